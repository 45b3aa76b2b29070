# Cells and functions in a CellList, tuple or list, of which an int32 tensor chooses one while the graph runs.
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(3.0), name="w")
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
        self.chain = nn.CellList([nn.ReLU(), self.dense, nn.Tanh()])

    def construct(self, x, i):
        return self.chain[i](x) * self.w


class Pair(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pair = (nn.ReLU(), nn.Softsign())

    def construct(self, x, i):
        return self.pair[i](x)


net = Net()
x = Tensor([[1.0, -2.0]])
for i in (1, 0, -2):
    print(net(x, Tensor(i, ms.int32)).asnumpy().tolist(), Pair()(x, Tensor(i, ms.int32)).asnumpy().tolist())
for i in (1, 0):
    inputs, weights = ms.grad(net, 0, net.trainable_params())(x, Tensor(i, ms.int32))
    print(inputs.asnumpy().tolist(), [w.asnumpy().tolist() for w in weights])


@jit
def choose(x, i):
    functions = (lambda a: a + 1, lambda a: a * 2)
    return functions[i](x)


print(choose(x, Tensor(0, ms.int32)).asnumpy().tolist(), choose(x, Tensor(1, ms.int32)).asnumpy().tolist())
try:
    net(x, Tensor(1))
except ValueError as e:
    print(str(e).split("\n")[0])

# expect: [[-3.0, -3.0]] [[0.5, -0.6666666865348816]]
# expect: [[3.0, 0.0]] [[1.0, 0.0]]
# expect: [[-3.0, -3.0]] [[1.0, 0.0]]
# expect: [[6.0, 6.0]] [-2.0, [[3.0, -6.0], [3.0, -6.0]], [3.0, 3.0]]
# expect: [[3.0, 0.0]] [1.0, [[0.0, 0.0], [0.0, 0.0]], [0.0, 0.0]]
# expect: [[2.0, -1.0]] [[2.0, -4.0]]
# expect: switch_layer index must be an int32, but got Int64
