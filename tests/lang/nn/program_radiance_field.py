# tolerance: 5e-4
# A radiance field: encoded positions, densities along rays summed to colours.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import data, fill, show


class Embedder(nn.Cell):
    def __init__(self, freqs):
        super().__init__()
        self.bands = [2.0 ** i for i in range(freqs)]

    def construct(self, x):
        out = [x]
        for f in self.bands:
            out.append(ops.sin(x * f))
            out.append(ops.cos(x * f))
        return ops.concat(out, -1)


class NeRF(nn.Cell):
    def __init__(self, w=16, depth=4, skips=(2,)):
        super().__init__()
        self.embed = Embedder(3)
        ch = 3 + 3 * 2 * 3
        self.pts = nn.CellList([nn.Dense(ch, w)] + [nn.Dense(w + ch if i in skips else w, w) for i in range(1, depth)])
        self.skips = skips
        self.sigma, self.rgb = nn.Dense(w, 1), nn.Dense(w, 3)

    def construct(self, pts):
        e = self.embed(pts)
        h = e
        for i, layer in enumerate(self.pts):
            if i in self.skips:
                h = ops.concat([e, h], -1)
            h = ops.relu(layer(h))
        return self.rgb(h), self.sigma(h)


def render(net, rays_o, rays_d, z):
    pts = rays_o[:, None, :] + rays_d[:, None, :] * z[:, :, None]
    rgb, sigma = net(pts)
    dists = ops.concat([z[:, 1:] - z[:, :-1], ops.full((z.shape[0], 1), 1e10, dtype=ms.float32)], -1)
    alpha = 1.0 - ops.exp(-ops.relu(sigma.squeeze(-1)) * dists)
    trans = ops.cumprod(ops.concat([ops.ones((z.shape[0], 1), ms.float32), 1.0 - alpha + 1e-10], -1), -1)[:, :-1]
    weights = alpha * trans
    color = (weights[..., None] * ops.sigmoid(rgb)).sum(-2)
    return color, (weights * z).sum(-1), weights.sum(-1)


net = fill(NeRF(), 3)
rays_o, rays_d = Tensor(data(1, 6, 3)), Tensor(data(2, 6, 3))
z = Tensor(np.sort(np.random.RandomState(1).uniform(2, 6, (6, 8)), -1).astype(np.float32))
target = Tensor(np.abs(data(3, 6, 3)).clip(0, 1))


def forward(o, d, z, target):
    color, depth, acc = render(net, o, d, z)
    return ((color - target) ** 2).mean(), depth, acc


opt = nn.Adam(net.trainable_params(), nn.ExponentialDecayLR(5e-3, 0.1, 50))
grad_fn = ops.value_and_grad(forward, None, opt.parameters, has_aux=True)


def step(*args):
    (loss, depth, acc), grads = grad_fn(*args)
    opt(grads)
    return loss, -10.0 * ops.log(loss) / ops.log(Tensor(10.0)), depth, acc


for i in range(5):
    show("step", *step(rays_o, rays_d, z, target))
# expect: step 0.2228 6.5202 (6,) 19.6946 (6,) 5.0000
# expect: step 0.2123 6.7298 (6,) 19.8476 (6,) 5.0000
# expect: step 0.2037 6.9108 (6,) 19.8870 (6,) 5.0000
# expect: step 0.1955 7.0887 (6,) 19.7990 (6,) 5.0000
# expect: step 0.1896 7.2214 (6,) 19.6886 (6,) 5.0000
