import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


from mindspore.common.initializer import (initializer, Constant, Dirac, HeNormal, HeUniform, Identity, Normal, One, Orthogonal,
                                          Sparse, TruncatedNormal, Uniform, VarianceScaling, XavierNormal, XavierUniform, Zero)
EXPECTED_STD = {"Normal": 0.5, "Uniform": 0.3 / 3 ** 0.5, "HeNormal": (2 / 300) ** 0.5, "HeUniform": (2 / 300) ** 0.5,
                "XavierUniform": (2 / 500) ** 0.5, "XavierNormal": (2 / 500) ** 0.5, "TruncatedNormal": 0.5,
                "VarianceScaling": (1 / 300) ** 0.5, "Sparse": 0.01 * 0.5 ** 0.5}
for made in (Normal(0.5, 1.0), Uniform(0.3), HeNormal(), HeUniform(), XavierUniform(), XavierNormal(), TruncatedNormal(0.5),
             VarianceScaling(), Sparse(0.5)):
    values = initializer(made, [200, 300], ms.float32).init_data().asnumpy()
    name = type(made).__name__
    print(name, values.shape, abs(values.std() / EXPECTED_STD[name] - 1) < 0.03, abs(values.mean() - getattr(made, "mean", 0)) < 0.01)
for made in (Zero(), One(), Constant(3), Identity()):
    print(type(made).__name__, initializer(made, [2, 3], ms.float32).init_data().asnumpy().tolist())
rows = initializer(Orthogonal(), [4, 6], ms.float32).init_data().asnumpy()
print(np.allclose(rows @ rows.T, np.eye(4), atol=1e-5))
print(initializer(Dirac(), [2, 2, 3, 3], ms.float32).init_data().asnumpy().sum())
print(initializer("ones", [2], ms.int32).init_data().asnumpy(), initializer(2, (1, 2)).init_data().asnumpy())
bound = 1 / 300 ** 0.5
dense = nn.Dense(300, 400)
print(np.abs(dense.weight.asnumpy()).max() <= bound, np.abs(dense.weight.asnumpy()).max() > 0.99 * bound, np.abs(dense.bias.asnumpy()).max() <= bound)
print(0.009 < nn.Embedding(1000, 40).embedding_table.asnumpy().std() < 0.011)
show(lambda: initializer("foo", [2]))
show(lambda: initializer("zeros", [2, -1]))
show(lambda: initializer(Tensor([1.0]), [2]))
ms.set_seed(5)
first = nn.Dense(3, 3).weight.asnumpy()
second = nn.Dense(3, 3).weight.asnumpy()
ms.set_seed(5)
print((nn.Dense(3, 3).weight.asnumpy() == first).all(), (first == second).all())
np.random.seed(0)
nn.Dense(3, 4)
nn.Embedding(3, 4)
print(np.random.rand())

# expect: Normal (200, 300) True True
# expect: Uniform (200, 300) True True
# expect: HeNormal (200, 300) True True
# expect: HeUniform (200, 300) True True
# expect: XavierUniform (200, 300) True True
# expect: XavierNormal (200, 300) True True
# expect: TruncatedNormal (200, 300) True True
# expect: VarianceScaling (200, 300) True True
# expect: Sparse (200, 300) True True
# expect: Zero [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
# expect: One [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]
# expect: Constant [[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]]
# expect: Identity [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]
# expect: True
# expect: 2.0
# expect: [1 1] [[2. 2.]]
# expect: True True True
# expect: True
# expect: ValueError For 'initializer', the class corresponding to 'foo' was not found.
# expect: ValueError For 'initializer', the argument 'shape' is invalid, the value of 'shape' must be positive integer, but got (2, -1)
# expect: ValueError For 'initializer', the shape of the 'init' argument should be same as the argument 'shape', but got the 'init' shape [1] and the 'shape' [2].
# expect: True False
# expect: 0.5448831829968969
