"""literal_eval; trees of Python's syntax are not offered to programs here."""

import re

_TOKEN = re.compile(
    r"""\s*(?:(?P<string>(?:[rRbBuU]{0,2})(?:'''(?:[^\\]|\\.)*?'''|\"\"\"(?:[^\\]|\\.)*?\"\"\"|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"))
    |(?P<number>0[xXoObB][0-9a-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?[jJ]?)
    |(?P<name>[^\W\d]\w*)|(?P<sign>\.\.\.|[-+()\[\]{},:]))""",
    re.X | re.S,
)
_CLOSERS = {"(": ")", "[": "]", "{": "}"}


class _Reader:
    def __init__(self, text):
        self.tokens, at = [], 0
        text = text.strip()
        text = re.sub(r"(?m)#.*$", "", text) if "#" in text and "'" not in text and '"' not in text else text
        while at < len(text):
            found = _TOKEN.match(text, at)
            if not found or found.end() == at:
                self.fail()
            self.tokens.append((found.lastgroup, found[found.lastgroup]))
            at = found.end()
        self.at = 0

    def fail(self):
        raise ValueError(f"malformed node or string on line 1: <ast.Expression object at {id(self):#x}>")

    def peek(self):
        return self.tokens[self.at][1] if self.at < len(self.tokens) else None

    def take(self):
        if self.at >= len(self.tokens):
            self.fail()
        self.at += 1
        return self.tokens[self.at - 1]

    def value(self):
        made = self.signed()
        while self.peek() in ("+", "-") and isinstance(made, (int, float)):
            sign = self.take()[1]
            other = self.signed()
            if not isinstance(other, complex):
                self.fail()
            made = made + other if sign == "+" else made - other
        return made

    def signed(self):
        if self.peek() in ("+", "-"):
            sign = self.take()[1]
            made = self.signed()
            if type(made) not in (int, float, complex):
                self.fail()
            return -made if sign == "-" else made
        kind, text = self.take()
        if kind == "number":
            return eval(text)
        if kind == "string":
            made = eval(text)
            while self.at < len(self.tokens) and self.tokens[self.at][0] == "string":
                made += eval(self.take()[1])
            return made
        if kind == "name":
            if text == "set" and self.peek() == "(" and self.tokens[self.at + 1 : self.at + 2] == [("sign", ")")]:
                self.at += 2
                return set()
            if text not in ("True", "False", "None"):
                raise ValueError(f"malformed node or string on line 1: <ast.Name object at {id(self):#x}>")
            return {"True": True, "False": False, "None": None}[text]
        if text == "...":
            return ...
        return self.display(text) if text in _CLOSERS else self.fail()

    def display(self, opener):
        closer, items, is_dict, has_comma = _CLOSERS[opener], [], opener == "{", False
        if self.peek() == closer:
            self.take()
            return () if opener == "(" else [] if opener == "[" else {}
        values = []
        while True:
            items.append(self.value())
            if opener == "{" and self.peek() == ":":
                self.take()
                values.append(self.value())
            else:
                is_dict = False
            has_comma = self.peek() == ","
            if has_comma:
                self.take()
            if self.peek() == closer:
                self.take()
                break
            if not has_comma:
                self.fail()
        if opener == "(":
            return tuple(items) if len(items) > 1 or has_comma else items[0]
        return items if opener == "[" else dict(zip(items, values)) if is_dict else set(items)


def literal_eval(node_or_string):
    if not isinstance(node_or_string, str):
        raise ValueError(f"malformed node or string: {node_or_string!r}")
    text = node_or_string.lstrip(" \t")
    compile(text, "<unknown>", "eval")  # syntax errors are the compiler's
    reader = _Reader(text)
    made = reader.value()
    if reader.peek() == ",":
        items = [made]
        while reader.peek() == ",":
            reader.take()
            if reader.peek() is not None:
                items.append(reader.value())
        made = tuple(items)
    if reader.peek() is not None:
        reader.fail()
    return made


def parse(source, filename="<unknown>", mode="exec", *, type_comments=False, feature_version=None):
    compile(source, filename, mode)
    raise NotImplementedError("syntax trees are not offered to programs here")
