# tolerance: 5e-4
# Experts chosen by the largest gates, with a loss that balances them.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import data, fill, show


class Expert(nn.Cell):
    def __init__(self, d):
        super().__init__()
        self.up, self.down = nn.Dense(d, 2 * d), nn.Dense(2 * d, d)

    def construct(self, x):
        return self.down(ops.gelu(self.up(x)))


class MoE(nn.Cell):
    def __init__(self, d=6, experts=4, k=2):
        super().__init__()
        self.gate = nn.Dense(d, experts, has_bias=False)
        self.experts = nn.CellList([Expert(d) for _ in range(experts)])
        self.k, self.n = k, experts

    def construct(self, x):
        logits = self.gate(x)
        weights, chosen = ops.topk(ops.softmax(logits, -1), self.k)
        weights = weights / weights.sum(-1, keepdims=True)
        out = ops.zeros_like(x)
        for i in range(self.n):
            w = (weights * (chosen == i).astype(x.dtype)).sum(-1, keepdims=True)
            out = out + w * self.experts[i](x)
        density = ops.one_hot(chosen[:, 0], self.n, Tensor(1.0), Tensor(0.0)).mean(0)
        aux = (density * ops.softmax(logits, -1).mean(0)).sum() * self.n
        return out, aux


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inp, self.moe, self.out = nn.Dense(5, 6), MoE(), nn.Dense(6, 3)

    def construct(self, x):
        h = self.inp(x)
        y, aux = self.moe(h)
        return self.out(h + y), aux


net = fill(Net(), 8)
ce = nn.CrossEntropyLoss()


def forward(x, y):
    logits, aux = net(x)
    return ce(logits, y) + 0.01 * aux, aux


opt = nn.AdamWeightDecay(net.trainable_params(), 0.01)
grad_fn = ms.value_and_grad(forward, None, opt.parameters, has_aux=True)


def step(x, y):
    (l, aux), g = grad_fn(x, y)
    opt(g)
    return l, aux


for i in range(4):
    show("loss", *step(Tensor(data(i, 7, 5)), Tensor(np.arange(7) % 3, ms.int32)))
show("gate", net.moe.gate.weight, net.moe.experts[3].up.weight)
# expect: loss 1.6177 1.2358
# expect: loss 1.6982 1.5781
# expect: loss 1.2319 1.5344
# expect: loss 1.0044 1.1198
# expect: gate (4, 6) 9.6678 (12, 6) 26.5204
