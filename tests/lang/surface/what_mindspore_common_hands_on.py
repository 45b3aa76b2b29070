import mindspore as ms
from mindspore import Tensor, common
from mindspore.common import _no_grad, _Function


class Double(_Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, dout):
        return dout * 3


def f(x):
    with _no_grad():
        y = x * 5
    return Double.apply(x) + y


print(ms.grad(f)(Tensor([1.0])))
print(common._no_grad is ms.common.api._no_grad)

# expect: [3.]
# expect: True
