# Operands of the wrong kind, shape or range, refused in MindSpore's words.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

ms.set_context(pynative_synchronize=True)
a = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))


def shown(name, function, *args, **kwargs):
    try:
        result = function(*args, **kwargs)
        parts = result if isinstance(result, tuple) else [result]
        print(name, *[(part.asnumpy().tolist(), str(part.dtype)) for part in parts])
    except (TypeError, ValueError) as error:
        print(name, type(error).__name__, str(error).split("\n")[0])


shown("flip", ops.flip, a, (1,))
shown("broadcast", ops.broadcast_to, Tensor([1., 2]), (2, 2))
shown("tile", ops.tile, Tensor([1., 2]), (2,))
shown("reshape", ops.reshape, a, Tensor([4, 3]))
shown("sum", ops.sum, a, 0)
shown("vander", ops.vander, a)
shown("histc", ops.histc, Tensor([1., np.inf, -np.inf]))
shown("softplus", ops.softplus, a, 0)
shown("interpolate", ops.interpolate, Tensor(np.ones((1, 1, 4), np.float32)), -1)
shown("cholesky_inverse", ops.cholesky_inverse, a)
for size in (0, (4,), (3, 1), (3, 3), (1, 3, 4)):
    shown("sum_to_size", a.sum_to_size, size)
shown("meshgrid", ops.meshgrid, Tensor(0.5))
shown("set_const_arg", Tensor([1.0]).set_const_arg)


# expect: flip ([[3.0, 2.0, 1.0, 0.0], [7.0, 6.0, 5.0, 4.0], [11.0, 10.0, 9.0, 8.0]], 'Float32')
# expect: broadcast ([[1.0, 2.0], [1.0, 2.0]], 'Float32')
# expect: tile ([1.0, 2.0, 1.0, 2.0], 'Float32')
# expect: reshape ([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]], 'Float32')
# expect: sum ([12.0, 15.0, 18.0, 21.0], 'Float32')
# expect: vander ValueError For vander, x must be 1-D, but got dimension = 2
# expect: histc ValueError For 'Histogram', range of [-inf, inf] is not finite.
# expect: softplus ValueError For 'softplus', the value of 'beta' cannot be 0.
# expect: interpolate ValueError For 'interpolate', the 'size' must be int and must > 0, but got '-1' with type 'int'.
# expect: cholesky_inverse ValueError For CholeskyInverse, input x must be batch squares, but got batch 3 x 4 matrices.
# expect: sum_to_size ValueError For sum_to_size, size (0,) is not expandable to the tensor size (3, 4).
# expect: sum_to_size ([12.0, 15.0, 18.0, 21.0], 'Float32')
# expect: sum_to_size ([[6.0], [22.0], [38.0]], 'Float32')
# expect: sum_to_size ValueError For sum_to_size, size (3, 3) is not expandable to the tensor size (3, 4).
# expect: sum_to_size ValueError For sum_to_size, size (1, 3, 4) is not expandable to the tensor size (3, 4).
# expect: meshgrid ([0.5], 'Float32')
# expect: set_const_arg ([1.0], 'Float32')
