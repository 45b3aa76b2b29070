# arguments: --small --runs 2
# The program "simple attention module" of seed 001: LlamaAttention of Llama 3 (hidden size 4096, 32 heads, 8 key/value heads,
# rotary embedding with theta 500000, no bias, softmax in float32) on (1, 512, 4096) float32, called as it is and compiled at
# O0 and O1; one printed row a way, forward and forward + backward.
#
# Written from the seed's description. --small takes a width of 32 and 6 positions, --runs N the number of timed runs (1000).
import math
import sys
import time
from typing import Optional, Tuple

import numpy as np
import mindspore
from mindspore import Tensor, nn, ops


def number_after(flag, default):
    return int(sys.argv[sys.argv.index(flag) + 1]) if flag in sys.argv else default


small = "--small" in sys.argv
runs = number_after("--runs", 1000)


class LlamaConfig:
    def __init__(self, hidden_size=4096, num_attention_heads=32, num_key_value_heads=8, max_position_embeddings=8192,
                 rope_theta=500000.0, attention_bias=False, attention_dropout=0.0):
        self.hidden_size = hidden_size
        self.num_attention_heads = num_attention_heads
        self.num_key_value_heads = num_key_value_heads
        self.max_position_embeddings = max_position_embeddings
        self.rope_theta = rope_theta
        self.attention_bias = attention_bias
        self.attention_dropout = attention_dropout


class LlamaRotaryEmbedding(nn.Cell):
    """cos and sin of position * theta ** (-2i / dim)."""

    def __init__(self, dim, base):
        super().__init__()
        self.inv_freq = Tensor(1.0 / (base ** (np.arange(0, dim, 2).astype(np.float32) / dim)), mindspore.float32)

    def construct(self, x: Tensor, position_ids: Tensor) -> Tuple[Tensor, Tensor]:
        inv_freq = self.inv_freq[None, None, :].broadcast_to((position_ids.shape[0], 1, -1))
        positions = position_ids[:, :, None].to(mindspore.float32)
        freqs = positions * inv_freq
        emb = ops.cat((freqs, freqs), axis=-1)
        return emb.cos().to(x.dtype), emb.sin().to(x.dtype)


