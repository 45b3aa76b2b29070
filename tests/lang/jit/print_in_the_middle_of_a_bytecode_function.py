# by hand: 2.7.0 prints through its Print operator, one argument a line and "(2)" for (2,); eager execution is the judge
from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def f(x):
    y = x * 2
    print("in the middle", y.shape, y)
    return y + 1


print(f(Tensor([1.0, 2.0])))
print(f(Tensor([3.0, 4.0])))

# expect: in the middle (2,) [2. 4.]
# expect: [3. 5.]
# expect: in the middle (2,) [6. 8.]
# expect: [7. 9.]
