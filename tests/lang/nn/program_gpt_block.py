# tolerance: 2e-4
# A GPT: embeddings, blocks of causal attention with LayerNorm and gelu, cross entropy on the next token, trained by Adam; then the
# forward pass compiled.
import math
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from mindspore.common.initializer import Normal, initializer
from mindspore import dtype as mstype


class Config:
    vocab_size = 17
    block_size = 8
    n_layer = 2
    n_head = 2
    n_embd = 16
    dropout = 0.0


class CausalSelfAttention(nn.Cell):
    def __init__(self, config):
        super().__init__()
        assert config.n_embd % config.n_head == 0
        self.c_attn = nn.Dense(config.n_embd, 3 * config.n_embd)
        self.c_proj = nn.Dense(config.n_embd, config.n_embd)
        self.dropout = nn.Dropout(p=config.dropout)
        self.n_head = config.n_head
        self.n_embd = config.n_embd
        mask = np.tril(np.ones((config.block_size, config.block_size)))
        self.mask = Tensor(mask.reshape(1, 1, config.block_size, config.block_size), mstype.bool_)

    def construct(self, x):
        b, t, c = x.shape
        q, k, v = ops.split(self.c_attn(x), self.n_embd, axis=2)
        k = k.view(b, t, self.n_head, c // self.n_head).swapaxes(1, 2)
        q = q.view(b, t, self.n_head, c // self.n_head).swapaxes(1, 2)
        v = v.view(b, t, self.n_head, c // self.n_head).swapaxes(1, 2)
        att = ops.matmul(q, k.swapaxes(-2, -1)) * (1.0 / math.sqrt(k.shape[-1]))
        att = ops.masked_fill(att, ops.logical_not(self.mask[:, :, :t, :t]), -1e9)
        att = self.dropout(ops.softmax(att, axis=-1))
        y = ops.matmul(att, v).swapaxes(1, 2).reshape(b, t, c)
        return self.c_proj(y)


class MLP(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.c_fc = nn.Dense(config.n_embd, 4 * config.n_embd)
        self.act = nn.GELU(approximate=False)
        self.c_proj = nn.Dense(4 * config.n_embd, config.n_embd)

    def construct(self, x):
        return self.c_proj(self.act(self.c_fc(x)))


class Block(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.ln_1 = nn.LayerNorm((config.n_embd,), epsilon=1e-5)
        self.attn = CausalSelfAttention(config)
        self.ln_2 = nn.LayerNorm((config.n_embd,), epsilon=1e-5)
        self.mlp = MLP(config)

    def construct(self, x):
        x = x + self.attn(self.ln_1(x))
        x = x + self.mlp(self.ln_2(x))
        return x


class GPT(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.wte = nn.Embedding(config.vocab_size, config.n_embd)
        self.wpe = Parameter(initializer(Normal(0.02), (config.block_size, config.n_embd), mstype.float32), name="wpe")
        self.h = nn.CellList([Block(config) for _ in range(config.n_layer)])
        self.ln_f = nn.LayerNorm([config.n_embd])
        self.lm_head = nn.Dense(config.n_embd, config.vocab_size, has_bias=False)

    def construct(self, idx, targets=None):
        _, t = idx.shape
        x = self.wte(idx) + self.wpe[:t]
        for block in self.h:
            x = block(x)
        logits = self.lm_head(self.ln_f(x))
        if targets is None:
            return logits
        return ops.cross_entropy(logits.view(-1, logits.shape[-1]), targets.view(-1))


np.random.seed(1)
net = GPT(Config())
for parameter in net.get_parameters():
    if "gamma" not in parameter.name:
        parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.05, mstype.float32))
print([p.name for p in net.trainable_params()][:6], len(net.trainable_params()))
tokens = np.random.randint(0, 17, (2, 9))
inputs, targets = Tensor(tokens[:, :-1], mstype.int32), Tensor(tokens[:, 1:], mstype.int32)
optimizer = nn.Adam(net.trainable_params(), learning_rate=1e-2)
grad_fn = ops.value_and_grad(net, None, net.trainable_params())
for step in range(5):
    loss, grads = grad_fn(inputs, targets)
    grads = ops.clip_by_global_norm(grads, 1.0)
    optimizer(grads)
    print(f"step {step}, loss {float(loss.asnumpy()):.4f}")


@ms.jit
def forward(idx):
    return net(idx)


logits = forward(inputs)
print(logits.shape, np.allclose(logits.asnumpy(), net(inputs).asnumpy(), 1e-4, 1e-4))
print(logits[0, -1])

# expect: ['wpe', 'wte.embedding_table', 'h.0.ln_1.gamma', 'h.0.ln_1.beta', 'h.0.attn.c_attn.weight', 'h.0.attn.c_attn.bias'] 29
# expect: step 0, loss 2.8162
# expect: step 1, loss 2.5533
# expect: step 2, loss 2.3117
# expect: step 3, loss 2.1327
# expect: step 4, loss 1.9832
# expect: (2, 8, 17) True
# expect: [-0.45081383 -0.38502926  0.04341653 -0.15907046 -0.09321497 -0.667606
# expect:  -0.17177819 -0.5908254  -0.44336104  0.91999114  0.22752789  0.73734415
# expect:  -0.08973274  0.37948105 -0.48624113 -0.24154487  0.9133094 ]
