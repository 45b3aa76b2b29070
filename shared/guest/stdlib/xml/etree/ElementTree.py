"""xml.etree.ElementTree: elements, a parser of well-formed XML, paths and serialization."""

import io
import re
import sys

import _xml_tree
from xml.etree._canonical import C14NWriterTarget, canonicalize  # noqa: F401
from xml.etree._parsers import XMLParser, XMLPullParser, iterparse  # noqa: F401

__all__ = ["Comment", "dump", "Element", "ElementTree", "fromstring", "fromstringlist", "indent", "iselement", "iterparse", "parse",
           "ParseError", "PI", "ProcessingInstruction", "QName", "SubElement", "tostring", "tostringlist", "TreeBuilder", "VERSION", "XML", "XMLID",
           "XMLParser", "XMLPullParser", "register_namespace", "canonicalize", "C14NWriterTarget"]  # fmt: skip
VERSION = "1.3.0"


class ParseError(SyntaxError):
    pass


def _check_element(value, text):
    if not isinstance(value, Element):
        raise TypeError(text.format(type(value).__name__))
    return value


_NO_ELEMENT = 'expected an Element, not "{}"'
_WRONG_ARGUMENT = "{}() argument {} must be xml.etree.ElementTree.Element, not {{}}"


class Element:
    """A name, attributes, the text before the first child, children, and the text behind the element."""

    __tp_name__ = "xml.etree.ElementTree.Element"
    __slots__ = ("tag", "attrib", "text", "tail", "_children", "__weakref__")

    def __init__(self, tag, attrib={}, **extra):
        if not isinstance(attrib, dict):
            raise TypeError(f"Element() argument 2 must be dict, not {type(attrib).__name__}")
        self.tag, self.attrib, self.text, self.tail, self._children = tag, {**attrib, **extra}, None, None, []

    def __repr__(self):
        return "<Element %r at %#x>" % (self.tag, id(self))

    def makeelement(self, tag, attrib):
        return type(self)(tag, attrib)

    def __copy__(self):
        made = self.makeelement(self.tag, self.attrib)
        made.text, made.tail, made._children = self.text, self.tail, list(self._children)
        return made

    def __getstate__(self):
        return {name: getattr(self, name) for name in ("tag", "_children", "attrib", "text", "tail")}

    def __setstate__(self, state):
        for name, value in state.items():
            setattr(self, name, value)

    def __setattr__(self, name, value):
        if name == "attrib" and not isinstance(value, dict):
            raise TypeError(f"attrib must be dict, not {type(value).__name__}")
        super().__setattr__(name, value)

    def __delattr__(self, name):
        if name in Element.__slots__:
            raise AttributeError("can't delete element attribute")
        super().__delattr__(name)

    def __len__(self):
        return len(self._children)

    def __bool__(self):
        return len(self._children) != 0

    def __getitem__(self, index):
        self._check_index(index)
        try:
            return self._children[index]
        except IndexError:
            raise IndexError("child index out of range") from None

    @staticmethod
    def _check_index(index):
        if not isinstance(index, slice) and not hasattr(type(index), "__index__"):
            raise TypeError("element indices must be integers")

    def __setitem__(self, index, element):
        self._check_index(index)
        if isinstance(index, slice):
            element = [_check_element(each, _NO_ELEMENT) for each in element]
        else:
            _check_element(element, _NO_ELEMENT)
        try:
            self._children[index] = element
        except IndexError:
            raise IndexError("child assignment index out of range") from None

    def __delitem__(self, index):
        self._check_index(index)
        try:
            del self._children[index]
        except IndexError:
            raise IndexError("child assignment index out of range") from None

    def __iter__(self):
        return iter(self._children)

    def append(self, subelement):
        text = "append() argument must be xml.etree.ElementTree.Element, not {}"
        self._children.append(_check_element(subelement, text))

    def extend(self, elements):
        for each in elements:
            self._children.append(_check_element(each, _NO_ELEMENT))

    def insert(self, index, subelement):
        self._children.insert(index, _check_element(subelement, _WRONG_ARGUMENT.format("insert", 2)))

    def remove(self, subelement):
        for i, each in enumerate(self._children):
            if each is subelement:
                del self._children[i]
                return
        raise ValueError("list.remove(x): x not in list")

    def find(self, path, namespaces=None):
        return next(self.iterfind(path, namespaces), None)

    def findtext(self, path, default=None, namespaces=None):
        found = self.find(path, namespaces)
        return default if found is None else found.text or ""

    def findall(self, path, namespaces=None):
        return list(self.iterfind(path, namespaces))

    def iterfind(self, path, namespaces=None):
        return iter(_found(self, path, namespaces))

    def clear(self):
        self.attrib.clear()
        self._children, self.text, self.tail = [], None, None

    def get(self, key, default=None):
        return self.attrib.get(key, default)

    def set(self, key, value):
        self.attrib[key] = value

    def keys(self):
        return list(self.attrib.keys())

    def items(self):
        return list(self.attrib.items())

    def iter(self, tag=None):
        tag = None if tag == "*" else tag
        waiting = [self]
        while waiting:
            each = waiting.pop()
            if tag is None or each.tag == tag:
                yield each
            waiting.extend(reversed(each._children))

    def itertext(self):
        waiting = [self]
        while waiting:
            each = waiting.pop()
            if isinstance(each, str):
                yield each
                continue
            if not isinstance(each.tag, str) and each.tag is not None:
                continue
            if each.text:
                yield each.text
            for child in reversed(each._children):
                if child.tail:
                    waiting.append(child.tail)
                waiting.append(child)


