"""xml.etree.ElementPath: the paths that find() and its like take, as functions."""

from xml.etree.ElementTree import _found, _tokens


def iterfind(elem, path, namespaces=None):
    return iter(_found(elem, path, namespaces))


def findall(elem, path, namespaces=None):
    return list(iterfind(elem, path, namespaces))


def find(elem, path, namespaces=None):
    return next(iterfind(elem, path, namespaces), None)


def findtext(elem, path, default=None, namespaces=None):
    found = find(elem, path, namespaces)
    return default if found is None else found.text or ""


def xpath_tokenizer(pattern, namespaces=None):
    """(mark, name) pairs, one of which is empty."""
    for token in _tokens(pattern, namespaces):
        yield ("", token) if token[0].isalnum() or token[0] in "{_" else (token, "")
