# modes: bytecode
# oracle: max() and min() give one of their arguments, and refuse tensors of more elements; round() of a tensor takes no digits
from mindspore import Tensor, jit


@jit
def largest(a, b):
    return max(a, b), min(a, b)


@jit
def rounded(a, digits):
    return round(a, digits)


def told(function, *args):
    try:
        print(*(repr(item) for item in function(*args)))
    except Exception as error:
        print(type(error).__name__, error)


nan = Tensor(float("nan"))
told(largest, Tensor(1.0), Tensor(2.0))
told(largest, nan, Tensor(2.0))
told(largest, Tensor(2.0), nan)
told(largest, Tensor(5), Tensor(2.5))
told(largest, Tensor(1.0), 3)
told(largest, Tensor([1.0, 2.0]), Tensor([2.0, 1.0]))
told(rounded, Tensor([1.5]), 1)

# expect: Tensor(shape=[], dtype=Float32, value= 2) Tensor(shape=[], dtype=Float32, value= 1)
# expect: Tensor(shape=[], dtype=Float32, value= nan) Tensor(shape=[], dtype=Float32, value= nan)
# expect: Tensor(shape=[], dtype=Float32, value= 2) Tensor(shape=[], dtype=Float32, value= 2)
# expect: Tensor(shape=[], dtype=Int64, value= 5) Tensor(shape=[], dtype=Float32, value= 2.5)
# expect: 3 Tensor(shape=[], dtype=Float32, value= 1)
# expect: ValueError The tensor should have only one element, but got 2, more than one element is ambiguous.
# expect: TypeError Tensor.__round__() takes 1 positional argument but 2 were given
