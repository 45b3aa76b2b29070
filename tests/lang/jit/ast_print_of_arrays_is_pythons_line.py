# Where one value is an array the whole line is what Python's print writes; otherwise a line a value.
import numpy as np
from mindspore import Tensor, jit


@jit
def of_an_array():
    x = np.array([1, 2, 3])
    print("x:", x)
    print(x)
    print("a", 1, (2, 3))
    print("x", x, 1.5, None, True)
    return Tensor(x)


@jit
def of_a_set(k):
    print("set:", np.ones((2, 2)), k)
    print("k:", k)
    return k


print(of_an_array())
print(of_a_set(3))

# expect: x: [1 2 3]
# expect: [1 2 3]
# expect: a
# expect: 1
# expect: (2, 3)
# expect: x [1 2 3] 1.5 None True
# expect: [1 2 3]
# expect: set: [[1. 1.]
# expect:  [1. 1.]] 3
# expect: k:
# expect: 3
# expect: 3
