# by hand: MindSpore runs these on Ascend alone; worked out from its documentation (formulas in NumPy beside them)
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

rng = np.random.RandomState(3)
q, k, v = [rng.randn(2, 4, 6, 8).astype(np.float32) for _ in range(3)]


def attention(q, k, v, scale, hidden=None, shift=0.0):
    scores = q @ k.swapaxes(-1, -2) * scale + shift
    if hidden is not None:
        scores = np.where(hidden, -1e30, scores)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True) @ v


def same(a, b):
    return bool(np.allclose(a.asnumpy(), b, atol=1e-5))


tensors = [Tensor(x) for x in (q, k, v)]
print(same(ops.flash_attention_score(*tensors, 4, input_layout="BNSD", scalar_value=0.25), attention(q, k, v, 0.25)))
merged = [Tensor(x.transpose(0, 2, 1, 3).reshape(2, 6, 32)) for x in (q, k, v)]
wanted = attention(q, k, v, 1.0).transpose(0, 2, 1, 3).reshape(2, 6, 32)
print(same(ops.flash_attention_score(*merged, 4), wanted), same(ops.flash_attention_score(
    *[x.swapaxes(0, 1) for x in merged], 4, input_layout="SBH"), wanted.swapaxes(0, 1)))
upper = np.triu(np.ones((6, 6), bool), 1)
print(same(ops.flash_attention_score(*tensors, 4, input_layout="BNSD", attn_mask=Tensor(upper)), attention(q, k, v, 1.0, upper)))
print(same(ops.flash_attention_score(*tensors, 4, input_layout="BNSD", sparse_mode=2, attn_mask=Tensor(np.ones((2048, 2048), np.uint8))),
           attention(q, k, v, 1.0, upper)))
band = np.abs(np.subtract.outer(np.arange(6), np.arange(6))) > 1
print(same(ops.flash_attention_score(*tensors, 4, input_layout="BNSD", sparse_mode=4, pre_tokens=1, next_tokens=1), attention(q, k, v, 1.0, band)))
grouped = attention(q, k[:, :2].repeat(2, 1), v[:, :2].repeat(2, 1), 1.0)
print(same(ops.flash_attention_score(tensors[0], Tensor(k[:, :2]), Tensor(v[:, :2]), 4, input_layout="BNSD"), grouped))
shift = rng.randn(1, 4, 6, 6).astype(np.float32)
print(same(ops.flash_attention_score(*tensors, 4, input_layout="BNSD", real_shift=Tensor(shift)), attention(q, k, v, 1.0, None, shift)))
found = ops.operations.nn_ops.FlashAttentionScore(4, scale_value=0.5, input_layout="BNSD")(*tensors)
print([part.shape for part in found], same(found[3], attention(q, k, v, 0.5)))
print(same(ops.prompt_flash_attention(*tensors, num_heads=4, input_layout="BNSD", actual_seq_lengths_kv=[6, 3]),
           attention(q, k, v, 1.0, (np.arange(6) >= np.array([[6], [3]]))[:, None, None])))
one = ops.incre_flash_attention(Tensor(q[:, :, :1]), [tensors[1]], [tensors[2]], num_heads=4, input_layout="BNSD", scale_value=0.5)
print(same(one, attention(q[:, :, :1], k, v, 0.5)))
halves = [ops.speed_fusion_attention(tensors[0], Tensor(k[:, :, part]), Tensor(v[:, :, part]), 4, "BNSD") for part in (slice(0, 2), slice(2, 6))]
merged_out = ops.ring_attention_update(*[x for half in halves for x in (half[0].transpose(2, 0, 1, 3).reshape(6, 2, 32), half[1], half[2])])
print(same(merged_out[0], attention(q, k, v, 1.0).transpose(2, 0, 1, 3).reshape(6, 2, 32)))
angle = np.array([[[[0.0, 0.0, 0.0, 0.0], [0.5, 1.0, 0.5, 1.0]]]], np.float32)
x = np.arange(8, dtype=np.float32).reshape(1, 1, 2, 4)
turned = x * np.cos(angle) + np.concatenate((-x[..., 2:], x[..., :2]), -1) * np.sin(angle)
print(same(ops.rotary_position_embedding(Tensor(x), Tensor(np.cos(angle)), Tensor(np.sin(angle))), turned))
tokens = Tensor([[1.0, 1], [7, 7], [2, 2]])
rows, places = ops.moe_token_permute(tokens, Tensor([2, 0, 1], ms.int32))
print(rows.asnumpy().tolist(), places, ops.moe_token_unpermute(rows, places).asnumpy().tolist())
print(ops.HistogramFixedWidth(4)(Tensor([-3.0, 0.5, 1.0, 3.9, 7.0]), Tensor([0.0, 4.0])))
print(ops.ComputeAccidentalHits(2)(Tensor([[1, 2], [0, 4]]), Tensor([4, 7, 2]))[:2])
print(ops.Randperm(5, -1)(Tensor([3], ms.int32)).asnumpy()[3:])
weight, slope = Tensor([[3.0, 4.0]]), Tensor([[1.0, 0.0]])
print(ops.LARSUpdate(epsilon=0.0, hyperpara=0.5)(weight, slope, Tensor(25.0), Tensor(1.0), 0.0, 1.0))
# expect: True
# expect: True True
# expect: True
# expect: True
# expect: True
# expect: True
# expect: True
# expect: [(2, 4, 6, 8), (2, 4, 6, 8), (1,), (2, 4, 6, 8)] True
# expect: True
# expect: True
# expect: True
# expect: True
# expect: [[7.0, 7.0], [2.0, 2.0], [1.0, 1.0]] [2 0 1] [[1.0, 1.0], [7.0, 7.0], [2.0, 2.0]]
# expect: [2 1 0 2]
# expect: (Tensor(shape=[2], dtype=Int32, value= [0, 1]), Tensor(shape=[2], dtype=Int64, value= [2, 0]))
# expect: [-1 -1]
# expect: [[2.5 0. ]]
