# Functions that bring two operands to one dtype first, numbers where tensors stand, and what reductions and shapes take besides.
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, ops


def show(name, *made):
    print(name, *[(str(t.dtype), t.asnumpy().tolist()) for t in made])


rows, whole = Tensor(np.arange(6).reshape(2, 3).astype(np.float32)), Tensor([1, 2, 3], ms.int32)
wide, truths = Tensor([1, 2, 3], ms.uint32), Tensor([True, False, True])
show("approximate_equal", ops.approximate_equal(whole, Tensor([1.0, 2.0, 4.0])))
show("matrix_set_diag", ops.matrix_set_diag(rows, Tensor([9, 8], ms.int32)), ops.matrix_set_diag(rows > 2, Tensor([9.5, 8.0])))
show("heaviside", ops.heaviside(1, 2), ops.heaviside(0.0, 2.5), ops.heaviside(wide, wide))
show("max", mint.max(1, 2), mint.min(3, 2))
show("subtract", ops.subtract(truths, truths))
show("clip_by_value", ops.clip_by_value(wide, 2), ops.clip_by_value(wide, 1, 2))
show("norms", (ops.vector_norm(wide) * 100).round(), ops.matrix_norm(Tensor([[3, 0], [0, 4]], ms.uint16)))
show("clip_by_global_norm", ops.clip_by_global_norm(Tensor(3.0), 1.0), *ops.clip_by_global_norm((Tensor(3.0), Tensor([4.0])), 1.0))
show("amax", ops.amax(rows, axis=1, initial=0, where=1.5), ops.amin(rows, 1, initial=9, where=True), ops.amax(rows, 1, initial=0, where=[True, False, True]))
show("reshape", rows.reshape((3, 2), 1), rows.reshape([6], "C"))
show("nll_loss", ops.nll_loss(Tensor([[1, 2, 3], [4, 5, 6]], ms.int32), Tensor([0, 2], ms.int32)))
print("transforms", ops.irfft(Tensor([1.0])).shape, ops.hfft(Tensor([[1.0]])).shape, ops.irfft2(Tensor([[1.0]])).shape)
# expect: approximate_equal ('Bool', [True, True, False])
# expect: matrix_set_diag ('Float32', [[9.0, 1.0, 2.0], [3.0, 8.0, 5.0]]) ('Float32', [[9.5, 0.0, 0.0], [1.0, 8.0, 1.0]])
# expect: heaviside ('Int64', 1) ('Float32', 2.5) ('UInt32', [1, 1, 1])
# expect: max ('Int64', 2) ('Int64', 2)
# expect: subtract ('Int64', [0, 0, 0])
# expect: clip_by_value ('UInt32', [2, 2, 3]) ('UInt32', [1, 2, 2])
# expect: norms ('Float32', 374.0) ('Float32', 5.0)
# expect: clip_by_global_norm ('Float32', [1.0]) ('Float32', [0.6000000238418579]) ('Float32', [0.800000011920929])
# expect: amax ('Float32', [2.0, 5.0]) ('Float32', [0.0, 3.0]) ('Float32', [2.0, 5.0])
# expect: reshape ('Float32', [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]) ('Float32', [0.0, 1.0, 2.0, 3.0, 4.0, 5.0])
# expect: nll_loss ('Float32', -3.5)
# expect: transforms (0,) (1, 0) (1, 0)
