"""A first call of one kind, for code_lines.py, which steps through what stands between the two signals.

  first_calls.py NAME
"""
import signal
import sys

import mindspore as ms
from mindspore import Tensor, nn, ops

x, y = Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([[0.5, -1.0], [2.0, 0.0]])


def smooth(a, b):
    return ops.tanh(a * b)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(x, name="weight")

    def construct(self, a):
        return ops.relu(a * self.weight)


net = Net()
CALLS = {
    "ast": lambda: ms.jit(smooth)(x, y),
    "bytecode": lambda: ms.jit(smooth, capture_mode="bytecode")(x, y),
    "trace": lambda: ms.jit(capture_mode="trace")(smooth)(x, y),
    "cell": lambda: ms.jit(net)(x),
    "vmap": lambda: ms.vmap(smooth, (0, None))(x, y[0]),
    "nested vmap": lambda: ms.vmap(ms.vmap(smooth))(x, y),
}

# What an eager call runs is no part of a compile.
smooth(x, y)
net(x)

if __name__ == "__main__":
    call = CALLS[sys.argv[1]]
    signal.raise_signal(signal.SIGUSR1)
    call()
    signal.raise_signal(signal.SIGUSR1)
