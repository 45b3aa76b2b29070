"""Functions for break_cases.py: what Python does between the operators."""
from break_world import *


# ---- arithmetic, comparison
@case(V, V)
def add(x, y):
    return x + y


@case(V)
def operators(x):
    return (x + 1) * 2 - x / 3 + x ** 2 - (-x) % 2 + x // 2


@case(V)
def reflected(x):
    return 1 + x + (2 - x) * (3 / (x + 5)) + 2 ** x


@case(M)
def matmul(x):
    return x @ x.T


@case(I)
def bitwise(x):
    return (x & 1) | (x ^ 3), x << 1, ~x


@case(V)
def compared(x):
    return x > 0, x == 1.0, x != 1.0, x <= x


@case(V)
def inplace(x):
    y = x * 1
    y += 1
    y *= 2
    y -= x
    y /= 2
    return y


@case(V, 2)
def int_argument(x, n):
    return x * n


@case(V, 2.5)
def float_argument(x, n):
    return x * n


@case(V, True)
def bool_argument(x, flag):
    return x + 1 if flag else x - 1


@case(V, "add")
def str_argument(x, name):
    return x + 1 if name == "add" else x


@case(V, None)
def none_argument(x, y):
    return x if y is None else x + y


@case(V, lambda: [1, 2])
def list_argument(x, items):
    return x * items[0] + items[1]


@case(V, lambda: {"a": 2})
def dict_argument(x, items):
    return x * items["a"]


@case(lambda: (V(), V()))
def tuple_of_tensors(pair):
    return pair[0] + pair[1]


@case(lambda: [V(), V()])
def list_of_tensors(items):
    return items[0] * items[1]


@case(lambda: {"x": V()})
def dict_of_tensors(items):
    return items["x"] + 1


# ---- calls, closures, functions
@case(V)
def calls_helper(x):
    return helper(helper(x), k=3)


@case(V)
def star_arguments(x):
    args = (x, 1)
    kwargs = {"b": 4}
    return many(*args, **kwargs)


@case(V)
def closure(x):
    k = 2

    def inner(y):
        return y * k
    return inner(x) + inner(x + 1)


@case(V)
def nonlocal_counter(x):
    n = 0

    def bump():
        nonlocal n
        n += 1
        return n
    bump()
    bump()
    return x * n


@case(V)
def uses_lambda(x):
    f = lambda a, b=2: a * b
    return f(x) + f(x, 3)


@case(V)
def uses_partial(x):
    f = functools.partial(helper, k=5)
    return f(x)


@case(V, 4)
def recursion(x, n):
    return x if n == 0 else recursion(x + n, n - 1)


@case(V)
def calls_decorated(x):
    return decorated(x)


@case(V)
def default_mutable(x, cache=[]):
    return x + len(cache)


@case(V)
def keyword_only(x, *, k=3):
    return x * k


@case(V, V)
def varargs(*xs):
    return xs[0] + xs[1] + len(xs)


@case(V)
def returns_function_result(x):
    def make(n):
        return lambda y: y + n
    return make(2)(x) + make(3)(x)


@case(V)
def uses_reduce(x):
    return functools.reduce(lambda a, b: a + b, [x, x, x])


@case(V)
def uses_operator_module(x):
    return operator.add(x, operator.mul(x, 2))


# ---- loops, comprehensions, generators
@case(V)
def for_range(x):
    for i in range(4):
        x = x + i
    return x


@case(V)
def for_list(x):
    for n in [1, 2, 3]:
        if n == 2:
            continue
        x = x * n
    return x


@case(V)
def for_else(x):
    for n in numbers:
        if n > 5:
            break
    else:
        x = x + 1
    return x


@case(V)
def while_constant(x):
    n = 0
    while n < 3:
        x = x + n
        n += 1
    return x


@case(V)
def list_comprehension(x):
    return sum([x * i for i in range(3)])


@case(V)
def dict_comprehension(x):
    d = {k: x * v for k, v in table.items()}
    return d["a"] + d["b"]


@case(V)
def set_comprehension(x):
    return x * len({i % 2 for i in range(5)})


@case(V)
def generator_expression(x):
    return sum(x * i for i in range(3))


