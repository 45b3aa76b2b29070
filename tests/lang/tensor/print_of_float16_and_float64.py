import mindspore as ms
from mindspore import Tensor

for d in (ms.float16, ms.float64):
    for v in ([0.1, 1 / 3], [1.0, 2.5], [1e-4, 100.0], [[1.0, 2.0], [3.0, 4.0]]):
        print(Tensor(v, d))
        print(repr(Tensor(v, d)))
print(Tensor([0.1, 1 / 3, 65504], ms.float16), repr(Tensor([0.1, 1e300], ms.float64)))

# expect: [0.1    0.3333]
# expect: Tensor(shape=[2], dtype=Float16, value= [ 9.9976e-02,  3.3325e-01])
# expect: [1.  2.5]
# expect: Tensor(shape=[2], dtype=Float16, value= [ 1.0000e+00,  2.5000e+00])
# expect: [1.e-04 1.e+02]
# expect: Tensor(shape=[2], dtype=Float16, value= [ 1.0002e-04,  1.0000e+02])
# expect: [[1. 2.]
# expect:  [3. 4.]]
# expect: Tensor(shape=[2, 2], dtype=Float16, value=
# expect: [[ 1.0000e+00,  2.0000e+00],
# expect:  [ 3.0000e+00,  4.0000e+00]])
# expect: [0.1        0.33333333]
# expect: Tensor(shape=[2], dtype=Float64, value= [ 1.00000000e-01,  3.33333333e-01])
# expect: [1.  2.5]
# expect: Tensor(shape=[2], dtype=Float64, value= [ 1.00000000e+00,  2.50000000e+00])
# expect: [1.e-04 1.e+02]
# expect: Tensor(shape=[2], dtype=Float64, value= [ 1.00000000e-04,  1.00000000e+02])
# expect: [[1. 2.]
# expect:  [3. 4.]]
# expect: Tensor(shape=[2, 2], dtype=Float64, value=
# expect: [[ 1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00]])
# expect: [9.998e-02 3.333e-01 6.550e+04] Tensor(shape=[2], dtype=Float64, value= [ 1.00000000e-01, 1.00000000e+300])
