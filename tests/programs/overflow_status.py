# The program of seed 004 on the detection of overflow (row S8): alloc, clear and get, ordered by Depend. Our own copy. It asks
# for the device it has: these operators exist on Ascend only, elsewhere they raise, and refjit emulates them when
# REFJIT_EMULATE_NPU_STATUS=1.
import numpy as np
import mindspore as ms
import mindspore.nn as nn
from mindspore import Tensor, ops, set_context
from mindspore import dtype as mstype

set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.alloc_status = ops.NPUAllocFloatStatus()
        self.get_status = ops.NPUGetFloatStatus()
        self.clear_status = ops.NPUClearFloatStatus()

    def construct(self, x):
        init = self.alloc_status()
        clear_status = self.clear_status(init)
        x = ops.Depend()(x, clear_status)
        res = ops.sub(x, ops.neg(x))
        init = ops.Depend()(init, res)
        get_status = self.get_status(init)
        res = ops.Depend()(res, get_status)
        return res


value = 5
data = np.full((2, 3), value, dtype=np.float16)
x = Tensor(data, dtype=mstype.float16)
net = Net()
try:
    print(net(x))
except RuntimeError as error:
    print("RuntimeError:", [line for line in str(error).split("\n") if "Unsupported op" in line][0].split(",")[0])
