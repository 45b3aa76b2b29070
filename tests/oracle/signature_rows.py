"""Prints rows for shared/guest/mindspore/ops/operations/signature_rows.py: what MindSpore's generated primitives are made and called with.

  build/oracle/bin/python tests/oracle/signature_rows.py NAME...       with the mark `-`, which a call on the oracle decides
The types come from what a primitive says to operands of a class of ours; parameters that it does not speak of take any.
"""
import collections
import inspect
import re
import sys

import mindspore.ops.auto_generate.gen_ops_prim as primitives

LETTERS = {"Tensor": "T", "int": "i", "float": "f", "bool": "b", "Number": "N", "string": "s", "tuple of int": "ti", "list of int": "li",
           "tuple of Tensor": "tT", "list of tensor": "lT", "list of float": "lf", "tuple of float": "tf", "mindspore.dtype": "d",
           "tuple of Number": "tN"}
PARAMETER = re.compile(r"(\w+)=<([^>]*)>")
MADE_WITH = ((), (1,), ((1, 1),), (0.5,), ("none",))  # tried in turn for each parameter without a default


class Odd:
    """An operand that no primitive takes."""


def parameters(method):
    return list(inspect.signature(method).parameters.values())[1:]


def made(cls):
    needed = [p for p in parameters(cls.__init__) if p.default is p.empty]
    for value in MADE_WITH:
        try:
            return cls(*value * len(needed))
        except (TypeError, ValueError):
            continue
    return None


def types_of(operator, called):
    """{parameter: letters}, of what the primitive says is valid."""
    try:
        operator(*[Odd() for p in called if p.default is p.empty])
    except (TypeError, ValueError) as error:
        valid = str(error).partition("The valid calling should be: \n")[2]
        return {name: "|".join(LETTERS[kind] for kind in types.split(", ")) for name, types in PARAMETER.findall(valid)}
    return {}


def row(params, types):
    return "; ".join(p.name + ":" + types.get(p.name, "any") + ("" if p.default is p.empty else f"={p.default!r}".replace("mindspore.", ""))
                     for p in params)


def main(names):
    rows = collections.OrderedDict()
    for name in sorted(names):
        cls = getattr(primitives, name)
        operator = made(cls)
        called = parameters(cls.__call__)
        types = types_of(operator, called) if operator else {}
        rows.setdefault((row(parameters(cls.__init__), types), row(called, types)), []).append(name)
    for (first, second), found in rows.items():
        print(f"- {','.join(found)}({first})({second})")


if __name__ == "__main__":
    main(sys.argv[1:])
