# modes: eager bytecode
# Instances with __next__ in Python: stepped, ended by StopIteration, asked by next(), in, list() and sum().
from mindspore import Tensor, jit


class Up:
    def __init__(self, n):
        self.n, self.i = n, 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.i >= self.n:
            raise StopIteration
        self.i += 1
        return self.i


class Over:
    def __init__(self, items):
        self.items = iter(items)

    def __iter__(self):
        return self

    def __next__(self):
        item = next(self.items)
        if item is None:
            raise StopIteration()
        return item


class Careful(Up):
    def __next__(self):
        try:
            return super().__next__()
        except StopIteration:
            self.n += 1
            if self.n > 3:
                raise
            return "more"


class Loader:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return Up(self.n)


def broken():
    yield 1
    raise StopIteration


@jit
def stepped(x, n):
    total = x
    for v in Up(n):
        total = total + v
    for v in Loader(2):
        for w in Over((v, 10, None, 5)):
            total = total + w
    return total, list(Up(2)), sum(Up(3)), next(Up(4)), next(Up(0), "none"), 2 in Up(3), [*Up(2)], max(Up(5))


@jit
def unpacked(x):
    a, b = Up(2)
    first, *rest = Over([x, 1, 2])
    return a + b, first, rest, list(zip(Up(3), "ab")), dict(enumerate(Up(2))), list(map(str, Up(2)))


@jit
def from_outside(x, it):
    for v in it:
        if v == 2:
            break
        x = x + v
    return x, it.i


@jit
def over_a_break(x):
    for v in Up(3):
        print(v)
        x = x + v
    return x


@jit
def careful(x):
    return x, list(Careful(1))


@jit
def refused(x):
    return x + 1, list(broken())


x, outside = Tensor([1.0, 2.0]), Up(5)
for _ in range(2):
    print(stepped(x, 3), stepped(x, 0))
    print(unpacked(x))
    print(from_outside(x, outside))
    print(over_a_break(x), careful(x))
    try:
        refused(x)
    except RuntimeError as error:
        print(error)
try:
    unpacked(Tensor([1.0])), from_outside(x, Up(0)), next(Up(0))
except StopIteration as error:
    print("StopIteration", error.args)

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+01,  3.10000000e+01]), [1, 2], 6, 1, 'none', True, [1, 2], 5) (Tensor(shape=[2], dtype=Float32, value= [ 2.40000000e+01,  2.50000000e+01]), [1, 2], 6, 1, 'none', True, [1, 2], 5)
# expect: (3, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), [1, 2], [(1, 'a'), (2, 'b')], {0: 1, 1: 2}, ['1', '2'])
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), 2)
# expect: 1
# expect: 2
# expect: 3
# expect: [7. 8.] (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), [1, 'more', 2, 'more', 3])
# expect: generator raised StopIteration
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+01,  3.10000000e+01]), [1, 2], 6, 1, 'none', True, [1, 2], 5) (Tensor(shape=[2], dtype=Float32, value= [ 2.40000000e+01,  2.50000000e+01]), [1, 2], 6, 1, 'none', True, [1, 2], 5)
# expect: (3, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), [1, 2], [(1, 'a'), (2, 'b')], {0: 1, 1: 2}, ['1', '2'])
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.30000000e+01,  1.40000000e+01]), 5)
# expect: 1
# expect: 2
# expect: 3
# expect: [7. 8.] (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), [1, 'more', 2, 'more', 3])
# expect: generator raised StopIteration
# expect: StopIteration ()
