"""xml.dom: the constants and exceptions of the document object model; xml.dom.minidom is an implementation."""


class Node:
    (ELEMENT_NODE, ATTRIBUTE_NODE, TEXT_NODE, CDATA_SECTION_NODE, ENTITY_REFERENCE_NODE, ENTITY_NODE, PROCESSING_INSTRUCTION_NODE,
     COMMENT_NODE, DOCUMENT_NODE, DOCUMENT_TYPE_NODE, DOCUMENT_FRAGMENT_NODE, NOTATION_NODE) = range(1, 13)  # fmt: skip


class UserDataHandler:
    """What a handler of setUserData is told."""

    NODE_CLONED, NODE_IMPORTED, NODE_DELETED, NODE_RENAMED = range(1, 5)


class DOMException(Exception):
    code = 0

    def __init__(self, *args, **kw):
        if type(self) is DOMException:
            raise RuntimeError("DOMException should not be instantiated directly")
        Exception.__init__(self, *args, **kw)

    def _get_code(self):
        return self.code


for _code, _name in enumerate(("IndexSize", "DomstringSize", "HierarchyRequest", "WrongDocument", "InvalidCharacter", "NoDataAllowed",
                               "NoModificationAllowed", "NotFound", "NotSupported", "InuseAttribute", "InvalidState", "Syntax",
                               "InvalidModification", "Namespace", "InvalidAccess", "Validation"), 1):  # fmt: skip
    _class = _name + "Err" if _name != "DomstringSize" else "DomstringSizeErr"
    globals()[_class] = type(_class, (DOMException,), {"code": _code, "__module__": __name__})
    globals()["".join("_" * (c.isupper() and i > 0) + c.upper() for i, c in enumerate(_name)) + "_ERR"] = _code
DOMSTRING_SIZE_ERR = 2

XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace"
XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/"
XHTML_NAMESPACE = "http://www.w3.org/1999/xhtml"
EMPTY_NAMESPACE = EMPTY_PREFIX = None


_registered = {}  # makers of implementations, by name


def registerDOMImplementation(name, factory):
    """Makes `factory` known, which gives the implementation `name`."""
    _registered[name] = factory


def _features(text):
    """Pairs of features and versions (or None) in a text such as "core 1.0 xml"."""
    pairs = []
    for word in text.split():
        if word[0] in "0123456789" and pairs and pairs[-1][1] is None:
            pairs[-1] = (pairs[-1][0], word)
        elif word[0] in "0123456789":
            raise ValueError("bad feature name: %r" % word)
        else:
            pairs.append((word, None))
    return tuple(pairs)


def getDOMImplementation(name=None, features=()):
    """An implementation by its name, or one that has all features; the environment's PYTHON_DOM names one, too."""
    import os
    from xml.dom import minidom

    if name is not None:
        return minidom.getDOMImplementation() if name == "minidom" else _registered[name]()
    if os.environ.get("PYTHON_DOM"):
        return getDOMImplementation(os.environ["PYTHON_DOM"])
    wanted = _features(features) if isinstance(features, str) else features
    for make in (*_registered.values(), minidom.getDOMImplementation):
        made = make()
        if all(made.hasFeature(feature, version) for feature, version in wanted):
            return made
    raise ImportError("no suitable DOM implementation found")
