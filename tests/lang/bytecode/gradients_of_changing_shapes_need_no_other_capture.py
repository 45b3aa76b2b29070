# Under a gradient tape one capture serves all shapes, too: its gradient is made for each of them.
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, nn, ops
from mindspore._c_expression import get_code_extra


def rows(n, *rest):
    shape = (n,) + rest
    return Tensor((np.arange(np.prod(shape)) % 7).reshape(shape).astype(np.float32))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(6, 4, weight_init="ones", bias_init="ones")
        self.norm = nn.LayerNorm((4,))

    @jit(capture_mode="bytecode")
    def construct(self, x):
        n = x.shape[0]
        y = self.norm(self.dense(x.view(n, -1)) * ops.arange(n).reshape(n, 1))
        return ops.relu(y[1:]).sum() / (n - 1)


class Plain(Net):
    construct = Net.construct.__wrapped__


def gradients(net, n):
    value, (by_x, by_weights) = ms.value_and_grad(net, 0, net.trainable_params())(rows(n, 2, 3))
    return (value, by_x) + tuple(by_weights)


sizes = (4, 6, 5, 8, 6)
net, plain = Net(), Plain()
found = [gradients(net, n) for n in sizes]
print(get_code_extra(Net.construct.__wrapped__)["compile_count_"])
for n, results in zip(sizes, found):
    pairs = zip(results, gradients(plain, n))
    print(n, all([np.allclose(a.asnumpy(), b.asnumpy(), 1e-4, 1e-5) for a, b in pairs]))

# expect: 2
# expect: 4 True
# expect: 6 True
# expect: 5 True
# expect: 8 True
# expect: 6 True
