# What a hook makes of a gradient has its type, or an error says what it should have been.
import mindspore as ms
from mindspore import Tensor, nn, ops

x = Tensor([1.0, 2.0])


def of_one(hook):
    def f(a):
        return (ops.HookBackward(hook)(a * 2) * 3).sum()
    return f


def of_two(hook):
    def f(a, b):
        a, b = ops.HookBackward(hook)(a, b)
        return (a * b).sum()
    return f


class Double(nn.Cell):
    def construct(self, a):
        return a * 2


def with_hook(hook):
    cell = Double()
    cell.register_backward_hook(hook)
    return cell


def told(gradient, *args):
    try:
        print(gradient(*args))
    except (AttributeError, TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])


told(ms.grad(of_one(lambda g: (g[0] * 3,))), x)
told(ms.grad(of_one(lambda g: g * 3)), x)
told(ms.grad(of_one(lambda g: 3)), x)
told(ms.grad(of_one(lambda g: g[0].sum())), x)
told(ms.grad(of_two(lambda g: g[0]), (0, 1)), x, x)
told(ms.grad(of_two(lambda g: g + g), (0, 1)), x, x)
told(ms.grad(of_two(lambda g: (g[0].astype(ms.float16), g[1])), (0, 1)), x, x)
told(ms.grad(with_hook(lambda cell, gradients, outputs: gradients + gradients)), x)
told(ms.grad(with_hook(lambda cell, gradients, outputs: 3)), x)
told(ms.grad(3), x)
# expect: [18. 18.]
# expect: TypeError The output type of function: <lambda> should be a tensor but got tuple.
# expect: TypeError The output type of function: <lambda> should be a tensor but got int.
# expect: ValueError The output type of function: <lambda> is not consistent with the expected, it should be Tensor shape:[[const vector]{2}]Float32, but got Tensor shape:[[const vector]{}]Float32
# expect: TypeError The output gradient should be a tuple!
# expect: ValueError The tuple size of output gradient should be 2, but it is 4
# expect: ValueError The output type of function: <lambda> is not consistent with the expected, it should be Tensor shape:[[const vector]{2}]Float32, but got Tensor shape:[[const vector]{2}]Float16
# expect: TypeError The backward hook return value size is 2 not equal to expect grad input size 1
# expect: TypeError The output type of function: hook_backward_grad should be a tensor but got int.
# expect: AttributeError 'int' object has no attribute 'requires_grad'
