# tolerance: 2e-4
# A sequence model with attention, and a tagger with a CRF: both modes learn the same.
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


class Encoder(nn.Cell):
    def __init__(self, v, h):
        super().__init__(); self.emb = nn.Embedding(v, h); self.gru = nn.GRUCell(h, h); self.h = h
    def construct(self, x):
        b = x.shape[0]; h = ops.zeros((b, self.h), ms.float32); e = self.emb(x); outs = []
        for t in range(x.shape[1]):
            h = self.gru(e[:, t], h); outs.append(h)
        return ops.stack(outs, 1), h
class Attn(nn.Cell):
    def __init__(self, h):
        super().__init__(); self.w = nn.Dense(2 * h, h); self.v = nn.Dense(h, 1, has_bias=False)
    def construct(self, q, keys):
        s = self.v(ops.tanh(self.w(ops.cat((ops.tile(q.expand_dims(1), (1, keys.shape[1], 1)), keys), -1)))).squeeze(-1)
        a = ops.softmax(s, -1); return ops.bmm(a.expand_dims(1), keys).squeeze(1), a
class Decoder(nn.Cell):
    def __init__(self, v, h):
        super().__init__(); self.emb = nn.Embedding(v, h); self.attn = Attn(h); self.cell = nn.LSTMCell(2 * h, h); self.out = nn.Dense(h, v)
    def construct(self, tok, state, keys):
        h, c = state; ctx, a = self.attn(h, keys)
        h, c = self.cell(ops.concat((self.emb(tok), ctx), 1), (h, c))
        return self.out(h), (h, c), a
class S2S(nn.Cell):
    def __init__(self, v, h):
        super().__init__(); self.enc = Encoder(v, h); self.dec = Decoder(v, h); self.loss = nn.CrossEntropyLoss(reduction='none'); self.v = v
    def construct(self, src, tgt):
        keys, h = self.enc(src); state = (h, ops.zeros_like(h)); total = ops.zeros((), ms.float32); cnt = ops.zeros((), ms.float32)
        for t in range(tgt.shape[1] - 1):
            logits, state, _ = self.dec(tgt[:, t], state, keys)
            m = (tgt[:, t + 1] != 0).astype(ms.float32)
            total += (self.loss(logits, tgt[:, t + 1]) * m).sum(); cnt += m.sum()
        return total / cnt
    def greedy(self, src, n):
        keys, h = self.enc(src); state = (h, ops.zeros_like(h)); tok = ops.ones((src.shape[0],), ms.int32); out = []
        for _ in range(n):
            l, state, _ = self.dec(tok, state, keys); tok = l.argmax(1).astype(ms.int32); out.append(tok)
        return ops.stack(out, 1)
class CRF(nn.Cell):
    def __init__(self, n):
        super().__init__(); self.n = n; self.start = Parameter(initializer_u((n,)), name='start'); self.end = Parameter(initializer_u((n,)), name='end'); self.trans = Parameter(initializer_u((n, n)), name='trans')
    def construct(self, em, tags, mask):
        em = em.swapaxes(0, 1); tags = tags.swapaxes(0, 1); mask = mask.swapaxes(0, 1)
        return (self.norm(em, mask) - self.score(em, tags, mask)).sum()
    def score(self, em, tags, mask):
        T, B = tags.shape; mask = mask.astype(em.dtype); bi = ops.arange(B)
        s = self.start[tags[0]] + em[0, bi, tags[0]]
        for i in range(1, T):
            s = s + self.trans[tags[i - 1], tags[i]] * mask[i] + em[i, bi, tags[i]] * mask[i]
        last = tags[mask.sum(0).astype(ms.int32) - 1, bi]
        return s + self.end[last]
    def norm(self, em, mask):
        s = self.start + em[0]
        for i in range(1, em.shape[0]):
            n = ops.logsumexp(s.expand_dims(2) + self.trans + em[i].expand_dims(1), 1)
            s = ops.where(mask[i].expand_dims(1), n, s)
        return ops.logsumexp(s + self.end, 1)
def initializer_u(s): return ms.common.initializer.initializer(ms.common.initializer.Uniform(0.1), s)
class NER(nn.Cell):
    def __init__(self):
        super().__init__(); self.emb = nn.Embedding(20, 6); self.lstm = nn.LSTM(6, 4, bidirectional=True, batch_first=True); self.fc = nn.Dense(8, 3, 'he_uniform'); self.crf = CRF(3)
    def construct(self, x, tags, lens):
        o, _ = self.lstm(self.emb(x), seq_length=lens); em = self.fc(o)
        mask = ops.arange(x.shape[1]).expand_dims(0) < lens.expand_dims(1)
        return self.crf(em, tags, mask)
