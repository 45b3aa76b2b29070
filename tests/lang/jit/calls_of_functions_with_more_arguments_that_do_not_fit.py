# Names of graphs end in numbers in MindSpore (first_1), which are cut off here.
import re

import mindspore as ms
from mindspore import Tensor, jit, nn


def more(x, *rest):
    return x


def defaults(x, y=1, *rest):
    return x


def named(x, *rest, k):
    return x


def everything(x, y=2, *rest, k=3, **others):
    return x


def only_named(*, k):
    return k


class Unready(nn.Cell):
    def __init__(self):
        self.size = 3

    def construct(self, x):
        return x


def refused(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, re.sub(r"_\d+,", ",", str(error).split("\n")[0]))


x = Tensor([1.0])
refused(lambda: jit(more)())
refused(lambda: jit(more)(x, x=x))
refused(lambda: jit(more)(y=x))
refused(lambda: jit(more)(x, y=x))
refused(lambda: jit(defaults)())
refused(lambda: jit(named)())
refused(lambda: jit(named)(x))
refused(lambda: jit(everything)())
refused(lambda: jit(everything)(x, 1, x=x))
refused(lambda: jit(only_named)(x, k=1))
refused(lambda: Unready()(x))
ms.set_context(mode=ms.GRAPH_MODE)
refused(lambda: Unready()(x))

# expect: RuntimeError For function:more, its max argument size: 0 is less than parameter size: 1 , actual argument size from caller: 0
# expect: TypeError multiple values for argument 'x'
# expect: TypeError missing a required argument: 'x'
# expect: TypeError got an unexpected keyword argument 'y'
# expect: RuntimeError For function:defaults, its max argument size: 1 is less than parameter size: 2 , actual argument size from caller: 0
# expect: RuntimeError For function:named, its max argument size: 0 is less than parameter size: 1 , actual argument size from caller: 0
# expect: RuntimeError Miss argument input for parameter:k
# expect: RuntimeError Miss argument input for parameter:x
# expect: TypeError multiple values for argument 'x'
# expect: TypeError too many positional arguments
# expect: AttributeError The 'Unready' object has no attribute '_init_flag'.
# expect: AttributeError The 'Unready' object does not inherit attribute from 'cell'. Please use 'super().__init__()'.
