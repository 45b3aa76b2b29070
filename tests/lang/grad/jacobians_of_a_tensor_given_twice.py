# Derivatives that MindSpore computes in graphs tell arguments apart by their place, also where one tensor is given twice;
# eager gradients, which go by tensors, sum them.
import mindspore as ms
from mindspore import Tensor, jit


def product(a, b):
    return a * b


@jit
def in_a_graph(x):
    return ms.jacrev(product, (0, 1))(x, x)


x = Tensor([1.0, 2.0])
print(*ms.grad(product, (0, 1))(x, x))
print(ms.jacrev(product)(x, x))
print(*ms.jacfwd(product, (0, 1))(x, x))
print(*ms.jvp(product, (x, x), (x, x)))
print(*ms.vjp(product, x, x)[1](x))
print(*in_a_graph(x))

# expect: [2. 4.] [2. 4.]
# expect: [[1. 0.]
# expect:  [0. 2.]]
# expect: [[1. 0.]
# expect:  [0. 2.]] [[1. 0.]
# expect:  [0. 2.]]
# expect: [1. 4.] [2. 8.]
# expect: [2. 8.] [2. 8.]
# expect: [[1. 0.]
# expect:  [0. 2.]] [[1. 0.]
# expect:  [0. 2.]]
