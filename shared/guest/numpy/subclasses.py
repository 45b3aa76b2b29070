"""What a class statement with np.ndarray among its bases gets instead: an ndarray whose operators and methods answer in the class
of the array, by __array_ufunc__, __array_wrap__ and __array_finalize__. Loaded by the first such statement."""

import builtins
from functools import partial

import _numpy
import numpy as np

_plain = np.ndarray
_UNARY = {"neg": "negative", "pos": "positive", "abs": "absolute", "invert": "invert"}
_COMPARED = {"lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal", "ne": "not_equal"}
_BINARY = {"add": "add", "sub": "subtract", "mul": "multiply", "truediv": "divide", "floordiv": "floor_divide", "mod": "remainder",
           "pow": "power", "matmul": "matmul", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift",
           "rshift": "right_shift", "divmod": "divmod"}  # fmt: skip
_REDUCTIONS = ("sum", "prod", "max", "min", "mean", "std", "var", "any", "all", "ptp", "trace")
_SHAPING = ("reshape", "transpose", "flatten", "ravel", "squeeze", "copy", "astype", "swapaxes", "take", "repeat", "compress",
            "diagonal", "round", "clip", "conj", "conjugate", "cumsum", "cumprod", "__copy__", "__deepcopy__", "byteswap")  # fmt: skip


def _bare(value):
    return _plain.view(value, _plain) if isinstance(value, ndarray) else value


def _refuses(self, other):
    """Whether an operator leaves the work to the other operand."""
    if isinstance(other, ndarray):
        return False
    how = getattr(type(other), "__array_ufunc__", self)
    if how is not self:
        return how is None
    return getattr(other, "__array_priority__", -1e9) > self.__array_priority__


def _like(self, made):
    """A plain array that a method of `self` has made, in its class."""
    return _numpy._of_class(made, type(self), self) if type(made) is _plain else made


def __array_finalize__(self, obj):
    pass


def __array_wrap__(self, array, context=None):
    return _like(self, _bare(array))


def __array_prepare__(self, array, context=None):
    return array


def __array_ufunc__(self, ufunc, method, *inputs, out=None, **kwargs):
    given = (*inputs, *(out if isinstance(out, tuple) else () if out is None else (out,)))
    for each in given:
        how = getattr(type(each), "__array_ufunc__", __array_ufunc__)
        if how is not __array_ufunc__ and how is not _plain.__array_ufunc__ and not (isinstance(each, ndarray) and each is self):
            return NotImplemented
    if out is not None:
        kwargs["out"] = tuple([_bare(o) for o in out]) if isinstance(out, tuple) else _bare(out)
        if isinstance(out, tuple) and len(out) == 1 and method == "__call__":
            kwargs["out"] = kwargs["out"][0]
    made = (ufunc if method == "__call__" else getattr(ufunc, method))(*[_bare(v) for v in inputs], **kwargs)
    if out is not None:
        return out[0] if isinstance(out, tuple) and len(out) == 1 else out
    if made is None:
        return None
    first = builtins.max([v for v in inputs if isinstance(v, ndarray)], key=lambda v: v.__array_priority__, default=self)
    if isinstance(made, tuple):
        return tuple([first.__array_wrap__(np.asarray(m), (ufunc, inputs, i)) for i, m in enumerate(made)])
    return first.__array_wrap__(np.asarray(made), (ufunc, inputs, 0))


def __array_function__(self, func, types, args, kwargs):
    for each in types:
        if not issubclass(each, _plain):
            return NotImplemented
    return func(*[_bare(v) for v in args], **kwargs)


def _operator(name, is_reflected=False, is_in_place=False):
    def method(self, other, *rest):
        if _refuses(self, other):
            return NotImplemented
        ufunc = getattr(np, name)
        if is_in_place:
            return _called(ufunc, self, other, out=(self,))
        return _called(ufunc, other, self) if is_reflected else _called(ufunc, self, other)

    return method


