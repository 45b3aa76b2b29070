"""nn.Cell.construct in GRAPH_MODE: containers of cells, parameters written in branches and loops, hyper-parameters."""
import mindspore as ms
import numpy as np
from mindspore import Parameter, ParameterTuple, Tensor, jit, mutable, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)
A = Tensor(np.array([1, 2, 3], np.float32))
SMALL = Tensor(np.array([0.5, 0.5, 0.5], np.float32))


def ones(value=1.0):
    return Tensor(np.full(3, value, np.float32))


class Containers(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.ReLU6()])
        self.layers.append(nn.ReLU())
        self.sequence = nn.SequentialCell(nn.ReLU(), nn.ReLU6())
        self.by_name = nn.CellDict({"a": nn.ReLU(), "b": nn.ReLU6()})

    def construct(self, x):
        for i, layer in enumerate(self.layers):
            if i % 2 == 0:
                x = layer(x) + i
        for layer in self.layers[1:]:
            x = layer(x)
        y = self.sequence(x)
        for key, cell in self.by_name.items():
            if key == "b":
                y = cell(y)
        for cell in self.by_name.values():
            y = cell(y)
        return x, y, len(self.layers), self.layers[-1](x), self.sequence[1](x), self.by_name["a"](y)


print(Containers()(A))


class Written(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(ones(), name="w")
        self.step = Parameter(Tensor(0, ms.int32), name="step")

    def construct(self, x, n):
        if x.sum() > 3:
            self.w = self.w + x
        else:
            self.w = x
        i = Tensor(0, ms.int32)
        while i < n:
            self.w = self.w * 2
            i = i + 1
        self.step += 1
        for _ in range(2):
            ops.assign_add(self.w, x)
            if self.w.sum() > 40:
                ops.assign(self.w, x)
        return self.w + 0


written = Written()
print(written(A, Tensor(2, ms.int32)), written(SMALL, Tensor(1, ms.int32)), written.w.asnumpy(), written.step.asnumpy())


class Tuples(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a = Parameter(ones(1.0), name="a")
        self.b = Parameter(ones(2.0), name="b")
        self.both = ParameterTuple([self.a, self.b])

    def construct(self, x):
        for p in self.both:
            ops.assign_add(p, x)
            x = x + p
        return x, self.both[0] * 2, len(self.both)


print(Tuples()(A))


class Hyper(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = {"lr": 0.5, "n": 2}
        self.dims = [1, 2]
        self.flag = True
        self.none = None
        self.tensor = ones()
        self.items_ = (1, 2.5, "s")

    @staticmethod
    def plus_one(x):
        return x + 1

    @property
    def four(self):
        return 4

    def helper(self, x, k=2):
        return x * k

    def construct(self, x, n, *rest, **named):
        if self.flag and self.none is None:
            x = x * self.config["lr"] + self.dims[1]
        for i in range(n):
            x = x + i
        for y in rest:
            x = x + y
        for value in named.values():
            x = x * value
        return self.plus_one(x) + self.tensor * self.items_[1], self.helper(x, k=3), self.four, self.items_[0]


print(Hyper()(A, mutable(3)), Hyper()(A, 2, A))


@jit
def as_ast(x):
    return x * 2


@jit(capture_mode="bytecode")
def as_bytecode(x):
    return x + 1


class Decorated(nn.Cell):
    @jit
    def part(self, x):
        return x - 1

    @jit(capture_mode="bytecode")
    def other_part(self, x):
        if x.sum() > 3:
            return x * 3
        return x

    def construct(self, x):
        return as_ast(x), as_bytecode(x), self.part(x), self.other_part(x)


print(Decorated()(A), Decorated()(SMALL))


class Prints(nn.Cell):
    def construct(self, x):
        print("x:", x)
        if x.sum() > 3:
            print("big")
        return x


print(Prints()(A), Prints()(SMALL))


class NeedsTwo(nn.Cell):
    def construct(self, x, y):
        return x + y


try:
    NeedsTwo()(A)
except TypeError as e:
    print(e)

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), 3, Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]))
# expect: [2. 4. 6.] [2. 2. 2.] [2. 2. 2.] 2
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  1.20000000e+01,  1.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00]), 2)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 9.00000000e+00,  9.50000000e+00,  1.00000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.65000000e+01,  1.80000000e+01,  1.95000000e+01]), 4, 1) (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  9.50000000e+00,  1.10000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.35000000e+01,  1.80000000e+01,  2.25000000e+01]), 4, 1)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00])) (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.50000000e+00,  1.50000000e+00,  1.50000000e+00]), Tensor(shape=[3], dtype=Float32, value= [-5.00000000e-01, -5.00000000e-01, -5.00000000e-01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e-01,  5.00000000e-01,  5.00000000e-01]))
# expect: x:
# expect: Tensor(shape=[3], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00  3.00000000e+00])
# expect: big
# expect: x:
# expect: Tensor(shape=[3], dtype=Float32, value=[ 5.00000000e-01  5.00000000e-01  5.00000000e-01])
# expect: [1. 2. 3.] [0.5 0.5 0.5]
# expect: For 'Cell', the function construct requires 2 positional argument, but got 1. When using set_inputs, please make sure that all networks and loss functions are configured with set_inputs.
