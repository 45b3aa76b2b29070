"""What functions of mindspore.ops and mindspore.mint say to operands of the wrong kind, asked (by overloads.tell) where an error leaves one
of them for the program's code, by the rows of operand_rows.py and operand_words.py."""
import re

import _refjit as _native
from _refjit import DType, Tensor
from mindspore.ops.operand_rows import PRIMITIVES
from mindspore.ops.operand_words import WORDS

_FOUND = {}  # function: (rows of words, primitive or None)
_PARAMETER = re.compile(r"(\w+)(?:@(\w+))?=<([^>]*)>(?:!((?:\w+<[^>]*>)|[\w.@]+))?")
_FIRST = ("Tensor", "bool", "int", "float", "Number", "string", "mindspore.dtype")


def _place(text):
    return int(text) if text.isdigit() else text


def _rows_of(name):
    if not _FOUND:  # put there at once: a trace reads at each change the whole of what is not its own
        found = {}
        for line in WORDS.strip().splitlines():
            names, places, kinds, text = line.split(" ", 3)
            group, _, names = names.partition(".")
            for one in names.split(","):
                row = ([_place(place) for place in places.split(",")], kinds, text)
                found.setdefault(f"{group}.{one}", ([], []))[0].append(row)
        for line in PRIMITIVES.strip().splitlines():
            names, _, text = line.partition(": ")
            group, _, names = names.partition(".")
            for one in names.split(","):
                found.setdefault(f"{group}.{one}", ([], []))[1].append(text)
        _FOUND.update(found)
    return _FOUND.get(name)


def _kind(value):
    """The letter of a value's kind; "" for sequences whose items may be right, "T" for what has no letter."""
    if isinstance(value, Tensor):
        return "X"
    if isinstance(value, (tuple, list)) and [v for v in value if isinstance(v, Tensor)]:
        return ""
    if isinstance(value, list) and not [v for v in value if not isinstance(v, int)]:
        return ""
    for letter, kind in (("N", type(None)), ("b", bool), ("i", int), ("f", float), ("s", str), ("t", tuple), ("l", list), ("d", DType)):
        if isinstance(value, kind):
            return letter
    return "T"


_SCALARS = {bool: ("bool", "Number"), int: ("int", "Number"), float: ("float", "Number"), str: ("string",)}


def _takes(types, value, literal):
    """Whether a parameter of these types takes a value; None stands where the primitive's own default is None."""
    if value is None:
        return literal == "None" or "None" in types
    if isinstance(value, Tensor):
        return "Tensor" in types
    if isinstance(value, (tuple, list)):
        word = "tuple of " if isinstance(value, tuple) else "list of "
        items = "Tensor" if [v for v in value if isinstance(v, Tensor)] else "int"
        if items == "int" and [v for v in value if not isinstance(v, int) or isinstance(v, bool)]:
            return False
        return bool([kind for kind in types if kind.lower() == (word + items).lower() or not value and kind.startswith(word)])
    wanted = _SCALARS.get(type(value), ("mindspore.dtype",) if isinstance(value, DType) else ())
    return bool([kind for kind in wanted if kind in types])


def _unconverted(types, value):
    """The type that a tensor stands for and is not: numbers are taken of whole numbers' tensors alone. None: it is right."""
    if not isinstance(value, Tensor) or "Tensor" not in types:
        return None
    kind = "tuple of int" if "tuple of int" in types or "list of int" in types else "int" if "int" in types else None
    if kind is None or value.dtype in (_native.int32, _native.int64) and (value.ndim < 2 if kind != "int" else value.size == 1):
        return None
    return kind


def _conversion_text(name, text, values):
    """What is said of the first tensor that stands for whole numbers and has others; operands count before what is made."""
    made, called = text.split(")(", 1)
    for index, match in enumerate([*_PARAMETER.finditer(called), *_PARAMETER.finditer(made)]):
        place = match[2] and _place(match[2])
        kind = place in values and _unconverted(match[3].split(", "), values[place])
        if kind:
            value = values[place]
            shape = ", ".join([str(n) for n in value.shape])
            return (f"For {name}, the {index}'th input is a Tensor whose shape is [{shape}] and dtype is [{value.dtype}], "
                    f"which can not be converted to {kind}.")
    return None


def _primitive_text(text, values, type_text):
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
        return f"{name}={literal or [kind for kind in _FIRST if kind in types][0].replace('Number', 'int')}"
    if not [match for match in _PARAMETER.finditer(text) if match[2] is not None]:
        return None
    call = _PARAMETER.sub(given, text)
    name = text[:text.index("(")]
    if not refused:
        return _conversion_text(name, text, values)
    valid = _PARAMETER.sub(lambda match: f"{match[1]}=<{match[3]}>", text)
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
            letter = _kind(values[place]) if place in values else ""
            if letter and (letter in kinds or letter != "X" and kinds[0] == "T"):
                kind = type(values[place])
                return text.replace("{f}", name.split(".")[1]).replace("{c}", str(kind)).replace("{n}", kind.__name__)
    for text in primitives:
        told = _primitive_text(text, values, type_text)
        if told:
            return told
    return None


