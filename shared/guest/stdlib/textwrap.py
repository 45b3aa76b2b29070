"""Indentation and wrapping of text."""

import re

__all__ = [
    "TextWrapper", "wrap", "fill", "dedent", "indent", "shorten",
]


def dedent(text):
    lines = text.split("\n")
    margin = None
    for i, line in enumerate(lines):
        if not line.strip(" \t"):
            lines[i] = ""
            continue
        indent = line[:len(line) - len(line.lstrip(" \t"))]
        if margin is None:
            margin = indent
        else:
            shared = 0
            while shared < min(len(margin), len(indent)) and margin[shared] == indent[shared]:
                shared += 1
            margin = margin[:shared]
    if margin:
        lines = [line[len(margin):] if line.startswith(margin) else line for line in lines]
    return "\n".join(lines)


def indent(text, prefix, predicate=None):
    predicate = predicate or (lambda line: line.strip())
    return "".join(prefix + line if predicate(line) else line for line in text.splitlines(True))


_BLANKS = "\t\n\x0b\x0c\r "


class _WordSeparator:
    """What splits a text at blanks, after hyphens between letters, and around dashes."""

    _piece = re.compile(f"[{_BLANKS}]+|[^{_BLANKS}]+")
    _dash = re.compile(r"""((?<=[\w!"'&.,?])-{2,}(?=\w))""")
    _hyphen = re.compile(r"""(?:(?<=[^\d\W]{2}-)|(?<=[^\d\W]-[\w!"'&.,?]-))(?=[^\d\W]-?[^\d\W])""")

    def split(self, text):
        made = []
        for piece in self._piece.findall(text):
            if "-" not in piece:
                made.append(piece)
                continue
            for i, part in enumerate(self._dash.split(piece)):
                made += [part] if i % 2 else self._hyphen.split(part)
        return made


class TextWrapper:
    """Splits text into lines of at most `width` characters, at blanks and hyphens. The steps have CPython's names: programs
    replace them."""

    unicode_whitespace_trans = dict.fromkeys(map(ord, _BLANKS), ord(" "))
    wordsep_re = _WordSeparator()
    wordsep_simple_re = re.compile(f"([{_BLANKS}]+)")
    sentence_end_re = re.compile(r"[a-z][.!?][\"']?\Z")

    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True,
                 fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *,
                 max_lines=None, placeholder=" [...]"):
        self.width, self.initial_indent, self.subsequent_indent = width, initial_indent, subsequent_indent
        self.expand_tabs, self.replace_whitespace, self.tabsize = expand_tabs, replace_whitespace, tabsize
        self.fix_sentence_endings, self.break_long_words = fix_sentence_endings, break_long_words
        self.drop_whitespace, self.break_on_hyphens = drop_whitespace, break_on_hyphens
        self.max_lines, self.placeholder = max_lines, placeholder

    def _munge_whitespace(self, text):
        """Tabs as blanks, and every kind of blank as a space."""
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        return text.translate(self.unicode_whitespace_trans) if self.replace_whitespace else text

    def _split(self, text):
        """The chunks between which a line may end."""
        separator = self.wordsep_re if self.break_on_hyphens is True else self.wordsep_simple_re
        return [chunk for chunk in separator.split(text) if chunk]

    def _fix_sentence_endings(self, chunks):
        """Two spaces behind what looks like a sentence's end; changes `chunks`."""
        for i in range(1, len(chunks)):
            if chunks[i] == " " and self.sentence_end_re.search(chunks[i - 1]):
                chunks[i] = "  "

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def wrap(self, text):
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def _wrap_chunks(self, chunks):
        """The lines made of chunks; takes them from the list, which it reverses."""
        if self.width <= 0:
            raise ValueError("invalid width %r (must be > 0)" % self.width)
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        lines = []
        chunks.reverse()
        while chunks:
            current, length = [], 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and chunks[-1].strip() == "" and lines:
                chunks.pop()
            while chunks and length + len(chunks[-1]) <= width:
                length += len(chunks[-1])
                current.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._handle_long_word(chunks, current, length, width)
                length = sum(map(len, current))
            if self.drop_whitespace and current and current[-1].strip() == "":
                length -= len(current.pop())
            if not current:
                continue
            is_last = not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if self.max_lines is None or len(lines) + 1 < self.max_lines or is_last and length <= width:
                lines.append(indent + "".join(current))
            else:
                self._end_early(lines, current, length, indent)
                break
        return lines

    def _end_early(self, lines, current, length, indent):
        """The placeholder instead of what does not fit into max_lines."""
        while current:
            if current[-1].strip() and length + len(self.placeholder) <= self.width - len(indent):
                lines.append(indent + "".join(current) + self.placeholder)
                return
            length -= len(current.pop())
        if lines and len(lines[-1].rstrip()) + len(self.placeholder) <= self.width:
            lines[-1] = lines[-1].rstrip() + self.placeholder
        else:
            lines.append(indent + self.placeholder.lstrip())

    def _handle_long_word(self, reversed_chunks, cur_line, cur_len, width):
        """Puts as much as fits of a chunk that is longer than a line into `cur_line`."""
        room = 1 if width < 1 else width - cur_len
        if self.break_long_words:
            end, chunk = room, reversed_chunks[-1]
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any(c != "-" for c in chunk[:hyphen]):
                    end = hyphen + 1
            cur_line.append(chunk[:end])
            reversed_chunks[-1] = chunk[end:]
        elif not cur_line:
            cur_line.append(reversed_chunks.pop())

    def fill(self, text):
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))
