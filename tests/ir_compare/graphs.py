"""Graphs of `.ir` listings as a multiset of labels: what two compilers' graphs are compared by.

A label is an operator with the labels of its operands, sorted; a parameter is "param", a graph is "graph", a constant its text
without blanks. So two listings give the same multiset when they have the same operators on the same operands, up to the order
of operands and nodes and to names.
"""
import collections
import hashlib
import re

LINE = re.compile(r"^  (?:(%\d+)\([^)]*\) = )?(?:call )?(\S.*)$")
CALLEE = re.compile(r"^(%\d+)?(?:\[@FuncUnion\([^)]*\)\])?([^(\s\[]*)\(")


def split(text):
    """Operands of an application: `text` starts behind its opening parenthesis."""
    parts, depth, at = [""], 0, 0
    while depth >= 0 and at < len(text):
        ch = text[at]
        depth += (ch in "([{<") - (ch in ")]}>")
        if ch == "," and depth == 0:
            parts.append("")
        elif depth >= 0:
            parts[-1] += ch
        at += 1
    return [part.strip() for part in parts if part.strip()]


def nodes(text):
    """(graph, name, operator, operands) of each node line of a listing, in order."""
    graph = ""
    text = re.sub(r"\n(?= *\[)", "", text)  # a constant with more than one row stands on several lines
    for line in text.split("\n"):
        if line.startswith("subgraph @"):
            graph = line.split("@", 1)[1].split("(", 1)[0]
        match = LINE.match(line) if graph else None
        if not match or match[2].startswith(":"):
            continue
        head = CALLEE.match(match[2])
        if not head:
            continue
        operands = split(match[2][head.end():])
        callee = head[2].removeprefix("PrimFunc_")
        if head[1] is not None:
            callee, operands = "call", [head[1], *operands]
        elif callee.startswith("@"):
            callee, operands = "call", [callee, *operands]
        yield graph, match[1], callee, operands


def labels(text):
    """The multiset of a listing: Counter of short labels. The second result says what each label stands for."""
    known, found, meaning = {}, collections.Counter(), {}
    for graph, name, operator, operands in nodes(text):
        parts = []
        for operand in operands:
            if operand.startswith("%para"):
                parts.append("param")
            elif operand.startswith("%"):
                parts.append(known.get((graph, operand.split("[")[0]), "?"))
            elif operand.startswith("@"):
                parts.append("graph")
            else:
                parts.append(re.sub(r"\s", "", operand))
        spelled = f"{operator}({', '.join(sorted(parts))})"
        label = hashlib.sha256(spelled.encode()).hexdigest()[:12]
        meaning[label] = f"{operator}({', '.join(meaning_of(p, meaning) for p in sorted(parts))})"
        known[graph, name] = label
        found[label] += 1
    return found, meaning


def meaning_of(part, meaning):
    """One level of what a label stands for, for people."""
    return meaning[part].split("(")[0] if part in meaning else part
