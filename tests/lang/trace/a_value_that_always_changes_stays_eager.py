# by hand: the oracle's trace keeps the value it read first; eager execution decides
from mindspore import Tensor, jit


@jit(capture_mode="trace")
def f(x):
    return int(x.sum()) + 1


print([f(Tensor([float(i)])) for i in range(24)])

# expect: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]
# expect report: compiles f 16
# expect report: fallback ReadsTensorValue 1
