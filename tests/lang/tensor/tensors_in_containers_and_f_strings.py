import numpy as np
import mindspore as ms
from mindspore import Tensor

x = Tensor(np.arange(6).reshape(2, 3), ms.float32)
print(f"{x=}")
print(f"{x}", str(x))
print([x], (x,), {"a": x})
print("sum: " + str(x.sum()), x.sum(), "%s" % x.mean())
try:
    f"{Tensor(1.5):.2f}"
except TypeError as e:
    print(e)

# expect: x=Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]])
# expect: [[0. 1. 2.]
# expect:  [3. 4. 5.]] [[0. 1. 2.]
# expect:  [3. 4. 5.]]
# expect: [Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]])] (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]),) {'a': Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]])}
# expect: sum: 15.0 15.0 2.5
# expect: unsupported format string passed to Tensor.__format__
