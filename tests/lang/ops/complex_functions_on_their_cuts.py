# On the cuts a zero's sign tells the side; zero to a negative power is no zero.
import numpy as np
from mindspore import Tensor, ops

z = Tensor(np.array([2, -2, 2j, -2j, 0, 1 + 1j, 0.5], np.complex64))
for name in ("asin", "acos", "acosh", "asinh"):
    print(name, [("%.4f" % (v.real + 0.0), "%.4f" % (v.imag + 0.0)) for v in getattr(ops, name)(z).asnumpy().tolist()])
zeros = Tensor(np.zeros(3, np.complex64))
for power in (-1, 0.5, -0.5, Tensor(np.array([1j, -1j, 1 + 1j], np.complex64))):
    print([(v.real, v.imag) for v in (zeros ** power + 0).asnumpy().tolist()])

# expect: asin [('1.5708', '1.3170'), ('-1.5708', '1.3170'), ('0.0000', '1.4436'), ('0.0000', '-1.4436'), ('0.0000', '0.0000'), ('0.6662', '1.0613'), ('0.5236', '0.0000')]
# expect: acos [('0.0000', '-1.3170'), ('3.1416', '-1.3170'), ('1.5708', '-1.4436'), ('1.5708', '1.4436'), ('1.5708', '0.0000'), ('0.9046', '-1.0613'), ('1.0472', '0.0000')]
# expect: acosh [('1.3170', '0.0000'), ('1.3170', '3.1416'), ('1.4436', '1.5708'), ('1.4436', '-1.5708'), ('0.0000', '1.5708'), ('1.0613', '0.9046'), ('0.0000', '1.0472')]
# expect: asinh [('1.4436', '0.0000'), ('-1.4436', '0.0000'), ('1.3170', '1.5708'), ('-1.3170', '-1.5708'), ('0.0000', '0.0000'), ('1.0613', '0.6662'), ('0.4812', '0.0000')]
# expect: [(inf, nan), (inf, nan), (inf, nan)]
# expect: [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]
# expect: [(inf, nan), (inf, nan), (inf, nan)]
# expect: [(nan, nan), (nan, nan), (0.0, 0.0)]