def SubElement(parent, tag, attrib={}, **extra):
    _check_element(parent, _WRONG_ARGUMENT.format("SubElement", 1))
    made = parent.makeelement(tag, {**attrib, **extra})
    parent.append(made)
    return made


def Comment(text=None):
    made = Element(Comment)
    made.text = text
    return made


def ProcessingInstruction(target, text=None):
    made = Element(ProcessingInstruction)
    made.text = f"{target} {text}" if text else target
    return made


PI = ProcessingInstruction


class QName:
    def __init__(self, text_or_uri, tag=None):
        self.text = f"{{{text_or_uri}}}{tag}" if tag else text_or_uri

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"<QName {self.text!r}>"

    def __hash__(self):
        return hash(self.text)

    def __eq__(self, other):
        return self.text == (other.text if isinstance(other, QName) else other)

    def __lt__(self, other):
        return self.text < (other.text if isinstance(other, QName) else other)

    def __le__(self, other):
        return self.text <= (other.text if isinstance(other, QName) else other)

    def __gt__(self, other):
        return self.text > (other.text if isinstance(other, QName) else other)

    def __ge__(self, other):
        return self.text >= (other.text if isinstance(other, QName) else other)


def iselement(element):
    return hasattr(element, "tag")


# ---- paths

_STEP = re.compile(r"""('[^']*'|"[^"]*")|(::|//?|\.\.|\(\)|!=|[/.*:\[\]\(\)@=])|((?:\{[^}]+\})?[^/\[\]\(\)@!=\s'"]+)|\s+""")


_SPECIAL = re.compile(r"^\{\*\}|^(?:\{[^}]*\})?[^{]*[/*\[\]@.=]|^\.|\{\}")


def _tokens(path, namespaces):
    made, after_at = [], False
    for m in _STEP.finditer(path):
        text, mark, name = m.groups()
        if name is not None and name[0] != "{" and not after_at:
            if ":" in name:
                prefix, _, rest = name.partition(":")
                if not namespaces or prefix not in namespaces:
                    raise SyntaxError(f"prefix {prefix!r} not found in prefix map")
                name = f"{{{namespaces[prefix]}}}{rest}"
            elif namespaces and namespaces.get(""):
                name = f"{{{namespaces['']}}}{name}"
        if text is not None or mark is not None or name is not None:
            made.append(text or mark or name)
        after_at = mark == "@"
    return made


