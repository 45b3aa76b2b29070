"""xml.dom.minidom: documents as trees of nodes, read from texts and written back."""

import io
import xml.dom
from xml.dom._minidom_parts import NamedNodeMap, ReadOnlySequentialNamedNodeMap, declared, rename, set_user_data, tell_user_data
from xml.etree import ElementTree
from xml.parsers import expat


class NodeList(list):
    __slots__ = ()
    length = property(len)

    def item(self, index):
        return self[index] if 0 <= index < len(self) else None


class Node(xml.dom.Node):
    namespaceURI = prefix = localName = parentNode = ownerDocument = nextSibling = previousSibling = None
    nodeValue = attributes = None

    def __bool__(self):
        return True

    @property
    def firstChild(self):
        return self.childNodes[0] if self.childNodes else None

    @property
    def lastChild(self):
        return self.childNodes[-1] if self.childNodes else None

    def hasChildNodes(self):
        return bool(self.childNodes)

    def _link(self):
        """Sets the siblings of all children anew."""
        for before, node, after in zip([None, *self.childNodes], self.childNodes, [*self.childNodes[1:], None]):
            node.parentNode, node.previousSibling, node.nextSibling = self, before, after

    def _place(self, child):
        if child.parentNode is not self:
            raise StopIteration
        return self.childNodes.index(child)

    def insertBefore(self, newChild, refChild):
        if newChild.nodeType == self.DOCUMENT_FRAGMENT_NODE:
            for each in list(newChild.childNodes):
                self.insertBefore(each, refChild)
            return newChild
        if newChild.nodeType not in self._child_node_types:
            raise xml.dom.HierarchyRequestErr(f"{newChild!r} cannot be child of {self!r}")
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        if refChild is None:
            before = self.childNodes[-1] if self.childNodes else None
            self.childNodes.append(newChild)
            newChild.parentNode, newChild.previousSibling, newChild.nextSibling = self, before, None
            if before is not None:
                before.nextSibling = newChild
            return newChild
        try:
            place = self._place(refChild)
        except StopIteration:
            raise xml.dom.NotFoundErr() from None
        before = refChild.previousSibling
        self.childNodes.insert(place, newChild)
        newChild.parentNode, newChild.previousSibling, newChild.nextSibling, refChild.previousSibling = self, before, refChild, newChild
        if before is not None:
            before.nextSibling = newChild
        return newChild

    def appendChild(self, node):
        return self.insertBefore(node, None)

    def replaceChild(self, newChild, oldChild):
        if newChild is oldChild:
            return None
        self.insertBefore(newChild, oldChild)
        return self.removeChild(oldChild)

    def removeChild(self, oldChild):
        try:
            del self.childNodes[self._place(oldChild)]
        except StopIteration:
            raise xml.dom.NotFoundErr() from None
        before, after = oldChild.previousSibling, oldChild.nextSibling
        if before is not None:
            before.nextSibling = after
        if after is not None:
            after.previousSibling = before
        oldChild.parentNode = oldChild.nextSibling = oldChild.previousSibling = None
        return oldChild

    def normalize(self):
        kept = []
        for child in self.childNodes:
            if child.nodeType == self.TEXT_NODE:
                if not child.data:
                    continue
                if kept and kept[-1].nodeType == self.TEXT_NODE:
                    kept[-1].data += child.data
                    continue
            elif child.nodeType == self.ELEMENT_NODE:
                child.normalize()
            kept.append(child)
        self.childNodes[:] = kept
        self._link()

    def cloneNode(self, deep):
        return _cloned(self, deep, self.ownerDocument or self)

    def setUserData(self, key, data, handler):
        return set_user_data(self, key, data, handler)

    def getUserData(self, key):
        return self.__dict__.get("_user_data", {}).get(key, (None,))[0]

    def isSupported(self, feature, version):
        return DOMImplementation().hasFeature(feature, version)

    def getInterface(self, feature):
        return self if self.isSupported(feature, None) else None

    def isSameNode(self, other):
        return self is other

    def toxml(self, encoding=None, standalone=None):
        return self.toprettyxml("", "", encoding, standalone)

    def toprettyxml(self, indent="\t", newl="\n", encoding=None, standalone=None):
        writer = io.StringIO()
        if self.nodeType == Node.DOCUMENT_NODE:
            self.writexml(writer, "", indent, newl, encoding, standalone)
        else:
            self.writexml(writer, "", indent, newl)
        text = writer.getvalue()
        return text if encoding is None else text.encode(encoding, "xmlcharrefreplace")

    def getElementsByTagName(self, name):
        return NodeList([e for e in _descendants(self) if name in ("*", e.tagName)])

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return NodeList([e for e in _descendants(self) if localName in ("*", e.localName) and namespaceURI in ("*", e.namespaceURI)])

    def unlink(self):
        self.parentNode = self.ownerDocument = self.nextSibling = self.previousSibling = None
        for child in self.childNodes:
            child.unlink()
        self.childNodes = NodeList()

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.unlink()


