"""mindspore.common: tensors, dtypes, parameters, jit."""
from mindspore._public_names import Names as _Names
from mindspore.common import dtype
from mindspore.common.tensor import Tensor, tensor
from mindspore.common.dtype import *
from mindspore.common.api import jit, JitConfig
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.mutable import mutable
from mindspore.context import set_seed, get_seed


__all__ = _Names(__name__)


def __getattr__(name):
    if name == "initializer":
        import mindspore.common.initializer as found
        return found
    if name in ("COOTensor", "CSRTensor", "RowTensor", "RowTensorInner", "SparseTensor"):
        from mindspore.common import sparse_tensor
        return getattr(sparse_tensor, name)
    if name in ("int", "float", "bool"):  # dtypes whose names would hide Python's
        return {"int": dtype.int32, "float": dtype.float32, "bool": dtype.bool_}[name]
    if name in ("Int", "Generator", "Symbol", "QuantDtype", "default_generator", "manual_seed", "seed", "initial_seed", "get_rng_state",
                "set_rng_state", "enable_dynamic", "from_numpy", "is_tensor", "lazy_inline", "no_inline", "recompute", "load_mindir",
                "save_mindir", "set_dump", "set_recursion_limit", "get_py_obj_dtype", "ms_memory_recycle", "_Function", "_no_grad"):
        import mindspore
        return getattr(mindspore, name)
    raise AttributeError(f"module 'mindspore.common' has no attribute '{name}'")
