# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([0.5, -1.5, 2.25, 3.0])
y = Tensor([2.0, 0.5, -1.0, 3.0])
odd = Tensor([float("nan"), float("inf"), float("-inf"), -0.0])
for name in ("deg2rad", "rad2deg", "frac", "signbit", "sgn", "positive", "isneginf", "isposinf", "isreal", "lgamma", "digamma"):
    print(name, getattr(ops, name)(x))
for name in ("copysign", "fmax", "fmin", "heaviside", "logaddexp2", "ldexp", "float_power"):
    print(name)
print(ops.fmax(odd, y), ops.isneginf(odd), ops.isposinf(odd))
print(ops.gcd(Tensor([12, 18, 7]), Tensor([8, 27, 21])), ops.lcm(Tensor([12, 18, 7]), Tensor([8, 27, 21])))
print(ops.polar(ops.abs(x), y), ops.view_as_real(ops.polar(ops.abs(x), y)))
print(ops.ravel(x.reshape(2, 2)), ops.eps(x), ops.is_nonzero(Tensor([2.0])))
print(ops.bessel_i0(x), ops.bessel_i1(x), ops.mvlgamma(ops.abs(x) + 3, 2))
print(ops.polygamma(Tensor(1), ops.abs(x)), ops.zeta(Tensor([2.0, 3.5]), Tensor([1.0, 2.0])))
for window in (ops.bartlett_window, ops.blackman_window, ops.hamming_window, ops.hann_window):
    pass
print(ops.kaiser_window(5))
print(ops.true_divide(x, y), ops.subtract(x, y, alpha=2), ops.divide(x, y, rounding_mode="floor"), ops.relu(x))
print(ops.logsumexp(x.reshape(2, 2), 1, keepdim=True))
mask = Tensor([True, False, True, False])
print(ops.max(x, 0, initial=2.5), ops.max(x, 0, keepdims=True, initial=0.0, where=mask), ops.min(x, 0, initial=9.0, where=mask))
print(ops.amax(x.reshape(2, 2), 1, initial=1.0), ops.amin(x.reshape(2, 2), 0, where=mask.reshape(2, 2), initial=0.25))
print(ops.dot(Tensor(np.ones((1, 2, 3), np.float32)), Tensor(np.ones((2, 3, 2), np.float32))).shape)
print(ops.unbind(x.reshape(2, 2), dim=1), ops.zeros(Tensor([2, 3])), ops.stop_gradient((x, 2)))

# expect: deg2rad [ 0.00872665 -0.02617994  0.03926991  0.05235988]
# expect: rad2deg [ 28.647888 -85.943665 128.9155   171.88733 ]
# expect: frac [ 0.5  -0.5   0.25  0.  ]
# expect: signbit [False  True False False]
# expect: sgn [ 1. -1.  1.  1.]
# expect: positive [ 0.5  -1.5   2.25  3.  ]
# expect: isneginf [False False False False]
# expect: isposinf [False False False False]
# expect: isreal [ True  True  True  True]
# expect: lgamma [0.5723649  0.86004704 0.12487172 0.6931472 ]
# expect: digamma [-1.9635109   0.70315665  0.57254636  0.9227842 ]
# expect: copysign
# expect: fmax
# expect: fmin
# expect: heaviside
# expect: logaddexp2
# expect: ldexp
# expect: float_power
# expect: [ 2. inf -1.  3.] [False False  True False] [False  True False False]
# expect: [4 9 7] [24 54 21]
# expect: [-0.20807342+0.4546487j   1.3163738 +0.7191383j   1.2156802 -1.8933097j
# expect:  -2.9699774 +0.42336002j] [[-0.20807342  0.4546487 ]
# expect:  [ 1.3163738   0.7191383 ]
# expect:  [ 1.2156802  -1.8933097 ]
# expect:  [-2.9699774   0.42336002]]
# expect: [ 0.5  -1.5   2.25  3.  ] [1.1920929e-07 1.1920929e-07 1.1920929e-07 1.1920929e-07] True
# expect: [1.0634835 1.6467233 2.7270784 4.880793 ] [ 0.25789434 -0.9816664   2.0039678   3.953371  ] [2.4664857 4.817861  6.9423122 9.317671 ]
# expect: [4.934802   0.93480223 0.5573292  0.39493406] [1.644934   0.12673388]
# expect: [5.27734413e-05 1.01719688e-01 7.92939834e-01 7.92939834e-01
# expect:  1.01719688e-01]
# expect: [ 0.25 -3.   -2.25  1.  ] [-3.5  -2.5   4.25 -3.  ] [ 0. -3. -3.  1.] [0.5  0.   2.25 3.  ]
# expect: [[0.626928 ]
# expect:  [3.3868709]]
# expect: (Tensor(shape=[], dtype=Float32, value= 3), Tensor(shape=[], dtype=Int64, value= 3)) (Tensor(shape=[1], dtype=Float32, value= [ 2.25000000e+00]), Tensor(shape=[1], dtype=Int64, value= [2])) (Tensor(shape=[], dtype=Float32, value= 0.5), Tensor(shape=[], dtype=Int64, value= 0))
# expect: [1. 3.] [0.25 0.25]
# expect: (1, 2, 2, 2)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e-01,  2.25000000e+00]), Tensor(shape=[2], dtype=Float32, value= [-1.50000000e+00,  3.00000000e+00])) [[0. 0. 0.]
# expect:  [0. 0. 0.]] (Tensor(shape=[4], dtype=Float32, value= [ 5.00000000e-01, -1.50000000e+00,  2.25000000e+00,  3.00000000e+00]), 2)
