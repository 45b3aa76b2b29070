# tolerance: 2e-4
# Training cells that users write: GradOperation by list with a sensitivity, gradients scaled and clipped through HyperMap and
# MultitypeFuncGraph, ForwardValueAndGrad, frozen parameters.
import numpy as np
import mindspore as ms
from mindspore import ParameterTuple, Tensor, nn, ops
from mindspore.ops import composite as C
from mindspore.ops import functional as F
from mindspore.ops import operations as P

grad_scale = C.MultitypeFuncGraph("grad_scale")


@grad_scale.register("Tensor", "Tensor")
def tensor_grad_scale(scale, grad):
    return grad * ops.Reciprocal()(scale)


clip_grad = C.MultitypeFuncGraph("clip_grad")


@clip_grad.register("Number", "Number", "Tensor")
def _clip_grad(clip_type, clip_value, grad):
    if clip_type not in (0, 1):
        return grad
    dt = F.dtype(grad)
    if clip_type == 0:
        new_grad = C.clip_by_value(grad, F.cast(F.tuple_to_array((-clip_value,)), dt), F.cast(F.tuple_to_array((clip_value,)), dt))
    else:
        new_grad = nn.ClipByNorm()(grad, F.cast(F.tuple_to_array((clip_value,)), dt))
    return new_grad


class TrainOneStepWithClip(nn.Cell):
    def __init__(self, network, optimizer, sens=1024.0):
        super().__init__(auto_prefix=False)
        self.network = network
        self.network.set_grad()
        self.optimizer = optimizer
        self.weights = ParameterTuple(network.trainable_params())
        self.grad = C.GradOperation(get_by_list=True, sens_param=True)
        self.hyper_map = C.HyperMap()
        self.sens = Tensor(sens, ms.float32)

    def construct(self, data, label):
        loss = self.network(data, label)
        grads = self.grad(self.network, self.weights)(data, label, self.sens)
        grads = self.hyper_map(F.partial(grad_scale, self.sens), grads)
        grads = self.hyper_map(F.partial(clip_grad, 0, 0.05), grads)
        self.optimizer(grads)
        return loss


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Dense(3, 8)
        self.fc2 = nn.Dense(8, 2)
        self.relu = P.ReLU()

    def construct(self, x):
        return self.fc2(self.relu(self.fc1(x)))


rng = np.random.RandomState(0)
net = Net()
for parameter in net.get_parameters():
    parameter.set_data(Tensor(rng.randn(*parameter.shape), ms.float32))
net.fc1.bias.requires_grad = False
x, y = Tensor(rng.randn(5, 3), ms.float32), Tensor(rng.randn(5, 2), ms.float32)
with_loss = nn.WithLossCell(net, nn.MSELoss())
step = TrainOneStepWithClip(with_loss, nn.Momentum(net.trainable_params(), 0.1, 0.9))
print([p.name for p in net.trainable_params()])
for _ in range(4):
    print(f"{float(step(x, y).asnumpy()):.4f}")
forward = nn.ForwardValueAndGrad(with_loss, weights=ParameterTuple(net.trainable_params()), get_by_list=True)
loss, grads = forward(x, y)
print(f"{float(loss.asnumpy()):.4f}", [g.shape for g in grads], grads[-1])
forward = nn.ForwardValueAndGrad(with_loss, get_all=True)
loss, grads = forward(x, y)
print([g.shape for g in grads], grads[0][0])

# expect: ['fc1.weight', 'fc2.weight', 'fc2.bias']
# expect: 6.9474
# expect: 6.7864
# expect: 6.4890
# expect: 6.0831
# expect: 5.5986 [(8, 3), (2, 8), (2,)] [-0.16883859 -2.5523934 ]
# expect: [(5, 3), (5, 2)] [0.06585263 0.24155931 0.06116999]
