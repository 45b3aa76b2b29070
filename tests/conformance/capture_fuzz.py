#!/usr/bin/env python3
"""Random functions of tensors and Python values, jitted in the three capture modes, and their gradients, against eager
execution.

  python3 tests/conformance/capture_fuzz.py [REFJIT [FIRST [COUNT]]]

Each seed makes one module of functions with the same parameters; a module calls each with several arguments, again with
the first ones, and after a change of its globals (not in ast, which keeps globals); then with tensors of several sizes.
Results must be eager's: type, dtype, shape, and values up to rounding; errors must be eager's by type. Gradients are those
of the sum of all tensors in the result, around a jitted function and inside of one. Prints what differs, with the seed.
"""
import pathlib
import random
import subprocess
import sys
import tempfile

REFJIT = sys.argv[1] if len(sys.argv) > 1 else "build/native/refjit"
FIRST = int(sys.argv[2]) if len(sys.argv) > 2 else 0
COUNT = int(sys.argv[3]) if len(sys.argv) > 3 else 24
FUNCTIONS = 20

PRELUDE = '''
import collections
import functools
import sys
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, nn, ops

scale, offset, switch = 2, 0.5, True
table, numbers = {"a": 2, "b": 3}, [1, 2, 3]
base = Tensor([1.0, 2.0, 3.0])


class Box:
    def __init__(self):
        self.value, self.seen, self.names = 2, [], {"t": 1}

    def twice(self, v):
        return v * self.value

    @property
    def half(self):
        return self.value / 2

    def __enter__(self):
        return self.value

    def __exit__(self, kind, error, trace):
        return kind is KeyError


Pair = collections.namedtuple("Pair", "first second")


box = Box()


def helper(v, k=2):
    return v * k + offset


def counted(v, *rest, **named):
    return v + len(rest) + named.get("k", 1)


def pick(v, i):
    if i > 1:
        return v + i
    return v - i


def items_of(v, count):
    for i in range(count):
        yield v * i


def refuses(v, i):
    if i > 1:
        raise KeyError(i)
    return v + i


class Scaled:
    """A descriptor that keeps its value in the instance."""

    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner=None):
        return self if instance is None else getattr(instance, self.name, 1) * 2

    def __set__(self, instance, value):
        setattr(instance, self.name, value + 1)


class Meta(type):
    def __call__(cls, *args):
        made = super().__call__(*args)
        made.born = len(args)
        return made

    def __len__(cls):
        return 3


class Thing(metaclass=Meta):
    size = Scaled()

    def __init__(self, *args):
        self.parts, self.count = list(args), 0

    def __getattr__(self, name):
        if name.startswith("n_"):
            return len(name)
        raise AttributeError(name)

    def __iadd__(self, other):
        self.count += other
        return self

    def __getitem__(self, key):
        return self.parts[key]

    def __setitem__(self, key, value):
        self.parts[key] = value

    def __len__(self):
        return len(self.parts)

    def __contains__(self, value):
        return value in (1, 2)


class Managed:
    """Notes what happens to it in a list; swallows KeyError."""

    def __init__(self, notes, name):
        self.notes, self.name = notes, name

    def __enter__(self):
        self.notes.append(self.name)
        return self

    def __exit__(self, kind, error, trace):
        self.notes.append((self.name, kind and kind.__name__))
        return kind is KeyError


def accumulator(v):
    """Adds what is sent; KeyError thrown into it doubles; ends at None."""
    try:
        while True:
            try:
                given = yield v
            except KeyError:
                v = v * 2
                continue
            if given is None:
                return v
            v = v + given
    finally:
        v = None


def delegates(v, count):
    got = yield from accumulator(v)
    yield got
    yield from items_of(v, count)


def averages(v):
    """Adds what is sent; ends at None."""
    total = v
    while (given := (yield total)) is not None:
        total = (total + given) / 2


async def plus(v, i):
    return v + i


async def twice_plus(v, i):
    first = await plus(v, i)
    return first + await plus(v, 1)


def run(coroutine):
    try:
        coroutine.send(None)
    except StopIteration as stop:
        return stop.value

'''

