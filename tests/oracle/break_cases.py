"""What bytecode capture meets, one small function each: `break_counts.py` runs them in MindSpore and here, compares the
results with eager execution and the breaks with each other. `@case(...)` gives the arguments of a call; functions are
called twice. Runs by itself, too: one JSON line a function."""
import collections
import contextlib
import dataclasses
import functools
import itertools
import json
import math
import operator
import sys

import numpy as np
import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor, jit, mint, nn, ops
from mindspore._c_expression import get_code_extra

CASES = []


def case(*args):
    """Registers a function with the arguments of its calls; a callable argument is called for each."""
    def register(function):
        CASES.append((function.__name__, function, args))
        return function
    return register


def V():
    return Tensor([1.0, -2.0, 3.0])


def M():
    return Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


def C():
    return Tensor(np.arange(24, dtype=np.float32).reshape(2, 3, 4))


def I():
    return Tensor([3, 1, 2])


def S():
    return Tensor(2.0)


scale = 3
offset = 0.5
table = {"a": 1, "b": 2.5}
numbers = [1, 2, 3]
shared = Tensor([10.0, 20.0, 30.0])
Point = collections.namedtuple("Point", "x y")
log = []
counter = 0


@dataclasses.dataclass
class Pair:
    left: object
    right: object


class Box:
    kind = "box"

    def __init__(self, value):
        self.value = value

    def twice(self):
        return self.value * 2

    @property
    def half(self):
        return self.value / 2

    @staticmethod
    def plus(a, b):
        return a + b

    @classmethod
    def name(cls):
        return cls.kind

    def __add__(self, other):
        return Box(self.value + other.value)

    def __getitem__(self, key):
        return self.value[key]

    def __len__(self):
        return 3

    def __call__(self, x):
        return self.value + x

    def __contains__(self, x):
        return x == 1


class Child(Box):
    def twice(self):
        return super().twice() + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0, 3.0]), name="w")
        self.k = 2
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])
        self.seq = nn.SequentialCell(nn.ReLU(), nn.Tanh())
        self.flag = True

    def construct(self, x):
        return x * self.w + self.k


class Outer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.net = Net()

    def construct(self, x):
        return self.net(x) - 1


net, outer, dense = Net(), Outer(), nn.Dense(3, 2, weight_init="ones")
box, child = Box(2.0), Child(3.0)


def helper(x, k=2):
    return x * k


def many(*args, **kwargs):
    return args[0] + kwargs.get("b", 1)


