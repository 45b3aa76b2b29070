# tolerance: 5e-4
# Denoising diffusion: a small UNet told the time, noise of a schedule, sampling backwards.
import math
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import data, fill, show


def linear_betas(n):
    return np.linspace(1e-4, 0.02, n).astype(np.float32)


class SinusoidalPosEmb(nn.Cell):
    def __init__(self, dim):
        super().__init__()
        half = dim // 2
        self.emb = Tensor(np.exp(np.arange(half) * -(math.log(10000) / (half - 1))), ms.float32)

    def construct(self, t):
        e = t[:, None] * self.emb[None, :]
        return ops.concat((ops.sin(e), ops.cos(e)), axis=-1)


class Block(nn.Cell):
    def __init__(self, cin, cout, tdim, groups=2):
        super().__init__()
        self.proj = nn.Conv2d(cin, cout, 3, padding=1, pad_mode="pad", has_bias=True)
        self.norm = nn.GroupNorm(groups, cout)
        self.act = nn.SiLU()
        self.mlp = nn.SequentialCell(nn.SiLU(), nn.Dense(tdim, cout * 2))
        self.res = nn.Conv2d(cin, cout, 1, has_bias=True) if cin != cout else nn.Identity()

    def construct(self, x, t):
        scale, shift = ops.chunk(self.mlp(t).expand_dims(-1).expand_dims(-1), 2, axis=1)
        h = self.norm(self.proj(x)) * (scale + 1) + shift
        return self.act(h) + self.res(x)


class Unet(nn.Cell):
    def __init__(self, c=4):
        super().__init__()
        self.time = nn.SequentialCell(SinusoidalPosEmb(c), nn.Dense(c, 8), nn.GELU(), nn.Dense(8, 8))
        self.init = nn.Conv2d(1, c, 7, padding=3, pad_mode="pad", has_bias=True)
        self.downs = nn.CellList([])
        self.ups = nn.CellList([])
        self.downs = nn.CellList([nn.CellList([Block(c, c, 8), nn.Conv2d(c, c * 2, 4, 2, "pad", 1)]), nn.CellList([Block(c * 2, c * 2, 8), nn.Conv2d(c * 2, c * 2, 3, padding=1, pad_mode="pad")])])
        self.mid = Block(c * 2, c * 2, 8)
        self.ups = nn.CellList([nn.CellList([Block(c * 4, c * 2, 8), nn.Conv2dTranspose(c * 2, c, 4, 2, "pad", 1)]), nn.CellList([Block(c * 2, c, 8), nn.Conv2d(c, c, 3, padding=1, pad_mode="pad")])])
        self.out = nn.Conv2d(c, 1, 1, has_bias=True)

    def construct(self, x, time):
        x = self.init(x)
        t = self.time(time)
        h = []
        for block, down in self.downs:
            x = block(x, t)
            h.append(x)
            x = down(x)
        x = self.mid(x, t)
        len_h = len(h) - 1
        for block, up in self.ups:
            x = ops.concat((x, h[len_h]), 1)
            len_h -= 1
            x = up(block(x, t))
        return self.out(x)


T = 10
betas = linear_betas(T)
alphas = 1 - betas
bar = np.cumprod(alphas)
sqrt_bar, sqrt_om = Tensor(np.sqrt(bar)), Tensor(np.sqrt(1 - bar))


def extract(a, t, shape):
    return a.gather(t, 0).reshape((t.shape[0],) + (1,) * (len(shape) - 1))


net = fill(Unet(), 14)


def forward(x, noise, t):
    noisy = extract(sqrt_bar, t, x.shape) * x + extract(sqrt_om, t, x.shape) * noise
    return ops.smooth_l1_loss(net(noisy, t.astype(ms.float32)), noise)


opt = nn.Adam(net.trainable_params(), nn.CosineDecayLR(0.0, 0.01, 6))
grad_fn = ms.value_and_grad(forward, None, opt.parameters)


def step(x, noise, t):
    loss, grads = grad_fn(x, noise, t)
    opt(grads)
    return loss


for i in range(4):
    show("loss", step(Tensor(data(i, 2, 1, 8, 8)), Tensor(data(i + 9, 2, 1, 8, 8)), Tensor([i, 9 - i], ms.int32)))
x, rng = data(77, 1, 1, 8, 8), np.random.RandomState(4)
for t in reversed(range(T)):
    eps = net(Tensor(x), Tensor([float(t)])).asnumpy()
    x = (x - betas[t] / np.sqrt(1 - bar[t]) * eps) / np.sqrt(alphas[t])
    if t > 0:
        x = (x + np.sqrt(betas[t]) * rng.randn(*x.shape)).astype(np.float32)
show("sample", x)
# expect: loss (2, 1, 8, 8) 99.2666
# expect: loss (2, 1, 8, 8) 72.3406
# expect: loss (2, 1, 8, 8) 73.4853
# expect: loss (2, 1, 8, 8) 76.4955
# expect: sample (1, 1, 8, 8) 49.4999
