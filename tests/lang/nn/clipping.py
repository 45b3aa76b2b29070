import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


x, y = Tensor([3.0, 4.0]), Tensor([1.0, 2.0])
print(ops.clip_by_global_norm([x, y], 1.0))
print(ops.clip_by_global_norm((x,), 10.0))
print(ops.clip_by_value(x, 1, 3.5), ops.clip_by_value(x, clip_value_min=Tensor(3.5)), ops.clip_by_value((x, y), 2, 3))
print(ops.clip_by_norm(x, 1.0))
show(lambda: ops.clip_by_value(x))
show(lambda: ops.clip_by_global_norm([x], -1.0))
show(lambda: ops.clip_by_global_norm([x], 1.0, True))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 5.47722518e-01,  7.30296731e-01]), Tensor(shape=[2], dtype=Float32, value= [ 1.82574183e-01,  3.65148365e-01]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00]),)
# expect: [3.  3.5] [3.5 4. ] (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00]))
# expect: [0.5999999  0.79999983]
# expect: ValueError For 'clip_by_value', at least one of 'clip_value_min' or 'clip_value_max' must not be None
# expect: ValueError For 'clip_by_global_norm', the argument 'clip_norm' must > 0.0, but got -1.0.
# expect: ValueError For '_ClipByGlobalNorm', input 'use_norm' only supports None currently, but got 'use_norm': True
