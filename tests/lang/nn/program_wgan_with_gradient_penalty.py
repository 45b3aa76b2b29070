# tolerance: 5e-4
# A critic whose loss has the norm of a gradient in it: second derivatives through networks, two optimizers in turn.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import fill, show


class MLP(nn.Cell):
    def __init__(self, din, dout):
        super().__init__()
        self.layers = nn.SequentialCell([nn.Dense(din, 12), nn.Tanh(), nn.Dense(12, 12), nn.LeakyReLU(0.2), nn.Dense(12, dout)])

    def construct(self, x):
        return self.layers(x)


G, D = fill(MLP(3, 2), 1), fill(MLP(2, 1), 2)


class GradientPenalty(nn.Cell):
    def __init__(self, critic):
        super().__init__()
        self.critic = critic
        self.grad_op = ops.GradOperation()

    def construct(self, real, fake, alpha):
        mixed = fake + alpha * (real - fake)
        gradients = self.grad_op(self.critic)(mixed)
        norm = ops.sqrt((gradients ** 2).sum(axis=1) + 1e-12)
        return ((norm - 1) ** 2).mean()


class CriticLoss(nn.Cell):
    def __init__(self, g, d, lam=10.0):
        super().__init__()
        self.g, self.d, self.gp, self.lam = g, d, GradientPenalty(d), lam

    def construct(self, real, z, alpha):
        fake = ops.stop_gradient(self.g(z))
        return self.d(fake).mean() - self.d(real).mean() + self.lam * self.gp(real, fake, alpha)


class GenLoss(nn.Cell):
    def __init__(self, g, d):
        super().__init__()
        self.g, self.d = g, d

    def construct(self, z):
        return -self.d(self.g(z)).mean()


critic, gen = CriticLoss(G, D), GenLoss(G, D)
opt_d = nn.Adam(D.trainable_params(), 0.01, beta1=0.5, beta2=0.9)
opt_g = nn.Adam(G.trainable_params(), 0.01, beta1=0.5, beta2=0.9)
step_d, step_g = nn.TrainOneStepCell(critic, opt_d), nn.TrainOneStepCell(gen, opt_g)
rng = np.random.RandomState(0)
for i in range(3):
    for j in range(2):
        real = Tensor(rng.randn(5, 2).astype(np.float32) + 2)
        dl = step_d(real, Tensor(rng.randn(5, 3).astype(np.float32)), Tensor(rng.rand(5, 1).astype(np.float32)))
    gl = step_g(Tensor(rng.randn(5, 3).astype(np.float32)))
    show("losses", dl, gl)
show("critic", *D.trainable_params())
# expect: losses 2.4451 0.0900
# expect: losses 2.9226 -0.3285
# expect: losses 3.0049 -0.4658
# expect: critic (12, 2) 14.2483 (12,) 0.8041 (12, 12) 35.9604 (12,) 0.6983 (1, 12) 3.0477 (1,) 0.0435