def deco(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        return f(*args, **kwargs) + 1
    return inner


@deco
def decorated(x):
    return x * 2


@contextlib.contextmanager
def manager():
    yield 2


class Guard:
    def __enter__(self):
        return 3

    def __exit__(self, *info):
        return False


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


# ---- tensors
@case(M)
def shapes(x):
    return x.reshape(x.shape[1], -1) * x.ndim + x.size


@case(V)
def dtypes(x):
    return x.astype(ms.float16), x.dtype == ms.float32, x.to(ms.int32)


@case(V)
def reductions(x):
    return x.sum(), x.mean(), x.max(), x.min(), x.prod()


@case(C)
def axes(x):
    return x.transpose(0, 2, 1), x.sum(axis=1), x.swapaxes(0, 1), x.permute(2, 0, 1)


@case(V)
def as_numpy(x):
    return x + 1, (x * 2).asnumpy()


@case(V)
def as_numpy_in_the_middle(x):
    n = (x * 2).asnumpy()
    return x + float(n[0])


@case(V)
def numpy_call(x):
    return x + np.sqrt(4.0)


@case(V)
def numpy_array(x):
    return x + Tensor(np.ones(3, np.float32))


@case(V)
def makes_tensor(x):
    return x + Tensor([1.0, 2.0, 3.0])


@case(S)
def item(x):
    return x.item()


@case(S)
def item_in_the_middle(x):
    n = x.item()
    return x * n


@case(S)
def float_of(x):
    return float(x), int(x), bool(x)


@case(V)
def to_list(x):
    return x.tolist()


@case(V)
def if_on_tensor(x):
    if x.sum() > 0:
        return x + 1
    return x - 1


@case(V)
def if_else_on_tensor(x):
    if x[0] > 0:
        y = x + 1
    else:
        y = x - 1
    return y * 2


@case(V)
def while_on_tensor(x):
    while x.sum() < 20:
        x = x + 1
    return x


@case(V)
def ternary_on_tensor(x):
    return x if x.max() > 0 else -x


@case(V)
def and_on_tensors(x):
    return x.sum() > 0 and x.max() > 1


@case(V)
def not_on_tensor(x):
    return not (x.sum() > 0)


@case(V)
def in_tensor_list(x):
    return x + 1 if 3 in [1, 2, 3] else x


@case(C)
def index_int(x):
    return x[1], x[-1], x[0, 1], x[0][1][2]


@case(C)
def index_slice(x):
    return x[:, 1:], x[..., 0], x[0, ::2], x[:, -1, 1:3]


@case(C)
def index_none(x):
    return x[None], x[:, None, 1], x[..., None]


@case(V)
def index_tensor(x):
    return x[Tensor([2, 0])], x[I() - 1]


@case(V)
def index_mask(x):
    return x[Tensor([True, False, True])]


@case(V)
def index_condition(x):
    return x[x > 0]


@case(M)
def index_list(x):
    return x[[1, 0]], x[:, [0, 2]]


@case(C)
def index_mixed(x):
    return x[0, [0, 2], 1:]


@case(V)
def set_int(x):
    y = x * 1
    y[0] = 5.0
    return y


@case(M)
def set_slice(x):
    y = x * 1
    y[:, 1:] = 0
    y[0, 0] = 7
    return y


@case(V)
def set_mask(x):
    y = x * 1
    y[y > 0] = 9.0
    return y


@case(M)
def set_tensor(x):
    y = x * 1
    y[Tensor([0])] = Tensor([5.0, 6.0, 7.0])
    return y


@case(V)
def set_argument(x):
    x[1] = 4.0
    return x


@case(V)
def augmented_item(x):
    y = x * 1
    y[0] += 2
    return y


# ---- operators and layers
@case(V)
def ops_calls(x):
    return ops.relu(x) + ops.exp(x) * ops.tanh(x) - ops.abs(x)


@case(M)
def ops_shapes(x):
    return ops.concat((x, x), 0), ops.stack([x, x]), ops.transpose(x, (1, 0)), ops.expand_dims(x, 0)


@case(M)
def ops_reductions(x):
    return ops.reduce_sum(x, 1), ops.reduce_mean(x), ops.argmax(x, 1), ops.cumsum(x, 0)


@case(V)
def ops_select(x):
    return ops.where(x > 0, x, ops.zeros_like(x)), ops.select(x > 0, x, -x)


@case(V)
def ops_primitive(x):
    return ops.Add()(x, 1.0) * ops.ReduceSum(keep_dims=True)(x, 0)


@case(M)
def ops_tuple_result(x):
    a, b = ops.split(x, 1, axis=0)
    values, places = ops.topk(x, 2)
    return a + b, values, places


@case(V)
def ops_creation(x):
    return x + ops.ones(3, ms.float32) + ops.zeros((3,), ms.float32) + ops.arange(3) + ops.full((3,), 2.0)


@case(V)
def ops_cast(x):
    return ops.cast(x, ms.int32), ops.cast(x > 0, ms.float32)


@case(V)
def mint_calls(x):
    return mint.add(x, 1) + mint.sum(x) + mint.nn.functional.relu(x)


@case(V)
def gradient(x):
    return ops.grad(lambda a: (a * a).sum())(x)


@case(V)
def value_and_gradient(x):
    return ms.value_and_grad(lambda a: (a ** 2).sum())(x)


@case(V)
def cell_call(x):
    return net(x)


@case(V)
def cell_of_cell(x):
    return outer(x) + net(x)


@case(V)
def cell_list(x):
    for layer in net.layers:
        x = layer(x)
    return x


@case(V)
def sequential(x):
    return net.seq(x)


@case(M)
def dense_layer(x):
    return dense(x)


@case(V)
def layers_in_function(x):
    return nn.ReLU()(x) + nn.Sigmoid()(x)


@case(V)
def parameter(x):
    return x * net.w + net.w.shape[0]


@case(V)
def cell_attributes(x):
    if net.flag and net.training is False:
        x = x * net.k
    return x + len(net.layers)


@case(V)
def parameters_of_cell(x):
    for p in net.trainable_params():
        x = x + p
    return x


@case(V)
def softmax_and_loss(x):
    return ops.softmax(x), nn.MSELoss()(x, x * 2)


@case(V)
def detach(x):
    return ops.stop_gradient(x) * 2 + x.copy()


@case(V)
def numpy_shape(x):
    return x.reshape(tuple(np.array([3, 1]).tolist()))


@case(V)
def vmapped(x):
    return ops.vmap(lambda a: a * 2)(x)


@case(V)
def returns_dict(x):
    return {"a": x + 1, "b": [x, 2]}


@case(V)
def returns_nested(x):
    return [x, (x + 1, {"k": x * 2})], 3, "s", None


@case(V)
def returns_nothing(x):
    x + 1


@case(V)
def returns_argument(x):
    return x


@case(V)
def returns_constant(x):
    return 3


@case(V)
def break_in_helper(x):
    return as_numpy_in_the_middle(x) + 1


@case(V)
def break_in_loop(x):
    for i in range(3):
        x = x + float((x * i).asnumpy().sum())
    return x


@case(V)
def three_breaks(x):
    a = (x + 1).asnumpy()
    b = (x + 2).asnumpy()
    c = (x + 3).asnumpy()
    return a + b + c


# ---- tensor methods
@case(M)
def method_shapes(x):
    return x.view(3, 2), x.flatten(), x.squeeze(), x.expand_dims(0), x.unsqueeze(1), x.T, x.broadcast_to((2, 3))


@case(M)
def method_math(x):
    return x.abs(), x.exp(), x.sqrt(), x.pow(2), x.clip(0, 3), x.sin(), x.tanh(), x.log1p(), x.square(), x.neg()


@case(M)
def method_reductions(x):
    return x.sum(0), x.mean(1), x.max(axis=0), x.argmax(1), x.argmin(), x.std(), x.var(), x.all(), x.any(), x.cumsum(1)


@case(M)
def method_joins(x):
    return x.repeat(2), x.tile((1, 2)), x.split(1, 0), x.chunk(3, 1), x.unbind(0)


@case(M)
def method_selects(x):
    return x.gather(Tensor([1]), 0), x.masked_fill(x > 2, 0.0), x.index_select(0, Tensor([1])), x.where(x > 1, -x)


@case(M)
def method_types(x):
    return x.float(), x.int(), x.half(), x.bool(), x.long(), x.type(ms.float16), x.astype("int32")


@case(M)
def method_compare(x):
    return x.equal(x), x.eq(1), x.gt(2), x.ge(2), x.lt(1), x.ne(0), x.isnan(), x.logical_not()


@case(M)
def method_linear(x):
    return x.matmul(x.T), x.dot(x.T), x.add(1), x.sub(x), x.mul(2), x.div(3), x.t(), x.norm()


@case(M)
def method_new(x):
    return x.new_zeros((2,)), x.new_ones(3), x.copy(), x.contiguous(), x.zeros_like() if hasattr(x, "zeros_like") else x


@case(M)
def method_sort(x):
    return x.sort(1), x.argsort(), x.topk(2), x.flip(0), x.roll(1, 0)


@case(M)
def attributes(x):
    return x * x.shape[0] + x.ndim + x.size + x.itemsize, x.nbytes


@case(M)
def shape_loops(x):
    total = ops.zeros((3,), ms.float32)
    for i in range(x.shape[0]):
        total = total + x[i]
    return total


@case(M)
def shape_unpacked(x):
    n, m = x.shape
    return x.reshape(m, n) * (n * m)


@case(M)
def len_loop(x):
    rows = []
    for i in range(len(x)):
        rows.append(x[i] * i)
    return ops.stack(rows)


@case(M)
def slices_assigned(x):
    y = ops.zeros_like(x)
    y[0] = x[1]
    y[1, 1:] = x[0, :2]
    return y


@case(M)
def ellipsis_assigned(x):
    y = x + 0
    y[..., 0] = 5
    y[-1] = 2
    return y


@case(M)
def row_augmented(x):
    y = x + 0
    y[0] *= 3
    return y


@case(V)
def inplace_argument(x):
    x += 1
    return x


# ---- functional operators
@case(M)
def nn_functions(x):
    return ops.softmax(x, 1), ops.log_softmax(x, 1), ops.gelu(x), ops.silu(x), ops.leaky_relu(x), ops.sigmoid(x)


@case(M)
def ops_more(x):
    return ops.maximum(x, 2), ops.minimum(x, 2), ops.pow(x, 2), ops.matmul(x, x.T), ops.mean(x), ops.sum(x, 1), ops.clamp(x, 0, 2)


@case(M)
def ops_layout(x):
    return ops.reshape(x, (3, 2)), ops.flatten(x), ops.squeeze(x), ops.tile(x, (2, 1)), ops.broadcast_to(x, (2, 2, 3)), ops.flip(x, (0,))


@case(M)
def ops_gathers(x):
    return ops.gather(x, Tensor([0, 1]), 1), ops.one_hot(Tensor([0, 2]), 3), ops.masked_select(x, x > 2) if False else x


@case(M)
def ops_logic(x):
    return ops.logical_and(x > 1, x < 4), ops.equal(x, 1), ops.isfinite(x), ops.all(x > -1), ops.any(x > 4)


@case(M)
def ops_primitives(x):
    return ops.MatMul(transpose_b=True)(x, x), ops.Softmax(1)(x), ops.Concat(1)((x, x)), ops.Cast()(x, ms.int32), ops.Shape()(x)


@case(M)
def primitive_attributes(x):
    return PRIMITIVES["mul"](x, x) + PRIMITIVES["neg"](x)


@case(M)
def layer_norm(x):
    return layer(x)


@case(lambda: Tensor(np.ones((1, 1, 4, 4), np.float32)))
def convolution(x):
    return relu(conv(x))


@case(lambda: Tensor(np.ones((1, 1, 4, 4), np.float32)))
def pools(x):
    return pool(x), nn_flatten(x)


@case(lambda: Tensor([0, 2, 1]))
def embeds(x):
    return embedding(x)


@case(M)
def dropout_in_eval(x):
    return dropout(x) + 1


@case(M)
def batch_norm(x):
    return norm(x)


@case(M)
def loss_layers(x):
    return mse(x, x + 1), cross(x, Tensor([0, 2]))


@case(M)
def initialised(x):
    return x + ms.common.initializer.initializer("ones", (2, 3), ms.float32).init_data()


@case(V)
def assigns_parameter(x):
    ops.assign(counter_cell.total, counter_cell.total * 0 + x.sum())
    return counter_cell.total + x


@case(V)
def sets_parameter(x):
    counter_cell.total.set_data(x.sum())
    return x + 1


@case(V)
def parameter_tuple(x):
    return x * weights[0] + weights[1]


@case(V)
def method_of_cell(x):
    return counter_cell.add(x)


@case(V)
def cell_with_state(x):
    return counter_cell(x)


@case(V)
def cell_dict(x):
    return choices["relu"](x) + choices["tanh"](x)


@case(V)
def cells_in_python_list(x):
    for cell in python_cells:
        x = cell(x)
    return x


@case(V, lambda: (1, 2))
def tuple_argument(x, size):
    return x * size[0] + len(size)


@case(V, ms.float16)
def dtype_argument(x, dtype):
    return x.astype(dtype)


@case(V, lambda: helper)
def function_argument(x, f):
    return x


@case(V)
def nested_functions(x):
    def a(v):
        def b(w):
            return w + v
        return b(v) * 2
    return a(x)


@case(V)
def recursive_inner(x):
    def fact(n):
        return 1 if n <= 1 else n * fact(n - 1)
    return x * fact(4)


@case(V)
def early_return_in_loop(x):
    for i in range(5):
        if i == 2:
            return x * i
        x = x + 1
    return x


@case(V)
def nested_loops(x):
    for i in range(2):
        for j in range(i, 3):
            if j == 1:
                continue
            x = x + i * j
    return x


@case(V)
def while_break(x):
    n = 0
    while True:
        n += 1
        if n > 3:
            break
        x = x * n
    return x


@case(V)
def list_of_results(x):
    out = []
    for i in range(3):
        out.append(x + i)
    return out


@case(V)
def tuple_of_results(x):
    return tuple(x * i for i in range(2)), [i for i in range(3)]


@case(V)
def dict_of_results(x):
    out = {}
    for name, n in table.items():
        out[name] = x * n
    return out


@case(V)
def sum_of_list(x):
    return sum([x, x, x]) + sum((1, 2))


@case(V)
def max_of_numbers(x):
    return x * max([1, 5, 2]) + min(3, 1) + len("abc")


@case(V)
def is_none_checks(x):
    y = None
    if y is None:
        y = x
    return y if y is not None else 0


@case(V)
def int_division_and_modulo(x):
    n = 7
    return x * (n // 2) + n % 3 + n ** 2 - -n


@case(V)
def conditional_expression(x):
    return (x if scale > 1 else -x) + (1 if table else 0)


@case(V)
def string_switch(x):
    mode = "square"
    if mode == "square":
        return x * x
    elif mode == "double":
        return x + x
    return x


@case(V)
def global_cell_attribute(x):
    return x * net.k + outer.net.k


@case(V)
def global_container_of_tensors(x):
    return x + store["t"] + stored_list[0]


@case(V)
def imports_inside(x):
    import math as m
    return x * m.floor(2.5)


@case(V)
def from_import_inside(x):
    from mindspore import ops as o
    return o.relu(x)


@case(V)
def deletes_local(x):
    y = x + 1
    z = y * 2
    del y
    return z


@case(V)
def star_unpack_call(x):
    args = [x, 3]
    return helper(*args) + helper(**{"x": x, "k": 2})


@case(V)
def default_tensor(x, y=shared):
    return x + y


@case(V)
def lambda_in_list(x):
    for f in [lambda v: v + 1, lambda v: v * 2]:
        x = f(x)
    return x


@case(V)
def sets_attribute_of_cell(x):
    net.last = 3
    return x + net.last


@case(V)
def counts_on_cell(x):
    net.k = 2
    return x * net.k


@case(V)
def loops_over_dict(x):
    for key in table:
        x = x + table[key]
    for value in table.values():
        x = x * value
    return x


@case(V)
def enumerates_tensors(x):
    total = x * 0
    for i, item in enumerate((x, x + 1)):
        total = total + item * i
    return total


@case(V)
def zips_tensors(x):
    total = 0
    for a, b in zip([x, x + 1], (x, 2)):
        total = total + a * b
    return total


@case(V)
def complex_slices_of_tuple(x):
    shape = x.shape + (1, 2)
    return x * shape[-1] + shape[1:][0] + len(shape[:-1])


@case(V)
def tensor_in_condition_is_none(x):
    return x if x is None or not isinstance(x, Tensor) else x * 2


@case(V)
def tensor_of_scalar(x):
    return x + Tensor(2.0, ms.float32) + ms.tensor(1)


@case(V)
def print_format_only(x):
    text = "{}-{}".format(scale, offset)
    return x + len(text)


@case(V)
def jitted_callee(x):
    return inner_jitted(x) * 2


@case(V)
def value_of_numpy_global(x):
    return x * float(np_value)


@case(V)
def numpy_scalar_in_shape(x):
    return x.reshape((int(np_three), 1))


PRIMITIVES = {"mul": ops.Mul(), "neg": ops.Neg()}
layer, conv, relu = nn.LayerNorm((3,)), nn.Conv2d(1, 2, 3, weight_init="ones"), nn.ReLU()
pool, nn_flatten, embedding = nn.MaxPool2d(2, 2), nn.Flatten(), nn.Embedding(4, 2, embedding_table="ones")
dropout, norm = nn.Dropout(p=0.5).set_train(False), nn.BatchNorm1d(3).set_train(False)
mse, cross = nn.MSELoss(), nn.CrossEntropyLoss()
weights = ParameterTuple([Parameter(Tensor([1.0, 2.0, 3.0]), name="a"), Parameter(Tensor([3.0, 2.0, 1.0]), name="b")])
choices, python_cells = nn.CellDict({"relu": nn.ReLU(), "tanh": nn.Tanh()}), [nn.ReLU(), nn.Tanh()]
store, stored_list, np_value, np_three = {"t": Tensor([1.0, 1.0, 1.0])}, [Tensor([2.0, 2.0, 2.0])], np.float32(2), np.int64(3)


class Counter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.total = Parameter(Tensor(0.0), name="total")

    def add(self, x):
        return x + self.total * 0

    def construct(self, x):
        self.total = self.total * 0 + x.sum()
        return x + self.total


counter_cell = Counter()


@jit(capture_mode="bytecode")
def inner_jitted(x):
    return x + 1


def plain(v):
    """A value as text that both programs write alike."""
    if isinstance(v, Tensor):
        return ["T", str(v.dtype), list(v.shape), np.round(v.asnumpy().astype(np.float64), 4).tolist()]
    if isinstance(v, np.ndarray):
        return ["A", list(v.shape), np.round(v.astype(np.float64), 4).tolist()]
    if isinstance(v, (list, tuple)):
        return [type(v).__name__, [plain(i) for i in v]]
    if isinstance(v, dict):
        return {str(k): plain(i) for k, i in v.items()}
    if isinstance(v, float) or isinstance(v, np.floating):
        return round(float(v), 4)
    return v if isinstance(v, (int, str, bool, type(None))) else type(v).__name__


def outcome(function, args):
    given = [a() if callable(a) else a for a in args]
    try:
        return plain(function(*given)), plain(given)
    except Exception as error:
        return type(error).__name__ + ": " + str(error).split("\n")[0][:100], plain(given)


def run(name, function, args):
    eager = outcome(function, args)
    jitted = jit(function, capture_mode="bytecode")
    results = [outcome(jitted, args) for _ in range(2)]
    extra = get_code_extra(function) or {}
    return {"name": name, "eager": eager, "equal": [r == eager for r in results],
            "got": next((r for r in results if r != eager), None), "stat": extra.get("stat"),
            "breaks": extra.get("break_count_"), "compiles": extra.get("compile_count_"),
            "kind": sorted(k for k in extra.get("code", {}) if k in ("phase_", "compiled_code_"))}


if __name__ == "__main__":
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    for number, (name, function, args) in enumerate(CASES):
        if number >= first:
            print("@" + json.dumps({"number": number, **run(name, function, args)}), flush=True)
