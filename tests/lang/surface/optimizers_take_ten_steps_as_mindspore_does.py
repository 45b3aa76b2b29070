# tolerance: 2e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.linspace(-1, 1, 6).reshape(2, 3), ms.float32), name="w")
        self.gamma = Parameter(Tensor([1.0, 0.5, 2.0]), name="gamma")

    def construct(self, x):
        return (((ops.matmul(x, self.w) + 0.1) * self.gamma) ** 2).sum()


x = Tensor(np.linspace(0, 1, 4).reshape(2, 2), ms.float32)
for make in (lambda p: nn.Adadelta(p, 0.5, rho=0.8, weight_decay=0.1, loss_scale=2.0), lambda p: nn.AdaMax(p, 0.1, weight_decay=0.1),
             lambda p: nn.LazyAdam(p, 0.1, weight_decay=0.01), lambda p: nn.AdaFactor(p), lambda p: nn.Adam(p, 0.1, use_amsgrad=True),
             lambda p: nn.AdaFactor(p, learning_rate=0.1, relative_step=False, beta1=0.0, weight_decay=0.1),
             lambda p: nn.FTRL(p, learning_rate=0.1, l1=0.1, l2=0.2, weight_decay=0.1),
             lambda p: nn.ProximalAdagrad(p, learning_rate=0.1, l1=0.01, l2=0.02), lambda p: nn.ASGD(p, 0.05, lambd=0.1, t0=3.0),
             lambda p: nn.Rprop(p, 0.05, etas=(0.3, 1.5), step_sizes=(0.01, 0.2))):
    for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
        ms.set_context(mode=mode)
        net = Net()
        optimizer = make(net.trainable_params())
        step = ops.value_and_grad(net, None, net.trainable_params())
        for _ in range(10):
            loss, gradients = step(x)
            optimizer(gradients)
        print(type(optimizer).__name__, mode, loss, [np.round(p.asnumpy().astype(np.float64), 4).tolist() for p in net.trainable_params()])

# expect: Adadelta 1 4.470957 [[[-0.9874, -0.5869, -0.2127], [0.2124, 0.5873, 0.9873]], [0.9875, 0.4874, 1.9873]]
# expect: Adadelta 0 4.470957 [[[-0.9874, -0.5869, -0.2127], [0.2124, 0.5873, 0.9873]], [0.9875, 0.4874, 1.9873]]
# expect: AdaMax 1 0.15923737 [[[-0.5824, -0.1956, -0.7706], [0.3914, 0.1525, 0.4035]], [0.5082, 0.0942, 1.4819]]
# expect: AdaMax 0 0.15923737 [[[-0.5824, -0.1956, -0.7706], [0.3914, 0.1525, 0.4035]], [0.5082, 0.0942, 1.4819]]
# expect: LazyAdam 1 0.17355444 [[[-0.545, -0.8966, -0.9579], [0.4445, 0.0644, 0.2172]], [0.1605, -0.1336, 1.2571]]
# expect: LazyAdam 0 0.17355444 [[[-0.545, -0.8966, -0.9579], [0.4445, 0.0644, 0.2172]], [0.1605, -0.1336, 1.2571]]
# expect: AdaFactor 1 4.1368175 [[[-0.9664, -0.6239, -0.2276], [0.2247, 0.5721, 0.9723]], [0.9471, 0.4473, 1.9463]]
# expect: AdaFactor 0 4.1368175 [[[-0.9664, -0.6239, -0.2276], [0.2247, 0.5721, 0.9723]], [0.9471, 0.4473, 1.9463]]
# expect: Adam 1 0.1744976 [[[-0.5664, -1.0433, -0.9587], [0.4557, 0.088, 0.2175]], [0.1601, -0.1294, 1.2571]]
# expect: Adam 0 0.1744976 [[[-0.5664, -1.0433, -0.9587], [0.4557, 0.088, 0.2175]], [0.1601, -0.1294, 1.2571]]
# expect: AdaFactor 1 0.33641365 [[[-0.6804, -0.6843, -0.5514], [0.3087, 0.4061, 0.5675]], [0.3935, 0.0519, 1.2404]]
# expect: AdaFactor 0 0.33641365 [[[-0.6804, -0.6843, -0.5514], [0.3087, 0.4061, 0.5675]], [0.3935, 0.0519, 1.2404]]
# expect: FTRL 1 0.5685751 [[[-0.3557, 0.0, -0.5265], [0.1598, 0.0713, 0.6053]], [0.2494, 0.0, 1.5274]]
# expect: FTRL 0 0.5685751 [[[-0.3557, 0.0, -0.5265], [0.1598, 0.0713, 0.6053]], [0.2494, 0.0, 1.5274]]
# expect: ProximalAdagrad 1 0.6918404 [[[-0.7394, -0.6252, -0.5656], [0.3357, 0.3764, 0.6206]], [0.7078, 0.2749, 1.6649]]
# expect: ProximalAdagrad 0 0.6918404 [[[-0.7394, -0.6252, -0.5656], [0.3357, 0.3764, 0.6206]], [0.7078, 0.2749, 1.6649]]
# expect: ASGD 1 0.14997666 [[[-0.8248, -0.6048, -0.5315], [0.3274, 0.5016, 0.2179]], [0.868, 0.4128, 1.6003]]
# expect: ASGD 0 0.14997666 [[[-0.8248, -0.6048, -0.5315], [0.3274, 0.5016, 0.2179]], [0.868, 0.4128, 1.6003]]
# expect: Rprop 1 0.019730287 [[[-0.714, -0.7, -0.5213], [0.3279, 0.314, 0.3438]], [0.0538, 0.0167, 0.3937]]
# expect: Rprop 0 0.019730287 [[[-0.714, -0.7, -0.5213], [0.3279, 0.314, 0.3438]], [0.0538, 0.0167, 0.3937]]
