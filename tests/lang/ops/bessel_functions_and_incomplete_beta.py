# tolerance: 2e-5
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([0.25, 1.5, 3.0, 7.75], ms.float32)
for name in ("j0", "j1", "y0", "y1", "k0", "k0e", "k1", "k1e"):
    print(name, getattr(ops, "bessel_" + name)(x))
for bad in (Tensor([1, 2]), 1.0):
    try:
        ops.bessel_j0(bad)
    except TypeError as e:
        print(str(e).split("\n")[0])
a, b = Tensor([0.25, 2.0, 3.5, 8.0]), Tensor([1.0, 1.5, 0.5, 3.0])
print(ops.Betainc()(a, b, Tensor([0.5, 0.25, 0.875, 0.0])))
print(ops.Betainc()(a, b, Tensor([0.0, 1.0, 0.0625, 0.75])))

# expect: j0 [ 0.984436    0.5118277  -0.26005194  0.22523405]
# expect: j1 [0.12402599 0.55793655 0.33905897 0.19160266]
# expect: y0 [-0.93157303  0.38244897  0.37685004  0.17676988]
# expect: y1 [-2.7041051  -0.41230857  0.3246744  -0.21433216]
# expect: k0 [1.5415071e+00 2.1380559e-01 3.4739509e-02 1.9099544e-04]
# expect: k0e [1.9793344  0.9582101  0.69776165 0.44340977]
# expect: k1 [3.7470260e+00 2.7738789e-01 4.0156435e-02 2.0296329e-04]
# expect: k1e [4.8112764  1.2431662  0.8065635  0.47119397]
# expect: For primitive[BesselJ0], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int64].
# expect: For Primitive[BesselJ0], the type of input argument[x] must be Tensor but got Float32.
# expect: [0.8408964  0.10691131 0.3506168  0.        ]
# expect: [0.0000000e+00 1.0000000e+00 1.8211889e-05 5.2559304e-01]
