# What functions that write rows or make diagonals ask of their arguments, and which tensors are indices.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops


def f32(*values):
    return Tensor(np.array(values, np.float32))


def show(name, function):
    try:
        found = function()
        print(name, found.shape, " ".join(["%.4g" % v for v in found.asnumpy().ravel().tolist()]))
    except (TypeError, ValueError, RuntimeError, IndexError) as error:
        print(name, type(error).__name__, str(error).split("\n")[0].strip())


x = f32([1, 2], [3, 4], [5, 6])
two = f32([.5, 1], [1, 1])
for name in ("inplace_update", "inplace_add", "inplace_sub"):
    function = getattr(ops, name)
    for v, rows in ((two[:1], (0, 1)), (two, (0, 5)), (two, (0, -1)), (two, (0, 0)), (f32([.5, 1, 3], [1, 1, 3]), (0, 1)), (two[0], (0,)),
                    (two[:1], 0), (two, [0, 1]), (two, (0, 1.5)), (two, ()), (two[:1], True), (two.astype(ms.float64), (0, 1))):
        show(name, lambda: function(x, v, rows))
show("V2", lambda: ops.InplaceUpdateV2()(x, (0, 2), two))
i32 = lambda v: Tensor(v, ms.int32)
wide = f32([1, 2, 3], [4, 5, 6])
show("diag", lambda: ops.matrix_diag(f32(1, 2, 3), k=i32([1, 2])))
show("diag", lambda: ops.matrix_diag(wide, k=i32([-1, 0])))
show("diag", lambda: ops.matrix_diag(wide, k=i32(5), num_rows=i32(2)))
show("diag", lambda: ops.matrix_diag(wide, k=i32([1, 0])))
show("diag", lambda: ops.matrix_diag(f32([1, 2], [3, 4], [5, 6]), k=i32([-1, 0])))
show("diag", lambda: ops.matrix_diag(wide, k=Tensor(1)))
show("diag", lambda: ops.matrix_diag(wide, padding_value=Tensor(1)))
show("loss", lambda: ops.cross_entropy(ops.tile(wide.reshape(2, 3, 1), (1, 1, 4)), i32([0, 1]), reduction="none"))
show("loss", lambda: ops.cross_entropy(wide, i32([0]), reduction="none"))
show("loss", lambda: ops.cross_entropy(wide.reshape(2, 3, 1, 1), i32([0, 1])))
for kind in ("uint8", "uint32", "float32", "int16", "int64"):
    i = Tensor(np.array([0, 1]).astype(kind))
    show(kind, lambda: wide[i])
    show(kind, lambda: wide[0, i])

    def write(key):
        copy = wide.copy()
        copy[key] = 7.0
        return copy
    show(kind, lambda: write(i))
    show(kind, lambda: write((0, i)))
print(ops.Dropout2D(0.5).name, "Dropout2D" in repr(ops.Dropout2D(0.5)))

