"""Tensor.var of complex numbers is the mean of squares, not of their sizes; std its root."""
import numpy as np
from mindspore import Tensor

values = ((np.arange(6) % 5 - 1.5) * 0.4 + 1j * (np.arange(6) % 3 - 0.7) * 0.6).reshape(2, 3)
for dtype in (np.complex64, np.complex128):
    x = Tensor(values.astype(dtype))
    for result in (x.var(), x.std(), x.std(1), x.var(axis=1, keepdims=True), x.var(ddof=1)):
        print(result.dtype, result.shape, np.round(result.asnumpy(), 3).tolist())
# expect: Complex64 () (0.11599999666213989-0.07999999821186066j)
# expect: Complex64 () (0.3580000102519989-0.1120000034570694j)
# expect: Complex64 (2,) [(0.3269999921321869+0.49000000953674316j), (0.6129999756813049-0.3919999897480011j)]
# expect: Complex64 (2, 1) [[(-0.13300000131130219+0.3199999928474426j)], [(0.22200000286102295-0.47999998927116394j)]]
# expect: Complex64 () (0.13899999856948853-0.09600000083446503j)
# expect: Complex128 () (0.116-0.08j)
# expect: Complex128 () (0.358-0.112j)
# expect: Complex128 (2,) [(0.327+0.49j), (0.613-0.392j)]
# expect: Complex128 (2, 1) [[(-0.133+0.32j)], [(0.222-0.48j)]]
# expect: Complex128 () (0.139-0.096j)
