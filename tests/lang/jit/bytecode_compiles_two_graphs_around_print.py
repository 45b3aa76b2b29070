# by hand: 2.7.0 captures print as an operator; issue 3 asks for a break and two graphs
from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def f(x):
    y = x * 2
    print("between two graphs")
    return y + 1


print(f(Tensor([1.0])))
print(f(Tensor([2.0])))

# expect: between two graphs
# expect: [3.]
# expect: between two graphs
# expect: [5.]
# expect report: compiles f 2
# expect report: graph_break CallsPrint 1
