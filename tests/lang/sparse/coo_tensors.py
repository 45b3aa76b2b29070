# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import COOTensor, Tensor, nn, ops


def made(dtype=ms.int32):
    return COOTensor(Tensor([[0, 1], [1, 2]], dtype), Tensor([1., 2.], ms.float32), (3, 4))


x = made()
print(x)
print(x.indices, x.values, x.shape, x.dtype, x.size, x.itemsize, x.ndim)
print(x.to_tuple())
print(x.to_dense())
print(x.astype(ms.float16).values, (-x).values, x.abs().values)
dense = Tensor(np.arange(1, 13).reshape(3, 4).astype(np.float32))
print((x * dense).values, (x / dense).values)
print(x + dense)
print(x - dense)
a = made(ms.int64)
b = COOTensor(Tensor([[0, 1], [2, 2]], ms.int64), Tensor([10., 20.], ms.float32), (3, 4))
for result in (a + b, a - b, a.add(b, Tensor(15., ms.float32)), ops.coo_concat((a, b)), ops.coo_concat((a, b), 1),
               COOTensor(Tensor([[1, 1], [0, 0], [1, 1]], ms.int64), Tensor([1., 2., 3.], ms.float32), (2, 2)).coalesce()):
    print(result.indices.asnumpy().tolist(), result.values, result.shape)
for name in ("sin", "relu", "exp", "isnan", "softsign", "inv", "round"):
    print(name, getattr(ops, "coo_" + name)(COOTensor(x.indices, Tensor([0.5, -0.25], ms.float32), x.shape)).values)
found = ops.dense_to_sparse_coo(Tensor([[0., 1., 0.], [2., 0., 3.]], ms.float32))
print(found.indices.asnumpy().tolist(), found.values, found.shape)
i, v = x.indices, x.values
for wrong in (lambda: COOTensor(), lambda: COOTensor(i, v), lambda: COOTensor(i, v, 3), lambda: COOTensor(i, v, (3,)),
              lambda: COOTensor(i, Tensor([1., 2., 3.]), (3, 4)), lambda: COOTensor(v, v, (3, 4)),
              lambda: COOTensor(i.astype(ms.float32), v, (3, 4)), lambda: COOTensor(i, v, (-1, 4)),
              lambda: COOTensor(i, 3, (3, 4)), lambda: COOTensor(3, v, (3, 4)), lambda: COOTensor(i, v, [3, 4]),
              lambda: COOTensor(i, v, (3.0, 4)), lambda: COOTensor(coo_tensor=3), lambda: COOTensor(i, Tensor([[1., 2.]]), (3, 4)),
              lambda: x + x, lambda: a + made().to_dense()[:2]):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])
d = Tensor([[1., 1.], [2., 2.], [3., 3.], [4., 4.]], ms.float32)
print(nn.SparseTensorDenseMatmul()(i, v, (3, 4), d))
print(nn.SparseTensorDenseMatmul(adjoint_st=True)(i, v, (3, 4), d[:3]))
print(nn.SparseTensorDenseMatmul(adjoint_dt=True)(i, v, (3, 4), d.T))
print(nn.SparseToDense()(x))


def matmul(values, other):
    return nn.SparseTensorDenseMatmul()(i, values, (3, 4), other)


def spread(values):
    return COOTensor(i, values, (3, 4)).to_dense() * 3



print(ops.grad(matmul, (0, 1))(v, d))
print(ops.grad(spread)(v), ops.grad(lambda w: ops.coo_sin(COOTensor(i, w, (3, 4))).values)(v))

