# Losses whose kernels broadcast nothing refuse shapes that differ, and what is no tensor; others read signs and weights as MindSpore does.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

x = Tensor(np.array([[0.5, -0.25, 1.0], [0.75, 0.1, -0.5]], np.float32))
y = Tensor(np.array([[0.25, 0.5, -1.0], [0.0, 1.0, 0.5]], np.float32))
row = y[0]


def said(call):
    try:
        print(call())
    except (ValueError, TypeError) as error:
        print(type(error).__name__, str(error).split("\n\n---")[0].strip())


for shaped in (row, y[:, :1], y.reshape(3, 2)):
    said(lambda: ops.smooth_l1_loss(x, shaped))
    said(lambda: ops.kl_div(x, shaped))
    said(lambda: ops.binary_cross_entropy(ops.sigmoid(x), ops.sigmoid(shaped)))
    said(lambda: nn.BCEWithLogitsLoss()(x, shaped))
    said(lambda: ops.SigmoidCrossEntropyWithLogits()(x, shaped))
said(lambda: ops.kl_div(x, y.astype(ms.float16)))
said(lambda: ops.binary_cross_entropy(ops.sigmoid(x), ops.sigmoid(y).astype(ms.float16)))
for other in (1, 1.5, [1.0, 2.0]):
    said(lambda: ops.mse_loss(x, other))
    said(lambda: ops.l1_loss(other, x))
    said(lambda: ops.huber_loss(x, other))
    said(lambda: ops.smooth_l1_loss(x, other))
    said(lambda: ops.kl_div(x, other))
    said(lambda: ops.cross_entropy(x, other))
said(lambda: ops.margin_ranking_loss(x, x, 1))
said(lambda: ops.margin_ranking_loss(x, x, y.astype(ms.int32)))
said(lambda: ops.cosine_embedding_loss(x, x, y))
said(lambda: ops.hinge_embedding_loss(x, y.astype(ms.int32)))
said(lambda: nn.LSTM(3, 2)(x))

print(ops.hinge_embedding_loss(x, y, 0.25, "none"))  # labels of any size count by their signs
print(ops.grad(lambda a, b: ops.margin_ranking_loss(a, b, ops.sign(y), reduction="sum"), (0, 1))(x, x))
print(ops.cosine_embedding_loss(ops.stack((x, y), 2), ops.stack((y, x), 2), ops.ones((2, 2)), reduction="none"))
weigh = ops.grad(lambda w: ops.binary_cross_entropy_with_logits(x, y, w, w, "sum"))  # no gradients by weights
print(weigh(ops.ones_like(x)), ops.grad(lambda w: ops.binary_cross_entropy(ops.sigmoid(x), ops.sigmoid(y), w, "sum"))(ops.ones_like(x)))

