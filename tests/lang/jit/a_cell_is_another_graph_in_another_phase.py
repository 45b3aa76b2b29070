# set_train() gives a Cell another phase, and its graphs are of a phase: training and evaluation take turns, each with the
# graph it had; what else changed is seen when a phase is compiled for the first time.
import mindspore as ms
from mindspore import Tensor, nn


class Head(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        if not self.training:
            return x * 2 * self.scale
        return x * 3 * self.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = nn.SequentialCell([nn.ReLU(), Head()])

    def construct(self, x):
        for part in self.parts:
            x = part(x)
        return x


class Jitted(nn.Cell):
    @ms.jit
    def construct(self, x):
        return x * 3 if self.training else x * 2

    @ms.jit
    def other(self, x):
        return x * 30 if self.training else x * 20


x = Tensor([1.0, 2.0])
for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    for net in (Head(), Net(), Jitted()):
        for is_training in (False, True, False, True):
            net.set_train(is_training)
            print(type(net).__name__, net.phase, net(x), net.other(x) if hasattr(net, "other") else "")
    wrapped = Head()
    jitted = ms.jit(wrapped)
    wrapped.set_train(False)
    print(jitted(x))
    wrapped.set_train(True)
    print(jitted(x))

ms.set_context(mode=ms.GRAPH_MODE)
net = Head()
net.set_train(False)
print(net(x))
net.scale = 10  # no other phase, so the graph of the old one
print(net(x))
net.set_train()
print(net(x))
net.phase = "mine"
net.scale = 100
print(net.phase, net(x))
net.set_train(False)
print(net(x))
outer = Net()
outer.set_train(False)
print(outer(x))
outer.parts[1].set_train()  # the phase is the outer Cell's
print(outer(x))

# expect: Head predict [2. 4.]
# expect: Head train [3. 6.]
# expect: Head predict [2. 4.]
# expect: Head train [3. 6.]
# expect: Net predict [2. 4.]
# expect: Net train [3. 6.]
# expect: Net predict [2. 4.]
# expect: Net train [3. 6.]
# expect: Jitted predict [2. 4.] [20. 40.]
# expect: Jitted train [3. 6.] [30. 60.]
# expect: Jitted predict [2. 4.] [20. 40.]
# expect: Jitted train [3. 6.] [30. 60.]
# expect: [2. 4.]
# expect: [3. 6.]
# expect: Head predict [2. 4.]
# expect: Head train [3. 6.]
# expect: Head predict [2. 4.]
# expect: Head train [3. 6.]
# expect: Net predict [2. 4.]
# expect: Net train [3. 6.]
# expect: Net predict [2. 4.]
# expect: Net train [3. 6.]
# expect: Jitted predict [2. 4.] [20. 40.]
# expect: Jitted train [3. 6.] [30. 60.]
# expect: Jitted predict [2. 4.] [20. 40.]
# expect: Jitted train [3. 6.] [30. 60.]
# expect: [2. 4.]
# expect: [3. 6.]
# expect: [2. 4.]
# expect: [2. 4.]
# expect: [30. 60.]
# expect: mine [300. 600.]
# expect: [2. 4.]
# expect: [2. 4.]
# expect: [2. 4.]
