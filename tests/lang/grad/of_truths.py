# Truths take gradients as numbers do: the gradient is a truth, too, which is whether it is not zero.
import mindspore as ms
from mindspore import Tensor, jit, ops

truths = Tensor([[True, False, True], [True, True, False]])
numbers = Tensor([[1.0, 2.0, 0.0], [4.0, 5.0, 6.0]])
functions = {
    "sum of a product": lambda t: (t * numbers).sum(),
    "cast": lambda t: t.astype(ms.float32) * 3,
    "nothing": lambda t: t.astype(ms.float32) * 0,
    "power": lambda t: numbers ** t,
    "quotient": lambda t: numbers / (t + 1),
    "part": lambda t: ops.split(t, 1)[0],
    "mask": lambda t: ops.where(t, numbers, -numbers),
    "masked": lambda t: ops.masked_fill(numbers, t, 0.0),
    "negation": lambda t: ops.logical_not(t),
}
for name, function in functions.items():
    print(name, ops.GradOperation(get_all=True)(function)(truths)[0].asnumpy().tolist())


@jit
def weighed(x, t):
    return (x * t).sum()


print(ms.grad(weighed, (0, 1))(numbers, truths))
print(ms.grad(lambda t: ops.sqrt(t))(truths).dtype)
# expect: sum of a product [[True, True, False], [True, True, True]]
# expect: cast [[True, True, True], [True, True, True]]
# expect: nothing [[False, False, False], [False, False, False]]
# expect: power [[False, True, True], [True, True, True]]
# expect: quotient [[False, True, False], [True, True, True]]
# expect: part [[True, True, True], [False, False, False]]
# expect: mask [[False, False, False], [False, False, False]]
# expect: masked [[False, False, False], [False, False, False]]
# expect: negation [[False, False, False], [False, False, False]]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00,  1.00000000e+00],
# expect:  [ 1.00000000e+00,  1.00000000e+00,  0.00000000e+00]]), Tensor(shape=[2, 3], dtype=Bool, value=
# expect: [[ True,  True, False],
# expect:  [ True,  True,  True]]))
# expect: Float32
