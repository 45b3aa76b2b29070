"""Reading TOML 1.0."""

import re

__all__ = ("loads", "load", "TOMLDecodeError")


class TOMLDecodeError(ValueError):
    pass


_KEY = re.compile(r"[A-Za-z0-9_-]+")
_NUMBER = re.compile(r"0x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|0b[01](?:_?[01])*|0o[0-7](?:_?[0-7])*|"
                     r"[+-]?(?:0|[1-9](?:_?[0-9])*)(?P<float>(?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?)")
_DATE = re.compile(r"([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
                   r"(?:[Tt ]([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6})[0-9]*)?"
                   r"(?:(Z)|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?", re.I)
_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6})[0-9]*)?")
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


class _Table(dict):
    """A table while it is read: how it came to be decides what may be added."""

    is_closed = is_defined = is_dotted = False


class _Reader:
    def __init__(self, text, parse_float):
        self.text, self.at, self.parse_float = text.replace("\r\n", "\n"), 0, parse_float

    def fail(self, message, at=None):
        at = self.at if at is None else at
        if at >= len(self.text):
            raise TOMLDecodeError(f"{message} (at end of document)")
        line = self.text.count("\n", 0, at) + 1
        column = at + 1 if line == 1 else at - self.text.rindex("\n", 0, at)
        raise TOMLDecodeError(f"{message} (at line {line}, column {column})")

    def peek(self, n=1):
        return self.text[self.at:self.at + n]

    def blank(self, chars=" \t"):
        while self.peek() and self.peek() in chars:
            self.at += 1

    def comment(self):
        if self.peek() == "#":
            end = self.text.find("\n", self.at)
            end = len(self.text) if end < 0 else end
            for i in range(self.at + 1, end):
                if self.text[i] != "\t" and (self.text[i] < " " or self.text[i] == "\x7f"):
                    self.fail(f"Found invalid character {self.text[i]!r}", i)
            self.at = end

    def blank_lines(self):
        while True:
            start = self.at
            self.blank(" \t\n")
            self.comment()
            if self.at == start:
                return

    def document(self):
        root = current = _Table()
        header = ()
        while True:
            self.blank(" \t\n")
            c = self.peek()
            if not c:
                return root
            if c == "[":
                header, current = self.header(root)
            elif c != "#":
                if c not in "\"'" and not _KEY.match(c):
                    self.fail("Invalid statement")
                self.pair(current, header)
            self.blank()
            self.comment()
            if self.peek() not in ("", "\n"):
                self.fail("Expected newline or end of document after a statement")

    def header(self, root):
        is_array = self.peek(2) == "[["
        self.at += 2 if is_array else 1
        self.blank()
        key = self.key()
        if self.peek(2 if is_array else 1) != ("]]" if is_array else "]"):
            self.fail("Expected ']]' at the end of an array declaration" if is_array
                      else "Expected ']' at the end of a table declaration")
        node = root
        for part in key[:-1]:
            node = self.into(node, part)
        found = node.get(key[-1])
        if is_array:
            if found is None:
                found = node[key[-1]] = _Array()
            if not isinstance(found, _Array):
                self.fail(f"Cannot mutate immutable namespace {key}" if isinstance(found, list) else "Cannot overwrite a value")
            found.append(_Table())
            made = found[-1]
        else:
            if found is not None and (not isinstance(found, _Table) or found.is_defined or found.is_closed or found.is_dotted):
                self.fail(f"Cannot declare {key} twice")
            made = node.setdefault(key[-1], _Table())
        made.is_defined = True
        self.at += 2 if is_array else 1
        return key, made

    def into(self, node, part):
        node = node.setdefault(part, _Table())
        if isinstance(node, _Array):
            node = node[-1]
        if not isinstance(node, _Table) or node.is_closed:
            self.fail("Cannot overwrite a value")
        return node

    def pair(self, table, header):
        key, value = self.key_value()
        for part in key[:-1]:
            fresh = part not in table
            below = table.setdefault(part, _Table())
            if not isinstance(below, _Table) or below.is_closed:
                self.fail("Cannot overwrite a value")
            if not fresh and below.is_defined:
                self.fail(f"Cannot redefine namespace {(*header, *key[:-1])}")
            below.is_dotted = True
            table = below
        if key[-1] in table:
            self.fail("Cannot overwrite a value")
        table[key[-1]] = value

    def key_value(self):
        key = self.key()
        if self.peek() != "=":
            self.fail("Expected '=' after a key in a key/value pair")
        self.at += 1
        self.blank()
        return key, self.value()

    def key(self):
        parts = []
        while True:
            c = self.peek()
            m = _KEY.match(self.text, self.at)
            if m:
                parts.append(m[0])
                self.at = m.end()
            elif c == '"':
                parts.append(self.basic())
            elif c == "'":
                parts.append(self.literal())
            else:
                self.fail("Invalid initial character for a key part")
            self.blank()
            if self.peek() != ".":
                return tuple(parts)
            self.at += 1
            self.blank()

    def value(self):
        c = self.peek()
        if c == '"':
            return self.long_text('"""') if self.peek(3) == '"""' else self.basic()
        if c == "'":
            return self.long_text("'''") if self.peek(3) == "'''" else self.literal()
        for word, value in (("true", True), ("false", False)):
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return value
        if c == "[":
            return self.array()
        if c == "{":
            return self.inline_table()
        return self.scalar()

    def scalar(self):
        m = _DATE.match(self.text, self.at) or _TIME.match(self.text, self.at)
        if m:
            value = self.moment(m)
            self.at = m.end()
            return value
        m = _NUMBER.match(self.text, self.at)
        if m:
            self.at = m.end()
            return self.parse_float(m[0]) if m["float"] else int(m[0], 0)
        for word in (self.peek(3), self.peek(4)):
            if word in ("inf", "nan", "+inf", "-inf", "+nan", "-nan"):
                self.at += len(word)
                return self.parse_float(word)
        self.fail("Invalid value")

    def moment(self, m):
        from datetime import date, datetime, time, timedelta, timezone

        parts = m.groups()
        micro = lambda text: int(text.ljust(6, "0")) if text else 0  # noqa: E731
        if m.re is _TIME:
            return time(*map(int, parts[:3]), micro(parts[3]))
        try:
            if parts[3] is None:
                return date(*map(int, parts[:3]))
            zone = None
            if parts[7]:
                zone = timezone.utc
            elif parts[8]:
                offset = timedelta(hours=int(parts[9]), minutes=int(parts[10]))
                zone = timezone(-offset if parts[8] == "-" else offset)
            return datetime(*map(int, parts[:6]), micro(parts[6]), tzinfo=zone)
        except ValueError:
            self.fail("Invalid date or datetime")

    def array(self):
        values = []
        self.at += 1
        self.blank_lines()
        while self.peek() != "]":
            values.append(self.value())
            self.blank_lines()
            if self.peek() == ",":
                self.at += 1
                self.blank_lines()
            elif self.peek() != "]":
                self.fail("Unclosed array")
        self.at += 1
        return values

    def inline_table(self):
        table = _Table()
        self.at += 1
        self.blank()
        if self.peek() != "}":
            while True:
                key, value = self.key_value()
                node = table
                for part in key[:-1]:
                    node = self.into(node, part)
                if key[-1] in node:
                    self.fail(f"Duplicate inline table key {key[-1]!r}")
                node[key[-1]] = value
                self.blank()
                if self.peek() == "}":
                    break
                if self.peek() != ",":
                    self.fail("Unclosed inline table")
                self.at += 1
                self.blank()
        self.at += 1
        self.close(table)
        return table

    def close(self, table):
        table.is_closed = True
        for value in table.values():
            if isinstance(value, _Table):
                self.close(value)

    def literal(self):
        end = next((i for i in range(self.at + 1, len(self.text)) if self.text[i] == "'" or self.control(i)), len(self.text))
        if end == len(self.text):
            self.at = end
            self.fail("Expected \"'\"")
        if self.text[end] != "'":
            self.fail(f"Found invalid character {self.text[end]!r}", end)
        text, self.at = self.text[self.at + 1:end], end + 1
        return text

    def control(self, i, allowed="\t"):
        c = self.text[i]
        return c not in allowed and (c < " " or c == "\x7f")

    def escape(self, is_long):
        start = self.at
        c = self.text[self.at + 1:self.at + 2]
        if is_long and c in (" ", "\t", "\n"):
            self.at += 1
            if c != "\n":
                self.blank()
                if self.peek() == "":
                    return ""
                if self.peek() != "\n":
                    self.fail("Unescaped '\\' in a string")
            self.blank(" \t\n")
            return ""
        if c in ("u", "U"):
            n = 4 if c == "u" else 8
            digits = self.text[self.at + 2:self.at + 2 + n]
            if len(digits) != n or not re.fullmatch("[0-9A-Fa-f]+", digits):
                self.fail("Invalid hex value", self.at + 2)
            code = int(digits, 16)
            self.at += 2 + n
            if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
                self.fail("Escaped character is not a Unicode scalar value")
            return chr(code)
        self.at += 2
        if c not in _ESCAPES or not c:
            self.fail("Unterminated string" if not c else "Unescaped '\\' in a string")
        return _ESCAPES[c]

    def basic(self):
        self.at += 1
        return self.pieces('"', False)

    def pieces(self, end, is_long):
        out = []
        while True:
            if self.at >= len(self.text):
                self.fail("Unterminated string")
            c = self.text[self.at]
            if self.text.startswith(end, self.at):
                self.at += len(end)
                return "".join(out)
            if c == "\\" and end[0] == '"':
                out.append(self.escape(is_long))
                continue
            if self.control(self.at, "\t\n" if is_long else "\t"):
                self.fail(f"Illegal character {c!r}")
            out.append(c)
            self.at += 1

    def long_text(self, end):
        self.at += 3
        if self.peek() == "\n":
            self.at += 1
        if end == "'''":
            stop = self.text.find(end, self.at)
            if stop < 0:
                self.at = len(self.text)
                self.fail(f"Expected {end!r}")
            for i in range(self.at, stop):
                if self.control(i, "\t\n"):
                    self.fail(f"Found invalid character {self.text[i]!r}", i)
            text, self.at = self.text[self.at:stop], stop + 3
        else:
            text = self.pieces(end, True)
        for _ in range(2):  # up to two more quotes belong to the text
            if self.peek() == end[0]:
                self.at += 1
                text += end[0]
        return text


class _Array(list):
    """Of tables: only [[headers]] may add to it."""


def _plain(value):
    if isinstance(value, _Table):
        return {key: _plain(v) for key, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, list) else value


def loads(s, /, *, parse_float=float):
    return _plain(_Reader(s, parse_float).document())


def load(fp, /, *, parse_float=float):
    data = fp.read()
    if not isinstance(data, bytes):
        raise TypeError("File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`")
    return loads(data.decode(), parse_float=parse_float)
