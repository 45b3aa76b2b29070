# A step of one's own whose graph reads forty weights and then writes them compiles in linear time and memory.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

ms.set_context(mode=ms.GRAPH_MODE)


class Deep(nn.Cell):
    def __init__(self):
        super().__init__()
        weight = Tensor(np.eye(4) * 0.9, ms.float32)
        self.layers = nn.CellList([nn.Dense(4, 4, weight_init=weight, bias_init="zeros") for _ in range(20)])

    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


class Words(nn.Cell):
    """The CTC loss of two texts of two letters."""

    def __init__(self):
        super().__init__()
        self.places = Tensor([[0, 0], [0, 1], [1, 0], [1, 1]], ms.int64)
        self.lengths = Tensor([5, 5], ms.int32)
        self.ctc = ops.CTCLoss()

    def construct(self, logits, labels):
        return self.ctc(logits, self.places, ops.reshape(labels, (-1,)), self.lengths)[0].mean()


class Clipped(nn.TrainOneStepCell):
    def construct(self, *inputs):
        loss = self.network(*inputs)
        sens = ops.fill(loss.dtype, loss.shape, self.sens)
        grads = self.grad(self.network, self.weights)(*inputs, sens)
        grads = ops.clip_by_global_norm(self.grad_reducer(grads), 0.5)
        return ops.depend(loss, self.optimizer(grads))


net = Deep()
step = Clipped(nn.WithLossCell(net, Words()), nn.SGD(net.trainable_params(), 0.1, momentum=0.9, nesterov=True))
x, y = Tensor(np.arange(40).reshape(5, 2, 4) % 7, ms.float32), Tensor([[0, 1], [2, 0]], ms.int32)
print(len(net.trainable_params()), [round(float(step(x, y)), 3) for _ in range(3)])

# expect: 40 [3.547, 3.19, 2.814]
