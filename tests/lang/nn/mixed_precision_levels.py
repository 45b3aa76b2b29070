import numpy as np, mindspore as ms
from mindspore import nn, ops, Tensor
from mindspore.amp import auto_mixed_precision
np.random.seed(0)
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3, weight_init=0.1); self.bn = nn.BatchNorm2d(2); self.seq = nn.SequentialCell(nn.Dense(2 * 4 * 4, 3, weight_init=0.01), nn.ReLU(), nn.LayerNorm((3,)))
        self.mm = ops.MatMul(); self.add = ops.Add(); self.w = ms.Parameter(ops.ones((3, 2)), name="w")
    def construct(self, x):
        c = self.conv(x); b = self.bn(c); s = self.seq(b.reshape(b.shape[0], -1)); m = self.mm(s, self.w)
        return c.dtype, b.dtype, m.dtype, self.add(m, m), (m, [m])
x = Tensor(np.random.rand(2, 1, 4, 4).astype(np.float32))
for level in ("O0", "O1", "O2", "O3"):
    for dtype in (ms.float16,):
        net = auto_mixed_precision(Net(), level, dtype)
        r = net(x)
        print(level, r[:3], r[3].dtype, r[4][0].dtype, [p.name for p in net.trainable_params()])
for a in ((Net(), "O7"), (5, "O1"), (Net(), "O2", ms.int32)):
    try: auto_mixed_precision(*a)
    except Exception as e: print(type(e).__name__, e)
class One(nn.Cell):
    def __init__(self):
        super().__init__(); self.d = nn.Dense(4, 4, weight_init=0.1); self.r = nn.ReLU()
    def construct(self, x): return self.r(self.d(x)) * 1.0
for level in ("O1", "O2", "O3"):
  for mode in (1,):
    ms.set_context(mode=mode)
    n = auto_mixed_precision(One(), level); n.set_train()
    ps = n.trainable_params(); g = ms.value_and_grad(lambda x: n(x).sum(), None, ps)
    l, gr = g(Tensor(np.ones((2, 4), np.float32) * 0.3)); print(level, l, l.dtype, gr[0].dtype, gr[0][0])

# expect: O0 (mindspore.float32, mindspore.float32, mindspore.float32) Float32 Float32 ['w', 'conv.weight', 'bn.gamma', 'bn.beta', 'seq.0.weight', 'seq.0.bias', 'seq.2.gamma', 'seq.2.beta']
# expect: O1 (mindspore.float32, mindspore.float32, mindspore.float32) Float32 Float32 ['w', 'conv.weight', 'bn.gamma', 'bn.beta', 'seq.0.weight', 'seq.0.bias', 'seq.2.gamma', 'seq.2.beta']
# expect: O2 (mindspore.float16, mindspore.float16, mindspore.float16) Float32 Float32 ['w', 'conv.weight', 'bn.gamma', 'bn.beta', 'seq.0.weight', 'seq.0.bias', 'seq.2.gamma', 'seq.2.beta']
# expect: O3 (mindspore.float16, mindspore.float16, mindspore.float16) Float32 Float32 ['w', 'conv.weight', 'bn.gamma', 'bn.beta', 'seq.0.weight', 'seq.0.bias', 'seq.2.gamma', 'seq.2.beta']
# expect: ValueError The amp level O7 is not supported
# expect: TypeError For amp_level 'O1', the network type should be Cell.
# expect: ValueError The dtype should be one of (mstype.float16, mstype.bfloat16), but got Int32.
# expect: O1 1.2207031 Float32 Float32 [0. 0. 0. 0.]
# expect: O2 0.8330078 Float32 Float32 [0. 0. 0. 0.]
# expect: O3 2.381836 Float32 Float32 [0.60009766 0.60009766 0.60009766 0.60009766]
