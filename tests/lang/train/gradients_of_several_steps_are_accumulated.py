# GradientAccumulation of mindspore.boost: the optimizer moves once in three steps, by the mean of their gradients.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.boost import GradientAccumulation
from mindspore.boost.grad_accumulation import gradient_accumulation_op, gradient_clear_op

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = nn.Dense(3, 1, weight_init="ones", bias_init="zeros")
    optimizer = nn.SGD(net.trainable_params(), learning_rate=0.1)
    accumulate = GradientAccumulation(3, optimizer)
    forward = lambda x, y: ((net(x) - y) ** 2).mean()
    gradient = ms.value_and_grad(forward, None, optimizer.parameters)
    for step in range(7):
        x = Tensor(np.full((2, 3), 0.1 * (step + 1), np.float32))
        loss, grads = gradient(x, Tensor(np.ones((2, 1), np.float32)))
        loss = accumulate(loss, grads)
        print(step, f"{float(loss):.4f}", net.weight.asnumpy().round(4).tolist(), accumulate._accumulation_step.asnumpy())
print(type(gradient_accumulation_op).__name__, type(gradient_clear_op).__name__)

# expect: 0 0.4900 [[1.0, 1.0, 1.0]] 1
# expect: 1 0.1600 [[1.0, 1.0, 1.0]] 2
# expect: 2 0.0100 [[1.0119999647140503, 1.0119999647140503, 1.0119999647140503]] 0
# expect: 3 0.0867 [[1.0119999647140503, 1.0119999647140503, 1.0119999647140503]] 1
# expect: 4 0.3576 [[1.0119999647140503, 1.0119999647140503, 1.0119999647140503]] 2
# expect: 5 0.8129 [[0.948199987411499, 0.948199987411499, 0.948199987411499]] 0
# expect: 6 0.9054 [[0.948199987411499, 0.948199987411499, 0.948199987411499]] 1
# expect: 0 0.4900 [[1.0, 1.0, 1.0]] 1
# expect: 1 0.1600 [[1.0, 1.0, 1.0]] 2
# expect: 2 0.0100 [[1.0119999647140503, 1.0119999647140503, 1.0119999647140503]] 0
# expect: 3 0.0867 [[1.0119999647140503, 1.0119999647140503, 1.0119999647140503]] 1
# expect: 4 0.3576 [[1.0119999647140503, 1.0119999647140503, 1.0119999647140503]] 2
# expect: 5 0.8129 [[0.948199987411499, 0.948199987411499, 0.948199987411499]] 0
# expect: 6 0.9054 [[0.948199987411499, 0.948199987411499, 0.948199987411499]] 1
# expect: MultitypeFuncGraph MultitypeFuncGraph
