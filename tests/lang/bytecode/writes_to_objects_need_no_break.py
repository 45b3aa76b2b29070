# modes: eager bytecode
from mindspore import Tensor, jit, nn, ops

losses = []
table = {"b": 1}
seen = {1}
total = 0


class State:
    scale = 2.0

    def __init__(self):
        self.steps = 0
        self.last = None
        self.log = []

    @property
    def double(self):
        return self.steps * 2

    @double.setter
    def double(self, value):
        self.steps = value // 2


state = State()


@jit
def step(x, s):
    global total
    y = x * s.scale + 1
    s.steps += 1
    s.last = y
    s.log.append(s.steps)
    total = total + 1
    losses.append(y.sum())
    table["a"] = y
    table["n"] = len(table)
    seen.add(s.steps)
    s.double = s.double + 2
    return s.last + total


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.outputs = []

    @jit
    def construct(self, x):
        self.calls += 1
        self.outputs.append(ops.relu(x))
        return self.outputs[-1] * self.calls


for i in range(4):
    print(step(Tensor([1.0, 2.0]), state), state.steps, state.last, state.log, total, len(losses), sorted(table), sorted(seen))
net = Net()
for i in range(4):
    print(net(Tensor([1.0, -2.0])), net.calls, len(net.outputs))
other = State()
print(step(Tensor([1.0]), other), other.steps, state.steps, [float(v) for v in losses])


def outer():
    count = 0
    history = []

    @jit
    def inner(x):
        nonlocal count
        count += 1
        history.append(x + count)
        return history[count - 1]

    for i in range(3):
        print(inner(Tensor([float(i)])), count, len(history))
    history.clear()
    return inner


try:
    outer()(Tensor([1.0]))
except IndexError as e:
    print("IndexError", e)

# expect: [4. 6.] 2 [3. 5.] [1] 1 1 ['a', 'b', 'n'] [1]
# expect: [5. 7.] 4 [3. 5.] [1, 3] 2 2 ['a', 'b', 'n'] [1, 3]
# expect: [6. 8.] 6 [3. 5.] [1, 3, 5] 3 3 ['a', 'b', 'n'] [1, 3, 5]
# expect: [7. 9.] 8 [3. 5.] [1, 3, 5, 7] 4 4 ['a', 'b', 'n'] [1, 3, 5, 7]
# expect: [1. 0.] 1 1
# expect: [2. 0.] 2 2
# expect: [3. 0.] 3 3
# expect: [4. 0.] 4 4
# expect: [8.] 2 8 [8.0, 8.0, 8.0, 8.0, 3.0]
# expect: [1.] 1 1
# expect: [3.] 2 2
# expect: [5.] 3 3
# expect: IndexError list index out of range
