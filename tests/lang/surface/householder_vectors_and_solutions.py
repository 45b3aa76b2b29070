# tolerance: 1e-4
import numpy as np
from mindspore import Tensor

s = Tensor([[4., 1.], [1., 3.]])
r, tau = s.geqrf()
for result in (r, tau, r.orgqr(tau)):
    print(np.round(result.asnumpy().astype(np.float64), 3).tolist())

# expect: [[-4.123, -1.698], [0.123, 2.668]]
# expect: [1.97, 0.0]
# expect: [[-0.97, -0.243], [-0.243, 0.97]]
