# by hand: recorded, but for `not`, of which 2.7.0's bytecode makes a tensor
import mindspore as ms
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra


def result(x):
    return x.sum().item(), float(x.mean()), bool(x.sum()), not x.sum()


def in_the_middle(x):
    n = x.sum().item()
    return x * n


def ints(x):
    n = x.max().item()
    m = int(x.min())
    return x * n + m, n + m, n > m


for function, x in ((result, Tensor([1.5, -2.0, 3.0])), (in_the_middle, Tensor([1.5, -2.0, 3.0])),
                    (in_the_middle, Tensor([1.5, 2.0], ms.float16)), (ints, Tensor([3, 1, 2]))):
    eager, jitted = function(x), jit(function, capture_mode="bytecode")(x)
    print(function.__name__, jitted, str(eager) == str(jitted), get_code_extra(function)["break_count_"])

# expect: result (2.5, 0.8333333134651184, True, False) True 0
# expect: in_the_middle [ 3.75 -5.    7.5 ] True 0
# expect: in_the_middle [5.25 7.  ] True 0
# expect: ints (Tensor(shape=[3], dtype=Int64, value= [10,  4,  7]), 4, True) True 0
