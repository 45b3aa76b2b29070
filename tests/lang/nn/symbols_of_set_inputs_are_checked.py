import mindspore as ms
import numpy as np
from mindspore import Symbol, Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def construct(self, x, y):
        return x.sum() + y.sum()


def ones(*shape):
    return Tensor(np.ones(shape, np.float32))


def attempt(net, *args):
    try:
        print(net(*args))
    except ValueError as error:
        print(error)


even, same = Symbol(min=4, max=8, divisor=2), Symbol(unique=True)
net = Net()
net.set_inputs(Tensor(shape=[even, 4], dtype=ms.float32), Tensor(shape=[same, same], dtype=ms.float32))
attempt(net, ones(4, 4), ones(3, 3))
attempt(net, ones(5, 4), ones(3, 3))
attempt(net, ones(10, 4), ones(3, 3))
attempt(net, ones(2, 4), ones(3, 3))
attempt(net, ones(8, 4), ones(3, 2))
attempt(net, ones(8, 4), ones(2, 2))
print(Tensor(shape=[even, None], dtype=ms.float32).shape)

# expect: 25.0
# expect: The 1th shape value of 1th actual input args must be match the 'divisor'(d) and 'remainder'(r) of `Symbol`. The value should be 'd * N + r' for 'N > 0', got d=2 and r=0, but actual shape value is '5'. Actual shape: (5, 4), axis: 0
# expect: The 1th shape value of 1th actual input args must be less than or equal to the 'max' value '8' of `Symbol`, but got '10'. Actual shape: (10, 4), axis: 0.
# expect: The 1th shape value of 1th actual input args must be greater than or equal to the 'min' value '4' of `Symbol`, but got '2'.  Actual shape: (2, 4), axis: 0.
# expect: The 2th shape value of 2th actual input args is a unique symbol, all values must be the same. The previous value is 3, but the current value is 2. Actual shape: (3, 2), axis: 1.
# expect: 36.0
# expect: (-1, -1)