_TESTS = {"Tensor": "isinstance({0}, _Tensor)", "int": "isinstance({0}, int) and not isinstance({0}, bool)",
          "float": "isinstance({0}, float)", "bool": "isinstance({0}, bool)", "string": "isinstance({0}, str)",
          "Number": "isinstance({0}, (int, float))", "mindspore.dtype": "isinstance({0}, _DType)",
          **dict.fromkeys(("tuple of int", "tuple of Tensor"), "isinstance({0}, tuple)"),
          **dict.fromkeys(("list of int", "list of tensor"), "isinstance({0}, list)")}


def _graph_type(value):
    """How texts of graphs name a value's type."""
    if isinstance(value, Tensor):
        return f"Tensor[{value.dtype}]"
    if isinstance(value, (tuple, list)):
        return ("Tuple[" if isinstance(value, tuple) else "List[") + ", ".join([_graph_type(item) for item in value]) + "]"
    if isinstance(value, str):
        return "String"
    if isinstance(value, bool):
        return "Bool"
    return "Int64" if isinstance(value, int) else "Float32" if isinstance(value, float) else "None" if value is None else str(type(value))


def _words_in_graphs(text, match, argument, is_made_with):
    """The expression for what a graph says of an operand: of what a primitive is made with, the whole call; of an operand, that alone."""
    name = text[:text.index("(")]
    bare = [f"{found[1]}=<{found[3]}>" for found in _PARAMETER.finditer(text if is_made_with else text.split(")(", 1)[1])]
    if not is_made_with:
        said = f"Failed calling {name} with \"{match[1]}=", f"\".\nThe valid calling should be: \"{', '.join(bare)}\"."
        return f"{said[0]!r} + _graph_type({argument}) + {said[1]!r}"
    call, valid = [_PARAMETER.sub(shown, text) for shown in (
        lambda found: f"{found[1]}={'@' if found[1] == match[1] else found[3].split(', ')[0]}", lambda found: f"{found[1]}=<{found[3]}>")]
    before, after = call.split("@")
    said = f"Failed calling {name} with \"{before}", f"{after}\".\nThe valid calling should be: \n\"{valid}\"."
    return f"{said[0]!r} + _type_text({argument}) + {said[1]!r}"


def _checks(text, names, first):
    """Statements that refuse an operand of another kind, by the row of a primitive. What they say is a graph's text; an eager call's is
    told where the error leaves the library."""
    lines = []
    for match in _PARAMETER.finditer(text):
        if match[2] is None:
            continue
        place = _place(match[2])
        argument = names[place] if isinstance(place, int) else place
        kinds = [_TESTS[kind].format(argument) for kind in match[3].split(", ")]
        tests = ([f"{argument} is _d_{argument}"] if names.index(argument) >= first else []) + kinds
        words = _words_in_graphs(text, match, argument, match.start() < text.index(")("))
        lines += [f"    if not ({' or '.join(tests)}):", f"        raise TypeError({words})"]
    return lines


def held(name, function):
    """`function`, known as `name` (mint.outer), behind a check of its operands' kinds: for functions that take more than MindSpore's do. The
    check is written out for its parameters."""
    code = function.__code__
    names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
    defaults = function.__defaults__ or ()
    first = code.co_argcount - len(defaults)
    from mindspore.ops.overloads import type_text
    scope = {"_Tensor": Tensor, "_DType": DType, "_function": function, "_graph_type": _graph_type, "_type_text": type_text}
    declared, given = [], []
    for place, argument in enumerate(names):
        is_by_name = place >= code.co_argcount
        declared += ["*"] if place == code.co_argcount else []
        declared.append(f"{argument}=_d_{argument}" if place >= first else argument)
        given.append(f"{argument}={argument}" if is_by_name else argument)
        if place >= first:
            scope["_d_" + argument] = function.__kwdefaults__[argument] if is_by_name else defaults[place - first]
    plain = name.split(".")[1]
    source = [f"def {plain}({', '.join(declared)}):", *_checks(_rows_of(name)[1][0], names, first),
              f"    return _function({', '.join(given)})"]
    exec(compile("\n".join(source), __file__, "exec"), scope)
    made = scope[plain]
    made.__doc__, made.__module__ = function.__doc__, "mindspore." + name.split(".")[0]
    return made
