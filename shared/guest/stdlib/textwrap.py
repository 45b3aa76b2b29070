"""Indentation and wrapping of text."""

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


class TextWrapper:
    """Splits text into lines of at most `width` characters, at blanks and hyphens."""

    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True,
                 fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *,
                 max_lines=None, placeholder=" [...]"):
        self.width, self.initial_indent, self.subsequent_indent = width, initial_indent, subsequent_indent
        self.expand_tabs, self.replace_whitespace, self.tabsize = expand_tabs, replace_whitespace, tabsize
        self.fix_sentence_endings, self.break_long_words = fix_sentence_endings, break_long_words
        self.drop_whitespace, self.break_on_hyphens = drop_whitespace, break_on_hyphens
        self.max_lines, self.placeholder = max_lines, placeholder

    def _chunks(self, text):
        import re

        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = re.sub("[\t\n\x0b\x0c\r ]", " ", text)
        made = []
        for piece in re.findall(r"[\t\n\x0b\x0c\r ]+|[^\t\n\x0b\x0c\r ]+", text):
            if self.break_on_hyphens and "-" in piece:
                # after a hyphen between letters, and around dashes
                for i, part in enumerate(re.split(r"""((?<=[\w!"'&.,?])-{2,}(?=\w))""", piece)):
                    parts = [part] if i % 2 else re.split(
                        r"""(?:(?<=[^\d\W]{2}-)|(?<=[^\d\W]-[\w!"'&.,?]-))(?=[^\d\W]-?[^\d\W])""", part)  # fmt: skip
                    made += [p for p in parts if p]
            else:
                made.append(piece)
        return made

    def wrap(self, text):
        import re

        if self.width <= 0:
            raise ValueError("invalid width %r (must be > 0)" % self.width)
        lines, chunks = [], list(reversed(self._chunks(text)))
        if self.fix_sentence_endings:
            for i in range(len(chunks) - 1, 0, -1):
                if chunks[i - 1] == " " and re.search(r"[a-z][.!?][\"']?\Z", chunks[i]):
                    chunks[i - 1] = "  "
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
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
                self._long(chunks, current, length, width)
                length = sum(map(len, current))
            if self.drop_whitespace and current and current[-1].strip() == "":
                length -= len(current.pop())
            if not current:
                continue
            is_last = not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if self.max_lines is None or len(lines) + 1 < self.max_lines or is_last and length <= width:
                lines.append(indent + "".join(current))
                continue
            while current:
                if current[-1].strip() and length + len(self.placeholder) <= width:
                    lines.append(indent + "".join(current) + self.placeholder)
                    break
                length -= len(current.pop())
            else:
                if lines and len(lines[-1].rstrip()) + len(self.placeholder) <= self.width:
                    lines[-1] = lines[-1].rstrip() + self.placeholder
                else:
                    lines.append(indent + self.placeholder.lstrip())
            break
        return lines

    def _long(self, chunks, current, length, width):
        room = 1 if width < 1 else width - length
        if self.break_long_words:
            end, chunk = room, chunks[-1]
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any(c != "-" for c in chunk[:hyphen]):
                    end = hyphen + 1
            current.append(chunk[:end])
            chunks[-1] = chunk[end:]
        elif not current:
            current.append(chunks.pop())

    def fill(self, text):
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))
