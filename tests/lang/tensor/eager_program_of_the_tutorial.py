import numpy as np
import mindspore
from mindspore import Tensor


def f(a: Tensor, b: Tensor, c: Tensor):
    return a * b + c


np.random.seed(0)
f_input = [Tensor(np.random.randn(2, 3), mindspore.float32) for _ in range(3)]
out = f(*f_input)
print(f"{out=}")
print(out)

# expect: out=Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.43704367e+00,  6.11083359e-02,  3.42839032e-01],
# expect:  [ 1.25378168e+00,  1.76308882e+00, -1.62638748e+00]])
# expect: [[ 2.4370437   0.06110834  0.34283903]
# expect:  [ 1.2537817   1.7630888  -1.6263875 ]]
