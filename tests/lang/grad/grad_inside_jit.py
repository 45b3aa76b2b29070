# modes: eager ast bytecode trace
# tolerance: 1e-5
import numpy as np
from mindspore import Tensor, Parameter, ParameterTuple, grad, jit, nn, ops, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def f(a, b):
    return a * a * b


made_outside = grad(f, (0, 1))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.array([2., 2., 2.], np.float32)), name="w")
        self.b = Parameter(Tensor(np.array([1., 1., 1.], np.float32)), name="b")

    def construct(self, a):
        return a * self.w * self.w + self.b


class GradNet(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        self.operation = ops.GradOperation(get_all=True, get_by_list=True)
        self.params = ParameterTuple(net.trainable_params())

    def construct(self, x):
        gradient_function = self.operation(self.net, self.params)
        return gradient_function(x)


net = Net()
weights = ParameterTuple(net.trainable_params())
grad_net = GradNet(net)


@jit
def functions(x, y):
    return grad(f)(x, y), made_outside(x, y), value_and_grad(f, (0, 1))(x, y)


@jit
def closures(x, y):
    def inner(a):
        return ops.sin(a) * y
    return grad(inner)(x), value_and_grad(lambda t: t * t * y)(x)


@jit
def orders(x):
    return grad(grad(lambda t: t * t * t * t))(x), grad(grad(grad(lambda t: t * t * t * t)))(x)


@jit
def cells(x):
    return grad(net)(x), grad(net, None, weights)(x), grad(net, 0, net.w)(x), value_and_grad(net, 0, weights)(x)


@jit
def cell_of_cells(x):
    return grad_net(x)


@jit
def aux(x, y):
    return (grad(lambda a, b: (a * b, a + b), (0, 1), has_aux=True)(x, y),
            value_and_grad(lambda a, b: (a * b, a + b), 0, None, True)(x, y))


@jit
def operations(x, y):
    return ops.GradOperation(sens_param=True)(f)(x, y, y), ops.GradOperation(get_all=True)(f)(x, y)


@jit
def stopped(x, y):
    return grad(lambda a: ops.stop_gradient(a) * a)(x), grad(f, (0, 1), None, False, True)(x, y)


@jit
def used_further(x, y):
    g = grad(f)(x, y)
    return g * x + g.sum()


for _ in range(2):
    print(functions(x, y))
    print(closures(x, y))
    print(orders(x))
    print(cells(x))
    print(cell_of_cells(x))
    print(aux(x, y))
    print(operations(x, y))
    print(stopped(x, y))
    print(used_further(x, y))
    net.w.set_data(net.w * 2)

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.16120911e+00, -2.08073425e+00, -5.93995476e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  4.80000000e+01,  1.08000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 2.40000000e+01,  4.80000000e+01,  7.20000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  4.00000000e+00,  4.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  4.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00,  1.20000000e+01])), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  9.00000000e+00,  1.30000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  4.00000000e+00,  4.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  4.00000000e+00,  4.00000000e+00]),), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00,  1.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: (((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]),)), ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.20000000e+01,  1.00000000e+02,  2.16000000e+02]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), ((0, Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01])), (1, Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))))
# expect: [ 72. 104. 172.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.16120911e+00, -2.08073425e+00, -5.93995476e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  4.80000000e+01,  1.08000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 2.40000000e+01,  4.80000000e+01,  7.20000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  1.60000000e+01,  1.60000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.60000000e+01,  2.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  1.60000000e+01,  1.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.60000000e+01,  2.40000000e+01])), (Tensor(shape=[3], dtype=Float32, value= [ 1.70000000e+01,  3.30000000e+01,  4.90000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  1.60000000e+01,  1.60000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.60000000e+01,  2.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  1.60000000e+01,  1.60000000e+01]),), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.60000000e+01,  2.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: (((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]),)), ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.20000000e+01,  1.00000000e+02,  2.16000000e+02]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), ((0, Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01])), (1, Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))))
# expect: [ 72. 104. 172.]
# expect report: graph_break CallsNative 0
