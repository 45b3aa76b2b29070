# by hand: the loss of eager mode; MindSpore's differs in the last digits
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, nn


def make():
    net = nn.SequentialCell([nn.Dense(2, 3), nn.ReLU(), nn.Dense(3, 1)])
    for i, p in enumerate(net.trainable_params()):
        p.set_data(Tensor((np.arange(p.size).reshape(p.shape) * 0.1 + 0.05 * i).astype(np.float32)))
    loss_fn = nn.MSELoss()
    opt = nn.SGD(net.trainable_params(), learning_rate=0.05)
    grad_fn = ms.value_and_grad(lambda x, y: loss_fn(net(x), y), None, opt.parameters)

    def step(x, y):
        loss, grads = grad_fn(x, y)
        opt(grads)
        return loss
    return step


x = Tensor(np.array([[1, 2], [3, 4]], np.float32))
y = Tensor(np.array([[1], [2]], np.float32))
eager, graph = make(), jit(make())
print(all(abs(float(eager(x, y)) - float(graph(x, y))) < 1e-5 for _ in range(4)))

# expect: True
# expect report: fallback 0
