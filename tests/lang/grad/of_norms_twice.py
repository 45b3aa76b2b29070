# The gradient of a norm's gradient holds that of the statistics, which are x's (MindSpore has no second order of LayerNorm).
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

marks = Tensor(np.array([[1.0, -2.0, 0.5], [3.0, 1.0, -1.0]]))
more = Tensor(np.array([[0.5, 1.0, 2.0], [-1.0, 0.25, 1.5]]))
scale, shift, zero, one = [Tensor(np.array(v)) for v in ([1.0, 2.0, 3.0], [1.0, 3.0, 2.0], [0.0] * 3, [1.0] * 3)]
at = np.array([[1.0, 2.0, 4.0], [3.0, 5.5, 9.0]])


def slope(f):
    return lambda x: (ms.grad(lambda x: (f(x) * marks).sum())(x) * more).sum()


for name, f in {"layer": lambda x: ops.LayerNorm()(x, scale, shift)[0],
                "batch": lambda x: ops.BatchNorm(True)(x, scale, shift, zero, one)[0]}.items():
    found = ms.grad(slope(f))(Tensor(at)).asnumpy()
    numbers = np.zeros(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += 1e-5
        down[place] -= 1e-5
        numbers[place] = (float(slope(f)(Tensor(up))) - float(slope(f)(Tensor(down)))) / 2e-5
    print(name, bool(np.allclose(found, numbers, 1e-4, 1e-6)))

# expect: layer True
# expect: batch True
