# A graph holds for another NaN than it was captured with, but not where two are one object that were two, or the other way
# round: containers compare their items by identity first.
# modes: bytecode
from mindspore import Tensor, jit


@jit
def compared(x, a, b):
    return x * 2, (a,) == (b,), a is b, a in [b]


x = Tensor(1.5)
one, other = float("nan"), float("nan")
for a, b in ((one, one), (other, other), (one, other), (other, one), (float("nan"), one)):
    print(*compared(x, a, b))


@jit
def scaled(x, factor):
    return x * factor


print([scaled(x, float("nan")) for _ in range(3)])
# expect: 3.0 True True True
# expect: 3.0 True True True
# expect: 3.0 False False False
# expect: 3.0 False False False
# expect: 3.0 False False False
# expect: [Tensor(shape=[], dtype=Float32, value= nan), Tensor(shape=[], dtype=Float32, value= nan), Tensor(shape=[], dtype=Float32, value= nan)]
# expect report: compiles compared 2
# expect report: compiles scaled 1
