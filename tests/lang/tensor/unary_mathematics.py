# tolerance: 2e-5
from mindspore import Tensor, ops

x = Tensor([[0.5, 1.0, 2.0], [3.0, 0.25, 1.5]])
for name in ("exp", "log", "sqrt", "rsqrt", "tanh", "sigmoid", "sin", "cos", "tan", "erf", "log1p", "expm1", "sinh", "cosh", "atan", "reciprocal", "gelu", "silu"):
    print(name)
    print(getattr(ops, name)(x))

# expect: exp
# expect: [[ 1.6487215  2.7182798  7.38906  ]
# expect:  [20.085548   1.2840251  4.4816904]]
# expect: log
# expect: [[-0.693147   0.         0.693147 ]
# expect:  [ 1.0986121 -1.3862944  0.4054651]]
# expect: sqrt
# expect: [[0.70710677 1.         1.4142135 ]
# expect:  [1.7320508  0.5        1.2247449 ]]
# expect: rsqrt
# expect: [[1.4142135  1.         0.70710677]
# expect:  [0.57735026 2.         0.81649655]]
# expect: tanh
# expect: [[0.46211717 0.7615942  0.9640276 ]
# expect:  [0.9950557  0.24491867 0.90514827]]
# expect: sigmoid
# expect: [[0.6224594  0.7310589  0.88079715]
# expect:  [0.95257413 0.5621766  0.8175745 ]]
# expect: sin
# expect: [[0.47942555 0.84147096 0.9092974 ]
# expect:  [0.14112    0.24740396 0.997495  ]]
# expect: cos
# expect: [[ 0.87758255  0.5403023  -0.41614684]
# expect:  [-0.9899925   0.9689124   0.0707372 ]]
# expect: tan
# expect: [[ 0.5463025   1.5574077  -2.1850398 ]
# expect:  [-0.14254655  0.25534192 14.10142   ]]
# expect: erf
# expect: [[0.5204999  0.8427008  0.9953223 ]
# expect:  [0.9999779  0.2763264  0.96610516]]
# expect: log1p
# expect: [[0.4054651  0.6931472  1.0986123 ]
# expect:  [1.3862944  0.22314355 0.91629076]]
# expect: expm1
# expect: [[ 0.6487212   1.7182817   6.389056  ]
# expect:  [19.085537    0.28402543  3.481689  ]]
# expect: sinh
# expect: [[ 0.5210953   1.1752012   3.6268604 ]
# expect:  [10.017875    0.25261232  2.1292794 ]]
# expect: cosh
# expect: [[ 1.127626   1.5430807  3.7621956]
# expect:  [10.067662   1.0314131  2.3524096]]
# expect: atan
# expect: [[0.4636476  0.7853982  1.1071488 ]
# expect:  [1.2490457  0.24497867 0.98279375]]
# expect: reciprocal
# expect: [[2.         1.         0.5       ]
# expect:  [0.33333334 4.         0.6666667 ]]
# expect: gelu
# expect: [[0.34573123 0.8413447  1.9544997 ]
# expect:  [2.9959502  0.14967658 1.3997893 ]]
# expect: silu
# expect: [[0.3112297  0.7310589  1.7615943 ]
# expect:  [2.8577223  0.14054415 1.2263618 ]]