def _descendants(node):
    """The elements below, in the order of the text."""
    waiting = list(reversed(node.childNodes))
    while waiting:
        each = waiting.pop()
        if each.nodeType == Node.ELEMENT_NODE:
            yield each
        waiting.extend(reversed(each.childNodes))


def _cloned(node, deep, document):
    made = _copied(node, deep, document)
    operation = xml.dom.UserDataHandler
    tell_user_data(node, operation.NODE_CLONED if node.ownerDocument is document else operation.NODE_IMPORTED, node, made)
    return made


def _copied(node, deep, document):
    kind = node.nodeType
    if kind == Node.ELEMENT_NODE:
        made = document.createElementNS(node.namespaceURI, node.nodeName)
        for attribute in node.attributes.values():
            made.setAttributeNS(attribute.namespaceURI, attribute.nodeName, attribute.value)
    elif kind == Node.DOCUMENT_NODE:
        made = document = Document()
    elif kind == Node.PROCESSING_INSTRUCTION_NODE:
        return document.createProcessingInstruction(node.target, node.data)
    elif kind == Node.DOCUMENT_FRAGMENT_NODE:
        made = document.createDocumentFragment()
    else:
        made = type(node)()
        made.data, made.ownerDocument = node.data, document
        return made
    if deep:
        for child in node.childNodes:
            made.appendChild(_cloned(child, True, document))
    return made


def _write_data(writer, text):
    if text:
        writer.write(text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace(">", "&gt;"))


class DocumentFragment(Node):
    nodeType, nodeName = Node.DOCUMENT_FRAGMENT_NODE, "#document-fragment"
    _child_node_types = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.TEXT_NODE, Node.CDATA_SECTION_NODE)

    def __init__(self):
        self.childNodes = NodeList()


class Attr(Node):
    nodeType = Node.ATTRIBUTE_NODE
    ownerElement = None
    specified = False
    childNodes = NodeList()

    def __init__(self, qName, namespaceURI=None, localName=None, prefix=None):
        self.value = ""
        inner = qName.rpartition(":") if ":" in qName else (prefix, "", localName or qName)
        self._set_names(namespaceURI, qName, inner[0], inner[2])

    def _set_names(self, namespaceURI, name, prefix, local):
        self.name = self.nodeName = name
        self.namespaceURI, self.prefix, self.localName = namespaceURI, prefix, local

    isId = False
    schemaType = property(lambda self: TypeInfo(None, None))

    nodeValue = property(lambda self: self.value, lambda self, value: setattr(self, "value", value))


