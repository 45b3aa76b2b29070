# modes: eager ast bytecode trace
from mindspore import Tensor, jit, ops


@jit
def f(a, b, c):
    d = a * b + c
    e = ops.maximum(d, a) - ops.minimum(b, c)
    return d / e


x, y, z = Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([[5.0, 6.0], [7.0, 8.0]]), Tensor([[0.5, 0.5], [0.5, 0.5]])
print(f(x, y, z))
print(f(y, x, z))

# expect: [[1.1       1.0416666]
# expect:  [1.0238096 1.015625 ]]
# expect: [[1.1       1.0416666]
# expect:  [1.0238096 1.015625 ]]
