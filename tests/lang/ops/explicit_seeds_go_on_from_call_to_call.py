# An explicit seed has a stream that goes on from call to call (the mask of dropout is not the same at each step), eager and
# jitted, and starts again with the global seed; a primitive that is made with a seed starts from the beginning.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.ones((40, 50), np.float32))


def same(a, b):
    return bool((a.asnumpy() == b.asnumpy()).all())


functions = {
    "uniform": lambda: ops.uniform((2000,), Tensor(0.0), Tensor(1.0), seed=7), "normal": lambda: ops.normal((2000,), 2.0, 3.0, seed=5),
    "standard_normal": lambda: ops.standard_normal((2000,), seed=5), "rand": lambda: ops.rand(2000, seed=5),
    "randn_like": lambda: ops.randn_like(x, seed=5), "randint": lambda: ops.randint(0, 1000, (2000,), seed=5),
    "dropout": lambda: ops.dropout(x, 0.3, seed=3), "bernoulli": lambda: ops.bernoulli(x, 0.3, seed=4),
    "shuffle": lambda: ops.shuffle(Tensor(np.arange(2000)), seed=3), "randperm": lambda: ops.randperm(2000, seed=3),
    "poisson": lambda: ops.random_poisson(Tensor([2000]), Tensor([300.0]), seed=5),
    "multinomial": lambda: ops.multinomial(Tensor([1.0, 2.0, 3.0]), 2000, True, seed=3),
    "categorical": lambda: ops.random_categorical(Tensor([[1.0, 2.0, 3.0]]), 2000, 3),
}
for name, function in functions.items():
    ms.set_seed(4)
    first, second = function(), function()
    ms.set_seed(4)
    print(name, same(first, second), same(first, function()), same(second, function()))

for make in (lambda: ops.UniformReal(seed=2), lambda: ops.StandardNormal(seed=2)):
    one, other = make(), make()
    first = one((2000,))
    print(same(first, one((2000,))), same(first, other((2000,))))
mask = ops.Dropout(0.7, 1, 2)


@ms.jit
def dropped(x):
    return ops.dropout(x, 0.3, seed=3)


@ms.jit
def masked(x):
    return mask(x)[0]


for function in (dropped, masked):
    first = function(x)
    print(same(first, function(x)))
    print(abs(float(first.mean()) - 1) < 0.1)
print(same(ops.uniform((9,), Tensor(0.0), Tensor(1.0), seed=1), ops.uniform((9,), Tensor(0.0), Tensor(1.0), seed=2)))

# expect: uniform False True True
# expect: normal False True True
# expect: standard_normal False True True
# expect: rand False True True
# expect: randn_like False True True
# expect: randint False True True
# expect: dropout False True True
# expect: bernoulli True True True
# expect: shuffle False True True
# expect: randperm True True True
# expect: poisson False True True
# expect: multinomial False True True
# expect: categorical True True True
# expect: False True
# expect: False True
# expect: False
# expect: True
# expect: False
# expect: True
# expect: False
