"""The reader of xml.sax that drives xml.parsers.expat."""

import weakref
from xml.parsers import expat
from xml.sax import handler, xmlreader
from xml.sax._exceptions import (
    SAXException, SAXNotRecognizedException, SAXNotSupportedException, SAXParseException,
)  # fmt: skip
from xml.sax.handler import (
    feature_external_ges, feature_external_pes, feature_namespace_prefixes, feature_namespaces, feature_string_interning,
    feature_validation, property_interning_dict, property_lexical_handler, property_xml_string,
)  # fmt: skip

version = "0.20"
AttributesImpl, AttributesNSImpl = xmlreader.AttributesImpl, xmlreader.AttributesNSImpl


class ExpatLocator(xmlreader.Locator):
    """Where the parser is, as long as it lives."""

    def __init__(self, parser):
        self._ref = weakref.ref(parser)

    def getColumnNumber(self):
        parser = self._ref()
        return None if parser is None or parser._parser is None else parser._parser.ErrorColumnNumber

    def getLineNumber(self):
        parser = self._ref()
        return 1 if parser is None or parser._parser is None else parser._parser.ErrorLineNumber

    def getPublicId(self):
        parser = self._ref()
        return None if parser is None else parser._source.getPublicId()

    def getSystemId(self):
        parser = self._ref()
        return None if parser is None else parser._source.getSystemId()


