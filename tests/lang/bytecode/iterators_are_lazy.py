# modes: eager bytecode
# by hand: the judge is eager execution; 2.7.0 copies lists before it iterates over them, and fails in next() of a map
from mindspore import Tensor, jit

log = []


def note(v):
    log.append(v)
    return v * 2


@jit
def grows(x):
    items = [1, 2]
    for i in items:
        if len(items) < 5:
            items.append(i + 10)
        x = x + i
    for i in items:
        items.remove(i)
    return x, items


@jit
def grows_with_breaks(x):
    items = [1]
    for i in items:
        print("item", i)
        if len(items) < 3:
            items.append(i + 1)
        x = x + i
    return x


@jit
def lazy(x):
    doubled = map(note, [1, 2, 3])
    log.append("made")
    first = next(doubled)
    log.append("one")
    pair = next(zip([x], doubled))
    log.append("two")
    kept = filter(lambda v: log.append(("kept", v)) or v, [0, 4])
    log.append("filter")
    return first, pair[1], list(kept), list(doubled), list(enumerate(iter("ab"), 3))


@jit
def short_circuits(items):
    return any(note(v) > 3 for v in items), all(map(note, items)), 2 in (note(v) for v in items)


@jit
def changes_size(x, n):
    d = {"a": 1, "b": 2}
    try:
        for k in d:
            x = x + d[k]
            if n == 1:
                d["c"] = 3
            if n == 2:
                del d["b"]
    except RuntimeError as e:
        return x, str(e)
    return x, d


@jit
def strict(x, a, b):
    return [x * i + j for i, j in zip(a, b, strict=True)]


@jit
def leaves(x, items):
    it = iter(items)
    next(it)
    return it, map(lambda v: v * x, items), zip(items, [x, x]), enumerate([x], 5), filter(None, items)


for _ in range(2):
    print(grows(Tensor([1.0])))
    print(grows_with_breaks(Tensor([1.0])))
    print(lazy(Tensor([1.0])), log)
    log.clear()
    print(short_circuits([1, 2, 3]), log)
    log.clear()
for n in range(3):
    print(changes_size(Tensor([1.0]), n))
for b in ([3, 4], [3], [5, 6]):
    try:
        print(strict(Tensor([1.0]), [1, 2], b))
    except ValueError as e:
        print(e)
for items in ([1, 0], [2, 5]):
    made = leaves(Tensor([2.0]), items)
    items.append(9)
    print([type(m).__name__ for m in made], [list(m) for m in made])

# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.80000000e+01]), [2, 12])
# expect: item 1
# expect: item 2
# expect: item 3
# expect: [7.]
# expect: (2, 4, [4], [6], [(3, 'a'), (4, 'b')]) ['made', 1, 'one', 2, 'two', 'filter', ('kept', 0), ('kept', 4), 3]
# expect: (True, True, True) [1, 2, 1, 2, 3, 1]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.80000000e+01]), [2, 12])
# expect: item 1
# expect: item 2
# expect: item 3
# expect: [7.]
# expect: (2, 4, [4], [6], [(3, 'a'), (4, 'b')]) ['made', 1, 'one', 2, 'two', 'filter', ('kept', 0), ('kept', 4), 3]
# expect: (True, True, True) [1, 2, 1, 2, 3, 1]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), {'a': 1, 'b': 2})
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 'dictionary changed size during iteration')
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 'dictionary changed size during iteration')
# expect: [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00])]
# expect: zip() argument 2 is shorter than argument 1
# expect: [Tensor(shape=[1], dtype=Float32, value= [ 6.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 8.00000000e+00])]
# expect: ['list_iterator', 'map', 'zip', 'enumerate', 'filter'] [[0, 9], [Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.80000000e+01])], [(1, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])), (0, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))], [(5, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))], [1, 9]]
# expect: ['list_iterator', 'map', 'zip', 'enumerate', 'filter'] [[5, 9], [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+01]), Tensor(shape=[1], dtype=Float32, value= [ 1.80000000e+01])], [(2, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00])), (5, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))], [(5, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]))], [2, 5, 9]]
