"""Attention of mindspore.ops: softmax(scale Q K^T + shift, where a mask lets it) V in the layouts and with the masks of MindSpore's
fused operators, and turns by position. Computed in float32; MindSpore runs these on Ascend alone, so its documentation decides."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops

_float32 = _native.float32
_LOWEST = -3.0e38


def _heads(x, layout, count):
    """(batch, heads, places, width) of what is laid out in another way."""
    if layout == "BNSD":
        return x
    if layout == "BSND":
        return ops.transpose(x, (0, 2, 1, 3))
    if layout == "SBH":
        x = ops.transpose(x, (1, 0, 2))
    return ops.transpose(ops.reshape(x, (x.shape[0], x.shape[1], count, -1)), (0, 2, 1, 3))


def _laid_out(x, layout):
    """The inverse of _heads."""
    if layout == "BNSD":
        return x
    x = ops.transpose(x, (0, 2, 1, 3))
    if layout == "BSND":
        return x
    x = ops.reshape(x, x.shape[:2] + (-1,))
    return ops.transpose(x, (1, 0, 2)) if layout == "SBH" else x


def _band(rows, columns, before, after, from_end):
    """True where a key lies outside the tokens before and after its query, counted from the first or the last places."""
    shift = columns - rows if from_end else 0
    query = ops.reshape(ops.arange(rows), (-1, 1)) + shift
    key = ops.reshape(ops.arange(columns), (1, -1))
    return ops.logical_or(key < query - before, key > query + after)


def _hidden(mask, mode, rows, columns, pre_tokens, next_tokens, prefix):
    """What no query sees, as a mask that broadcasts to (batch, heads, rows, columns); None when all is seen."""
    given = None if mask is None else mask.astype(_native.bool)
    if given is not None and given.ndim == 3:
        given = ops.expand_dims(given, 1)
    if mode == 0:
        return None if given is None else ops.logical_or(given, _band(rows, columns, pre_tokens, next_tokens, False))
    if mode == 1:
        return given
    if mode in (2, 3):
        return _band(rows, columns, rows + columns, 0, mode == 3)
    if mode == 4:
        return _band(rows, columns, pre_tokens, next_tokens, True)
    if mode == 5:
        lengths = prefix if isinstance(prefix, Tensor) else Tensor(list(prefix), _native.int64)
        beyond = ops.reshape(ops.arange(columns), (1, 1, 1, -1)) >= ops.reshape(lengths, (-1, 1, 1, 1))
        return ops.logical_and(_band(rows, columns, rows + columns, 0, True), beyond)
    raise RuntimeError(f"For 'FlashAttentionScore', the specified value of sparse_mode is invalid: {mode}.")


def _listed(lengths):
    return lengths.asnumpy().tolist() if isinstance(lengths, Tensor) else list(lengths)


def _beyond(lengths, size):
    """True (batch, size) at the places behind a sequence's own length."""
    return ops.reshape(ops.arange(size), (1, -1)) >= ops.reshape(Tensor(_listed(lengths), _native.int64), (-1, 1))


def attend(query, key, value, scale, shift=None, hidden=None, kept=None, keep_prob=1.0):
    """(result, peaks, sums) of (batch, heads, places, width); fewer heads of key and value serve several of the query's."""
    dtype = query.dtype
    query, key, value = [part.astype(_float32) for part in (query, key, value)]
    if query.shape[1] % key.shape[1]:
        raise RuntimeError(f"For 'FlashAttentionScore', head_num must be divisible by the key's heads, but got {query.shape[1]} and "
                           f"{key.shape[1]}.")
    groups = query.shape[1] // key.shape[1]
    if groups > 1:
        key, value = ops.repeat_interleave(key, groups, 1), ops.repeat_interleave(value, groups, 1)
    scores = ops.matmul(query, ops.swapaxes(key, -1, -2)) * scale
    if shift is not None:
        scores = scores + shift.astype(_float32)
    if hidden is not None:
        hidden = ops.broadcast_to(hidden, scores.shape)
        scores = ops.select(hidden, ops.full_like(scores, _LOWEST), scores)
    peaks = ops.amax(scores, -1, True)
    weights = ops.exp(scores - peaks)
    sums = ops.sum(weights, -1, True)
    weights = weights / sums
    if kept is not None:
        weights = weights * kept.astype(_float32) / keep_prob
    return ops.matmul(weights, value).astype(dtype), peaks, sums


