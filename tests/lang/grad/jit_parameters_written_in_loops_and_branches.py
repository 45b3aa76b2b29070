# A function that is differentiated inside of a whole graph writes Parameters in loops and branches.
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.p = Parameter(Tensor([1.0, 2.0]), name="p")
        self.q = Parameter(Tensor([3.0, 4.0]), name="q")


class Loop(Base):
    def construct(self, x, n):
        while x.sum() < 10:
            self.p = self.p + x
            x = x + 1
        return self.p * x


class Branch(Base):
    def construct(self, x, n):
        if x.sum() < 10:
            self.p += x
        else:
            ops.assign(self.q, x)
        return self.p * x * self.q


class Both(Base):
    def construct(self, x, n):
        i = 0
        while i < n:
            if i % 2 == 0:
                self.p += x
            else:
                ops.assign(self.q, self.p)
            i = i + 1
        return self.p * self.q


class Nested(Base):
    def construct(self, x, n):
        out = x
        i = 0
        while i < n:
            self.p = self.p * out
            j = 0
            while j < 2:
                out = out + self.p
                j += 1
            i = i + 1
        return out


class Added(Base):
    def construct(self, x, n):
        if x.sum() < 10:
            ops.assign_add(self.q, self.p)
        return self.p * self.q


for cell in (Loop, Branch, Both, Nested, Added):
    net = cell()
    weights = ms.ParameterTuple(net.trainable_params())

    @jit(fullgraph=True)
    def gradients(x, n):
        return ms.value_and_grad(net, 0, weights)(x, n)

    value, (by_input, by_weights) = gradients(Tensor([1.0, 2.0]), Tensor(3))
    print(cell.__name__, value, by_input, *by_weights)
    print(net.p.asnumpy(), net.q.asnumpy())

# expect: Loop [55. 96.] [11. 16.] [5. 6.] [0. 0.]
# expect: [11. 16.] [3. 4.]
# expect: Branch [ 6. 32.] [ 6. 16.] [3. 8.] [2. 8.]
# expect: [2. 4.] [3. 4.]
# expect: Both [ 6. 24.] [0. 0.] [2. 4.] [3. 6.]
# expect: [3. 6.] [2. 4.]
# expect: Nested [  63. 7290.] [1. 1.] [6. 6.] [0. 0.]
# expect: [  27. 3600.] [3. 4.]
# expect: Added [ 4. 12.] [0. 0.] [5. 8.] [1. 2.]
# expect: [1. 2.] [4. 6.]
