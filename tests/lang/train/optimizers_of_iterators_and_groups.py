# Optimizers take filters, groups with options of their own, and give users' optimizers what their base has.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


def filled(net):
    rng = np.random.RandomState(0)
    for p in net.get_parameters():
        p.set_data(Tensor(rng.randn(*p.shape).astype(np.float32) * 0.1))
    return net


class Heavy(nn.Optimizer):
    def __init__(self, params, rate, momentum):
        super().__init__(rate, params)
        self.momentum = Tensor(momentum, ms.float32)
        self.moments = self.parameters.clone(prefix="moments", init="zeros")
        self.opt = ops.ApplyMomentum()

    def construct(self, gradients):
        gradients = self.scale_grad(self.gradients_centralization(self.decay_weight(self.flatten_gradients(gradients))))
        rate = self.get_lr()
        self.assignadd(self.global_step, self.global_step_increase_tensor)
        if self.is_group_lr:
            return self.hyper_map(ops.partial(step_of, self.opt, self.momentum), rate, gradients, self.parameters, self.moments)
        return self.hyper_map(ops.partial(step_of, self.opt, self.momentum, rate), gradients, self.parameters, self.moments)


step_of = ops.MultitypeFuncGraph("step_of")


@step_of.register("Function", "Tensor", "Tensor", "Tensor", "Tensor", "Tensor")
def _step(opt, momentum, rate, gradient, weight, moment):
    return ops.depend(True, opt(weight, moment, rate, gradient, momentum))


def train(make):
    net = filled(nn.SequentialCell(nn.Dense(4, 16), nn.Tanh(), nn.Dense(16, 2)))
    optimizer = make(net)
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")), optimizer)
    step.set_train()
    rng = np.random.RandomState(1)
    for _ in range(3):
        loss = step(Tensor(rng.randn(5, 4), ms.float32), Tensor(rng.randint(0, 2, 5), ms.int32))
    print(len(optimizer.parameters), round(float(loss), 4), [round(float(p.abs().sum()), 3) for p in net.get_parameters()])
    return optimizer


def grouped(net):
    last = list(filter(lambda p: p.name.startswith("2"), net.trainable_params()))
    rest = list(filter(lambda p: not p.name.startswith("2"), net.trainable_params()))
    return [{"params": last, "lr": 0.02, "weight_decay": 0.1, "grad_centralization": False},
            {"params": rest, "lr": nn.ExponentialDecayLR(0.1, 0.5, 1)}, {"order_params": net.trainable_params()}]


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    train(lambda net: nn.Momentum(filter(lambda p: p.requires_grad, net.get_parameters()), 0.1, 0.9))
    train(lambda net: Heavy(net.trainable_params(), nn.piecewise_constant_lr([1, 3], [0.1, 0.01]), 0.9))
    optimizer = train(lambda net: Heavy(grouped(net), 0.1, 0.9))
    print(sorted(p.name for p in optimizer.get_parameters() if "learning" in p.name), optimizer.is_group_params_ordered)
    print([str(d) for d in optimizer.get_weight_decay()], optimizer.dynamic_weight_decay, optimizer.grad_centralization_flags)

# A Parameter takes over the memory of another one that it is set to.
a, b = nn.Dense(2, 2, weight_init="ones"), nn.Dense(2, 2, weight_init="zeros")
ms.load_param_into_net(b, a.parameters_dict())
nn.SGD(a.trainable_params(), 1.0)((Tensor(np.full((2, 2), 3, np.float32)), Tensor(np.zeros(2, np.float32))))
print(a.weight.asnumpy()[0], b.weight.asnumpy()[0])
given = Parameter(Tensor(np.full((2,), 3, np.float32)), name="given")
p = Parameter(Tensor([0.0, 0.0]), name="p")
p.set_data(given)
ops.assign_add(given, Tensor([1.0, 1.0]))
print(given.value(), p.value())
p.set_data(Tensor(np.arange(4, dtype=np.float32).reshape(2, 2)).T[0])
print(p.asnumpy())

# expect: 4 0.697 [5.349, 0.962, 3.294, 0.369]
# expect: 4 0.6953 [5.376, 0.978, 3.303, 0.259]
# expect: 4 0.6936 [5.364, 0.969, 3.265, 0.292]
# expect: ['learning_rate_group_0'] True
# expect: ['0.0', '0.0', '0.1', '0.1'] False (False, False, False, False)
# expect: 4 0.697 [5.349, 0.962, 3.294, 0.369]
# expect: 4 0.6953 [5.376, 0.978, 3.303, 0.259]
# expect: 4 0.6936 [5.364, 0.969, 3.265, 0.292]
# expect: ['learning_rate_group_0'] True
# expect: ['0.0', '0.0', '0.1', '0.1'] False (False, False, False, False)
# expect: [-2. -2.] [-2. -2.]
# expect: [4. 4.] [4. 4.]
# expect: [0. 2.]
