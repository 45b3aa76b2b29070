"""The rarer parts of minidom: maps of nodes, what a document type declares, user data, nodes under other names."""

import re
import xml.dom


class NamedNodeMap:
    """The attributes of an element, by name and by (namespace, local name)."""

    __hash__ = None

    def __init__(self, owner):
        self._owner, self._attrs = owner, owner._attrs

    length = property(lambda self: len(self._attrs))

    def __len__(self):
        return len(self._attrs)

    def item(self, index):
        return list(self._attrs.values())[index] if 0 <= index < len(self._attrs) else None

    def items(self):
        return [(name, node.value) for name, node in self._attrs.items()]

    def itemsNS(self):
        return [((node.namespaceURI, node.localName), node.value) for node in self._attrs.values()]

    def keys(self):
        return self._attrs.keys()

    def keysNS(self):
        return {(node.namespaceURI, node.localName): node for node in self._attrs.values()}.keys()

    def values(self):
        return self._attrs.values()

    def get(self, name, value=None):
        return self._attrs.get(name, value)

    getNamedItem = get

    def getNamedItemNS(self, namespaceURI, localName):
        return self._owner.getAttributeNodeNS(namespaceURI, localName)

    def removeNamedItem(self, name):
        node = self.getNamedItem(name)
        if node is None:
            raise xml.dom.NotFoundErr()
        self._owner._forget(node)
        return node

    def removeNamedItemNS(self, namespaceURI, localName):
        node = self.getNamedItemNS(namespaceURI, localName)
        if node is None:
            raise xml.dom.NotFoundErr()
        self._owner._forget(node)
        return node

    def setNamedItem(self, node):
        if getattr(node, "nodeType", None) != node.ATTRIBUTE_NODE:
            raise xml.dom.HierarchyRequestErr("%s cannot be child of %s" % (repr(node), repr(self)))
        return self._owner.setAttributeNode(node)

    setNamedItemNS = setNamedItem

    def __eq__(self, other):
        return self._attrs is getattr(other, "_attrs", None)

    def __contains__(self, key):
        return key in self.keysNS() if isinstance(key, tuple) else key in self._attrs

    def __getitem__(self, name):
        return self.getNamedItemNS(*name) if isinstance(name, tuple) else self._attrs[name]

    def __setitem__(self, name, value):
        if isinstance(value, str):
            self._owner.setAttribute(name, value)
        elif getattr(value, "nodeType", None) != 2:
            raise TypeError("value must be a string or Attr object")
        else:
            self._owner.setAttributeNode(value)

    def __delitem__(self, name):
        node = self.getNamedItemNS(*name) if isinstance(name, tuple) else self._attrs.get(name)
        if node is None:
            raise KeyError(name)
        self._owner._forget(node)


class ReadOnlySequentialNamedNodeMap:
    """What a document type declares, by name; nothing is set or removed."""

    def __init__(self, seq=()):
        self._seq = seq

    length = property(lambda self: len(self._seq))

    def __len__(self):
        return len(self._seq)

    def getNamedItem(self, name):
        return next((node for node in self._seq if node.nodeName == name), None)

    def getNamedItemNS(self, namespaceURI, localName):
        return next((node for node in self._seq if node.namespaceURI == namespaceURI and node.localName == localName), None)

    def __getitem__(self, name_or_tuple):
        node = self.getNamedItemNS(*name_or_tuple) if isinstance(name_or_tuple, tuple) else self.getNamedItem(name_or_tuple)
        if node is None:
            raise KeyError(name_or_tuple)
        return node

    def item(self, index):
        return self._seq[index] if 0 <= index < len(self._seq) else None

    def _refuse(self, *names):
        raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")

    removeNamedItem = removeNamedItemNS = setNamedItem = setNamedItemNS = _refuse


_DECLARED = re.compile(
    r"<!--.*?-->|<!(ENTITY|NOTATION)\s+(%\s+)?([^\s>]+)\s+"
    r"(?:PUBLIC\s+(?:\"([^\"]*)\"|'([^']*)')(?:\s+(?:\"([^\"]*)\"|'([^']*)'))?|SYSTEM\s+(?:\"([^\"]*)\"|'([^']*)')|\"([^\"]*)\"|'([^']*)')"
    r"(?:\s+NDATA\s+([^\s>]+))?\s*>", re.S)  # fmt: skip


def declared(text, make_entity, make_notation):
    """The entities and the notations that the inner part of a document type declares."""
    entities, notations = [], []
    for found in _DECLARED.finditer(text or ""):
        kind, is_parameter, name = found.group(1, 2, 3)
        public, system, value = (next((part for part in found.group(*group) if part is not None), None)
                                 for group in ((4, 5), (6, 7, 8, 9), (10, 11)))  # fmt: skip
        if kind == "NOTATION":
            notations.append(make_notation(name, public, system))
        elif kind and not is_parameter:
            entities.append(make_entity(name, public, system, found[12], value))
    return ReadOnlySequentialNamedNodeMap(entities), ReadOnlySequentialNamedNodeMap(notations)


def set_user_data(node, key, data, handler):
    kept = node.__dict__.setdefault("_user_data", {})
    before = kept.get(key, (None,))[0]
    if data is None:
        kept.pop(key, None)
    else:
        kept[key] = data, handler
    return before


def tell_user_data(node, operation, source, made):
    """Calls the handlers of a node's user data."""
    for key, (data, handler) in list(node.__dict__.get("_user_data", {}).items()):
        if handler is not None:
            handler.handle(operation, key, data, source, made)


def rename(document, node, namespaceURI, name):
    if node.ownerDocument is not document:
        raise xml.dom.WrongDocumentErr("cannot rename nodes from other documents;\nexpected %s,\nfound %s" % (document, node.ownerDocument))
    if node.nodeType not in (node.ELEMENT_NODE, node.ATTRIBUTE_NODE):
        raise xml.dom.NotSupportedErr("renameNode() only applies to element and attribute nodes")
    prefix, colon, local = name.partition(":")
    if namespaceURI != xml.dom.EMPTY_NAMESPACE:
        if colon and prefix == "xmlns" and namespaceURI != xml.dom.XMLNS_NAMESPACE:
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix")
    element = node.ownerElement if node.nodeType == node.ATTRIBUTE_NODE else None
    if element is not None:
        element._forget(node)
    node._set_names(namespaceURI, name, prefix if colon else None, local if colon else name)
    if element is not None:
        element.setAttributeNode(node)
    return node
