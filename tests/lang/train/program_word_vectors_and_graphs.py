# tolerance: 2e-4
# Skip-grams with LazyAdam, a graph convolution with Adagrad, attention over edges.
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


class SkipGram(nn.Cell):
    def __init__(self, v, d):
        super().__init__()
        self.u = nn.Embedding(v, d, embedding_table='uniform'); self.c = nn.Embedding(v, d)
        self.log_sigmoid = nn.LogSigmoid()
    def construct(self, center, ctx, neg):
        e = self.u(center); p = self.c(ctx); n = self.c(neg)
        pos = ops.ReduceSum()(e * p, 1)
        ng = ops.bmm(n, ops.expand_dims(e, 2)).squeeze(2)
        return -(self.log_sigmoid(pos).mean() + self.log_sigmoid(-ng).sum(axis=1).mean())
class GCN(nn.Cell):
    def __init__(self, i, h, o, n):
        super().__init__()
        self.l1 = nn.Dense(i, h, has_bias=False); self.l2 = nn.Dense(h, o); self.n = n
    def prop(self, x, src, dst, norm):
        m = ops.gather(x, src, 0) * norm.expand_dims(-1)
        out = ops.zeros((self.n, x.shape[1]), x.dtype)
        return ops.tensor_scatter_add(out, dst.expand_dims(-1), m)
    def construct(self, x, src, dst, norm):
        h = ops.elu(self.prop(self.l1(x), src, dst, norm))
        return ops.log_softmax(self.prop(self.l2(h), src, dst, norm))
class GAT(nn.Cell):
    def __init__(self, i, o, n):
        super().__init__()
        self.w = Parameter(ms.common.initializer.initializer('xavier_uniform', (i, o)), name='w'); self.a = Parameter(Tensor(np.ones((2 * o, 1)), ms.float32)); self.n = n
        self.leaky = nn.LeakyReLU(0.2)
    def construct(self, x, src, dst):
        h = ops.matmul(x, self.w)
        e = self.leaky(ops.matmul(ops.cat((h[src], h[dst]), axis=1), self.a)).squeeze(-1)
        e = ops.exp(e - e.max())
        den = ops.unsorted_segment_sum(e, dst, self.n)
        return ops.unsorted_segment_sum(h[src] * (e / den[dst]).expand_dims(1), dst, self.n)
for mode in (0, 1):
    ms.set_context(mode=mode)
    rng = np.random.RandomState(0)
    net = fill(SkipGram(15, 6)); opt = nn.LazyAdam(net.trainable_params(), 0.05); t = nn.TrainOneStepCell(net, opt)
    for i in range(4): show(t(Tensor(rng.randint(0, 15, 8), ms.int32), Tensor(rng.randint(0, 15, 8), ms.int32), Tensor(rng.randint(0, 15, (8, 3)), ms.int32)))
    src = Tensor(rng.randint(0, 7, 20), ms.int32); dst = Tensor(rng.randint(0, 7, 20), ms.int32); norm = Tensor(rng.rand(20), ms.float32); x = Tensor(rng.randn(7, 5), ms.float32); y = Tensor(rng.randint(0, 3, 7), ms.int32)
    g = fill(GCN(5, 4, 3, 7)); opt = nn.Adagrad(g.trainable_params(), 0.1)
    lf = nn.NLLLoss()
    def fw(x, src, dst, norm, y): return lf(g(x, src, dst, norm), y)
    vg = ms.value_and_grad(fw, None, g.trainable_params())
    for i in range(3):
        l, gr = vg(x, src, dst, norm, y); opt(gr); show(l)
    gat = fill(GAT(5, 3, 7))
    def gfw(x): return (gat(x, src, dst) ** 2).sum()
    gf = ms.value_and_grad(gfw, 0, gat.trainable_params())
    l, (gx, gw) = gf(x); show(l, gx, *gw)
    print(gat)

# expect: 2.7702
# expect: 2.8033
# expect: 2.7553
# expect: 2.7445
# expect: 0.99916
# expect: 0.99745
# expect: 0.99605
# expect: 0.99961 (7, 5) sum -2.5833 abs 2.6141 (5, 3) sum 11.901 abs 16.412 (6, 1) sum -0.052021 abs 0.076648
# expect: GAT(
# expect:   (leaky): LeakyReLU()
# expect: )
# expect: 2.7702
# expect: 2.8033
# expect: 2.7553
# expect: 2.7445
# expect: 0.99916
# expect: 0.99745
# expect: 0.99605
# expect: 0.99961 (7, 5) sum -2.5833 abs 2.6141 (5, 3) sum 11.901 abs 16.412 (6, 1) sum -0.052021 abs 0.076648
# expect: GAT(
# expect:   (leaky): LeakyReLU()
# expect: )
