# tolerance: 1e-4
# modes: eager ast bytecode trace
# A Llama decoder layer in the style of the model zoo: RMS norm by hand, rotary embedding, grouped heads, cache as keyword
# arguments, slicing with ... and None, SwiGLU.
import math
from typing import Optional, Tuple
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops


class LlamaRMSNorm(nn.Cell):
    def __init__(self, hidden_size, eps=1e-6):
        super().__init__()
        self.weight = Parameter(ops.ones(hidden_size, ms.float32))
        self.variance_epsilon = eps

    def construct(self, hidden_states):
        input_dtype = hidden_states.dtype
        hidden_states = hidden_states.to(ms.float32)
        variance = hidden_states.pow(2).mean(-1, keep_dims=True)
        hidden_states = hidden_states * ops.rsqrt(variance + self.variance_epsilon)
        return self.weight * hidden_states.to(input_dtype)


class RotaryEmbedding(nn.Cell):
    def __init__(self, dim, max_positions=32, base=10000):
        super().__init__()
        inv_freq = 1.0 / (base ** (np.arange(0, dim, 2, dtype=np.float32) / dim))
        freqs = np.einsum("i,j->ij", np.arange(max_positions, dtype=np.float32), inv_freq) if False else np.outer(
            np.arange(max_positions, dtype=np.float32), inv_freq)
        emb = np.concatenate((freqs, freqs), axis=-1)
        self.cos_cached = Tensor(np.cos(emb)[None, None, :, :], ms.float32)
        self.sin_cached = Tensor(np.sin(emb)[None, None, :, :], ms.float32)

    def construct(self, x, seq_len):
        return self.cos_cached[:, :, :seq_len, ...].to(x.dtype), self.sin_cached[:, :, :seq_len, ...].to(x.dtype)


def rotate_half(x: Tensor) -> Tensor:
    """Rotates half the hidden dims of the input."""
    x1 = x[..., : x.shape[-1] // 2]
    x2 = x[..., x.shape[-1] // 2 :]
    return ops.cat((-x2, x1), axis=-1)


def repeat_kv(hidden_states: Tensor, n_rep: int) -> Tensor:
    batch, num_key_value_heads, slen, head_dim = hidden_states.shape
    if n_rep == 1:
        return hidden_states
    hidden_states = hidden_states.expand_dims(2).broadcast_to((batch, num_key_value_heads, n_rep, slen, head_dim))
    return hidden_states.reshape((batch, num_key_value_heads * n_rep, slen, head_dim))


class Attention(nn.Cell):
    def __init__(self, hidden_size, num_heads, num_key_value_heads):
        super().__init__()
        self.num_heads, self.num_key_value_heads = num_heads, num_key_value_heads
        self.head_dim = hidden_size // num_heads
        self.groups = num_heads // num_key_value_heads
        self.q_proj = nn.Dense(hidden_size, num_heads * self.head_dim, has_bias=False)
        self.k_proj = nn.Dense(hidden_size, num_key_value_heads * self.head_dim, has_bias=False)
        self.v_proj = nn.Dense(hidden_size, num_key_value_heads * self.head_dim, has_bias=False)
        self.o_proj = nn.Dense(hidden_size, hidden_size, has_bias=False)
        self.rotary = RotaryEmbedding(self.head_dim)

    def construct(self, x, mask: Optional[Tensor] = None, past: Optional[Tuple[Tensor]] = None, **kwargs):
        b, t, _ = x.shape
        q = self.q_proj(x).view(b, t, self.num_heads, self.head_dim).swapdims(1, 2)
        k = self.k_proj(x).view(b, t, self.num_key_value_heads, self.head_dim).swapdims(1, 2)
        v = self.v_proj(x).view(b, t, self.num_key_value_heads, self.head_dim).swapdims(1, 2)
        cos, sin = self.rotary(v, seq_len=t)
        q, k = q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin
        if past is not None:
            k, v = ops.cat([past[0], k], axis=2), ops.cat([past[1], v], axis=2)
        present = (k, v) if kwargs.get("use_cache", False) else None
        k, v = repeat_kv(k, self.groups), repeat_kv(v, self.groups)
        weights = ops.matmul(q, k.transpose(0, 1, 3, 2)) / math.sqrt(self.head_dim)
        if mask is not None:
            weights = weights + mask[:, :, :, : k.shape[-2]]
        weights = ops.softmax(weights, axis=-1, dtype=ms.float32).astype(q.dtype)
        weights = ops.dropout(weights, p=0.0, training=self.training)
        out = ops.matmul(weights, v).swapdims(1, 2).reshape(b, t, -1)
        return self.o_proj(out), present


class MLP(nn.Cell):
    def __init__(self, hidden_size, intermediate_size):
        super().__init__()
        self.gate_proj = nn.Dense(hidden_size, intermediate_size, has_bias=False)
        self.up_proj = nn.Dense(hidden_size, intermediate_size, has_bias=False)
        self.down_proj = nn.Dense(intermediate_size, hidden_size, has_bias=False)
        self.act_fn = nn.SiLU()

    def construct(self, x):
        return self.down_proj(self.act_fn(self.gate_proj(x)) * self.up_proj(x))


class DecoderLayer(nn.Cell):
    def __init__(self, hidden_size=16):
        super().__init__()
        self.self_attn = Attention(hidden_size, 4, 2)
        self.mlp = MLP(hidden_size, 24)
        self.input_layernorm = LlamaRMSNorm(hidden_size)
        self.post_attention_layernorm = LlamaRMSNorm(hidden_size)

    def construct(self, hidden_states, mask=None, use_cache=False):
        residual = hidden_states
        hidden_states = self.input_layernorm(hidden_states)
        hidden_states, present = self.self_attn(hidden_states, mask=mask, use_cache=use_cache)
        hidden_states = residual + hidden_states
        residual = hidden_states
        hidden_states = self.mlp(self.post_attention_layernorm(hidden_states))
        outputs = (residual + hidden_states,)
        if use_cache:
            outputs += (present,)
        return outputs


np.random.seed(0)
layer = DecoderLayer()
for parameter in layer.get_parameters():
    if parameter.ndim == 2:
        parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.3, ms.float32))
x = Tensor(np.random.randn(2, 5, 16), ms.float32)
mask = Tensor(np.triu(np.full((5, 5), -1e4), 1)[None, None], ms.float32)


@jit
def run(x, mask):
    return layer(x, mask)[0]


@jit
def run_with_cache(x, mask):
    out, (k, v) = layer(x, mask, use_cache=True)
    return ops.stop_gradient(out), k, v


print(run(x, mask)[0, 0])
out, k, v = run_with_cache(x, mask)
print(out.shape, k.shape, v.shape, out[1, 4, :4], k[0, 1, 2])

# expect: [ 1.0078595  -0.38381293  2.069553    0.77525365  0.23472553  2.408296
# expect:   1.812262    1.5952969  -0.04034042  0.78300226  3.248458    0.15351795
# expect:  -0.3410589   0.9628693  -0.30920562 -0.57478106]
# expect: (2, 5, 16) (2, 2, 5, 4) (2, 2, 5, 4) [-1.0283947  -2.299141   -0.05466568  1.7228615 ] [-0.6892983  -0.09756479  0.41581422 -2.417752  ]
