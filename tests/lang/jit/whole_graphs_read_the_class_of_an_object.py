from mindspore import Tensor, jit


class A:
    K = 5


a = A()


@jit(fullgraph=True)
def f(v):
    return v * a.__class__.K, type(a) is A, type(a).__name__


print(f(Tensor(2.0)))

# expect: (Tensor(shape=[], dtype=Float32, value= 10), True, 'A')
