# by hand: the oracle's trace keeps what it met first; eager execution decides
import functools
import gc
import types
import weakref

from mindspore import Tensor, jit

x = Tensor([1.0])
number = 2


class Holder:
    n = 2


holder = Holder()
reference = weakref.ref(holder)
variables = {"a": 2}
shown = types.MappingProxyType(variables)
items = [1, 2]
length, value_of = items.__len__, variables.get


def scale(v, factor, by=1):
    return v * factor[0] * by


scaled = functools.partial(scale, factor=items)
module = types.ModuleType("module")
module.n = 2


def make():
    kept = 2

    def get():
        return kept

    def put(v):
        nonlocal kept
        kept = v

    return get, put


get, put = make()


def from_globals(v):
    return v * globals()["number"]


def from_globals_by_method(v):
    return v * globals().get("number", 0) + (1 if "later" in globals() else 0)


def from_vars(v):
    return v * vars(Holder)["n"]


def from_class_dict(v):
    return v * Holder.__dict__["n"] + len([k for k in Holder.__dict__ if k == "m"])


def from_weak_reference(v):
    found = reference()
    return v if found is None else v * found.n


def from_proxy(v):
    return v * shown["a"]


def from_bound_natives(v):
    return v * length() + value_of("a")


def from_partial(v):
    return scaled(v)


def from_module_dict(v):
    return v * module.__dict__["n"] + vars(module)["n"]


def from_cell(v):
    return v * get.__closure__[0].cell_contents


def from_dir(v):
    return v * len([name for name in dir(holder) if not name.startswith("__")])


def from_function(v):
    return v * get.__globals__["number"] * (scale.__defaults__[0]) * len(scale.__name__)


def from_made_instance(v):
    return v * Holder().n


functions = [from_globals, from_globals_by_method, from_vars, from_class_dict, from_weak_reference, from_proxy,
             from_bound_natives, from_partial, from_module_dict, from_cell, from_dir, from_function,
             from_made_instance]
traced = [jit(capture_mode="trace")(f) for f in functions]


def agree(what):
    wrong = [f.__name__ for f, g in zip(functions, traced) for _ in range(2) if float(f(x)) != float(g(x))]
    print(what, wrong)


agree("at first")
number = 5
agree("a global")
later = 1
agree("a new global")
Holder.n = 3
agree("a class")
Holder.m = 3
agree("a new name in a class")
variables["a"] = 7
agree("a dict")
items[0] = 4
items.append(1)
agree("a list")
scaled.keywords["by"] = 3
agree("keywords")
module.n = 9
agree("a module")
put(6)
agree("a cell")
scale.__defaults__ = (2,)
scale.__name__ = "scale_it"
agree("a function")
holder.own = 1
agree("an instance")
del holder
gc.collect()
holder = Holder()
agree("an object is gone")

# expect: at first []
# expect: a global []
# expect: a new global []
# expect: a class []
# expect: a new name in a class []
# expect: a dict []
# expect: a list []
# expect: keywords []
# expect: a module []
# expect: a cell []
# expect: a function []
# expect: an instance []
# expect: an object is gone []
