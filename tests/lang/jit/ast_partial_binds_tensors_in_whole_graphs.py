import functools

import mindspore.ops.functional as F
from mindspore import Tensor, jit


@jit(fullgraph=True)
def of_an_operator(x):
    return F.partial(F.add, Tensor(3))(x), functools.partial(F.mul, Tensor(2.0))(x)


@jit(fullgraph=True)
def of_a_function(x):
    def mixed(u, v, w):
        return u * v + w

    return F.partial(mixed, Tensor(2.0), x)(x), F.partial(mixed, x)(Tensor(2.0), Tensor(1.0))


for call in (of_an_operator, of_a_function):
    print(call(Tensor([1.0, 2.0])))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]))
