# Bessel functions of NaN, infinities and large numbers.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([np.nan, 0.5, 2.5, 20, 28, 35, 80, 2.0], ms.float64)
for name in ("bessel_k0", "bessel_k1", "bessel_k0e", "bessel_k1e", "bessel_i0", "bessel_i1", "bessel_i0e", "bessel_i1e"):
    print(name, [f"{value:.6g}" for value in getattr(ops, name)(x).asnumpy()])
for name in ("bessel_i1", "bessel_i0e", "bessel_i1e"):
    print(name, [f"{value:.6g}" for value in getattr(ops, name)(-x).asnumpy()])
ends = Tensor([np.inf, -np.inf, 1e30])
for name in ("bessel_k0", "bessel_k1", "bessel_k0e", "bessel_k1e", "bessel_i0e", "bessel_i1e"):
    print(name, [f"{value + 0:.4g}" for value in getattr(ops, name)(ends).asnumpy()])
for name in ("bessel_y0", "bessel_y1"):
    print(name, getattr(ops, name)(Tensor([np.nan, -1.])))


# expect: bessel_k0 ['nan', '0.924419', '0.0623476', '5.74124e-10', '1.63053e-13', '1.33104e-16', '2.52512e-36', '0.113894']
# expect: bessel_k1 ['nan', '1.65644', '0.0738908', '5.88306e-10', '1.6594e-13', '1.34992e-16', '2.54085e-36', '0.139866']
# expect: bessel_k0e ['nan', '1.52411', '0.759549', '0.278545', '0.235817', '0.211104', '0.139907', '0.841568']
# expect: bessel_k1e ['nan', '2.73101', '0.900174', '0.285425', '0.239992', '0.214099', '0.140779', '1.03348']
# expect: bessel_i0 ['nan', '1.06348', '3.28984', '4.35583e+07', '1.09535e+11', '1.07339e+14', '2.47518e+33', '2.27959']
# expect: bessel_i1 ['nan', '0.257894', '2.51672', '4.2455e+07', '1.07561e+11', '1.05794e+14', '2.45966e+33', '1.59064']
# expect: bessel_i0e ['nan', '0.645035', '0.270046', '0.0897803', '0.0757366', '0.0676784', '0.0446733', '0.308508']
# expect: bessel_i1e ['nan', '0.156421', '0.206585', '0.0875062', '0.0743716', '0.0667044', '0.0443932', '0.215269']
# expect: bessel_i1 ['nan', '-0.257894', '-2.51672', '-4.2455e+07', '-1.07561e+11', '-1.05794e+14', '-2.45966e+33', '-1.59064']
# expect: bessel_i0e ['nan', '0.645035', '0.270046', '0.0897803', '0.0757366', '0.0676784', '0.0446733', '0.308508']
# expect: bessel_i1e ['nan', '-0.156421', '-0.206585', '-0.0875062', '-0.0743716', '-0.0667044', '-0.0443932', '-0.215269']
# expect: bessel_k0 ['0', 'inf', '0']
# expect: bessel_k1 ['0', 'inf', '0']
# expect: bessel_k0e ['0', 'inf', '1.253e-15']
# expect: bessel_k1e ['0', 'inf', '1.253e-15']
# expect: bessel_i0e ['0', '0', '3.989e-16']
# expect: bessel_i1e ['0', '0', '3.989e-16']
# expect: bessel_y0 [ nan -inf]
# expect: bessel_y1 [ nan -inf]
