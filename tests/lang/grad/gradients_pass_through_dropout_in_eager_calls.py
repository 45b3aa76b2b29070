"""Gradients pass through dropout where the elements were kept, in eager calls as in graphs."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

x = Tensor(np.arange(1, 65, dtype=np.float32).reshape(8, 8))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(Tensor(np.full((8, 8), 2, np.float32)))
        self.drop = nn.Dropout(p=0.5)

    def construct(self, x):
        return self.drop(x * self.weight)


def agrees(name, fn):
    """The gradient is that of the elements which were kept."""
    out, gradient = ms.value_and_grad(fn)(x)
    out = out.asnumpy()
    print(name, np.allclose(gradient.asnumpy() * x.asnumpy(), out), 0 < (out == 0).mean() < 1)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = Net()
    net.set_train()
    (out, (by_x, (by_weight,))) = ms.value_and_grad(net, 0, net.trainable_params())(x)
    print(np.array_equal(by_x.asnumpy() * x.asnumpy(), out.asnumpy()),
          np.array_equal(by_weight.asnumpy() * 2, out.asnumpy()), (by_weight.asnumpy() != 0).any())

ms.set_context(mode=ms.PYNATIVE_MODE)
optimizer = nn.SGD(net.trainable_params(), 0.001)
net.drop.set_train()
step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
step.set_train()
loss = step(x, x)
print(float(loss) > 0, 0 < (net.weight.asnumpy() == 2).mean() < 1)

agrees("twice", lambda x: ops.dropout(ops.dropout(x, 0.5), 0.5))
layer = nn.Dropout(p=0.5)
layer.set_train()
agrees("nn.Dropout", layer)
operator = ops.Dropout(keep_prob=0.75)
agrees("ops.Dropout", lambda x: operator(x)[0])
agrees("ops.dropout", lambda x: ops.dropout(x, 0.25))
agrees("of a view", lambda x: ops.dropout(x.reshape(4, 16), 0.25).reshape(8, 8))


def drawn_from_views(w):
    """What an operator draws from is not written: views of it keep their gradient."""
    rows = w.reshape(2, 8)
    ops.multinomial(rows, 3)
    ops.dropout(rows, 0.5)
    return (rows * rows).sum() + w.sum()


print(ms.grad(drawn_from_views)(Tensor(np.arange(16, dtype=np.float32))))

# expect: True True True
# expect: True True True
# expect: True True
# expect: twice True True
# expect: nn.Dropout True True
# expect: ops.Dropout True True
# expect: ops.dropout True True
# expect: of a view True True
# expect: [ 1.  3.  5.  7.  9. 11. 13. 15. 17. 19. 21. 23. 25. 27. 29. 31.]
