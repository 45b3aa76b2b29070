# modes: eager ast bytecode trace
# Where MindSpore may fall back, what a method changes is changed under every name that it has. (MindSpore 2.7.0 loses such
# changes in ast, or takes an item for the dict.)
from mindspore import Tensor, jit

x = Tensor([1.0, 2.0, 3.0])


@jit
def default_after_pop(x):
    d = {"a": x, "b": x * 2}
    d.update({"c": x * 3})
    first = d.pop("a")
    d.setdefault("z", x - 1)
    d.setdefault("b", 0)
    total = x * 0
    for _, value in d.items():
        total = total + value
    return first, total, list(d)


@jit
def two_names(x):
    b = [3, 1, 2]
    a = b
    a.sort()
    a.remove(2)
    c = {"a": 1, "q": x}
    d = c
    d.setdefault("z", 5)
    last = d.popitem()
    d.pop("a")
    return a, b, list(c), list(d), last


@jit
def argument(d):
    value = d.setdefault("n", 4)
    return value, len(d)


@jit
def sorted_argument(numbers):
    numbers.sort()
    return numbers[0]


print(default_after_pop(x))
print(two_names(x))
given, numbers = {"a": x}, [3, 1, 2]
print(argument(given), list(given))
print(sorted_argument(numbers), numbers)

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  1.10000000e+01,  1.70000000e+01]), ['b', 'c', 'z'])
# expect: ([1, 3], [1, 3], ['q'], ['q'], ('z', 5))
# expect: (4, 2) ['a', 'n']
# expect: 1 [1, 2, 3]