@case(V)
def generator_function(x):
    def items(n):
        for i in range(n):
            yield x * i
    total = x
    for item in items(3):
        total = total + item
    return total


@case(V)
def uses_enumerate(x):
    for i, n in enumerate(numbers):
        x = x + i * n
    return x


@case(V)
def uses_zip(x):
    for a, b in zip(numbers, (4, 5, 6)):
        x = x + a * b
    return x


@case(V)
def uses_map_filter(x):
    for n in map(lambda v: v * 2, filter(lambda v: v > 1, numbers)):
        x = x + n
    return x


@case(V)
def uses_sorted(x):
    return x * sorted([3, 1, 2])[0] + sorted(table)[0].count("a") + max(3, 5) + min([4, 2]) + abs(-1) + round(2.4)


@case(V)
def uses_reversed(x):
    for n in reversed(numbers):
        x = x * n
    return x


@case(V)
def uses_any_all(x):
    return x + 1 if any([False, True]) and all(numbers) else x


@case(V)
def uses_itertools(x):
    for a, b in itertools.product([1, 2], [3, 4]):
        x = x + a * b
    return x


@case(M)
def for_over_tensor(x):
    total = x[0] * 0
    for row in x:
        total = total + row
    return total


@case(V)
def for_over_tensors_in_list(x):
    total = 0
    for item in [x, x * 2, x * 3]:
        total = total + item
    return total


@case(V)
def next_of_iter(x):
    it = iter([1, 2, 3])
    next(it)
    return x * next(it)


# ---- strings and printing
@case(V)
def f_string(x):
    n = 2
    s = f"{n}:{n + 1:03d}"
    return x + len(s)


@case(V)
def f_string_shape(x):
    s = f"shape {x.shape} {x.dtype}"
    return x, s


@case(V)
def string_methods(x):
    s = "a-b-c".upper().replace("-", "_").split("_")
    return x * len(s) if "".join(s).startswith("AB") else x


@case(V)
def percent_format(x):
    return x, "%d and %s" % (3, "four"), "{} {}".format(1, 2)


@case(V)
def prints(x):
    print("value", 3)
    return x + 1


@case(V)
def prints_tensor(x):
    print(x)
    return x + 1


# ---- exceptions and with
@case(V)
def try_except(x):
    try:
        y = x + 1
    except ValueError:
        y = x
    return y


@case(V)
def try_raises(x):
    try:
        raise ValueError("no")
    except ValueError:
        x = x + 2
    return x


@case(V)
def try_finally(x):
    try:
        x = x + 1
    finally:
        x = x * 2
    return x


@case(V)
def try_key_error(x):
    try:
        n = table["zzz"]
    except KeyError:
        n = 7
    return x * n


@case(V)
def with_class(x):
    with Guard() as n:
        x = x * n
    return x


@case(V)
def with_generator(x):
    with manager() as n:
        x = x * n
    return x


@case(V)
def asserts(x):
    assert len(x.shape) == 1, "one axis"
    assert isinstance(x, Tensor)
    return x + 1


@case(V)
def asserts_tensor(x):
    assert x.sum() > -100
    return x + 1


@case(V)
def raises_never(x):
    if x.ndim != 1:
        raise ValueError("ndim")
    return x * 2


# ---- state: globals, attributes, containers
@case(V)
def reads_globals(x):
    return x * scale + offset + table["a"] + numbers[-1]


@case(V)
def reads_global_tensor(x):
    return x + shared


@case(V)
def writes_global(x):
    global counter
    counter = 5
    return x * counter


@case(V)
def appends_local(x):
    items = []
    items.append(x)
    items.append(x * 2)
    items.extend([x, x])
    return items[0] + items[1] + len(items)


@case(V)
def pops_local(x):
    items = [1, 2, 3]
    items.insert(0, 9)
    n = items.pop() + items.pop(0)
    items.remove(1)
    del items[0]
    return x * n + len(items)


@case(V)
def list_methods(x):
    items = [3, 1, 2]
    items.sort()
    items.reverse()
    other = items.copy()
    return x * items.index(3) + other.count(1) + items[0]


