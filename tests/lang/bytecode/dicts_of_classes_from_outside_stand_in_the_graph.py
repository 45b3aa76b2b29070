# Counters, defaultdicts and other dicts of a class that stood before the graph: read, written and given items by their
# factories without a break, and what is counted in them needs no graph a value.
from collections import Counter, OrderedDict, defaultdict

from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra

x = Tensor([1.0, 2.0])


def counts(function):
    extra = get_code_extra(function.__wrapped__)
    return extra["compile_count_"], extra["break_count_"]


seen = Counter()


@jit(capture_mode="bytecode")
def count(x, key):
    seen[key] += 1
    return x * seen[key], seen["nobody"]


for i in range(8):
    print(count(x, "ab"[i % 2]), seen)
print(counts(count))

groups = defaultdict(list)


@jit(capture_mode="bytecode")
def collect(x, key):
    groups[key].append(x * 2)
    return len(groups[key]), groups[key][-1], key in groups, groups.get("none")


for key in "aab":
    print(collect(x, key), sorted(groups), len(groups["a"]))
print(counts(collect)[1])


@jit(capture_mode="bytecode")
def total(d, x):
    d["n"] += 1
    d["x"] += x
    return d["x"] * d["n"], list(d), d.default_factory is int


sums = defaultdict(int)
for _ in range(3):
    print(total(sums, x), dict(sums))
sums.default_factory = float
print(total(sums, x), sums["f"], counts(total)[1])
sums.default_factory = None
del sums["n"]
try:
    total(sums, x)
except KeyError as error:
    print("KeyError", error, sorted(sums))

order = OrderedDict(a=1, b=2)


@jit(capture_mode="bytecode")
def reorder(x, key):
    order.move_to_end(key)
    order["c"] = order[key] + 1
    first, value = order.popitem(last=False)
    order[first] = value
    return x * value, order


for key in "ab":
    print(reorder(x, key), type(order).__name__)
print(counts(reorder)[1])


class Table(dict):
    unit = 10

    def __missing__(self, key):
        return self.unit

    def __setitem__(self, key, value):
        super().__setitem__(key, value * 2)

    def both(self, x):
        return x * self["a"] + self["missing"]


table = Table(a=1)


@jit(capture_mode="bytecode")
def use(x):
    table["b"] = 3
    return table.both(x), table.unit, isinstance(table, dict), type(table).__name__


print(use(x), table)
Table.unit = 20
table["a"] = 2
print(use(x), table, counts(use)[1])
table.unit = 7
print(use(x), table)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 0) Counter({'a': 1})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 0) Counter({'a': 1, 'b': 1})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 0) Counter({'a': 2, 'b': 1})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 0) Counter({'a': 2, 'b': 2})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), 0) Counter({'a': 3, 'b': 2})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), 0) Counter({'a': 3, 'b': 3})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00]), 0) Counter({'a': 4, 'b': 3})
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00]), 0) Counter({'a': 4, 'b': 4})
# expect: (4, 0)
# expect: (1, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), True, None) ['a'] 1
# expect: (2, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), True, None) ['a'] 2
# expect: (1, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), True, None) ['a', 'b'] 2
# expect: 0
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), ['n', 'x'], True) {'n': 1, 'x': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])}
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00]), ['n', 'x'], True) {'n': 2, 'x': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00])}
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  1.80000000e+01]), ['n', 'x'], True) {'n': 3, 'x': Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00])}
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.60000000e+01,  3.20000000e+01]), ['n', 'x'], False) 0.0 0
# expect: KeyError 'n' ['f', 'x']
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), OrderedDict([('a', 1), ('c', 2), ('b', 2)])) OrderedDict
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), OrderedDict([('c', 3), ('b', 2), ('a', 1)])) OrderedDict
# expect: 0
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.10000000e+01,  1.20000000e+01]), 10, True, 'Table') {'a': 1, 'b': 6}
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.40000000e+01,  2.80000000e+01]), 20, True, 'Table') {'a': 4, 'b': 6} 0
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.10000000e+01,  1.50000000e+01]), 7, True, 'Table') {'a': 4, 'b': 6}
