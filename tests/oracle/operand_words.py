"""Prints rows for WORDS of shared/guest/mindspore/ops/operand_words.py: in which words a function refuses which kinds at which place.

  build/oracle/bin/python tests/oracle/operand_words.py
Every argument in turn is an object of a class of ours, then a value of each kind; kinds that are refused in the same words make a row.
What a text says of the tensors that stand for the other arguments is left out, and so are texts of generated primitives.
"""
import collections
import inspect
import re

import mindspore as ms
import mindspore.numpy as mnp
import numpy as np
from mindspore import Tensor, mint, ops

HOMES = (("mint", mint), ("mint", mint.nn.functional), ("mint", mint.linalg), ("mint", mint.special), ("ops", ops), ("numpy", mnp))
SKIPPED = frozenset("print_ tensordump Print run_check set_seed all_reduce isend irecv barrier custom_info_register".split())
X = Tensor(np.array([[1.5, -2, 0.25], [4, 0.5, -1]], np.float32))
KINDS = {"N": None, "b": True, "i": 3, "f": 1.5, "s": "a", "t": (0, 1), "l": [1.5], "d": ms.int32, "X": X}
PYTHONS = re.compile(r"takes \d|positional arg|unexpected keyword|not supported between|operand type|not iterable|not subscriptable|"
                     r"argument must be|can.t be|cannot be interp|no len|has no attribute|Failed calling|object at 0x|Infer type failed")
OF_OTHERS = re.compile(r"Tensor'|\[2, 3\]|Tensor\[|\[\[| 1\.5|Float32|shape|rank|dim ")
OWN = ("only ['np.int_'", "Tensor.astype")  # what the functions here say by themselves


class Odd:
    """An operand that no function takes."""


def said(function, by_place, place, value):
    """The TypeError's text of a call with `value` at a place; "" when there is none."""
    needed = len([p for p in by_place if p.default is p.empty])
    args, by_name = [X] * needed, {}
    if isinstance(place, int):
        args = [X if p.default is p.empty else p.default for p in by_place[:max(needed, place + 1)]]
        args[place] = value
    else:
        by_name = {place: value}
    try:
        function(*args, **by_name)
    except TypeError as error:
        return str(error).split("\n\n---")[0]
    except Exception:  # another error is no refusal of a kind
        return ""
    return ""


def template(text, name):
    """The text with the class, its name and the function's name left open; None where it is of no use."""
    if not text or PYTHONS.search(text) or len(text) > 420 or "\n" in text or text.startswith(OWN):
        return None
    text = re.sub(r"\bOdd\b", "{n}", text.replace("<class '__main__.Odd'>", "{c}"))
    return None if "{c}" not in text and "{n}" not in text and OF_OTHERS.search(text) else text


def rows_of(name, function):
    """(place, kinds, words) of a function."""
    params = list(inspect.signature(function).parameters.values())
    by_place = [p for p in params if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    places = [*range(min(len(by_place), 9)), *[p.name for p in params if p.kind == p.KEYWORD_ONLY]]
    for place in places:
        words = template(said(function, by_place, place, Odd()), name)
        if words is None:
            continue
        letters = [letter for letter, value in KINDS.items()
                   if said(function, by_place, place, value) == words.replace("{c}", str(type(value))).replace("{n}", type(value).__name__)]
        plain = [letter for letter in letters if letter != "X"]
        is_every, tells = len(plain) == len(KINDS) - 1, "{c}" in words or "{n}" in words
        if len(plain) < 2 or is_every and not tells and (place != 0 or "X" in letters):
            continue
        yield place, ("T" if is_every else "".join(sorted(plain))) + "X" * ("X" in letters), re.sub(rf"(?<![\w.]){name}(?!\w)", "{f}", words)


def main():
    found = collections.OrderedDict()
    for group, home in HOMES:
        for name in sorted(dir(home)):
            function = getattr(home, name)
            if name[0] == "_" or name[0].isupper() or name in SKIPPED or not inspect.isfunction(function):
                continue
            for place, kinds, words in rows_of(name, function):
                found.setdefault((group, kinds, words), collections.OrderedDict()).setdefault(name, []).append(str(place))
    for (group, kinds, words), functions in found.items():
        by_places = collections.OrderedDict()
        for name, places in functions.items():
            by_places.setdefault(",".join(dict.fromkeys(places)), []).append(name)
        for places, names in by_places.items():
            print(f"{group}.{','.join(names)} {places} {kinds} {words}")


if __name__ == "__main__":
    main()