class Element(Node):
    nodeType = Node.ELEMENT_NODE
    _child_node_types = DocumentFragment._child_node_types

    def __init__(self, tagName, namespaceURI=None, prefix=None, localName=None):
        self.childNodes, self._attrs = NodeList(), {}
        self._set_names(namespaceURI, tagName, prefix or tagName.rpartition(":")[0] or None, tagName.rpartition(":")[2])

    def _set_names(self, namespaceURI, name, prefix, local):
        self.tagName = self.nodeName = name
        self.namespaceURI, self.prefix, self.localName = namespaceURI, prefix, local

    schemaType = property(lambda self: TypeInfo(None, None))

    @property
    def attributes(self):
        return NamedNodeMap(self)

    def getAttribute(self, attname):
        found = self._attrs.get(attname)
        return found.value if found is not None else ""

    def getAttributeNS(self, namespaceURI, localName):
        return next((a.value for a in self._attrs.values() if a.localName == localName and a.namespaceURI == namespaceURI), "")

    def setAttribute(self, attname, value):
        self.setAttributeNS(None, attname, value)

    def setAttributeNS(self, namespaceURI, qualifiedName, value):
        found = self._attrs.get(qualifiedName)
        if found is None:
            found = self._attrs[qualifiedName] = Attr(qualifiedName, namespaceURI)
            found.ownerElement, found.ownerDocument = self, self.ownerDocument
        found.value = value

    def getAttributeNode(self, attrname):
        return self._attrs.get(attrname)

    def getAttributeNodeNS(self, namespaceURI, localName):
        return next((a for a in self._attrs.values() if a.localName == localName and a.namespaceURI == namespaceURI), None)

    def _forget(self, attr):
        del self._attrs[attr.name]
        attr.ownerElement = None

    def setAttributeNode(self, attr):
        if attr.ownerElement not in (None, self):
            raise xml.dom.InuseAttributeErr("attribute node already owned")
        before = self._attrs.get(attr.name) or self.getAttributeNodeNS(attr.namespaceURI, attr.localName)
        if before is attr:
            return None
        if before is not None:
            self._forget(before)
        self._attrs[attr.name] = attr
        attr.ownerElement = self
        return before

    setAttributeNodeNS = setAttributeNode

    def removeAttribute(self, name):
        if name not in self._attrs:
            raise xml.dom.NotFoundErr()
        self._forget(self._attrs[name])

    def removeAttributeNS(self, namespaceURI, localName):
        self.removeAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def removeAttributeNode(self, node):
        if node is None or self._attrs.get(node.name) is not node:
            raise xml.dom.NotFoundErr()
        self._forget(node)
        return node

    removeAttributeNodeNS = removeAttributeNode

    def hasAttribute(self, name):
        return name in self._attrs

    def hasAttributeNS(self, namespaceURI, localName):
        return self.getAttributeNodeNS(namespaceURI, localName) is not None

    def setIdAttribute(self, name):
        self.setIdAttributeNode(self.getAttributeNode(name))

    def setIdAttributeNS(self, namespaceURI, localName):
        self.setIdAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def setIdAttributeNode(self, idAttr):
        if idAttr is None or self._attrs.get(idAttr.name) is not idAttr:
            raise xml.dom.NotFoundErr()
        idAttr.isId = True

    def hasAttributes(self):
        return bool(self._attrs)

    def __repr__(self):
        return f"<DOM Element: {self.tagName} at {id(self):#x}>"

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(f"{indent}<{self.tagName}")
        for name, attribute in self._attrs.items():
            writer.write(f' {name}="')
            _write_data(writer, attribute.value)
            writer.write('"')
        if not self.childNodes:
            writer.write(f"/>{newl}")
            return
        writer.write(">")
        if len(self.childNodes) == 1 and self.childNodes[0].nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            self.childNodes[0].writexml(writer, "", "", "")
        else:
            writer.write(newl)
            for node in self.childNodes:
                node.writexml(writer, indent + addindent, addindent, newl)
            writer.write(indent)
        writer.write(f"</{self.tagName}>{newl}")


