# A step of one's own whose graph reads forty weights and then writes them compiles in linear time and memory.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

ms.set_context(mode=ms.GRAPH_MODE)


class Deep(nn.Cell):
    def __init__(self):
        super().__init__()
        weight = Tensor(np.array([[0.9, 0.1], [-0.2, 0.8]]), ms.float32)
        self.layers = nn.CellList([nn.Dense(2, 2, weight_init=weight, bias_init="zeros") for _ in range(20)])

    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


class Clipped(nn.TrainOneStepCell):
    def construct(self, *inputs):
        loss = self.network(*inputs)
        sens = ops.fill(loss.dtype, loss.shape, self.sens)
        grads = self.grad(self.network, self.weights)(*inputs, sens)
        grads = ops.clip_by_global_norm(self.grad_reducer(grads), 0.5)
        return ops.depend(loss, self.optimizer(grads))


net = Deep()
step = Clipped(nn.WithLossCell(net, nn.MSELoss()), nn.SGD(net.trainable_params(), 0.1, momentum=0.9, nesterov=True))
x, y = Tensor(np.array([[1, -2], [3, 4]]), ms.float32), Tensor(np.ones((2, 2)), ms.float32)
print(len(net.trainable_params()), [round(float(step(x, y)), 3) for _ in range(3)])

# expect: 40 [1.171, 0.922, 0.632]
