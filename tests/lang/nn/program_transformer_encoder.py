# tolerance: 2e-4
# modes: eager ast bytecode
# A transformer encoder from nn.MultiheadAttention with a key padding mask, sinusoidal positions, and a classifier.
import math
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, nn, ops


class PositionalEncoding(nn.Cell):
    def __init__(self, d_model, max_len=50):
        super().__init__()
        position = np.arange(max_len)[:, None]
        div_term = np.exp(np.arange(0, d_model, 2) * (-math.log(10000.0) / d_model))
        pe = np.zeros((max_len, d_model))
        pe[:, 0::2] = np.sin(position * div_term)
        pe[:, 1::2] = np.cos(position * div_term)
        self.pe = Tensor(pe[None], ms.float32)

    def construct(self, x):
        return x + self.pe[:, :x.shape[1]]


class EncoderLayer(nn.Cell):
    def __init__(self, d_model, nhead, dim_feedforward=16, norm_first=False):
        super().__init__()
        self.self_attn = nn.MultiheadAttention(d_model, nhead, batch_first=True)
        self.linear1 = nn.Dense(d_model, dim_feedforward)
        self.linear2 = nn.Dense(dim_feedforward, d_model)
        self.norm1 = nn.LayerNorm((d_model,), epsilon=1e-5)
        self.norm2 = nn.LayerNorm((d_model,), epsilon=1e-5)
        self.norm_first = norm_first

    def _sa_block(self, x, mask):
        return self.self_attn(x, x, x, key_padding_mask=mask, need_weights=False)[0]

    def _ff_block(self, x):
        return self.linear2(ops.relu(self.linear1(x)))

    def construct(self, x, mask):
        if self.norm_first:
            x = x + self._sa_block(self.norm1(x), mask)
            return x + self._ff_block(self.norm2(x))
        x = self.norm1(x + self._sa_block(x, mask))
        return self.norm2(x + self._ff_block(x))


class Classifier(nn.Cell):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(11, 8, padding_idx=0)
        self.position = PositionalEncoding(8)
        self.layers = nn.CellList([EncoderLayer(8, 2, norm_first=bool(i)) for i in range(2)])
        self.head = nn.Dense(8, 3)

    def construct(self, ids):
        mask = ids == 0
        x = self.position(self.embedding(ids) * math.sqrt(8))
        for layer in self.layers:
            x = layer(x, mask)
        keep = (1 - mask.astype(ms.float32)).expand_dims(-1)
        x = (x * keep).sum(1) / keep.sum(1)
        return self.head(x)


np.random.seed(0)
net = Classifier()
for parameter in net.get_parameters():
    if "gamma" not in parameter.name:
        parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.3, ms.float32))
ids = Tensor([[3, 5, 2, 0, 0], [7, 1, 4, 9, 10]], ms.int32)


@jit
def run(ids):
    return net(ids)


print(run(ids))

# expect: [[ 0.6334782   0.41561612 -0.85055   ]
# expect:  [-0.20111853  0.7093766  -1.0089657 ]]
