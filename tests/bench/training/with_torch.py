"""The same networks in PyTorch, eagerly."""
import os
import sys

import numpy as np
import torch
from torch import nn

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clock import report  # noqa: E402

random = np.random.RandomState(0)
torch.set_num_threads(1)


def floats(*shape):
    return torch.from_numpy(random.randn(*shape).astype(np.float32))


def le_net():
    return nn.Sequential(
        nn.Conv2d(1, 6, 5), nn.ReLU(), nn.MaxPool2d(2, 2), nn.Conv2d(6, 16, 5), nn.ReLU(), nn.MaxPool2d(2, 2), nn.Flatten(),
        nn.Linear(256, 120), nn.ReLU(), nn.Linear(120, 84), nn.ReLU(), nn.Linear(84, 10))


def mlp():
    return nn.Sequential(nn.Linear(784, 512), nn.ReLU(), nn.Linear(512, 512), nn.ReLU(), nn.Linear(512, 10))


class Recurrent(nn.Module):
    def __init__(self, layer):
        super().__init__()
        self.embedding, self.layer, self.head = nn.Embedding(1000, 64), layer(64, 128, batch_first=True), nn.Linear(128, 10)

    def forward(self, x):
        return self.head(self.layer(self.embedding(x))[0][:, -1])


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.head = nn.TransformerEncoderLayer(128, 4, 256, batch_first=True, dropout=0.0), nn.Linear(128, 10)

    def forward(self, x):
        return self.head(self.layer(x).mean(1))


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(16, 16, 3, padding=1, bias=False), nn.BatchNorm2d(16)
        self.conv2, self.norm2 = nn.Conv2d(16, 16, 3, padding=1, bias=False), nn.BatchNorm2d(16)
        self.head = nn.Linear(16, 10)

    def forward(self, x):
        y = torch.relu(self.norm1(self.conv1(x)))
        return self.head(torch.relu(self.norm2(self.conv2(y)) + x).mean((2, 3)))


words = torch.from_numpy(random.randint(0, 1000, (16, 32)))
NETWORKS = {"lenet": (le_net(), floats(32, 1, 28, 28)), "mlp": (mlp(), floats(64, 784)), "lstm": (Recurrent(nn.LSTM), words),
            "gru": (Recurrent(nn.GRU), words), "encoder": (Encoder(), floats(8, 64, 128)),
            "residual": (Residual(), floats(8, 16, 32, 32))}
entropy = nn.CrossEntropyLoss()


def calls_of(name, net, x):
    labels = torch.from_numpy(random.randint(0, 10, x.shape[0]))
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)

    def step():
        net.train()
        optimizer.zero_grad()
        loss = entropy(net(x), labels)
        loss.backward()
        optimizer.step()
        return loss.item()

    def inferred():
        net.eval()
        with torch.no_grad():
            return net(x).numpy()

    return {name + "_eager": step, name + "_jit": step, name + "_inference": inferred}


cases = {}
for name, (net, x) in NETWORKS.items():
    cases.update(calls_of(name, net, x))
report(cases)
