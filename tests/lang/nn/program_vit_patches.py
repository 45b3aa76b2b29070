# tolerance: 1e-4
# modes: eager ast bytecode trace
# A vision transformer's front: patches by a strided convolution, class token, position embedding, a nested block list, mean
# pooling, with attribute constants and if statements on them.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops
from mindspore.common.initializer import TruncatedNormal, initializer


class PatchEmbedding(nn.Cell):
    def __init__(self, image_size=8, patch_size=4, input_channels=3, embed_dim=12):
        super().__init__()
        self.num_patches = (image_size // patch_size) ** 2
        self.proj = nn.Conv2d(input_channels, embed_dim, kernel_size=patch_size, stride=patch_size, has_bias=True, pad_mode="valid")

    def construct(self, x):
        x = self.proj(x)
        b, c, h, w = x.shape
        x = x.reshape(b, c, h * w)
        return ops.transpose(x, (0, 2, 1))


class FeedForward(nn.Cell):
    def __init__(self, width, hidden, keep_prob=1.0, use_norm=True):
        super().__init__()
        self.dense1 = nn.Dense(width, hidden)
        self.dense2 = nn.Dense(hidden, width)
        self.norm = nn.LayerNorm((width,)) if use_norm else None
        self.dropout = nn.Dropout(p=1.0 - keep_prob)

    def construct(self, x):
        y = x
        if self.norm is not None:
            y = self.norm(y)
        y = self.dense2(self.dropout(ops.gelu(self.dense1(y))))
        return x + y


class ViT(nn.Cell):
    def __init__(self, pool="mean"):
        super().__init__()
        self.patches = PatchEmbedding()
        self.cls_token = Parameter(initializer(TruncatedNormal(0.02), (1, 1, 12), ms.float32), name="cls", requires_grad=True)
        self.pos_embedding = Parameter(initializer(TruncatedNormal(0.02), (1, self.patches.num_patches + 1, 12), ms.float32))
        self.blocks = nn.SequentialCell([FeedForward(12, 20), FeedForward(12, 20, use_norm=False)])
        self.pool = pool
        self.head = nn.Dense(12, 5)

    def construct(self, x):
        x = self.patches(x)
        cls = ops.tile(self.cls_token, (x.shape[0], 1, 1))
        x = ops.concat((cls, x), axis=1)
        x += self.pos_embedding
        x = self.blocks(x)
        if self.pool == "cls":
            x = x[:, 0]
        else:
            x = ops.mean(x, 1)
        return self.head(x)


np.random.seed(4)
for pool in ("mean", "cls"):
    net = ViT(pool)
    for parameter in net.get_parameters():
        if not parameter.name.endswith("gamma"):
            parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.2, ms.float32))
    images = Tensor(np.random.randn(2, 3, 8, 8), ms.float32)

    @jit
    def run(x):
        return net(x)

    print(run(images))
print([p.name for p in net.trainable_params()])

# expect: [[-0.16646025  0.04730816 -0.4149276  -0.01694453 -0.15726489]
# expect:  [-0.04722333 -0.18219419 -0.94728637 -0.03660854  0.13071078]]
# expect: [[ 0.37823176  0.20071828 -0.538061   -0.01818488  0.43724215]
# expect:  [ 0.37823176  0.20071828 -0.538061   -0.01818488  0.43724215]]
# expect: ['cls', 'pos_embedding', 'patches.proj.weight', 'patches.proj.bias', 'blocks.0.dense1.weight', 'blocks.0.dense1.bias', 'blocks.0.dense2.weight', 'blocks.0.dense2.bias', 'blocks.0.norm.gamma', 'blocks.0.norm.beta', 'blocks.1.dense1.weight', 'blocks.1.dense1.bias', 'blocks.1.dense2.weight', 'blocks.1.dense2.bias', 'head.weight', 'head.bias']
