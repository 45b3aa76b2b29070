import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


n = nn.Dense(2, 2)
opt = nn.Adam(n.trainable_params(), 0.1)
print([p.name for p in opt.get_parameters()])
print(opt.learning_rate, opt.global_step, opt.get_lr(), opt.parameters)
print(opt((Tensor(np.ones((2, 2)), ms.float32), Tensor(np.ones(2), ms.float32))), opt.global_step.asnumpy())
n = nn.Dense(2, 2)
opt = nn.Momentum(n.trainable_params(), 0.1, 0.9)
print([p.name for p in opt.get_parameters()], opt)
show(lambda: nn.Adam([], 0.1))
show(lambda: nn.Adam(3, 0.1))
show(lambda: nn.Adam([3], 0.1))
show(lambda: nn.Adam(n.trainable_params(), -0.1))
show(lambda: nn.Adam(n.trainable_params(), 0.1, beta1=2.0))
show(lambda: nn.Momentum(n.trainable_params(), 0.1, -1.0))
show(lambda: nn.SGD(n.trainable_params(), 0.1, weight_decay=-1.0))
show(lambda: nn.Adam([{"param": n.trainable_params(), "lr": 0.01}], 0.1))
show(lambda: nn.Adam([{"params": n.trainable_params(), "lr": 0.01}], 0.1).get_lr())

# expect: ['global_step', 'learning_rate', 'weight', 'bias', 'beta1_power', 'beta2_power', 'moment1.weight', 'moment1.bias', 'moment2.weight', 'moment2.bias']
# expect: Parameter (name=learning_rate, shape=(), dtype=Float32, requires_grad=True) Parameter (name=global_step, shape=(1,), dtype=Int32, requires_grad=True) Parameter (name=learning_rate, shape=(), dtype=Float32, requires_grad=True) (Parameter (name=weight, shape=(2, 2), dtype=Float32, requires_grad=True), Parameter (name=bias, shape=(2,), dtype=Float32, requires_grad=True))
# expect: (True, True) [1]
# expect: ['global_step', 'learning_rate', 'weight', 'bias', 'momentum', 'moments.weight', 'moments.bias'] Momentum()
# expect: ValueError For 'Optimizer', the argument parameters must not be empty.
# expect: TypeError For 'Optimizer', the argument parameters must be Iterable type, but got <class 'int'>.
# expect: TypeError For 'Optimizer', all elements of the argument 'parameters' must be 'Parameter' or 'dict', please check the 'parameters'.
# expect: ValueError For 'Adam', the 'learning rate' must be float and must >= 0, but got '-0.1' with type 'float'.
# expect: ValueError For 'Adam', the 'beta1' must be in range of (0.0, 1.0), but got 2.0 with type 'float'.
# expect: ValueError For 'Momentum', the argument 'momentum' must be at least 0.0, but got -1.0
# expect: ValueError For 'SGD', the 'weight_decay' must be float and must >= 0, but got '-1.0' with type 'float'.
# expect: KeyError "For 'Optimizer', the key in group params must be one of in ['params', 'lr', 'weight_decay', 'order_params', 'grad_centralization'], but got ['param']."
# expect: (Parameter (name=learning_rate_group_0, shape=(), dtype=Float32, requires_grad=True), Parameter (name=learning_rate_group_0, shape=(), dtype=Float32, requires_grad=True))
