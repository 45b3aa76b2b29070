# Primitives that are compositions of others, made and called inside of a graph that must be whole.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops import operations as P


def pad(x):
    return ops.Pad(((1, 1), (1, 1)))(x)


def cross(x):
    return P.Cross(dim=1)(x, x + 1)


def divergence(x):
    return P.KLDivLoss()(x, x * x)


def numbers(x):
    return P.NanToNum()(x)


def renorm(x):
    return P.Renorm(2, 0, 1.0)(x)


x = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3) - 2)
for function in (pad, cross, divergence, numbers, renorm):
    whole = ms.jit(function, capture_mode="ast", fullgraph=True)(x)
    print(function.__name__, whole.shape, np.allclose(whole.asnumpy(), function(x).asnumpy(), equal_nan=True))
# expect: pad (4, 5) True
# expect: cross (2, 3) True
# expect: divergence () True
# expect: numbers (2, 3) True
# expect: renorm (2, 3) True
