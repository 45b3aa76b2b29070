# modes: eager ast bytecode trace
# tolerance: 2e-5
from mindspore import Tensor, jit, ops


@jit
def f(x):
    y = ops.exp(-x) + ops.sqrt(ops.abs(x))
    return ops.tanh(y) * ops.sigmoid(x) - ops.log(y), ops.rsqrt(y), ops.sin(x) ** 2 + ops.square(ops.cos(x))


for r in f(Tensor([0.5, 1.5, 2.5])):
    print(r)

# expect: [0.26574764 0.36185443 0.35129505]
# expect: [0.8724937  0.831064   0.77539796]
# expect: [1.        1.        0.9999999]
