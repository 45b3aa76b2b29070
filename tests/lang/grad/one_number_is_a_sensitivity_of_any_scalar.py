# A step written as the model zoo writes it gives GradOperation its loss scale in a Tensor of shape (1,).
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Loss(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = ms.Parameter(Tensor(np.ones(2, np.float32)), name="w")

    def construct(self, x):
        return (x * x * self.w).sum()


class Step(nn.Cell):
    def __init__(self, network, sens):
        super().__init__()
        self.network, self.sens = network, sens
        self.weights = ms.ParameterTuple(network.trainable_params())
        self.grad = ops.GradOperation(get_by_list=True, sens_param=True)

    def construct(self, x):
        return self.grad(self.network, self.weights)(x, ops.cast(ops.tuple_to_array((self.sens,)), ms.float32))


class Square(nn.Cell):
    def construct(self, x):
        return x * x


x = Tensor(np.array([1., 2.], np.float32))
grad = ops.GradOperation(sens_param=True)
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print(Step(Loss(), 2.0)(x)[0])
    for sens in (Tensor(3.0), Tensor([3.0]), Tensor([[3.0]]), Tensor([1., 2.])):
        try:
            print(sens.shape, grad(Loss())(x, sens))
        except ValueError as e:
            print(sens.shape, type(e).__name__, "out_shape" in str(e) or mode == ms.GRAPH_MODE)
    print(grad(Square())(x, Tensor(3.0)), grad(Square())(x, Tensor([1., 3.])))
print(grad(Square())(x, Tensor([3.0])), grad(Square())(x, Tensor([[1., 3.]])))
ms.set_context(mode=ms.PYNATIVE_MODE)
print(grad(Square())(x, Tensor(3.0, ms.float16)))

# expect: [2. 8.]
# expect: () [ 6. 12.]
# expect: (1,) [ 6. 12.]
# expect: (1, 1) [ 6. 12.]
# expect: (2,) ValueError True
# expect: [ 6. 12.] [ 2. 12.]
# expect: [2. 8.]
# expect: () [ 6. 12.]
# expect: (1,) [ 6. 12.]
# expect: (1, 1) [ 6. 12.]
# expect: (2,) ValueError True
# expect: [ 6. 12.] [ 2. 12.]
# expect: [ 6. 12.] [ 2. 12.]
# expect: [ 6. 12.]
