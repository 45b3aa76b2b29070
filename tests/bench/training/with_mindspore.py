"""Training steps (Adam) and inference of small networks in MindSpore's interface."""
import os
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, jit, nn, ops

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clock import report  # noqa: E402

random = np.random.RandomState(0)


def floats(*shape):
    return Tensor(random.randn(*shape).astype(np.float32))


def le_net():
    return nn.SequentialCell(
        nn.Conv2d(1, 6, 5, pad_mode="valid"), nn.ReLU(), nn.MaxPool2d(2, 2), nn.Conv2d(6, 16, 5, pad_mode="valid"), nn.ReLU(),
        nn.MaxPool2d(2, 2), nn.Flatten(), nn.Dense(256, 120), nn.ReLU(), nn.Dense(120, 84), nn.ReLU(), nn.Dense(84, 10))


def mlp():
    return nn.SequentialCell(nn.Dense(784, 512), nn.ReLU(), nn.Dense(512, 512), nn.ReLU(), nn.Dense(512, 10))


class Recurrent(nn.Cell):
    def __init__(self, layer):
        super().__init__()
        self.embedding, self.layer, self.head = nn.Embedding(1000, 64), layer(64, 128, batch_first=True), nn.Dense(128, 10)

    def construct(self, x):
        return self.head(self.layer(self.embedding(x))[0][:, -1])


class Encoder(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer, self.head = nn.TransformerEncoderLayer(128, 4, 256, batch_first=True, dropout=0.0), nn.Dense(128, 10)

    def construct(self, x):
        return self.head(self.layer(x).mean(1))


class Residual(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(16, 16, 3, pad_mode="same"), nn.BatchNorm2d(16)
        self.conv2, self.norm2 = nn.Conv2d(16, 16, 3, pad_mode="same"), nn.BatchNorm2d(16)
        self.head = nn.Dense(16, 10)

    def construct(self, x):
        y = ops.relu(self.norm1(self.conv1(x)))
        return self.head(ops.relu(self.norm2(self.conv2(y)) + x).mean((2, 3)))


words = Tensor(random.randint(0, 1000, (16, 32)))
NETWORKS = {"lenet": (le_net(), floats(32, 1, 28, 28)), "mlp": (mlp(), floats(64, 784)), "lstm": (Recurrent(nn.LSTM), words),
            "gru": (Recurrent(nn.GRU), words), "encoder": (Encoder(), floats(8, 64, 128)),
            "residual": (Residual(), floats(8, 16, 32, 32))}
entropy = nn.CrossEntropyLoss()


def calls_of(name, net, x):
    labels = Tensor(random.randint(0, 10, x.shape[0]).astype(np.int32))
    optimizer = nn.Adam(net.trainable_params(), 1e-3)
    gradients = ms.value_and_grad(lambda a, b: entropy(net(a), b), None, optimizer.parameters)

    def step(a, b):
        loss, found = gradients(a, b)
        optimizer(found)
        return loss

    compiled = jit(step)

    def trained(function):
        net.set_train(True)
        return function(x, labels).asnumpy()

    def inferred():
        net.set_train(False)
        return net(x).asnumpy()

    return {name + "_eager": lambda: trained(step), name + "_jit": lambda: trained(compiled), name + "_inference": inferred}


cases = {}
for name, (net, x) in NETWORKS.items():
    cases.update(calls_of(name, net, x))
report(cases)
