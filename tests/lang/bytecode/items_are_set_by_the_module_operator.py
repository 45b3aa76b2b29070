# modes: eager bytecode
import operator
from mindspore import Tensor, jit


@jit
def f(x, items):
    numbers = [1, 2, 3]
    operator.setitem(numbers, 1, x)
    operator.delitem(numbers, 0)
    y = x * 1
    operator.setitem(y, 0, 7)
    operator.setitem(items, "k", x + 1)
    return numbers, y, x


x, items = Tensor([1.0, 2.0]), {}
print(f(x, items))
print(items)

# expect: ([Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 3], Tensor(shape=[2], dtype=Float32, value= [ 7.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
# expect: {'k': Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00])}
# expect report: graph_break CallsNative 0
