"""xml.parsers.expat: an XML parser that is fed pieces of a text and calls a handler for each part as it becomes known."""

import codecs
import re

from xml.parsers._expat_doctype import NAME, Declarations, Doctype
from xml.parsers._expat_errors import errors, model  # noqa: F401

EXPAT_VERSION = "expat_2.5.0"
version_info = (2, 5, 0)
native_encoding = "UTF-8"
features = [
    ("sizeof(XML_Char)", 1), ("sizeof(XML_LChar)", 1), ("XML_DTD", 0), ("XML_CONTEXT_BYTES", 1024), ("XML_NS", 0),
    ("XML_BLAP_MAX_AMP", 100), ("XML_BLAP_ACT_THRES", 8388608),
]  # fmt: skip
XML_PARAM_ENTITY_PARSING_NEVER = 0
XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE = 1
XML_PARAM_ENTITY_PARSING_ALWAYS = 2

_XML_SPACE, _XMLNS_SPACE = "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/"
_START = re.compile(rf"<({NAME})((?:\s+{NAME}\s*=\s*(?:\"[^<\"]*\"|'[^<']*'))*)\s*(/?)>")
_START_HEAD = re.compile(rf"<(?:{NAME})?(?:\s+{NAME}\s*=\s*(?:\"[^<\"]*\"|'[^<']*'))*(?:\s+{NAME}\s*(?:=\s*)?|\s*)")
_ATTRIBUTE = re.compile(rf"({NAME})\s*=\s*(?:\"([^<\"]*)\"|'([^<']*)')")
_TAG_END = re.compile(r"(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>")
_END = re.compile(rf"</({NAME})\s*>")
_REFERENCE = re.compile(rf"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|({NAME}));")
_XML_DECLARATION = re.compile(
    r"<\?xml\s+version\s*=\s*(?:'([^']*)'|\"([^\"]*)\")(?:\s+encoding\s*=\s*(?:'([^']*)'|\"([^\"]*)\"))?"
    r"(?:\s+standalone\s*=\s*(?:'(yes|no)'|\"(yes|no)\"))?\s*\?>"
)
_XML_DECLARATION_HEAD = re.compile(r"<\?xml\s+(?:version\s*=\s*(?:'[^']*'|\"[^\"]*\")\s*)?")
_BYTES_DECLARATION = re.compile(rb"<\?xml[^>]*?encoding\s*=\s*[\"']([A-Za-z][\w.\-]*)[\"']")
_INVALID = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_PREDEFINED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_WAIT = object()  # a step that cannot be made before more text comes


class ExpatError(Exception):
    """A text that is no XML; `code`, `lineno` and `offset` say what and where."""


error = ExpatError


def ErrorString(code, /):
    return errors.messages.get(code)


