# Also subscripts that a graph refuses, and an empty slice beside tensors of places, which picks nothing.
import numpy as np
from mindspore import Tensor, jit


def fresh():
    return Tensor(np.arange(24).reshape(2, 3, 4).astype(np.float32))


two, three = Tensor(np.ones(2, np.float32)), Tensor(np.ones(3, np.float32))


def whole(x):
    x[0] = two
    return x


def numbers(x):
    x[0, 1] = two
    return x


def beside_slice(x):
    x[:, 0] = three
    return x


def between_slices(x):
    x[0, :, 1] = two
    return x


def places(x):
    x[[0, 1]] = three
    return x


def tensor_places(x):
    x[Tensor([0, 1])] = three
    return x


def everything(x):
    x[...] = three
    return x


def added_axis(x):
    x[None] = two
    return x


def element(x):
    x[0, 1, 2] = two
    return x


def listed(x):
    x[0] = [1, 2]
    return x


def empty_beside_places(x):
    return x[Tensor([0, 1]), 1:1, Tensor([0, 1])].shape


def mask_of_other_shape(x):
    return x[x[0] > 1]


def slice_of_text(x):
    return x[0:"a"]


def step_of_nothing(x):
    return x[::0]


def reshaped(x):
    return x.reshape(5)


def two_unknown(x):
    return x.reshape(-1, -1)


for f in (whole, numbers, beside_slice, between_slices, places, tensor_places, everything, added_axis, element, listed,
          empty_beside_places, mask_of_other_shape, slice_of_text, step_of_nothing, reshaped, two_unknown):
    try:
        print(f.__name__, jit(f)(fresh()))
    except Exception as e:
        print(f.__name__, type(e).__name__, str(e).split("\n\n---")[0])


def complex_literal(x):
    return x, 2j


def bytes_literal(x):
    return x, b'ab'


for f in (complex_literal, bytes_literal, slice_of_text):
    try:
        jit(f, fullgraph=True)(fresh())
    except TypeError as e:
        print(f.__name__, str(e).split("\n")[0])

# expect: whole ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (2,)  and requested shape (1,3,4)
# expect: numbers ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (2,)  and requested shape (1,4)
# expect: beside_slice ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (3,)  and requested shape (2,4)
# expect: between_slices ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (2,)  and requested shape (3,)
# expect: places ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (3,)  and requested shape (2,3,4)
# expect: tensor_places ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (3,)  and requested shape (2,3,4)
# expect: everything ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (3,)  and requested shape (2,3,4)
# expect: added_axis ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (2,)  and requested shape (2,3,4)
# expect: element ValueError Input array must have the same size across all dimensions.
# expect: listed ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (2,)  and requested shape (1,3,4)
# expect: empty_beside_places (2, 0)
# expect: mask_of_other_shape IndexError 'The shape of index (3, 4) does not match the shape of the indexed data (2, 3, 4)'
# expect: slice_of_text TypeError Slice indices must be integers or bool. But got a String number.
# expect: step_of_nothing ValueError For 'StridedSlice', input 'strides' can not contain 0.
# expect: reshaped ValueError For primitive[Reshape], the accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]{2, 3, 4}, and out_shape: [const vector]{5}
# expect: two_unknown ValueError For primitive[Reshape], at most one component of shape can be -1, but got [const vector]{-1, -1}
# expect: complex_literal Unsupported Constant type : 2j
# expect: bytes_literal Unsupported Constant type : b'ab'
# expect: slice_of_text Slice indices must be integers or bool. But got a String number.
