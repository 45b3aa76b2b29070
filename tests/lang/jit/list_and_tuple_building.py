# modes: eager ast bytecode
from mindspore import Tensor, jit


@jit
def f(x):
    parts = [x + i for i in range(3)]
    parts.append(x * 10)
    a, b = parts[0], parts[-1]
    return a + b + sum_of(parts)


def sum_of(items):
    total = 0
    for t in items:
        total = total + t
    return total


print(f(Tensor([1.0, 2.0])))

# expect: [27. 51.]
