# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def show(f):
    try:
        result = f()
        for part in result if isinstance(result, tuple) else (result,):
            print(part.shape, part.dtype, [round(float(v), 4) for v in part.asnumpy().ravel()[:12]])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


x = Tensor(np.array([[1, 2, 3], [0.5, -1, 2]], np.float32))
soft = Tensor(np.array([[0, 0, 1], [0.2, 0.3, 0.5]], np.float32))
hard = Tensor([2, 0], ms.int32)
w = Tensor([1, 2, 3.0], ms.float32)
p = ops.sigmoid(x)
show(lambda: ops.SoftmaxCrossEntropyWithLogits()(x, soft))
show(lambda: ops.SparseSoftmaxCrossEntropyWithLogits()(x, hard))
show(lambda: ops.SparseSoftmaxCrossEntropyWithLogits(is_grad=True)(x, hard))
for r in ("mean", "sum", "none"):
    show(lambda: ops.NLLLoss(r)(ops.log_softmax(x), hard, w))
    show(lambda: ops.BinaryCrossEntropy(r)(p, soft))
    show(lambda: ops.BinaryCrossEntropy(r)(p, soft, soft))
    show(lambda: ops.BCEWithLogitsLoss(r)(x, soft, w, w))
    show(lambda: ops.SmoothL1Loss(reduction=r)(x, soft))
    show(lambda: ops.cross_entropy(x, hard, reduction=r))
    show(lambda: ops.cross_entropy(x, soft, reduction=r))
    show(lambda: ops.mse_loss(x, soft, reduction=r))
    show(lambda: ops.l1_loss(x, soft, reduction=r))
    show(lambda: ops.huber_loss(x, soft, reduction=r))
    show(lambda: ops.kl_div(x, soft, reduction=r))
    show(lambda: ops.nll_loss(x, hard, reduction=r))
    show(lambda: ops.binary_cross_entropy_with_logits(x, soft, w, w, reduction=r))
show(lambda: ops.cross_entropy(x, soft, label_smoothing=0.1))
show(lambda: ops.cross_entropy(x, hard, label_smoothing=0.1))
show(lambda: ops.cross_entropy(x, Tensor([2, -100], ms.int32), w))
show(lambda: ops.OneHot()(Tensor([0, 5, -1]), 3, Tensor(1.0, ms.float32), Tensor(0.0, ms.float32)))
show(lambda: ops.OneHot(axis=0)(Tensor([0, 2, 1, 1]), 3, Tensor(1.0, ms.float32), Tensor(0.0, ms.float32)))
show(lambda: ops.one_hot(Tensor([0, 5, -1]), 3))
show(lambda: ops.OneHot()(Tensor([0.5]), 3, Tensor(1.0, ms.float32), Tensor(0.0, ms.float32)))

# expect: (2,) Float32 [0.4076, 1.4413]
# expect: (2, 3) Float32 [0.09, 0.2447, -0.3348, -0.0247, -0.2609, 0.2856]
# expect: () Float32 [1.0745]
# expect: (2, 3) Float32 [0.045, 0.1224, -0.1674, -0.4124, 0.0196, 0.3928]
# expect: () Float32 [0.741]
# expect: () Float32 [4.0]
# expect: () Float32 [1.0172]
# expect: () Float32 [0.1618]
# expect: () Float32 [2.1091]
# expect: () Float32 [0.8908]
# expect: () Float32 [1.0745]
# expect: () Float32 [0.9245]
# expect: () Float32 [2.1717]
# expect: () Float32 [1.35]
# expect: () Float32 [0.8908]
# expect: () Float32 [-0.8049]
# expect: () Float32 [-1.75]
# expect: () Float32 [2.1091]
# expect: () Float32 [2.9641]
# expect: () Float32 [4.0]
# expect: () Float32 [6.103]
# expect: () Float32 [0.9708]
# expect: () Float32 [12.6545]
# expect: () Float32 [5.345]
# expect: () Float32 [2.1489]
# expect: () Float32 [1.8489]
# expect: () Float32 [13.03]
# expect: () Float32 [8.1]
# expect: () Float32 [5.345]
# expect: () Float32 [-4.8297]
# expect: () Float32 [-3.5]
# expect: () Float32 [12.6545]
# expect: (2,) Float32 [1.2228, 1.7413]
# expect: () Float32 [4.0]
# expect: (2, 3) Float32 [1.3133, 2.1269, 0.0486, 0.8741, 0.6133, 1.1269]
# expect: (2, 3) Float32 [0.0, 0.0, 0.0486, 0.1748, 0.184, 0.5635]
# expect: (2, 3) Float32 [1.3133, 4.2539, 0.4373, 0.8741, 2.0145, 3.7616]
# expect: (2, 3) Float32 [0.5, 1.5, 1.5, 0.045, 0.8, 1.0]
# expect: (2,) Float32 [0.4076, 1.7413]
# expect: (2,) Float32 [0.4076, 1.4413]
# expect: (2, 3) Float32 [1.0, 4.0, 4.0, 0.09, 1.69, 2.25]
# expect: (2, 3) Float32 [1.0, 2.0, 2.0, 0.3, 1.3, 1.5]
# expect: (2, 3) Float32 [0.5, 1.5, 1.5, 0.045, 0.8, 1.0]
# expect: (2, 3) Float32 [0.0, 0.0, -3.0, -0.4219, -0.0612, -1.3466]
# expect: (2,) Float32 [-3.0, -0.5]
# expect: (2, 3) Float32 [1.3133, 4.2539, 0.4373, 0.8741, 2.0145, 3.7616]
# expect: () Float32 [0.9895]
# expect: () Float32 [1.1245]
# expect: () Float32 [0.4076]
# expect: (3, 3) Float32 [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: (3, 4) Float32 [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0]
# expect: (3, 3) Int64 [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: TypeError For primitive[OneHot], the input argument[indices] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