@case(V)
def dict_methods(x):
    d = {"a": x}
    d["b"] = x * 2
    d.update(c=x * 3)
    d.setdefault("e", 4)
    total = 0
    for key, value in d.items():
        total = total + value
    d.pop("a")
    return total, list(d.keys()), d.get("zz", 1), "b" in d


@case(V)
def set_methods(x):
    s = {1, 2}
    s.add(3)
    s.discard(1)
    return x * len(s | {7}) if 3 in s and s.isdisjoint({9}) else x


@case(V, lambda: [])
def appends_to_argument(x, items):
    items.append(x + 1)
    return x * 2


@case(V, lambda: {})
def writes_to_argument(x, items):
    items["k"] = x + 1
    return x * 2


@case(V)
def appends_to_global(x):
    log.append(1)
    return x + 1


@case(V)
def sets_attribute(x):
    box.extra = 4
    return x * box.extra


@case(V)
def reads_attribute(x):
    return x * box.value + len(box.kind)


@case(V)
def calls_method(x):
    return x + box.twice() + child.twice()


@case(V)
def reads_property(x):
    return x + box.half


@case(V)
def static_and_class_methods(x):
    return Box.plus(x, 1) * len(Box.name())


@case(V)
def makes_object(x):
    b = Box(x)
    return b.value + b.twice()


@case(V)
def operator_of_object(x):
    return (Box(x) + Box(x)).value


@case(V)
def object_protocols(x):
    b = Box([x, 1])
    return b[0] + len(b) if 1 in b else x


@case(V)
def callable_object(x):
    return box(x)


@case(V)
def named_tuple(x):
    p = Point(x, 2)
    return p.x * p.y + p[1]


@case(V)
def named_tuple_result(x):
    return Point(x + 1, x)


@case(V)
def dataclass_object(x):
    p = Pair(x, 3)
    return p.left * p.right


@case(V)
def makes_class(x):
    class Local:
        k = 3
    return x * Local.k


# ---- unpacking, slices, identity
@case(V)
def unpacks(x):
    a, b = (x, 2)
    c, *d = [1, 2, 3]
    (e, f), g = (1, 2), 3
    return a * b + c + d[1] + e + f + g


@case(V)
def swaps(x):
    a, b = x, x + 1
    a, b = b, a
    return a - b


@case(V)
def merges(x):
    items = [*numbers, 4]
    d = {**table, "c": 3}
    return x * len(items) + len(d)


@case(V)
def slices_of_lists(x):
    items = list(range(6))
    return x * items[1:4][0] + items[::-1][0] + items[-2]


@case(V)
def membership(x):
    return x + 1 if 2 in numbers and "z" not in table and "a" in "abc" else x


@case(V)
def identity(x):
    y = x
    return x + 1 if y is x and x is not None else x


@case(V)
def chained_comparison(x):
    return x + 1 if 0 < scale < 5 <= 7 else x


@case(V)
def boolean_operators(x):
    n = 0 or None or 3
    m = 1 and 2
    return x * n + (not m) + m


@case(V)
def walrus(x):
    if (n := len(numbers)) > 2:
        x = x * n
    return x


@case(V, 2)
def match_statement(x, n):
    match n:
        case 1:
            return x
        case 2 | 3:
            return x * 2
        case _:
            return x * 3


@case(V)
def match_sequence(x):
    match [x, 2]:
        case [a, b]:
            return a * b
    return x


# ---- questions about values
@case(V)
def is_instance(x):
    return x + 1 if isinstance(x, Tensor) and isinstance(3, (int, str)) and not isinstance(x, int) else x


@case(V)
def has_attr(x):
    return x + 1 if hasattr(x, "shape") and not hasattr(x, "nothing") else x


@case(V)
def get_attr(x):
    return getattr(x, "sum")() + getattr(box, "none", 3)


@case(V)
def type_of(x):
    return x + 1 if type(x) is Tensor and type(3) == int and callable(helper) else x


@case(V)
def id_and_len(x):
    return x + len(x)


@case(V)
def math_calls(x):
    return x * math.sqrt(4) + math.floor(2.5) + math.pi


@case(V)
def number_methods(x):
    return x * int("3") + float("1.5") + int(2.7) + divmod(7, 3)[1] + pow(2, 3) + sum([1, 2])
