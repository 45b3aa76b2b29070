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


x = Tensor((np.arange(3 * 5 * 5).reshape(1, 3, 5, 5) * 7 % 31).astype(np.float32) / 10)
for mode in ("valid", "same"):
    for kernel, stride in ((2, 2), (3, 2), (3, 1), ((2, 3), (1, 2))):
        show(lambda: ops.MaxPool(kernel, stride, mode)(x))
        show(lambda: ops.AvgPool(kernel, stride, mode)(x))
show(lambda: ops.MaxPool(7)(x))
show(lambda: ops.MaxPool(2)(x[0]))
show(lambda: ops.AvgPool(7)(x))
show(lambda: ops.AvgPool(2)(x[0]))

# expect: (1, 3, 2, 2) Float32 [1.1, 2.5, 1.9, 2.9, 2.7, 1.4, 2.8, 2.2, 2.0, 3.0, 2.8, 1.1]
# expect: (1, 3, 2, 2) Float32 [0.55, 1.95, 1.35, 1.975, 1.775, 0.85, 1.025, 1.65, 1.45, 2.075, 2.25, 0.55]
# expect: (1, 3, 2, 2) Float32 [2.2, 2.9, 3.0, 3.0, 2.8, 2.5, 2.8, 2.9, 2.7, 3.0, 2.8, 2.2]
# expect: (1, 3, 2, 2) Float32 [1.1, 1.8111, 1.9, 1.5778, 1.3778, 1.4, 1.1444, 1.8556, 1.6556, 1.3333, 1.4222, 1.1]
# expect: (1, 3, 3, 3) Float32 [2.2, 2.9, 2.9, 2.6, 2.9, 2.9, 3.0, 3.0, 3.0, 2.8, 2.7, 2.5]
# expect: (1, 3, 3, 3) Float32 [1.1, 1.8, 1.8111, 1.5, 1.8556, 1.5222, 1.9, 1.9111, 1.5778, 1.3778, 1.0444, 1.4]
# expect: (1, 3, 4, 2) Float32 [1.8, 2.8, 2.2, 2.9, 2.6, 2.9, 3.0, 3.0, 2.7, 2.1, 2.8, 2.5]
# expect: (1, 3, 4, 2) Float32 [0.9, 1.7833, 1.3, 1.6667, 1.7, 1.55, 2.1, 1.4333, 1.35, 1.2, 1.2333, 1.6]
# expect: (1, 3, 3, 3) Float32 [1.1, 2.5, 2.8, 1.9, 2.9, 0.9, 2.3, 3.0, 1.3, 2.7, 1.4, 2.1]
# expect: (1, 3, 3, 3) Float32 [0.55, 1.95, 1.45, 1.35, 1.975, 0.7, 1.95, 1.8, 1.3, 1.775, 0.85, 1.9]
# expect: (1, 3, 3, 3) Float32 [1.1, 2.5, 2.8, 1.9, 2.9, 2.9, 2.3, 3.0, 1.3, 2.7, 2.7, 2.1]
# expect: (1, 3, 3, 3) Float32 [0.55, 1.6, 1.875, 1.15, 1.8556, 1.1833, 1.75, 1.7667, 0.75, 1.775, 1.0167, 1.55]
# expect: (1, 3, 5, 5) Float32 [1.1, 1.8, 2.5, 2.8, 2.8, 1.5, 2.2, 2.9, 2.9, 2.9, 1.9, 2.6]
# expect: (1, 3, 5, 5) Float32 [0.55, 0.9, 1.6, 1.7833, 1.875, 0.75, 1.1, 1.8, 1.8111, 1.8167, 1.15, 1.5]
# expect: (1, 3, 5, 3) Float32 [1.1, 2.5, 2.8, 1.5, 2.9, 2.9, 1.9, 2.9, 2.9, 2.3, 3.0, 1.3]
# expect: (1, 3, 5, 3) Float32 [0.55, 1.6, 1.875, 0.95, 2.0, 1.5, 1.35, 1.8833, 1.125, 1.75, 1.7667, 0.75]
# expect: ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 3, -1, -1}. The input shape: [const vector]{1, 3, 5, 5}, kernel size: [const vector]{1, 1, 7, 7}, strides: [const vector]{1, 1, 1, 1}. Please check the official api documents for more information about the output.
# expect: ValueError For primitive[MaxPool], the length of input must be equal to 4 , but got 3.
# expect: RuntimeError For 'AvgPool' op, H_out/W_out must be positive, but H_out/W_out is -1, please check input and parameters of op
# expect: ValueError For primitive[AvgPool], the x_rank must be equal to 4, but got 3.
