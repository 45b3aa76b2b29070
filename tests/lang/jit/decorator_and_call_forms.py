import mindspore as ms
from mindspore import Tensor, jit


def f(x, y):
    return x * y + x


@jit
def g(x, y):
    return x * y + x


@jit(jit_level="O1")
def h(x, y):
    return x * y + x


a, b = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
print(jit(f)(a, b), jit(function=f)(a, b), g(a, b), h(a, b), jit()(f)(a, b), ms.jit(f, fullgraph=True)(a, b))
print(g.__name__, jit(f).__name__, callable(g), f(a, b))

# expect: [ 4. 10.] [ 4. 10.] [ 4. 10.] [ 4. 10.] [ 4. 10.] [ 4. 10.]
# expect: g f True [ 4. 10.]
