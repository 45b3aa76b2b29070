# modes: eager ast
# A tensor with more elements or axes than one number has is none: it is refused before a kernel walks over it.
from mindspore import Tensor, jit, ops


@jit
def clipped(x, low):
    return ops.hardtanh(x, low)


@jit
def odds(x, eps):
    return x.logit(eps)


@jit
def clamped(x):
    return x.clip((), (3, 4)).sum()


x, table = Tensor([0.25, 0.5, 0.75]), Tensor([[1.0, -2.0], [3.5, 4.0]])
for f in (clipped, odds):
    for other in (table, x, Tensor([[0.5]])):
        try:
            print(f(x, other))
        except TypeError:
            print("TypeError")
try:
    print(clamped(x))
except TypeError:
    print("TypeError")
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
# expect: TypeError