def rotate_half(x):
    """(-second half, first half) of the last axis."""
    x1 = x[..., : x.shape[-1] // 2]
    x2 = x[..., x.shape[-1] // 2:]
    return ops.cat((-x2, x1), axis=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos = cos.expand_dims(unsqueeze_dim)
    sin = sin.expand_dims(unsqueeze_dim)
    return (q * cos) + (rotate_half(q) * sin), (k * cos) + (rotate_half(k) * sin)


def repeat_kv(hidden_states, n_rep: int):
    """(batch, kv heads, length, dim) as (batch, heads, length, dim)."""
    batch, num_key_value_heads, slen, head_dim = hidden_states.shape
    if n_rep == 1:
        return hidden_states
    hidden_states = hidden_states[:, :, None, :, :].broadcast_to((batch, num_key_value_heads, n_rep, slen, head_dim))
    return hidden_states.reshape(batch, num_key_value_heads * n_rep, slen, head_dim)


class LlamaAttention(nn.Cell):
    def __init__(self, config: LlamaConfig, layer_idx: Optional[int] = None):
        super().__init__()
        self.config = config
        self.layer_idx = layer_idx
        self.attention_dropout = config.attention_dropout
        self.hidden_size = config.hidden_size
        self.num_heads = config.num_attention_heads
        self.head_dim = self.hidden_size // self.num_heads
        self.num_key_value_heads = config.num_key_value_heads
        self.num_key_value_groups = self.num_heads // self.num_key_value_heads
        bias = config.attention_bias
        self.q_proj = nn.Dense(self.hidden_size, self.num_heads * self.head_dim, has_bias=bias)
        self.k_proj = nn.Dense(self.hidden_size, self.num_key_value_heads * self.head_dim, has_bias=bias)
        self.v_proj = nn.Dense(self.hidden_size, self.num_key_value_heads * self.head_dim, has_bias=bias)
        self.o_proj = nn.Dense(self.hidden_size, self.hidden_size, has_bias=bias)
        self.rotary_emb = LlamaRotaryEmbedding(self.head_dim, config.rope_theta)

    def construct(self, hidden_states: Tensor, position_ids: Tensor, attention_mask: Optional[Tensor] = None, **kwargs):
        bsz, q_len, _ = hidden_states.shape
        query_states = self.q_proj(hidden_states)
        key_states = self.k_proj(hidden_states)
        value_states = self.v_proj(hidden_states)
        query_states = query_states.view(bsz, q_len, self.num_heads, self.head_dim).swapaxes(1, 2)
        key_states = key_states.view(bsz, q_len, self.num_key_value_heads, self.head_dim).swapaxes(1, 2)
        value_states = value_states.view(bsz, q_len, self.num_key_value_heads, self.head_dim).swapaxes(1, 2)
        cos, sin = self.rotary_emb(value_states, position_ids)
        query_states, key_states = apply_rotary_pos_emb(query_states, key_states, cos, sin)
        key_states = repeat_kv(key_states, self.num_key_value_groups)
        value_states = repeat_kv(value_states, self.num_key_value_groups)
        attn_weights = ops.matmul(query_states, key_states.swapaxes(2, 3)) / math.sqrt(self.head_dim)
        if attention_mask is not None:
            causal_mask = attention_mask[:, :, :, : key_states.shape[-2]]
            attn_weights = attn_weights + causal_mask
        attn_weights = ops.softmax(attn_weights, axis=-1, dtype=mindspore.float32).to(query_states.dtype)
        attn_weights = ops.dropout(attn_weights, p=self.attention_dropout, training=self.training)
        attn_output = ops.matmul(attn_weights, value_states)
        attn_output = attn_output.swapaxes(1, 2)
        attn_output = attn_output.reshape(bsz, q_len, -1)
        return self.o_proj(attn_output)


np.random.seed(0)
config = LlamaConfig(hidden_size=32, num_attention_heads=4, num_key_value_heads=2) if small else LlamaConfig()
length = 6 if small else 512
net = LlamaAttention(config, layer_idx=0)
for parameter in net.get_parameters():  # known weights, so that results can be compared
    parameter.set_data(Tensor(np.random.randn(*parameter.shape) / math.sqrt(config.hidden_size), mindspore.float32))
hidden = Tensor(np.random.randn(1, length, config.hidden_size), mindspore.float32)
positions = Tensor(np.arange(length)[None, :], mindspore.int64)
mask = Tensor(np.triu(np.full((length, length), -1e9), 1)[None, None], mindspore.float32)
forward_and_backward = mindspore.value_and_grad(net, grad_position=None, weights=net.trainable_params())


def forward(x, ids, attention_mask):
    return net(x, ids, attention_mask)


def forward_backward(x, ids, attention_mask):
    return forward_and_backward(x, ids, attention_mask)


def levels(function):
    return {"no jit": function, "ast O0": mindspore.jit(function, capture_mode="ast", jit_level="O0"),
            "ast O1": mindspore.jit(function, capture_mode="ast", jit_level="O1")}


def flat(result):
    """The tensors of a result as arrays, in order."""
    if isinstance(result, Tensor):
        return [result.asnumpy()]
    return [array for item in result for array in flat(item)]


for title, function in (("forward", forward), ("forward + backward", forward_backward)):
    first = None
    for name, called in levels(function).items():
        start = time.time()
        arrays = flat(called(hidden, positions, mask))
        time_to_prepare = time.time() - start
        start = time.time()
        for _ in range(runs):
            out = called(hidden, positions, mask)
        arrays = flat(out)
        time_to_run = time.time() - start
        first = arrays if first is None else first
        same = all(np.allclose(a, b, 1e-3, 1e-4) for a, b in zip(first, arrays))
        print(f"{title}, {name}, out shape: {arrays[0].shape}, {len(arrays)} tensors, as without jit: {same}, time to prepare: "
              f"{time_to_prepare:.2f}s, time to run {runs} times: {time_to_run:.2f}s")
    for array in first[:3]:
        print(f"    mean {array.mean():.4f}, mean of squares {(array * array).mean():.4f}")
