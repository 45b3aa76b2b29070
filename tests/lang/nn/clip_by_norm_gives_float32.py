# And the cross entropy of numbers from logits takes bfloat16.
import mindspore as ms
from mindspore import Tensor, nn, ops

for dtype in (ms.float16, ms.float32, ms.float64, ms.int32):
    try:
        clipped = nn.ClipByNorm()(Tensor([3.0, 4.0], dtype), Tensor(1.0, dtype))
        print(clipped.dtype, clipped)
    except TypeError as error:
        print(str(error).split("\n")[0])
logits, labels = Tensor([1.0, 0.0]).astype(ms.bfloat16), Tensor([1.0, 1.0]).astype(ms.bfloat16)
for loss in (ops.binary_cross_entropy_with_logits(logits, labels), nn.BCEWithLogitsLoss(reduction="sum")(logits, labels)):
    print(loss.dtype, loss.float())

# expect: Float32 [0.6 0.8]
# expect: Float32 [0.6 0.8]
# expect: For primitive[ClipByNorm], the input argument[x] must be a type of {Float16, Float32}, but got Float64.
# expect: For primitive[ClipByNorm], the input argument[x] must be a type of {Float16, Float32}, but got Int32.
# expect: BFloat16 0.50390625
# expect: BFloat16 1.0078125
