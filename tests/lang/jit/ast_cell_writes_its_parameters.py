import mindspore as ms
from mindspore import Tensor, Parameter, ops, nn
import numpy as np


class Counter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.array([1, 2], np.float32)), name="w")
        self.steps = Parameter(Tensor(np.array([0], np.int32)), name="steps")

    def construct(self, x):
        self.steps += 1
        self.w = self.w + x
        self.w[0] = 7.0
        return self.w * self.steps


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = Counter()
    x = Tensor(np.array([1, 1], np.float32))
    first = net(x)
    second = net(x)
    print(first.asnumpy(), second.asnumpy(), net.w.asnumpy(), net.steps.asnumpy())

# expect: [7. 3.] [14.  8.] [7. 4.] [2]
# expect: [7. 3.] [14.  8.] [7. 4.] [2]
# expect report: fallback 0
