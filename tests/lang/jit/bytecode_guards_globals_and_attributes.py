# by hand: 2.7.0 keeps the old global; the judge of bytecode is eager execution
from mindspore import Tensor, jit

K = 2


class Box:
    k = 3


box = Box()


@jit(capture_mode="bytecode")
def f(x):
    return x * K + box.k


print(f(Tensor([1.0])))
K = 5
print(f(Tensor([1.0])))
box.k = 100
print(f(Tensor([1.0])))
K = 2
print(f(Tensor([1.0])))

# expect: [5.]
# expect: [8.]
# expect: [105.]
# expect: [102.]
