import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from mindspore.common._grad_function import _Function

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def made(forward_rule, backward_rule):
    class Made(_Function):
        forward = staticmethod(forward_rule)
        backward = staticmethod(backward_rule)
    return Made


class Product(ms._Function):
    @staticmethod
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        ctx.times = 10
        return a * b

    @staticmethod
    def backward(ctx, dout):
        a, b = ctx.saved_tensors
        return dout * b * ctx.times, dout * a


class Layer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([2., 2., 2.], ms.float32), name="w")

    def construct(self, a):
        return Product.apply(a, self.w)


def cube_forward(ctx, a):
    ctx.save_for_backward(a)
    return a * a * a


def cube_backward(ctx, dout):
    a, = ctx.saved_tensors
    return dout * a * a * 3


def two_forward(ctx, a):
    ctx.set_materialize_grads(False)
    return a * 2, a * 3


def two_backward(ctx, first, second):
    print(first is None, second is None)
    return first


def marked_forward(ctx, a):
    mask = a > 1
    ctx.mark_non_differentiable(mask)
    return a * 2, mask


def dirty_forward(ctx, a):
    a.add_(1.0)
    ctx.mark_dirty(a)
    return a


print(Product.apply(x, y), ops.grad(Product.apply, (0, 1))(x, y))
layer = Layer()
print(ops.GradOperation(get_all=True, get_by_list=True)(layer, layer.trainable_params())(x))
Cube = made(cube_forward, cube_backward)
print(ops.grad(ops.grad(lambda a: Cube.apply(a)))(x))
print(ops.grad(lambda a: made(two_forward, two_backward).apply(a)[0])(x))
print(ops.grad(lambda a: made(marked_forward, lambda ctx, d, m: d * 4).apply(a)[0])(x))
print(ops.grad(lambda a: made(dirty_forward, lambda ctx, d: d * 2).apply(a * 1))(x))
print(ops.grad(lambda a: made(lambda ctx, v: v, lambda ctx, d: d * 7).apply(a) + a * 3)(x))
print(ops.grad(lambda a: made(lambda ctx, v, k, n: v * k, lambda ctx, d: (d, None, None)).apply(a, 2, None))(x))
print(made(lambda ctx, v: [v * 2, 3], None).apply(x))
print(ops.grad(lambda a, b: made(lambda ctx, v, u: v * u, lambda ctx, d: (None, d)).apply(a, b), (0, 1))(x, y))
print(ops.grad(lambda a: made(lambda ctx, v: v * 2, lambda ctx, d: Tensor([1, 2, 3], ms.int32)).apply(a))(x))
for rule in (lambda ctx, d: d, lambda ctx, d: (d, 3.0), lambda ctx, d: (Tensor([1., 2.]), d)):
    broken = made(lambda ctx, a, b: a * b, rule)
    try:
        print(ops.grad(lambda a, b: broken.apply(a, b), (0, 1))(x, y))
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])
try:
    _Function.apply(x)
except NotImplementedError as e:
    print(e)

# expect: [ 4. 10. 18.] (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+01,  5.00000000e+01,  6.00000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+01,  2.00000000e+01,  2.00000000e+01]),), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]),))
# expect: [ 6. 12. 18.]
# expect: False True
# expect: [1. 1. 1.]
# expect: [4. 4. 4.]
# expect: [2. 2. 2.]
# expect: [10. 10. 10.]
# expect: [1. 1. 1.]
# expect: [Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), 3]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: [1. 2. 3.]
# expect: RuntimeError Function backward return a wrong number of gradients, expect: 2but: 1
# expect: RuntimeError Gradient should be none or tensor, position: 1 type: <class 'float'>
# expect: RuntimeError For custom function, grad tensor should be broadcast to input shape, but got [const vector]{2} vs [const vector]{3}
# expect: forward function should be customized.
