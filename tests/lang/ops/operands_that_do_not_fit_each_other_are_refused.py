"""Kernels read all operands as the first one's kind and length: others would be read beyond their end (these ended in segmentation
faults, or gave what lay behind a tensor)."""
import numpy as np
from mindspore import Tensor, ops
import mindspore as ms


def attempt(call, *args):
    try:
        result = call(*args)
        print([str(each) for each in result] if isinstance(result, tuple) else str(result))
    except (TypeError, ValueError, RuntimeError) as error:
        print(type(error).__name__, str(error).split("\n\n")[0].rstrip().replace("\n", "|"))


logits = Tensor(np.ones((4, 3), np.float32))
labels = Tensor([0, 1, 2, 0], ms.int32)
attempt(ops.SoftmaxCrossEntropyWithLogits(), logits, Tensor(np.ones((4, 3), np.uint16)))
attempt(ops.SoftmaxCrossEntropyWithLogits(), Tensor(np.ones((4, 3), np.float64)), logits)
attempt(ops.NLLLoss(), logits, labels, Tensor(np.ones(2, np.float32)))
attempt(ops.NLLLoss(), logits, labels, Tensor(np.ones((3, 5), np.float32)))
for dtype in (ms.float32, ms.float64):
    for weight in (ms.float16, ms.float32, ms.float64):
        loss, total = ops.NLLLoss()(logits.astype(dtype), labels, Tensor([1, 2, 4], weight))
        print(loss.dtype, total.dtype, loss, total)
print(ops.LayerNorm()(Tensor([[1, 2, 3]], ms.float64), Tensor([1, 2, 3], ms.float16), Tensor([0, 1, 0], ms.float16))[0].dtype)
attempt(ops.gather, Tensor(np.ones((7, 5), np.int64)), Tensor(np.zeros((2, 2, 1), np.int64)), 1, 1)
attempt(ops.gather, Tensor(np.ones((2, 5), np.int64)), Tensor(np.zeros((7, 2, 1), np.int64)), 1, 1)


def ones(dtype, *shape):
    return Tensor(np.ones(shape, dtype))


for bias in (ones(np.float16, 4), ones(np.float32, 1), ones(np.float32), ones(np.float32, 2, 4)):
    attempt(ops.dense, ones(np.float32, 2, 5), ones(np.float32, 4, 5), bias)
for bias in (ones(np.float32, 1), ones(np.float32)):
    attempt(ops.dense, ones(np.float32, 2, 5), ones(np.float32, 5), bias)
attempt(ops.dense, ones(np.float16, 2, 5), ones(np.float16, 3, 5), ones(np.float16))

# expect: TypeError For primitive[SoftmaxCrossEntropyWithLogits], the input type must be same.|name:[label_type]:Tensor[UInt16].|name:[logits_type]:Tensor[Float32].
# expect: TypeError For primitive[SoftmaxCrossEntropyWithLogits], the input type must be same.|name:[label_type]:Tensor[Float32].|name:[logits_type]:Tensor[Float64].
# expect: RuntimeError For 'NLLLoss', logits_shape[0] should be equal to labels_shape[0], logits_shape[1] should be equal to weight_shape[kIndex0], but got logits_shape: [const vector]{4, 3}, labels_shape: [const vector]{4}, weight_shape: [const vector]{2}.
# expect: RuntimeError For 'NLLLoss', the dimension of 'labels' and 'weight' should all be 1, but got: 1 and 2 respectively.
# expect: Float32 Float32 -1.0 8.0
# expect: Float32 Float32 -1.0 8.0
# expect: Float32 Float32 -1.0 8.0
# expect: Float64 Float64 -1.0 8.0
# expect: Float64 Float64 -1.0 8.0
# expect: Float64 Float64 -1.0 8.0
# expect: Float64
# expect: RuntimeError For 'Gather', params.shape[0] should be equal to indices.shape[0] but got param.shape: [const vector]{7, 5}, indices.shape: [const vector]{2, 2, 1}
# expect: RuntimeError For 'Gather', params.shape[0] should be equal to indices.shape[0] but got param.shape: [const vector]{2, 5}, indices.shape: [const vector]{7, 2, 1}
# expect: TypeError For Dense, all dtypes should be the same, but got 'input' with dtype: Float32 and 'bias' with dtype: Float16.
# expect: [[6. 6. 6. 6.]
# expect:  [6. 6. 6. 6.]]
# expect: [[6. 6. 6. 6.]
# expect:  [6. 6. 6. 6.]]
# expect: ValueError The dim of b should be equal to 0 or 1 if the dim of w is 2.
# expect: ValueError The dim of b should be equal to 0 if the dim of w is 1.
# expect: [6. 6.]
# expect: [[6. 6. 6.]
# expect:  [6. 6. 6.]]
