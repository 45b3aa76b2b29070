# modes: eager ast bytecode trace
# tolerance: 1e-5
from mindspore import Tensor, jit, ops


@jit
def f(q, k):
    s = ops.matmul(q, k.T) / 2.0
    return ops.softmax(s, -1) @ k


print(f(Tensor([[1.0, 2.0], [0.5, -1.0]]), Tensor([[0.3, 1.0], [2.0, 0.1]])))

# expect: [[1.1287544  0.56124765]
# expect:  [1.4998347  0.36479345]]
