"""Python's tokens, with comments and positions, from readline functions; and back to text."""

import codecs
import re
from collections import namedtuple
from io import StringIO, TextIOWrapper

import token
from token import *  # noqa: F403
from token import COMMENT, DEDENT, ENCODING, ENDMARKER, ERRORTOKEN, EXACT_TOKEN_TYPES, INDENT, NAME, NEWLINE, NL, NUMBER, OP, STRING

__all__ = token.__all__ + ["tokenize", "generate_tokens", "detect_encoding", "untokenize", "TokenInfo"]
cookie_re = re.compile(r"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)", re.ASCII)
blank_re = re.compile(br"^[ \t\f]*(?:[#\r\n]|$)", re.ASCII)


class TokenError(Exception):
    pass


class StopTokenizing(Exception):
    pass


class TokenInfo(namedtuple("TokenInfo", "type string start end line")):
    def __repr__(self):
        return "TokenInfo(type=%s, string=%r, start=%r, end=%r, line=%r)" % self._replace(
            type="%d (%s)" % (self.type, token.tok_name[self.type]))

    @property
    def exact_type(self):
        return EXACT_TOKEN_TYPES.get(self.string, self.type) if self.type == OP else self.type


_prefix = r"(?:[bB][rR]?|[rR][bB]?|[uU]|[fF][rR]?|[rR][fF])?"
_number = (r"0[xX](?:_?[0-9a-fA-F])+|0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|"
           r"(?:[0-9](?:_?[0-9])*\.(?:[0-9](?:_?[0-9])*)?|\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?[jJ]?|"
           r"[0-9](?:_?[0-9])*[eE][-+]?[0-9](?:_?[0-9])*[jJ]?|[0-9](?:_?[0-9])*[jJ]|0(?:_?0)*|[1-9](?:_?[0-9])*")
_token = re.compile(
    r"[ \f\t]*(?:(?P<continued>\\\r?\n|\Z)|(?P<comment>#[^\r\n]*)|(?P<long>" + _prefix + "(?:'''|\"\"\"))|(?P<number>" + _number
    + r")|(?P<string>" + _prefix + r"""(?:'[^\n'\\]*(?:\\.[^\n'\\]*)*(?:'|\\\r?\n)|"[^\n"\\]*(?:\\.[^\n"\\]*)*(?:"|\\\r?\n)))|"""
    + r"(?P<newline>\r?\n)|(?P<op>" + "|".join(re.escape(x) for x in sorted([*EXACT_TOKEN_TYPES, "!"], reverse=True) if x != "!")
    + r")|(?P<name>\w+))")
_ends = {"'''": re.compile(r"[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*'''", re.S), '"': re.compile(r'[^"\\]*(?:\\.[^"\\]*)*"', re.S),
         '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"""', re.S), "'": re.compile(r"[^'\\]*(?:\\.[^'\\]*)*'", re.S)}


class _Source:
    """The lines, and what lasts from one to the next: open brackets, indents, a string that goes on."""

    def __init__(self, readline):
        self.readline, self.row, self.depth, self.indents = readline, 0, 0, [0]
        self.is_continued, self.begun = False, None

    def next_line(self):
        try:
            line = self.readline()
        except StopIteration:
            line = ""
        self.row += 1
        return line


def _tokens(readline, encoding):
    s = _Source(readline)
    last = line = ""
    if encoding is not None:
        yield TokenInfo(ENCODING, "utf-8" if encoding == "utf-8-sig" else encoding, (0, 0), (0, 0), "")
    while True:
        last, line = line, s.next_line()
        at = 0
        if s.begun:
            if not line:
                raise TokenError("EOF in multi-line string", s.begun[1])
            made, at = _go_on(s, line)
            if made is None:
                continue
            yield made
            if made.type == ERRORTOKEN:
                continue
        elif s.depth == 0 and not s.is_continued:
            if not line:
                break
            at, column = _indentation(line)
            if at == len(line):
                break_needed = False
                yield TokenInfo(NL, "", (s.row, at), (s.row, len(line)), line) if break_needed else TokenInfo(
                    NEWLINE, "", (s.row, at), (s.row, at), line)
                continue
            if line[at] in "#\r\n":
                if line[at] == "#":
                    text = line[at:].rstrip("\r\n")
                    yield TokenInfo(COMMENT, text, (s.row, at), (s.row, at + len(text)), line)
                    at += len(text)
                yield TokenInfo(NL, line[at:], (s.row, at), (s.row, len(line)), line)
                continue
            if column > s.indents[-1]:
                s.indents.append(column)
                yield TokenInfo(INDENT, line[:at], (s.row, 0), (s.row, at), line)
            while column < s.indents[-1]:
                if column not in s.indents:
                    raise IndentationError("unindent does not match any outer indentation level",
                                           ("<tokenize>", s.row, at, line))
                s.indents.pop()
                yield TokenInfo(DEDENT, "", (s.row, at), (s.row, at), line)
        else:
            if not line:
                raise TokenError("EOF in multi-line statement", (s.row, 0))
            s.is_continued = False
        yield from _of_line(s, line, at)
    if last and last[-1] not in "\r\n" and not last.strip().startswith("#"):
        yield TokenInfo(NEWLINE, "", (s.row - 1, len(last)), (s.row - 1, len(last) + 1), "")
    for _ in s.indents[1:]:
        yield TokenInfo(DEDENT, "", (s.row, 0), (s.row, 0), "")
    yield TokenInfo(ENDMARKER, "", (s.row, 0), (s.row, 0), "")


