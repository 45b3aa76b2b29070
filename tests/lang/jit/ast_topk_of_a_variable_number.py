"""ops.topk of as many as only the running graph knows: one graph, whatever the number."""
import numpy as np
from mindspore import Tensor, jit, mutable, ops


@jit(fullgraph=True)
def best(x, k):
    values, places = ops.topk(x, k)
    return values * 2, places, values.shape


x = Tensor(np.array([[3, 1, 2], [4, 6, 5]], np.float32))
for k in (1, 2):
    print(best(x, mutable(k)))

# expect: (Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 6.00000000e+00],
# expect:  [ 1.20000000e+01]]), Tensor(shape=[2, 1], dtype=Int32, value=
# expect: [[0],
# expect:  [1]]), (2, 1))
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 6.00000000e+00,  4.00000000e+00],
# expect:  [ 1.20000000e+01,  1.00000000e+01]]), Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0, 2],
# expect:  [1, 2]]), (2, 2))
# expect report: compiles best 1