def _called(ufunc, *operands, **kwargs):
    """The call of a ufunc: the operands' __array_ufunc__, derived classes first."""
    asked = [v for v in operands if hasattr(type(v), "__array_ufunc__")]
    for i, each in enumerate(asked):
        if not builtins.any(type(o) is not type(each) and issubclass(type(o), type(each)) for o in asked[i + 1 :]):
            made = type(each).__array_ufunc__(each, ufunc, "__call__", *operands, **kwargs)
            if made is not NotImplemented:
                return made
    names = ", ".join([repr(v) for v in operands])
    types = ", ".join([repr(type(v).__name__) for v in operands])
    raise TypeError(f"operand type(s) all returned NotImplemented from __array_ufunc__({ufunc!r}, '__call__', {names}): {types}")


def _unary(name):
    return lambda self: _called(getattr(np, name), self)


def _shaping(name):
    def method(self, *args, **kwargs):
        return _like(self, getattr(_bare(self), name)(*args, **kwargs))

    return method


def _reduction(name):
    def method(self, *args, **kwargs):
        out = kwargs.get("out")
        if out is not None:
            kwargs["out"] = _bare(out)
        made = getattr(_bare(self), name)(*[_bare(v) for v in args], **kwargs)
        return out if out is not None else self.__array_wrap__(np.asarray(made))

    return method


def __getitem__(self, key):
    return _like(self, _plain.__getitem__(self, _bare(key)))


def __iter__(self):
    return iter([self[i] for i in range(len(self))])


def __repr__(self):
    name = type(self).__name__
    return name + repr(_bare(self))[5:].replace("\n", "\n" + " " * (len(name) - 5))


def __str__(self):
    return str(_bare(self))


def __format__(self, spec):
    return format(_bare(self), spec)


def _rebuilt(kind, shape, code):
    return _plain.__new__(kind, shape, np.int8)


def __reduce__(self):
    return _rebuilt, (type(self), (0,), b"b"), (1, self.shape, self.dtype, False, self.tobytes())


def __setstate__(self, state):
    _, shape, dtype, _, data = state
    _numpy._replace(self, np.frombuffer(data, dtype).reshape(shape).copy())


def _of_base(name):
    return property(lambda self: _like(self, getattr(_bare(self), name)), lambda self, value: setattr(_bare(self), name, value))


_members = {"__module__": "numpy", "__array_priority__": 0.0, "__hash__": None, "T": _of_base("T"), "real": _of_base("real"),
            "imag": _of_base("imag")}  # fmt: skip
for _f in (__array_finalize__, __array_wrap__, __array_prepare__, __array_ufunc__, __array_function__, __getitem__, __iter__, __repr__, __str__,
           __format__, __reduce__, __setstate__):  # fmt: skip
    _members[_f.__name__] = _f
for _name, _of in _UNARY.items():
    _members[f"__{_name}__"] = _unary(_of)
for _name, _of in _COMPARED.items():
    _members[f"__{_name}__"] = _operator(_of)
for _name, _of in _BINARY.items():
    _members[f"__{_name}__"] = _operator(_of)
    _members[f"__r{_name}__"] = _operator(_of, is_reflected=True)
    if _name != "divmod":
        _members[f"__i{_name}__"] = _operator(_of, is_in_place=True)
_members.update({name: _shaping(name) for name in _SHAPING}, **{name: _reduction(name) for name in _REDUCTIONS})
ndarray = type("ndarray", (_plain,), _members)


# ---- functions that are methods' other spelling ask the array's class


def _asking(function, name, /, *args, **kwargs):
    if args and isinstance(args[0], ndarray):
        return getattr(args[0], name)(*args[1:], **kwargs)
    return function(*args, **kwargs)


for _name in (*_REDUCTIONS, *_SHAPING, "amax", "amin", "around"):
    if _name not in ("astype", "copy", "flatten", "byteswap", "__copy__", "__deepcopy__", "conj", "conjugate", "any", "all"):
        _method = {"amax": "max", "amin": "min", "around": "round"}.get(_name, _name)
        setattr(np, _name, partial(_asking, getattr(np, _name), _method))
