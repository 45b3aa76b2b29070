# A function to differentiate may write Parameters: what it writes is ordered with the rest of the graph. Level 3 of load
# elimination makes no copy of what is read between the writes, so the gradient is really wrong (MindSpore's is, too).
import os
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor

ms.set_context(mode=ms.GRAPH_MODE)


class Forward(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor(np.array(0), ms.int32), name="param")

    def construct(self, x):
        out = 0
        i = 0
        while i < 3:
            ops.assign(self.weight, i)
            out = x * self.weight + out
            i = i + 1
        return out


class Backward(nn.Cell):
    def __init__(self, net):
        super().__init__(auto_prefix=False)
        self.net = net
        self.grad = ops.GradOperation(get_all=True)

    def construct(self, *inputs):
        return self.grad(self.net)(*inputs)


x = Tensor(np.array(1), ms.int32)
for level in ("0", "1", "2", "3"):
    os.environ["MS_DEV_SIDE_EFFECT_LOAD_ELIM"] = level
    net = Forward()
    print(level, Backward(net)(x), net.weight.asnumpy())
os.environ["MS_DEV_SIDE_EFFECT_LOAD_ELIM"] = "1"


class Counted(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0, 2.0]), name="w")
        self.count = Parameter(Tensor(0.0), name="count", requires_grad=False)

    def construct(self, x):
        ops.assign_add(self.count, Tensor(1.0))
        y = self.w * x * self.count
        ops.assign(self.count, self.count * 3)
        return (y * y).sum() + self.count


class Step(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.gradient = ms.value_and_grad(net, None, net.trainable_params())
        self.optimizer = nn.SGD(net.trainable_params(), 0.125)

    def construct(self, x):
        before = self.net.count + 0
        loss, grads = self.gradient(x)
        loss = ops.depend(loss, self.optimizer(grads))
        return before, loss, grads, self.net.count + 0


step = Step(Counted())
for _ in range(3):
    print(step(Tensor([0.5, 0.25])), step.net.w.asnumpy())


class Branch(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(1.0), name="w")

    def construct(self, x):
        if x > 0:
            ops.assign(self.w, self.w + 1)
            y = x * self.w
        else:
            y = x
        i = Tensor(0)
        while i < 3:
            ops.assign(self.w, self.w * 2)
            y = y * self.w
            i = i + 1
        return y


class Outer(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.grad = ops.GradOperation()

    def construct(self, x):
        y = self.grad(self.net)(x)
        return y, self.net.w * 1


branch = Branch()
print(ops.grad(branch)(Tensor(2.0)), branch.w.asnumpy())
print(Outer(branch)(Tensor(2.0)), branch.w.asnumpy())

# expect: 0 (Tensor(shape=[], dtype=Int32, value= 3),) 2
# expect: 1 (Tensor(shape=[], dtype=Int32, value= 3),) 2
# expect: 2 (Tensor(shape=[], dtype=Int32, value= 3),) 2
# expect: 3 (Tensor(shape=[], dtype=Int32, value= 3),) 2
# expect: (Tensor(shape=[], dtype=Float32, value= 0), Tensor(shape=[], dtype=Float32, value= 3.5), (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e-01,  2.50000000e-01]),), Tensor(shape=[], dtype=Float32, value= 3)) [0.9375  1.96875]
# expect: (Tensor(shape=[], dtype=Float32, value= 3), Tensor(shape=[], dtype=Float32, value= 19.3916), (Tensor(shape=[2], dtype=Float32, value= [ 7.50000000e+00,  3.93750000e+00]),), Tensor(shape=[], dtype=Float32, value= 12)) [0.        1.4765625]
# expect: (Tensor(shape=[], dtype=Float32, value= 12), Tensor(shape=[], dtype=Float32, value= 62.0288), (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  3.11923828e+01]),), Tensor(shape=[], dtype=Float32, value= 39)) [ 0.        -2.4224854]
# expect: 1024.0 16.0
# expect: (Tensor(shape=[], dtype=Float32, value= 5.34534e+06), Tensor(shape=[], dtype=Float32, value= 136)) 136.0