def _found(root, path, namespaces):
    if path[:1] == "/":
        raise SyntaxError("cannot use absolute path on element")
    if namespaces is None and not _SPECIAL.search(path):  # only a name, as it is
        return [e for e in root if e.tag == path]
    tokens, at, found = _tokens(path + "*" if path[-1:] == "/" else path, namespaces), 0, [root]
    parents = {child: parent for parent in root.iter() for child in parent} if ".." in tokens else {}

    def matches(element, name):
        return name == "*" or element.tag == name or name[:3] == "{*}" and isinstance(element.tag, str) and element.tag.rpartition("}")[2] == name[3:] or \
            name[-2:] == "}*" and isinstance(element.tag, str) and element.tag.startswith(name[:-1])  # fmt: skip

    while at < len(tokens):
        token = tokens[at]
        at += 1
        if token == "[":
            if "]" not in tokens[at:]:
                raise TypeError("'NoneType' object is not callable")  # CPython's selector of what has no end
            end = tokens.index("]", at)
            found = _filtered(found, tokens[at:end], parents, root)
            at = end + 1
        elif token == "//":
            name = tokens[at] if at < len(tokens) else None
            if name is None or name in ("/", "//"):
                raise SyntaxError("invalid descendant")
            at += 1
            found = list(dict.fromkeys([e for f in found for e in f.iter() if e is not f and matches(e, name)]))
        elif token == "..":
            found = list(dict.fromkeys([parents[f] for f in found if f in parents]))
        elif token == "@":
            raise KeyError(token)
        elif token not in ("/", "."):
            found = [e for f in found for e in f if matches(e, token)]
    return found


def _unquoted(text):
    return text[1:-1]


def _filtered(found, inner, parents, root):
    if not inner or inner[-1] in ("=", "!=", "@") or (inner[0] == "last" and len(inner) > 3):
        raise SyntaxError("invalid predicate")
    if inner[0] == "@":
        if len(inner) == 2:
            return [e for e in found if e.get(inner[1]) is not None]
        wanted = _unquoted(inner[3])
        return [e for e in found if (e.get(inner[1]) is not None and e.get(inner[1]) != wanted if inner[2] == "!=" else e.get(inner[1]) == wanted)]
    if len(inner) == 3 and inner[1] in ("=", "!="):
        wanted = _unquoted(inner[2])
        texts = [["".join(e.itertext())] if inner[0] == "." else ["".join(c.itertext()) for c in e.findall(inner[0])] for e in found]
        return [e for e, t in zip(found, texts) if (any(v != wanted for v in t) if inner[1] == "!=" else wanted in t)]
    number = re.fullmatch(r"-?\d+", inner[0])
    if number or inner[0] == "last":
        index = int(inner[0]) - 1 if number else -1
        if number and index < 0:
            raise SyntaxError("XPath position >= 1 expected")
        if inner[0] == "last" and len(inner) > 2:
            index = int(inner[-1]) - 1
            if index > -2:
                raise SyntaxError("XPath offset from last() must be negative")
        groups = {}
        above = {child: parent for parent in root.iter() for child in parent}
        found = [e for e in found if e in above]
        for e in found:
            groups.setdefault((id(above.get(e)), e.tag), []).append(e)
        picked = [g[index] for g in groups.values() if -len(g) <= index < len(g)]
        return [e for e in found if any(e is p for p in picked)]
    return [e for e in found if e.find(inner[0]) is not None]


# ---- reading

