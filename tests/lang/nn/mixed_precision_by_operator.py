"""amp.auto_mixed_precision(net, "auto"): each operator casts its floating operands as its list says, in calls and in graphs."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, amp, nn, ops
from _programs import data


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc, self.act, self.fc2 = nn.Dense(4, 8), nn.ReLU(), nn.Dense(8, 3)
        for i, p in enumerate(self.get_parameters()):
            p.set_data(Tensor(data(i, *p.shape)))

    def construct(self, x):
        h = self.act(self.fc(x))
        return self.fc2(h), h, ops.exp(h * 0.1), h + x.sum(), ops.concat((h, ops.exp(h * 0.1))), ops.matmul(h, h.T)


x = Tensor(data(9, 2, 4))
net = amp.auto_mixed_precision(Net(), "auto")
print(net._amp_level, type(net).__name__, type(net.amp_strategy).__name__)


def show(values):
    print([str(value.dtype) for value in values], [round(float(value.asnumpy().astype(np.float64).sum()), 1) for value in values])


@ms.jit
def whole(x):
    return net(x)


show(net(x))
show(whole(x))
show(Net()(x))


def loss(x):
    return net(x)[0].astype(ms.float32).sum()


value, gradients = ms.value_and_grad(loss, None, net.trainable_params())(x)
print("%.2f" % value.asnumpy(), [str(gradient.dtype) for gradient in gradients])
half = amp.auto_mixed_precision(lambda a, b, op: op(a, b), "auto")
OPERATORS = {"matmul": ops.matmul, "add": ops.add, "pow": ops.pow, "addn": lambda a, b: ops.addn((a, b)), "softmax": lambda a, b: ops.softmax(a),
             "concat": lambda a, b: ops.concat((a, b)), "log": lambda a, b: ops.log(a), "cumsum": lambda a, b: ops.cumsum(a, 0),
             "prod": lambda a, b: ops.prod(a), "mean": lambda a, b: a.mean(), "cos": lambda a, b: ops.cos(a), "@": lambda a, b: a @ b,
             "dense": lambda a, b: ops.dense(a, b), "rsqrt": lambda a, b: ops.rsqrt(a)}
for name, op in OPERATORS.items():
    made = [half(Tensor(np.abs(data(1, 4, 4)) + 1, dtype), Tensor(np.abs(data(2, 4, 4)) + 1, ms.float32), op)
            for dtype in (ms.float32, ms.float16, ms.float64)]
    print(name, [str(value.dtype) for value in made])
print(ops.matmul(x, x.T).dtype)
for wrong in (3, "x", nn.ReLU):
    try:
        amp.auto_mixed_precision(wrong, "auto")
    except TypeError as error:
        print(error)
ms.set_context(mode=ms.GRAPH_MODE)
show(amp.auto_mixed_precision(Net(), "auto")(x))
# expect: auto Net AmpStrategy
# expect: ['Float32', 'Float32', 'Float32', 'Float32', 'Float32', 'Float16'] [6.5, 5.0, 16.5, -63.5, 21.6, 14.9]
# expect: ['Float32', 'Float32', 'Float32', 'Float32', 'Float32', 'Float16'] [6.5, 5.0, 16.5, -63.5, 21.6, 14.9]
# expect: ['Float32', 'Float32', 'Float32', 'Float32', 'Float32', 'Float32'] [6.5, 5.0, 16.5, -63.5, 21.6, 14.9]
# expect: 6.46 ['Float32', 'Float32', 'Float32', 'Float32']
# expect: matmul ['Float16', 'Float16', 'Float16']
# expect: add ['Float32', 'Float32', 'Float64']
# expect: pow ['Float32', 'Float32', 'Float32']
# expect: addn ['Float32', 'Float32', 'Float64']
# expect: softmax ['Float32', 'Float32', 'Float32']
# expect: concat ['Float32', 'Float32', 'Float64']
# expect: log ['Float32', 'Float32', 'Float32']
# expect: cumsum ['Float32', 'Float32', 'Float32']
# expect: prod ['Float32', 'Float32', 'Float32']
# expect: mean ['Float32', 'Float16', 'Float64']
# expect: cos ['Float32', 'Float16', 'Float64']
# expect: @ ['Float16', 'Float16', 'Float16']
# expect: dense ['Float16', 'Float16', 'Float16']
# expect: rsqrt ['Float32', 'Float32', 'Float32']
# expect: Float32
# expect: For amp_level 'auto', the network type should be Cell or function.
# expect: For amp_level 'auto', the network type should be Cell or function.
# expect: For amp_level 'auto', the network type should be Cell or function.
# expect: ['Float32', 'Float32', 'Float32', 'Float32', 'Float32', 'Float16'] [6.5, 5.0, 16.5, -63.5, 21.6, 14.9]
