"""xml.etree.ElementInclude: puts other documents and texts where XInclude elements ask for them."""

import copy
from urllib.parse import urljoin
from xml.etree import ElementTree

XINCLUDE = "{http://www.w3.org/2001/XInclude}"
XINCLUDE_INCLUDE = XINCLUDE + "include"
XINCLUDE_FALLBACK = XINCLUDE + "fallback"
DEFAULT_MAX_INCLUSION_DEPTH = 6


class FatalIncludeError(SyntaxError):
    """An include element that cannot be followed."""


class LimitedRecursiveIncludeError(FatalIncludeError):
    """More documents inside of documents than allowed."""


def default_loader(href, parse, encoding=None):
    """The root of a document (parse is "xml") or a text, from a file."""
    if parse == "xml":
        with open(href, "rb") as file:
            return ElementTree.parse(file).getroot()
    with open(href, "r", encoding=encoding or "UTF-8") as file:
        return file.read()


def include(elem, loader=None, base_url=None, max_depth=DEFAULT_MAX_INCLUSION_DEPTH):
    """Replaces the include elements below `elem`; `loader` gives None for what it has not."""
    if max_depth is not None and max_depth < 0:
        raise ValueError(f"expected non-negative depth or None for 'max_depth', got {max_depth!r}")
    root = elem.getroot() if hasattr(elem, "getroot") else elem
    _include(root, loader or default_loader, base_url, max_depth, set())


def _include(elem, loader, base_url, depth, parents):
    index = 0
    while index < len(elem):
        child = elem[index]
        if child.tag == XINCLUDE_FALLBACK:
            raise FatalIncludeError(f"xi:fallback tag must be child of xi:include ({child.tag!r})")
        if child.tag != XINCLUDE_INCLUDE:
            _include(child, loader, base_url, depth, parents)
            index += 1
            continue
        href = child.get("href")
        if base_url:
            href = urljoin(base_url, href)
        kind = child.get("parse", "xml")
        if kind == "xml":
            elem[index] = _document(child, href, loader, depth, parents)
            index += 1
        elif kind == "text":
            text = loader(href, kind, child.get("encoding"))
            if text is None:
                raise FatalIncludeError(f"cannot load {href!r} as {kind!r}")
            text += child.tail or ""
            if index:
                elem[index - 1].tail = (elem[index - 1].tail or "") + text
            else:
                elem.text = (elem.text or "") + text
            del elem[index]
        else:
            raise FatalIncludeError(f"unknown parse type in xi:include tag ({kind!r})")


def _document(child, href, loader, depth, parents):
    """The root that stands for an include element, with its own includes followed."""
    if href in parents:
        raise FatalIncludeError(f"recursive include of {href}")
    if depth == 0:
        raise LimitedRecursiveIncludeError(f"maximum xinclude depth reached when including file {href}")
    node = loader(href, "xml")
    if node is None:
        raise FatalIncludeError(f"cannot load {href!r} as 'xml'")
    node = copy.copy(node)
    _include(node, loader, href, None if depth is None else depth - 1, parents | {href})
    if child.tail:
        node.tail = (node.tail or "") + child.tail
    return node
