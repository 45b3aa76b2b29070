# What has no axis to split, dtypes where numbers are wanted, axes that are no tuple: errors, in eager calls and in graphs.
import numpy as np
import mindspore as ms
from mindspore import ops, Tensor

number, row = Tensor(np.float32(2.0)), Tensor([1.0, 2.0])


@ms.jit
def split(x):
    return ops.Split(0, 1)(x)


for name, call in (("Split", lambda: ops.Split()(number)), ("Split of two", lambda: ops.Split(0, 2)(number)),
                   ("Split in a graph", lambda: split(number)), ("clamp", lambda: ops.clamp(row, ms.float32)),
                   ("clamp above", lambda: ops.clamp(row, 0, ms.float32)), ("flip", lambda: ops.flip(row, None)),
                   ("flip by a tensor", lambda: ops.flip(row, Tensor([0]))), ("flip by a list", lambda: ops.flip(row, [0]))):
    try:
        print(name, call())
    except (TypeError, ValueError) as e:
        print(name, type(e).__name__, [line for line in str(e).split("\n") if line.strip()][0])
# expect: Split ValueError For primitive[Split], the rank must be greater than or equal to 1, but got 0.
# expect: Split of two ValueError For primitive[Split], the rank must be greater than or equal to 1, but got 0.
# expect: Split in a graph ValueError For primitive[Split], the rank must be greater than or equal to 1, but got 0.
# expect: clamp TypeError Failed calling ClampScalar with "ClampScalar()(input=Tensor, min=mindspore.dtype, max=None)".
# expect: clamp above TypeError Failed calling ClampScalar with "ClampScalar()(input=Tensor, min=int, max=mindspore.dtype)".
# expect: flip TypeError Failed calling ReverseV2 with "ReverseV2(axis=None)(input=Tensor)".
# expect: flip by a tensor TypeError Failed calling ReverseV2 with "ReverseV2(axis=Tensor)(input=Tensor)".
# expect: flip by a list [2. 1.]
