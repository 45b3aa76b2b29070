# The programs of seed 003: an operator of the dynamic graph, and a function compiled by PSJit and by PIJit. Our own copy.
# MindSpore 2.7 takes the older spelling jit(mode="PIJit") away, so the two spellings are chosen by what jit accepts.
import numpy as np
import mindspore as ms
import mindspore.ops as ops
from mindspore import Tensor, jit

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")

x = ms.Tensor(np.ones([1, 3, 3, 4]).astype(np.float32))
y = ms.Tensor(np.ones([1, 3, 3, 4]).astype(np.float32))
output = ops.add(x, y)
print(output.asnumpy())


def tensor_cal(x, y, z):
    return ops.matmul(x, y) + z


try:
    by_source, by_bytecode = jit(mode="PSJit")(tensor_cal), jit(mode="PIJit")(tensor_cal)
except TypeError:
    by_source, by_bytecode = jit(tensor_cal, capture_mode="ast", fullgraph=True), jit(tensor_cal, capture_mode="bytecode")

x = Tensor(np.ones(shape=[2, 3]), ms.float32)
y = Tensor(np.ones(shape=[3, 4]), ms.float32)
z = Tensor(np.ones(shape=[2, 4]), ms.float32)
print(tensor_cal(x, y, z))
print(by_source(x, y, z))
print(by_bytecode(x, y, z))