class CharacterData(Node):
    childNodes = NodeList()
    _child_node_types = ()

    def __init__(self, data=""):
        self.data = data

    nodeValue = property(lambda self: self.data, lambda self, value: setattr(self, "data", value))
    length = property(lambda self: len(self.data))

    def appendChild(self, node):
        raise xml.dom.HierarchyRequestErr(f"{self.nodeName} nodes cannot have children")

    insertBefore = lambda self, newChild, refChild: self.appendChild(newChild)  # noqa: E731

    def unlink(self):
        self.parentNode = self.ownerDocument = self.nextSibling = self.previousSibling = None

    def _check_place(self, offset, count=0):
        if offset < 0:
            raise xml.dom.IndexSizeErr("offset cannot be negative")
        if offset >= len(self.data):
            raise xml.dom.IndexSizeErr("offset cannot be beyond end of data")
        if count < 0:
            raise xml.dom.IndexSizeErr("count cannot be negative")

    def __len__(self):
        return len(self.data)

    def substringData(self, offset, count):
        self._check_place(offset, count)
        return self.data[offset : offset + count]

    def insertData(self, offset, arg):
        self._check_place(offset)
        self.data = self.data[:offset] + arg + self.data[offset:]

    def deleteData(self, offset, count):
        self._check_place(offset, count)
        self.data = self.data[:offset] + self.data[offset + count :]

    def replaceData(self, offset, count, arg):
        self._check_place(offset, count)
        self.data = self.data[:offset] + arg + self.data[offset + count :]

    def appendData(self, arg):
        self.data += arg

    def __repr__(self):
        dots = "..." if len(self.data) > 10 else ""
        return f'<DOM {self.__class__.__name__} node "{self.data[:10]!r}{dots}">'


class Text(CharacterData):
    nodeType, nodeName = Node.TEXT_NODE, "#text"

    def splitText(self, offset):
        """The text from `offset` on becomes a node of its own, behind this one."""
        if offset < 0 or offset > len(self.data):
            raise xml.dom.IndexSizeErr("illegal offset value")
        made = self.__class__(self.data[offset:])
        made.ownerDocument = self.ownerDocument
        if self.parentNode is not None:
            self.parentNode.insertBefore(made, self.nextSibling)
        self.data = self.data[:offset]
        return made

    def _neighbours(self):
        """This node and the texts that stand right before and behind it."""
        found, kinds = [self], (Node.TEXT_NODE, Node.CDATA_SECTION_NODE)
        while found[0].previousSibling is not None and found[0].previousSibling.nodeType in kinds:
            found.insert(0, found[0].previousSibling)
        while found[-1].nextSibling is not None and found[-1].nextSibling.nodeType in kinds:
            found.append(found[-1].nextSibling)
        return found

    @property
    def wholeText(self):
        return "".join([node.data for node in self._neighbours()])

    @property
    def isWhitespaceInElementContent(self):
        return False

    def replaceWholeText(self, content):
        for node in self._neighbours():
            if node is not self or not content:
                self.parentNode.removeChild(node)
        if not content:
            return None
        self.data = content
        return self

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(indent)
        _write_data(writer, self.data)
        writer.write(newl)


class CDATASection(Text):
    nodeType, nodeName = Node.CDATA_SECTION_NODE, "#cdata-section"

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "]]>" in self.data:
            raise ValueError("']]>' not allowed in a CDATA section")
        writer.write(f"<![CDATA[{self.data}]]>")


class Comment(CharacterData):
    nodeType, nodeName = Node.COMMENT_NODE, "#comment"

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "--" in self.data:
            raise ValueError("'--' is not allowed in a comment node")
        writer.write(f"{indent}<!--{self.data}-->{newl}")


class ProcessingInstruction(CharacterData):
    nodeType = Node.PROCESSING_INSTRUCTION_NODE
    __repr__ = object.__repr__

    def __init__(self, target, data):
        self.target = self.nodeName = target
        self.data = data

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(f"{indent}<?{self.target} {self.data}?>{newl}")


class DocumentType(Node):
    nodeType = Node.DOCUMENT_TYPE_NODE
    publicId = systemId = internalSubset = None
    childNodes = NodeList()

    def __init__(self, qualifiedName):
        self.name = self.nodeName = qualifiedName
        self.entities, self.notations = ReadOnlySequentialNamedNodeMap(), ReadOnlySequentialNamedNodeMap()

    def unlink(self):
        self.parentNode = self.ownerDocument = None

    def writexml(self, writer, indent="", addindent="", newl=""):
        ids = f"{newl}  PUBLIC '{self.publicId}'{newl}  '{self.systemId}'" if self.publicId else f"{newl}  SYSTEM '{self.systemId}'" if self.systemId else ""
        inner = f" [{self.internalSubset}]" if self.internalSubset is not None else ""
        writer.write(f"<!DOCTYPE {self.name}{ids}{inner}>{newl}")


