"""The handlers of xml.sax: classes whose methods a reader calls, and the names of features and properties."""

version = "2.0beta"


class ErrorHandler:
    """Raises errors, prints warnings."""

    def error(self, exception):
        raise exception

    def fatalError(self, exception):
        raise exception

    def warning(self, exception):
        print(exception)


class ContentHandler:
    """What a document consists of; each method does nothing until it is overridden."""

    def __init__(self):
        self._locator = None

    def setDocumentLocator(self, locator):
        self._locator = locator

    def startDocument(self):
        pass

    def endDocument(self):
        pass

    def startPrefixMapping(self, prefix, uri):
        pass

    def endPrefixMapping(self, prefix):
        pass

    def startElement(self, name, attrs):
        pass

    def endElement(self, name):
        pass

    def startElementNS(self, name, qname, attrs):
        pass

    def endElementNS(self, name, qname):
        pass

    def characters(self, content):
        pass

    def ignorableWhitespace(self, whitespace):
        pass

    def processingInstruction(self, target, data):
        pass

    def skippedEntity(self, name):
        pass


class DTDHandler:
    """Declarations that a document's reader needs."""

    def notationDecl(self, name, publicId, systemId):
        pass

    def unparsedEntityDecl(self, name, publicId, systemId, ndata):
        pass


class EntityResolver:
    """Says where an external entity is: the name of its file, or an InputSource."""

    def resolveEntity(self, publicId, systemId):
        return systemId


class LexicalHandler:
    """How the document is written: comments, CDATA sections, its type."""

    def comment(self, content):
        pass

    def startDTD(self, name, public_id, system_id):
        pass

    def endDTD(self):
        pass

    def startCDATA(self):
        pass

    def endCDATA(self):
        pass


_FEATURES, _PROPERTIES = "http://xml.org/sax/features/", "http://xml.org/sax/properties/"
feature_namespaces = _FEATURES + "namespaces"
feature_namespace_prefixes = _FEATURES + "namespace-prefixes"
feature_string_interning = _FEATURES + "string-interning"
feature_validation = _FEATURES + "validation"
feature_external_ges = _FEATURES + "external-general-entities"
feature_external_pes = _FEATURES + "external-parameter-entities"
all_features = [
    feature_namespaces, feature_namespace_prefixes, feature_string_interning, feature_validation, feature_external_ges,
    feature_external_pes,
]  # fmt: skip
property_lexical_handler = _PROPERTIES + "lexical-handler"
property_declaration_handler = _PROPERTIES + "declaration-handler"
property_dom_node = _PROPERTIES + "dom-node"
property_xml_string = _PROPERTIES + "xml-string"
property_encoding = "http://www.python.org/sax/properties/encoding"
property_interning_dict = "http://www.python.org/sax/properties/interning-dict"
all_properties = [
    property_lexical_handler, property_dom_node, property_declaration_handler, property_xml_string, property_encoding,
    property_interning_dict,
]  # fmt: skip
