# tolerance: 2e-4
# One small network trained by several optimizers, in dynamic and in static graphs; the losses of each step.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.SequentialCell(nn.Dense(4, 16), nn.Tanh(), nn.Dense(16, 16, activation="relu"), nn.Dense(16, 1))

    def construct(self, x):
        return self.layers(x)


rng = np.random.RandomState(5)
x_np = rng.randn(16, 4).astype(np.float32)
y_np = (np.sin(x_np.sum(1, keepdims=True)) + 0.1 * rng.randn(16, 1)).astype(np.float32)
x, y = Tensor(x_np), Tensor(y_np)


def train(title, make, steps=5):
    rng = np.random.RandomState(7)
    net = Net()
    for parameter in net.get_parameters():
        parameter.set_data(Tensor(rng.randn(*parameter.shape) * 0.3, ms.float32))
    loss_fn = nn.MSELoss()
    opt = make(net.trainable_params())
    step = nn.TrainOneStepCell(nn.WithLossCell(net, loss_fn), opt)
    step.set_train()
    print(title, [f"{float(step(x, y).asnumpy()):.4f}" for _ in range(steps)])


makers = {
    "SGD": lambda p: nn.SGD(p, 0.1),
    "SGD momentum": lambda p: nn.SGD(p, 0.05, momentum=0.9, nesterov=True),
    "Momentum": lambda p: nn.Momentum(p, 0.05, 0.9, weight_decay=0.01),
    "Adam": lambda p: nn.Adam(p, 0.01),
    "Adam with a schedule": lambda p: nn.Adam(p, nn.ExponentialDecayLR(0.02, 0.5, 2)),
    "AdamWeightDecay": lambda p: nn.AdamWeightDecay(p, 0.01, weight_decay=0.1),
    "RMSProp": lambda p: nn.RMSProp(p, 0.005),
    "Adagrad": lambda p: nn.Adagrad(p, learning_rate=0.05),
    "groups": lambda p: nn.Momentum([{"params": p[:2], "lr": 0.01}, {"params": p[2:], "weight_decay": 0.1}], 0.05, 0.9),
}
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for title, make in makers.items():
        train(title, make)

# expect: SGD ['1.0098', '0.2794', '0.2474', '0.2282', '0.2141']
# expect: SGD momentum ['1.0098', '0.2882', '0.2996', '0.3275', '0.2680']
# expect: Momentum ['1.0098', '0.4895', '0.2630', '0.4347', '0.5799']
# expect: Adam ['1.0098', '0.7589', '0.5667', '0.4228', '0.3242']
# expect: Adam with a schedule ['1.0098', '0.5650', '0.3771', '0.2948', '0.2555']
# expect: AdamWeightDecay ['1.0098', '0.4007', '0.2334', '0.3280', '0.3009']
# expect: RMSProp ['1.0098', '0.9436', '0.8860', '0.8336', '0.7855']
# expect: Adagrad ['1.0098', '0.4304', '0.2902', '0.2400', '0.2164']
# expect: groups ['1.0098', '0.5179', '0.2708', '0.4203', '0.6007']
# expect: SGD ['1.0098', '0.2794', '0.2474', '0.2282', '0.2141']
# expect: SGD momentum ['1.0098', '0.2882', '0.2996', '0.3275', '0.2680']
# expect: Momentum ['1.0098', '0.4895', '0.2630', '0.4347', '0.5799']
# expect: Adam ['1.0098', '0.7589', '0.5667', '0.4228', '0.3242']
# expect: Adam with a schedule ['1.0098', '0.5650', '0.3771', '0.2948', '0.2555']
# expect: AdamWeightDecay ['1.0098', '0.4007', '0.2334', '0.3280', '0.3009']
# expect: RMSProp ['1.0098', '0.9436', '0.8860', '0.8336', '0.7855']
# expect: Adagrad ['1.0098', '0.4304', '0.2902', '0.2400', '0.2164']
# expect: groups ['1.0098', '0.5179', '0.2708', '0.4203', '0.6007']
