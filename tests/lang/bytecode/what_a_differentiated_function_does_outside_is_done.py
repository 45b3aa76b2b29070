# modes: eager bytecode
# Lists, attributes, variables and iterators around a function under grad or in a Cell with a bprop: changed once a call,
# with numbers and with what the function computes.
import mindspore as ms
from mindspore import Tensor, jit, nn, vmap

log, count, weights = [], 0, Tensor([5.0, 6.0])


class Box:
    pass


box = Box()


class Square(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls, self.seen = 0, []

    def construct(self, x):
        self.calls += 1
        self.seen.append("forward")
        self.kept = x * 2
        return x * x

    def bprop(self, x, out, dout):
        self.seen.append("backward")
        return (self.kept * dout * 3,)


square = Square()


@jit
def appends(x):
    def inner(q):
        log.append(1)
        return (q * q).sum()

    log.append(0)
    return ms.grad(inner)(x), len(log)


@jit
def appends_what_it_computes(x):
    def inner(q):
        log.append(q * 3)
        return (q * q).sum()

    return ms.grad(inner)(x), log[-1]


@jit
def sets_attributes(x):
    def inner(q):
        box.constant, box.computed = 4, q * 3
        box.inner = Box()
        box.inner.value = q + 1
        box.show = lambda: q
        return (q * box.inner.value).sum()

    return ms.grad(inner)(x), box.constant, box.computed, box.inner.value, box.show()


@jit
def counts(x):
    def inner(q):
        global count
        nonlocal own
        count += 1
        own += 2
        return (q * own).sum()

    own = 1
    return ms.value_and_grad(inner)(x), own, count


@jit
def steps_iterators(x):
    def numbers():
        yield 2
        yield 3

    listed, made = iter([1, 2, 3]), numbers()
    gradient = ms.grad(lambda q: (q * next(listed) * next(made)).sum())(x)
    return gradient, next(listed), next(made)


@jit
def writes_tensors(x):
    def inner(q):
        weights[0] = 1.5
        y[1] = 2.5
        return (q * weights * y).sum()

    y = x * 1
    return ms.grad(inner)(x), weights * 1, y


@jit
def goes_back_by_itself(x):
    return ms.grad(square)(x), square.calls, len(square.seen), square.kept


@jit
def maps(x):
    def inner(q):
        own.append(1)
        return q * 2

    own = []
    return vmap(inner)(x), len(own)


calls = (appends, appends_what_it_computes, sets_attributes, counts, steps_iterators, writes_tensors,
         goes_back_by_itself, maps)
for call in calls:
    for _ in range(3):
        print(call.__name__, call(Tensor([1.0, 2.0])))

# expect: appends (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 2)
# expect: appends (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 4)
# expect: appends (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 6)
# expect: appends_what_it_computes (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]))
# expect: appends_what_it_computes (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]))
# expect: appends_what_it_computes (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]))
# expect: sets_attributes (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]), 4, Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
# expect: sets_attributes (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]), 4, Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
# expect: sets_attributes (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00]), 4, Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
# expect: counts ((Tensor(shape=[], dtype=Float32, value= 9), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00])), 3, 1)
# expect: counts ((Tensor(shape=[], dtype=Float32, value= 9), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00])), 3, 2)
# expect: counts ((Tensor(shape=[], dtype=Float32, value= 9), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00])), 3, 3)
# expect: steps_iterators (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]), 2, 3)
# expect: steps_iterators (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]), 2, 3)
# expect: steps_iterators (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]), 2, 3)
# expect: writes_tensors (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  1.50000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.50000000e+00]))
# expect: writes_tensors (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  1.50000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.50000000e+00]))
# expect: writes_tensors (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  1.50000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  6.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.50000000e+00]))
# expect: goes_back_by_itself (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.20000000e+01]), 1, 2, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]))
# expect: goes_back_by_itself (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.20000000e+01]), 2, 4, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]))
# expect: goes_back_by_itself (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  1.20000000e+01]), 3, 6, Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]))
# expect: maps (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 0)
# expect: maps (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 0)
# expect: maps (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), 0)
