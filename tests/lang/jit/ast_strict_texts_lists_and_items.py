# What whole graphs say of methods and lengths of texts, of list methods and of items that are assigned.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit

x = Tensor([1.0, 2.0])


def strict(function):
    try:
        print(function.__name__, jit(function, fullgraph=True)(x))
    except Exception as e:
        print(function.__name__, type(e).__name__, str(e).split("\n")[0])


def split(x):
    return "a,b".split(",")


def upper(x):
    return "ab".upper()


def length(x):
    return len("abc")


def letters(x):
    found = []
    for letter in "abc":
        found.append(letter)
    return found


def comprehension(x):
    return [letter for letter in "abc"]


def listed(x):
    return list("abc")


def missing(x):
    return [1, 2].index(7)


def pop_by_text(x):
    a = [1, 2]
    return a.pop("a")


def insert_at_text(x):
    a = [1, 2]
    a.insert("a", 1)
    return a


def extend_by_number(x):
    a = [1, 2]
    a.extend(4)
    return a


def item_at_float(x):
    a = [1, 2]
    a[1.5] = 1
    return a


def slice_of_number(x):
    a = [1, 2]
    a[0:1] = 3
    return a


def item_of_text(x):
    a = "ab"
    a[0] = "c"
    return a


def item_of_number(x):
    a = 3
    a[0] = 1
    return a


def item_of_none(x):
    a = None
    a[0] = 1
    return a


def list_as_key(x):
    a = {"a": 1}
    a[[1]] = 2
    return a


def tensor_as_key(x):
    a = {"a": 1}
    a[x] = 2
    return a


def text_as_index(x):
    return x["a"]


def array_as_index(x):
    return x[np.array([0, 1])]


def text_as_place(x):
    x["a"] = 2
    return x


def far_place(x):
    x[5] = 2
    return x


def mask_of_other_length(x):
    return x[[True, False, True]]


def two_ellipses(x):
    x[..., ...] = 1
    return x


for function in (split, upper, length, letters, comprehension, listed, missing, pop_by_text, insert_at_text, extend_by_number,
                 item_at_float, slice_of_number, item_of_text, item_of_number, item_of_none, list_as_key, tensor_as_key,
                 text_as_index, array_as_index, text_as_place, far_place,
                 mask_of_other_length, two_ellipses):
    strict(function)

# expect: split AttributeError In JIT strict mode, cannot get attributes split or the String object has no attribute: 'split'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: upper AB
# expect: length AttributeError In JIT strict mode, cannot get attributes __len__ or the String object has no attribute: '__len__'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: letters AttributeError In JIT strict mode, cannot get attributes __len__ or the String object has no attribute: '__len__'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: comprehension AttributeError In JIT strict mode, cannot get attributes __len__ or the String object has no attribute: '__len__'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: listed AttributeError In JIT strict mode, cannot get attributes __len__ or the String object has no attribute: '__len__'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: missing ValueError 7 is not in
# expect: pop_by_text TypeError Integer argument expected, but got StringImm type value: a
# expect: insert_at_text TypeError Integer argument expected, but got StringImm type value: a
# expect: extend_by_number RuntimeError ListExtend supports list, tuple and Tensor, but got AbstractScalar(Type: Int64, Value: 4, Shape: NoShape)
# expect: item_at_float TypeError list_setitem evaluator index should be an int64 number, but got a Float32 number.
# expect: slice_of_number TypeError 'can only assign an iterable'
# expect: item_of_text TypeError 'str' object does not support item assignment
# expect: item_of_number TypeError 'int' object does not support item assignment
# expect: item_of_none TypeError 'NoneType' object does not support item assignment
# expect: list_as_key TypeError unhashable type: 'list'
# expect: tensor_as_key RuntimeError dict_setitem evaluator key only supports string, number, type, none, constant tensor and tuple, but got ValueAny
# expect: text_as_index ValueError When handling script '__py_exec_index0_getitem__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: array_as_index ValueError When handling script '__py_exec_index0_getitem__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: text_as_place ValueError When handling script '__py_exec_index0_setitem__(__input_key_0__,__input_key_1__,__input_key_2__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: far_place IndexError 'index 5 is out of bounds for axis 0 with size 2'
# expect: mask_of_other_length IndexError 'dimension is 2 but corresponding boolean dimension is 3'
# expect: two_ellipses IndexError An index can only have a single ellipsis('...')
