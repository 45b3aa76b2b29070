"""Custom: an operator that a user's Python function computes (func_type "pyfunc", or "hybrid": custom_kernel), on NumPy arrays; Morph: one that a function of
operators computes in graphs."""
import numpy as np
import _refjit as _native
import _refjit_grad as _tape
from mindspore import context
from mindspore.common.dtype import pytype_to_dtype
from mindspore.common.tensor import Tensor
from mindspore.ops.primitive import Primitive

_KINDS = ["hybrid", "akg", "tbe", "aicpu", "aot", "pyfunc"]


def _dtype_of(item):
    return item.dtype if isinstance(item, Tensor) else pytype_to_dtype(type(item))


class Custom(Primitive):
    """func(*arrays) as an operator, with its result's shapes and dtypes, or functions that give them."""

    def __init__(self, func, out_shape=None, out_dtype=None, func_type="pyfunc", bprop=None, reg_info=None):
        super().__init__("Custom")
        where = f"For 'Custom', 'func_type': {func_type}, 'func': {func}"
        if func_type not in _KINDS:
            raise ValueError(f"{where}, 'func_type' must be one of {_KINDS}, but got {func_type}")
        if func_type in ("aot", "aicpu") and not isinstance(func, str):
            raise TypeError(f"{where}, 'func' must be of type str, but got {type(func)}")
        if not callable(func) and not isinstance(func, str):
            raise TypeError("For 'Custom', 'func' must be of type function or str, but got {}".format(type(func)))
        if func_type == "pyfunc":
            for name, given, kinds in (("out_shape", out_shape, "tuple, list, function"),
                                       ("out_dtype", out_dtype, "mindspore.dtype, tuple, list, function")):
                if not callable(given) and not isinstance(given, (tuple, list, _native.DType)):
                    raise TypeError(f"{where}, '{name}' must be one of [{kinds}], but got {type(given)}")
        elif func_type != "hybrid" or not callable(func):
            raise NotImplementedError(f"{where}, functions of type '{func_type}' are compiled for a device; refjit runs 'pyfunc' and 'hybrid'.")
        self.func, self.out_shape, self.out_dtype, self.func_type, self.bprop = func, out_shape, out_dtype, func_type, bprop
        self.func_name = func.__name__
        for name in ("func_name", "func_type"):
            self.add_prim_attr(name, getattr(self, name))

    def _types(self, inputs, found):
        """A dtype for each result: what was declared, or what the arrays are."""
        declared = self.out_dtype(*[_dtype_of(item) for item in inputs]) if callable(self.out_dtype) else self.out_dtype
        if declared is None:
            return [None] * found
        return list(declared) if isinstance(declared, (tuple, list)) else [declared] * found

    def _computed(self, inputs):
        if callable(self.out_shape):
            self.out_shape(*[item.shape if isinstance(item, Tensor) else () for item in inputs])
        made = self.func(*[item.asnumpy() if isinstance(item, Tensor) else item for item in inputs])
        parts = made if isinstance(made, (tuple, list)) else (made,)
        results = tuple([Tensor(np.asarray(part), dtype) for part, dtype in zip(parts, self._types(inputs, len(parts)))])
        return results if isinstance(made, (tuple, list)) else results[0]

    def __call__(self, *inputs):
        if not _tape.depth():
            return self._computed(inputs)
        _tape.pause()
        try:
            made = self._computed(inputs)
        finally:
            _tape.resume()
        tensors = tuple([item for item in inputs if isinstance(item, Tensor)])

        def back(gradients):
            if self.bprop is None:
                raise RuntimeError("Illegal primitive Custom's bprop not defined")
            given = tuple([_native.tensor(0.0) if g is None else g for g in gradients])
            found = self.bprop(*inputs, made, given if isinstance(made, tuple) else given[0])
            return tuple(found) if isinstance(found, (tuple, list)) else (found,)
        _tape.custom(tensors, made if isinstance(made, tuple) else (made,), back)
        return made


class Morph(Primitive):
    """A function of operators that stands in a graph as one operator, with shapes and dtypes from functions."""

    def __init__(self, fn, infer_shape, infer_dtype):
        super().__init__("Morph")
        self.fn, self.infer_shape, self.infer_dtype = fn, infer_shape, infer_dtype

    def __call__(self, *args):
        if context.get_context("mode") != context.GRAPH_MODE:
            raise RuntimeError("Morph is only supported in GRAPH_MODE.")
        return self.fn(*args)