_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_DECLARATION = re.compile(
    r"""<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:'1\.0'|"1\.0")"""
    r"""(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(['"])([A-Za-z][A-Za-z0-9_.\-]*)\1)?"""
    r"""(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:'(?:yes|no)'|"(?:yes|no)"))?[ \t\r\n]*\?>"""
)
_NAME = r"[^\s<>/=\"'&?!]+"
_TAG = re.compile(rf"<({_NAME})((?:\s+{_NAME}\s*=\s*(?:\"[^\"<]*\"|'[^'<]*'))*)\s*(/?)>")
_ATTRIBUTE = re.compile(rf"({_NAME})\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


class TreeBuilder:
    """Makes a tree of a parser's events."""

    def __init__(self, element_factory=None, *, comment_factory=None, pi_factory=None, insert_comments=False, insert_pis=False):
        self._make, self._make_comment, self._make_pi = element_factory or Element, comment_factory or Comment, pi_factory or PI
        self._comments, self._pis = insert_comments, insert_pis
        self._open, self.root, self._last, self._text, self._is_tail = [], None, None, [], False

    def _flush(self):
        if self._text and self._last is not None:
            text = "".join(self._text)
            if self._is_tail:
                self._last.tail = text
            else:
                self._last.text = text
        self._text = []

    def data(self, data):
        self._text.append(data)

    def start(self, tag, attrs):
        self._flush()
        self._last = made = self._make(tag, attrs)
        if self._open:
            self._open[-1].append(made)
        elif self.root is None:
            self.root = made
        self._open.append(made)
        self._is_tail = False
        return made

    def end(self, tag):
        self._flush()
        self._last, self._is_tail = self._open.pop(), True
        return self._last

    def comment(self, text):
        return self._aside(self._make_comment(text), self._comments)

    def pi(self, target, text=None):
        return self._aside(self._make_pi(target, text), self._pis)

    def _aside(self, made, is_inserted):
        """A comment or instruction; what follows it is its tail where it stands in the tree."""
        if is_inserted:
            self._flush()
            self._last, self._is_tail = made, True
            if self._open:
                self._open[-1].append(made)
        return made

    def close(self):
        return self.root


def _fail(text, at, what, code):
    line = text.count("\n", 0, at) + 1
    column = at - (text.rfind("\n", 0, at) + 1)
    error = ParseError(f"{what}: line {line}, column {column}")
    error.code, error.position = code, (line, column)
    raise error


def _decoded(text, whole, at):
    def one(m):
        name = m.group(1)
        if name[:1] == "#":
            code = int(name[2:], 16) if name[1:2] in "xX" else int(name[1:])
            is_character = code in (9, 10, 13) or 0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or 0x10000 <= code < 0x110000
            return chr(code) if is_character else _fail(whole, at + m.start(), "reference to invalid character number", 14)
        if name not in _ENTITIES:
            _fail(whole, at + m.start(), "undefined entity", 11)
        return _ENTITIES[name]

    if "&" not in text:
        return text
    bad = re.search(r"&(?!#?\w+;)", text)
    if bad:
        _fail(whole, at + bad.end(), "not well-formed (invalid token)", 4)
    return re.sub(r"&(#?\w+);", one, text)


def _read(text, target):
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    at, opened, is_done, spaces = 0, [], False, [{"xml": "http://www.w3.org/XML/1998/namespace"}]

    is_raw = getattr(target, "takes_prefixes", False)  # of the DOM and of expat: names as they are written

    def named(name, is_attribute):
        if is_raw:
            return name
        prefix, colon, rest = name.partition(":")
        if colon:
            if prefix not in spaces[-1]:
                _fail(text, at, "unbound prefix", 27)
            return f"{{{spaces[-1][prefix]}}}{rest}"
        return f"{{{spaces[-1]['']}}}{name}" if not is_attribute and spaces[-1].get("") else name

    while at < len(text):
        mark = text.find("<", at)
        mark = len(text) if mark < 0 else mark
        if mark > at:
            piece = text[at:mark]
            if opened:
                target.data(_decoded(piece, text, at))
            elif piece.strip():
                here = at + len(piece) - len(piece.lstrip())
                _fail(text, here, "junk after document element" if is_done else "syntax error", 9 if is_done else 2)
            at = mark
            continue
        for start, end, kind in (("<!--", "-->", "comment"), ("<![CDATA[", "]]>", "data"), ("<?", "?>", "pi"), ("<!DOCTYPE", ">", "doctype")):
            if text.startswith(start, at):
                stop = text.find(end, at + len(start))
                if kind == "doctype" and "[" in text[at : max(stop, at)]:
                    stop = text.find(">", text.find("]", at))
                if stop < 0:
                    _fail(text, at, "unclosed token", 5)
                inner = text[at + len(start) : stop]
                if kind == "data" and is_raw:
                    target.cdata(inner)
                elif kind == "data":
                    target.data(inner)
                elif kind == "pi" and is_raw and not inner.startswith("xml "):
                    target.pi(*(inner.split(None, 1) + [""])[:2])
                elif kind == "doctype" and is_raw:
                    target.doctype(inner)
                elif kind == "comment" and hasattr(target, "comment"):
                    target.comment(inner)
                at = stop + len(end)
                break
        else:
            if text.startswith("</", at):
                stop = text.find(">", at)
                if stop < 0:
                    _fail(text, at, "unclosed token", 5)
                name = text[at + 2 : stop].strip()
                if not opened or opened[-1] != name:
                    _fail(text, at + 2, "mismatched tag", 7)
                target.end(named(name, False))
                opened.pop()
                spaces.pop()
                at, is_done = stop + 1, not opened
                continue
            found = _TAG.match(text, at)
            if not found:
                if text.find(">", at) < 0:
                    _fail(text, at, "unclosed token", 5)
                head = re.compile(rf"<({_NAME})?(?:\s+{_NAME}\s*=\s*(?:\"[^\"<]*\"|'[^'<]*'))*\s*(?:{_NAME}\s*=?)?").match(text, at)
                _fail(text, head.end() if head else at + 1, "not well-formed (invalid token)", 4)
            if is_done:
                _fail(text, at, "junk after document element", 9)
            pairs = [(m.group(1), _decoded(m.group(2) if m.group(2) is not None else m.group(3), text, found.start(2) + m.start())) for m in _ATTRIBUTE.finditer(found.group(2))]
            if len({k for k, _ in pairs}) < len(pairs):
                keys = [k for k, _ in pairs]
                second = next(i for i, k in enumerate(keys) if k in keys[:i])
                place = [m.start() for m in _ATTRIBUTE.finditer(found.group(2))][second]
                _fail(text, found.start(2) + place, "duplicate attribute", 8)
            spaces.append({**spaces[-1], **{k[6:]: v for k, v in pairs if k == "xmlns" or k[:6] == "xmlns:"}})
            attributes = {named(k, True): v.replace("\n", " ").replace("\t", " ") for k, v in pairs if is_raw or k != "xmlns" and k[:6] != "xmlns:"}
            target.start(named(found.group(1), False), attributes)
            if found.group(3):
                target.end(named(found.group(1), False))
                spaces.pop()
                is_done = not opened
            else:
                opened.append(found.group(1))
            at = found.end()
    if opened or not is_done:
        _fail(text, len(text), "no element found", 3)


def _plain(text):
    """The root of a whole document that is plain XML in UTF-8; None: a parser must read it, and tell what is wrong."""
    is_bytes = isinstance(text, (bytes, bytearray))
    if not is_bytes and not isinstance(text, str):
        return None
    head = _DECLARATION.match(bytes(text[:200]).decode("latin-1") if is_bytes else text)
    if is_bytes:
        encoding = (head and head[2] or "utf-8").lower()
        if encoding not in ("utf-8", "us-ascii"):
            return None
        try:
            text = text.decode(encoding)
        except UnicodeDecodeError:
            return None
    return _xml_tree.read(text[head.end() :] if head else text, Element)


def XML(text, parser=None):
    """The root of a text."""
    if parser is None:
        made = _plain(text)
        if made is not None:
            return made
    parser = parser or XMLParser()
    parser.feed(text)
    return parser.close()


fromstring = XML


def fromstringlist(sequence, parser=None):
    parser = parser or XMLParser()
    for text in sequence:
        parser.feed(text)
    return parser.close()


def XMLID(text, parser=None):
    tree = XML(text, parser)
    return tree, {e.get("id"): e for e in tree.iter() if e.get("id")}


def parse(source, parser=None):
    tree = ElementTree()
    tree.parse(source, parser)
    return tree


# ---- writing

_PREFIXES = {"http://www.w3.org/XML/1998/namespace": "xml", "http://www.w3.org/1999/xhtml": "html", "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
             "http://schemas.xmlsoap.org/wsdl/": "wsdl", "http://www.w3.org/2001/XMLSchema": "xs", "http://www.w3.org/2001/XMLSchema-instance": "xsi",
             "http://purl.org/dc/elements/1.1/": "dc"}  # fmt: skip


def register_namespace(prefix, uri):
    if re.match(r"ns\d+$", prefix):
        raise ValueError("Prefix format reserved for internal use")
    for key, value in list(_PREFIXES.items()):
        if key == uri or value == prefix:
            del _PREFIXES[key]
    _PREFIXES[uri] = prefix


def _escaped(text, is_attribute=False):
    if not isinstance(text, str):
        raise TypeError(f"cannot serialize {text!r} (type {type(text).__name__})")
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("\r", "&#13;").replace("\n", "&#10;").replace("\t", "&#09;") if is_attribute else text


def _names(root, default):
    """Spelled names of all tags and attributes, and the namespaces they need."""
    spelled, used = {}, {}
    if default:
        used[default] = ""

    def add(name):
        name = name.text if isinstance(name, QName) else name
        if name is Comment or name is ProcessingInstruction or name is None:
            return
        if not isinstance(name, str):
            raise TypeError(f"cannot serialize {name!r} (type {type(name).__name__})")
        if name in spelled:
            return
        if name[:1] != "{":
            if default:
                raise ValueError("cannot use non-qualified names with default_namespace option")
            spelled[name] = name
            return
        uri, _, tag = name[1:].rpartition("}")
        prefix = used.get(uri)
        if prefix is None:
            prefix = _PREFIXES.get(uri, f"ns{len(used)}")
            if prefix != "xml":
                used[uri] = prefix
        spelled[name] = f"{prefix}:{tag}" if prefix else tag

    for element in root.iter():
        add(element.tag)
        for key, value in element.items():
            add(key)
            if isinstance(value, QName):
                add(value)
    return spelled, used


def _written(root, method, short, default):
    """The pieces of an element's text."""
    spelled, used = _names(root, default)
    waiting = [(root, True)]
    while waiting:
        element, is_first = waiting.pop()
        if isinstance(element, str):
            yield element
            continue
        tag, text = element.tag, element.text
        after = [_escaped(element.tail)] if element.tail else []
        if tag is Comment:
            yield f"<!--{text}-->"
        elif tag is ProcessingInstruction:
            yield f"<?{text}?>"
        elif tag is None:
            if text:
                yield _escaped(text)
            waiting.extend([(a, False) for a in reversed(after)])
            waiting.extend([(c, False) for c in reversed(element._children)])
            continue
        else:
            name = spelled[tag.text if isinstance(tag, QName) else tag]
            yield "<" + name
            if is_first and element is root:
                for uri, prefix in sorted(used.items(), key=lambda item: item[1]):
                    yield f' xmlns{":" + prefix if prefix else ""}="{_escaped(uri, True)}"'
            for key, value in element.items():
                value = spelled[value.text] if isinstance(value, QName) else _escaped(value, True)
                yield f' {spelled[key.text if isinstance(key, QName) else key]}="{value}"'
            is_void = method == "html" and name.lower() in HTML_EMPTY
            if text or element._children or not short or method == "html":
                yield ">"
                if text:
                    yield text if method == "html" and name.lower() in ("script", "style") else _escaped(text)
                if not is_void:
                    after.insert(0, f"</{name}>")
            else:
                yield " />"
        waiting.extend([(a, False) for a in reversed(after)])
        waiting.extend([(c, False) for c in reversed(element._children)])


HTML_EMPTY = {"area", "base", "basefont", "br", "col", "embed", "frame", "hr", "img", "input", "isindex", "link", "meta", "param", "source", "track", "wbr"}


class ElementTree:
    def __init__(self, element=None, file=None):
        self._root = element
        if file:
            self.parse(file)

    def getroot(self):
        return self._root

    def _setroot(self, element):
        self._root = element

    def parse(self, source, parser=None):
        if not hasattr(source, "read"):
            with open(source, "rb") as file:
                return self.parse(file, parser)
        if parser is None:
            pieces = []
            while data := source.read(65536):
                pieces.append(data)
            whole = pieces[0][:0].join(pieces) if pieces else b""
            if isinstance(whole, str):  # of a text stream, too, the encoding is the declared one
                whole = whole.encode("utf-8", "surrogatepass")
            self._root = _plain(whole)
            if self._root is None:
                self._root = XML(whole, XMLParser())
            return self._root
        while data := source.read(65536):
            parser.feed(data)
        self._root = parser.close()
        return self._root

    def iter(self, tag=None):
        return self._root.iter(tag)

    @staticmethod
    def _below_root(path):
        """A path from the root; one that begins with a slash never was that of a document."""
        if path[:1] != "/":
            return path
        import warnings

        warnings.warn(
            "This search is broken in 1.3 and earlier, and will be fixed in a future version.  If you rely on the "
            f"current behaviour, change it to {'.' + path!r}",
            FutureWarning,
            stacklevel=3,
        )
        return "." + path

    def find(self, path, namespaces=None):
        return self._root.find(self._below_root(path), namespaces)

    def findtext(self, path, default=None, namespaces=None):
        return self._root.findtext(self._below_root(path), default, namespaces)

    def findall(self, path, namespaces=None):
        return self._root.findall(self._below_root(path), namespaces)

    def iterfind(self, path, namespaces=None):
        return self._root.iterfind(self._below_root(path), namespaces)

    def write(self, file_or_filename, encoding=None, xml_declaration=None, default_namespace=None, method=None, *, short_empty_elements=True):
        method = method or "xml"
        if method not in ("xml", "html", "text"):
            raise ValueError(f"unknown method {method!r}")
        encoding = encoding or "us-ascii"
        is_text = encoding.lower() == "unicode"
        made = ""
        if method == "xml" and (xml_declaration or xml_declaration is None and encoding.lower() not in ("utf-8", "us-ascii", "unicode")):
            made = f"<?xml version='1.0' encoding='{'utf-8' if is_text else encoding}'?>\n"
        made += "".join(self._root.itertext()) if method == "text" else "".join(_written(self._root, method, short_empty_elements, default_namespace))
        data = made if is_text else made.encode(encoding, "xmlcharrefreplace")
        if hasattr(file_or_filename, "write"):
            file_or_filename.write(data)
        else:
            with open(file_or_filename, "w" if is_text else "wb") as file:
                file.write(data)


def tostring(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None, short_empty_elements=True):
    stream = io.StringIO() if encoding == "unicode" else io.BytesIO()
    ElementTree(element).write(stream, encoding, xml_declaration, default_namespace, method, short_empty_elements=short_empty_elements)
    return stream.getvalue()


def tostringlist(element, encoding=None, method=None, **kwargs):
    return [tostring(element, encoding, method, **kwargs)]


def dump(elem):
    tree = elem if isinstance(elem, ElementTree) else ElementTree(elem)
    tree.write(sys.stdout, encoding="unicode")
    if not tree.getroot().tail or tree.getroot().tail[-1] != "\n":
        sys.stdout.write("\n")


def indent(tree, space="  ", level=0):
    tree = tree.getroot() if isinstance(tree, ElementTree) else tree
    if level < 0:
        raise ValueError(f"Initial indentation level must be >= 0, got {level}")
    waiting = [(tree, level)]
    while waiting:
        element, depth = waiting.pop()
        if not len(element):
            continue
        inner = "\n" + (depth + 1) * space
        if not element.text or not element.text.strip():
            element.text = inner
        for i, child in enumerate(element):
            waiting.append((child, depth + 1))
            if not child.tail or not child.tail.strip():
                child.tail = inner if i + 1 < len(element) else "\n" + depth * space
