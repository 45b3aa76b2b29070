# by hand: the streams are ours; eager calls and graphs draw from one generator, in program order
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops


def draw(x):
    return ops.rand(4), ops.randn(3), ops.dropout(x, 0.5)


ones = ops.ones((6,))
ms.set_seed(3)
eager = draw(ones) + draw(ones)
for mode in ("ast", "bytecode", "trace"):
    @jit(capture_mode=mode)
    def f(x):
        return draw(x)

    ms.set_seed(3)
    graph = f(ones) + f(ones)
    print(mode, all(np.array_equal(a.asnumpy(), b.asnumpy()) for a, b in zip(eager, graph)))

# expect: ast True
# expect: bytecode True
# expect: trace True
