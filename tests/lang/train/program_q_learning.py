# tolerance: 2e-4
# Q-learning with replay and a target network that shares memory as MindSpore's does.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor, Parameter
ms.set_seed(1)
np.random.seed(1)
def fill(net, seed=0, scale=0.1):
    rng = np.random.RandomState(seed)
    for p in net.get_parameters():
        v = rng.randn(*p.shape).astype(np.float32) * scale
        if p.name.endswith("gamma") or p.name.endswith("moving_variance"):
            v = np.abs(v) + 1
        p.set_data(Tensor(v.astype(np.float32)).astype(p.dtype))
    return net
def show(*a):
    out = []
    for v in a:
        if isinstance(v, Tensor): v = v.asnumpy()
        if isinstance(v, (float, np.floating)) or (isinstance(v, np.ndarray) and v.ndim == 0 and v.dtype.kind == 'f'):
            out.append("%.5g" % float(v))
        elif isinstance(v, np.ndarray) and v.dtype.kind == 'f':
            out.append("%s sum %.5g abs %.5g" % (v.shape, v.astype(np.float64).sum(), np.abs(v.astype(np.float64)).sum()))
        else: out.append(str(v))
    print(*out, flush=True)


from collections import deque, namedtuple
import random
random.seed(0)
class QNet(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.SequentialCell(nn.Dense(4, 16, activation=nn.ReLU()), nn.Dense(16, 16), nn.ReLU(), nn.Dense(16, 2))
    def construct(self, x): return self.fc(x)
class Loss(nn.LossBase):
    def __init__(self, net, target, gamma, reduction="mean"):
        super().__init__(reduction)
        self.net = net; self.target = target; self.gamma = gamma; self.gather = ops.GatherD(); self.huber = nn.HuberLoss(delta=1.0)
    def construct(self, s, a, r, s2, d):
        q = self.gather(self.net(s), 1, a)
        nq = ops.stop_gradient(self.target(s2).max(axis=1, keepdims=True))
        return self.huber(q, r + self.gamma * nq * (1 - d))
for mode in (0, 1):
    ms.set_context(mode=mode)
    net = fill(QNet()); target = QNet()
    ms.load_param_into_net(target, {k: v for k, v in net.parameters_dict().items()})
    for p in target.get_parameters(): p.requires_grad = False
    T = namedtuple("T", "s a r n d"); mem = deque(maxlen=50); rng = np.random.RandomState(0)
    s = rng.randn(4).astype(np.float32); eps = 0.5
    opt = nn.SGD(net.trainable_params(), 0.05, momentum=0.9, weight_decay=1e-4)
    ln = Loss(net, target, 0.9)
    step = nn.TrainOneStepCell(ln, opt)
    step.set_train()
    for t in range(40):
        q = net(Tensor(s[None]))
        a = int(q.argmax(axis=1).asnumpy()[0]) if rng.rand() > eps else int(rng.randint(2))
        s2 = (s * 0.9 + rng.randn(4) * 0.1).astype(np.float32); r = float(-abs(s2).sum()); d = t % 10 == 9
        mem.append(T(s, a, r, s2, d)); s = s2
        if len(mem) >= 16 and t % 4 == 0:
            b = T(*zip(*random.sample(mem, 8)))
            l = step(Tensor(np.stack(b.s)), Tensor(np.array(b.a)[:, None], ms.int32), Tensor(np.array(b.r)[:, None], ms.float32), Tensor(np.stack(b.n)), Tensor(np.array(b.d)[:, None].astype(np.float32)))
            show(t, a, l)
        if t % 20 == 19:
            for p, tp in zip(net.trainable_params(), target.get_parameters()):
                ops.assign(tp, 0.5 * p + 0.5 * tp)
    for p in target.get_parameters(): show(p.name, p)

# expect: 16 0 1.5767
# expect: 20 0 1.3705
# expect: 24 1 1.197
# expect: 28 1 1.3145
# expect: 32 0 0.6695
# expect: 36 1 1.3848
# expect: target.fc.0.weight (16, 4) sum 0.29287 abs 5.6229
# expect: target.fc.0.bias (16,) sum -0.25127 abs 1.015
# expect: target.fc.1.weight (16, 16) sum 0.6041 abs 20.948
# expect: target.fc.1.bias (16,) sum -0.085703 abs 1.5315
# expect: target.fc.3.weight (2, 16) sum -1.3896 abs 2.6991
# expect: target.fc.3.bias (2,) sum -1.0081 abs 1.0081
# expect: 16 0 2.0647
# expect: 20 0 1.439
# expect: 24 1 1.0414
# expect: 28 1 0.63708
# expect: 32 0 0.7902
# expect: 36 0 0.79312
# expect: target.fc.0.weight (16, 4) sum 0.24312 abs 5.585
# expect: target.fc.0.bias (16,) sum -0.26968 abs 1.0009
# expect: target.fc.1.weight (16, 16) sum 0.57049 abs 20.91
# expect: target.fc.1.bias (16,) sum -0.11046 abs 1.506
# expect: target.fc.3.weight (2, 16) sum -1.3588 abs 2.6291
# expect: target.fc.3.bias (2,) sum -0.97242 abs 0.97242
