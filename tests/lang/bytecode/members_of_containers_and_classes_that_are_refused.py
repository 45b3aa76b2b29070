# modes: eager bytecode
# Calls that end a graph go on as Python calls them: methods of classes, classes over tuple, list and dict with iterators
# of their own, comparisons that find one object twice.
import collections

from mindspore import Tensor, jit


class Item:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        return False


class Pair(collections.namedtuple("Pair", "x y")):
    def __len__(self):
        return 7

    def __iter__(self):
        return iter([9, 8])


class Texts(list):
    def __len__(self):
        return 7

    def __iter__(self):
        return iter([9, 8])

    def __getitem__(self, index):
        return "item"


class Table(dict):
    def __iter__(self):
        return iter([9, 8])

    def __getitem__(self, key):
        return "value"

    def __contains__(self, key):
        return True


item = Item()
items, pair, texts, table = [item, Item()], Pair(1, 2), Texts([1, 2]), Table(a=1)


def given(*values):
    return values


@jit
def made(x):
    return x * 1, len(dict.fromkeys(items, 0)), dict.fromkeys("ab", 3)


@jit
def named(x):
    return x * 1, len(pair), list(pair), [*pair], [v for v in pair], given(*pair), pair.x


@jit
def listed(x):
    return x * 1, len(texts), list(texts), [*texts], given(*texts), texts[0], sum(texts)


@jit
def tabled(x):
    return x * 1, len(table), list(table), [*table], given(*table), table["zz"], "q" in table


@jit
def compared(x):
    return x * 1, [item] == [item], (item,) != (item,), item == item, item in items, items == items[:]


for call in (made, named, listed, tabled, compared):
    for _ in range(2):
        print(call.__name__, call(Tensor([1.0])))

# expect: made (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2, {'a': 3, 'b': 3})
# expect: made (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2, {'a': 3, 'b': 3})
# expect: named (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, [9, 8], [9, 8], [9, 8], (9, 8), 1)
# expect: named (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, [9, 8], [9, 8], [9, 8], (9, 8), 1)
# expect: listed (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, [9, 8], [9, 8], (9, 8), 'item', 17)
# expect: listed (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 7, [9, 8], [9, 8], (9, 8), 'item', 17)
# expect: tabled (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 1, [9, 8], [9, 8], (9, 8), 'value', True)
# expect: tabled (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 1, [9, 8], [9, 8], (9, 8), 'value', True)
# expect: compared (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), True, False, False, True, True)
# expect: compared (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), True, False, False, True, True)
