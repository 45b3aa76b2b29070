# A branch on tensors that are the same in every run is decided when the graph is made: the other side may give anything.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)
x = Tensor(np.ones((2, 3), np.float32))

class Rates(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rate = Tensor(0.0, ms.float32)
        self.count = Tensor(3)

class Attribute(Rates):
    def construct(self, x):
        if self.rate == 0.0:
            return x
        return x, 1

class Truth(Rates):
    def construct(self, x):
        if self.rate:
            y = (x, 1)
        else:
            y = x * 2
        return y

class Both(Rates):
    def construct(self, x):
        if self.count > 1 and self.rate < 1:
            return x
        return x, 1

class Either(Rates):
    def construct(self, x):
        if self.rate == 0.0 or not self.training:
            return x
        return x, 1

class Computed(Rates):
    def construct(self, x):
        if self.count * 2 == 6:
            return x + 1
        return x, 1

class Negated(Rates):
    def construct(self, x):
        return x if not self.rate else (x, 1)

class Made(Rates):
    def construct(self, x):
        t = Tensor(2, ms.int32)
        if t + 1 == 3:
            return x
        return x, 1

class Shares(Rates):
    """The idiom of public drop paths."""

    def construct(self, x):
        return drop(x, 0.0, self.training)

def drop(x, rate, training):
    if not Tensor(rate) == Tensor(0.0) or not training:
        return x
    return (x, 1)

class Counted(Rates):
    def construct(self, x):
        left, steps = self.count, 0
        while left > 0:
            left, steps = left - 1, steps + 1
        return x * steps

class Depends(Rates):
    def construct(self, x, limit):
        if self.count > limit:
            return x
        return x * 5

for net in (Attribute(), Truth(), Both(), Either(), Computed(), Negated(), Made(), Shares(), Counted()):
    result = net(x)
    print(type(net).__name__, result.shape, float(result.sum().asnumpy()))
print(Depends()(x, Tensor(1)).sum(), Depends()(x, Tensor(4)).sum())

class Refused(nn.Cell):
    def construct(self, x):
        if x.sum() > 0:
            return x
        return x, 1

try:
    Refused()(x)
except TypeError as error:
    print(str(error).split("\n")[1])

# expect: Attribute (2, 3) 6.0
# expect: Truth (2, 3) 12.0
# expect: Both (2, 3) 6.0
# expect: Either (2, 3) 6.0
# expect: Computed (2, 3) 12.0
# expect: Negated (2, 3) 6.0
# expect: Made (2, 3) 6.0
# expect: Shares (2, 3) 6.0
# expect: Counted (2, 3) 18.0
# expect: 6.0 30.0
# expect: Type Join Failed: Abstract type AbstractTensor cannot join with AbstractTuple.
