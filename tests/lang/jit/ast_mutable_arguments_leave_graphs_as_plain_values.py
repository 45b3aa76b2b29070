"""What a graph returns of arguments that mutable() marked, and what it says of their types."""
import numpy as np
from mindspore import Tensor, jit, mutable

A = Tensor(np.array([1, 2, 3], np.float32))


def whole(x, t):
    return t


def beside(x, t):
    return x, t


def is_int(x, n):
    return isinstance(n, int), isinstance(n, float)


def shown(value):
    if isinstance(value, (tuple, list)):
        return type(value).__name__ + "(" + ", ".join([shown(v) for v in value]) + ")"
    if isinstance(value, dict):
        return type(value).__name__ + "(" + ", ".join([k + ": " + shown(v) for k, v in value.items()]) + ")"
    return f"{type(value).__name__} {value}"


for fullgraph in (False, True):
    print(shown(jit(whole, fullgraph=fullgraph)(A, mutable((1, 2)))))
    print(shown(jit(beside, fullgraph=fullgraph)(A, mutable((1, (2, A))))))
    print(shown(jit(beside, fullgraph=fullgraph)(A, mutable(2.5))))
    print(shown(jit(is_int, fullgraph=fullgraph)(A, mutable(3))))
print(shown(jit(whole)(A, mutable({"a": 1, "b": (A, 2)}))))

# expect: _Tuple(int 1, int 2)
# expect: tuple(Tensor [1. 2. 3.], tuple(int 1, tuple(int 2, Tensor [1. 2. 3.])))
# expect: tuple(Tensor [1. 2. 3.], float 2.5)
# expect: tuple(bool True, bool False)
# expect: _Tuple(int 1, int 2)
# expect: tuple(Tensor [1. 2. 3.], tuple(int 1, tuple(int 2, Tensor [1. 2. 3.])))
# expect: tuple(Tensor [1. 2. 3.], float 2.5)
# expect: tuple(bool True, bool False)
# expect: dict(a: int 1, b: tuple(Tensor [1. 2. 3.], int 2))
