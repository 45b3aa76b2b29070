# The program of seed 004 on Load and TensorMove (row S9): a loop that assigns a Parameter and reads it, and its gradient. Our own
# copy; what MS_DEV_SIDE_EFFECT_LOAD_ELIM changes is seen in its graphs.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops
from mindspore.nn import Cell

ms.set_context(mode=ms.GRAPH_MODE)


class ForwardNet(Cell):
    def __init__(self):
        super(ForwardNet, self).__init__()
        self.weight = Parameter(Tensor(np.array(0), ms.int32), name="param")

    def construct(self, x):
        out = 0
        i = 0
        while i < 3:
            ops.assign(self.weight, i)
            out = x * self.weight + out
            i = i + 1
        return out


class BackwardNet(Cell):
    def __init__(self, net):
        super(BackwardNet, self).__init__(auto_prefix=False)
        self.forward_net = net
        self.grad = ops.GradOperation(get_all=True)

    def construct(self, *inputs):
        grads = self.grad(self.forward_net)(*inputs)
        return grads


x = Tensor(np.array(1), ms.int32)
graph_forword_net = ForwardNet()
graph_backword_net = BackwardNet(graph_forword_net)
graph_mode_grads = graph_backword_net(x)
output_except = (Tensor(np.array(3), ms.int32),)
assert np.all(graph_mode_grads == output_except)
print(graph_mode_grads, graph_forword_net(x), graph_forword_net.weight.asnumpy())