for mode in (1, 0):
    ms.set_context(mode=mode); rng = np.random.RandomState(0)
    net = fill(S2S(12, 6)); opt = nn.Adam(net.trainable_params(), 0.02); step = nn.TrainOneStepCell(net, opt)
    src = Tensor(rng.randint(1, 12, (3, 5)), ms.int32); tgt = Tensor(rng.randint(0, 12, (3, 5)), ms.int32)
    for i in range(3): show(step(src, tgt))
    print(net.greedy(src, 4).asnumpy().tolist())
    ner = fill(NER()); opt = nn.SGD(ner.trainable_params(), 0.01, weight_decay=1e-4, momentum=0.5)
    vg = ms.value_and_grad(ner, None, opt.parameters)
    x = Tensor(rng.randint(0, 20, (3, 5)), ms.int32); tags = Tensor(rng.randint(0, 3, (3, 5)), ms.int32); lens = Tensor([5, 3, 2], ms.int32)
    for i in range(3):
        l, g = vg(x, tags, lens); opt(g); show(l)
    for p in ner.get_parameters(): show(p.name, p)

# expect: 2.4906
# expect: 2.461
# expect: 2.4281
# expect: [[8, 8, 8, 8], [8, 8, 8, 8], [8, 8, 8, 8]]
# expect: 11.471
# expect: 11.201
# expect: 10.828
# expect: emb.embedding_table (20, 6) sum 1.5972 abs 10.34
# expect: lstm.weight_ih_l0 (16, 6) sum -0.1948 abs 7.5131
# expect: lstm.weight_ih_l0_reverse (16, 6) sum -0.71857 abs 7.454
# expect: lstm.weight_hh_l0 (16, 4) sum -1.2769 abs 4.4258
# expect: lstm.weight_hh_l0_reverse (16, 4) sum -0.48845 abs 5.3047
# expect: lstm.bias_ih_l0 (16,) sum 0.077177 abs 0.99876
# expect: lstm.bias_ih_l0_reverse (16,) sum -0.87974 abs 1.4756
# expect: lstm.bias_hh_l0 (16,) sum 0.45401 abs 1.6511
# expect: lstm.bias_hh_l0_reverse (16,) sum 0.26728 abs 1.0894
# expect: fc.weight (3, 8) sum -0.39515 abs 2.3628
# expect: fc.bias (3,) sum -0.37451 abs 0.37451
# expect: crf.start (3,) sum 0.16912 abs 0.16912
# expect: crf.end (3,) sum -0.21268 abs 0.21268
# expect: crf.trans (3, 3) sum -0.10424 abs 0.60363
# expect: 2.4906
# expect: 2.461
# expect: 2.4281
# expect: [[8, 8, 8, 8], [8, 8, 8, 8], [8, 8, 8, 8]]
# expect: 11.471
# expect: 11.201
# expect: 10.828
# expect: emb.embedding_table (20, 6) sum 1.5972 abs 10.34
# expect: lstm.weight_ih_l0 (16, 6) sum -0.1948 abs 7.5131
# expect: lstm.weight_ih_l0_reverse (16, 6) sum -0.71857 abs 7.454
# expect: lstm.weight_hh_l0 (16, 4) sum -1.2769 abs 4.4258
# expect: lstm.weight_hh_l0_reverse (16, 4) sum -0.48845 abs 5.3047
# expect: lstm.bias_ih_l0 (16,) sum 0.077177 abs 0.99876
# expect: lstm.bias_ih_l0_reverse (16,) sum -0.87974 abs 1.4756
# expect: lstm.bias_hh_l0 (16,) sum 0.45401 abs 1.6511
# expect: lstm.bias_hh_l0_reverse (16,) sum 0.26728 abs 1.0894
# expect: fc.weight (3, 8) sum -0.39515 abs 2.3628
# expect: fc.bias (3,) sum -0.37451 abs 0.37451
# expect: crf.start (3,) sum 0.16912 abs 0.16912
# expect: crf.end (3,) sum -0.21268 abs 0.21268
# expect: crf.trans (3, 3) sum -0.10424 abs 0.60363
