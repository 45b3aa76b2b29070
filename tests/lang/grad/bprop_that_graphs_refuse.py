# What static graphs say of a bprop that does not fit its cell.
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn


class NoTuple(nn.Cell):
    def construct(self, x, y):
        return x * y

    def bprop(self, x, y, out, dout):
        return dout * 100


class FewParameters(nn.Cell):
    def construct(self, x, y):
        return x * y

    def bprop(self, x, out, dout):
        return dout * 100, dout


class WithParameter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(2.0), name="w")

    def construct(self, x, y):
        return x * self.w * y

    def bprop(self, x, y, out, dout):
        return dout * self.w, dout


x, y = Tensor(1.0), Tensor(2.0)
for kind in (NoTuple, FewParameters, WithParameter):
    net = kind()

    @jit
    def inside(x, y):
        return ms.grad(net)(x, y)

    try:
        print(inside(x, y))
    except Exception as e:
        print(kind.__name__, type(e).__name__, str(e).split(", but got")[0].split("\n")[0])

# expect: NoTuple TypeError For bprop function, output should be a tuple
# expect: FewParameters TypeError The params of function 'bprop' of Primitive or Cell requires the forward inputs as well as the 'out' and 'dout'.
# expect: WithParameter RuntimeError The user defined 'bprop' function in scope Default does not support using Parameter.
