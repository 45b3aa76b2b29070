import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn
from mindspore.common.initializer import Constant, Dirac, Initializer, One, Orthogonal, XavierUniform, initializer


def attempt(function, *args, **names):
    try:
        return function(*args, **names)
    except Exception as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


class Seven(Initializer):
    def _initialize(self, arr):
        arr[:] = 7


ones = initializer("ones", [2, 3], ms.float32)
print(ones.has_init, type(ones.init).__name__, repr(ones))
filled = ones.init_data()
print(filled is ones, ones.has_init, ones.init, filled, attempt(ones.init_data))
given = Tensor(shape=(2,), dtype=ms.float16, init=One())
print(given.has_init, repr(given), str(given), given.has_init)
print(Tensor(shape=(2,), dtype=ms.float32, init=One()).init_data(shape=[3]), attempt(Tensor([1.0]).init_data))
print(attempt(Tensor, shape=(None, 3), dtype=ms.float32, init=One()), attempt(Tensor, shape=(-1,), dtype=ms.float32, init=One()))
parameter = Parameter(initializer(Seven(), [2]), name="p")
print(parameter.has_init, parameter.asnumpy(), parameter.init_data() is parameter, nn.Dense(2, 1, weight_init=Seven()).weight.asnumpy())
array = np.zeros((2, 2), np.float32)
print(Constant(4)(array), array, Seven().seed, attempt(initializer(Seven(), [1]).init_data))
kept = Seven()
kept.seed = 5
print(kept.seed)
for wrong in (lambda: initializer("ones", "x"), lambda: initializer(Dirac(groups=3), [2, 2, 3]).init_data(),
              lambda: initializer(Orthogonal(2.0), [2]).init_data(), lambda: initializer(XavierUniform(), [2]).init_data(),
              lambda: Parameter(True), lambda: Parameter(Tensor([1.0]), requires_grad=3)):
    print(attempt(wrong))
for name, value in (("requires_grad", 3), ("requires_grad", False), ("layerwise_parallel", 3), ("parallel_optimizer", 3), ("comm_fusion", -1),
                    ("comm_fusion", "a"), ("comm_fusion", 3), ("cache_shape", (1, 2)), ("cache_shape", 3)):
    print(name, value, attempt(setattr, parameter, name, value), getattr(parameter, name))
print(parameter.requires_grad, nn.CellList([nn.Dense(1, 1)])[0].weight.requires_grad, ms.grad(lambda x: x * parameter, 0)(Tensor([2.0])))
# expect: True One Tensor(shape=[2, 3], dtype=Float32, value=
# expect: <uninitialized>)
# expect: True False None [[1. 1. 1.]
# expect:  [1. 1. 1.]] TypeError: init_data must be set Tensor.init, init can't be None
# expect: True Tensor(shape=[2], dtype=Float16, value= <uninitialized>) [1. 1.] False
# expect: [1. 1. 1.] TypeError: init_data must be set Tensor.init, init can't be None
# expect: ValueError: If setting dynamic shape, dtype must not be None, init must be None ValueError: If setting dynamic shape, dtype must not be None, init must be None
# expect: False [7. 7.] True [[7. 7.]]
# expect: None [[4. 4.]
# expect:  [4. 4.]] (0, 0) [7.]
# expect: (6, 0)
# expect: ValueError: For 'initializer', the argument 'shape' is invalid, the value of 'shape' must be positive integer, but got x
# expect: ValueError: For Dirac initializer, the first dimension ofthe initialized tensor must be divisible by groups, but got first dimension2, groups3.
# expect: ValueError: For Orthogonal initializer, the dimension of the initialized tensor should be no less than 2, but got 1.
# expect: ValueError: 'fan_in' and 'fan_out' can not be computed for tensor with fewer than 2 dimensions, but got dimensions 1.
# expect: ValueError: Parameter data can not be `bool`
# expect: TypeError: The argument `requires_grad` must be bool type
# expect: requires_grad 3 TypeError: The argument `requires_grad` must be bool type True
# expect: requires_grad False None False
# expect: layerwise_parallel 3 TypeError: The argument `layerwise_parallel` must be bool type. False
# expect: parallel_optimizer 3 TypeError: The argument `parallel_optimizer` must be bool type. True
# expect: comm_fusion -1 ValueError: The input value must be int and must >= 0, but got '-1' with type 'int'. 1
# expect: comm_fusion a TypeError: The input value must be int, but got 'str' 1
# expect: comm_fusion 3 None 3
# expect: cache_shape (1, 2) None [1, 2]
# expect: cache_shape 3 TypeError: The argument `cache_shape` must be tuple or list type. [1, 2]
# expect: False True [14.]
