from mindspore import Tensor, jit, nn, ops


def double(t):
    return t * 2


def triple(t, by=3):
    return t * by


@jit(fullgraph=True)
def expression(v, c):
    return (double if c else triple)(v)


@jit(fullgraph=True)
def lambdas(v, c):
    f = (lambda t: t * v) if c else (lambda t: t - v)
    return f(v + 1)


def pick(c):
    if c:
        return double
    return triple


@jit(fullgraph=True)
def from_a_call(v, c):
    return pick(c)(pick(c)(v))


@jit(fullgraph=True)
def in_a_loop(v, n):
    k = 0
    while k < n:
        f = double if k % 2 == 0 else triple
        v = f(v)
        k += 1
    return v


@jit(fullgraph=True)
def of_three(v, n):
    f = double if n > 1 else (triple if n > 0 else ops.neg)
    return f(v)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.ReLU(), nn.Flatten()

    def construct(self, v, n):
        r = v
        for k in range(2):
            chosen = self.a if n > k else self.b
            r = chosen(r) + k
        return r


Net.construct = jit(Net.construct, fullgraph=True)
v, net = Tensor([[1.0, -2.0]]), Net()
for c in (Tensor(True), Tensor(False)):
    print(expression(v, c), lambdas(v, c), from_a_call(v, c))
for n in (0, 1, 2):
    n = Tensor(n)
    print(in_a_loop(v, n), of_three(v, n), net(v, n))

# expect: [[ 2. -4.]] [[2. 2.]] [[ 4. -8.]]
# expect: [[ 3. -6.]] [[1. 1.]] [[  9. -18.]]
# expect: [[ 1. -2.]] [[-1.  2.]] [[ 2. -1.]]
# expect: [[ 2. -4.]] [[ 3. -6.]] [[2. 1.]]
# expect: [[  6. -12.]] [[ 2. -4.]] [[2. 1.]]
