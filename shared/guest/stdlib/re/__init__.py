"""Regular expressions; parsing and matching are C++ (_re), patterns and matches are here."""

import enum
import functools
import types

import _re

__all__ = [
    "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge", "template", "escape",
    "error", "Pattern", "Match", "A", "I", "L", "M", "S", "X", "U", "ASCII", "IGNORECASE", "LOCALE", "MULTILINE", "DOTALL",
    "VERBOSE", "UNICODE", "NOFLAG", "RegexFlag",
]  # fmt: skip


@enum.global_enum
class RegexFlag(enum.IntFlag, boundary=enum.KEEP):
    NOFLAG = 0
    ASCII = A = 256
    IGNORECASE = I = 2
    LOCALE = L = 4
    UNICODE = U = 32
    MULTILINE = M = 8
    DOTALL = S = 16
    VERBOSE = X = 64
    TEMPLATE = T = 1
    DEBUG = 128
    __str__ = object.__str__
    _numeric_repr_ = hex


class error(Exception):
    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        if pattern is not None and pos is not None:
            msg = "%s at position %d" % (msg, pos)
            newline = "\n" if isinstance(pattern, str) else b"\n"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = "%s (line %d, column %d)" % (msg, self.lineno, self.colno)
        else:
            self.lineno = self.colno = None
        super().__init__(msg)


_make, _cut, _cut_all = object.__new__, _re.group, _re.groups
_SEARCH, _MATCH, _FULL = 0, 1, 2
_END = (1 << 62) - 1
_FLAGS = ["TEMPLATE", "IGNORECASE", "LOCALE", "MULTILINE", "DOTALL", "UNICODE", "VERBOSE", "DEBUG", "ASCII"]


class Match:
    __slots__ = ("re", "string", "pos", "endpos", "_marks")
    __module__ = "re"
    __tp_name__ = "re.Match"

    def __init__(self, *args, **kwargs):
        raise TypeError("cannot create 're.Match' instances")

    @property
    def lastindex(self):
        index = self._marks[-1]
        return index if index > 0 else None

    @property
    def lastgroup(self):
        index = self._marks[-1]
        for name, group in self.re.groupindex.items():
            if group == index:
                return name
        return None

    @property
    def regs(self):
        marks = self._marks
        return tuple((marks[i], marks[i + 1]) for i in range(0, len(marks) - 1, 2))

    def _index(self, group):
        if not isinstance(group, int):
            if hasattr(group, "__index__"):
                group = group.__index__()
            else:
                try:
                    group = self.re.groupindex.get(group)
                except TypeError:
                    group = None
                if group is None:
                    raise IndexError("no such group")
        if 0 <= group <= self.re.groups:
            return group
        raise IndexError("no such group")

    def _group(self, index, default=None):
        string = self.string
        return _cut(string if type(string) is str else _plain(string), self._marks, index, default)

    def group(self, *groups):
        if len(groups) > 1:
            return tuple([self._group(self._index(group)) for group in groups])
        index = groups[0] if groups else 0
        string = self.string
        if type(index) is not int or index < 0 or type(string) is not str:
            return self._group(self._index(index))
        return _cut(string, self._marks, index, None)

    def __getitem__(self, group):
        return self._group(self._index(group))

    def groups(self, default=None):
        string = self.string
        return _cut_all(string if type(string) is str else _plain(string), self._marks, default)

    def groupdict(self, default=None):
        return {name: self._group(i, default) for name, i in self.re.groupindex.items()}

    def start(self, group=0, /):
        return self._marks[2 * self._index(group)]

    def end(self, group=0, /):
        return self._marks[2 * self._index(group) + 1]

    def span(self, group=0, /):
        index = 2 * self._index(group)
        return self._marks[index], self._marks[index + 1]

    def expand(self, template):
        return _expand(_parse_template(template, self.re), self)

    def __repr__(self):
        return f"<re.Match object; span={self.span()!r}, match={repr(self.group())[:50]}>"

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 're.Match' object")

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


def _plain(string):
    """What pieces are cut from: they are str or bytes, whatever was searched."""
    if type(string) is str or type(string) is bytes:
        return string
    return "".join(string) if isinstance(string, str) else bytes(string)


def _new_match(pattern, string, pos, endpos, marks):
    found = _make(Match)
    found.re, found.string, found._marks = pattern, string, marks
    found.pos = found.endpos = size = len(string)
    if pos < size:
        found.pos = pos if pos > 0 else 0
    if endpos < size:
        found.endpos = endpos if endpos > 0 else 0
    return found