def _bits(packed, shape):
    """What a mask of eight places a byte keeps, lowest bits first."""
    values = packed.asnumpy().reshape(-1).tolist()
    return ops.reshape(Tensor([[value >> i & 1 for i in range(8)] for value in values], _float32), shape)


def flash_attention_score(query, key, value, head_num, real_shift=None, drop_mask=None, padding_mask=None, attn_mask=None, prefix=None,
                          actual_seq_qlen=None, actual_seq_kvlen=None, keep_prob=1.0, scalar_value=1.0, pre_tokens=2147483647,
                          next_tokens=2147483647, inner_precise=0, input_layout="BSH", sparse_mode=0):
    """Attention of training."""
    return scored(query, key, value, head_num, real_shift, drop_mask, attn_mask, prefix, actual_seq_qlen, actual_seq_kvlen, keep_prob,
                  scalar_value, pre_tokens, next_tokens, input_layout, sparse_mode)[0]


def scored(query, key, value, head_num, real_shift, drop_mask, attn_mask, prefix, query_ends, key_ends, keep_prob, scale, pre_tokens,
           next_tokens, layout, mode):
    """(attention, the scores' peaks, the sums of their exponentials)."""
    if layout not in ("BSH", "BNSD", "SBH", "BSND", "TND"):
        raise ValueError(f"For 'FlashAttentionScore', the input_layout must be in [BSH, BNSD, SBH, BSND, TND], but got {layout}.")
    if layout == "TND":
        parts, first, first_key = [], 0, 0
        for last, last_key in zip(_listed(query_ends), _listed(key_ends)):
            own = [ops.expand_dims(part, 0) for part in (query[first:last], key[first_key:last_key], value[first_key:last_key])]
            found = scored(*own, head_num, real_shift, None, attn_mask, None, None, None, keep_prob, scale, pre_tokens, next_tokens,
                           "BSND", mode)
            parts.append(ops.squeeze(found[0], 0))
            first, first_key = last, last_key
        return ops.cat(parts), None, None
    wide = _heads(query, layout, head_num)
    width = wide.shape[-1]
    count = key.shape[-1] // width if layout in ("BSH", "SBH") else 0
    keys, values = _heads(key, layout, count), _heads(value, layout, count)
    shape = wide.shape[:3] + (keys.shape[2],)
    hidden = _hidden(attn_mask, mode, shape[2], shape[3], pre_tokens, next_tokens, prefix)
    kept = None if drop_mask is None else _bits(drop_mask, shape)
    out, peaks, sums = attend(wide, keys, values, scale, real_shift, hidden, kept, keep_prob)
    return _laid_out(out, layout), peaks, sums


def speed_fusion_attention(query, key, value, head_num, input_layout, *, pse=None, padding_mask=None, atten_mask=None, scale=1.0,
                           keep_prob=1.0, pre_tokens=2147483647, next_tokens=2147483647, inner_precise=0, prefix=None,
                           actual_seq_qlen=None, actual_seq_kvlen=None, sparse_mode=0, gen_mask_parallel=True, sync=False, pse_type=1,
                           q_start_idx=None, kv_start_idx=None):
    """(attention, peaks, sums, nothing, seed, offset, length of the drop mask)."""
    if pse is not None and pse_type == 0:
        pse = pse / scale
    out, peaks, sums = scored(query, key, value, head_num, pse, None, atten_mask, prefix, actual_seq_qlen, actual_seq_kvlen, 1.0, scale,
                              pre_tokens, next_tokens, input_layout, sparse_mode)
    nothing = [None if part is None else ops.broadcast_to(part, part.shape[:-1] + (8,)) for part in (peaks, sums)]
    numbers = [Tensor([0], _native.int64) for _ in range(3)]
    return (out, nothing[0], nothing[1], Tensor(0, query.dtype), *numbers)


