# by hand: MindSpore compiles these kernels with AKG, which the oracle's CPU package has not; dense products decide
import numpy as np
import mindspore as ms
from mindspore import CSRTensor, Tensor, ops

dense = np.array([[0., 1., 0., 4.], [2., 0., 3., 0.], [0., 0., 0., 5.]], np.float32)
other = np.arange(1, 9).reshape(4, 2).astype(np.float32)
x = ops.dense_to_sparse_csr(Tensor(dense))
vector = Tensor(other[:, :1])
print(np.allclose(x.mv(vector).asnumpy(), dense @ other[:, :1]), x.mv(vector).shape)
print(np.allclose(x.mm(Tensor(other)).asnumpy(), dense @ other))
print(np.allclose(ops.csr_mm(x, ops.dense_to_sparse_csr(Tensor(other))).to_dense().asnumpy(), dense @ other))
print(np.allclose(x.sum(1).asnumpy(), dense.sum(1, keepdims=True)))
row = np.array([[1., 2., 3., 4.]], np.float32)
print((x * Tensor(row)).asnumpy().tolist(), (dense * row)[dense != 0].tolist())
print(x.to_coo().indices.asnumpy().tolist(), np.allclose(x.to_coo().to_csr().to_dense().asnumpy(), dense))
print(ops.csr_gather(x.indptr, x.indices, Tensor(row), x.shape))
print(ops.csr2coo(x.indptr, 5), ops.coo2csr(ops.csr2coo(x.indptr, 5), 3))
print(np.allclose(ops.csr_reduce_sum(ops.csr_softmax(x, ms.float32), 1).asnumpy(), 1))


def product(values, v):
    return ops.csr_mv(CSRTensor(x.indptr, x.indices, values, x.shape), v)


def total(values):
    return CSRTensor(x.indptr, x.indices, values, x.shape).to_dense() * 3


print(ops.grad(product, (0, 1))(x.values, vector))
print(ops.grad(total)(x.values))
# expect: True (3, 1)
# expect: True
# expect: True
# expect: True
# expect: [2.0, 16.0, 2.0, 9.0, 20.0] [2.0, 16.0, 2.0, 9.0, 20.0]
# expect: [[0, 1], [0, 3], [1, 0], [1, 2], [2, 3]] True
# expect: [2. 4. 1. 3. 4.]
# expect: [0 0 1 1 2] [0 2 4 5]
# expect: True
# expect: (Tensor(shape=[5], dtype=Float32, value= [ 3.00000000e+00,  7.00000000e+00,  1.00000000e+00,  5.00000000e+00,  7.00000000e+00]), Tensor(shape=[4, 1], dtype=Float32, value=
# expect: [[ 2.00000000e+00],
# expect:  [ 1.00000000e+00],
# expect:  [ 3.00000000e+00],
# expect:  [ 9.00000000e+00]]))
# expect: [3. 3. 3. 3. 3.]