# expect: COOTensor(shape=[3, 4], dtype=Float32, indices=Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0 1]
# expect:  [1 2]]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))
# expect: [[0 1]
# expect:  [1 2]] [1. 2.] (3, 4) Float32 2 4 2
# expect: (Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0, 1],
# expect:  [1, 2]]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), (3, 4))
# expect: [[0. 1. 0. 0.]
# expect:  [0. 0. 2. 0.]
# expect:  [0. 0. 0. 0.]]
# expect: [1. 2.] [-1. -2.] [1. 2.]
# expect: [ 2. 14.] [0.5       0.2857143]
# expect: [[ 1.  3.  3.  4.]
# expect:  [ 5.  6.  9.  8.]
# expect:  [ 9. 10. 11. 12.]]
# expect: [[ -1.  -1.  -3.  -4.]
# expect:  [ -5.  -6.  -5.  -8.]
# expect:  [ -9. -10. -11. -12.]]
# expect: [[0, 1], [1, 2], [2, 2]] [11.  2. 20.] (3, 4)
# expect: [[0, 1], [1, 2], [2, 2]] [ -9.   2. -20.] (3, 4)
# expect: [[1, 2], [2, 2]] [ 2. 20.] (3, 4)
# expect: [[0, 1], [1, 2], [3, 1], [5, 2]] [ 1.  2. 10. 20.] (6, 4)
# expect: [[0, 1], [0, 5], [1, 2], [2, 6]] [ 1. 10.  2. 20.] (3, 8)
# expect: [[0, 0], [1, 1]] [2. 4.] (2, 2)
# expect: sin [ 0.47942555 -0.24740396]
# expect: relu [0.5 0. ]
# expect: exp [1.6487215 0.7788005]
# expect: isnan [False False]
# expect: softsign [ 0.33333334 -0.2       ]
# expect: inv [ 2. -4.]
# expect: round [ 0. -0.]
# expect: [[0, 1], [1, 0], [1, 2]] [1. 2. 3.] (2, 3)
# expect: TypeError For SparseTensors, 'indices' must be Tensor, but got <class 'NoneType'>.
# expect: TypeError For SparseTensors, 'shape' must be tuple, but got <class 'NoneType'>.
# expect: TypeError For SparseTensors, 'shape' must be tuple, but got <class 'int'>.
# expect: ValueError For COOTensor, the length of 'shape' must be 2, but got (3,).
# expect: ValueError For COOTensor, 'indices.shape[0]' must be euqal to 'values.shape[0]', but got 'indices.shape[0]' = 2 and 'values.shape[0]' = 3.
# expect: ValueError For COOTensor, 'indices' must be a 2-dimensional tensor, but got a 1-dimensional tensor.
# expect: TypeError For COOTensor, the type of 'indices' must be one of [int16, int32, int64], but got Float32.
# expect: ValueError For COOTensor, the element of 'shape' must be positive, but got -1 in (-1, 4).
# expect: TypeError For SparseTensors, 'values' must be Tensor, but got <class 'int'>.
# expect: TypeError For SparseTensors, 'indices' must be Tensor, but got <class 'int'>.
# expect: TypeError For SparseTensors, 'shape' must be tuple, but got <class 'list'>.
# expect: TypeError For COOTensor, the element type of 'shape' must be int, but got <class 'float'>
# expect: TypeError Expect input `coo_tensor` to be a COOTensor, but got <class 'int'>
# expect: ValueError For COOTensor, 'values' must be a 1-dimensional tensor, but got a 2-dimensional tensor.
# expect: TypeError For primitive[SparseAdd], the input argument[x1_indices] must be a type of {Tensor[Int64]}, but got Tensor[Int32].
# expect: ValueError Input tensors should have the same shape.
# expect: [[2. 2.]
# expect:  [6. 6.]
# expect:  [0. 0.]]
# expect: [[0. 0.]
# expect:  [1. 1.]
# expect:  [4. 4.]
# expect:  [0. 0.]]
# expect: [[2. 2.]
# expect:  [6. 6.]
# expect:  [0. 0.]]
# expect: [[0. 1. 0. 0.]
# expect:  [0. 0. 2. 0.]
# expect:  [0. 0. 0. 0.]]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00]), Tensor(shape=[4, 2], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  1.00000000e+00],
# expect:  [ 2.00000000e+00,  2.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00]]))
# expect: [3. 3.] [ 0.5403023  -0.41614684]
