# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn

x = Tensor(np.array([[-0.4, 0.6, 1.6, -1.0], [0.0, 1.0, -1.7, -0.7]], np.float32))
y = Tensor(np.array([[1.0, -1.0, 0.5, -0.5], [0.0, 2.0, -3.0, 1.0]], np.float32))
whole = Tensor(np.array([[1, 0, 2, 3], [0, 1, 1, 2]], np.int32))


def tell(make):
    try:
        found = make()
        for part in found if isinstance(found, tuple) else (found,):
            print(part.dtype, part.shape, part.asnumpy().tolist())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n-")[0].strip().split("\n\n")[0].replace("\n", " "))


tell(lambda: nn.HingeEmbeddingLoss()(x, y))
tell(lambda: nn.HingeEmbeddingLoss(0.5, "none")(x, y))
tell(lambda: nn.HingeEmbeddingLoss()(whole, whole))
tell(lambda: nn.SoftMarginLoss()(x, y[0]))
tell(lambda: nn.MarginRankingLoss()(x, y, Tensor(np.sign(x.asnumpy()))))
tell(lambda: nn.SmoothL1Loss(-1.0)(x, y))
tell(lambda: nn.BCELoss()(Tensor(np.array([0.2, 0.9], np.float32)), Tensor(np.array([0.0, 1.0], np.float32))))
tell(lambda: nn.BCELoss()(x, y))
tell(lambda: nn.BCELoss()(whole, whole))
tell(lambda: nn.MultiMarginLoss()(x, Tensor([1, 2], ms.int32)))
tell(lambda: nn.MultiMarginLoss()(x, Tensor([1, 2], ms.int64)))
tell(lambda: nn.L1Regularizer(0.1)(x.astype(ms.float16)))
for layer in (nn.LGamma, nn.DiGamma, nn.Moments):
    tell(lambda: layer()(Tensor(np.array([0.5, 2.0], np.float32))))
    tell(lambda: layer()(whole))
    tell(lambda: layer()(x.astype(ms.float64)))
tell(lambda: nn.ReduceLogSumExp(3)(x))
tell(lambda: nn.ReLU6(1))
tell(lambda: nn.MaxUnpool2d(2)(x))

# expect: Float32 () 0.824999988079071
# expect: Float32 (2, 4) [[-0.4000000059604645, 0.0, 1.600000023841858, 1.5], [0.0, 1.0, 2.200000047683716, -0.699999988079071]]
# expect: TypeError For 'HingeEmbeddingLoss', the dtype of the first input must be float, but got Int32.
# expect: ValueError For primitive[SoftMarginLoss], the input_shape: [2,4,] must be equal to [4,]
# expect: Float32 () 0.2874999940395355
# expect: RuntimeError For 'SmoothL1Loss', the values for beta not support negative values, but got -1.
# expect: Float32 () 0.16425204277038574
# expect: RuntimeError For 'BinaryCrossEntropy', the value of 'input_x' must be between 0 and 1, but got value: -0.4
# expect: TypeError For Primitive[BinaryCrossEntorpy], the type of the input must be [Float16, Float32, BFloat16], but got Int32!
# expect: TypeError For primitive[MultiMarginLoss], the input argument[target] must be a type of {Tensor[Int64]}, but got Tensor[Int32].
# expect: Float32 () 1.2999999523162842
# expect: Float32 () 0.699999988079071
# expect: Float32 (2,) [0.5723651647567749, 3.5762786865234375e-07]
# expect: TypeError For 'LGamma', the 'x' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'.
# expect: TypeError For 'LGamma', the 'x' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.float64'.
# expect: Float32 (2,) [-1.9635100364685059, 0.42278462648391724]
# expect: TypeError For 'DiGamma', the 'x' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'.
# expect: TypeError For 'DiGamma', the 'x' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.float64'.
# expect: Float32 () 1.25
# expect: Float32 () 0.5625
# expect: TypeError For 'Moments', the 'input x' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'.
# expect: TypeError For 'Moments', the 'input x' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.float64'.
# expect: ValueError For primitive[ReduceSum], the axis value must be in [-2,2), but got 3.
# expect: TypeError ReLU6.__init__() takes 1 positional argument but 2 were given
# expect: TypeError MaxUnpool2d.construct() missing 1 required positional argument: 'indices'
