"""Prints rows for PRIMITIVES of shared/guest/mindspore/ops/operand_rows.py: which primitive refuses which argument of a function.

  build/oracle/bin/python tests/oracle/odd_operands.py
Every function is called with an object of another class at each place; the class in the text tells the place of each parameter.
"""
import collections
import inspect
import re

import numpy as np
from mindspore import Tensor, mint, ops

HOMES = (("mint", mint), ("mint", mint.nn.functional), ("mint", mint.linalg), ("mint", mint.special), ("ops", ops))
LEFT_OUT = frozenset("print_ tensordump Print run_check set_seed all_reduce isend irecv barrier".split())
# More than one primitive may take these operands, or the function takes them apart before.
CHOOSING = frozenset("bitwise_and bitwise_or bitwise_xor clamp clamp_ clip clip_by_global_norm".split())
ODD = [type(f"Odd{place}", (), {}) for place in range(13)]
BY_NAME = type("OddByName", (), {})
FIRST = ("Tensor", "bool", "int", "float", "Number", "string", "mindspore.dtype")
X = Tensor(np.array([[1.5, -2, 0.25], [4, 0.5, -1]], np.float32))
CALL = re.compile(r'Failed calling (\w+) with "\w+\((.*?)\)\((.*)\)"\.\nThe valid calling should be: \n"\w+\((.*?)\)\((.*)\)"\.', re.S)


def split(text):
    """(name, value) of `a=int, b=Tuple<int, int>`."""
    return [tuple(part.split("=", 1)) for part in re.findall(r"\w+=(?:<[^>]*>|\w+<[^=]*>|[^,]*)", text)]


def calls(function):
    """(name of the odd argument or None, positional arguments, arguments by name) of each attempt."""
    params = list(inspect.signature(function).parameters.values())
    by_place = [p for p in params if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)][:len(ODD)]
    needed = len([p for p in by_place if p.default is p.empty])
    yield None, [odd() for odd in ODD[:needed]], {}
    yield None, [odd() for odd in ODD[:len(by_place)]], {}
    for place in range(len(by_place)):
        plain = [X if p.default is p.empty else p.default for p in by_place[:max(needed, place + 1)]]
        plain[place] = ODD[place]()
        yield None, plain, {}
    for p in params:
        if p.kind == p.KEYWORD_ONLY:
            yield p.name, [X] * needed, {p.name: BY_NAME()}


def refused(function):
    """{(primitive, made with, called with): ({parameter: place}, {parameter: type where it is not the program's})}."""
    found = collections.OrderedDict()
    for name, args, kwargs in calls(function):
        try:
            function(*args, **kwargs)
            continue
        except Exception as error:  # what is no text of a primitive is passed over
            match = CALL.match(str(error))
        if not match:
            continue
        places, literals = found.setdefault((match[1], match[4], match[5]), ({}, {}))
        for parameter, shown in split(match[2]) + split(match[3]):
            odd = re.match(r"<class '__main__\.Odd(\w+)'>", shown)
            if odd:
                places[parameter] = name if odd[1] == "ByName" else odd[1]
            elif "Odd" not in shown:
                literals.setdefault(parameter, shown)
    return found


def shown(parameter, types, places, literals):
    place = places.get(parameter)
    literal = literals.get(parameter)
    first = [kind for kind in FIRST if kind in types[1:-1].split(", ")]
    text = parameter + (f"@{place}" if place is not None else "") + "=" + types
    is_told = literal and not (first and first[0].replace("Number", "int") == literal) and not (place is not None and literal == "Tensor")
    return text + (f"!{literal}" if is_told else "")


def main():
    rows = collections.OrderedDict()
    for group, home in HOMES:
        for name in sorted(dir(home)):
            function = getattr(home, name)
            if name[0] == "_" or name[0].isupper() or name in LEFT_OUT | CHOOSING or not inspect.isfunction(function):
                continue
            for order, ((primitive, made, called), (places, literals)) in enumerate(refused(function).items()):
                if places:
                    parts = [", ".join(shown(*pair, places, literals) for pair in split(text)) for text in (made, called)]
                    rows.setdefault((order, group, f"{primitive}({parts[0]})({parts[1]})"), []).append(name)
    for (_, group, text), names in sorted(rows.items(), key=lambda item: item[0][0]):
        print(f"{group}.{','.join(dict.fromkeys(names))}: {text}")


if __name__ == "__main__":
    main()