POSTLUDE = '''

def plain(v):
    if isinstance(v, Tensor):
        return ("T", str(v.dtype), tuple(v.shape), [round(float(f), 3) for f in v.asnumpy().astype(np.float64).reshape(-1)])
    if isinstance(v, (tuple, list)):
        return (type(v).__name__, [plain(i) for i in v])
    if isinstance(v, float):
        return round(v, 3)
    return v


def close(a, b):
    if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)):
        return len(a) == len(b) and all(close(i, j) for i, j in zip(a, b))
    if isinstance(a, float) and isinstance(b, float):
        return a == b or a != a and b != b or abs(a - b) <= 2e-3 + 1e-4 * abs(a)
    return type(a) is type(b) and a == b


def arguments(which):
    x, y = Tensor([1.0, -2.0, 3.0]), Tensor([0.5, 2.0, -1.0])
    if which == 1:
        x, y = y, x
    if which == 3:
        x, y = Tensor([2.0, 1.0, 0.0]), Tensor([-1.0, -1.0, 4.0])
    return [x, y, 3 if which == 2 else 1, which != 2, [4, 5] if which == 2 else [1, 2, 3]]


def arguments_of_size(count):
    x = np.arange(count) * 1.5 - count
    return [Tensor(x.astype(np.float32)), Tensor((2 - x).astype(np.float32)), 1, True, [1, 2, 3]]


def outcome(function, which, arguments=arguments):
    given = arguments(which)
    try:
        return plain(function(*given)), plain(given)
    except Exception as error:
        return type(error).__name__, plain(given)


def check(name, function, mode):
    global scale, switch, offset
    jitted = function if mode == "eager" else jit(capture_mode=mode)(function)
    for step, which in enumerate((0, 0, 1, 2, 3, 0)):
        eager, got = outcome(function, which), outcome(jitted, which)
        if not close(eager, got):
            print("DIFFERS", name, mode, "call", step, "eager", eager, "got", got)
            return
    if mode == "ast":
        return
    scale, switch, offset = 5, False, 1.5
    for step in (0, 1):
        eager, got = outcome(function, 0), outcome(jitted, 0)
        if not close(eager, got):
            print("DIFFERS", name, mode, "globals", step, "eager", eager, "got", got)
            break
    scale, switch, offset = 2, True, 0.5


def check_sizes(name, function, mode):
    global base
    base = Tensor([1.5])
    jitted = jit(capture_mode=mode)(function)
    for count in (3, 4, 5, 3, 6, 4):
        eager, got = outcome(function, count, arguments_of_size), outcome(jitted, count, arguments_of_size)
        if not close(eager, got):
            print("DIFFERS", name, mode, "size", count, "eager", eager, "got", got)
            break
    base = Tensor([1.0, 2.0, 3.0])


def total(v):
    if isinstance(v, Tensor):
        return v.astype(ms.float32).sum() if v.dtype != ms.bool_ else 0
    return sum([total(i) for i in v], Tensor(0.0)) if isinstance(v, (tuple, list)) else 0


def gradient(function):
    def whole(*given):
        return total(function(*given)) + Tensor(0.0)

    def both(x, y, n, flag, items):
        return ms.grad(whole, (0, 1))(x, y, n, flag, items)
    return both


def check_gradients(name, function, mode):
    eager = gradient(function)
    forms = {"around": gradient(jit(capture_mode=mode)(function))}
    if mode != "trace":
        forms["inside"] = jit(capture_mode=mode)(eager)
    for form, jitted in forms.items():
        for which in (0, 1, 2):
            want, got = outcome(eager, which), outcome(jitted, which)
            if not close(want, got):
                print("DIFFERS", name, mode, "gradient", form, which, "eager", want, "got", got)
                break


for number, function in enumerate(FUNCTIONS):
    for mode in ("ast", "bytecode", "trace"):
        if mode not in SKIPPED[function.__name__]:
            for compare in (check, check_sizes, check_gradients):
                compare(function.__name__, function, mode)
print("DONE", len(FUNCTIONS))
'''


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.fresh = 0

    def chance(self, share):
        return self.random.random() < share

    def choose(self, *options):
        return self.random.choice(options)

    def name(self, prefix):
        self.fresh += 1
        return f"{prefix}{self.fresh}"

    def tensor(self, depth=2):
        """An expression: a tensor of shape (3,)."""
        if depth == 0:
            return self.choose(*self.tensors)
        a, b, i = self.tensor(depth - 1), self.tensor(depth - 1), self.integer(1)
        return self.choose(
            f"({a} + {b})", f"({a} * {b})", f"({a} - {b})", f"({a} * {i})", f"({a} + {i})", f"({i} - {a})", f"(-{a})",
            f"ops.relu({a})", f"ops.tanh({a})", f"ops.abs({a})", f"ops.maximum({a}, {b})", f"({a} + {b}.sum())",
            f"({a} * {b}[{self.index()}])", f"ops.where({a} > {b}, {a}, {b})", f"({a} / 2)", f"({a} + {a}.mean())",
            f"helper({a})", f"helper({a}, k={i})", f"counted({a}, 1, 2, k={i})", f"pick({a}, {i})", f"({a} + scale)",
            f"({a} * offset)", f"box.twice({a})", f"(lambda v: v + {i})({a})", f"({a} if {self.condition()} else {b})",
            f"ops.stack([{a}, {b}]).sum(0)", f"{a}.clip(-2, 2)", f"({a} + base)", f"sum([{a} * k for k in range({i} % 3)], {b})",
            f"ops.concat(({a}[:2], {b}[2:]))", f"{a}.reshape(-1)", f"{a}[Tensor([2, 0, 1])]",
            f"({a} + x.shape[0])", f"{a}.astype(ms.float32)", f"({a} > {b}).astype(ms.float32)", f"({a} + table['a'])")

    def index(self):
        return self.choose("0", "1", "-1", "n % 3", f"{self.integer(0)} % 3")

    def integer(self, depth=1):
        if depth == 0:
            return self.choose("n", "2", "3", *self.integers)
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        return self.choose(f"({a} + {b})", f"({a} * 2)", f"({a} - {b})", "len(items)", "items[0]", "scale", f"{a}", f"max({a}, {b})",
                           f"({a} % 4)", "x.shape[0]", "table['b']", "numbers[-1]", f"abs({a})", f"len(str({a}))", "box.value", f"table.get('c', {a})",
                           f"sum(map(int, items))", f"len({{*items, {a}}})", f"functools.reduce(max, items, {a})",
                           f"sorted([{a}, {b}])[0]", f"(lambda: {a})()", f"next(iter(items), {a})", f"Pair({a}, {b}).second",
                           f"len('a-b-c'.split('-')[:{a} % 3])", f"[v for v in items if v > 1 or v == {a} or v][0]", f"(1 if {self.condition(0)} else {a})")

    def condition(self, depth=1):
        if depth == 0:
            return self.choose("flag", "switch", "n > 1", "len(items) > 2", "n in numbers", "not flag", "'a' in table", "any(v > 2 for v in items)",
                               "hasattr(box, 'nothing')", "'x'.join(map(str, items)).startswith('1')", "isinstance(x, Tensor)")
        return self.choose(self.condition(0), f"{self.integer(0)} > {self.integer(0)}",
                           f"({self.condition(0)} and {self.condition(0)})", f"({self.condition(0)} or {self.condition(0)})")

    def block(self, depth, indent):
        """Statements, as lines."""
        known = (list(self.tensors), list(self.integers))
        lines = []
        for _ in range(self.random.randint(1, 3)):
            lines += self.statement(depth, indent)
        self.tensors, self.integers = known  # what a block defines may not be there after it
        return lines

    def statement(self, depth, indent):
        pad = "    " * indent
        t, i = self.choose(*[v for v in self.tensors if v not in ("x", "y", "base")] or ["a"]), self.name("i")
        kind = self.random.randrange(77 if depth > 0 else 12)
        if kind < 4:
            return [f"{pad}{t} = {self.tensor()}"]
        if kind == 4:
            line = f"{pad}{i} = {self.integer()}"
            self.integers.append(i)
            return [line]
        if kind == 5:
            return [f"{pad}{t} {self.choose('+=', '*=', '-=')} {self.choose(self.tensor(1), self.integer())}"]
        if kind == 6:
            name = self.name("t")
            line = f"{pad}{name} = {self.tensor()}"
            self.tensors.append(name)
            return [line]
        if kind == 7:
            a, b = self.name("t"), self.name("t")
            line = f"{pad}{a}, {b} = {self.tensor(1)}, {self.tensor(1)}"
            self.tensors += [a, b]
            return [line]
        if kind == 8:
            name = self.name("l")
            lines = [f"{pad}{name} = [{self.tensor(1)}, {self.tensor(1)}]", f"{pad}{name}.append({self.tensor(1)})",
                     f"{pad}{t} = {name}[{self.choose('0', '1', '-1')}] + {name}[2]"]
            return lines
        if kind == 9:
            name = self.name("d")
            return [f"{pad}{name} = {{'k': {self.tensor(1)}, 'n': {self.integer()}}}", f"{pad}{name}['m'] = {self.tensor(1)}",
                    f"{pad}{t} = {name}['k'] * {name}['n'] + {name}['m']"]
        if kind == 10:
            name = self.name("t")
            lines = [f"{pad}{name} = {self.tensor(1)} * 1", f"{pad}{name}[{self.choose('0', '1', '-1')}] = {self.choose('5.0', self.integer())}"]
            self.tensors.append(name)
            return lines
        if kind == 11:
            return [f'{pad}{t} = {t} + len(f"{{n}}-{{{self.integer()}}}")']
        body = lambda: self.block(depth - 1, indent + 1)
        if kind in (12, 13):
            lines = [f"{pad}if {self.condition()}:"] + body()
            return lines + ([f"{pad}else:"] + body() if self.chance(0.6) else [])
        if kind in (14, 15):
            head = self.choose(f"for {i} in range({self.choose('3', 'n', 'len(items)')}):", f"for {i} in items:",
                               f"for {i}, _ in enumerate(items):", f"for {i}, _ in zip(items, numbers):")
            self.integers.append(i)
            inner = body()
            self.integers.remove(i)
            stop = [f"{pad}    if {i} > 1:", f"{pad}        {self.choose('break', 'continue')}"] if self.chance(0.3) else []
            return [pad + head] + stop + inner
        if kind == 16:
            return [f"{pad}{i} = 0", f"{pad}while {i} < 2:", f"{pad}    {i} += 1"] + body()
        if kind == 17:
            name = self.name("f")
            return [f"{pad}def {name}(v, k={self.integer(0)}):", f"{pad}    return v * k + {self.tensor(1)}",
                    f"{pad}{t} = {name}({self.tensor(1)})"]
        if kind == 18:
            return [f"{pad}if {self.tensor(1)}.sum() > {self.integer(0)}:", f"{pad}    {t} = {self.tensor(1)}", f"{pad}else:",
                    f"{pad}    {t} = {self.tensor(1)}"]
        if kind == 19:
            return [f"{pad}for v in items_of({self.tensor(1)}, 3):", f"{pad}    {t} = {t} + v"]
        if kind == 20:
            return [f"{pad}try:"] + body() + [f"{pad}except ValueError:", f"{pad}    {t} = {self.tensor(1)}"]
        if kind == 21:
            return [f"{pad}if {self.condition()}:", f"{pad}    return {self.tensor(1)}"]
        if kind == 22:
            return [f"{pad}{t} = {t} + {self.tensor(1)}.max().item()"]
        if kind == 23:
            return [f"{pad}{t} = {t} + float({self.tensor(1)}.asnumpy()[0])"]
        if kind == 24:
            return [f"{pad}{t} = {t} * int({self.tensor(1)}.sum() > 0)"]
        if kind >= 68:
            return self.outside_statement(kind, pad, t, i)
        if kind >= 54:
            return self.object_statement(kind, pad, t, i, body)
        if kind >= 40:
            return self.python_statement(kind, pad, t, i, body)
        if kind >= 26:
            return self.effect(kind, pad, t, i, body)
        return [f"{pad}for row in ops.stack([{self.tensor(1)}, {self.tensor(1)}]):", f"{pad}    {t} = {t} + row"]

    def effect(self, kind, pad, t, i, body):
        """Statements that change what others see, handlers, iterators in use."""
        a, k = self.tensor(1), self.integer(0)
        if kind in (28, 29, 30, 32, 34):
            self.skipped.add("ast")  # MindSpore's graphs change copies of arguments and iterate over copies of lists
        if kind == 26:
            return [f"{pad}try:", f"{pad}    {t} = refuses({a}, {k})"] + body() + [
                f"{pad}except KeyError as error:", f"{pad}    {t} = {t} + len(str(error))",
                f"{pad}{self.choose('else', 'finally')}:", f"{pad}    {t} = {t} * 2"]
        if kind == 27:
            return [f"{pad}{i} = {k}", f"{pad}def bump{i}(v):", f"{pad}    nonlocal {i}", f"{pad}    {i} += 1", f"{pad}    return v * {i}",
                    f"{pad}{t} = bump{i}({a}) + bump{i}({t})", f"{pad}{t} = {t} - {i}"]
        if kind == 28:
            return [f"{pad}items.append({k})", f"{pad}{t} = {t} + len(items)", f"{pad}items.{self.choose('pop()', 'pop(0)')}"]
        if kind == 29:
            return [f"{pad}grown{i} = [1]", f"{pad}for {i} in grown{i}:", f"{pad}    if len(grown{i}) < 4:",
                    f"{pad}        grown{i}.append({i} + 1)"] + body() + [f"{pad}    {t} = {t} + {i}"]
        if kind == 30:
            return [f"{pad}{i} = {self.choose('iter(items)', 'zip(items, numbers)', 'enumerate(items)', 'map(abs, items)', 'filter(None, items)')}",
                    f"{pad}for _ in {i}:"] + body() + [f"{pad}    break", f"{pad}{t} = {t} + len(list({i}))"]
        if kind == 31:
            return [f"{pad}with box as {i}:"] + body() + [f"{pad}    {t} = refuses({t}, {i} % 3)"]
        if kind == 32:
            return [f"{pad}{t} = {t} + 0", f"{pad}alias{i} = {t}", f"{pad}{t} += {a}", f"{pad}alias{i}[0] = 2.5", f"{pad}{t} = {t} + alias{i}"]
        if kind == 33:
            return [f"{pad}match {self.choose('items', 'n', '(n, x)', 'table')}:", f"{pad}    case [{i}, *_]:", f"{pad}        {t} = {t} * {i}",
                    f"{pad}    case {{'a': {i}}}:", f"{pad}        {t} = {t} + {i}", f"{pad}    case _:"] + ["    " + line for line in body()]
        if kind == 34:
            return [f"{pad}x[{self.index()}] = {self.choose('1.5', k)}", f"{pad}{t} = {t} + x"]
        if kind == 35:
            return [f"{pad}{i} = dict.fromkeys(items, {k})", f"{pad}{i}.update(z={k}, **{{'q': 1}})", f"{pad}{i}.pop('q')",
                    f"{pad}for key, v in {i}.items():", f"{pad}    {t} = {t} * v + len(str(key))"]
        if kind == 36:
            return [f"{pad}*{i}, last{i} = [{a}, *items_of({a}, 2)]", f"{pad}{t} = last{i} + len({i})"]
        if kind == 37:
            return [f"{pad}class C{i}(Box):", f"{pad}    scale = {k}", f"{pad}    def twice(self, v):",
                    f"{pad}        return super().twice(v) + self.scale", f"{pad}{t} = C{i}().twice({a}) + box.half"]
        if kind == 38:
            return [f"{pad}print({self.choose('n', 'len(items)', repr(i))})"]
        return [f"{pad}{t} = {t} + sum((v for v in [{a}, {t}]), x)"]

    def python_statement(self, kind, pad, t, i, body):
        """Generators in use, patterns, comprehensions, handlers that jump."""
        self.skipped.add("ast")
        a, k = self.tensor(1), self.integer(0)
        if kind == 40:
            return [f"{pad}match {self.choose('(n, items)', 'items', 'table', 'flag', 'None', 'Pair(n, x)')}:",
                    f"{pad}    case (1 | 2 as {i}, [_, *_]):", f"{pad}        {t} = {t} * {i}",
                    f"{pad}    case [int(), *{i}] if ({i}n := len({i})) > 1:", f"{pad}        {t} = {t} + {i}n",
                    f"{pad}    case {{'b': {i}, **{i}rest}}:", f"{pad}        {t} = {t} - {i} - len({i}rest)",
                    f"{pad}    case True | None:"] + ["    " + line for line in body()] + [
                    f"{pad}    case Pair(first={i}):", f"{pad}        {t} = {t} / {i}"]
        if kind == 41:
            return [f"{pad}{i} = accumulator({a})", f"{pad}{t} = next({i})", f"{pad}{t} = {t} + {i}.send({k})",
                    f"{pad}{t} = {i}.throw(KeyError('k'))", f"{pad}{i}.close()", f"{pad}{t} = {t} + len(list({i}))"]
        if kind == 42:
            return [f"{pad}{i}, *{i}m, {i}l = *items_of({a}, 2), {t}, *items", f"{pad}{t} = {i} + len({i}m) + {i}l",
                    f"{pad}{t} = {t} + sum([*items, *range({k} % 3)]) + len({{*items, {k}}}) + len({{**table, 'z': {k}}})"]
        if kind == 43:
            return [f"{pad}{i} = [[p * q + {k} for q in items if q != p] for p in range(3)]",
                    f"{pad}{i}f = [lambda v: v * p for p in range(2)] + [lambda v, p=p: v + p for p in range(2)]",
                    f"{pad}{t} = sum([f({t}) for f in {i}f], x) + sum(map(len, {i})) + len({{p: q for p, q in zip('abc', items)}})"]
        if kind == 44:
            return [f"{pad}{i} = [*items, {k}]", f"{pad}del {i}[0], {i}[-1:]", f"{pad}{i}d = dict(table, z={k})", f"{pad}del {i}d['a']",
                    f"{pad}{t} = {t} + len({i}) + len({i}d)", f"{pad}del {i}, {i}d", f"{pad}try:", f"{pad}    {i}",
                    f"{pad}except NameError as error:", f"{pad}    {t} = {t} * len(type(error).__name__)"]
        if kind == 45:
            return [f"{pad}if ({i} := {k}) and ({i}w := {i} + 1) > 1:", f"{pad}    {t} = {t} + {i}w",
                    f"{pad}{t} = {t} + sum([{i}z := v + {i} for v in items]) + {i}z"]
        if kind == 46:
            return [f"{pad}class K{i}:", f"{pad}    base = {k}", f"{pad}    both = [base, {k}]", f"{pad}    def run(self, v):",
                    f"{pad}        return v * self.base + {t} + __class__.both[1]", f"{pad}{t} = K{i}().run({a})"]
        if kind == 47:
            return [f"{pad}try:", f"{pad}    raise ExceptionGroup('g', [ValueError({k}), KeyError('k')] + [TypeError()] * ({k} % 3))",
                    f"{pad}except* ValueError as group:", f"{pad}    {t} = {t} + len(group.exceptions)",
                    f"{pad}except* (KeyError, TypeError) as group:", f"{pad}    {t} = {t} * len(group.exceptions)"]
        if kind == 48:
            return [f"{pad}{i} = []", f"{pad}with Managed({i}, 'a') as {i}a, Managed({i}, 'b'):"] + body() + [
                f"{pad}    {t} = refuses({t}, {k} % 3)", f"{pad}{t} = {t} + len({i}) + len(str({i}))"]
        if kind == 49:
            return [f"{pad}for {i} in range(3):", f"{pad}    try:", f"{pad}        if {i} == {k} % 3:",
                    f"{pad}            {self.choose('continue', 'break', 'raise KeyError(n)')}", f"{pad}        {t} = {t} + {i}",
                    f"{pad}    except KeyError:", f"{pad}        {t} = {t} - 1", f"{pad}    else:", f"{pad}        {t} = {t} * 2",
                    f"{pad}    finally:", f"{pad}        {t} = {t} + {a}",
                    *([f"{pad}        {self.choose('continue', 'break')}"] if self.chance(0.3) else [])]
        if kind == 50:
            return [f"{pad}def r{i}(v):", f"{pad}    try:", f"{pad}        return v / {k}", f"{pad}    finally:",
                    f"{pad}        {self.choose('pass', 'v = v + 1', 'return v * 3', 'x.shape')}", f"{pad}{t} = r{i}({a})"]
        if kind == 51:
            return [f"{pad}{i} = delegates({a}, 2)", f"{pad}{t} = next({i}) + {i}.send({k})", f"{pad}{t} = {t} + {i}.send(None)",
                    f"{pad}for {i}v in {i}:", f"{pad}    {t} = {t} + {i}v"]
        if kind == 52:
            return [f"{pad}{t} = run(twice_plus({a}, {k}))"]
        return [f"{pad}for {i} in items:", f"{pad}    if {i} > {k}:", f"{pad}        break", f"{pad}else:"] + body() + [
            f"{pad}while {t}.shape[0] > 3:", f"{pad}    break", f"{pad}else:", f"{pad}    {t} = {t} + 1"]

    def object_statement(self, kind, pad, t, i, body):
        """Objects with methods of their own, targets of assignments, texts and sets."""
        self.skipped.add("ast")
        a, k = self.tensor(1), self.integer(0)
        if kind in (54, 55):
            return [f"{pad}{i} = Thing({a}, {k})", f"{pad}{i}.size = {k}", f"{pad}{i}.size += 1", f"{pad}{i} += 2", f"{pad}{i}.parts[1:] += [3]",
                    f"{pad}{i}[0] *= 2", f"{pad}{t} = {i}[0] + {i}.size + {i}.count + {i}.born + len({i}) + len(Thing) + {i}.n_x"]
        if kind == 56:
            return [f"{pad}{i} = Thing({t})", f"{pad}if {k} in {i} and {i}:"] + body() + [
                f"{pad}{t} = {t} + getattr({i}, 'nothing', 2) + hasattr({i}, 'n_q') + (3 not in {i})", f"{pad}del {i}.count",
                f"{pad}try:", f"{pad}    {i}.count", f"{pad}except AttributeError as error:", f"{pad}    {t} = {t} * len(str(error))"]
        if kind == 57:
            return [f"{pad}{i} = [{t}, 1, 2]", f"{pad}{i}[0] += {a}", f"{pad}{i}[1:2] *= 3", f"{pad}{t} = {i}[0] + len({i})",
                    f"{pad}{t}, {i} = {t} * 1, {t}", f"{pad}({i}, {i}b), *{i}c = [({i}, {k}), *items]", f"{pad}{t} = {t} + {i} + {i}b + len({i}c)"]
        if kind == 58:
            return [f"{pad}{i} = f\"{{n:03d}}|{{{k}!r:>5}}|{{'x' * {k} if {k} < 9 else ''}}|{{items[0]}}\"",
                    f"{pad}{t} = {t} + len({i}.split('|')) + {i}.count('x') + len({i}.upper().replace('X', 'yy')[::2])"]
        if kind == 59:
            return [f"{pad}{i} = {{*items}} | {{{k}}}", f"{pad}{i}.discard(2)", f"{pad}{i} ^= {{7, {k}}}",
                    f"{pad}{t} = {t} + len({i} & {{1, 7}}) + max({i} | {{0}}) + ({i} <= {{1}}) + sum(sorted({i}))"]
        if kind == 60:
            return [f"{pad}{i} = {t} * 1", f"{pad}{i}v = {i}[{self.choose('0:2', '1:', '::2')}]", f"{pad}{i}v{self.choose('[0] = 4.5', '[:] = 1.5', ' *= 2')}",
                    f"{pad}{t} = {t} + {i} + {i}v.sum()"]
        if kind == 61:
            return [f"{pad}def w{i}(function, *args, **named):", f"{pad}    return function(*args, **named) + len(args)",
                    f"{pad}{t} = w{i}(helper, {a}, k={k}) + w{i}(counted, {t}, *items, **{{'k': {k}}})"]
        if kind == 62:
            return [f"{pad}{i} = functools.partial(helper, k={k})", f"{pad}{t} = {i}({a}) + (n < {k} < 9) + (0 or {k} and 2)"]
        if kind == 63:
            return [f"{pad}{i} = collections.OrderedDict(table)", f"{pad}{i}.move_to_end('a')", f"{pad}{i}c = collections.Counter('aab' * n)",
                    f"{pad}{i}q = collections.deque(items, maxlen=2)", f"{pad}{i}q.append({k})",
                    f"{pad}{t} = {t} + len(''.join({i})) + {i}c['a'] + {i}q[0] + len({i}q)"]
        if kind == 64:
            return [f"{pad}box.seen.append({k})", f"{pad}{t} = {t} + len(box.seen)", f"{pad}box.seen.clear()", f"{pad}box.names['t'] += 1",
                    f"{pad}{t} = {t} * box.names['t']", f"{pad}box.names['t'] = 1"]
        if kind == 65:
            return [f"{pad}{i} = np.array([{k}, 2.0, 3.0], np.float32)", f"{pad}{i}[1] += {k}", f"{pad}{t} = {t} + Tensor({i}) * float({i}.sum())"]
        if kind == 66:
            return [f"{pad}{i} = x.shape + (len(items), *{t}.shape)", f"{pad}{t} = {t} + {i}[-1] + {i}.index(3) + sum({i}[::2])"]
        return [f"{pad}{i} = iter(items)", f"{pad}{t} = {t} + next({i}) + sum({i}, {k}) + next({i}, 5) + len(list(reversed(items)))",
                f"{pad}assert {t}.shape == x.shape, {t}"]

    def outside_statement(self, kind, pad, t, i):
        """What leaves the graph as another thing than its node, shares memory, or changes what stands outside."""
        self.skipped.add("ast")
        a, k = self.tensor(1), self.integer(0)
        if kind == 68:
            return [f"{pad}{i} = [float(v) for v in {t}] + [({t} > 0).any().item(), int({a}.argmax())]", f"{pad}{t} = {t} + {i}[{self.choose('0', '-1')}]",
                    f"{pad}{t} = {t} + sum(isinstance(v, float) for v in {i}) + ({i}[3] is True)"]
        if kind == 69:
            return [f"{pad}{i}k = {a} * 1", f"{pad}{i} = {{{i}k: {k}, ({i}k, 1): 2, {t}: 5}}",
                    f"{pad}{t} = {t} + {i}[{i}k] + {i}[({i}k, 1)] + ({i}k in {i}) + len({{{i}k, {t}, {i}k}})"]
        if kind == 70:
            return [f"{pad}{i} = {t} * 1", f"{pad}{i}s = ops.stop_gradient({i})", f"{pad}{i}s{self.choose('[0] = 4.5', ' += 1', '[1:] *= 2')}",
                    f"{pad}{t} = {t} + {i} * 2 + {i}s"]
        if kind == 71:
            return [f"{pad}{i}, {i}n = {t}.{self.choose('max', 'min')}(0)", f"{pad}{t} = {t} + {i} + {i}n"]
        if kind == 72:
            return [f"{pad}{i} = averages({a})", f"{pad}{t} = next({i}) + {i}.send({k})", f"{pad}{i}.{self.choose('close()', 'send(None)', '__next__()')}",
                    f"{pad}{t} = {t} + len(list({i}))"]
        if kind == 73:
            return [f"{pad}box.value += {k}", f"{pad}{t} = {t} * box.value", f"{pad}box.value -= {k}"]
        if kind == 74:
            return [f"{pad}{t} = {t} + getattr(box, 'later', {k})", f"{pad}setattr(box, 'later', {k})", f"{pad}{t} = {t} * box.later", f"{pad}del box.later"]
        if kind == 75:
            return [f"{pad}{t} = {t} + ops.arange({k}, {k} + 3) + ops.linspace(0, {k}, 3)"]
        return [f"{pad}def w{i}(v):", f"{pad}    global switch", f"{pad}    switch = not switch", f"{pad}    return v + switch",
                f"{pad}{t} = w{i}({a}) + w{i}({t})"]

    def function(self, number):
        self.tensors, self.integers, self.skipped = ["x", "y", "a", "b"], [], set()
        lines = [f"def f{number}(x, y, n, flag, items):", "    a, b = x + 0, y * 1"]
        for _ in range(self.random.randint(2, 5)):
            lines += self.statement(2, 1)
        result = self.choose(self.tensor(1), f"{self.tensor(1)}, {self.tensor(1)}", f"[{self.tensor(1)}, {self.integer(0)}]",
                             f"{self.tensor(1)}, {self.integer()}")
        return lines + [f"    return {result}", "", ""]


def module(seed):
    maker = Maker(seed)
    lines, skipped = [], {}
    for number in range(FUNCTIONS):
        lines += maker.function(number)
        skipped[f"f{number}"] = sorted(maker.skipped)
    names = ", ".join(f"f{n}" for n in range(FUNCTIONS))
    return PRELUDE + "\n" + "\n".join(lines) + f"\nFUNCTIONS, SKIPPED = [{names}], {skipped}\n" + POSTLUDE


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(FIRST, FIRST + COUNT):
            path = pathlib.Path(folder) / f"fuzz_{seed}.py"
            path.write_text(module(seed))
            done = subprocess.run([REFJIT, "run", "--device", "reference", str(path)], capture_output=True, text=True,
                                  timeout=600)
            faults = [line for line in done.stdout.splitlines() if line.startswith("DIFFERS")]
            if "DONE" not in done.stdout:
                faults.append(f"exit {done.returncode}: {done.stderr.strip()[-400:]}")
            failed += len(faults)
            for fault in faults:
                print(f"seed {seed}: {fault}")
    print(f"{COUNT * FUNCTIONS * 3 - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
