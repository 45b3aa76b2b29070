# Tensors that are no numbers do not stand for axes.
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


shown("cumsum", ops.cumsum, a, a)
shown("cumprod", ops.cumprod, a, a)
shown("cummax", ops.cummax, a, a)
shown("log_softmax", ops.log_softmax, a, a)
shown("flip", ops.flip, a, a)
shown("triu", ops.triu, a, Tensor(1))


# expect: cumsum TypeError Failed calling CumSum with "CumSum(exclusive=bool, reverse=bool)(input=Tensor, axis=Tensor)".
# expect: cumprod TypeError Failed calling CumProd with "CumProd(exclusive=bool, reverse=bool)(x=Tensor, axis=Tensor)".
# expect: cummax TypeError Failed calling Cummax with "Cummax(axis=Tensor)(input=Tensor)".
# expect: log_softmax TypeError Failed calling LogSoftmax with "LogSoftmax(axis=Tensor)(logits=Tensor)".
# expect: flip TypeError Failed calling ReverseV2 with "ReverseV2(axis=Tensor)(input=Tensor)".
# expect: triu ([[0.0, 1.0, 2.0, 3.0], [0.0, 0.0, 6.0, 7.0], [0.0, 0.0, 0.0, 11.0]], 'Float32')