def prompt_flash_attention(query, key, value, attn_mask=None, actual_seq_lengths=None, actual_seq_lengths_kv=None, pse_shift=None,
                           deq_scale1=None, quant_scale1=None, deq_scale2=None, quant_scale2=None, quant_offset2=None, num_heads=1,
                           scale_value=1.0, pre_tokens=2147483647, next_tokens=0, input_layout="BSH", num_key_value_heads=0,
                           sparse_mode=0, inner_precise=1):
    """Attention of whole prompts."""
    if input_layout not in ("BSH", "BNSD", "BSND", "BNSD_BSND"):
        raise ValueError(f"For 'PromptFlashAttention', the input_layout must be in [BSH, BNSD, BSND, BNSD_BSND], but got {input_layout}.")
    layout = input_layout.split("_")[0]
    wide = _heads(query, layout, num_heads)
    count = num_key_value_heads or num_heads
    keys, values = _heads(key, layout, count), _heads(value, layout, count)
    hidden = _hidden(attn_mask, sparse_mode, wide.shape[2], keys.shape[2], pre_tokens, next_tokens, None)
    if actual_seq_lengths_kv is not None:
        beyond = _beyond(actual_seq_lengths_kv, keys.shape[2])
        beyond = ops.reshape(beyond, (beyond.shape[0], 1, 1, -1))
        hidden = beyond if hidden is None else ops.logical_or(hidden, beyond)
    out, _, _ = attend(wide, keys, values, scale_value, pse_shift, hidden)
    if actual_seq_lengths is not None:
        rest = _beyond(actual_seq_lengths, wide.shape[2])
        rest = ops.broadcast_to(ops.reshape(rest, (rest.shape[0], 1, -1, 1)), out.shape)
        out = ops.select(rest, ops.zeros_like(out), out)
    return ops.transpose(out, (0, 2, 1, 3)) if input_layout == "BNSD_BSND" else _laid_out(out, layout)


def incre_flash_attention(query, key, value, attn_mask=None, actual_seq_lengths=None, pse_shift=None, dequant_scale1=None,
                          quant_scale1=None, dequant_scale2=None, quant_scale2=None, quant_offset2=None, antiquant_scale=None,
                          antiquant_offset=None, block_table=None, num_heads=1, input_layout="BSH", scale_value=1.0,
                          num_key_value_heads=0, block_size=0, inner_precise=1, kv_padding_size=None):
    """Attention of one new place over those kept."""
    key, value = [part[0] if isinstance(part, (tuple, list)) else part for part in (key, value)]
    count = num_key_value_heads or num_heads
    wide, keys, values = _heads(query, input_layout, num_heads), _heads(key, input_layout, count), _heads(value, input_layout, count)
    hidden = None if attn_mask is None else ops.reshape(attn_mask.astype(_native.bool), (attn_mask.shape[0], 1, 1, -1))
    if actual_seq_lengths is not None:
        beyond = ops.reshape(_beyond(actual_seq_lengths, keys.shape[2]), (-1, 1, 1, keys.shape[2]))
        hidden = beyond if hidden is None else ops.logical_or(hidden, beyond)
    return _laid_out(attend(wide, keys, values, scale_value, pse_shift, hidden)[0], input_layout)


_OF_NUMBERS = frozenset((  # what quantised and paged caches are told by
    "dequant_scale1 quant_scale1 dequant_scale2 quant_scale2 quant_offset2 antiquant_scale antiquant_offset key_antiquant_scale "
    "key_antiquant_offset value_antiquant_scale value_antiquant_offset block_table query_padding_size kv_padding_size key_shared_prefix "
    "value_shared_prefix actual_shared_prefix_len block_size antiquant_mode key_antiquant_mode value_antiquant_mode").split())


