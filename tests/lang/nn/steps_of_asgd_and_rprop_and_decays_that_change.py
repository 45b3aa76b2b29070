# ASGD and Rprop give one truth, others one a parameter; a decay that changes with the step is that of the step which begins.
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, -2.0, 3.0]), name="w")
        self.b = Parameter(Tensor([0.5]), name="b")

    def construct(self, x):
        return (x * self.w).sum() + self.b


gradients = (Tensor([0.1, -0.2, 0.3]), Tensor([1.0]))
for make in (nn.ASGD, nn.Rprop, nn.SGD):
    net = Net()
    print(make.__name__, make(net.trainable_params(), 0.1)(gradients))
net = Net()
optimizer = nn.AdamWeightDecay(net.trainable_params(), 0.1, weight_decay=nn.CosineDecayLR(0.1, 0.9, 3))
for _ in range(3):
    optimizer(gradients)
print(net.w.asnumpy().round(4).tolist(), net.b.asnumpy().round(4).tolist())
# expect: ASGD True
# expect: Rprop True
# expect: SGD (True, True)
# expect: [-0.37130001187324524, -0.44940000772476196, 1.270300030708313] [-0.7820000052452087]
