# tolerance: 5e-4
# An optimizer, straight-through and reversed gradients, hooks of tensors and cells, all written by the user.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from _programs import data, fill, show


class LionOptimizer(nn.Optimizer):
    def __init__(self, params, learning_rate=0.01, beta1=0.9, beta2=0.99, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay)
        self.m = self.parameters.clone(prefix="m", init="zeros")
        self.b1, self.b2 = beta1, beta2
        self.assign = ops.Assign()

    def construct(self, gradients):
        lr = self.get_lr()
        gradients = self.decay_weight(gradients)
        params = self.parameters
        for i in range(len(params)):
            update = ops.sign(self.m[i] * self.b1 + gradients[i] * (1 - self.b1))
            self.assign(params[i], params[i] - lr * update)
            self.assign(self.m[i], self.m[i] * self.b2 + gradients[i] * (1 - self.b2))
        return params


class StraightThrough(nn.Cell):
    def construct(self, x):
        return ops.sign(x)

    def bprop(self, x, out, dout):
        return (dout * ops.cast(ops.abs(x) <= 1.0, ms.float32),)


class GradReverse(nn.Cell):
    def __init__(self, lam):
        super().__init__()
        self.lam = lam

    def construct(self, x):
        return x

    def bprop(self, x, out, dout):
        return (-self.lam * dout,)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc1, self.binary, self.fc2 = nn.Dense(5, 7), StraightThrough(), nn.Dense(7, 3)
        self.reverse, self.domain = GradReverse(0.5), nn.Dense(7, 2)

    def construct(self, x):
        h = self.binary(self.fc1(x))
        return self.fc2(h), self.domain(self.reverse(h))


net = fill(Net(), 4)
ce = nn.CrossEntropyLoss()


def forward(x, y, d):
    a, b = net(x)
    return ce(a, y) + ce(b, d)


opt = LionOptimizer(net.trainable_params(), nn.CosineDecayLR(0.001, 0.02, 5), weight_decay=0.01)
grad_fn = ms.value_and_grad(forward, None, opt.parameters)


def step(x, y, d):
    l, g = grad_fn(x, y, d)
    opt(g)
    return l


for i in range(5):
    show("loss", step(Tensor(data(i, 6, 5)), Tensor([0, 1, 2, 0, 1, 2], ms.int32), Tensor([0, 0, 0, 1, 1, 1], ms.int32)))
show("weights", *net.trainable_params())
show("moments", *opt.m)
print(opt.global_step.asnumpy(), [p.name for p in opt.m][:2])


class Quant(nn.Cell):
    def __init__(self):
        super().__init__()
        self.used = Parameter(Tensor(0.0, ms.float32), name="used", requires_grad=False)

    def construct(self, x, scale):
        return ops.round(x / scale) * scale

    def bprop(self, x, scale, out, dout):
        inside = ops.cast(ops.abs(x) < 2, ms.float32)
        return dout * inside, (dout * (out - x)).sum()


q = Quant()
gx, gs = ms.grad(lambda x, s: (q(x, s) ** 2).sum(), (0, 1))(Tensor(data(3, 6)), Tensor(0.25))
print(gx.asnumpy().round(4), gs.asnumpy().round(4))


def hook(grad):
    return grad * 2


def hooked(x):
    y = x * x
    y.register_hook(hook)
    return (y * 3).sum()


print(ms.grad(hooked)(Tensor([1.0, 2.0])))
seen = []
dense = fill(nn.Dense(2, 2), 1)
h1 = dense.register_forward_hook(lambda cell, inp, out: seen.append(("forward", inp[0].shape, out.shape)))
h2 = dense.register_backward_hook(lambda cell, gi, go: seen.append(("backward", gi[0].shape, go[0].shape)))
ms.grad(lambda x: dense(x).sum())(Tensor(data(1, 3, 2)))
h1.remove()
h2.remove()
dense(Tensor(data(1, 1, 2)))
print(seen)
# expect: loss 1.2876
# expect: loss 2.2308
# expect: loss 2.1411
# expect: loss 2.1164
# expect: loss 1.5405
# expect: weights (7, 5) 12.6348 (7,) 0.2811 (3, 7) 5.2709 (3,) 0.1298 (2, 7) 3.8538 (2,) 0.0916
# expect: moments (7, 5) 0.0691 (7,) 0.0080 (3, 7) 0.0768 (3,) 0.0051 (2, 7) 0.0764 (2,) 0.0022
# expect: [0] ['m.fc1.weight', 'm.fc1.bias']
# expect: [ 3.5  1.   0.  -3.5 -0.5 -0.5] -0.535
# expect: [12. 24.]
# expect: [('forward', (3, 2), (3, 2)), ('backward', (3, 2), (3, 2))]
