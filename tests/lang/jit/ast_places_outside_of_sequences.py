"""Places that a sequence does not have: known ones are refused while compiling, others by the running graph."""
import mindspore as ms
from mindspore import Tensor, jit, mutable


def plus_one(x):
    return x + 1


def plus_two(x):
    return x + 2


def item(t, i):
    return t[i]


def chosen(i, x):
    return (plus_one, plus_two)[i](x)


def stored(t, i):
    t[i] = 5
    return t


def looped(t, n):
    total = 0
    for i in range(n):
        total = total + t[i]
    return total


def from_place(t, i):
    return t[i:]


def every(t, i):
    return t[::i]


def two(t):
    a, b = t
    return a, b


def first_and_rest(t):
    a, *b = t
    return a, b


def last_two(t):
    *a, b, c = t
    return a, b, c


def tell(function, *args):
    for fullgraph in (False, True):
        try:
            print(function.__name__, str(jit(function, fullgraph=fullgraph)(*args)))
        except Exception as e:
            print(function.__name__, type(e).__name__, str(e).splitlines()[0].rstrip())


tell(item, mutable((1, 2, 3)), mutable(-3))
tell(item, mutable((1, 2, 3)), mutable(3))
tell(item, (1, 2, 3), mutable(-4))
tell(item, (Tensor(1), Tensor(2)), mutable(3))
for key in (5, 1.5, "a", None):
    tell(item, (1, 2), key)
tell(item, "abc", 7)
tell(chosen, Tensor(1, ms.int32), Tensor(1))
tell(chosen, Tensor(-1, ms.int32), Tensor(1))
tell(chosen, Tensor(2, ms.int32), Tensor(1))
tell(stored, [1, 2, 3], mutable(4))
tell(looped, (1, 2, 3, 4), mutable(4))
tell(looped, (1, 2, 3), mutable(4))
for start in (1.5, "a"):
    tell(from_place, (1, 2, 3), start)
tell(every, (1, 2, 3), 0)
for function, value in ((two, (1,)), (two, 5), (first_and_rest, (1,)), (first_and_rest, ()), (last_two, (1, 2, 3)), (last_two, (1,))):
    tell(function, value)

# expect: item 1
# expect: item 1
# expect: item ValueError For RealTupleGetItem, index is out of range: [-3, 3), but got 3.
# expect: item ValueError For RealTupleGetItem, index is out of range: [-3, 3), but got 3.
# expect: item ValueError For RealTupleGetItem, index is out of range: [-3, 3), but got -4.
# expect: item ValueError For RealTupleGetItem, index is out of range: [-3, 3), but got -4.
# expect: item ValueError For RealTupleGetItem, index is out of range: [-2, 2), but got 3.
# expect: item ValueError For RealTupleGetItem, index is out of range: [-2, 2), but got 3.
# expect: item IndexError TupleGetItem evaluator index should be in range[-2, 2), but got 5.
# expect: item IndexError TupleGetItem evaluator index should be in range[-2, 2), but got 5.
# expect: item IndexError TupleGetItem evaluator index should be an int64 number, but got AbstractScalar(Type: Float32, Value: 1.5, Shape: NoShape)
# expect: item IndexError TupleGetItem evaluator index should be an int64 number, but got AbstractScalar(Type: Float32, Value: 1.5, Shape: NoShape)
# expect: item TypeError tuple indices must be integers or slices, not str
# expect: item TypeError tuple indices must be integers or slices, not str
# expect: item TypeError tuple indices must be integers or slices, not NoneType
# expect: item TypeError tuple indices must be integers or slices, not NoneType
# expect: item RuntimeError String index out of range, expect:[-3, 2], but got 7.
# expect: item RuntimeError String index out of range, expect:[-3, 2], but got 7.
# expect: chosen 3
# expect: chosen 3
# expect: chosen 3
# expect: chosen 3
# expect: chosen IndexError Given index 2 out of range. Please make sure the value of index in [-2, 2), and the type is int32.
# expect: chosen IndexError Given index 2 out of range. Please make sure the value of index in [-2, 2), and the type is int32.
# expect: stored ValueError idx is out of range: -3 <= idx < 3, but got 4.
# expect: stored ValueError idx is out of range: -3 <= idx < 3, but got 4.
# expect: looped 10
# expect: looped 10
# expect: looped ValueError For RealTupleGetItem, index is out of range: [-3, 3), but got 3.
# expect: looped ValueError For RealTupleGetItem, index is out of range: [-3, 3), but got 3.
# expect: from_place TypeError Slice indices must be integers or bool. But got a Float32 number.
# expect: from_place TypeError Slice indices must be integers or bool. But got a Float32 number.
# expect: from_place TypeError Slice indices must be integers or bool. But got a String number.
# expect: from_place TypeError Slice indices must be integers or bool. But got a String number.
# expect: every ValueError Slice step cannot be zero.
# expect: every ValueError Slice step cannot be zero.
# expect: two IndexError TupleGetItem evaluator index should be in range[-1, 1), but got 1.
# expect: two IndexError TupleGetItem evaluator index should be in range[-1, 1), but got 1.
# expect: two TypeError 'int' object is not subscriptable
# expect: two TypeError 'int' object is not subscriptable
# expect: first_and_rest (1, [])
# expect: first_and_rest (1, [])
# expect: first_and_rest ValueError For primitive:'TupleGetItem', cannot get item by index from an empty sequence.
# expect: first_and_rest ValueError For primitive:'TupleGetItem', cannot get item by index from an empty sequence.
# expect: last_two ([1], 2, 3)
# expect: last_two ([1], 2, 3)
# expect: last_two IndexError TupleGetItem evaluator index should be in range[-1, 1), but got -2.
# expect: last_two IndexError TupleGetItem evaluator index should be in range[-1, 1), but got -2.
