import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.half = nn.Dense(2, 2, weight_init="ones", bias_init="zeros").to_float(ms.float16)
        self.full = nn.Dense(2, 2, weight_init="ones", bias_init="ones")

    def construct(self, x):
        y = self.half(x)
        return y, self.full(y.astype(ms.float32))


net = Net()
x = Tensor([[1.0, 2.0]])
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print([(out.dtype, out.asnumpy().tolist()) for out in net(x)])
print(net.half.weight.dtype)

# expect: [(mindspore.float16, [[3.0, 3.0]]), (mindspore.float32, [[7.0, 7.0]])]
# expect: [(mindspore.float16, [[3.0, 3.0]]), (mindspore.float32, [[7.0, 7.0]])]
# expect: Float32
