# What programs find when they look into optimizers and cells: a decorated constructor has (self, *args, **kwargs), and a cell has an amp
# level, which is empty until somebody sets it.
import inspect
import mindspore as ms
from mindspore import nn, Tensor
from mindspore.nn.optim.optimizer import opt_init_args_register

class Scaled(nn.SGD):
    @opt_init_args_register
    def __init__(self, params, learning_rate=0.1, clip=False):
        super().__init__(params, learning_rate)
        self.clip = clip

for optimizer in (nn.Adam, nn.SGD, nn.Momentum, nn.RMSProp, nn.Lamb, Scaled):
    print(optimizer.__name__, inspect.signature(optimizer.__init__), optimizer.__init__.__name__)
print(inspect.signature(nn.AdamWeightDecay.__init__).parameters["learning_rate"].default)
print(Scaled(nn.Dense(2, 2).trainable_params(), clip=True).init_args)
try:
    nn.Adam()
except TypeError as error:
    print(error)

class Casting(nn.Cell):
    def construct(self, x):
        return x + 1 if self._amp_level == "O0" else x

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = Casting()
    print(repr(net._amp_level), net(Tensor([1.0])))
    net = Casting()
    net._amp_level = "O0"
    print(repr(net._amp_level), net(Tensor([1.0])))

# expect: Adam (self, *args, **kwargs) deco
# expect: SGD (self, *args, **kwargs) deco
# expect: Momentum (self, *args, **kwargs) deco
# expect: RMSProp (self, *args, **kwargs) deco
# expect: Lamb (self, *args, **kwargs) deco
# expect: Scaled (self, *args, **kwargs) deco
# expect: 0.001
# expect: {'momentum': 0.0, 'dampening': 0.0, 'weight_decay': 0.0, 'nesterov': False, 'loss_scale': 1.0}
# expect: missing a required argument: 'params'
# expect: '' [1.]
# expect: 'O0' [2.]
# expect: '' [1.]
# expect: 'O0' [2.]
