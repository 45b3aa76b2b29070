# A branch on a tensor returns from loops whose own tests are constants.
from mindspore import Tensor, jit


@jit(fullgraph=True)
def f(x):
    i = 0
    while i < 3:
        j = 0
        while j < i:
            x = x + j
            j += 1
            if x > 100:
                return x
        i += 1
    return x * 2


print(f(Tensor(2.0)), f(Tensor(100.0)))

# expect: 6.0 101.0