class Pattern:
    __slots__ = ("pattern", "flags", "groups", "groupindex", "_program", "__weakref__")
    __module__ = "re"
    __tp_name__ = "re.Pattern"

    def __init__(self, *args, **kwargs):
        raise TypeError("cannot create 're.Pattern' instances")

    def search(self, string, pos=0, endpos=_END):
        marks = self._program.find(string, pos, endpos, _SEARCH)
        return None if marks is None else _new_match(self, string, pos, endpos, marks)

    def match(self, string, pos=0, endpos=_END):
        marks = self._program.find(string, pos, endpos, _MATCH)
        return None if marks is None else _new_match(self, string, pos, endpos, marks)

    def fullmatch(self, string, pos=0, endpos=_END):
        marks = self._program.find(string, pos, endpos, _FULL)
        return None if marks is None else _new_match(self, string, pos, endpos, marks)

    def finditer(self, string, pos=0, endpos=_END):
        all = self._program.find_all(string, pos, endpos, 0)
        return (_new_match(self, string, pos, endpos, marks) for marks in all)

    def findall(self, string, pos=0, endpos=_END):
        all = self._program.find_all(string, pos, endpos, 0)
        string = _plain(string)
        empty = string[:0]
        if self.groups == 0:
            return [string[marks[0]:marks[1]] for marks in all]
        if self.groups == 1:
            return [string[marks[2]:marks[3]] if marks[2] >= 0 else empty for marks in all]
        groups = range(2, 2 * self.groups + 2, 2)
        return [tuple([string[m[i]:m[i + 1]] if m[i] >= 0 else empty for i in groups]) for m in all]

    def split(self, string, maxsplit=0):
        pieces, at = [], 0
        all = self._program.find_all(string, 0, _END, maxsplit) if maxsplit >= 0 else ()
        string = _plain(string)
        for marks in all:
            pieces.append(string[at:marks[0]])
            at = marks[1]
            for i in range(2, 2 * self.groups + 2, 2):
                pieces.append(string[marks[i]:marks[i + 1]] if marks[i] >= 0 else None)
        pieces.append(string[at:])
        return pieces

    def subn(self, repl, string, count=0):
        all = self._program.find_all(string, 0, _END, count) if count >= 0 else ()
        parts = None
        if not callable(repl):
            parts = _parse_template(repl, self)
        subject, string = string, _plain(string)
        pieces, at = [], 0
        for marks in all:
            if at < marks[0]:
                pieces.append(string[at:marks[0]])
            at = marks[1]
            if parts is None:
                made = repl(_new_match(self, subject, 0, _END, marks))
                if made is not None:
                    pieces.append(made)
            else:
                for part in parts:
                    if isinstance(part, int):
                        start = marks[2 * part]
                        if start >= 0:
                            pieces.append(string[start:marks[2 * part + 1]])
                    else:
                        pieces.append(part)
        if at < len(string):
            pieces.append(string[at:])
        return string[:0].join(pieces), len(all)

    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    def scanner(self, string, pos=0, endpos=_END):
        return _Scanner(self, string, pos, endpos)

    def __repr__(self):
        names, flags = [], self.flags
        if isinstance(self.pattern, str) and flags & 256 == 0:
            flags &= ~32
        for bit, name in enumerate(_FLAGS):
            if flags & (1 << bit):
                names.append("re." + name)
                flags &= ~(1 << bit)
        if flags:
            names.append(hex(flags))
        return f"re.compile({repr(self.pattern)[:200]}{', ' if names else ''}{'|'.join(names)})"

    def __eq__(self, other):
        if not isinstance(other, Pattern):
            return NotImplemented
        return self.flags == other.flags and self.pattern == other.pattern and type(self.pattern) is type(other.pattern)

    def __hash__(self):
        return hash((self.pattern, self.flags))

    def __reduce__(self):
        return compile, (self.pattern, self.flags)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


class _Scanner:
    def __init__(self, pattern, string, pos, endpos):
        self.pattern, self._string, self._pos, self._end = pattern, string, pos, endpos
        self._matches = None

    def search(self):
        if self._matches is None:
            self._matches = self.pattern.finditer(self._string, self._pos, self._end)
        return next(self._matches, None)

    def match(self):
        if self._pos is None:
            return None
        found = self.pattern.match(self._string, self._pos, self._end)
        self._pos = None if found is None else found.end() + (found.end() == found.start())
        return found


_ESCAPES = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "\\": "\\"}
_OCTAL, _DIGITS = "01234567", "0123456789"


def _group_number(name, pattern, template, at):
    """What \\g<name> means; `at` is where the name begins."""
    if name.isidentifier():
        if name not in pattern.groupindex:
            raise IndexError("unknown group name %r" % name)
        return pattern.groupindex[name]
    if not name.isdecimal():
        raise error("bad character in group name %r" % name, template, at)
    index = int(name)
    if index > pattern.groups:
        raise error("invalid group reference %d" % index, template, at)
    return index


