# tolerance: 2e-4
# modes: eager ast
# A small U-Net in the style of the model zoo: double convolutions, max pooling, transposed convolutions, skip connections.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, nn, ops


class DoubleConv(nn.Cell):
    def __init__(self, cin, cout):
        super().__init__()
        self.double_conv = nn.SequentialCell([nn.Conv2d(cin, cout, 3, has_bias=True), nn.ReLU(),
                                              nn.Conv2d(cout, cout, 3, pad_mode="pad", padding=1), nn.LeakyReLU(0.1)])

    def construct(self, x):
        return self.double_conv(x)


class Up(nn.Cell):
    def __init__(self, cin, cout):
        super().__init__()
        self.up = nn.Conv2dTranspose(cin, cout, 2, stride=2, pad_mode="same")
        self.conv = DoubleConv(2 * cout, cout)

    def construct(self, x1, x2):
        x1 = self.up(x1)
        return self.conv(ops.concat((x2, x1), 1))


class UNet(nn.Cell):
    def __init__(self, widths=(4, 6, 8)):
        super().__init__()
        self.inc = DoubleConv(1, widths[0])
        self.downs = nn.CellList([nn.SequentialCell(nn.MaxPool2d(2, 2), DoubleConv(a, b)) for a, b in zip(widths, widths[1:])])
        self.ups = nn.CellList([Up(b, a) for a, b in zip(widths, widths[1:])][::-1])
        self.outc = nn.Conv2d(widths[0], 2, 1)

    def construct(self, x):
        features = [self.inc(x)]
        for down in self.downs:
            features.append(down(features[-1]))
        x = features[-1]
        for i, up in enumerate(self.ups):
            x = up(x, features[-2 - i])
        return ops.log_softmax(self.outc(x), 1)


np.random.seed(0)
net = UNet()
for parameter in net.get_parameters():
    parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.3, ms.float32))
x = Tensor(np.random.randn(1, 1, 8, 8), ms.float32)
target = Tensor(np.random.randint(0, 2, (1, 8, 8)), ms.int32)


@jit
def run(x):
    return net(x)


out = run(x)
print(out.shape, out[0, 0, 0])


def loss_fn(x):
    return ops.nll_loss(net(x), target)


loss, grads = ms.value_and_grad(loss_fn, None, net.trainable_params())(x)
print(loss, len(grads), grads[0][0], grads[-1].sum())

# expect: (1, 2, 8, 8) [-2.794496  -3.554528  -5.6843095 -5.1381226 -4.824603  -3.3385532
# expect:  -1.867447  -2.4992967]
# expect: 2.1607275 18 [[[ 0.14595412  0.15507829  0.06990923]
# expect:   [ 0.0745831   0.5973731   0.00832985]
# expect:   [-0.1693661   0.4045597   0.34336317]]] -2.6077032e-08
