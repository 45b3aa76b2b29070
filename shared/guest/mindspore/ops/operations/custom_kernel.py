"""The hybrid language of Custom: functions on NumPy arrays, element by element, with words of their own for buffers, loops and
mathematics. They run as Python here, as MindSpore runs them outside of Custom."""
import functools
import itertools
import json
import math
import types
import numpy as np


def _allocate(shape, dtype="float32", scope="global"):
    return np.zeros(shape).astype(dtype)


def _grid(extents):
    return itertools.product(*[range(extent) for extent in extents])


class _Scope:
    """`with block_realize(c):` and `with attr("pragma", 1):` only mark what stands in them."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return False

    def __call__(self, *args, **kwargs):
        return self


_WORDS = dict(
    allocate=_allocate, output_tensor=_allocate, serial=range, vectorize=range, parallel=range, reduce=range, grid=_grid,
    attr=_Scope(), block_realize=_Scope(), atan=np.arctan, atan2=np.arctan2, rsqrt=lambda x: np.ones_like(x) / np.sqrt(x), erf=math.erf,
    ceil_div=lambda a, b: (a + b - 1) // b,
    **{name: getattr(np, name) for name in (
        "sqrt sign log tanh exp abs power isnan sin cos isinf isfinite expm1 floor ceil trunc round "
        "int8 int16 int32 int64 float16 float32 float64").split()})


def kernel(fn=None, reg_info=None, compile_attrs=None):
    """Decorator: a function of the hybrid language, called with arrays; Custom takes it as "hybrid" and as "pyfunc"."""
    attrs = {} if compile_attrs is None else compile_attrs
    if not isinstance(attrs, dict):
        raise TypeError(f"The input 'compile_attrs' of @kernel must be a dict, but get a {type(attrs)}")
    for key in attrs:
        if not isinstance(key, str):
            raise TypeError(f"The key of 'compile_attrs' of @kernel must be a str, but get a {type(key)}")
    if reg_info is not None and not isinstance(reg_info, (str, dict, tuple)):
        raise TypeError(f"The input 'reg_info' of @kernel should be one of str, dict and tuple, but get a {type(reg_info)}")

    def decorate(func):
        func.ms_kernel_flag, func.compile_attrs = True, json.dumps(attrs)
        if reg_info is not None:
            func.reg_info = reg_info

        @functools.wraps(func)
        def run(*args):
            known = types.FunctionType(func.__code__, {**func.__globals__, **_WORDS}, func.__name__, func.__defaults__, func.__closure__)
            return known(*args)
        return run
    return decorate if fn is None else decorate(fn)


def ms_kernel(fn=None, reg_info=None, compile_attrs=None):
    """The earlier name of kernel."""
    from mindspore import log
    log.warning("'ms_kernel' is deprecated from version 1.8 and will be removed in a future version, use 'kernel' instead.")
    return kernel(fn, reg_info, compile_attrs)
