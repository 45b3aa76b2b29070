# max() and min() with key= or default=: the key is followed, the first of equal items is taken.
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra

x = Tensor([1.0, 2.0])
weights = {"a": 3, "b": 7, "c": 7}


@jit(capture_mode="bytecode")
def extremes(x, rows):
    best = max(weights, key=lambda name: weights[name])
    last = min(rows, key=lambda row: row[1])
    tensors = [x, x * 2, x * 3]
    chosen = max(enumerate(tensors), key=lambda pair: -pair[0] % 3)
    return best, last, chosen[1], max([], default=x), max(-3, 2, key=abs), min([2, 1], key=None)


print(extremes(x, [("p", 2), ("q", 1), ("r", 1)]))
weights["a"] = 9
print(extremes(x, [("p", 2), ("q", 1), ("r", 0)]))
print(get_code_extra(extremes.__wrapped__)["break_count_"])


@jit(capture_mode="bytecode")
def of_nothing(x, items):
    return max(items, key=len) if items is not None else max(items, key=len)


for items in (["ab", "c"], [], [1], None):
    try:
        print(of_nothing(x, items))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


@jit(capture_mode="bytecode")
def by_tensor(x):
    return max([x, x * 2], key=lambda t: t.sum())


print(by_tensor(x))
nan = float("nan")


@jit(capture_mode="bytecode")
def by_nan(x, values):
    return x, max(values, key=lambda v: v), min(values, key=lambda v: v)


print(by_nan(x, [nan, 1.0, 2.0])[1:], by_nan(x, [1.0, nan, 2.0])[1:])
# expect: ('b', ('q', 1), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), -3, 1)
# expect: ('a', ('r', 0), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), -3, 1)
# expect: 0
# expect: ab
# expect: ValueError max() arg is an empty sequence
# expect: TypeError object of type 'int' has no len()
# expect: TypeError 'NoneType' object is not iterable
# expect: [2. 4.]
# expect: (nan, nan) (2.0, 1.0)
