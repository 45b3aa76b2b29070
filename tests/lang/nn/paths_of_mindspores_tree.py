"""Scripts import from where MindSpore keeps its files."""
import importlib.util
import numpy as np
import mindspore as ms
from mindspore.common.api import jit
from mindspore.common.jit_config import JitConfig
from mindspore.common.lazy_inline import lazy_inline
from mindspore.common.seed import _get_graph_seed
from mindspore.communication.management import get_rank
from mindspore.nn.wrap.loss_scale import Cell
from mindspore.ops.auto_generate import add as generated_add
from mindspore.ops.auto_generate.gen_ops_prim import Add
from mindspore.ops.composite.base import GradOperation
from mindspore.ops.composite.multitype_ops.zeros_like_impl import zeros_like
from mindspore.ops import function, signature as sig
from mindspore.ops.function import math_func, random_func
from mindspore.ops.function.math_func import matmul
from mindspore.ops.function.nn_func import softmax
from mindspore.ops.operations.array_ops import Cast
from mindspore.ops.operations.math_ops import ReduceSum
from mindspore.ops._utils import get_broadcast_shape
from mindspore.train.amp import auto_mixed_precision
from mindspore.train.callback._callback import RunContext
from mindspore.train.dataset_helper import DatasetHelper
import mindspore.dataset.engine as engine
import mindspore.dataset.vision.transforms as vision
import mindspore.nn.metrics

x = ms.Tensor(np.arange(4, dtype=np.float32))
print(generated_add(x, x), Add()(x, 1), GradOperation()(lambda v: v * v)(x), zeros_like(x), matmul(x, x), softmax(x, -1).shape)
print(Cast()(x, ms.int32), ReduceSum()(x), math_func.exp(ms.Tensor(0.0)), callable(random_func.randn), function.sin(ms.Tensor(0.0)))
print(JitConfig.__name__, RunContext.__name__, DatasetHelper.__name__, engine.NumpySlicesDataset.__name__, vision.Resize.__name__)
print(importlib.util.find_spec("mindspore.nowhere"), importlib.util.find_spec("mindspore.ops.function.math_func").name)
print(get_broadcast_shape([2, 1, 3], [5, 1], "Op"), get_broadcast_shape([-1, 3], [4, 1], "Op"))
for make in (lambda: get_broadcast_shape([2, 3], [4, 3], "Op"), lambda: importlib.import_module("mindspore.nowhere"),
             lambda: importlib.import_module("mindspore.ops.function.nowhere")):
    try:
        make()
    except Exception as error:
        print(type(error).__name__, error)
ms.set_seed(3)
print(_get_graph_seed(0, "a"), _get_graph_seed(0, "a"), _get_graph_seed(0, "b"), _get_graph_seed(5, "a"), _get_graph_seed(5, "a"))
ms.set_seed(3)
print(_get_graph_seed(0, "a"))

# Each of Python's operators has a module of its own.
from mindspore.ops.composite.multitype_ops.in_impl import in_
from mindspore.ops.composite.multitype_ops.logical_and_impl import logical_and
from mindspore.ops.composite.multitype_ops.pow_impl import pow_


@jit
def is_between(v):
    return logical_and(v.sum() > 0, v.sum() < 9), in_(3, (1, 2))


print(in_(1, (1, 2)), logical_and(0, 1), pow_(x, 2), is_between(x))

# expect: [0. 2. 4. 6.] [1. 2. 3. 4.] [0. 2. 4. 6.] [0. 0. 0. 0.] 14.0 (4,)
# expect: [0 1 2 3] 6.0 1.0 True 0.0
# expect: JitConfig RunContext DatasetHelper NumpySlicesDataset Resize
# expect: None mindspore.ops.function.math_func
# expect: [2, 5, 3] [4, 3]
# expect: ValueError For 'Op', x.shape and y.shape need to broadcast. The value of x.shape[-2] or y.shape[-2] must be 1 or -1 when they are not the same, but got x.shape = [2, 3] and y.shape = [4, 3].
# expect: ModuleNotFoundError No module named 'mindspore.nowhere'
# expect: ModuleNotFoundError No module named 'mindspore.ops.function.nowhere'
# expect: (3, 0) (3, 533697028) (3, 0) (3, 5) (3, 533697033)
# expect: (3, 0)
# expect: True 0 [0. 1. 4. 9.] (Tensor(shape=[], dtype=Bool, value= True), False)
