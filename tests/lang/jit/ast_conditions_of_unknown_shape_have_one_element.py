import mindspore as ms
from mindspore import Tensor, jit


@jit(fullgraph=True)
def either(x, c):
    if not c and x.sum() > 0:
        return x * 2
    return x * 3


@jit(fullgraph=True)
def masked(x):
    while x[0] > 0 and x[x > 1] > 0:
        x = x - 1
    return x


x = Tensor([1.0, 2.0])
for c in (Tensor([True]), Tensor([False]), Tensor(True)):
    print(either(x, c), either(x * 0, c))
print(masked(x))

# expect: [3. 6.] [0. 0.]
# expect: [2. 4.] [0. 0.]
# expect: [3. 6.] [0. 0.]
# expect: [0. 1.]
