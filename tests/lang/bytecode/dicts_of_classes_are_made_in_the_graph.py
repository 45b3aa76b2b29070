# modes: eager bytecode
# OrderedDict, Counter, defaultdict and a program's own dicts are filled, asked and given back without a break.
from collections import Counter, OrderedDict, defaultdict

from mindspore import Tensor, jit


class Doubled(dict):
    scale = 3

    def total(self):
        return sum(self.values())

    @property
    def first(self):
        return next(iter(self))

    def __setitem__(self, key, value):
        super().__setitem__(key, value * 2)


class Answering(dict):
    def __init__(self, **items):
        super().__init__(**items)
        self["made"] = 1

    def __missing__(self, key):
        return key + "?"


@jit
def ordered(x, n):
    d = OrderedDict()
    d["b"] = x
    d["a"] = x * 2
    d["c"] = n
    d.move_to_end("b")
    keys = list(d)
    last, first = d.popitem(), d.popitem(last=False)
    e = OrderedDict([("q", 1)], z=x)
    e.update({"y": 2})
    del e["q"]
    asked = type(d) is OrderedDict, isinstance(d, dict), isinstance({}, OrderedDict), len(e), "z" in e, e.get("no", 5)
    return d, keys, last, first, e, asked, e.pop("z"), bool(OrderedDict())


@jit
def compared():
    a, b = OrderedDict(a=1, b=2), OrderedDict(b=2, a=1)
    c = a.copy()
    c["z"] = 1
    return a == b, a == {"b": 2, "a": 1}, a != c, type(c).__name__, a | {"q": 5}, {**a}, sorted(a), list(reversed(a))


@jit
def counted(x, text):
    c = Counter(text)
    c["a"] += 5
    c.update("ab")
    c.subtract({"b": 1})
    del c["nowhere"]
    return x * c["a"], c.most_common(1), c["zz"], "zz" in c, dict(c), sorted(c.elements()), c, len(c), type(c).__name__


@jit
def grouped(x, names):
    d = defaultdict(list)
    for i, name in enumerate(names):
        d[name].append(x + i)
    numbers = defaultdict(int)
    for i in range(5):
        numbers[i % 2] += i
    made = defaultdict(lambda: x)
    y = made["new"] + 1
    nested = defaultdict(dict, {"a": {"b": 1}})
    nested["z"]["k"] = x
    plain = {k: sum(v) for k, v in d.items()}
    return plain, "q" in d, d.get("q"), numbers, y, nested, numbers.default_factory, isinstance(d, defaultdict)


@jit
def own(x):
    c = Doubled(a=1)
    c["b"] = x
    c.update(z=5)
    r = Answering(q=2)
    return c.total(), c.first, c.scale, c, r["made"], r["zz"], r, c == dict(c), type(c.copy()).__name__


@jit
def over_a_break(x):
    d = defaultdict(list)
    d["a"].append(x)
    print("break")
    d["b"].append(x * 2)
    return d["a"][0] + d["b"][0] + len(d["c"]), d


@jit
def missing(x):
    return defaultdict()["q"]


x = Tensor([1.0, 2.0])
for _ in range(2):
    print(ordered(x, 3))
    print(compared())
    print(counted(x, "abca"))
    print(grouped(x, ("a", "b", "a")))
    print(own(x))
    print(over_a_break(x))
made = grouped(x, "a")[3]
made["later"] += 1
print(made, type(made).__name__)
try:
    missing(x)
except KeyError as error:
    print("KeyError", error)

# expect: (OrderedDict([('c', 3)]), ['a', 'c', 'b'], ('b', Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), ('a', Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00])), OrderedDict([('y', 2)]), (True, True, False, 2, True, 5), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), False)
# expect: (False, True, True, 'OrderedDict', OrderedDict([('a', 1), ('b', 2), ('q', 5)]), {'a': 1, 'b': 2}, ['a', 'b'], ['b', 'a'])
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.60000000e+01]), [('a', 8)], 0, False, {'a': 8, 'b': 1, 'c': 1}, ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'], Counter({'a': 8, 'b': 1, 'c': 1}), 3, 'Counter')
# expect: ({'a': Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00]), 'b': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00])}, False, None, defaultdict(<class 'int'>, {0: 6, 1: 4}), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), defaultdict(<class 'dict'>, {'a': {'b': 1}, 'z': {'k': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])}}), <class 'int'>, True)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01]), 'a', 3, {'a': 1, 'b': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 'z': 5}, 1, 'zz?', {'q': 2, 'made': 1}, True, 'dict')
# expect: break
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), defaultdict(<class 'list'>, {'a': [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])], 'b': [Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00])], 'c': []}))
# expect: (OrderedDict([('c', 3)]), ['a', 'c', 'b'], ('b', Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), ('a', Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00])), OrderedDict([('y', 2)]), (True, True, False, 2, True, 5), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), False)
# expect: (False, True, True, 'OrderedDict', OrderedDict([('a', 1), ('b', 2), ('q', 5)]), {'a': 1, 'b': 2}, ['a', 'b'], ['b', 'a'])
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.60000000e+01]), [('a', 8)], 0, False, {'a': 8, 'b': 1, 'c': 1}, ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'], Counter({'a': 8, 'b': 1, 'c': 1}), 3, 'Counter')
# expect: ({'a': Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00]), 'b': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00])}, False, None, defaultdict(<class 'int'>, {0: 6, 1: 4}), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), defaultdict(<class 'dict'>, {'a': {'b': 1}, 'z': {'k': Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])}}), <class 'int'>, True)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.00000000e+01]), 'a', 3, {'a': 1, 'b': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 'z': 5}, 1, 'zz?', {'q': 2, 'made': 1}, True, 'dict')
# expect: break
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), defaultdict(<class 'list'>, {'a': [Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])], 'b': [Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00])], 'c': []}))
# expect: defaultdict(<class 'int'>, {0: 6, 1: 4, 'later': 1}) defaultdict
# expect: KeyError 'q'
