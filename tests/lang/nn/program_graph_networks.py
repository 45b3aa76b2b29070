# tolerance: 5e-4
# Graph convolutions and attention by gathering along edges and sums by segment.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from _programs import data, fill, show


src = np.array([0, 1, 2, 3, 4, 5, 6, 0, 2, 4, 1, 5], np.int32)
dst = np.array([1, 2, 3, 4, 5, 6, 0, 3, 6, 1, 4, 2], np.int32)
N = 7


class GCNConv(nn.Cell):
    def __init__(self, din, dout):
        super().__init__()
        self.fc = nn.Dense(din, dout, weight_init="xavier_uniform", has_bias=False)
        self.bias = Parameter(ops.zeros(dout, ms.float32), name="bias")

    def construct(self, x, src, dst, n):
        ones = ops.ones((src.shape[0], 1), ms.float32)
        deg = ops.clamp(ops.unsorted_segment_sum(ones, dst, n), min=1.0) ** -0.5
        x = self.fc(x * deg)
        gathered = ops.gather(x, src, 0)
        out = ops.unsorted_segment_sum(gathered, dst, n)
        return out * deg + self.bias


class GATConv(nn.Cell):
    def __init__(self, din, dout, heads):
        super().__init__()
        self.fc = nn.Dense(din, dout * heads, has_bias=False)
        self.al = Parameter(Tensor(data(5, heads, dout)), name="al")
        self.ar = Parameter(Tensor(data(6, heads, dout)), name="ar")
        self.heads, self.dout = heads, dout
        self.leaky = nn.LeakyReLU(0.2)

    def construct(self, x, src, dst, n):
        h = self.fc(x).reshape((-1, self.heads, self.dout))
        left, right = (h * self.al).sum(-1), (h * self.ar).sum(-1)
        e = self.leaky(left[src] + right[dst])
        peak = ops.unsorted_segment_max(e, dst, n)
        e = ops.exp(e - ops.stop_gradient(peak)[dst])
        total = ops.unsorted_segment_sum(e, dst, n)
        a = e / (total[dst] + 1e-9)
        return ops.unsorted_segment_sum(h[src] * a.expand_dims(-1), dst, n).reshape((n, -1))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.g1, self.g2, self.g3 = GCNConv(4, 8), GATConv(8, 3, 2), GCNConv(6, 3)

    def construct(self, x, src, dst, n):
        x = ops.relu(self.g1(x, src, dst, n))
        x = ops.elu(self.g2(x, src, dst, n))
        return self.g3(x, src, dst, n)


net = fill(Net(), 2)
x, y = Tensor(data(1, N, 4)), Tensor([0, 1, 2, 0, 1, 2, 0], ms.int32)
mask = Tensor([1, 1, 1, 1, 0, 0, 0], ms.float32)


class MaskedLoss(nn.Cell):
    def __init__(self, net):
        super().__init__(auto_prefix=False)
        self.net, self.ce = net, nn.SoftmaxCrossEntropyWithLogits(sparse=True)

    def construct(self, x, src, dst, n, y, mask):
        loss = self.ce(self.net(x, src, dst, n), y)
        return (loss * mask).sum() / mask.sum()


step = nn.TrainOneStepCell(MaskedLoss(net), nn.Adam(net.trainable_params(), 0.02, weight_decay=5e-4))
for i in range(5):
    show("loss", step(x, Tensor(src), Tensor(dst), N, y, mask))
acc = (net(x, Tensor(src), Tensor(dst), N).argmax(1) == y).astype(ms.float32)
print("acc", acc.asnumpy())
indices = Tensor(np.stack([dst, src], 1))
adj = ms.COOTensor(indices, Tensor(np.ones(len(src), np.float32)), (N, N))
show("spmm", ops.SparseTensorDenseMatmul()(adj.indices, adj.values, adj.shape, x) if hasattr(ops, "SparseTensorDenseMatmul") else ops.sparse_matmul(adj, x) if False else nn.SparseTensorDenseMatmul()(adj.indices, adj.values, adj.shape, x))
lap = np.zeros((N, N), np.float32); lap[dst, src] = 1
show("dense", ops.matmul(Tensor(lap), x))
# expect: loss 1.1884
# expect: loss 1.1026
# expect: loss 1.0269
# expect: loss 0.9597
# expect: loss 0.9007
# expect: acc [1. 0. 1. 1. 0. 1. 0.]
# expect: spmm (7, 4) 32.9714
# expect: dense (7, 4) 32.9714
