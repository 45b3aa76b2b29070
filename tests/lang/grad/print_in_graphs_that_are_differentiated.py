"""print in a jitted construct or function under value_and_grad and grad, outside and inside of a graph."""
import mindspore as ms, numpy as np
from mindspore import Tensor, jit, ops, nn, Parameter
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.ones(3, np.float32)), name="w")
    @jit
    def construct(self, x):
        y = (x * self.w).sum()
        print("loss", y)
        if y > 3:
            print("big")
        return y
net = Net()
g = ms.value_and_grad(net, None, net.trainable_params())
print(g(Tensor(np.array([1, 2, 3], np.float32))))
@jit
def f(x):
    print("x", x)
    return (x * x).sum()
print(ms.grad(f)(Tensor(np.array([1, 2, 3], np.float32))))
@jit
def h(x):
    return ms.grad(f)(x)
print(h(Tensor(np.array([1, 2, 3], np.float32))))

# expect: loss
# expect: 6
# expect: big
# expect: (Tensor(shape=[], dtype=Float32, value= 6), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]),))
# expect: x
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: [2. 4. 6.]
# expect: x
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: [2. 4. 6.]
