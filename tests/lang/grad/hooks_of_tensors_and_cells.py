import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops

x, y = Tensor([1., 2., 3.], ms.float32), Tensor([4., 5., 6.], ms.float32)


def doubled(gradient):
    return gradient * 2


def shown(gradient):
    print("gradient", gradient)


class Inner(nn.Cell):
    def construct(self, a):
        return a * a


class Outer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def construct(self, a):
        return self.inner(a * 2) * 3


class Pair(nn.Cell):
    def construct(self, a, b):
        return a * b, a + b


class OfPair(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Pair()

    def construct(self, a, b):
        p, q = self.inner(a, b)
        return p * q


def of_product(hook):
    def f(a, b):
        c = a * b
        c.register_hook(hook)
        return c * c
    return f


def removed(a, b):
    c = a * b
    handle = c.register_hook(doubled)
    handle.remove()
    return c * c


def in_a_loop(a):
    for _ in range(2):
        a = a * 3
        a.register_hook(doubled)
    return a


@jit
def in_a_graph(a, b):
    c = a * b
    c.register_hook(doubled)
    return c * c


print(ops.grad(of_product(shown), (0, 1))(x, y))
print(ops.grad(of_product(doubled), (0, 1))(x, y))
print(ops.grad(removed, (0, 1))(x, y), ops.grad(in_a_loop)(x))
print(ops.grad(in_a_graph, (0, 1))(x, y))
leaf = Tensor([1., 2.], ms.float32)
handle = leaf.register_hook(doubled)
print(ops.grad(lambda a: a * a)(leaf), ops.grad(lambda a: a * a)(leaf))
handle.remove()
print(ops.grad(lambda a: a * a)(leaf))
w = Parameter(Tensor([2., 2., 2.]), name="w")
handle = w.register_hook(doubled)
print(ops.grad(lambda a: a * w, 0, w)(x))
handle.remove()
print(ops.grad(lambda a: a * w, 0, w)(x))

net = Outer()
handle = net.inner.register_backward_hook(lambda cell, inputs, outputs: print(type(cell).__name__, inputs, outputs))
print(type(handle).__name__, ops.grad(net)(x))
handle.remove()
net.inner.register_backward_hook(lambda cell, inputs, outputs: inputs[0] * 4)
net.inner.register_backward_pre_hook(lambda cell, outputs: (outputs[0] * 2,))
print(ops.grad(net)(x))
two = OfPair()
two.inner.register_backward_pre_hook(lambda cell, outputs: (outputs[0] * 2, outputs[1] * 3))
print(ops.grad(two, (0, 1))(x, y))
net = Outer()
net.inner.register_forward_hook(lambda cell, args, kwargs, result: print(args, kwargs, result), with_kwargs=True)
net.inner.register_forward_pre_hook(lambda cell, args, kwargs: ((args[0] * 2,), kwargs), with_kwargs=True)
print(net(x), ops.grad(net)(x))


def more(cell, args, result):
    return result + 1


def less(cell, args):
    return args[0] - 1


def tenfold(cell, inputs, outputs):
    return inputs[0] * 10


def text(gradient):
    return 3


net = Outer()
net.inner.register_forward_hook(more)
net.inner.register_forward_pre_hook(less)
net.inner.register_backward_hook(tenfold)
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print(net(x), ops.grad(net)(x))
ms.set_context(mode=ms.PYNATIVE_MODE)
for wrong in (lambda: x.register_hook(3), lambda: net.register_backward_hook(3), lambda: net.register_forward_hook(3),
              lambda: net.register_forward_pre_hook(3), lambda: net.register_backward_pre_hook(3), lambda: ops.HookBackward(3),
              lambda: ops.grad(of_product(text))(x, y)):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: gradient [ 8. 20. 36.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.20000000e+01,  1.00000000e+02,  2.16000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  4.00000000e+01,  1.08000000e+02]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 6.40000000e+01,  2.00000000e+02,  4.32000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  8.00000000e+01,  2.16000000e+02]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.20000000e+01,  1.00000000e+02,  2.16000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  4.00000000e+01,  1.08000000e+02])) [36. 36. 36.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 6.40000000e+01,  2.00000000e+02,  4.32000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 1.60000000e+01,  8.00000000e+01,  2.16000000e+02]))
# expect: [4. 8.] [4. 8.]
# expect: [2. 4.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: Inner (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  2.40000000e+01,  3.60000000e+01]),) (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]),)
# expect: HookHandle [24. 48. 72.]
# expect: [192. 384. 576.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.20000000e+01,  1.00000000e+02,  1.62000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 2.20000000e+01,  5.80000000e+01,  1.08000000e+02]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00,  1.20000000e+01]),) {} [ 16.  64. 144.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  8.00000000e+00,  1.20000000e+01]),) {} [ 16.  64. 144.]
# expect: [ 48. 192. 432.] [ 96. 192. 288.]
# expect: [ 6. 30. 78.] [120. 360. 600.]
# expect: [ 6. 30. 78.] [120. 360. 600.]
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: TypeError When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got <class 'int'>.
# expect: RuntimeError Tensor hook should be return Tensor, but get type: int.
