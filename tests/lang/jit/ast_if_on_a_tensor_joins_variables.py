# modes: eager ast bytecode
from mindspore import Tensor, jit
import numpy as np


@jit
def numbers(x):
    if x.sum() > 0:
        a = 1
        b = 2.5
    else:
        a = 3
        b = -2.5
    return a, x * a + b


@jit
def tensors(x, y):
    z = x
    if x < y:
        x = x - y
        z = z * 2
    elif x == y:
        x = x * 3
    else:
        x = x + y
    return x, z


@jit
def structures(x):
    pair = (x, 1)
    items = [x, x]
    table = {"a": x, "b": 2}
    if x.sum() > 3:
        pair = (x + 1, 1)
        items = [x, x * 2]
        table = {"a": x * 3, "b": 2}
    return pair[0] + pair[1], items[0] + items[1], table["a"] * table["b"]


@jit
def without_else(x):
    y = x + 1
    if x.max() > 1:
        temporary = x * 2
        y = temporary + y
    return y


@jit
def nested(x):
    if x.sum() > 0:
        if x.max() > 5:
            y = x - 5
        else:
            y = x
        y = y * 2
    else:
        y = -x
    return y


for values in ([1.0, 2.0], [-1.0, -2.0], [6.0, 7.0]):
    x = Tensor(np.array(values, np.float32))
    print(numbers(x)[0], numbers(x)[1], without_else(x), nested(x))
    print(*structures(x))
for a, b in ((1, 3), (3, 3), (5, 3)):
    print(*tensors(Tensor(np.array([a], np.int32)), Tensor(np.array([b], np.int32))))

# expect: 1 [3.5 4.5] [4. 7.] [2. 4.]
# expect: [2. 3.] [2. 4.] [2. 4.]
# expect: 3 [-5.5 -8.5] [ 0. -1.] [1. 2.]
# expect: [ 0. -1.] [-2. -4.] [-2. -4.]
# expect: 1 [8.5 9.5] [19. 22.] [2. 4.]
# expect: [8. 9.] [18. 21.] [36. 42.]
# expect: [-2] [2]
# expect: [9] [3]
# expect: [8] [5]
# expect report: fallback 0
