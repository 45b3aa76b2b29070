# Layers say what they cannot take: ranks, arguments too many, kinds of numbers; those that MindSpore composes have gradients.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

x = Tensor(np.arange(24).reshape((1, 2, 3, 4)).astype(np.float32))
calls = {"tril": lambda: nn.Tril(2), "lgamma": lambda: nn.LGamma(1), "pool": lambda: nn.AdaptiveAvgPool3d(1, 2),
         "mean of rank 4": lambda: nn.AdaptiveAvgPool1d(2)(x), "mean of rank 2": lambda: nn.AdaptiveAvgPool2d(2)(x[0, 0]),
         "crop": lambda: nn.CentralCrop(0.5)(x[0, 0]), "softmax": lambda: nn.Softmax2d()(x[0, 0]), "lrn": lambda: nn.LRN()(x[0]),
         "edges": lambda: nn.ReplicationPad2d(1)(x[0, 0]), "edges of volumes": lambda: nn.ReplicationPad3d(1)(x[0]),
         "glu": lambda: nn.GLU()(x[..., :3]), "elu": lambda: nn.ELU(2)(x), "celu": lambda: nn.CELU(2)(x),
         "places": lambda: nn.AdaptiveMaxPool2d(2, 1)(x), "logits": lambda: nn.BCEWithLogitsLoss(2)(x, x)}
for name, call in calls.items():
    try:
        print(name, call())
    except (TypeError, ValueError) as error:
        print(name, type(error).__name__, str(error).split("\n")[0])
shuffle = nn.ChannelShuffle(2)
print(ops.grad(lambda t: (shuffle(t) * t).sum())(x).sum(), shuffle(x[0]).shape)
print(nn.SyncBatchNorm(4).set_train()(x[0, 0]).shape, nn.ReplicationPad1d(1)(x[0, 0]).shape)
print(str(nn.SSIM()).split("\n")[:2])
# expect: tril TypeError Tril.__init__() takes 1 positional argument but 2 were given
# expect: lgamma TypeError LGamma.__init__() takes 1 positional argument but 2 were given
# expect: pool TypeError AdaptiveAvgPool3d.__init__() takes 2 positional arguments but 3 were given
# expect: mean of rank 4 ValueError For AdaptiveAvgPool1d, the input must has 3 dim, but got 4.
# expect: mean of rank 2 ValueError For primitive[AdaptiveAvgPool2D], the dim of x must be in [3,4], but got 2.
# expect: crop ValueError CentralCrop image must be 3d or 4d, but got shape (3, 4)
# expect: softmax ValueError For 'Softmax2d', the in_shape must have 3 or 4 dims, but got 2.
# expect: lrn ValueError For primitive[LRN], the rank of input  must be equal to 4 , but got 3.
# expect: edges ValueError For primitive[PadV3], the input dims for edge, reflect or circular mode must be greater than or equal to 3, but got 2.
# expect: edges of volumes ValueError For primitive[PadV3], the input dims when padding's size equal 6 must be equal to 5, but got 3.
# expect: glu ValueError For 'Split', x_shape[3] must be divisible by output_num = 2, but got 3
# expect: elu TypeError Failed calling Elu with "Elu(alpha=int)(input_x=Tensor)".
# expect: celu TypeError Failed calling CeLU with "CeLU(alpha=int)(x=Tensor)".
# expect: places TypeError For 'adaptive_max_pool2d', the type of 'return_indices' should be 'bool', but got type 'int'.
# expect: logits TypeError For 'BCEWithLogitsLoss', the input 'reduction' should be a str, but got <class 'int'>.
# expect: 552.0 (2, 3, 4)
# expect: (3, 4) (3, 6)
# expect: ['SSIM(', '  (conv): Conv2d(']
