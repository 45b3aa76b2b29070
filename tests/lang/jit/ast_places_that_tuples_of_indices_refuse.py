# x[a, b, ...] in a static graph: places that MindSpore's parser does not take, and more of them than there are axes.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit

x = Tensor(np.arange(60).reshape(3, 4, 5), ms.float32)
mask = Tensor([True, False, True])


def mask_of_one(x, mask):
    return x[[True, False]]


def mask_of_two(x, mask):
    return x[[True, False], 0]


def later_mask(x, mask):
    return x[0, [True, False]]


def last_mask(x, mask):
    return x[..., [True, False]]


def mask_after_none(x, mask):
    return x[None, [True, False]]


def many_numbers(x, mask):
    return x[0, 0, 0, 0]


def many_with_a_mask(x, mask):
    return x[mask, 0, 0, 0]


def many_with_a_list(x, mask):
    return x[[0], 0, 0, 0]


def false_first(x, mask):
    return x[False, 1.0]


def float_first(x, mask):
    return x[1.0, False]


def float_too_late(x, mask):
    return x[0, 0, 0, 0, 1.0]


def a_text(x, mask):
    return x[0, "a"]


def a_dict(x, mask):
    return x[0, {"a": 1}]


def in_place(x, mask):
    x[1:3, False, :2] += 1
    return x


def nothing_is_written(x, mask):
    x[0] = None
    return x


def taken(x, mask):
    return x[True, 0], x[0, True], x[[True, False, True], 1, 2], x[mask, 1, 2]


functions = (mask_of_one, mask_of_two, later_mask, last_mask, mask_after_none, many_numbers, many_with_a_mask,
             many_with_a_list, false_first, float_first, float_too_late, a_text, a_dict, in_place, taken)
for f in functions:
    for fullgraph in (True, False):
        try:
            text = " ".join(str(part).replace("\n", "") for part in jit(f, fullgraph=fullgraph)(x, mask))
        except Exception as e:
            text = type(e).__name__ + " " + str(e).strip().split("\n")[0]
        print(f.__name__, text)
try:
    jit(nothing_is_written, fullgraph=True)(x, mask)
except ValueError as e:
    print(str(e).split("\n")[0])
# expect: mask_of_one IndexError 'dimension is 3 but corresponding boolean dimension is 2'
# expect: mask_of_one IndexError 'dimension is 3 but corresponding boolean dimension is 2'
# expect: mask_of_two IndexError dimension is 3 but corresponding boolean dimension is 2
# expect: mask_of_two IndexError dimension is 3 but corresponding boolean dimension is 2
# expect: later_mask IndexError dimension is 4 but corresponding boolean dimension is 2
# expect: later_mask IndexError dimension is 4 but corresponding boolean dimension is 2
# expect: last_mask IndexError dimension is 5 but corresponding boolean dimension is 2
# expect: last_mask IndexError dimension is 5 but corresponding boolean dimension is 2
# expect: mask_after_none IndexError dimension is 3 but corresponding boolean dimension is 2
# expect: mask_after_none IndexError dimension is 3 but corresponding boolean dimension is 2
# expect: many_numbers IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:4, dim of data:3'
# expect: many_numbers IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:4, dim of data:3'
# expect: many_with_a_mask IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:4, dim of data:3'
# expect: many_with_a_mask IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:4, dim of data:3'
# expect: many_with_a_list IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:4, dim of data:3'
# expect: many_with_a_list IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:4, dim of data:3'
# expect: false_first IndexError Bool element of tuple index must be 'True', but got 'False'.
# expect: false_first IndexError Bool element of tuple index must be 'True', but got 'False'.
# expect: float_first TypeError For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got Float32
# expect: float_first TypeError For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got Float32
# expect: float_too_late IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:5, dim of data:3'
# expect: float_too_late IndexError 'The dim of index cannot be greater than indexed data, but got dim of index:5, dim of data:3'
# expect: a_text TypeError For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got String
# expect: a_text TypeError For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got String
# expect: a_dict TypeError For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got Dictionary[[a,],[Int64]]
# expect: a_dict TypeError For 'tensor_setitem_by_tuple', the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got Dictionary[[a,],[Int64]]
# expect: in_place IndexError Bool element of tuple index must be 'True', but got 'False'.
# expect: in_place IndexError Bool element of tuple index must be 'True', but got 'False'.
# expect: taken [[[ 0.  1.  2.  3.  4.]  [ 5.  6.  7.  8.  9.]  [10. 11. 12. 13. 14.]  [15. 16. 17. 18. 19.]]] [[[ 0.  1.  2.  3.  4.]  [ 5.  6.  7.  8.  9.]  [10. 11. 12. 13. 14.]  [15. 16. 17. 18. 19.]]] [ 7. 47.] [ 7. 47.]
# expect: taken [[[ 0.  1.  2.  3.  4.]  [ 5.  6.  7.  8.  9.]  [10. 11. 12. 13. 14.]  [15. 16. 17. 18. 19.]]] [[[ 0.  1.  2.  3.  4.]  [ 5.  6.  7.  8.  9.]  [10. 11. 12. 13. 14.]  [15. 16. 17. 18. 19.]]] [ 7. 47.] [ 7. 47.]
# expect: When handling script '__py_exec_index0_setitem__(__input_key_0__,__input_key_1__,__input_key_2__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
