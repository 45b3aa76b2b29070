"""Builtins on what a static graph does not take: MindSpore's compiler says so in its own words, with fullgraph or without."""
from mindspore import Tensor, jit, mutable


def tell(function, *args):
    for fullgraph in (False, True):
        try:
            print(function.__name__, str(jit(function, fullgraph=fullgraph)(*args)))
        except Exception as e:
            print(function.__name__, type(e).__name__, str(e).splitlines()[0].rstrip())


def length(x):
    return len(x)


def no_class(x):
    return isinstance(x, "a")


def one_argument(x):
    return isinstance(x)


def attribute(x):
    return getattr(x, 1)


def empty_zip(x):
    return zip()


def numbered(x):
    return enumerate(x)


def numbered_from(x):
    return enumerate(x, 1.5)


def kept(x):
    return filter(None, x)


def text_range(x):
    return range("a")


def long_range(x):
    return range(1, 2, 3, 4)


def mapped(x):
    return map(lambda a: a * 2, x)


def mapped_two(x):
    return map(lambda a, b: a * b, x, (1, 2, 3))


def total(x):
    return sum(x)


def largest(x):
    return max(x)


def larger(x):
    return max(x, x)


def every(x):
    return all(x)


def absolute(x):
    return abs(x)


def whole(x):
    return int(x)


def truth(x):
    return bool(x)


def extended(x):
    items = [1]
    items.extend(x)
    return items


def times(x):
    return x * 1.5


def remainder(x):
    return x % 0


def called(x):
    return x()


def inside(x):
    return 1 in x


def key(x):
    return {x: 1}


def spread(x):
    return length(*x)


scalar, pair, table = Tensor(1), Tensor([1, 2]), Tensor([[1, 2], [3, 4]])
for function, *values in ((length, scalar, None), (no_class, pair), (one_argument, pair), (attribute, pair), (empty_zip, 1),
                          (numbered, 3), (numbered_from, (1, 2)), (kept, (1, 0)), (text_range, 1), (long_range, 1),
                          (mapped, 1, "ab", None), (mapped_two, (1, 2)), (total, scalar, 1), (largest, scalar, table, 1),
                          (larger, pair), (every, 1), (absolute, None), (whole, pair), (truth, pair), (times, (1, 2)),
                          (remainder, 1, 1.5), (called, "a"), (inside, 5, None), (key, pair), (spread, 1)):
    for value in values:
        tell(function, value)
for function, value in ((length, 1), (length, mutable(1)), (extended, "ab")):
    try:
        jit(function)(value)
    except Exception as e:
        print(function.__name__, type(e).__name__, str(e).splitlines()[0].rstrip())

