# by hand: MindSpore 2.7.0's next() in a graph gives the item with the rest behind it, and list_equal looks at one element
"""next() moves an iterator that a whole graph has made; lists and tuples of tensors are compared item by item."""
from mindspore import Tensor, jit

x = Tensor([1.0, 2.0, 3.0])
one, two = Tensor(1.0), Tensor([2.0])


def text(value):
    if isinstance(value, (tuple, list)):
        return [text(v) for v in value]
    return value.asnumpy().tolist() if isinstance(value, Tensor) else value


def run(function, *args):
    for whole in (False, True):
        try:
            print(function.__name__, text(jit(function, fullgraph=whole)(*args)))
        except Exception as e:
            print(function.__name__, type(e).__name__, str(e).split("\n")[0])


def steps(x):
    it = iter([x, x * 2, 3])
    first = next(it)
    return first + next(it), list(it)


def default(x):
    it = iter((1,))
    next(it)
    return next(it, x)


def ended(x):
    it = iter((1,))
    next(it)
    return x + next(it)


def rest(x):
    it = iter([1, 2, 3])
    total = x * next(it)
    for number in it:
        total = total + number
    return total


def pairs(x):
    numbered = enumerate([x, x + 1])
    place, item = next(zip("ab", (x, x)))
    return place, item, next(iter({"k": x})), next(iter(numbered))


def rows(x):
    it = iter(x)
    return next(it) + next(it)


def same(x, y):
    return [x] == [y], (x, 1) == (y, 1), [x] != [y], [[x], "a"] == [[y], "a"], [x] == [x, y], [x, 2] == [x, 3]


def branch(x, y):
    if [x, y] == [y, x]:
        return x + 1
    return x - 1


def not_same(x, y):
    return not [x] == [y]


run(steps, x)
run(default, x)
run(ended, x)
run(rest, x)
run(pairs, x)
run(rows, x)
for y in (one, two):
    run(same, one, y)
    run(branch, one, y)
    run(not_same, one, y)

# expect: steps [[3.0, 6.0, 9.0], [3]]
# expect: steps [[3.0, 6.0, 9.0], [3]]
# expect: default [1.0, 2.0, 3.0]
# expect: default [1.0, 2.0, 3.0]
# expect: ended StopIteration 
# expect: ended StopIteration 
# expect: rest [6.0, 7.0, 8.0]
# expect: rest [6.0, 7.0, 8.0]
# expect: pairs ['a', [1.0, 2.0, 3.0], 'k', [0, [1.0, 2.0, 3.0]]]
# expect: pairs ['a', [1.0, 2.0, 3.0], 'k', [0, [1.0, 2.0, 3.0]]]
# expect: rows 3.0
# expect: rows 3.0
# expect: same [True, True, False, True, False, False]
# expect: same [True, True, False, True, False, False]
# expect: branch 2.0
# expect: branch 2.0
# expect: not_same False
# expect: not_same False
# expect: same [False, False, True, False, False, False]
# expect: same [False, False, True, False, False, False]
# expect: branch 0.0
# expect: branch 0.0
# expect: not_same True
# expect: not_same True
