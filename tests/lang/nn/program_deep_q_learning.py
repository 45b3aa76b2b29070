# tolerance: 5e-4
# Q learning in a simulated cart: replay memory, target network moved by a HyperMap of assigns.
import random
from collections import deque
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import fill, show


random.seed(3)


class Env:
    def reset(self):
        self.state = np.array([0.0, 0.05, 0.02, 0.0]); self.t = 0
        return self.state.astype(np.float32)

    def step(self, action):
        x, v, a, w = self.state
        force = 10.0 if action == 1 else -10.0
        temp = (force + 0.05 * w * w * np.sin(a)) / 1.1
        acc = (9.8 * np.sin(a) - np.cos(a) * temp) / (0.5 * (4.0 / 3.0 - 0.1 * np.cos(a) ** 2 / 1.1))
        self.state = np.array([x + 0.02 * v, v + 0.02 * (temp - 0.05 * acc * np.cos(a) / 1.1), a + 0.02 * w, w + 0.02 * acc])
        self.t += 1
        done = bool(abs(self.state[0]) > 2.4 or abs(self.state[2]) > 0.21 or self.t >= 60)
        return self.state.astype(np.float32), 1.0, done


class QNet(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2 = nn.Dense(4, 16, activation="relu"), nn.Dense(16, 2)

    def construct(self, x):
        return self.fc2(self.fc1(x))


policy, target = fill(QNet(), 1), fill(QNet(), 1)
huber = nn.HuberLoss(reduction="mean", delta=1.0)
opt = nn.Adam(policy.trainable_params(), 0.01)


class Soft(nn.Cell):
    def __init__(self, online, target, tau):
        super().__init__()
        self.a, self.b = ms.ParameterTuple(online.trainable_params()), ms.ParameterTuple(target.trainable_params())
        self.tau = tau
        self.map = ops.HyperMap()

    def construct(self):
        return self.map(ops.partial(soft_update, self.tau), self.a, self.b)


soft_update = ops.MultitypeFuncGraph("soft_update")


@soft_update.register("Number", "Tensor", "Tensor")
def _soft(tau, online, target):
    ops.assign(target, tau * online + (1 - tau) * target)
    return True


def forward(s, a, r, s2, d):
    q = ops.gather_elements(policy(s), 1, a).squeeze(1)
    best = target(s2).max(axis=1)
    y = ops.stop_gradient(r + 0.9 * best * (1 - d))
    return huber(q, y)


grad_fn = ms.value_and_grad(forward, None, opt.parameters)


def learn(s, a, r, s2, d):
    loss, g = grad_fn(s, a, r, s2, d)
    opt(g)
    return loss


soft = Soft(policy, target, 0.1)
memory, env, rng = deque(maxlen=200), Env(), np.random.RandomState(0)
for episode in range(4):
    s, done, total, last = env.reset(), False, 0, None
    while not done:
        eps = max(0.1, 0.9 - 0.2 * episode)
        action = rng.randint(2) if rng.rand() < eps else int(policy(Tensor(s[None])).argmax(1)[0])
        s2, r, done = env.step(action)
        memory.append((s, action, r, s2, float(done)))
        s, total = s2, total + r
        if len(memory) >= 16:
            batch = random.sample(memory, 8)
            ss, aa, rr, s22, dd = map(np.array, zip(*batch))
            last = learn(Tensor(ss), Tensor(aa[:, None].astype(np.int32)), Tensor(rr.astype(np.float32)), Tensor(s22), Tensor(dd.astype(np.float32)))
            soft()
    show("episode %d" % episode, total, 0 if last is None else last)
show("target", *target.trainable_params())
# expect: episode 0 27.0000 0.3185
# expect: episode 1 29.0000 0.0492
# expect: episode 2 12.0000 0.0229
# expect: episode 3 14.0000 0.0494
# expect: target (16, 4) 28.2614 (16,) 6.1298 (2, 16) 12.8157 (2,) 0.7894
