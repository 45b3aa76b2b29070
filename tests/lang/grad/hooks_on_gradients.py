import mindspore as ms
import numpy as np
from mindspore import nn, ops, Tensor, Parameter

x = Tensor([1.0, 2.0])
seen = []


def scaled(a):
    b = a * 2
    b.register_hook(lambda g: g * 10)
    c = b * 3
    c.register_hook(lambda g: seen.append(str(g)))
    gone = c.register_hook(lambda g: g * 2)
    gone.remove()
    return (b * b + c).sum()


print(ops.grad(scaled)(x), seen)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.w = Parameter(Tensor([2.0, 3.0]), name="w")

    def construct(self, x):
        return self.relu(x * self.w) * 2


net = Net()
log = []
handles = [
    net.relu.register_forward_pre_hook(lambda cell, inputs: log.append(("before", str(inputs[0])))),
    net.relu.register_forward_hook(lambda cell, inputs, output: log.append(("after", str(output)))),
    net.relu.register_backward_pre_hook(lambda cell, out: log.append(("out", str(out)))),
    net.relu.register_backward_hook(lambda cell, into, out: log.append(("in", str(into), str(out)))),
]
print(ops.grad(net)(x))
print(*log, sep="\n")
for handle in handles:
    handle.remove()
log.clear()
print(ops.grad(net)(x), log)
net.relu.register_backward_hook(lambda cell, into, out: (into[0] * 100,))
print(ops.grad(net)(x), ms.value_and_grad(net, None, net.trainable_params())(x))

other = Net()
handle = other.w.register_hook(lambda g: g * 7)
print(ops.grad(other, None, other.trainable_params())(x))
handle.remove()
print(ops.grad(other, None, other.trainable_params())(x))

log = []
watch = ops.HookBackward(lambda g: log.append(str(g)))
double = ops.HookBackward(lambda g: (g[0] * 2,))
print(ops.grad(lambda a: watch(double(a) * a))(x), log)


def fifth(dx):
    return dx / 5


insert = ops.InsertGradientOf(fifth)
print(ops.grad(lambda a: insert(a) * a)(x))

z = Tensor(np.array([1 + 2j, 3 - 1j], np.complex64))
w = Tensor(np.array([2 - 1j, 1 + 1j], np.complex64))
for fn in (lambda a, b: a + b, lambda a, b: a - b, lambda a, b: -a, lambda a, b: a / b, lambda a, b: ops.real(a), lambda a, b: ops.imag(a),
           lambda a, b: ops.abs(a)):
    print(ops.grad(fn, (0, 1))(z, w))
try:
    ops.grad(lambda a, b: a * b)(z, w)
except TypeError as error:
    print(str(error).split("\n")[0])

# expect: [140. 220.] ['[1. 1.]']
# expect: [4. 6.]
# expect: ('before', '[2. 6.]')
# expect: ('after', '[2. 6.]')
# expect: ('out', '(Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]),)')
# expect: ('in', '(Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]),)', '(Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]),)')
# expect: [4. 6.] []
# expect: [400. 600.] (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  1.20000000e+01]), (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+02,  4.00000000e+02]),))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.40000000e+01,  2.80000000e+01]),)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]),)
# expect: [3. 6.] ['(Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]),)']
# expect: [1.2 2.4]
# expect: (Tensor(shape=[2], dtype=Complex64, value= [1+0j, 1+0j]), Tensor(shape=[2], dtype=Complex64, value= [1+0j, 1+0j]))
# expect: (Tensor(shape=[2], dtype=Complex64, value= [1+0j, 1+0j]), Tensor(shape=[2], dtype=Complex64, value= [-1-0j, -1-0j]))
# expect: (Tensor(shape=[2], dtype=Complex64, value= [-1-0j, -1-0j]), Tensor(shape=[2], dtype=Complex64, value= [0+0j, 0+0j]))
# expect: (Tensor(shape=[2], dtype=Complex64, value= [0.4-0.2j, 0.5+0.5j]), Tensor(shape=[2], dtype=Complex64, value= [0.2+0.4j, 0.5-1.5j]))
# expect: (Tensor(shape=[2], dtype=Complex64, value= [1+0j, 1+0j]), Tensor(shape=[2], dtype=Complex64, value= [0+0j, 0+0j]))
# expect: (Tensor(shape=[2], dtype=Complex64, value= [0+1j, 0+1j]), Tensor(shape=[2], dtype=Complex64, value= [0+0j, 0+0j]))
# expect: (Tensor(shape=[2], dtype=Complex64, value= [0.447214+0.894427j, 0.948683-0.316228j]), Tensor(shape=[2], dtype=Complex64, value= [0+0j, 0+0j]))
# expect: For 'Mul', gradient not support for complex type currently.
