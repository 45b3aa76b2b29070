"""What functions of mindspore.ops and mindspore.mint say to operands of the wrong kind, asked (by overloads.tell) where an error leaves one
of them for the program's code, by the rows of operand_rows.py."""
import re

from _refjit import DType, Tensor
from mindspore.ops.operand_rows import PRIMITIVES, WORDS

_FOUND = {}  # function: (rows of words, primitive or None)
_PARAMETER = re.compile(r"(\w+)(?:@(\w+))?=<([^>]*)>(?:!((?:\w+<[^>]*>)|[\w.@]+))?")
_FIRST = ("Tensor", "bool", "int", "float", "Number", "string", "mindspore.dtype")


def _place(text):
    return int(text) if text.isdigit() else text


def _rows_of(name):
    if not _FOUND:
        for line in WORDS.strip().splitlines():
            names, places, kinds, text = line.split(" ", 3)
            group, _, names = names.partition(".")
            for one in names.split(","):
                row = ([_place(place) for place in places.split(",")], kinds, text)
                _FOUND.setdefault(f"{group}.{one}", ([], []))[0].append(row)
        for line in PRIMITIVES.strip().splitlines():
            names, _, text = line.partition(": ")
            group, _, names = names.partition(".")
            for one in names.split(","):
                _FOUND.setdefault(f"{group}.{one}", ([], []))[1].append(text)
    return _FOUND.get(name)


def _kind(value):
    """The letter of a value's kind; "" for a tensor and for sequences whose items may be right, "T" for what has no letter."""
    if isinstance(value, Tensor) or isinstance(value, (tuple, list)) and [v for v in value if isinstance(v, Tensor)]:
        return ""
    if isinstance(value, list) and not [v for v in value if not isinstance(v, int)]:
        return ""
    for letter, kind in (("N", type(None)), ("b", bool), ("i", int), ("f", float), ("s", str), ("t", tuple), ("l", list), ("d", DType)):
        if isinstance(value, kind):
            return letter
    return "T"


def _takes(types, value, literal):
    """Whether a parameter of these types takes a value; None stands where the primitive's own default is None."""
    if value is None:
        return literal == "None" or "None" in types
    if isinstance(value, Tensor):
        return "Tensor" in types
    if isinstance(value, (tuple, list)):
        word = "tuple of " if isinstance(value, tuple) else "list of "
        items = "Tensor" if [v for v in value if isinstance(v, Tensor)] else "int"
        if items == "int" and [v for v in value if not isinstance(v, int)]:
            return False
        return bool([kind for kind in types if kind.lower() == (word + items).lower() or not value and kind.startswith(word)])
    wanted = {bool: ("bool", "int", "Number"), int: ("int", "float", "Number"), float: ("float", "Number"), str: ("string",)}
    return bool([kind for kind in wanted.get(type(value), ("mindspore.dtype",) if isinstance(value, DType) else ()) if kind in types])


def _primitive_text(text, values, defaults, type_text):
    """The text of a primitive that refuses one of `values`, {place: value}; None: it takes them. What was left out has its default."""
    refused = []

    def given(match):
        name, place, types, literal = match.groups()
        types = types.split(", ")
        if place is not None and _place(place) in values:
            value = values[_place(place)]
            if not _takes(types, value, literal):
                refused.append(name)
            return f"{name}={type_text(value)}"
        if place is not None and _place(place) in defaults:
            return f"{name}={type_text(defaults[_place(place)])}"
        return f"{name}={literal or [kind for kind in _FIRST if kind in types][0].replace('Number', 'int')}"
    if not [match for match in _PARAMETER.finditer(text) if match[2] is not None]:
        return None
    call = _PARAMETER.sub(given, text)
    if not refused:
        return None
    valid = _PARAMETER.sub(lambda match: f"{match[1]}=<{match[3]}>", text)
    name = text[:text.index("(")]
    return f'Failed calling {name} with "{call}".\nThe valid calling should be: \n"{valid}".'


def refusal(name, values, defaults, type_text):
    """What `name` (ops.add) says to its arguments, {place or name: value}; None: nothing that is known. `defaults`: {place: value}; who gives
    a default is right."""
    values = {place: value for place, value in values.items() if not (place in defaults and value is defaults[place])}
    found = _rows_of(name)
    if found is None:
        return None
    words, primitives = found
    for places, kinds, text in words:
        for place in places:
            letter = _kind(values.get(place, Tensor)) if place in values else ""
            if letter and (kinds == "T" or letter in kinds):
                kind = type(values[place])
                return text.replace("{f}", name.split(".")[1]).replace("{c}", str(kind)).replace("{n}", kind.__name__)
    for text in primitives:
        told = _primitive_text(text, values, defaults, type_text)
        if told:
            return told
    return None