def fused_infer_attention_score(query, key, value, *, pse_shift=None, atten_mask=None, actual_seq_lengths=None,
                                actual_seq_lengths_kv=None, num_heads=1, scale=1.0, pre_tokens=2147483647, next_tokens=2147483647,
                                input_layout="BSH", num_key_value_heads=0, sparse_mode=0, inner_precise=1, softmax_lse_flag=False,
                                **quantised):
    """(attention, the logarithms of the sums of exponentials when asked for)."""
    for name, given in quantised.items():
        if name not in _OF_NUMBERS:
            raise TypeError(f"fused_infer_attention_score() got an unexpected keyword argument '{name}'")
        if given is not None and not (isinstance(given, int) and given == 0):
            raise NotImplementedError(f"mindspore.ops.fused_infer_attention_score: refjit takes no {name}; give keys and values that are "
                                      "neither quantised nor paged.")
    key, value = [part[0] if isinstance(part, (tuple, list)) else part for part in (key, value)]
    layout = input_layout.split("_")[0]
    wide, count = _heads(query, layout, num_heads), num_key_value_heads or num_heads
    keys, values = _heads(key, layout, count), _heads(value, layout, count)
    hidden = _hidden(atten_mask, sparse_mode, wide.shape[2], keys.shape[2], pre_tokens, next_tokens, None)
    if actual_seq_lengths_kv is not None:
        beyond = ops.reshape(_beyond(actual_seq_lengths_kv, keys.shape[2]), (-1, 1, 1, keys.shape[2]))
        hidden = beyond if hidden is None else ops.logical_or(hidden, beyond)
    out, peaks, sums = attend(wide, keys, values, scale, pse_shift, hidden)
    logarithms = peaks + ops.log(sums) if softmax_lse_flag else ops.zeros((1,), _float32)
    return (ops.transpose(out, (0, 2, 1, 3)) if input_layout == "BNSD_BSND" else _laid_out(out, layout)), logarithms


def ring_attention_update(prev_attn_out, prev_softmax_max, prev_softmax_sum, cur_attn_out, cur_softmax_max, cur_softmax_sum,
                          actual_seq_qlen=None, layout="SBH"):
    """(attention, peaks, sums) over two pieces of the keys, of those over each."""
    peaks = ops.maximum(prev_softmax_max, cur_softmax_max)
    before = ops.exp(prev_softmax_max - peaks) * prev_softmax_sum
    now = ops.exp(cur_softmax_max - peaks) * cur_softmax_sum
    sums = before + now

    def share(part):
        part = (part / sums)[..., :1]
        if layout == "TND":
            return part
        heads = part.shape[1]
        part = ops.transpose(part, (2, 0, 1, 3))
        return ops.reshape(ops.broadcast_to(part, part.shape[:3] + (prev_attn_out.shape[2] // heads,)), prev_attn_out.shape)
    out = prev_attn_out.astype(_float32) * share(before) + cur_attn_out.astype(_float32) * share(now)
    return out.astype(prev_attn_out.dtype), peaks, sums


def rotary_position_embedding(x, cos, sin, mode=0):
    """x turned by angles: halves against each other (mode 0), or neighbours (mode 1)."""
    if mode == 0:
        first, second = ops.chunk(x, 2, -1)
        turned = ops.cat((-second, first), -1)
    else:
        pairs = ops.reshape(x, x.shape[:-1] + (-1, 2))
        turned = ops.reshape(ops.stack((-pairs[..., 1], pairs[..., 0]), -1), x.shape)
    return x * cos + turned * sin


def moe_token_permute(tokens, indices, num_out_tokens=None, padded_mode=False):
    """(tokens by the number of their expert, where each came to)."""
    if padded_mode:
        raise ValueError("For 'MoeTokenPermute', padded_mode must be False.")
    flat = ops.reshape(indices, (-1,))
    order = Tensor(flat.asnumpy().argsort(kind="stable"), _native.int64)
    places = Tensor(order.asnumpy().argsort(kind="stable"), _native.int32)
    copies = flat.shape[0] // tokens.shape[0]
    rows = ops.gather(tokens, order // copies, 0)
    if num_out_tokens:
        rows = rows[:num_out_tokens] if num_out_tokens > 0 else rows[:rows.shape[0] + num_out_tokens]
    return rows, places


def moe_token_unpermute(permuted_tokens, sorted_indices, probs=None, padded_mode=False, restore_shape=None):
    """Tokens in their first order; of several copies the sum, weighted."""
    if padded_mode:
        raise ValueError("For 'MoeTokenUnpermute', padded_mode must be False.")
    rows = ops.gather(permuted_tokens, sorted_indices, 0)
    if probs is None:
        return rows
    rows = ops.reshape(rows, probs.shape + (-1,))
    return ops.sum(rows * ops.expand_dims(probs, -1).astype(rows.dtype), 1)
