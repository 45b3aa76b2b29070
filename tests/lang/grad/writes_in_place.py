# by hand: MindSpore 2.7.0 takes a factor's value after the write (20 instead of 8 in the second line)
import numpy as np
from mindspore import Tensor, grad

x = Tensor(np.array([1., 2., 3.], np.float32))


def item_from_item(a):
    b = a * 2
    b[0] = a[1] * 3
    return b * b


def operand_is_written_later(a):
    b = a * 2
    c = b * b
    b[0] = 5.0
    return c + b


def augmented(a):
    b = a * 2
    b += a
    b *= a
    return b


def slice_from_scalar(a):
    b = a * 1
    b[1:] = a[0] * a[0]
    return b


print(grad(item_from_item)(x))
print(grad(operand_is_written_later)(x))
print(grad(augmented)(x))
print(grad(slice_from_scalar)(x))
print(x)

# expect: [ 0. 52. 24.]
# expect: [ 8. 18. 26.]
# expect: [ 6. 12. 18.]
# expect: [5. 0. 0.]
# expect: [1. 2. 3.]