# expect: length TypeError Not support len of a 0-D tensor.
# expect: length TypeError Not support len of a 0-D tensor.
# expect: length AttributeError 'NoneType' object has no attribute '__len__'
# expect: length AttributeError In JIT strict mode, cannot get attributes __len__ or the None object has no attribute: '__len__'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: no_class TypeError isinstance() arg 2 must be a type or tuple of types.
# expect: no_class TypeError isinstance() arg 2 must be a type or tuple of types.
# expect: one_argument RuntimeError For 'isinstance', the number of input should be 2, but got 1
# expect: one_argument RuntimeError For 'isinstance', the number of input should be 2, but got 1
# expect: attribute TypeError getattr(): attribute name must be string but got: Int64
# expect: attribute TypeError getattr(): attribute name must be string but got: Int64
# expect: empty_zip RuntimeError The zip operator must have at least 1 argument, but the size of arguments is 0.
# expect: empty_zip RuntimeError The zip operator must have at least 1 argument, but the size of arguments is 0.
# expect: numbered TypeError 'For 'enumerate', the 'first input' should be tuple or list or tensor, but got <class 'int'>.'
# expect: numbered TypeError 'For 'enumerate', the 'first input' should be tuple or list or tensor, but got <class 'int'>.'
# expect: numbered_from TypeError 'For 'enumerate', the 'start' should be a const int number, but got 1.5.'
# expect: numbered_from TypeError 'For 'enumerate', the 'start' should be a const int number, but got 1.5.'
# expect: kept ValueError The object is not callable. Please check code.
# expect: kept ValueError The object is not callable. Please check code.
# expect: text_range TypeError For 'make_range', the 0th input should be a int scalar but got AbstractScalar(Type: String, Value: a, Shape: NoShape)
# expect: text_range TypeError For 'make_range', the 0th input should be a int scalar but got AbstractScalar(Type: String, Value: a, Shape: NoShape)
# expect: long_range RuntimeError For 'make_range', the input size should within [1, 3] but got4
# expect: long_range RuntimeError For 'make_range', the input size should within [1, 3] but got4
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got Int64.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got Int64.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got String.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got String.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got None.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got None.
# expect: mapped_two RuntimeError For 'Map', the length of tuples must be the same.
# expect: mapped_two RuntimeError For 'Map', the length of tuples must be the same.
# expect: total TypeError 'Cannot iterate over a scalar tensor.'
# expect: total TypeError 'Cannot iterate over a scalar tensor.'
# expect: total TypeError 'Int64 object is not iterable.'
# expect: total TypeError 'Int64 object is not iterable.'
# expect: largest TypeError 'Cannot iterate over a scalar tensor.'
# expect: largest TypeError 'Cannot iterate over a scalar tensor.'
# expect: largest ValueError 'The truth value of an array with more than one element is ambiguous.'
# expect: largest ValueError 'The truth value of an array with more than one element is ambiguous.'
# expect: largest TypeError 'The object is not iterable.'
# expect: largest TypeError 'The object is not iterable.'
# expect: larger ValueError 'The truth value of an array with more than one element is ambiguous.'
# expect: larger ValueError 'The truth value of an array with more than one element is ambiguous.'
# expect: every TypeError 'int' object is not iterable
# expect: every TypeError 'int' object is not iterable
# expect: absolute TypeError For Operator[Abs], input's type 'None' does not match expected type 'Tensor'.
# expect: absolute TypeError For Operator[Abs], input's type 'None' does not match expected type 'Tensor'.
# expect: whole ValueError 'Can not convert Tensor with more than one element to Scalar, while the data's shape is : (2)'
# expect: whole ValueError 'Can not convert Tensor with more than one element to Scalar, while the data's shape is : (2)'
# expect: truth ValueError 'The truth value of an array with more than one element is ambiguous.'
# expect: truth ValueError 'The truth value of an array with more than one element is ambiguous.'
# expect: times TypeError 'can't multiply sequence by non-int of type '<class 'float'>'.'
# expect: times TypeError 'can't multiply sequence by non-int of type '<class 'float'>'.'
# expect: remainder ValueError Cannot perform modulo operation on zero.
# expect: remainder ValueError Cannot perform modulo operation on zero.
# expect: remainder ValueError Cannot perform modulo operation on zero.
# expect: remainder ValueError Cannot perform modulo operation on zero.
# expect: called ValueError The object is not callable. Please check code.
# expect: called ValueError The object is not callable. Please check code.
# expect: inside TypeError argument of type 'int' is not iterable
# expect: inside TypeError argument of type 'int' is not iterable
# expect: inside TypeError argument of type 'NoneType' is not iterable
# expect: inside TypeError argument of type 'NoneType' is not iterable
# expect: key RuntimeError make_dict evaluator key only supports string, number, type, none, constant tensor and tuple, but got ValueAny
# expect: key RuntimeError make_dict evaluator key only supports string, number, type, none, constant tensor and tuple, but got ValueAny
# expect: spread RuntimeError The arguments of UnpackCall operator should be tuple, list or dict, but got AbstractScalar(Type: Int64, Value: 1, Shape: NoShape)
# expect: spread RuntimeError The arguments of UnpackCall operator should be tuple, list or dict, but got AbstractScalar(Type: Int64, Value: 1, Shape: NoShape)
# expect: length AttributeError 'Int' object has no attribute '__len__'
# expect: length AttributeError 'Int' object has no attribute '__len__'
# expect: extended TypeError For ListInplaceExtend, the second input should be tuple or list but got: AbstractScalar(Type: String, Value: ab, Shape: NoShape)
