# A step that calls its network and then takes its gradient reads each weight twice, and one state follows all of the reads:
# the passes take them together, not state by state.
import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def __init__(self, depth):
        super().__init__()
        self.layers = nn.SequentialCell([nn.Dense(2, 2, weight_init="ones", bias_init="zeros") for _ in range(depth)])
        self.drop = nn.Dropout(p=0.5)

    def construct(self, x):
        return (self.drop(self.layers(x)) * 0.0).sum()


class Step(nn.TrainOneStepWithLossScaleCell):
    def __init__(self, network, optimizer, scale):
        super().__init__(network, optimizer, scale)
        self.updates = ms.Parameter(Tensor(0.0), name="updates")

    def construct(self, *inputs):
        loss = self.network(*inputs)
        status, scale = self.start_overflow_check(loss, self.scale_sense)
        gradients = self.grad(self.network, self.weights)(*inputs, ops.ones_like(loss) * scale)
        gradients = self.grad_reducer(gradients)
        self.updates += 1
        return ops.depend(loss, self.optimizer(gradients)), self.updates


net = Net(30).set_train()
step = Step(net, nn.Momentum(net.trainable_params(), 0.1, 0.9), Tensor(1.0))
for _ in range(2):
    print(step(Tensor([[1.0, 1.0]])))

# expect: (Tensor(shape=[], dtype=Float32, value= 0), Tensor(shape=[], dtype=Float32, value= 1))
# expect: (Tensor(shape=[], dtype=Float32, value= 0), Tensor(shape=[], dtype=Float32, value= 2))
