# tolerance: 1e-4
# modes: eager ast bytecode trace
# An LSTM cell written by hand and unrolled over time, in the style of user code: lists of states, zip, enumerate, dict of cells.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops
from mindspore.common.initializer import initializer


class LSTMCellByHand(nn.Cell):
    def __init__(self, input_size, hidden_size):
        super().__init__()
        self.hidden_size = hidden_size
        self.w_ih = Parameter(initializer("zeros", (4 * hidden_size, input_size), ms.float32))
        self.w_hh = Parameter(initializer("zeros", (4 * hidden_size, hidden_size), ms.float32))
        self.bias = Parameter(initializer("zeros", (4 * hidden_size,), ms.float32))

    def construct(self, x, state):
        h, c = state
        gates = ops.matmul(x, self.w_ih.T) + ops.matmul(h, self.w_hh.T) + self.bias
        i, f, g, o = ops.split(gates, self.hidden_size, axis=1)
        i, f, o = [ops.sigmoid(gate) for gate in (i, f, o)]
        c = f * c + i * ops.tanh(g)
        h = o * ops.tanh(c)
        return h, c


class Model(nn.Cell):
    def __init__(self, sizes):
        super().__init__()
        self.cells_ = nn.CellList([LSTMCellByHand(a, b) for a, b in zip(sizes[:-1], sizes[1:])])
        self.head = nn.Dense(sizes[-1], 1)

    def construct(self, xs):
        batch = xs.shape[1]
        states = [(ops.zeros((batch, cell.hidden_size), ms.float32), ops.zeros((batch, cell.hidden_size), ms.float32))
                  for cell in self.cells_]
        outputs = []
        for t in range(xs.shape[0]):
            x = xs[t]
            for n, cell in enumerate(self.cells_):
                states[n] = cell(x, states[n])
                x = states[n][0]
            outputs.append(self.head(x))
        return ops.stack(outputs)


np.random.seed(2)
net = Model([3, 5, 4])
for parameter in net.get_parameters():
    parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.5, ms.float32))
xs = Tensor(np.random.randn(4, 2, 3), ms.float32)


@jit
def run(xs):
    return net(xs)


print(run(xs))
grads = ms.grad(lambda xs: net(xs).sum(), None, net.trainable_params())(xs)
print([(p.name, tuple(g.shape)) for p, g in zip(net.trainable_params(), grads)][:3])
print(grads[0][0], grads[-1])

# expect: [[[0.3813361 ]
# expect:   [0.44214892]]
# expect:
# expect:  [[0.42116237]
# expect:   [0.54449505]]
# expect:
# expect:  [[0.4131224 ]
# expect:   [0.60786694]]
# expect:
# expect:  [[0.37601367]
# expect:   [0.5964417 ]]]
# expect: [('cells_.0.w_ih', (20, 3)), ('cells_.0.w_hh', (20, 5)), ('cells_.0.bias', (20,))]
# expect: [-0.05538554 -0.0183575   0.04801808] [8.]
