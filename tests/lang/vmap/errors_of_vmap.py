import mindspore as ms
import numpy as np
from mindspore import Tensor

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
y = Tensor(np.arange(6, 12).reshape(2, 3).astype(np.float32))


def affine(a, b):
    return a * b + 1


def both(a, b):
    return a + b, a * b


def nested(a):
    return a, (a + 1, a * 2)


def nothing(a):
    return None


def show(what, *args, **kwargs):
    try:
        print(what(*args, **kwargs))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


show(ms.vmap(affine), x, Tensor(np.ones((3, 3), np.float32)))
for in_axes in ((2, 0), (-3, 0), None, (None, None), (0,), (0, 0, 0), (), 0.5, "a", True, (0, 0.5), (0, (0,))):
    show(ms.vmap(affine, in_axes=in_axes), x, y)
for out_axes in (None, 5, (0, 0.5), (0,), (None, None), 0.5, True, (0, (0, 1))):
    show(ms.vmap(both, out_axes=out_axes), x, y)
show(ms.vmap(nested, out_axes=(0, (0,))), x)
show(ms.vmap(nested, out_axes=(None, 0)), x)
show(ms.vmap(affine), x, 2)
show(ms.vmap(affine), Tensor(1.0), Tensor(2.0))
show(ms.vmap(affine), x, b=y)
show(ms.vmap(nothing), x)
show(ms.vmap(3), x)
show(ms.vmap(None), x)
show(ms.vmap("f"), x)

# expect: RuntimeError The 'axis_size' of each argument in the scope of 'vmap' should be equal, but got 2 and 3.
# expect: RuntimeError The axis: 2 in 'in_axes' is out of bounds for array of dimension [-2,2).
# expect: RuntimeError The axis: -3 in 'in_axes' is out of bounds for array of dimension [-2,2).
# expect: RuntimeError The 'in_axes' of 'vmap' cannot be a single None while 'fn' is not a 'CellList'.
# expect: RuntimeError The 'in_axes' of 'vmap' cannot be all None while 'fn' is not a 'CellList', but got (None, None).
# expect: RuntimeError When vmap`s 'in_axes' is a tuple or list, and its size must be equal to the number of arguments of 'fn': 2, but got size: 1.
# expect: RuntimeError When vmap`s 'in_axes' is a tuple or list, and its size must be equal to the number of arguments of 'fn': 2, but got size: 3.
# expect: RuntimeError When vmap`s 'in_axes' is a tuple or list, and its size must be equal to the number of arguments of 'fn': 2, but got size: 0.
# expect: RuntimeError The axis in vmap`s 'in_axes' can only be of type Int or None, but got AbstractScalar(Type: Float32, Value: 0.5, Shape: NoShape).
# expect: RuntimeError The axis in vmap`s 'in_axes' can only be of type Int or None, but got AbstractScalar(Type: String, Value: a, Shape: NoShape).
# expect: RuntimeError The axis in vmap`s 'in_axes' can only be of type Int or None, but got AbstractScalar(Type: Bool, Value: true, Shape: NoShape).
# expect: RuntimeError The axis in vmap's 'in_axes' should be a None or a scalar of type Int64Imm, but got a 0.5.
# expect: RuntimeError The axis in vmap's 'in_axes' should be a None or a scalar of type Int64Imm, but got a (0).
# expect: RuntimeError The 'out_axes' of 'vmap' cannot be a single None while 'fn' is not a 'CellList'.
# expect: RuntimeError The axis: 5 in 'out_axes' is out of bounds for array of dimension [-2,2).
# expect: RuntimeError The axis in vmap's 'out_axes' should be a None or a scalar of type Int64Imm, but got a 0.5.
# expect: RuntimeError The size of vmap's 'out_axes' should be equal to the number of results of 'fn': 2, but got size: 1.
# expect: RuntimeError The 'out_axes' of 'vmap' cannot be all None while 'fn' is not a 'CellList', but got (None, None).
# expect: RuntimeError The axis in vmap`s 'out_axes' can only be of type Int or None, but got AbstractScalar(Type: Float32, Value: 0.5, Shape: NoShape).
# expect: RuntimeError The axis in vmap`s 'out_axes' can only be of type Int or None, but got AbstractScalar(Type: Bool, Value: true, Shape: NoShape).
# expect: RuntimeError The axis in vmap's 'out_axes' should be a None or a scalar of type Int64Imm, but got a (0, 1).
# expect: RuntimeError The size of vmap's 'out_axes' should be equal to the number of results of 'fn': 2, but got size: 1.
# expect: RuntimeError It is invalid that source is not None and dst is None.
# expect: RuntimeError The orig_abs should be AbstractTensor when corresponding axis is 0, but got a AbstractScalar(Type: Int64, Value: 2, Shape: NoShape). Tip: Please check the correspondence between vmap's 'in_axes' and inputs. You may want to explicitly specify the 'in_axes' corresponding to AbstractScalar(Type: Int64, Value: 2, Shape: NoShape) as 'None' to solve this problem.
# expect: RuntimeError The axis: 0 in 'in_axes' is out of bounds for array of dimension [0,0).
# expect: RuntimeError Got an unexpected keyword argument 'b'
# expect: RuntimeError The outputs of vmap's 'fn' should be consisting of tensors or constants, but got AbstractNone(Value: None).
# expect: RuntimeError 'VmapOperation' arg0 must be a 'Function' or 'Cell', but got AbstractScalar(Type: Int64, Value: 3, Shape: NoShape).
# expect: RuntimeError 'VmapOperation' arg0 must be a 'Function' or 'Cell', but got AbstractNone(Value: None).
# expect: RuntimeError 'VmapOperation' arg0 must be a 'Function' or 'Cell', but got AbstractScalar(Type: String, Value: f, Shape: NoShape).
