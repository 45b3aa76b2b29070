# Attributes of the class Tensor can be set, as scripts do that add methods of another framework. The library goes on with its own.
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops

x = Tensor(np.ones((2, 3), np.float32))
p = Parameter(x, name="p")
Tensor.doubled = lambda self: self * 2
print(x.doubled()[0], p.doubled()[0])
Tensor.kind = property(lambda self: "kind of " + str(self.dtype))
Tensor.version = 3
Tensor.zeros_like = classmethod(lambda cls, other: cls(np.zeros(other.shape, np.float32)))
Tensor.twice = staticmethod(lambda value: value + value)
print(x.kind, p.version, Tensor.zeros_like(x)[0], x.twice(2))

native = {name: getattr(Tensor, name) for name in ("sum", "__or__", "__contains__", "__getitem__", "__len__", "cumsum")}


def summed(self, *args, **kwargs):
    return ops.sum(self, *args, **kwargs) + 100


Tensor.sum = summed
print(x.sum(), ops.sum(x), x.mean(), nn.ReduceLogSumExp(1)(x).shape)
Tensor.cumsum = lambda self, axis: ops.cumsum(self, axis).astype(ms.int32)
print(x.cumsum(1)[0])
Tensor.__or__ = lambda self, other: "or"
print(x | x, ops.logical_or(x > 0, x > 0)[0])
Tensor.__contains__ = lambda self, item: True
print(7 in x)
plain_item = Tensor.__getitem__
Tensor.__getitem__ = lambda self, key: plain_item(self, key) * 5
print(x[0], p[1, 2])
Tensor.__len__ = lambda self: 77
print(len(x), len(p))

for name, member in native.items():
    setattr(Tensor, name, member)
print(x.sum(), x[0], len(x), 7 in x, x.cumsum(1)[0])
print(((x > 0) | (x > 5))[0])


# Static graphs know the methods that tensors have of their own, and follow the others.
@ms.jit
def graph(a):
    return a.doubled() + a.sum()


Tensor.sum = summed
print(graph(x)[0])
Tensor.sum = native["sum"]
del Tensor.doubled
try:
    x.doubled()
except AttributeError as error:
    print(error)

# expect: [2. 2. 2.] [2. 2. 2.]
# expect: kind of Float32 3 [0. 0. 0.] 4
# expect: 106.0 6.0 1.0 (2,)
# expect: [1 2 3]
# expect: or [ True  True  True]
# expect: True
# expect: [5. 5. 5.] 5.0
# expect: 77 77
# expect: 6.0 [1. 1. 1.] 2 False [1. 2. 3.]
# expect: [ True  True  True]
# expect: [8. 8. 8.]
# expect: 'Tensor' object has no attribute 'doubled'
