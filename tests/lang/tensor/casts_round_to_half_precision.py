import mindspore as ms
from mindspore import Tensor

x = Tensor([1 / 3, 2049.0, 65504.0, 65519.0, 65520.0, 1e-8, 5.96e-8, -1e30])
print(x.astype(ms.float16), x.astype(ms.bfloat16).astype(ms.float32), x.astype(ms.float16).astype(ms.float32))

# expect: [3.333e-01 2.048e+03 6.550e+04 6.550e+04       inf 0.000e+00 5.960e-08
# expect:       -inf] [ 3.33984375e-01  2.04800000e+03  6.55360000e+04  6.55360000e+04
# expect:   6.55360000e+04  1.00117177e-08  5.96046448e-08 -1.00025555e+30] [3.3325195e-01 2.0480000e+03 6.5504000e+04 6.5504000e+04           inf
# expect:  0.0000000e+00 5.9604645e-08          -inf]
