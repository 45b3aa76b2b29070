# tolerance: 5e-4
# A selective state space model unrolled over time, with a causal convolution along channels.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from _programs import fill, show


class SSM(nn.Cell):
    def __init__(self, d=4, n=3):
        super().__init__()
        self.in_proj, self.out_proj = nn.Dense(d, 2 * d), nn.Dense(d, d)
        self.conv = nn.Conv1d(d, d, 3, pad_mode="pad", padding=2, group=d, has_bias=True)
        self.x_proj, self.dt = nn.Dense(d, 2 * n + 1, has_bias=False), nn.Dense(1, d)
        self.A_log = Parameter(ops.log(Tensor(np.tile(np.arange(1, n + 1), (d, 1)).astype(np.float32))), name="A_log")
        self.D = Parameter(Tensor(np.ones(d, np.float32)), name="D")
        self.n = n

    def construct(self, x):
        b, t, d = x.shape
        u, z = self.in_proj(x).chunk(2, axis=-1)
        u = self.conv(u.swapaxes(1, 2))[:, :, :t].swapaxes(1, 2)
        u = ops.silu(u)
        p = self.x_proj(u)
        delta = ops.softplus(self.dt(p[..., :1])) if hasattr(ops, "softplus") else ops.log1p(ops.exp(self.dt(p[..., :1])))
        B, C = p[..., 1:1 + self.n], p[..., 1 + self.n:]
        A = -ops.exp(self.A_log)
        state = ops.zeros((b, d, self.n), x.dtype)
        ys = []
        for i in range(t):
            da = ops.exp(delta[:, i, :, None] * A)
            state = da * state + delta[:, i, :, None] * B[:, i, None, :] * u[:, i, :, None]
            ys.append((state * C[:, i, None, :]).sum(-1))
        y = ops.stack(ys, 1) + u * self.D
        return self.out_proj(y * ops.silu(z))


class LM(nn.Cell):
    def __init__(self):
        super().__init__()
        self.emb, self.norm, self.mix = nn.Embedding(9, 4), nn.LayerNorm((4,)), SSM()

    def construct(self, ids):
        h = self.emb(ids)
        h = h + self.mix(self.norm(h))
        return ops.matmul(h, self.emb.embedding_table.T)


net = fill(LM(), 5)
ids = Tensor(np.random.RandomState(4).randint(0, 9, (2, 8)), ms.int32)


def forward(ids):
    return ops.cross_entropy(net(ids)[:, :-1].reshape(-1, 9), ids[:, 1:].reshape(-1))


opt = nn.Adam(net.trainable_params(), 0.02)
grad_fn = ms.value_and_grad(forward, None, opt.parameters)


def step(ids):
    l, g = grad_fn(ids)
    opt(g)
    return l


for i in range(4):
    show("loss", step(ids))
show("A", net.mix.A_log, net.mix.D)
# expect: loss 2.4857
# expect: loss 2.2139
# expect: loss 2.1415
# expect: loss 2.0800
# expect: A (4, 3) 3.8241 (4,) 0.2468
