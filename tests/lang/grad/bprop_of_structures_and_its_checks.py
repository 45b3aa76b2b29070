import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops

x, y = Tensor([1., 2., 3.], ms.float32), Tensor([4., 5., 6.], ms.float32)
grad_all = ops.GradOperation(get_all=True)


class OfTuple(nn.Cell):
    def construct(self, t):
        return t[0] * t[1]

    def bprop(self, t, out, dout):
        return ((dout, dout * 2),)


class Few(nn.Cell):
    def construct(self, a, b):
        return a * b

    def bprop(self, a, b, out, dout):
        return (dout,)


class WrongType(nn.Cell):
    def construct(self, a, b):
        return a * b

    def bprop(self, a, b, out, dout):
        return Tensor([1, 2, 3], ms.int32), dout


class WrongShape(nn.Cell):
    def construct(self, a, b):
        return a * b

    def bprop(self, a, b, out, dout):
        return Tensor([1., 2.]), dout


class WithWeights(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([2., 2., 2.]), name="w")

    def construct(self, a):
        return a * self.w

    def bprop(self, a, out, dout):
        return (dout * 5,), {self.w: dout * 7}


of_tuple = OfTuple()


def call(a, b):
    return of_tuple((a, b))


@jit
def compiled(a, b):
    return grad_all(call)(a, b)


print(grad_all(call)(x, y))
print(compiled(x, y))
net = WithWeights()
print(ops.GradOperation(get_all=True, get_by_list=True)(net, net.trainable_params())(x))
print(grad_all(WrongType())(x, y))
for check in (False, True):
    ms.set_context(check_bprop=check)
    for cell in (Few(), WrongType(), WrongShape()):
        try:
            print(grad_all(cell)(x, y))
        except Exception as e:
            print(type(e).__name__, str(e).split("\n")[0])
ms.set_context(mode=ms.GRAPH_MODE)
for cell in (Few(), WrongType()):
    try:
        print(grad_all(cell)(x, y))
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]))
# expect: ((Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  5.00000000e+00,  5.00000000e+00]),), (Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]),))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: RuntimeError For custom function, grad size should lager than forward inputs, but got 1 vs 2
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: RuntimeError For custom function, grad tensor should be broadcast to input shape, but got [const vector]{2} vs [const vector]{3}
# expect: TypeError For user defined method 'bprop' of net 'CellCustomBackward', the number of return values(gradients) should be equal to the number of input arguments except 'out' and 'dout', which is: 2, but got:1.
# expect: TypeError For user defined method 'bprop' of net 'CellCustomBackward', the 0th return value(gradient of the 0th argument) should have the same dtype as the 0th argument, which is:Float32, but got: Int32.
# expect: ValueError For user defined method 'bprop' of net 'CellCustomBackward', the 0th return value(gradient of the 0th argument) should have the same shape as the 0th argument, which is:(3,), but got: (2,).
# expect: ValueError For user defined method 'bprop', the number of return values(gradients) must be equal to the number of input arguments except 'out' and 'dout', which is:2 but got 1.
# expect: TypeError For user defined method 'bprop', the 0th return value(gradient of the 0th argument) should have the same dtype as the 0th argument, which is:Tensor[Float32], but got: Tensor[Int32].