_tokenize = _tokens


def _indentation(line):
    at = column = 0
    while at < len(line) and line[at] in " \t\f":
        column = column + 1 if line[at] == " " else (column // 8 + 1) * 8 if line[at] == "\t" else 0
        at += 1
    return at, column


def _go_on(s, line):
    """(the token of the string that goes on, where it ends), or (None, 0)."""
    text, start, end, lines, is_long = s.begun
    m = end.match(line)
    if m:
        s.begun = None
        return TokenInfo(STRING, text + m[0], start, (s.row, m.end()), lines + line), m.end()
    if not is_long and not line.endswith(("\\\n", "\\\r\n")):
        s.begun = None
        return TokenInfo(ERRORTOKEN, text + line, start, (s.row, len(line)), lines), 0
    s.begun = text + line, start, end, lines + line, is_long
    return None, 0


def _of_line(s, line, at):
    while at < len(line):
        m = _token.match(line, at)
        if m is None or m.lastgroup is None:
            yield TokenInfo(ERRORTOKEN, line[at], (s.row, at), (s.row, at + 1), line)
            at += 1
            continue
        kind = m.lastgroup
        start, at, text = m.start(kind), m.end(kind), m[kind]
        first = (s.row, start)
        if kind == "continued":
            if text:
                s.is_continued = True
            continue
        if kind == "long":
            m = _ends[text[-3:]].match(line, at)
            if m is None:
                s.begun = line[start:], first, _ends[text[-3:]], line, True
                return
            at = m.end()
            yield TokenInfo(STRING, line[start:at], first, (s.row, at), line)
            continue
        if kind == "string" and text[-1] == "\n":
            quote = text.lstrip("bBrRuUfF")[0]
            s.begun = line[start:], first, _ends[quote], line, False
            return
        if kind == "newline":
            yield TokenInfo(NL if s.depth else NEWLINE, text, first, (s.row, at), line)
            continue
        if kind == "name" and not text.isidentifier():
            yield TokenInfo(ERRORTOKEN, line[start], first, (s.row, start + 1), line)
            at = start + 1
            continue
        if kind == "op":
            s.depth += (text in ("(", "[", "{")) - (text in (")", "]", "}"))
        yield TokenInfo({"comment": COMMENT, "number": NUMBER, "string": STRING, "op": OP, "name": NAME}[kind], text, first,
                        (s.row, at), line)


def generate_tokens(readline):
    return _tokens(readline, None)


def tokenize(readline):
    encoding, consumed = detect_encoding(readline)
    first = iter(consumed)

    def lines():
        data = next(first, None)
        if data is None:
            data = readline()
        return data.decode(encoding)

    return _tokens(lines, encoding)


def detect_encoding(readline):
    def read():
        try:
            return readline()
        except StopIteration:
            return b""

    def cookie(line):
        try:
            m = cookie_re.match(line.decode("utf-8"))
        except UnicodeDecodeError:
            raise SyntaxError("invalid or missing encoding declaration") from None
        if not m:
            return None
        name = m[1][:12].lower().replace("_", "-")
        name = "utf-8" if name == "utf-8" or name.startswith("utf-8-") else (
            "iso-8859-1" if name in ("latin-1", "iso-8859-1", "iso-latin-1") or name.startswith(
                ("latin-1-", "iso-8859-1-", "iso-latin-1-")) else m[1])
        try:
            codec = codecs.lookup(name)
        except LookupError:
            raise SyntaxError("unknown encoding: " + name) from None
        if has_mark:
            if name != "utf-8" and codec.name != "utf-8":
                raise SyntaxError("encoding problem: utf-8")
            name += "-sig"
        return name

    first = read()
    has_mark = first.startswith(codecs.BOM_UTF8)
    if has_mark:
        first = first[3:]
    default = "utf-8-sig" if has_mark else "utf-8"
    if not first:
        return default, []
    found = cookie(first)
    if found:
        return found, [first]
    if not blank_re.match(first):
        return default, [first]
    second = read()
    if not second:
        return default, [first]
    return cookie(second) or default, [first, second]


def open(filename):
    import builtins

    buffer = builtins.open(filename, "rb")
    encoding, _ = detect_encoding(buffer.readline)
    buffer.seek(0)
    return TextIOWrapper(buffer, encoding)


class Untokenizer:
    """Text from tokens: exact where positions are known, words with blanks between from where only (type, string) are."""

    def __init__(self):
        self.tokens, self.prev_row, self.prev_col, self.encoding = [], 1, 0, None

    def add_whitespace(self, start):
        """What stands between the last token and the next one's start."""
        row, column = start
        if (row, column) < (self.prev_row, self.prev_col):
            raise ValueError("start ({},{}) precedes previous end ({},{})".format(row, column, self.prev_row, self.prev_col))
        if row > self.prev_row:
            self.tokens.append("\\\n" * (row - self.prev_row))
            self.prev_col = 0
        if column > self.prev_col:
            self.tokens.append(" " * (column - self.prev_col))

    def untokenize(self, iterable):
        iterator, indents, fresh = iter(iterable), [], False
        for t in iterator:
            if len(t) == 2:
                self.compat(t, iterator)
                break
            kind, text, start, end, _ = t
            if kind == ENCODING:
                self.encoding = text
                continue
            if kind == ENDMARKER:
                break
            if kind == INDENT:
                indents.append(text)
                continue
            if kind == DEDENT:
                indents.pop()
                self.prev_row, self.prev_col = end
                continue
            if kind in (NEWLINE, NL):
                fresh = True
            elif fresh and indents:
                if start[1] >= len(indents[-1]):
                    self.tokens.append(indents[-1])
                    self.prev_col = len(indents[-1])
                fresh = False
            self.add_whitespace(start)
            self.tokens.append(text)
            self.prev_row, self.prev_col = end
            if kind in (NEWLINE, NL):
                self.prev_row, self.prev_col = self.prev_row + 1, 0
        return "".join(self.tokens)

    def compat(self, token, iterable):
        """The token and those that follow, whose positions are not known."""
        indents, fresh, after_string = [], token[0] in (NEWLINE, NL), False
        for kind, text, *_ in [token, *iterable]:
            if kind == ENCODING:
                self.encoding = text
                continue
            if kind in (NAME, NUMBER):
                text += " "
            if kind == STRING:
                text = " " + text if after_string else text
            after_string = kind == STRING
            if kind == INDENT:
                indents.append(text)
                continue
            if kind == DEDENT:
                indents.pop()
                continue
            if kind in (NEWLINE, NL):
                fresh = True
            elif fresh and indents:
                self.tokens.append(indents[-1])
                fresh = False
            self.tokens.append(text)


def untokenize(iterable):
    """The text of tokens; bytes where they name an encoding."""
    made = Untokenizer()
    text = made.untokenize(iterable)
    return text if made.encoding is None else text.encode(made.encoding)


def _generate_tokens_from_c_tokenizer(source):
    """Tokens as the parser sees them: exact kinds, columns in bytes, neither comments nor empty lines."""
    if source and source[-1] not in "\r\n":
        source += "\n"
    comment = last = None
    try:
        for t in _tokens(StringIO(source).readline, None):
            if t.type == ERRORTOKEN:
                break
            if t.type == COMMENT:
                comment = t
                continue
            told, comment = comment, None
            if t.type in (NL, ENDMARKER):
                continue
            row, line = t.start[0], t.line
            if last is not None and last.end[0] == row and last.line.endswith(line):
                line = last.line  # several lines: of a string, or joined by backslashes
            elif last is not None and last.end[0] == row - 1 and last.type != NEWLINE and last.line.endswith("\\\n"):
                line = last.line + line
            if t.type == NUMBER and re.match(r"(?!and|else|for|if|in|is|or|not)\w", t.line[t.end[1] :]):
                break
            if t.type in (INDENT, DEDENT):
                row, line = (row, line) if line else (last.end[0], last.line)
                t = TokenInfo(t.type, "", (row, -1), (row, -1), line)
            else:
                start, end, text = t.start, t.end, t.string
                if t.type == NEWLINE:
                    start, end, text = (told.start, told.end, told.string) if told is not None else (start, start, "")
                lines, ends = line.splitlines(True), end[0]
                start, end = ((at[0], len(lines[at[0] - ends - 1][: at[1]].encode())) for at in (start, end))
                kind = {"async": token.ASYNC, "await": token.AWAIT}.get(text, t.type) if t.type == NAME else t.exact_type
                t = TokenInfo(kind, text, start, end, line)
            yield t
            last = t
        else:
            return
    except TokenError as error:
        if error.args[0] == "EOF in multi-line statement":
            return
    except SyntaxError:
        pass
    compile(source, "<string>", "exec")  # the error


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.tokenize(_sys.argv[1:]))
