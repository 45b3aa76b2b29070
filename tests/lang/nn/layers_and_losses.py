# tolerance: 1e-05
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

a = Tensor(np.arange(24).reshape(2, 3, 4), ms.float32)
b = Tensor(np.arange(6).reshape(2, 3) + 1, ms.float32)
v = Tensor([1.0, 2.0, 3.0], ms.float32)


def show(*results):
    for result in results:
        for item in result if isinstance(result, (tuple, list)) else (result,):
            print(item.shape if isinstance(item, Tensor) and item.size > 12 else item)


show(nn.Pad(((1, 1), (0, 2)))(b))
show(nn.Pad(((1, 1), (0, 2)), mode='REFLECT')(b))
show(nn.Pad(((1, 1), (0, 2)), mode='SYMMETRIC')(b))
show(nn.AdaptiveAvgPool2d((2, 3))(Tensor(np.arange(20).reshape(1, 1, 4, 5), ms.float32)))
show(nn.AdaptiveAvgPool2d(2)(Tensor(np.arange(16).reshape(1, 1, 4, 4), ms.float32)))
show(nn.GroupNorm(2, 4)(Tensor(np.arange(16).reshape(1, 4, 2, 2), ms.float32))[0, 0])
show(nn.Threshold(0.1, 20)(v))
show(nn.LogSigmoid()(v))
show(nn.GLU()(Tensor(np.arange(4)/10, ms.float32)))
show(nn.PReLU()(v-2))
show(nn.Hardtanh()(v-2))
show(nn.HuberLoss(delta=0.5)(v, v*1.5))
show(nn.SmoothL1Loss()(v, v*1.5))
show(nn.SmoothL1Loss(beta=0.5, reduction='sum')(v, v*1.5))
show(nn.BCELoss()(v/4, v/5))
show(nn.BCEWithLogitsLoss()(v-2, v/5))
show(nn.BCEWithLogitsLoss(weight=v, pos_weight=v*2)(v-2, v/5))
show(nn.KLDivLoss()(b, b/10))
show(nn.KLDivLoss('batchmean')(b, b/10))
show(nn.CosineEmbeddingLoss()(b, b+1, Tensor([1, -1], ms.int32)))
show(nn.L1Loss()(v, v*2))
show(nn.RMSELoss()(v, v*2))
show(nn.MAELoss()(v, v*2))
show(nn.HingeEmbeddingLoss()(v, Tensor([1., -1., -1.])))
show(nn.MarginRankingLoss()(v, v*2, Tensor([1., -1., -1.])))
show(nn.MultiheadAttention(4, 2)(Tensor(np.ones((3, 2, 4)), ms.float32), Tensor(np.ones((3, 2, 4)), ms.float32), Tensor(np.ones((3, 2, 4)), ms.float32))[1])
show(nn.Embedding(4, 2, embedding_table='ones')(Tensor([[1, 2]], ms.int32)))
show(nn.Embedding(4, 2, True, 'ones')(Tensor([[1, 2]], ms.int32)))
show(nn.Norm()(v))
show(nn.ClipByNorm()(v, Tensor(1.0)))
show(nn.L1Regularizer(0.5)(v))
show(nn.Moments()(v))
show(nn.BiDense(3, 3, 2, weight_init='ones', bias_init='zeros')(b, b))
show(nn.Unflatten(0, (1, 3))(v))
show(nn.Softmin()(v))
show(nn.CELU()(v-2))
show(nn.SoftShrink()(v-2))
show(nn.HShrink()(v-2))
show(nn.MatMul()(b, v))
show(nn.Range(1, 8, 2)())
show(nn.OneHot(depth=3)(Tensor([0, 2], ms.int32)))

# expect: (4, 5)
# expect: (4, 5)
# expect: (4, 5)
# expect: [[[[ 3.   4.5  6. ]
# expect:    [13.  14.5 16. ]]]]
# expect: [[[[ 2.5  4.5]
# expect:    [10.5 12.5]]]]
# expect: [[-1.5275238  -1.0910884 ]
# expect:  [-0.6546531  -0.21821769]]
# expect: [1. 2. 3.]
# expect: [-0.31326124 -0.12692793 -0.04858734]
# expect: [0.         0.05744428]
# expect: [-0.25  0.    1.  ]
# expect: [-1.  0.  1.]
# expect: 0.375
# expect: [0.125 0.5   1.   ]
# expect: 2.25
# expect: 0.6425596
# expect: 0.63989013
# expect: 2.9283006
# expect: -1.8388206
# expect: -5.516462
# expect: 0.5035312
# expect: 2.0
# expect: 2.1602468
# expect: 2.0
# expect: 0.33333334
# expect: 0.33333334
# expect: (2, 3, 3)
# expect: [[[1. 1.]
# expect:   [1. 1.]]]
# expect: [[[1. 1.]
# expect:   [1. 1.]]]
# expect: 3.7416575
# expect: [0.26726124 0.5345225  0.8017837 ]
# expect: 3.0
# expect: 2.0
# expect: 0.6666667
# expect: [[ 36.  36.]
# expect:  [225. 225.]]
# expect: [[1. 2. 3.]]
# expect: [0.6652413  0.2447282  0.09003057]
# expect: [-0.63212055  0.          1.        ]
# expect: [-0.5  0.   0.5]
# expect: [-1.  0.  1.]
# expect: [14. 32.]
# expect: [1 3 5 7]
# expect: [[1. 0. 0.]
# expect:  [0. 0. 1.]]
