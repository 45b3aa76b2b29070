"""What device_programs.py runs on two devices: graphs whose kernels a device fuses, splits over threads or gives layouts of
its own. Prints a name and the values of each result: all of a small one, samples and sums of a large one."""
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, jit, nn, ops

LEVEL = sys.argv[1]
random = np.random.RandomState(7)


def tensor(*shape):
    return Tensor(random.randn(*shape).astype(np.float32))


def show(name, result):
    if isinstance(result, (tuple, list)):
        for i, part in enumerate(result):
            show(name + "." + str(i), part)
        return
    values = result.asnumpy().reshape(-1)
    step = max(1, len(values) // 50)
    numbers = [float(v) for v in values[::step]] + [float(values.sum()), float(np.abs(values).sum())]
    print(name, " ".join(repr(v) for v in numbers))


class Block(nn.Cell):
    def __init__(self, inputs, outputs, stride=1):
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, outputs, 3, stride=stride, pad_mode="pad", padding=1)
        self.bn1 = nn.BatchNorm2d(outputs)
        self.relu = nn.ReLU()
        self.conv2 = nn.Conv2d(outputs, outputs, 3, stride=1, pad_mode="pad", padding=1)
        self.bn2 = nn.BatchNorm2d(outputs)
        self.short = nn.Conv2d(inputs, outputs, 1, stride=stride) if stride > 1 else None

    def construct(self, x):
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        rest = x
        if self.short is not None:
            rest = self.short(x)
        return self.relu(out + rest)


class Tower(nn.Cell):
    """Blocks in a row: values pass between convolutions, and on to a sum, in whatever layout the device likes."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 32, 3, stride=2, pad_mode="pad", padding=1)
        self.blocks = nn.SequentialCell(Block(32, 32), Block(32, 32), Block(32, 48, 2))
        self.head = nn.Dense(48, 10)

    def construct(self, x):
        x = self.blocks(self.stem(x))
        return self.head(x.mean((2, 3)))


class Attention(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.q, self.v = nn.Dense(width, width), nn.Dense(width, width)
        # Without a bias: softmax would make its gradient 0, and both devices print what rounding leaves of that.
        self.k = nn.Dense(width, width, has_bias=False)
        self.norm = nn.LayerNorm((width,))

    def construct(self, x, mask):
        q, k, v = (f(x).view(2, 48, 4, -1).swapaxes(1, 2) for f in (self.q, self.k, self.v))
        weights = ops.softmax(ops.matmul(q, k.swapaxes(2, 3)) / 4.0 + mask, -1)
        return self.norm(x + ops.matmul(weights, v).swapaxes(1, 2).reshape(x.shape))


class Reshaped(nn.Cell):
    """A Reshape gives a convolution's result other channels: what follows it is not the convolution's."""

    def __init__(self, follower):
        super().__init__()
        self.follower = follower
        self.first = nn.Conv2d(16, 32, 3)
        self.norm = nn.BatchNorm2d(16)
        self.second = nn.Conv2d(16, 16, 3)
        self.third = nn.Conv2d(16, 32, 1)

    def construct(self, x):
        y = self.first(x)
        z = y.reshape(2 * x.shape[0], 16, *x.shape[2:])
        if self.follower == "norm":
            return self.norm(z)
        if self.follower == "conv":
            return self.second(z)
        if self.follower == "residual":
            return ops.relu(self.second(z) + z)
        return ops.relu(self.third(x) + self.second(z).reshape(y.shape))


def chain(a, b, c):
    return ops.tanh(a * b + c) * ops.sigmoid(a) + ops.exp(-b * b)


def shapes(a, b):
    wide = ops.cat((a, a * b), axis=1)
    return wide.sum(0), wide.mean(1), wide.max(), ops.log(ops.abs(wide) + 1.0).swapaxes(0, 1).sum(1), a[:, ::3] * b


def run(name, net, inputs, trains=False):
    for parameter in net.get_parameters():
        values = random.randn(*parameter.shape).astype(np.float32) * 0.2
        parameter.set_data(Tensor(np.abs(values) + 0.5 if "variance" in parameter.name else values))
    show(name, net(*inputs))
    show(name + ".jit", jit(net.construct, jit_level=LEVEL)(*inputs))
    net.set_train(trains)

    def loss(*given):
        return (net(*given) * net(*given)).sum()

    value, gradients = ms.value_and_grad(loss, None, net.trainable_params())(*inputs)
    show(name + ".value", value)
    show(name + ".grad", gradients)


run("block", Block(32, 32), (tensor(2, 32, 13, 11),))
run("block.train", Block(16, 16), (tensor(3, 16, 9, 9),), True)
run("tower", Tower(), (tensor(2, 3, 40, 40),))
mask = Tensor(np.triu(np.full((48, 48), -1e9, np.float32), 1))
run("attention", Attention(64), (tensor(2, 48, 64), mask))
big = (tensor(300, 701), tensor(300, 701), tensor(701))
show("chain", jit(chain, jit_level=LEVEL)(*big))
show("chain.eager", chain(*big))
show("shapes", jit(shapes, jit_level=LEVEL)(tensor(200, 300), tensor(200, 1)))
show("product", ops.matmul(tensor(600, 130), tensor(130, 70)))
show("product.transposed", ops.MatMul(True, True)(tensor(130, 600), tensor(70, 130)))
show("product.batch", jit(ops.matmul, jit_level=LEVEL)(tensor(3, 1, 40, 33), tensor(5, 33, 20)))
for groups in (4, 32):
    conv = nn.Conv2d(32, 64, 3, stride=2, dilation=2, pad_mode="same", group=groups)
    run("conv" + str(groups), conv, (tensor(2, 32, 15, 14),))
for follower in ("norm", "conv", "residual", "sum"):
    run("reshaped." + follower, Reshaped(follower), (tensor(2, 16, 8, 9),))
run("conv.dilated", nn.Conv2d(32, 32, 3, dilation=4, pad_mode="pad", padding=4), (tensor(2, 32, 8, 8),))


def correlated(x, w):
    return ops.conv2d(x, w, pad_mode="same")


# What is infinite or no number stays as near as a window reaches, and large numbers overflow no sum of neighbours.
filters = tensor(32, 32, 3, 3)
for kind, value in (("infinite", np.inf), ("no_number", np.nan), ("large", 1e34)):
    pixels = tensor(1, 32, 16, 16).asnumpy()
    pixels[0, 3, 5, 5] = value
    results = [correlated(Tensor(pixels), filters), *ms.grad(lambda x, w: (correlated(x, w) / 2).sum(), (0, 1))(Tensor(pixels), filters),
               ms.grad(lambda x: (correlated(x, filters) * Tensor(pixels)).sum())(tensor(1, 32, 16, 16))]
    if kind != "large":
        results = [Tensor(np.isnan(r.asnumpy()) + 2.0 * np.isinf(r.asnumpy()), ms.float32) for r in results]
    show("conv." + kind, results)
