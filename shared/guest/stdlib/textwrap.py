"""Indentation and wrapping of text."""


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


def wrap(text, width=70, *, initial_indent="", subsequent_indent="", **kwargs):
    lines, current = [], initial_indent
    has_word = False
    for word in text.split():
        while True:
            room = width - len(current) - (1 if has_word else 0)
            if len(word) <= room:
                current += (" " if has_word else "") + word
                has_word = True
                break
            if has_word:
                lines.append(current)
                current, has_word = subsequent_indent, False
            else:
                cut = max(room, 1)
                lines.append(current + word[:cut])
                word, current = word[cut:], subsequent_indent
    if has_word:
        lines.append(current)
    return lines


def fill(text, width=70, **kwargs):
    return "\n".join(wrap(text, width, **kwargs))


def shorten(text, width, *, placeholder=" [...]", **kwargs):
    words = text.split()
    if len(" ".join(words)) <= width:
        return " ".join(words)
    while words and len(" ".join(words) + placeholder) > width:
        words.pop()
    return (" ".join(words) + placeholder).strip() if words else placeholder.strip()
