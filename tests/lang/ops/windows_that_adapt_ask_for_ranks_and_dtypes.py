# Adaptive pooling says which ranks, dtypes and sizes it takes; a size of nothing gives nothing.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.arange(24).reshape((1, 2, 3, 4)).astype(np.float32))
calls = {"mean of rank 2": lambda: ops.adaptive_avg_pool2d(x[0, 0], 2), "mean of int32": lambda: ops.adaptive_avg_pool2d(x.astype(ms.int32), 2),
         "one size": lambda: ops.adaptive_avg_pool2d(x, (2,)), "a negative size": lambda: ops.adaptive_avg_pool2d(x, (-1, 2)),
         "mean of volumes of rank 3": lambda: ops.adaptive_avg_pool3d(x[0], 2), "two sizes of three": lambda: ops.adaptive_avg_pool3d(x, (2, 2)),
         "maxima of rank 2": lambda: ops.adaptive_max_pool3d(x[0, 0], 2), "maxima of one size": lambda: ops.adaptive_max_pool3d(x, (2,)),
         "maxima of nothing": lambda: ops.adaptive_max_pool3d(x, 0)}
for name, call in calls.items():
    try:
        print(name, call())
    except (TypeError, ValueError) as error:
        print(name, type(error).__name__, str(error).split("\n")[0])
print(ops.adaptive_avg_pool2d(x, 0).shape, ops.adaptive_avg_pool2d(x, (None, 2)).shape, ops.adaptive_avg_pool2d(x, 1))
# expect: mean of rank 2 ValueError For primitive[AdaptiveAvgPool2D], the dim of x must be in [3,4], but got 2.
# expect: mean of int32 TypeError For primitive[AdaptiveAvgPool2D], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].
# expect: one size ValueError For 'AdaptiveAvgPool2D', the 'length of output_size' must be int and must = 2, but got '1' with type 'int'.
# expect: a negative size ValueError For 'AdaptiveAvgPool2D', the argument 'output_size[0]' must >= 0, but got -1.
# expect: mean of volumes of rank 3 ValueError For primitive[AdaptiveAvgPool3D], the the rank of x must be in [4,5], but got 3.
# expect: two sizes of three ValueError For primitive[AdaptiveAvgPool3D], the length of output_size must be equal to 3, but got 2.
# expect: maxima of rank 2 ValueError For primitive[AdaptiveMaxPool3D], the rank of x must be in [4,5], but got 2.
# expect: maxima of one size ValueError For primitive[AdaptiveMaxPool3D], the size of output_size must be equal to 3, but got 1.
# expect: maxima of nothing ValueError For 'AdaptiveMaxPool3D', 'output_size' should be a vector with all positive item, but got (0, 0, 0).
# expect: (1, 2, 0, 0) (1, 2, 3, 2) [[[[ 5.5]]
# expect:
# expect:   [[17.5]]]]
