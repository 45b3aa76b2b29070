# modes: eager ast bytecode trace
from mindspore import Tensor, jit, mint, ops


@jit
def close(x, y):
    return ops.isclose(x, y), mint.isclose(x, y), ops.isclose(x, y, atol=1.0)


@jit
def crossed(x, y):
    return ops.cross(x, y)


a, b = Tensor([True, False, True]), Tensor([True, True, False])
print(close(a, b))
try:
    print(crossed(ops.ones((2, 4)), ops.ones((2, 4))))
except ValueError as e:
    print(str(e).split("\n")[0])

# expect: (Tensor(shape=[3], dtype=Bool, value= [ True, False, False]), Tensor(shape=[3], dtype=Bool, value= [ True, False, False]), Tensor(shape=[3], dtype=Bool, value= [ True,  True,  True]))
# expect: For 'Cross', the size of inputs dim must contain 3, but got [const vector]{2, 4}.
