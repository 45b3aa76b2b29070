import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, nn, ops
import mindspore.ops.composite as C
from mindspore.ops._primitive_cache import _get_cache_prim
from mindspore.ops.op_info_register import CustomRegOp, DataType, op_info_register
from mindspore.ops.vm_impl_registry import vm_impl_registry

x = Tensor(np.array([[1, 2, 3], [2, 1, 0]]), ms.int8)
f = x.astype(ms.float32)


def show(*found):
    for part in found:
        print(part.dtype, part.shape, np.round(part.float().asnumpy().astype("float64"), 3).tolist())


for dtype in (ms.int8, ms.int32, ms.int64, ms.uint8, ms.float16):
    y = x.astype(dtype)
    show(y.var(), y.var(0), y.std(1), ops.mse_loss(y, y + 1), ops.nansum(y), ops.trace(y), y.trace())
print([x.astype(d).is_signed() for d in (ms.int8, ms.uint8, ms.float32, ms.float16, ms.bool_)])
show(f.permute(), ops.fmax(2, f), ops.lcm(x.astype(ms.int32), 2), ops.zeta(f, 2), ops.zeta(Tensor([2.0, 3.0]), 2.5))
show(*ops.qr(f.astype(ms.float16)), *ops.geqrf(f.astype(ms.float16)), mint.clip(f, 1, 2))
show(ops.hardswish(x), ops.hardsigmoid(x), ops.selu(x), ops.conj(x), ops.positive(x.astype(ms.bool_)), ops.histc(f.astype(ms.float16), 4))
b = x.astype(ms.bool_)
show(mint.add(b, b), b.add(b), mint.sub(b, b), b.sub(b))
print(ops.range is not range, ops.zeros((2,)), ops.dot(f, f.T))  # a function of that name shadows nothing
print(C.normal((2, 3), Tensor(0.0), Tensor(1.0), 1).shape, C.zeros_like(f), C.matmul(f, f.T))
print(_get_cache_prim(ops.Add)()(f, f), _get_cache_prim(ops.ReduceSum)(keep_dims=True)(f, 1), mint.nn.GLU()(Tensor([[1.0, 2.0]])))

# expect: Float32 () 1.167
# expect: Float32 (3,) [0.5, 0.5, 2.5]
# expect: Float32 (2,) [0.816, 0.816]
# expect: Float32 () 1.0
# expect: Int8 () 9.0
# expect: Int8 () 2.0
# expect: Int64 () 2.0
# expect: Float32 () 1.167
# expect: Float32 (3,) [0.5, 0.5, 2.5]
# expect: Float32 (2,) [0.816, 0.816]
# expect: Float32 () 1.0
# expect: Int32 () 9.0
# expect: Int32 () 2.0
# expect: Int64 () 2.0
# expect: Float32 () 1.167
# expect: Float32 (3,) [0.5, 0.5, 2.5]
# expect: Float32 (2,) [0.816, 0.816]
# expect: Float32 () 1.0
# expect: Int64 () 9.0
# expect: Int64 () 2.0
# expect: Int64 () 2.0
# expect: Float32 () 1.167
# expect: Float32 (3,) [0.5, 0.5, 2.5]
# expect: Float32 (2,) [0.816, 0.816]
# expect: Float32 () 1.0
# expect: UInt8 () 9.0
# expect: UInt8 () 2.0
# expect: Int64 () 2.0
# expect: Float16 () 0.917
# expect: Float16 (3,) [0.25, 0.25, 2.25]
# expect: Float16 (2,) [0.816, 0.816]
# expect: Float16 () 1.0
# expect: Float16 () 9.0
# expect: Float16 () 2.0
# expect: Float16 () 2.0
# expect: [True, False, True, False, False]
# expect: Float32 (3, 2) [[1.0, 2.0], [2.0, 1.0], [3.0, 0.0]]
# expect: Float32 (2, 3) [[2.0, 2.0, 3.0], [2.0, 2.0, 2.0]]
# expect: Int32 (2, 3) [[2.0, 2.0, 6.0], [2.0, 2.0, 0.0]]
# expect: Float32 (2, 3) [[inf, 0.645, 0.202], [0.645, inf, nan]]
# expect: Float32 (2,) [0.49, 0.118]
# expect: Float16 (2, 2) [[-0.447, -0.895], [-0.895, 0.447]]
# expect: Float16 (2, 3) [[-2.236, -1.789, -1.342], [0.0, -1.342, -2.684]]
# expect: Float16 (2, 3) [[-2.236, -1.789, -1.342], [0.618, -1.342, -2.684]]
# expect: Float16 (2,) [1.447, 0.0]
# expect: Float32 (2, 3) [[1.0, 2.0, 2.0], [2.0, 1.0, 1.0]]
# expect: Int8 (2, 3) [[0.0, 1.0, 3.0], [1.0, 0.0, 0.0]]
# expect: Int8 (2, 3) [[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]
# expect: Int8 (2, 3) [[1.0, 2.0, 3.0], [2.0, 1.0, 0.0]]
# expect: Int8 (2, 3) [[1.0, 2.0, 3.0], [2.0, 1.0, 0.0]]
# expect: Bool (2, 3) [[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]]
# expect: Float32 (4,) [1.0, 2.0, 2.0, 1.0]
# expect: Bool (2, 3) [[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]]
# expect: Bool (2, 3) [[1.0, 1.0, 1.0], [1.0, 1.0, 0.0]]
# expect: Bool (2, 3) [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
# expect: Bool (2, 3) [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
# expect: True [0. 0.] [[14.  4.]
# expect:  [ 4.  5.]]
# expect: (2, 3) [[0. 0. 0.]
# expect:  [0. 0. 0.]] [[14.  4.]
# expect:  [ 4.  5.]]
# expect: [[2. 4. 6.]
# expect:  [4. 2. 0.]] [[6.]
# expect:  [3.]] [[0.880797]]
