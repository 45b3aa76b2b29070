"""mindspore for refjit's VM: our own Python over the native module `_refjit`. Submodules that few programs need (nn, numpy,
ops as an attribute) load at their first use, so that importing the package stays quick."""
from mindspore.common.dtype import (bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
                                    float32, float64, complex64, complex128, byte, short, half, single, double, int_, intc,
                                    intp, long, ubyte, ushort, uintc, uintp, cfloat, cdouble,
                                    uint, float_, string, number, tensor_type, type_none, list_, tuple_,
                                    dtype_to_nptype, dtype_to_pytype, pytype_to_dtype, get_py_obj_dtype, Type)
from mindspore.common import dtype
from mindspore.common.tensor import Tensor, tensor
from mindspore.common.api import jit, JitConfig, ms_memory_recycle, constexpr
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.mutable import mutable
from mindspore.context import (GRAPH_MODE, PYNATIVE_MODE, CPU, GPU, ASCEND, STRICT, COMPATIBLE, LAX, set_context, get_context, set_device,
                               set_seed, get_seed, set_recursion_limit, set_deterministic)

bool = bool_
int = int32
float = float32
__version__ = "2.7.0"

_OPS_NAMES = frozenset(("add", "sub", "mul", "div", "abs", "exp", "sqrt", "matmul", "sum", "mean", "max", "min", "prod",
                        "reshape", "cat", "concat", "stack", "where", "softmax", "zeros", "ones", "zeros_like",
                        "ones_like", "full", "arange", "eye", "linspace", "tanh", "relu", "sin", "cos", "log", "argmax",
                        "maximum", "minimum", "squeeze", "split", "broadcast_to", "clamp", "grad", "value_and_grad", "get_grad", "jvp", "vjp", "jacrev", "jacfwd",
                        "vmap"))

_WHERE = {"jit_class": "mindspore.common.jit_class", "lazy_inline": "mindspore.common.jit_class",
          "no_inline": "mindspore.common.jit_class", "save_checkpoint": "mindspore.train",
          "load_checkpoint": "mindspore.train", "load_param_into_net": "mindspore.train", "Model": "mindspore.train"}


import mindspore.common.tensor_methods


def is_tensor(obj):
    """Whether an object is a Tensor."""
    return isinstance(obj, Tensor)


def manual_seed(seed):
    """set_seed by its other name."""
    set_seed(seed)


def recompute(block, *args, **kwargs):
    """The block's result; forward values are kept here, so there is nothing to compute again."""
    return block(*args, **kwargs)


def __getattr__(name):
    if name == "ops":
        from mindspore import ops as found
    elif name == "nn":
        from mindspore import nn as found
    elif name == "from_numpy":
        from mindspore.common.tensor import from_numpy as found
    elif name in _OPS_NAMES:
        import mindspore.ops
        found = getattr(mindspore.ops, name)
    elif name in _WHERE:
        import importlib
        found = getattr(importlib.import_module(_WHERE[name]), name)
    elif name == "numpy":
        import mindspore.numpy as found
    elif name in ("train", "amp", "mint", "dataset"):
        import importlib
        found = importlib.import_module("mindspore." + name)
    else:
        raise AttributeError(f"module 'mindspore' has no attribute '{name}'")
    globals()[name] = found
    return found