class TypeInfo:
    __slots__ = "namespace", "name"

    def __init__(self, namespace, name):
        self.namespace, self.name = namespace, name

    def __repr__(self):
        return "<%s %r%s>" % (self.__class__.__name__, self.name, " (from %r)" % self.namespace if self.namespace else "")


class Entity(Node):
    """An entity that a document type declares."""

    nodeType = Node.ENTITY_NODE
    actualEncoding = encoding = version = None

    def __init__(self, name, publicId, systemId, notation):
        self.nodeName, self.notationName, self.publicId, self.systemId = name, notation, publicId, systemId
        self.childNodes = NodeList()

    def appendChild(self, newChild):
        raise xml.dom.HierarchyRequestErr("cannot append children to an entity node")

    def insertBefore(self, newChild, refChild):
        raise xml.dom.HierarchyRequestErr("cannot insert children below an entity node")

    def removeChild(self, oldChild):
        raise xml.dom.HierarchyRequestErr("cannot remove children from an entity node")

    def replaceChild(self, newChild, oldChild):
        raise xml.dom.HierarchyRequestErr("cannot replace children of an entity node")


class Notation(Node):
    """A notation that a document type declares."""

    nodeType = Node.NOTATION_NODE
    childNodes = NodeList()

    def __init__(self, name, publicId, systemId):
        self.nodeName, self.publicId, self.systemId = name, publicId, systemId


def _entity(name, public, system, notation, value):
    made = Entity(name, public, system, notation)
    if value is not None:
        made.childNodes.append(Text(value))
    return made


class Document(Node):
    nodeType, nodeName = Node.DOCUMENT_NODE, "#document"
    _child_node_types = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.DOCUMENT_TYPE_NODE)
    encoding = standalone = version = None

    def __init__(self):
        self.childNodes = NodeList()

    implementation = property(lambda self: DOMImplementation())
    documentElement = property(lambda self: next((n for n in self.childNodes if n.nodeType == Node.ELEMENT_NODE), None))
    doctype = property(lambda self: next((n for n in self.childNodes if n.nodeType == Node.DOCUMENT_TYPE_NODE), None))

    def appendChild(self, node):
        if node.nodeType == Node.ELEMENT_NODE and self.documentElement is not None:
            raise xml.dom.HierarchyRequestErr("two document elements disallowed")
        return Node.insertBefore(self, node, None)

    def _owned(self, node):
        node.ownerDocument = self
        return node

    def createElement(self, tagName):
        return self._owned(Element(tagName))

    def createElementNS(self, namespaceURI, qualifiedName):
        return self._owned(Element(qualifiedName, namespaceURI))

    def createTextNode(self, data):
        if not isinstance(data, str):
            raise TypeError("node contents must be a string")
        return self._owned(Text(data))

    def createCDATASection(self, data):
        return self._owned(CDATASection(data))

    def createComment(self, data):
        return self._owned(Comment(data))

    def createProcessingInstruction(self, target, data):
        return self._owned(ProcessingInstruction(target, data))

    def createAttribute(self, qName):
        return self._owned(Attr(qName))

    def createAttributeNS(self, namespaceURI, qualifiedName):
        return self._owned(Attr(qualifiedName, namespaceURI))

    def createDocumentFragment(self):
        return self._owned(DocumentFragment())

    def getElementById(self, id):
        for element in _descendants(self):
            if any(a.isId and a.value == id for a in element._attrs.values()):
                return element
        return None

    def renameNode(self, n, namespaceURI, name):
        return rename(self, n, namespaceURI, name)

    def importNode(self, node, deep):
        if node.nodeType == Node.DOCUMENT_NODE:
            raise xml.dom.NotSupportedErr("cannot import document nodes")
        if node.nodeType == Node.DOCUMENT_TYPE_NODE:
            raise xml.dom.NotSupportedErr("cannot import document type nodes")
        return _cloned(node, deep, self)

    def writexml(self, writer, indent="", addindent="", newl="", encoding=None, standalone=None):
        declared = "" if encoding is None else f' encoding="{encoding}"'
        declared += "" if standalone is None else f' standalone="{"yes" if standalone else "no"}"'
        writer.write(f'<?xml version="1.0" {declared.lstrip()}?>{newl}')
        for node in self.childNodes:
            node.writexml(writer, indent, addindent, newl)


