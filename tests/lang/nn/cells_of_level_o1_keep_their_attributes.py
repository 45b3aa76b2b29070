# What amp level O1 casts is still the cell that the program made: its weight, its base class, its place in the network.
import numpy as np
import mindspore as ms
from mindspore import Tensor, amp, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3, weight_init="ones")
        self.blocks = nn.SequentialCell(nn.Dense(2, 3, weight_init="ones", bias_init="zeros"), nn.ReLU())

    def construct(self, x):
        return self.blocks(ops.mean(self.conv(x), (2, 3)))


x = Tensor(np.full((1, 1, 4, 4), 0.1001, np.float32))
net = amp.auto_mixed_precision(Net(), "O1")
print(type(net.conv).__name__, type(net.blocks[0]).__name__, isinstance(net.conv, nn.Conv2d))
print(net.conv.weight.name, net.conv.weight.dtype, net.blocks[0].in_channels, [p.name for p in net.trainable_params()])
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print(net.conv(x).dtype, net.conv(x).asnumpy().ravel()[:2], net(x).dtype, net(x).asnumpy().round(2))

# expect: Conv2dOpt DenseOpt True
# expect: conv.weight Float32 2 ['conv.weight', 'blocks.0.weight', 'blocks.0.bias']
# expect: Float32 [0.40039062 0.60058594] Float32 [[1.25 1.25 1.25]]
# expect: Float32 [0.40039062 0.60058594] Float32 [[1.25 1.25 1.25]]