# expect: ValueError For primitive[SmoothL1Loss], the prediction_shape: [2,3,] must be equal to [3,]
# expect: ValueError For primitive[KLDivLoss], the x shape: [2,3,] must be equal to [3,]
# expect: ValueError For primitive[BinaryCrossEntropy], the input_shape: [2,3,] must be equal to [3,]
# expect: ValueError For 'BCEWithLogitsLoss', two inputs 'input' and 'target' shape are not equal, 'input' shape: [const vector]{2, 3}, 'target' shape: [const vector]{3}
# expect: ValueError For SigmoidCrossEntropyWithLogits, evaluator arg 'label' shape must be consistent with 'logits' shape, but got 'label' shape: (3), 'logits' shape: (2, 3).
# expect: ValueError For primitive[SmoothL1Loss], the prediction_shape: [2,3,] must be equal to [2,1,]
# expect: ValueError For primitive[KLDivLoss], the x shape: [2,3,] must be equal to [2,1,]
# expect: ValueError For primitive[BinaryCrossEntropy], the input_shape: [2,3,] must be equal to [2,1,]
# expect: ValueError For 'BCEWithLogitsLoss', two inputs 'input' and 'target' shape are not equal, 'input' shape: [const vector]{2, 3}, 'target' shape: [const vector]{2, 1}
# expect: ValueError For SigmoidCrossEntropyWithLogits, evaluator arg 'label' shape must be consistent with 'logits' shape, but got 'label' shape: (2, 1), 'logits' shape: (2, 3).
# expect: ValueError For primitive[SmoothL1Loss], the prediction_shape: [2,3,] must be equal to [3,2,]
# expect: ValueError For primitive[KLDivLoss], the x shape: [2,3,] must be equal to [3,2,]
# expect: ValueError For primitive[BinaryCrossEntropy], the input_shape: [2,3,] must be equal to [3,2,]
# expect: ValueError For 'BCEWithLogitsLoss', two inputs 'input' and 'target' shape are not equal, 'input' shape: [const vector]{2, 3}, 'target' shape: [const vector]{3, 2}
# expect: ValueError For SigmoidCrossEntropyWithLogits, evaluator arg 'label' shape must be consistent with 'logits' shape, but got 'label' shape: (3, 2), 'logits' shape: (2, 3).
# expect: TypeError For primitive[KLDivLoss], the input type must be same.
# expect: name:[target]:Tensor[Float16].
# expect: name:[x]:Tensor[Float32].
# expect: TypeError For primitive[BinaryCrossEntorpy], the input and target should have same type, but got: Float32 and Float16.
# expect: TypeError For ops.mse_loss, the `target` must be tensor
# expect: TypeError For 'l1_loss', the 'input' must be a Tensor, but got 'Int64'
# expect: TypeError For 'huber_loss', the 'target' must be a Tensor, but got 'Int64'
# expect: TypeError Failed calling SmoothL1Loss with "SmoothL1Loss(beta=float, reduction=string)(prediction=Tensor, target=int)".
# expect: The valid calling should be: 
# expect: "SmoothL1Loss(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
# expect: TypeError For KLDivLoss, labels should be a Tensor.
# expect: TypeError For 'cross_entropy_loss', the 'target' must be a Tensor, but got 'Int64'
# expect: TypeError For ops.mse_loss, the `target` must be tensor
# expect: TypeError For 'l1_loss', the 'input' must be a Tensor, but got 'Float32'
# expect: TypeError For 'huber_loss', the 'target' must be a Tensor, but got 'Float32'
# expect: TypeError Failed calling SmoothL1Loss with "SmoothL1Loss(beta=float, reduction=string)(prediction=Tensor, target=float)".
# expect: The valid calling should be: 
# expect: "SmoothL1Loss(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
# expect: TypeError For KLDivLoss, labels should be a Tensor.
# expect: TypeError For 'cross_entropy_loss', the 'target' must be a Tensor, but got 'Float32'
# expect: TypeError For ops.mse_loss, the `target` must be tensor
# expect: TypeError For 'l1_loss', the 'input' must be a Tensor, but got 'List[Float32*2]'
# expect: TypeError For 'huber_loss', the 'target' must be a Tensor, but got 'List[Float32*2]'
# expect: TypeError Failed calling SmoothL1Loss with "SmoothL1Loss(beta=float, reduction=string)(prediction=Tensor, target=List<float, float>)".
# expect: The valid calling should be: 
# expect: "SmoothL1Loss(beta=<int, bool, float>, reduction=<string>)(prediction=<Tensor>, target=<Tensor>)".
# expect: TypeError For KLDivLoss, labels should be a Tensor.
# expect: TypeError For 'cross_entropy_loss', the 'target' must be a Tensor, but got 'List[Float32*2]'
# expect: TypeError For 'margin_ranking_loss', the 'target' must be a Tensor, but got 'Int64'
# expect: TypeError For margin_ranking_loss, the target dtype should be equal to input1 dtype, but got target dtype:Int32, input1 dtype:Float32.
# expect: ValueError For 'ops.cosine_embedding_loss', the shape of parameter 'input1' reduce on 'axis': (1,) must be equal to the shape of 'target': (2, 3), but got (2, 3).
# expect: TypeError For 'HingeEmbeddingLoss', the dtype of the second input must be float, but got Int32.
# expect: ValueError For primitive[LSTM], the x_shape.size() must be equal to 3, but got 2.
# expect: [[ 0.5  -0.25  0.  ]
# expect:  [ 0.    0.1  -0.5 ]]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]]))
# expect: [[1.7619047 1.7619047]
# expect:  [1.1479341 1.1479341]]
# expect: [[0. 0. 0.]
# expect:  [0. 0. 0.]] [[0. 0. 0.]
# expect:  [0. 0. 0.]]
