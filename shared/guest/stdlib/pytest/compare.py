"""The lines below a failed comparison: where two texts, sequences, sets, dicts or records differ."""

import dataclasses
import difflib
import os
import pprint
from collections.abc import Mapping, Sequence, Set

from pytest.explain import saferepr


def details(symbol, left, right, verbosity):
    """pytest's explanation: a summary line, an empty one, the differences; None where there is nothing to add."""
    if verbosity > 1:
        texts = [saferepr(v, 10**9) for v in (left, right)]
    else:
        width = (80 - 15 - len(symbol) - 2) // 2
        texts = [saferepr(v, width) for v in (left, right)]
    lines = None
    try:
        if symbol == "==":
            lines = _equal(left, right, verbosity)
        elif symbol == "not in" and isinstance(left, str) and isinstance(right, str):
            lines = _not_in(left, right, verbosity)
        elif symbol in ("!=", ">=", "<=", ">", "<") and _is_set(left) and _is_set(right):
            lines = _sets(symbol, left, right)
    except Exception as error:
        lines = [f"(pytest_assertion plugin: representation of details failed: {error!r}.",
                 " Probably an object has a faulty __repr__.)"]  # fmt: skip
    if not lines:
        return None
    if lines[0] != "":
        lines = ["", *lines]
    lines = _truncated(lines, verbosity)
    return [f"{texts[0]} {symbol} {texts[1]}".replace("\n", "\\n")] + [line.replace("\n", "\\n") for line in lines]


def _truncated(lines, verbosity, most_lines=8, most_characters=640):
    """The lines that fit; all of them with -vv, or where a CI runs the tests."""
    if verbosity >= 2 or os.environ.get("CI") or os.environ.get("BUILD_NUMBER"):
        return lines
    if len(lines) + 1 <= most_lines + 2 and sum(map(len, lines)) <= most_characters + 70:
        return lines
    kept, left = [], most_characters
    for line in lines[: most_lines - 1]:
        kept.append(line[:left])
        left -= len(line)
        if left <= 0:
            break
    kept[-1] += "..."
    return [*kept, "", "...Full output truncated, use '-vv' to show"]


def _is_sequence(value):
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_set(value):
    return isinstance(value, (set, frozenset, Set)) and not isinstance(value, Mapping)


def _is_record(value):
    return dataclasses.is_dataclass(value) and not isinstance(value, type)


def _equal(left, right, verbosity):
    if isinstance(left, str) and isinstance(right, str):
        return _texts(left, right, verbosity)
    from pytest.approximate import approx

    if isinstance(left, approx) or isinstance(right, approx):
        wanted, other = (left, right) if isinstance(left, approx) else (right, left)
        return _approx(wanted, other)
    if type(left) is type(right) and (_is_record(left) or hasattr(left, "_fields") and isinstance(left, tuple)):
        return _records(left, right, verbosity)
    lines = []
    if _is_sequence(left) and _is_sequence(right):
        lines = _sequences(left, right, verbosity)
    elif _is_set(left) and _is_set(right):
        lines = _sets("==", left, right)
    elif isinstance(left, dict) and isinstance(right, dict):
        lines = _dicts(left, right, verbosity)
    else:
        return None
    return lines + _full_diff(left, right, verbosity)


def _full_diff(left, right, verbosity):
    if verbosity < 1:
        return ["Use -v to get more diff"]
    wide = lambda v: _long_form(v).splitlines()  # noqa: E731
    return ["", "Full diff: (-: missing in left side, +: extra in left side)"] + [line.rstrip() for line in difflib.ndiff(wide(right), wide(left))]


def _long_form(value, level=0):
    """One element a line, as pytest prints containers in a full difference."""
    inner, close = "    " * (level + 1), "    " * level
    for kind, (opener, closer) in {list: "[]", tuple: "()", set: "{}", dict: "{}"}.items():
        if type(value) is kind and value:
            if kind is dict:
                body = "".join(f"{inner}{k!r}: {_long_form(v, level + 1)},\n" for k, v in value.items())
            else:
                body = "".join(f"{inner}{_long_form(v, level + 1)},\n" for v in (sorted(value, key=repr) if kind is set else value))
            return f"{opener}\n{body}{close}{closer}"
    return pprint.saferepr(value)


def _texts(left, right, verbosity):
    lines = []
    if verbosity < 1:
        start = 0
        while start < min(len(left), len(right)) and left[start] == right[start]:
            start += 1
        if start > 42:
            start -= 10
            lines = [f"Skipping {start} identical leading characters in diff, use -v to show"]
            left, right = left[start:], right[start:]
        if len(left) == len(right):
            end = 0
            while end < len(left) and left[-1 - end] == right[-1 - end]:
                end += 1
            if end > 42:
                end -= 10
                lines.append(f"Skipping {end} identical trailing characters in diff, use -v to show")
                left, right = left[:-end], right[:-end]
    if left.isspace() or right.isspace():
        left, right = repr(left), repr(right)
        lines.append("Strings contain only whitespace, escaping them using repr()")
    keep = [text.splitlines(True) for text in (right, left)]
    return lines + [line.strip("\n") for line in difflib.ndiff(*keep)]


