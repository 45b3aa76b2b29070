# MindSpore's CPU has no such operator: the mask's effect is that of softmax over what is seen.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops


def attempt(function, *args, **names):
    try:
        return function(*args, **names)
    except Exception as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


rng = np.random.RandomState(0)
query, key, value = [Tensor(rng.randn(1, 2, 3, 4).astype(np.float16)) for _ in range(3)]
mask = np.triu(np.ones((1, 1, 3, 3), bool), 1)
found = ops.fused_infer_attention_score(query, key, value, atten_mask=Tensor(mask), num_heads=2, scale=0.5, input_layout="BNSD")[0]
scores = np.where(mask, -np.inf, 0.5 * query.asnumpy().astype(np.float32) @ key.asnumpy().astype(np.float32).swapaxes(2, 3))
weights = np.exp(scores - scores.max(-1, keepdims=True))
wanted = weights / weights.sum(-1, keepdims=True) @ value.asnumpy().astype(np.float32)
print(np.allclose(found.asnumpy(), wanted, atol=2e-3))
print(attempt(ops.fused_infer_attention_score, query, key, value, attn_mask=Tensor(mask), input_layout="BNSD"))
print(attempt(ops.fused_infer_attention_score, query, key, value, block_size=16, input_layout="BNSD")[:19])

# expect: True
# expect: TypeError: fused_infer_attention_score() got an unexpected keyword argument 'attn_mask'
# expect: NotImplementedError
