# modes: eager bytecode
import mindspore as ms
from mindspore import Parameter, Tensor, jit

weight = Parameter(Tensor([1.0, 2.0]), name="weight")


@jit
def given(x):
    y = x[...]
    y[0] = 7.0
    return y is x, x[:] is x, x[None, ...] is x, (x[...] * x).sum()


@jit
def of_parameters(x):
    return weight[...] is weight, type(weight[...]).__name__


for _ in range(2):
    print(given(Tensor([1.0, 2.0])), of_parameters(Tensor([1.0])), Tensor(3.0)[...])
print(ms.grad(lambda q: (q[...] * q).sum())(Tensor([1.0, 2.0])))

# expect: (True, False, False, Tensor(shape=[], dtype=Float32, value= 53)) (True, 'Parameter') 3.0
# expect: (True, False, False, Tensor(shape=[], dtype=Float32, value= 53)) (True, 'Parameter') 3.0
# expect: [2. 4.]