def _parse_template(template, pattern):
    """Literals and group numbers of a replacement."""
    if isinstance(template, str) != isinstance(pattern.pattern, str):
        if not isinstance(template, (str, bytes, bytearray)):
            raise TypeError(f"decoding to str: need a bytes-like object, {type(template).__name__} found")
        template_text = template if isinstance(template, str) else str(template, "latin-1")
        if "\\" not in template_text:
            return [template]
    elif isinstance(template, str):
        template_text = template
    else:
        template_text = str(template, "latin-1")
    parts, literal, i, n = [], [], 0, len(template_text)

    def add_group(index, length, start):
        if index > pattern.groups:
            raise error("invalid group reference %d" % index, template, start + 1)
        if literal:
            parts.append("".join(literal))
            literal.clear()
        parts.append(index)

    while i < n:
        c = template_text[i]
        if c != "\\":
            literal.append(c)
            i += 1
            continue
        start = i
        if i + 1 >= n:
            raise error("bad escape (end of pattern)", template, i)
        c = template_text[i + 1]
        i += 2
        if c == "g":
            if template_text[i:i + 1] != "<":
                raise error("missing <", template, i)
            end = template_text.find(">", i)
            name = template_text[i + 1:end if end >= 0 else n]
            if end < 0:
                if not name:
                    raise error("missing group name", template, n)
                raise error("missing >, unterminated name", template, i + 1)
            if not name:
                raise error("missing group name", template, end)
            add_group(_group_number(name, pattern, template, i + 1), 0, i)
            i = end + 1
        elif c == "0":
            while len(template_text[start + 1:i]) < 3 and template_text[i:i + 1] in _OCTAL and i < n:
                i += 1
            literal.append(chr(int(template_text[start + 1:i], 8) & 0xFF))
        elif c in _DIGITS:
            if template_text[i:i + 1] in _DIGITS and i < n:
                i += 1
                three = template_text[start + 1:i + 1]
                if len(three) == 3 and all(d in _OCTAL for d in three):
                    i += 1
                    if int(three, 8) > 0o377:
                        raise error(f"octal escape value \\{three} outside of range 0-0o377", template, start)
                    literal.append(chr(int(three, 8)))
                    continue
            add_group(int(template_text[start + 1:i]), i - start - 1, start)
        elif c in _ESCAPES:
            literal.append(_ESCAPES[c])
        elif c.isascii() and c.isalpha():
            raise error("bad escape \\" + c, template, start)
        else:
            literal.append("\\" + c)
    if literal:
        parts.append("".join(literal))
    if not isinstance(template, str):
        parts = [part if isinstance(part, int) else part.encode("latin-1") for part in parts]
    return parts


def _expand(parts, match):
    empty = _plain(match.string)[:0]
    return empty.join([match._group(p, empty) if isinstance(p, int) else p for p in parts])


@functools.lru_cache(512)
def _compiled(kind, pattern, flags):
    program = _re.compile(pattern, flags)
    made = object.__new__(Pattern)
    made.pattern, made._program = pattern, program
    made.flags, made.groups, made.groupindex = program.flags, program.groups, types.MappingProxyType(program.names) if program.names else {}
    return made


def _compile(pattern, flags):
    if isinstance(flags, RegexFlag):
        flags = flags.value
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    if isinstance(pattern, str):
        return _compiled(str, pattern, flags)
    if not isinstance(pattern, (bytes, bytearray)):
        hash(pattern)
        raise TypeError("first argument must be string or compiled pattern")
    hash(pattern)
    return _compiled(bytes, pattern, flags)


def compile(pattern, flags=0):
    return _compile(pattern, flags)


def template(pattern, flags=0):
    return _compile(pattern, flags | 1)


def match(pattern, string, flags=0):
    return _compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return _compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return _compile(pattern, flags).search(string)


def sub(pattern, repl, string, count=0, flags=0):
    return _compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return _compile(pattern, flags).subn(repl, string, count)


def split(pattern, string, maxsplit=0, flags=0):
    return _compile(pattern, flags).split(string, maxsplit)


def findall(pattern, string, flags=0):
    return _compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return _compile(pattern, flags).finditer(string)


def purge():
    _compiled.cache_clear()


_special = {i: "\\" + chr(i) for i in b"()[]{}?*+-|^$\\.&~# \t\n\r\v\f"}


def escape(pattern):
    if isinstance(pattern, str):
        return pattern.translate(_special)
    return str(pattern, "latin1").translate(_special).encode("latin1")


class Scanner:
    """Splits a text by (pattern, action) rows: the first that matches acts; an action may be a value, a function or None."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._rows = [(compile(pattern, flags), action) for pattern, action in lexicon]
        self.match = None

    def scan(self, string):
        made, at = [], 0
        while True:
            for pattern, action in self._rows:
                m = pattern.match(string, at)
                if m is not None:
                    break
            else:
                break
            if m.end() == at:
                break
            if callable(action):
                self.match = m
                action = action(self, m.group())
            if action is not None:
                made.append(action)
            at = m.end()
        return made, string[at:]
