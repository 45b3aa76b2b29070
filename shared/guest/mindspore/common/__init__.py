"""mindspore.common: tensors, dtypes, parameters, jit."""
from mindspore.common import dtype
from mindspore.common.tensor import Tensor, tensor
from mindspore.common.dtype import *
from mindspore.common.api import jit, JitConfig
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.mutable import mutable
from mindspore.context import set_seed, get_seed


def __getattr__(name):
    if name == "initializer":
        import mindspore.common.initializer as found
        return found
    if name in ("COOTensor", "CSRTensor", "RowTensor", "RowTensorInner", "SparseTensor"):
        from mindspore.common import sparse_tensor
        return getattr(sparse_tensor, name)
    raise AttributeError(f"module 'mindspore.common' has no attribute '{name}'")
