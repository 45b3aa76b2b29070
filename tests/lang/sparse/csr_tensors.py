# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import CSRTensor, Tensor, ops

p, i = Tensor([0, 1, 2], ms.int32), Tensor([0, 1], ms.int32)
v = Tensor([1., 2.], ms.float32)
x = CSRTensor(p, i, v, (2, 4))
print(x)
print(x.indptr, x.indices, x.values, x.shape, x.dtype, x.size, x.itemsize, x.ndim)
print(x.to_tuple())
print(x.to_dense())
print(x.astype(ms.float16).values, (-x).values, x.abs().values)
for result in (x + x, x - x, x.add(x, Tensor(1., ms.float32), Tensor(2., ms.float32))):
    print(result.indptr, result.indices, result.values, result.shape)
for name in ("sin", "relu", "exp", "isnan", "softsign", "inv", "round"):
    print(name, getattr(ops, "csr_" + name)(CSRTensor(p, i, Tensor([0.5, -0.25], ms.float32), x.shape)).values)
print(x * 2, x / 2.0)
found = ops.dense_to_sparse_csr(Tensor([[0., 1., 0.], [2., 0., 3.]], ms.float32))
print(found.indptr, found.indices, found.values, found.shape)
print(ops.csr_to_dense(x), ops.csr_to_coo(x).indices.asnumpy().tolist())
for wrong in (lambda: CSRTensor(), lambda: CSRTensor(p, i, v), lambda: CSRTensor(p, i, v, 3), lambda: CSRTensor(p, i, v, (2,)),
              lambda: CSRTensor(p, i, v, (3, 4)), lambda: CSRTensor(p, v, v, (2, 4)),
              lambda: CSRTensor(p, i, Tensor([1., 2., 3.]), (2, 4)), lambda: CSRTensor(p, i, v, (-2, 4)),
              lambda: CSRTensor(3, i, v, (2, 4)), lambda: CSRTensor(p, i, 3, (2, 4)), lambda: CSRTensor(p, i, v, [2, 4]),
              lambda: CSRTensor(csr_tensor=3), lambda: CSRTensor(Tensor([[0, 1, 2]], ms.int32), i, v, (2, 4)),
              lambda: x.sum(0), lambda: ops.csr_to_coo(3)):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: CSRTensor(shape=[2, 4], dtype=Float32, indptr=Tensor(shape=[3], dtype=Int32, value=[0 1 2]), indices=Tensor(shape=[2], dtype=Int32, value=[0 1]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))
# expect: [0 1 2] [0 1] [1. 2.] (2, 4) Float32 2 4 2
# expect: (Tensor(shape=[3], dtype=Int32, value= [0, 1, 2]), Tensor(shape=[2], dtype=Int32, value= [0, 1]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), (2, 4))
# expect: [[1. 0. 0. 0.]
# expect:  [0. 2. 0. 0.]]
# expect: [1. 2.] [-1. -2.] [1. 2.]
# expect: [0 1 2] [0 1] [2. 4.] (2, 4)
# expect: [0 1 2] [0 1] [0. 0.] (2, 4)
# expect: [0 1 2] [0 1] [3. 6.] (2, 4)
# expect: sin [ 0.47942555 -0.24740396]
# expect: relu [0.5 0. ]
# expect: exp [1.6487215 0.7788005]
# expect: isnan [False False]
# expect: softsign [ 0.33333334 -0.2       ]
# expect: inv [ 2. -4.]
# expect: round [ 0. -0.]
# expect: [2. 4.] [0.5 1. ]
# expect: [0 1 3] [1 0 2] [1. 2. 3.] (2, 3)
# expect: [[1. 0. 0. 0.]
# expect:  [0. 2. 0. 0.]] [[0, 0], [1, 1]]
# expect: TypeError For CSRTensor, 'indptr' must be Tensor, but got <class 'NoneType'>.
# expect: TypeError For SparseTensors, 'shape' must be tuple, but got <class 'NoneType'>.
# expect: TypeError For SparseTensors, 'shape' must be tuple, but got <class 'int'>.
# expect: ValueError Values' dimension should equal to CSRTensor's dimension - 1, but gotValues' dimension: 1 , CSRTensor's dimension: 1
# expect: ValueError For CSRTensor, indptr must have length (1 + shape[0]), but got: 3
# expect: TypeError For CSRTensor, indices must have int16 or int32 or int64 data type, but got Float32.
# expect: ValueError For CSRTensor, indices and values must equal in their shape, but got indices shape: 2, values shape: 3.
# expect: ValueError For CSRTensor, the element of shape must be positive, but got -2
# expect: TypeError For CSRTensor, 'indptr' must be Tensor, but got <class 'int'>.
# expect: TypeError For SparseTensors, 'values' must be Tensor, but got <class 'int'>.
# expect: TypeError For SparseTensors, 'shape' must be tuple, but got <class 'list'>.
# expect: TypeError Expect input `csr_tensor` to be a CSRTensor, but got <class 'int'>
# expect: ValueError For CSRTensor, indptr must be a 1-dimensional tensor, but got a 2 dimension tensor.
# expect: ValueError For CSRReduceSum, `axis` should be 1 or 1-dim. But got `axis`: 0and `1- dim`: -1.
# expect: TypeError For functional operator csr_to_coo, input argument must be a CSRTensor.
