import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops

F = Tensor([[1.5, -2.0, 0.25], [4.0, 0.5, -1.0]], ms.float32)
for kind in (ms.float16, ms.uint8, ms.int8, ms.int32, ms.int64, ms.float64):
    print(kind, repr(ops.cov(Tensor([[1, 100], [3, 4]], kind))))
print(repr(ops.cov(Tensor([0, 1], ms.int64))), repr(ops.cov(Tensor([[1.0]])).shape))
try:
    ops.cov(Tensor([[True, False]]))
except TypeError as error:
    print(error)
for axis in (0, 1, 2, -1):
    print(repr(ops.stack(F, axis)))
print(repr(ops.stack(Tensor(2.5))))
C = Tensor([1 + 2j, 3 - 1j], ms.complex64)
print(ops.float_power(C, C).dtype, ops.float_power(C, 2).dtype)
print(repr(mint.isnan(C)), repr(mint.isnan(1.5)), repr(mint.isnan(3)), repr(mint.isnan(Tensor([np.nan, 1.0]))))

# expect: Float16 Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 4.90050000e+03,  4.95000000e+01],
# expect:  [ 4.95000000e+01,  5.00000000e-01]])
# expect: UInt8 Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 4.90050000e+03,  4.95000000e+01],
# expect:  [ 4.95000000e+01,  5.00000000e-01]])
# expect: Int8 Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 4.90050000e+03,  4.95000000e+01],
# expect:  [ 4.95000000e+01,  5.00000000e-01]])
# expect: Int32 Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 4.90050000e+03,  4.95000000e+01],
# expect:  [ 4.95000000e+01,  5.00000000e-01]])
# expect: Int64 Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 4.90050000e+03,  4.95000000e+01],
# expect:  [ 4.95000000e+01,  5.00000000e-01]])
# expect: Float64 Tensor(shape=[2, 2], dtype=Float64, value=
# expect: [[ 4.90050000e+03,  4.95000000e+01],
# expect:  [ 4.95000000e+01,  5.00000000e-01]])
# expect: Tensor(shape=[], dtype=Float32, value= 0.5) ()
# expect: For cov, the input dtype can not be bool.
# expect: Tensor(shape=[1, 2, 3], dtype=Float32, value=
# expect: [[[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01],
# expect:   [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]]])
# expect: Tensor(shape=[2, 1, 3], dtype=Float32, value=
# expect: [[[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01]],
# expect:  [[ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]]])
# expect: Tensor(shape=[2, 3, 1], dtype=Float32, value=
# expect: [[[ 1.50000000e+00],
# expect:   [-2.00000000e+00],
# expect:   [ 2.50000000e-01]],
# expect:  [[ 4.00000000e+00],
# expect:   [ 5.00000000e-01],
# expect:   [-1.00000000e+00]]])
# expect: Tensor(shape=[2, 3, 1], dtype=Float32, value=
# expect: [[[ 1.50000000e+00],
# expect:   [-2.00000000e+00],
# expect:   [ 2.50000000e-01]],
# expect:  [[ 4.00000000e+00],
# expect:   [ 5.00000000e-01],
# expect:   [-1.00000000e+00]]])
# expect: Tensor(shape=[1], dtype=Float32, value= [ 2.50000000e+00])
# expect: Complex128 Complex128
# expect: Tensor(shape=[2], dtype=Bool, value= [False, False]) Tensor(shape=[], dtype=Bool, value= False) Tensor(shape=[], dtype=Bool, value= False) Tensor(shape=[2], dtype=Bool, value= [ True, False])