class ExpatParser(xmlreader.IncrementalParser, xmlreader.Locator):
    """An incremental reader."""

    def __init__(self, namespaceHandling=0, bufsize=2**16 - 20):
        xmlreader.IncrementalParser.__init__(self, bufsize)
        self._source = xmlreader.InputSource()
        self._parser = None
        self._namespaces = namespaceHandling
        self._lex_handler_prop = None
        self._parsing = False
        self._entity_stack = []
        self._external_ges = 0
        self._interning = None

    # ---- reading

    def parse(self, source):
        from xml.sax import saxutils

        source = saxutils.prepare_input_source(source)
        self._source = source
        try:
            self.reset()
            self._cont_handler.setDocumentLocator(ExpatLocator(self))
            xmlreader.IncrementalParser.parse(self, source)
        except BaseException:
            self._close_source()
            raise

    def prepareParser(self, source):
        if source.getSystemId() is not None:
            self._parser.SetBase(source.getSystemId())

    def feed(self, data, isFinal=False):
        if not self._parsing:
            self.reset()
            self._parsing = True
            self._cont_handler.startDocument()
        try:
            self._parser.Parse(data, isFinal)
        except expat.error as failure:
            self._err_handler.fatalError(SAXParseException(expat.ErrorString(failure.code), failure, self))

    def _close_source(self):
        file = self._source.getCharacterStream()
        try:
            if file is not None:
                file.close()
        finally:
            file = self._source.getByteStream()
            if file is not None:
                file.close()

    def close(self):
        if self._entity_stack or self._parser is None:
            return
        try:
            self.feed(b"", isFinal=True)
            self._cont_handler.endDocument()
        finally:
            self._parsing = False
            self._parser = None
            self._close_source()

    def reset(self):
        if self._namespaces:
            self._parser = expat.ParserCreate(self._source.getEncoding(), " ", intern=self._interning)
            self._parser.namespace_prefixes = 1
            self._parser.StartElementHandler = self.start_element_ns
            self._parser.EndElementHandler = self.end_element_ns
        else:
            self._parser = expat.ParserCreate(self._source.getEncoding(), intern=self._interning)
            self._parser.StartElementHandler = self.start_element
            self._parser.EndElementHandler = self.end_element
        self._reset_cont_handler()
        self._parser.UnparsedEntityDeclHandler = self.unparsed_entity_decl
        self._parser.NotationDeclHandler = self.notation_decl
        self._parser.StartNamespaceDeclHandler = self.start_namespace_decl
        self._parser.EndNamespaceDeclHandler = self.end_namespace_decl
        self._decl_handler_prop = None
        if self._lex_handler_prop:
            self._reset_lex_handler_prop()
        self._parser.ExternalEntityRefHandler = self.external_entity_ref
        self._parser.SkippedEntityHandler = self.skipped_entity_handler
        self._parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE)
        self._parsing = False
        self._entity_stack = []

    def _reset_cont_handler(self):
        self._parser.ProcessingInstructionHandler = self._cont_handler.processingInstruction
        self._parser.CharacterDataHandler = self._cont_handler.characters

    def _reset_lex_handler_prop(self):
        lexical, parser = self._lex_handler_prop, self._parser
        parser.CommentHandler = lexical and lexical.comment
        parser.StartCdataSectionHandler = lexical and lexical.startCDATA
        parser.EndCdataSectionHandler = lexical and lexical.endCDATA
        parser.StartDoctypeDeclHandler = lexical and self.start_doctype_decl
        parser.EndDoctypeDeclHandler = lexical and lexical.endDTD

    def setContentHandler(self, handler):
        xmlreader.IncrementalParser.setContentHandler(self, handler)
        if self._parsing:
            self._reset_cont_handler()

    # ---- features and properties

    def getFeature(self, name):
        if name == feature_namespaces:
            return self._namespaces
        if name == feature_string_interning:
            return self._interning is not None
        if name in (feature_validation, feature_external_pes, feature_namespace_prefixes):
            return 0
        if name == feature_external_ges:
            return self._external_ges
        raise SAXNotRecognizedException(f"Feature '{name}' not recognized")

    def setFeature(self, name, state):
        if self._parsing:
            raise SAXNotSupportedException("Cannot set features while parsing")
        if name == feature_namespaces:
            self._namespaces = state
        elif name == feature_external_ges:
            self._external_ges = state
        elif name == feature_string_interning:
            self._interning = {} if state and self._interning is None else self._interning if state else None
        elif name == feature_validation:
            if state:
                raise SAXNotSupportedException("expat does not support validation")
        elif name == feature_external_pes:
            if state:
                raise SAXNotSupportedException("expat does not read external parameter entities")
        elif name == feature_namespace_prefixes:
            if state:
                raise SAXNotSupportedException("expat does not report namespace prefixes")
        else:
            raise SAXNotRecognizedException(f"Feature '{name}' not recognized")

    def getProperty(self, name):
        if name == handler.property_lexical_handler:
            return self._lex_handler_prop
        if name == property_interning_dict:
            return self._interning
        if name == property_xml_string:
            if self._parser:
                return self._parser.GetInputContext()
            raise SAXNotSupportedException("XML string cannot be returned when not parsing")
        raise SAXNotRecognizedException(f"Property '{name}' not recognized")

    def setProperty(self, name, value):
        if name == property_lexical_handler:
            self._lex_handler_prop = value
            if self._parsing:
                self._reset_lex_handler_prop()
        elif name == property_interning_dict:
            self._interning = value
        elif name == property_xml_string:
            raise SAXNotSupportedException(f"Property '{name}' cannot be set")
        else:
            raise SAXNotRecognizedException(f"Property '{name}' not recognized")

    # ---- the place

    def getColumnNumber(self):
        return None if self._parser is None else self._parser.ErrorColumnNumber

    def getLineNumber(self):
        return 1 if self._parser is None else self._parser.ErrorLineNumber

    def getPublicId(self):
        return self._source.getPublicId()

    def getSystemId(self):
        return self._source.getSystemId()

    # ---- what expat tells

    def start_element(self, name, attrs):
        self._cont_handler.startElement(name, AttributesImpl(attrs))

    def end_element(self, name):
        self._cont_handler.endElement(name)

    @staticmethod
    def _split(name):
        """((namespace or None, local name), the name as written) of what expat gives."""
        parts = name.split()
        if len(parts) == 1:
            return (None, name), name
        return tuple(parts[:2]), f"{parts[2]}:{parts[1]}" if len(parts) == 3 else parts[1]

    def start_element_ns(self, name, attrs):
        pair, _ = self._split(name)
        values, written = {}, {}
        for key, value in attrs.items():
            full, qname = self._split(key)
            values[full], written[full] = value, qname
        self._cont_handler.startElementNS(pair, None, AttributesNSImpl(values, written))

    def end_element_ns(self, name):
        self._cont_handler.endElementNS(self._split(name)[0], None)

    def processing_instruction(self, target, data):
        self._cont_handler.processingInstruction(target, data)

    def character_data(self, data):
        self._cont_handler.characters(data)

    def start_namespace_decl(self, prefix, uri):
        self._cont_handler.startPrefixMapping(prefix, uri)

    def end_namespace_decl(self, prefix):
        self._cont_handler.endPrefixMapping(prefix)

    def start_doctype_decl(self, name, sysid, pubid, has_internal_subset):
        self._lex_handler_prop.startDTD(name, pubid, sysid)

    def unparsed_entity_decl(self, name, base, sysid, pubid, notation_name):
        self._dtd_handler.unparsedEntityDecl(name, pubid, sysid, notation_name)

    def notation_decl(self, name, base, sysid, pubid):
        self._dtd_handler.notationDecl(name, pubid, sysid)

    def external_entity_ref(self, context, base, sysid, pubid):
        """Reads an external entity in its place, where the feature asks for it."""
        from xml.sax import saxutils

        if not self._external_ges:
            return 1
        source = self._ent_handler.resolveEntity(pubid, sysid)
        source = saxutils.prepare_input_source(source, self._source.getSystemId() or "")
        self._entity_stack.append((self._parser, self._source))
        self._parser = self._parser.ExternalEntityParserCreate(context)
        self._source = source
        try:
            xmlreader.IncrementalParser.parse(self, source)
        except SAXException:
            return 0
        self._parser, self._source = self._entity_stack.pop()
        return 1

    def skipped_entity_handler(self, name, is_pe):
        self._cont_handler.skippedEntity("%" + name if is_pe else name)


def create_parser(*args, **kwargs):
    return ExpatParser(*args, **kwargs)
