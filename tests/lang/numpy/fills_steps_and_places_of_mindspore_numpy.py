# mindspore.numpy fills with arrays in the array's own dtype, counts steps in single precision and compares places in one dtype.
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor


def show(*made):
    print(*[(str(t.dtype), t.asnumpy().tolist()) for t in made])


rows, whole = Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]), Tensor([1, 2, 3], ms.int32)
show(mnp.full((2, 2), [1, 2], mnp.float32), mnp.full((2,), 1.5, mnp.float16), mnp.full((2,), 3))
show(mnp.full_like(rows, [1, 2, 3]), mnp.full_like(whole, [1.5, 2.0, 3.0]), mnp.full_like(whole, 2.5))
print(mnp.arange(0, 1, 0.3), mnp.arange(0, 2, 0.1)[9], mnp.arange(0, 1, 0.3, mnp.float64))
show(mnp.searchsorted(whole, 1.5), mnp.searchsorted([0, 1, 2], [0.5, 1.5]), mnp.searchsorted(whole, Tensor([1.5, 2.5]), side="right"))
show(mnp.cumprod([1, 2, 3]), mnp.cumprod(3), mnp.cumprod([1.5, 2.0]))
show(mnp.hamming(1), mnp.hamming(0), *mnp.tril_indices(0), *mnp.triu_indices(2, 5))
show(mnp.amax(rows, where=1), mnp.amax(rows, initial=7, where=0), mnp.amin(rows, initial=-1, where=rows > 3))
show(mnp.choose(whole, 5), mnp.choose([0, 1], [5, 6]), mnp.rot90(rows, True))
print(mnp.logaddexp2(rows, whole).dtype)
# expect: ('Int32', [[1, 2], [1, 2]]) ('Float16', [1.5, 1.5]) ('Int32', [3, 3])
# expect: ('Int32', [[1, 2, 3], [1, 2, 3]]) ('Float32', [1.5, 2.0, 3.0]) ('Int32', [2, 2, 2])
# expect: [0.         0.3        0.6        0.90000004] 0.90000004 [0.         0.30000001 0.60000002 0.90000004]
# expect: ('Int32', 1) ('Int32', [1, 2]) ('Int32', [1, 2])
# expect: ('Int64', [1, 2, 6]) ('Int64', [3]) ('Float32', [1.5, 3.0])
# expect: ('Float32', [1.0]) ('Float32', []) ('Float32', []) ('Float32', []) ('Float32', []) ('Float32', [])
# expect: ('Float32', 5.0) ('Float32', 7.0) ('Float32', -1.0)
# expect: ('Int32', [5, 5, 5]) ('Int32', [5, 6]) ('Float32', [[2.0, 5.0], [1.0, 4.0], [0.0, 3.0]])
# expect: Float32
