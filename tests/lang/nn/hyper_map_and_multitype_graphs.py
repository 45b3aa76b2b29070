import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


add = ops.MultitypeFuncGraph("add")


@add.register("Number", "Number")
def add_numbers(x, y):
    return x + y


@add.register("Tensor", "Tensor")
def add_tensors(x, y):
    return x + y


def square(x):
    return x * x


a, b = Tensor([1.0]), Tensor([2.0])
print(add(1, 2), add(a, b))

mapped = ops.HyperMap(add)
print(mapped((1, 2), (3, 4)), mapped([1, 2], [3, 4]), mapped((1, (2, 3)), (4, (5, 6))), mapped(1, 2))
print(mapped((a, b), (b, a)))
print(ops.HyperMap()(square, (1, 2)), ops.Map()(square, (1, 2)), ops.Map(add)((1, 2), (3, 4)))
print(ops.HyperMap()(ops.partial(add, 1), (2, 3)), ops.Partial()(square, 3)())
show(lambda: ops.HyperMap(square))
kinds = ops.MultitypeFuncGraph("kinds")


@kinds.register("Tensor", "Function")
def _(x, f):
    return f(x)


@kinds.register("String")
def _(x):
    return "string " + x


@kinds.register("Tuple")
def _(x):
    return "tuple"


@kinds.register("Bool")
def _(x):
    return "bool"


@kinds.register(ms.int64)
def _(x):
    return "int"


print(kinds(a, square), kinds("a"), kinds((1, 2)), kinds(True), kinds(1))


@ms.jit
def in_graph(x, y):
    return mapped((x, 1), (y, 2))


print(in_graph(a, b))

# expect: 3 [3.]
# expect: (4, 6) (4, 6) (5, (7, 9)) 3
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]))
# expect: (1, 4) (1, 4) (4, 6)
# expect: (3, 4) 9
# expect: RuntimeError Unable to cast Python instance of type <class 'function'> to C++ type 'std::shared_ptr<mindspore::prim::MultitypeFuncGraph>'
# expect: [1.] string a tuple bool int
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), 3)
