# Lists of numbers and texts whose lengths, or whose items' types, the branches of a function decide.
import mindspore as ms
from mindspore import Tensor, jit


@jit
def numbers(x):
    if x.sum() > 2:
        return [1, 2]
    return [3]


@jit
def appended(x):
    items = [1, 2]
    if x.sum() > 2:
        items.append(3)
    return items


@jit
def texts(x):
    if x.sum() > 2:
        return ["b", "a"]
    return ["c"]


@jit
def mixed(x):
    items = [1]
    if x.sum() > 2:
        items.append("s")
    return items


for function in (numbers, appended, texts, mixed):
    for values in ([1.0, 2.0], [0.0, 0.0]):
        print(function.__name__, function(Tensor(values, ms.float32)))
# expect: numbers [1, 2]
# expect: numbers [3]
# expect: appended [1, 2, 3]
# expect: appended [1, 2]
# expect: texts ['b', 'a']
# expect: texts ['c']
# expect: mixed [1, 's']
# expect: mixed [1]
