# by hand: the oracle's captures keep the function that they met first; eager execution decides
import builtins
import math

import numpy as np
from mindspore import Tensor, jit, nn, ops

x = Tensor([-1.0, 2.0])
relu = nn.ReLU()


class Base:
    k = 1


class Other:
    k = 5


class Thing(Base):
    def __init__(self):
        self.n = 2


thing = Thing()


def by_module(v):
    return v * math.floor(2.5)


def by_operator(v):
    return ops.relu(v)


def by_numpy(v):
    return v * float(np.sum([1, 2]))


def by_builtin(v):
    return v * len([1, 2])


def by_cell(v):
    return relu(v)


def by_attribute(v):
    return v * thing.n


def by_truth(v):
    return v * 2 if thing else v


def by_comparison(v):
    return v * 2 if thing == 3 else v


def by_base(v):
    return v * thing.k + (1 if isinstance(thing, Other) else 0)


def by_name(v):
    return v * len(type(thing).__name__)


def by_call(v):
    return v * 2 if callable(thing) else v


def by_sum(v):
    return v * (thing + 1 if hasattr(thing, "__add__") else 3)


def by_instance(v):
    return v * Thing().n


functions = [by_module, by_operator, by_numpy, by_builtin, by_cell, by_attribute, by_truth, by_comparison, by_base,
             by_name, by_call, by_sum, by_instance]
captured = {mode: [jit(capture_mode=mode)(f) for f in functions] for mode in ("trace", "bytecode")}


def agree(what):
    wants = [f(x).asnumpy().tolist() for f in functions]
    wrong = [(mode, f.__name__) for mode, all in captured.items() for f, g, want in zip(functions, all, wants)
             for _ in range(2) if g(x).asnumpy().tolist() != want]
    print(what, wrong)


def set_other_n(self):
    self.n = 6


agree("at first")
for owner, name, new in ((math, "floor", math.ceil), (math, "floor", lambda v: 10), (ops, "relu", ops.abs),
                         (np, "sum", np.prod), (builtins, "len", lambda v: 10),
                         (nn.ReLU, "construct", lambda self, v: v * 7)):
    old = getattr(owner, name)
    setattr(owner, name, new)
    agree(name)
    setattr(owner, name, old)
    agree("and back")
Thing.n = property(lambda self: 9, lambda self, v: None)
agree("a property")
del Thing.n
agree("none")
Thing.__bool__ = lambda self: False
agree("__bool__")
Thing.__eq__ = lambda self, other: True
agree("__eq__")
Thing.__bases__ = (Other,)
agree("__bases__")
Thing.__name__ = "Something"
agree("__name__")
Thing.__call__ = lambda self: 1
agree("__call__")
Thing.__add__ = lambda self, other: 8
agree("__add__")
Thing.__init__ = set_other_n
agree("__init__")

# expect: at first []
# expect: floor []
# expect: and back []
# expect: floor []
# expect: and back []
# expect: relu []
# expect: and back []
# expect: sum []
# expect: and back []
# expect: len []
# expect: and back []
# expect: construct []
# expect: and back []
# expect: a property []
# expect: none []
# expect: __bool__ []
# expect: __eq__ []
# expect: __bases__ []
# expect: __name__ []
# expect: __call__ []
# expect: __add__ []
# expect: __init__ []