class DOMImplementation:
    def hasFeature(self, feature, version):
        return (feature.lower(), version or None) in [("core", v) for v in ("1.0", "2.0", None)] + [("xml", v) for v in ("1.0", "2.0", None)]

    def createDocument(self, namespaceURI, qualifiedName, doctype):
        made = Document()
        if doctype is not None:
            made.appendChild(doctype)
        if qualifiedName:
            made.appendChild(made.createElementNS(namespaceURI, qualifiedName))
        return made

    def createDocumentType(self, qualifiedName, publicId, systemId):
        made = DocumentType(qualifiedName)
        made.publicId, made.systemId = publicId, systemId
        return made


class _Builder:
    """Makes a document of a parser's events."""

    takes_prefixes = True

    def __init__(self):
        self.document = self._at = Document()
        self._spaces = [{"xml": xml.dom.XML_NAMESPACE}]

    def _add(self, node):
        node.ownerDocument = self.document
        Node.insertBefore(self._at, node, None)

    def start(self, name, attributes):
        spaces = dict(self._spaces[-1])
        for key, value in attributes.items():
            if key == "xmlns" or key[:6] == "xmlns:":
                spaces[key[6:]] = value
        self._spaces.append(spaces)
        node = Element(name, spaces.get(name.rpartition(":")[0]))
        self._add(node)
        for key, value in sorted(attributes.items(), key=lambda item: item[0] != "xmlns" and item[0][:6] != "xmlns:"):
            space = xml.dom.XMLNS_NAMESPACE if key == "xmlns" or key[:6] == "xmlns:" else spaces.get(key.rpartition(":")[0]) if ":" in key else None
            node.setAttributeNS(space, key, value)
        self._at = node

    def end(self, name):
        self._spaces.pop()
        self._at = self._at.parentNode

    def data(self, text):
        last = self._at.lastChild
        if last is not None and last.nodeType == Node.TEXT_NODE:
            last.data += text
        elif self._at is not self.document:
            self._add(Text(text))

    def cdata(self, text):
        self._add(CDATASection(text))

    def comment(self, text):
        self._add(Comment(text))

    def pi(self, target, text):
        self._add(ProcessingInstruction(target, text))

    def doctype(self, text):
        head, bracket, inner = text.partition("[")
        words = head.split(None, 2)
        node = DocumentType(words[0])
        if len(words) > 2:
            import shlex

            ids = shlex.split(words[2])
            node.systemId = ids[-1]
            node.publicId = ids[0] if words[1] == "PUBLIC" else None
        node.internalSubset = inner.rpartition("]")[0] if bracket else None
        node.entities, node.notations = declared(node.internalSubset, _entity, Notation)
        self._add(node)


def parseString(string, parser=None):
    builder = _Builder()
    try:
        ElementTree._read(string.decode("utf-8-sig") if isinstance(string, (bytes, bytearray)) else string, builder)
    except ElementTree.ParseError as e:
        failed = expat.ExpatError(str(e))
        failed.code, (failed.lineno, failed.offset) = e.code, e.position
        raise failed from None
    return builder.document


def parse(file, parser=None, bufsize=None):
    if isinstance(file, (str, bytes)) or hasattr(file, "__fspath__"):
        with open(file, "rb") as opened:
            return parseString(opened.read())
    return parseString(file.read())


def getDOMImplementation(features=None):
    return DOMImplementation()
