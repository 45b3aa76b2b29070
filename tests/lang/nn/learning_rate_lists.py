import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


print(nn.exponential_decay_lr(0.1, 0.9, 6, 2, 1))
print(nn.exponential_decay_lr(0.1, 0.9, 6, 2, 2, is_stair=True))
print(nn.piecewise_constant_lr([2, 5], [0.1, 0.01]))
print(nn.cosine_decay_lr(0.01, 0.1, 6, 2, 2))
print(nn.natural_exp_decay_lr(0.1, 0.9, 6, 2, 2))
print(nn.inverse_decay_lr(0.1, 0.5, 6, 2, 1))
print(nn.polynomial_decay_lr(0.1, 0.01, 6, 2, 2, 0.5))
print(nn.warmup_lr(0.1, 6, 2, 2))

# expect: [0.1, 0.1, 0.09000000000000001, 0.09000000000000001, 0.08100000000000002, 0.08100000000000002]
# expect: [0.1, 0.1, 0.1, 0.1, 0.09000000000000001, 0.09000000000000001]
# expect: [0.1, 0.1, 0.01, 0.01, 0.01]
# expect: [0.1, 0.1, 0.05500000000000001, 0.05500000000000001, 0.01, 0.01]
# expect: [0.1, 0.1, 0.04065696597405991, 0.04065696597405991, 0.016529888822158657, 0.016529888822158657]
# expect: [0.1, 0.1, 0.06666666666666667, 0.06666666666666667, 0.05, 0.05]
# expect: [0.1, 0.1, 0.07363961030678928, 0.07363961030678928, 0.01, 0.01]
# expect: [0.0, 0.0, 0.05, 0.05, 0.1, 0.1]
