# Assign's result is its variable, which keeps what it is differentiated by; AssignAdd and AssignSub pass the gradient on to both.
import mindspore as ms
from mindspore import Parameter, Tensor, ops

weight = Parameter(Tensor([1.0, 2.0]), name="weight")
x, y = Tensor([3.0, 4.0]), Tensor([5.0, 6.0])


def then_used(x, y):
    ops.assign(x, y)
    return (x * y).sum()


def of_a_product(x):
    y = x * 1
    ops.assign(y, x * x)
    return (y * x).sum()


def of_a_view(x):
    y = x * 1
    z = y[0:1]
    ops.assign(y, x * x)
    return (y * x).sum() + z.sum()


@ms.jit
def in_a_graph(x, y):
    return ops.assign(x, y)


def twice(change):
    return lambda x: (change(weight, x * 2) * x).sum()


print(*ms.grad(then_used, (0, 1))(Tensor([3.0, 4.0]), y))
print(ms.grad(of_a_product)(x), ms.grad(of_a_view)(x))
print(ms.grad(lambda x: ops.assign(x, x * 2).sum() * 3)(Tensor([3.0, 4.0])))
print(*ops.GradOperation(get_all=True)(in_a_graph)(Tensor([3.0, 4.0]), y))
for change in (ops.assign, ops.assign_add, ops.assign_sub):
    print(ms.grad(twice(change))(x), *ms.grad(twice(change), None, ms.ParameterTuple([weight]))(x), weight.asnumpy())

# expect: [5. 6.] [5. 6.]
# expect: [12. 20.] [13. 20.]
# expect: [3. 3.]
# expect: [1. 1.] [0. 0.]
# expect: [6. 8.] [3. 4.] [6. 8.]
# expect: [18. 24.] [3. 4.] [18. 24.]
# expect: [6. 8.] [3. 4.] [6. 8.]
