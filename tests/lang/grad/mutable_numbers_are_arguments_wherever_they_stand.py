"""A mutable number is one of the arguments that gradients are taken by, also where it is an axis or a number of repeats."""
import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Product(nn.Cell):
    def construct(self, x, a):
        return x * a


class Sum(nn.Cell):
    def construct(self, x, axis):
        return ops.reduce_sum(x, axis)


class Largest(nn.Cell):
    def construct(self, x, k):
        return ops.topk(x, k)[0]


class Swapped(nn.Cell):
    def construct(self, x, first, second):
        return ops.swapaxes(x, first, second) * 2


class Gradient(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.gradient = ops.GradOperation(get_all=True)

    def construct(self, *args):
        return self.gradient(self.net)(*args)


x = Tensor([[1.0, 3.0, 2.0]])
for net, args in ((Product, (3,)), (Product, (ms.mutable(3),)), (Product, (ms.mutable(2.5),)), (Sum, (1,)), (Sum, (ms.mutable(1),)),
                  (Sum, (ms.mutable((0, 1)),)), (Largest, (ms.mutable(2),)), (Largest, (2,)), (Swapped, (ms.mutable(0), ms.mutable(1)))):
    print(net.__name__, args, Gradient(net())(x, *args))


class Likely(nn.Cell):
    def construct(self, x, axis):
        return ops.softmax(x, axis)


print([[round(v, 3) for v in row] for row in Likely()(Tensor([[0.0, 1.0], [1.0, 3.0]]), ms.mutable(0)).asnumpy().tolist()])
# expect: Product (3,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]]),)
# expect: Product (3,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]]), 0)
# expect: Product (2.5,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 2.50000000e+00,  2.50000000e+00,  2.50000000e+00]]), 0.0)
# expect: Sum (1,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]]),)
# expect: Sum (1,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]]), 0)
# expect: Sum ((0, 1),) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]]), (0, 0))
# expect: Largest (2,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  1.00000000e+00]]), 0)
# expect: Largest (2,) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  1.00000000e+00]]),)
# expect: Swapped (0, 1) (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]]), 0, 0)
# expect: [[0.269, 0.119], [0.731, 0.881]]
