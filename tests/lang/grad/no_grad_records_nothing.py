import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

x = Tensor(np.array([1., 2., 3.], np.float32))


def nested(a):
    b = a * 2
    with ms._no_grad():
        c = b * b
        with ms._no_grad():
            d = c * 1
        e = b * 3
    return b * c * d + e


@ms._no_grad()
def constant(a):
    return a * 3


class Net(nn.Cell):
    def construct(self, a):
        with ms._no_grad():
            b = a * 3
        return a * b


p = Parameter(Tensor([2., 2., 2.], ms.float32), name="p")


def changes(a):
    with ms._no_grad():
        p.set_data(p * 2)
    return a * p


print(ops.grad(nested)(x))
print(ops.grad(lambda a: a * constant(a))(x))
print(ops.grad(Net())(x))
print(ops.grad(changes, 0, p)(x))
try:
    with ms._no_grad():
        ops.grad(nested)(x)
except RuntimeError as e:
    print(str(e).split("\n")[0])
print(ops.grad(nested)(x))

# expect: [  32.  512. 2592.]
# expect: [3. 6. 9.]
# expect: [3. 6. 9.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  4.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: In no_grad context, you can not calculate gradient
# expect: [  32.  512. 2592.]
