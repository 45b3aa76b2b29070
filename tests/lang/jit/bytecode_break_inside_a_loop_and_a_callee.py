# by hand: eager execution is the judge for bytecode
from mindspore import Tensor, jit


def noisy(x, i):
    y = x + i
    print("step", i)
    return y * 2


@jit(capture_mode="bytecode")
def f(x):
    total = x
    for i in range(3):
        total = total + noisy(x, i)
    return total


print(f(Tensor([1.0])))
print(f(Tensor([2.0])))

# expect: step 0
# expect: step 1
# expect: step 2
# expect: [13.]
# expect: step 0
# expect: step 1
# expect: step 2
# expect: [20.]