def _encoding_of(data):
    """The encoding that the first bytes of a document tell."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return name
    if data.startswith(b"<\0"):
        return "utf-16-le"
    if data.startswith(b"\0<"):
        return "utf-16-be"
    declared = _BYTES_DECLARATION.match(data)
    return declared.group(1).decode("ascii") if declared else "utf-8"


class xmlparser:
    """What ParserCreate gives. Handlers are attributes; None means that a part is not told."""

    _HANDLERS = (
        "StartElementHandler", "EndElementHandler", "ProcessingInstructionHandler", "CharacterDataHandler",
        "UnparsedEntityDeclHandler", "NotationDeclHandler", "StartNamespaceDeclHandler", "EndNamespaceDeclHandler",
        "CommentHandler", "StartCdataSectionHandler", "EndCdataSectionHandler", "DefaultHandler", "DefaultHandlerExpand",
        "NotStandaloneHandler", "ExternalEntityRefHandler", "StartDoctypeDeclHandler", "EndDoctypeDeclHandler",
        "EntityDeclHandler", "XmlDeclHandler", "ElementDeclHandler", "AttlistDeclHandler", "SkippedEntityHandler",
    )  # fmt: skip

    def __init__(self, encoding=None, namespace_separator=None, intern=None, *, _doctype=None, _spaces=None):
        for name in self._HANDLERS:
            setattr(self, name, None)
        self.namespace_prefixes = self.ordered_attributes = self.specified_attributes = False
        self._buffer_text, self._buffered, self._buffer_size = False, [], 8192
        self.intern = {} if intern is None else intern
        self._encoding, self._separator = encoding, namespace_separator
        self._decoder, self._head = None, b""
        self._text, self._at = "", 0
        self._line, self._column, self._bytes = 1, 0, 0
        self._begin = self._line, self._column, self._bytes  # of the token whose handlers are called
        self._opened = []  # (name as written, name as told, prefixes bound there)
        self._spaces = _spaces or [{"xml": _XML_SPACE}]
        self._doctype = Doctype() if _doctype is None else _doctype
        self._is_entity = _doctype is not None  # the text of an external entity, not a document
        self._has_root = self._is_finished = self._is_started = False
        self._base = None
        self._parameter_parsing = XML_PARAM_ENTITY_PARSING_NEVER
        self._uses_foreign = False
        self._failed = None
        self._inner = 0  # entities inside of which the reading is
        self.ErrorCode = 0

    # ---- settings

    @property
    def buffer_text(self):
        return self._buffer_text

    @buffer_text.setter
    def buffer_text(self, value):
        if not value:
            self._flush()
        self._buffer_text = bool(value)

    @property
    def buffer_size(self):
        return self._buffer_size

    @buffer_size.setter
    def buffer_size(self, value):
        if not isinstance(value, int):
            raise TypeError("buffer_size must be an integer")
        if value <= 0:
            raise ValueError("buffer_size must be greater than zero")
        if value > 2**31 - 1:
            raise ValueError(f"buffer_size must not be greater than {2**31 - 1}")
        self._flush()
        self._buffer_size = value

    @property
    def buffer_used(self):
        return sum(map(len, self._buffered))

    @property
    def CurrentLineNumber(self):
        return self._begin[0]

    @property
    def CurrentColumnNumber(self):
        return self._begin[1]

    @property
    def CurrentByteIndex(self):
        return self._begin[2] if self._is_started else -1

    # An error ends the parsing where it is, so its place is the current one.
    ErrorLineNumber, ErrorColumnNumber, ErrorByteIndex = CurrentLineNumber, CurrentColumnNumber, CurrentByteIndex

    def SetBase(self, base, /):
        self._base = base

    def GetBase(self):
        return self._base

    def GetInputContext(self):
        """The bytes of the document from the token whose handler runs."""
        return self._text[self._at :].encode() if self._is_started else None

    def SetParamEntityParsing(self, flag, /):
        self._parameter_parsing = flag
        return 1

    def UseForeignDTD(self, flag=True, /):
        if self._is_started:
            raise self._error(26)
        self._uses_foreign = bool(flag)

    def ExternalEntityParserCreate(self, context, encoding=None, /):
        """A parser for the text of an external entity, with the handlers and declarations of this one."""
        made = xmlparser(encoding, self._separator, self.intern, _doctype=self._doctype, _spaces=[dict(self._spaces[-1])])
        for name in (*self._HANDLERS, "namespace_prefixes", "ordered_attributes", "specified_attributes", "_base"):
            setattr(made, name, getattr(self, name))
        made._buffer_text, made._parameter_parsing = self._buffer_text, self._parameter_parsing
        made._is_subset = context is None
        return made

    _is_subset = False
    _measure = "utf-8"  # the encoding in which bytes are counted

    # ---- input

    def Parse(self, data, isfinal=False, /):
        if self._is_finished:
            raise self._error(36)
        if self._failed is not None:
            raise self._failed
        self._is_started = True
        self._text = self._text[self._at :] + self._decoded(data, isfinal)
        self._at = 0
        self._run(isfinal)
        self._flush()
        if isfinal:
            self._is_finished = True
        return 1

    def ParseFile(self, file, /):
        while True:
            data = file.read(2048)
            if not isinstance(data, (bytes, bytearray)):
                raise TypeError(f"read() did not return a bytes object (type={type(data).__name__})")
            self.Parse(data, not data)
            if not data:
                return 1

    def _decoded(self, data, isfinal):
        if isinstance(data, str):
            return data
        data = self._head + bytes(data)
        if self._decoder is None:
            if len(data) < 4 and not isfinal or data.startswith(b"<?xml") and b">" not in data and not isfinal:
                self._head = data
                return ""
            encoding = self._encoding or _encoding_of(data)
            try:
                self._decoder = codecs.getincrementaldecoder(encoding)()
            except LookupError:
                self._fail(18, self._at)
            self._head = b""
            self._measure = {"utf-8-sig": "utf-8", "utf-16": "utf-16-le"}.get(encoding, encoding)
        try:
            return self._decoder.decode(data, isfinal)
        except UnicodeDecodeError as failure:
            self._text = self._text[self._at :] + failure.object[: failure.start].decode(failure.encoding, "replace")
            self._at = 0
            self._run(False)
            self._fail(4, len(self._text))

    # ---- places and errors

    def _advance(self, end):
        """Moves to `end`, and counts lines, columns and bytes."""
        passed = self._text[self._at : end]
        lines = passed.count("\n") + passed.count("\r") - passed.count("\r\n")
        if lines:
            self._line += lines
            self._column = len(passed) - max(passed.rfind("\n"), passed.rfind("\r")) - 1
        else:
            self._column += len(passed)
        self._bytes += len(passed) if passed.isascii() and self._measure[:6] != "utf-16" else len(passed.encode(self._measure, "surrogatepass"))
        self._at = end

    def _pass(self, place):
        """What is told next begins at `place`; all that an entity holds stands at its reference."""
        if not self._inner:
            self._advance(place)
            self._begin = self._line, self._column, self._bytes

    def _error(self, code):
        line, column = self._line, self._column
        failed = ExpatError(f"{errors.messages[code]}: line {line}, column {column}")
        failed.code, failed.lineno, failed.offset = code, line, column
        self.ErrorCode = code
        return failed

    def _fail(self, code, place):
        """Ends parsing with an error at a place of the text."""
        self._flush()
        self._advance(max(place, self._at))
        self._begin = self._line, self._column, self._bytes
        self._failed = self._error(code)
        raise self._failed

    # ---- what handlers are told

    def _tell(self, handler, *args):
        """Calls a handler; True where there is one."""
        function = getattr(self, handler)
        if function is None:
            return False
        self._flush()
        function(*args)
        return True

    def _default(self, text):
        """What no handler takes goes to the default one, as it is written."""
        handler = self.DefaultHandlerExpand or self.DefaultHandler
        if handler is not None and text:
            self._flush()
            handler(text)

    def _flush(self):
        if self._buffered:
            text = "".join(self._buffered)
            self._buffered.clear()
            if self.CharacterDataHandler is not None:
                self.CharacterDataHandler(text)

    def _characters(self, text):
        """Character data: in one piece per line, or collected while buffer_text is set."""
        if not text:
            return
        if self.CharacterDataHandler is None:
            self._default(text)
        elif not self._buffer_text:
            self.CharacterDataHandler(text)
        else:
            if self.buffer_used + len(text) > self._buffer_size:
                self._flush()
            if len(text) > self._buffer_size:
                self.CharacterDataHandler(text)
            else:
                self._buffered.append(text)

    # ---- tokens

    def _run(self, isfinal):
        if self._is_subset:
            if isfinal:
                Declarations(self, self._text, self._doctype, lambda code, place: self._fail(code, place)).run()
            return
        while self._at < len(self._text):
            self._begin = self._line, self._column, self._bytes
            end = self._step(isfinal)
            if end is _WAIT:
                if isfinal:
                    self._fail(5, self._at)
                break
            self._advance(end)
        if isfinal and (self._opened or not (self._has_root or self._is_entity)):
            self._fail(13 if self._opened and self._is_entity else 3, len(self._text))
        self._begin = self._line, self._column, self._bytes

    def _step(self, isfinal):
        """Reads one token and tells it; gives where it ends, or _WAIT."""
        text, at = self._text, self._at
        if text[at] != "<":
            return self._text_step(isfinal)
        if text.startswith("<!--", at):
            return self._comment_step()
        if text.startswith("<?", at):
            return self._instruction_step()
        if text.startswith("<![CDATA[", at) and self._opened:
            return self._cdata_step(isfinal)
        if text.startswith("<!DOCTYPE", at) and not self._has_root:
            return self._doctype_step()
        if text.startswith("</", at):
            return self._end_step()
        if len(text) - at < 9 and any(word.startswith(text[at:]) for word in ("<!--", "<![CDATA[", "<!DOCTYPE")):
            return _WAIT
        return self._start_step()

    def _text_step(self, isfinal):
        text, at = self._text, self._at
        end = text.find("<", at)
        is_cut = end < 0
        end = len(text) if is_cut else end
        if is_cut and not isfinal:
            # A reference or a line's end may go on in the next piece, and so may "]]>".
            ampersand = text.rfind("&", at)
            if ampersand >= 0 and text.find(";", ampersand) < 0:
                end = ampersand
            elif text.endswith("\r"):
                end -= 1
            elif text.endswith("]"):
                end = at + len(text[at:].rstrip("]"))
            if end == at:
                return _WAIT
        piece = text[at:end]
        if not self._opened and not self._is_entity:
            if piece.strip(" \t\r\n"):
                place = at + len(piece) - len(piece.lstrip(" \t\r\n"))
                word = re.compile(NAME).match(text, place)
                if word and word.end() < len(text) and not self._has_root:
                    self._fail(4, word.end())
                self._fail(9 if self._has_root else 2, place)
            self._default(piece)
            return end
        bad = _INVALID.search(piece)
        cut = piece.find("]]>")
        if bad is not None or cut >= 0:
            place = min(x for x in (bad.start() if bad else len(piece), cut + 2 if cut >= 0 else len(piece)))
            self._content(piece[: bad.start() if bad and place == bad.start() else cut])
            self._fail(4, at + place)
        self._content(piece)
        return end

    def _content(self, piece):
        """Character data with references, which tells each line and each reference on its own."""
        here = self._at
        for part in re.split(r"(&[^;]*;|&|\r\n|\r|\n)", piece):
            if part in ("\r\n", "\r", "\n"):
                self._characters("\n")
            elif part.startswith("&"):
                self._reference(part, here)
            else:
                self._characters(part)
            here += len(part)
            self._pass(here)

    def _reference(self, text, place):
        found = _REFERENCE.fullmatch(text)
        if found is None:
            self._fail(4, re.compile(r"&#?x?[\w.:\-]*").match(self._text, place).end())
        name = found.group(3)
        if name is None or name in _PREDEFINED:
            meant = _PREDEFINED[name] if name else self._character(found, place)
            return self._characters(meant) if self.CharacterDataHandler else self._default(text)
        entity = self._doctype.entities.get(name)
        if entity is None:
            return self._unknown_entity(name, text, place)
        if entity.is_open:
            self._fail(12, place)
        if entity.notation is not None:
            self._fail(15, place)
        if entity.value is not None:
            if self.DefaultHandler is not None and self.DefaultHandlerExpand is None:
                return self._default(text) if not self._tell("SkippedEntityHandler", name, 0) else None
            return self._inside(entity)
        if self.ExternalEntityRefHandler is None:
            return self._default(text)
        self._flush()
        if not self.ExternalEntityRefHandler(name, entity.base, entity.system, entity.public):
            self._fail(21, place)
        return None

    def _unknown_entity(self, name, text, place):
        if not self._doctype.has_unread or self._doctype.is_standalone:
            self._fail(11, place)
        if not self._tell("SkippedEntityHandler", name, 0):
            self._default(text)

    @staticmethod
    def _code_point(found):
        return int(found.group(1), 16) if found.group(1) else int(found.group(2))

    def _character(self, found, place):
        code = self._code_point(found)
        is_character = code in (9, 10, 13) or 0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or 0x10000 <= code < 0x110000
        return chr(code) if is_character else self._fail(14, place)

    def _inside(self, entity):
        """Reads the text of an internal entity in the place of its reference."""
        outer = self._text, self._at, self._line, self._column, self._bytes
        depth = len(self._opened)
        entity.is_open = True
        self._inner += 1
        self._text, self._at = entity.value, 0
        try:
            while self._at < len(self._text):
                end = self._step(True)
                if end is _WAIT:
                    self._fail(5, self._at)
                self._at = end
            if len(self._opened) != depth:
                self._fail(13, self._at)
        finally:
            entity.is_open = False
            self._inner -= 1
            self._text, self._at, self._line, self._column, self._bytes = outer

    def _comment_step(self):
        text, at = self._text, self._at
        end = text.find("--", at + 4)
        if end < 0 or end + 2 >= len(text):
            return _WAIT
        if text[end + 2] != ">":
            self._fail(4, end + 2)
        if not self._tell("CommentHandler", text[at + 4 : end].replace("\r\n", "\n")):
            self._default(text[at : end + 3])
        return end + 3

    def _instruction_step(self):
        text, at = self._text, self._at
        end = text.find("?>", at)
        if end < 0:
            return _WAIT
        inner = text[at + 2 : end]
        target = inner.split(None, 1)[0] if inner and not inner[0].isspace() else self._fail(4, at + 2)
        if target.lower() == "xml":
            if self._bytes or target != "xml":
                self._fail(17 if target == "xml" else 4, at)
            self._declaration(text[at : end + 2])
            return end + 2
        if re.fullmatch(NAME, target) is None:
            self._fail(4, at + 2)
        data = inner[len(target) :].lstrip().replace("\r\n", "\n")
        if not self._tell("ProcessingInstructionHandler", target, data):
            self._default(text[at : end + 2])
        return end + 2

    def _declaration(self, text):
        found = _XML_DECLARATION.fullmatch(text)
        if found is None:
            if self._is_entity:
                return
            self._fail(30, self._at + _XML_DECLARATION_HEAD.match(text).end())
        version, encoding, alone = (found.group(i) or found.group(i + 1) for i in (1, 3, 5))
        standalone = -1 if alone is None else int(alone == "yes")
        self._doctype.is_standalone = standalone == 1
        if not self._tell("XmlDeclHandler", version, encoding, standalone):
            self._default(text)

    def _cdata_step(self, isfinal):
        text, at = self._text, self._at
        end = text.find("]]>", at)
        if end < 0 and not isfinal:
            return _WAIT
        if not self._tell("StartCdataSectionHandler"):
            self._default("<![CDATA[")
        here = at + 9
        self._pass(here)
        for part in re.split(r"(\r\n|\r|\n)", text[here:end] if end >= 0 else text[here:]):
            self._characters("\n" if part in ("\r\n", "\r") else part)
            here += len(part)
            self._pass(here)
        if end < 0:
            self._fail(20, len(text))
        if not self._tell("EndCdataSectionHandler"):
            self._default("]]>")
        return end + 3

    # ---- elements

    def _start_step(self):
        text, at = self._text, self._at
        found = _START.match(text, at)
        if found is None:
            whole = _TAG_END.match(text, at + 1)
            head = _START_HEAD.match(text, at)
            rest = text[head.end() :]
            if whole is None and rest in ("", "/"):
                return _WAIT
            if rest[0] in "\"'":  # a value: it may go on, but holds no "<"
                bad = rest.partition(rest[0])[2].partition(rest[0])[0].find("<")
                if bad >= 0:
                    self._fail(4, head.end() + 1 + bad)
                if rest.find(rest[0], 1) < 0:
                    return _WAIT
            self._fail(4, head.end())
        if not self._opened and self._has_root and not self._is_entity:
            self._fail(9, at)
        self._has_root = True
        name, pairs, closes = found.groups()
        written = {}
        for pair in _ATTRIBUTE.finditer(pairs):
            key = pair.group(1)
            if key in written:
                self._fail(8, found.start(2) + pair.start())
            value = pair.group(2) if pair.group(2) is not None else pair.group(3)
            value = self._attribute_value(value, found.start(2) + pair.start())
            kind = self._doctype.attributes.get(name, {}).get(key, ("CDATA", None))[0]
            written[key] = value if kind == "CDATA" else " ".join(value.split(" ")).strip()
        specified = len(written)
        for key, (_, default) in self._doctype.attributes.get(name, {}).items():
            if default is not None:
                written.setdefault(key, default)
        if self.specified_attributes:
            written = dict(list(written.items())[:specified])
        self._open(name, written, text[at : found.end()], is_empty=bool(closes))
        return found.end()

    def _attribute_value(self, text, place, opened=()):
        """A value with its references replaced and each white space a space."""
        if "&" not in text:
            return text.replace("\r\n", " ").replace("\n", " ").replace("\t", " ").replace("\r", " ")
        out = []
        for part in re.split(r"(&[^;]*;|&)", text):
            if not part.startswith("&"):
                out.append(self._attribute_value(part, place))
                continue
            found = _REFERENCE.fullmatch(part)
            if found is None:
                self._fail(4, place)
            if found.group(3) is None:
                out.append(self._character(found, place))
                continue
            name = found.group(3)
            if name in _PREDEFINED:
                out.append(_PREDEFINED[name])
                continue
            entity = self._doctype.entities.get(name)
            if entity is None:
                if not self._doctype.has_unread or self._doctype.is_standalone:
                    self._fail(11, place)
                continue
            if name in opened:
                self._fail(12, place)
            if entity.value is None:
                self._fail(15 if entity.notation is not None else 16, place)
            if "<" in entity.value:
                self._fail(4, place)
            out.append(self._attribute_value(entity.value, place, (*opened, name)))
        return "".join(out)

    def _open(self, name, attributes, source, is_empty):
        told, bound = name, []
        if self._separator is not None:
            told, attributes, bound = self._with_spaces(name, attributes)
        given = [part for pair in attributes.items() for part in pair] if self.ordered_attributes else attributes
        if not self._tell("StartElementHandler", told, given):
            self._default(source)
        if is_empty:
            self._close(told, bound, "" if self.StartElementHandler is None else source)
        else:
            self._opened.append((name, told, bound))

    def _with_spaces(self, name, attributes):
        """The names of a tag with their namespaces, and the prefixes that it binds."""
        spaces, bound, rest = dict(self._spaces[-1]), [], {}
        for key, value in attributes.items():
            prefix = key[6:] if key.startswith("xmlns:") else "" if key == "xmlns" else None
            if prefix is None:
                rest[key] = value
                continue
            self._check_binding(prefix, value)
            spaces[prefix] = value
            bound.append(prefix or None)
            self._tell("StartNamespaceDeclHandler", prefix or None, value or None)
        self._spaces.append(spaces)
        told = {}
        for key, value in rest.items():
            full = self._full_name(key, spaces, is_attribute=True)
            if full in told:
                self._fail(8, self._at)
            told[full] = value
        return self._full_name(name, spaces), told, bound

    def _check_binding(self, prefix, uri):
        if prefix == "xmlns":
            self._fail(39, self._at)
        if prefix == "xml" and uri != _XML_SPACE:
            self._fail(38, self._at)
        if prefix != "xml" and uri in (_XML_SPACE, _XMLNS_SPACE):
            self._fail(40, self._at)
        if prefix and not uri:
            self._fail(28, self._at)

    def _full_name(self, name, spaces, is_attribute=False):
        prefix, colon, local = name.partition(":")
        if not colon:
            uri = "" if is_attribute else spaces.get("", "")
            return uri + self._separator + name if uri else name
        if prefix not in spaces:
            self._fail(27, self._at)
        full = spaces[prefix] + self._separator + local
        return full + self._separator + prefix if self.namespace_prefixes and self._separator else full

    def _end_step(self):
        text, at = self._text, self._at
        found = _END.match(text, at)
        if found is None:
            if text.find(">", at) < 0 and re.fullmatch(rf"</(?:{NAME})?\s*", text[at:]):
                return _WAIT
            self._fail(4, re.compile(rf"</(?:{NAME})?\s*").match(text, at).end())
        if not self._opened:
            self._fail(9 if self._has_root else 4, at + (not self._has_root))
        name, told, bound = self._opened[-1]
        if name != found.group(1):
            self._fail(7, at + 2)
        self._opened.pop()
        self._close(told, bound, found.group())
        return found.end()

    def _close(self, told, bound, source):
        if not self._tell("EndElementHandler", told):
            self._default(source)
        if self._separator is not None:
            self._spaces.pop()
            for prefix in reversed(bound):
                self._tell("EndNamespaceDeclHandler", prefix)

    # ---- the document type

    _DOCTYPE = re.compile(rf"<!DOCTYPE\s+({NAME})")
    _DOCTYPE_END = re.compile(r"\s*>")
    _SUBSET = re.compile(r"(?:<!--.*?-->|<\?.*?\?>|<!(?:[^\"'<>]|\"[^\"]*\"|'[^']*')*>|[^\]<]|<!\[)*", re.DOTALL)

    def _doctype_step(self):
        text, at = self._text, self._at
        head = self._DOCTYPE.match(text, at)
        if head is None:
            return _WAIT if ">" not in text[at:] else self._fail(4, at + 9)
        reader = Declarations(self, text, self._doctype, self._fail)
        reader._at = head.end()
        if text.find(">", head.end()) < 0:
            return _WAIT
        system, public = reader.external_id()
        reader._skip()
        subset = None
        end = reader._at
        if text.startswith("[", end):
            stop = self._SUBSET.match(text, end + 1).end()
            if not text.startswith("]", stop):
                return _WAIT
            subset = text[end + 1 : stop]
            end = stop + 1
        closing = self._DOCTYPE_END.match(text, end)
        if closing is None:
            return _WAIT if not text[end:].strip() else self._fail(4, end)
        if system is not None and not self._parameter_parsing:
            self._ask_standalone()
        told = self._tell("StartDoctypeDeclHandler", head.group(1), system, public, int(subset is not None))
        if not told:
            self._default(text[at : closing.end()])
        if subset is not None:
            begin = text.index("[", reader._at) + 1
            Declarations(self, subset, self._doctype, lambda code, place: self._fail(code, begin + place)).run()
        if system is not None or self._uses_foreign:
            self._external_subset(self._base, system, public)
        self._tell("EndDoctypeDeclHandler")
        return closing.end()

    def _external_subset(self, base, system, public):
        """Declarations elsewhere: read by a handler where SetParamEntityParsing asks for it."""
        parsing = self._parameter_parsing
        wanted = parsing == XML_PARAM_ENTITY_PARSING_ALWAYS or parsing and not self._doctype.is_standalone
        if wanted and self.ExternalEntityRefHandler is not None:
            self._flush()
            if not self.ExternalEntityRefHandler(None, base, system, public):
                self._fail(21, self._at)
            self._ask_standalone()
        else:
            self._doctype.has_unread = True

    def _ask_standalone(self):
        """A document that needs more than itself: its handler may end the parsing."""
        if not self._doctype.is_standalone and self.NotStandaloneHandler is not None and not self.NotStandaloneHandler():
            self._fail(22, self._at)


XMLParserType = xmlparser


def ParserCreate(encoding=None, namespace_separator=None, intern=None):
    """A parser; with a separator, names are told as URI, separator, local name."""
    if namespace_separator is not None:
        if not isinstance(namespace_separator, str):
            kind = type(namespace_separator).__name__
            raise TypeError(f"ParserCreate() argument 'namespace_separator' must be str or None, not {kind}")
        if len(namespace_separator) > 1:
            raise ValueError("namespace_separator must be at most one character, omitted, or None")
    return xmlparser(encoding, namespace_separator, intern)
