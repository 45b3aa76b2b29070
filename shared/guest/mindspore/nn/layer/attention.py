"""MultiheadAttention."""
import math
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import Dense


class MultiheadAttention(Cell):
    """Attention by several heads over (length, batch, width), or (batch, length, width) when batch_first."""

    def __init__(self, embed_dim, num_heads, dropout=0.0, has_bias=True, add_bias_kv=False, add_zero_attn=False, kdim=None,
                 vdim=None, batch_first=False, dtype=_native.float32):
        super().__init__()
        dtype = _native.float32 if dtype is None else dtype
        self.head_dim = embed_dim // num_heads
        if self.head_dim * num_heads != embed_dim:
            raise ValueError("The init argument 'embed_dim' must be divisible by 'num_heads'.")
        self.embed_dim, self.num_heads, self.dropout, self.batch_first = embed_dim, num_heads, dropout, batch_first
        kdim = embed_dim if kdim is None else kdim
        vdim = embed_dim if vdim is None else vdim
        self.same_width = kdim == embed_dim and vdim == embed_dim
        if self.same_width:
            self.in_proj_weight = Parameter(initializer("xavier_uniform", (3 * embed_dim, embed_dim), dtype),
                                            "in_proj_weight")
        else:
            self.q_proj_weight = Parameter(initializer("xavier_uniform", (embed_dim, embed_dim), dtype), "q_proj_weight")
            self.k_proj_weight = Parameter(initializer("xavier_uniform", (embed_dim, kdim), dtype), "k_proj_weight")
            self.v_proj_weight = Parameter(initializer("xavier_uniform", (embed_dim, vdim), dtype), "v_proj_weight")
        self.in_proj_bias = Parameter(initializer("zeros", (3 * embed_dim,), dtype), "in_proj_bias") if has_bias else None
        self.add_zero_attn = add_zero_attn
        self.bias_k = Parameter(initializer("xavier_normal", (1, 1, embed_dim), dtype), "bias_k") if add_bias_kv else None
        self.bias_v = Parameter(initializer("xavier_normal", (1, 1, embed_dim), dtype), "bias_v") if add_bias_kv else None
        self.out_proj = Dense(embed_dim, embed_dim, has_bias=has_bias)

    def _projected(self, query, key, value):
        width = self.embed_dim
        if self.same_width:
            weights = (self.in_proj_weight[:width], self.in_proj_weight[width:2 * width], self.in_proj_weight[2 * width:])
        else:
            weights = (self.q_proj_weight, self.k_proj_weight, self.v_proj_weight)
        parts = [ops.matmul(x, w.T) for x, w in zip((query, key, value), weights)]
        if self.in_proj_bias is not None:
            parts = [part + self.in_proj_bias[i * width:(i + 1) * width] for i, part in enumerate(parts)]
        return parts

    def _heads(self, x):
        """(batch, length, width) as (batch, heads, length, head width)."""
        shape = x.shape
        return ops.transpose(ops.reshape(x, (shape[0], shape[1], self.num_heads, self.head_dim)), (0, 2, 1, 3))

    def _of_heads(self, mask):
        """A mask of (batch * heads, length, length) as (batch, heads, length, length)."""
        return mask if mask.ndim == 2 else ops.reshape(mask, (-1, self.num_heads) + mask.shape[1:])

    def construct(self, query, key, value, key_padding_mask=None, need_weights=True, attn_mask=None,
                  average_attn_weights=True):
        batched = query.ndim == 3
        if not batched:
            query, key, value = ops.expand_dims(query, 0), ops.expand_dims(key, 0), ops.expand_dims(value, 0)
        elif not self.batch_first:
            query, key, value = ops.swapaxes(query, 0, 1), ops.swapaxes(key, 0, 1), ops.swapaxes(value, 0, 1)
        q, k, v = self._projected(query, key, value)
        extra = 0
        if self.bias_k is not None:
            k = ops.cat((k, ops.broadcast_to(self.bias_k, (k.shape[0], 1, self.embed_dim))), 1)
            v = ops.cat((v, ops.broadcast_to(self.bias_v, (v.shape[0], 1, self.embed_dim))), 1)
            extra += 1
        if self.add_zero_attn:
            zeros = ops.zeros((k.shape[0], 1, self.embed_dim), k.dtype)
            k, v = ops.cat((k, zeros), 1), ops.cat((v, zeros), 1)
            extra += 1
        if extra and attn_mask is not None:
            attn_mask = ops.pad(attn_mask.astype(_native.float32), (0, extra)).astype(attn_mask.dtype)
        if extra and key_padding_mask is not None:
            key_padding_mask = ops.pad(key_padding_mask.astype(_native.float32), (0, extra)).astype(key_padding_mask.dtype)
        q, k, v = self._heads(q), self._heads(k), self._heads(v)
        scores = ops.matmul(q, ops.swapaxes(k, 2, 3)) / math.sqrt(self.head_dim)
        if attn_mask is not None:
            if attn_mask.dtype == _native.bool:
                scores = ops.masked_fill(scores, self._of_heads(attn_mask), float("-inf"))
            else:
                scores = scores + self._of_heads(attn_mask)
        if key_padding_mask is not None:
            hidden = ops.expand_dims(ops.expand_dims(key_padding_mask, 1), 1)
            if key_padding_mask.dtype == _native.bool:
                scores = ops.masked_fill(scores, hidden, float("-inf"))
            else:
                scores = scores + hidden
        weights = ops.softmax(scores, -1)
        if self.dropout > 0 and self.training:
            weights = ops.dropout(weights, self.dropout)
        out = ops.transpose(ops.matmul(weights, v), (0, 2, 1, 3))
        out = self.out_proj(ops.reshape(out, out.shape[:2] + (self.embed_dim,)))
        if not batched:
            out = ops.squeeze(out, 0)
            weights = ops.squeeze(weights, 0)
        elif not self.batch_first:
            out = ops.swapaxes(out, 0, 1)
        if not need_weights:
            return (out,)
        if average_attn_weights:
            weights = ops.mean(weights, 1 if batched else 0)
        return out, weights
