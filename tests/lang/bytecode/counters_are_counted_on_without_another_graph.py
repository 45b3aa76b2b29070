# A number from outside that a captured function only counts on or compares is computed at each call; only what a
# branch or an operator makes of it is guarded.
from mindspore import Tensor, jit, nn, ops
from mindspore._c_expression import get_code_extra


def compiles(function):
    return get_code_extra(function)["compile_count_"]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = 0
        self.scale = 2.0
        self.seen = {"calls": 0}

    @jit(capture_mode="bytecode")
    def construct(self, x):
        self.step += 1
        self.seen["calls"] = self.seen["calls"] + 2
        return ops.relu(x) * self.scale, self.step * 10


net = Net()
x = Tensor([1.0, -2.0])
for _ in range(5):
    out, tens = net(x)
    print(out, tens, net.step, net.seen)
print(compiles(Net.construct.__wrapped__))
net.scale = 3.0
print(net(x))
net.step = 0.5
print(net(x)[1], net.step)
net.step = 2 ** 60
print(net(x)[1], net.step)
net.step = True
print(net(x)[1], net.step)
net.step = "no"
try:
    net(x)
except TypeError as error:
    print(error)
print(net.seen)


TOTAL = 0
warm = 3


@jit(capture_mode="bytecode")
def warmed(x, n):
    global TOTAL
    TOTAL += n
    if TOTAL < warm * 2:
        return x * 0
    if TOTAL % 4 == 0:
        return x - n
    return x + 1


for _ in range(10):
    print(warmed(x, 1), TOTAL)
print(compiles(warmed.__wrapped__))


def counter():
    count = 0

    @jit(capture_mode="bytecode")
    def step(x):
        nonlocal count
        count += 1
        x = x + 1
        print("call", count)
        count = count * 2 - 1
        return x * 2, count / 2, count // 2, count & 1

    return step


step = counter()
for _ in range(4):
    print(step(x))
print(compiles(step.__wrapped__))


@jit(capture_mode="bytecode")
def divided(x, n, m):
    part = n / m
    return x + 1, part


print(divided(x, 1, 2), divided(x, 3, 4))
try:
    divided(x, 1, 0)
except ZeroDivisionError as error:
    print(error)
print(divided(x, 1.5, 2)[1], divided(x, True, 2)[1], divided(x, 10**30, 2)[1])


@jit(capture_mode="bytecode")
def looped(x, n):
    for i in range(20):
        n += i
    return x * 2, n


print([looped(x, i)[1] for i in range(4)])


@jit(capture_mode="bytecode")
def nothing_is_lost(x, n):
    a = n + 1
    b = [a, {"a": a}, (n, a)]
    c = a if a > n else n
    a += 1
    return ops.abs(x), b, c, a, f"{n}", n == n, n != n, 3 < n


for n in (1, 2, 7, 2.5, float("nan")):
    print(nothing_is_lost(x, n)[1:])
# expect: [2. 0.] 10 1 {'calls': 2}
# expect: [2. 0.] 20 2 {'calls': 4}
# expect: [2. 0.] 30 3 {'calls': 6}
# expect: [2. 0.] 40 4 {'calls': 8}
# expect: [2. 0.] 50 5 {'calls': 10}
# expect: 1
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  0.00000000e+00]), 60)
# expect: 15.0 1.5
# expect: 11529215046068469770 1152921504606846977
# expect: 20 2
# expect: can only concatenate str (not "int") to str
# expect: {'calls': 18}
# expect: [ 0. -0.] 1
# expect: [ 0. -0.] 2
# expect: [ 0. -0.] 3
# expect: [ 0. -0.] 4
# expect: [ 0. -0.] 5
# expect: [ 2. -1.] 6
# expect: [ 2. -1.] 7
# expect: [ 0. -3.] 8
# expect: [ 2. -1.] 9
# expect: [ 2. -1.] 10
# expect: 3
# expect: call 1
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00, -2.00000000e+00]), 0.5, 0, 1)
# expect: call 2
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00, -2.00000000e+00]), 1.5, 1, 1)
# expect: call 4
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00, -2.00000000e+00]), 3.5, 3, 1)
# expect: call 8
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00, -2.00000000e+00]), 7.5, 7, 1)
# expect: 1
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -1.00000000e+00]), 0.5) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -1.00000000e+00]), 0.75)
# expect: division by zero
# expect: 0.75 0.5 5e+29
# expect: [190, 191, 192, 193]
# expect: ([2, {'a': 2}, (1, 2)], 2, 3, '1', True, False, False)
# expect: ([3, {'a': 3}, (2, 3)], 3, 4, '2', True, False, False)
# expect: ([8, {'a': 8}, (7, 8)], 8, 9, '7', True, False, True)
# expect: ([3.5, {'a': 3.5}, (2.5, 3.5)], 3.5, 4.5, '2.5', True, False, False)
# expect: ([nan, {'a': nan}, (nan, nan)], nan, nan, 'nan', False, True, False)