def _not_in(term, text, verbosity):
    at = text.find(term)
    head, tail = text[:at], text[at + len(term) :]
    rest = head + tail
    lines = [f"{saferepr(term, 42)} is contained here:"]
    for line in _texts(text, rest, verbosity):
        if line.startswith("+ "):
            lines.append("  " + line[2:])
        elif not line.startswith(("Skipping", "- ")):
            lines.append(line)
    return lines


def _sequences(left, right, verbosity):
    if isinstance(left, bytes) and isinstance(right, bytes):
        for i in range(min(len(left), len(right))):
            if left[i] != right[i]:
                return [f"At index {i} diff: {left[i : i + 1]!r} != {right[i : i + 1]!r}"]
    lines = []
    for i in range(min(len(left), len(right))):
        if left[i] != right[i]:
            lines.append(f"At index {i} diff: {saferepr(left[i], 10**9)} != {saferepr(right[i], 10**9)}")
            break
    more = len(left) - len(right)
    if more and not isinstance(left, bytes):
        side, longer = ("Left", left) if more > 0 else ("Right", right)
        extra = saferepr(longer[min(len(left), len(right))], 10**9)
        if abs(more) == 1:
            lines.append(f"{side} contains one more item: {extra}")
        else:
            lines.append(f"{side} contains {abs(more)} more items, first extra item: {extra}")
    return lines


def _sets(symbol, left, right):
    def only(a, b, side):
        extra = [x for x in a if x not in b]
        return [f"Extra items in the {side} set:"] + [saferepr(x) for x in extra] if extra else []

    if symbol == "==":
        return only(left, right, "left") + only(right, left, "right")
    if symbol in (">=", ">"):
        return (["Both sets are equal"] if symbol == ">" and left == right else []) or only(right, left, "right")
    if symbol in ("<=", "<"):
        return (["Both sets are equal"] if symbol == "<" and left == right else []) or only(left, right, "left")
    return ["Both sets are equal"]


def _dicts(left, right, verbosity):
    lines = []
    common = [k for k in left if k in right]
    same = {k: left[k] for k in common if left[k] == right[k]}
    if same and verbosity < 2:
        lines.append(f"Omitting {len(same)} identical items, use -vv to show")
    elif same:
        lines += ["Common items:"] + pprint.pformat(same).splitlines()
    differing = [k for k in common if left[k] != right[k]]
    if differing:
        lines.append("Differing items:")
        lines += [f"{saferepr({k: left[k]})} != {saferepr({k: right[k]})}" for k in differing]
    for a, b, side in ((left, right, "Left"), (right, left, "Right")):
        extra = {k: a[k] for k in a if k not in b}
        if extra:
            lines.append(f"{side} contains {len(extra)} more item{'s' if len(extra) > 1 else ''}:")
            lines += pprint.pformat(extra).splitlines()
    return lines


def _records(left, right, verbosity):
    if _is_record(left):
        names = [f.name for f in dataclasses.fields(left) if f.compare]
    else:
        names = list(left._fields)
    same = [n for n in names if getattr(left, n) == getattr(right, n)]
    differing = [n for n in names if n not in same]
    lines = [""]
    if same and verbosity < 2:
        lines.append(f"Omitting {len(same)} identical items, use -vv to show")
    elif same:
        lines += ["Matching attributes:"] + pprint.pformat(same).splitlines()
    if differing:
        lines += ["Differing attributes:"] + pprint.pformat(differing).splitlines()
        for name in differing:
            a, b = getattr(left, name), getattr(right, name)
            lines += ["", f"Drill down into differing attribute {name}:", f"  {name}: {a!r} != {b!r}"]
            lines += ["  " + line for line in _equal(a, b, verbosity) or ()]
    return lines


def _approx(wanted, other):
    """Elements beyond the tolerance, in three columns."""
    expected, absolute = wanted.expected, []
    if isinstance(expected, (int, float, complex)) and isinstance(other, (int, float, complex)):
        return ["comparison failed", f"Obtained: {other}", f"Expected: {wanted!r}"]
    if hasattr(expected, "tolist"):
        expected = expected.tolist()
    if hasattr(other, "tolist"):
        other = other.tolist()
    pairs, is_mapping = None, isinstance(expected, dict)
    if isinstance(expected, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(expected) != len(other):
            return ["Impossible to compare lists with different sizes.", f"Lengths: {len(expected)} and {len(other)}"]
        pairs = list(enumerate(zip(other, expected)))
    elif isinstance(expected, dict) and isinstance(other, dict) and set(expected) == set(other):
        pairs = [(k, (other[k], expected[k])) for k in expected]
    if pairs is None:
        return None
    rows, relative = [], []
    for key, (a, e) in pairs:
        if not wanted._same(a, e):
            rows.append((str(key), str(a), wanted._text(e)))
            try:
                absolute.append((abs(a - e), key))
                relative.append(abs((a - e) / divisor) if (divisor := e if is_mapping else a) else float("inf"))
            except TypeError:
                pass
    head = [("Index", "Obtained", "Expected")] + rows
    widths = [max(len(row[i]) for row in head) for i in range(3)]
    table = [" | ".join(f"{cell:<{w}}" for cell, w in zip(row, widths)) for row in head]
    return [f"comparison failed. Mismatched elements: {len(rows)} / {len(pairs)}:",
            f"Max absolute difference: {max(absolute)[0] if absolute else 0}",
            f"Max relative difference: {max(relative) if relative else 0}", *table]  # fmt: skip