# expect: inplace_update ValueError For primitive[InplaceUpdateV2], the size of indices must be equal to v.shape[0] which is 1 , but got 2.
# expect: inplace_update RuntimeError For 'InplaceUpdate', the value of 'indices' must be between -3 and 2, but got indice: 5
# expect: inplace_update (3, 2) 0.5 1 3 4 1 1
# expect: inplace_update (3, 2) 1 1 3 4 5 6
# expect: inplace_update ValueError For primitive[InplaceUpdateV2], the 1th dim of x must be equal to 1th dim of v which is 3 , but got 2.
# expect: inplace_update ValueError For primitive[InplaceUpdateV2], the rank of x must be equal to rank of v which is 1 , but got 2.
# expect: inplace_update (3, 2) 0.5 1 3 4 5 6
# expect: inplace_update TypeError Input 'indices' should be int scalar, tuple or Tensor, but got
# expect: inplace_update TypeError For primitive[InplaceUpdateV2], the input argument[indices] must be a type of {Int32, Int64}, but got Float32.
# expect: inplace_update ValueError Input indices should not be empty:
# expect: inplace_update TypeError For primitive[InplaceUpdateV2], the input argument[indices] must be a type of {Int32, Int64}, but got Bool.
# expect: inplace_update TypeError For primitive[InplaceUpdateV2], the input type must be same.
# expect: inplace_add ValueError For primitive[InplaceAdd], the size of indices must be equal to 1 , but got 2.
# expect: inplace_add ValueError For primitive[InplaceAdd], the value of indices must be in [0,3), but got 5.
# expect: inplace_add ValueError For primitive[InplaceAdd], the value of indices must be in [0,3), but got -1.
# expect: inplace_add (3, 2) 2.5 4 3 4 5 6
# expect: inplace_add ValueError For primitive[InplaceAdd], the 1th dim of x must be equal to 1th dim of v which is 3 , but got 2.
# expect: inplace_add ValueError For primitive[InplaceAdd], the rank of x must be equal to rank of v which is 1 , but got 2.
# expect: inplace_add (3, 2) 1.5 3 3 4 5 6
# expect: inplace_add TypeError For 'InplaceAdd', the type of 'indices' should be one of '['tuple', 'int']', but got type 'list'.
# expect: inplace_add TypeError For 'InplaceAdd', the type of 'item of indices' should be 'int', but got type 'float'.
# expect: inplace_add ValueError For primitive[InplaceAdd], the size of indices must be equal to 2 , but got 0.
# expect: inplace_add TypeError For 'InplaceAdd', the type of 'indices' should be one of '['tuple', 'int']', but got type 'bool'.
# expect: inplace_add TypeError For primitive[InplaceAdd], the input type must be same.
# expect: inplace_sub ValueError For primitive[InplaceSub], the size of indices must be equal to 1 , but got 2.
# expect: inplace_sub ValueError For primitive[InplaceSub], the value of indices must be in [0,3), but got 5.
# expect: inplace_sub ValueError For primitive[InplaceSub], the value of indices must be in [0,3), but got -1.
# expect: inplace_sub (3, 2) -0.5 0 3 4 5 6
# expect: inplace_sub ValueError For primitive[InplaceSub], the 1th dim of x must be equal to 1th dim of v which is 3 , but got 2.
# expect: inplace_sub ValueError For primitive[InplaceSub], the rank of x must be equal to rank of v which is 1 , but got 2.
# expect: inplace_sub (3, 2) 0.5 1 3 4 5 6
# expect: inplace_sub TypeError For 'InplaceSub', the type of 'indices' should be one of '['tuple', 'int']', but got type 'list'.
# expect: inplace_sub TypeError For 'InplaceSub', the type of 'item of indices' should be 'int', but got type 'float'.
# expect: inplace_sub ValueError For primitive[InplaceSub], the size of indices must be equal to 2 , but got 0.
# expect: inplace_sub TypeError For 'InplaceSub', the type of 'indices' should be one of '['tuple', 'int']', but got type 'bool'.
# expect: inplace_sub TypeError For primitive[InplaceSub], the input type must be same.
# expect: V2 (3, 2) 0.5 1 3 4 1 1
# expect: diag ValueError For primitive[MatrixDiagV3], the rank of 'x' must be greater than or equal to 2, but got 1.
# expect: diag (3, 3) 1 0 0 4 2 0 0 5 3
# expect: diag ValueError For MatrixDiagV3, the number of rows is too small.
# expect: diag ValueError For MatrixDiagV3, k[0] must not be greater than k[1], but got k[0] is 1, k[1] is 0.
# expect: diag ValueError For MatrixDiagV3, the input x_shape[-2] doesn't match with k value.
# expect: diag TypeError For primitive[MatrixDiagV3], the input argument[k] must be a type of {Tensor[Int32]}, but got Tensor[Int64].
# expect: diag TypeError For 'MatrixDiagV3', the dtype of two args should be same, but the dtype of first arg Tensor[Float32] is not consistent with the dtype of second arg Tensor[Int64]
# expect: loss (2, 4) 2.408 2.408 2.408 2.408 1.408 1.408 1.408 1.408
# expect: loss (2,) 2.408 2.408
# expect: loss ValueError For primitive[GatherD], the x_rank must be equal to 1, but got 4.
# expect: uint8 IndexError The tensor index must be int or bool type, but got [0 1]
# expect: uint8 IndexError The tensor element in tuple index must be int or bool type, but got UInt8
# expect: uint8 IndexError For tensor set item, the index tensor data type37 is not supported.
# expect: uint8 IndexError For 'tensor setitem', the index tensor data type 'UInt8' is not supported.
# expect: uint32 IndexError The tensor index must be int or bool type, but got [0 1]
# expect: uint32 IndexError The tensor element in tuple index must be int or bool type, but got UInt32
# expect: uint32 IndexError For tensor set item, the index tensor data type39 is not supported.
# expect: uint32 IndexError For 'tensor setitem', the index tensor data type 'UInt32' is not supported.
# expect: float32 IndexError The tensor index must be int or bool type, but got [0. 1.]
# expect: float32 IndexError The tensor element in tuple index must be int or bool type, but got Float32
# expect: float32 IndexError For tensor set item, the index tensor data type43 is not supported.
# expect: float32 IndexError For 'tensor setitem', the index tensor data type 'Float32' is not supported.
# expect: int16 (2, 3) 1 2 3 4 5 6
# expect: int16 (2,) 1 2
# expect: int16 (2, 3) 7 7 7 7 7 7
# expect: int16 (2, 3) 7 7 3 4 5 6
# expect: int64 (2, 3) 1 2 3 4 5 6
# expect: int64 (2,) 1 2
# expect: int64 (2, 3) 7 7 7 7 7 7
# expect: int64 (2, 3) 7 7 3 4 5 6
# expect: Dropout2D True
