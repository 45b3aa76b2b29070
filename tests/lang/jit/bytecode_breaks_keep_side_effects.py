# by hand: 2.7.0 loses `calls += 1` on the second call; eager execution is the judge for bytecode
from mindspore import Tensor, jit


class Net:
    def __init__(self):
        self.calls = 0
        self.seen = []

    @jit(capture_mode="bytecode")
    def forward(self, x):
        self.calls += 1
        y = x * self.calls
        self.seen.append(y)
        return y


n = Net()
print(n.forward(Tensor([1.0])), n.forward(Tensor([1.0])), n.forward(Tensor([1.0])))
print(n.calls, len(n.seen), n.seen[1])

# expect: [1.] [2.] [3.]
# expect: 3 3 [2.]
