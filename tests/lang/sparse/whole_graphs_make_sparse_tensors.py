import mindspore as ms
import numpy as np
from mindspore import COOTensor, CSRTensor, Tensor, jit

i, v = Tensor([[0, 1], [1, 2]], ms.int32), Tensor([1.0, 2.0], ms.float32)
p, c = Tensor([0, 1, 2], ms.int32), Tensor([1, 2], ms.int32)


@jit(fullgraph=True)
def coo(indices, values):
    x = COOTensor(indices, values * 2, (3, 4))
    return x, x.values, x.shape, x.dtype, isinstance(x, COOTensor)


@jit(fullgraph=True)
def csr(pointers, indices, values):
    x = CSRTensor(pointers, indices, values, (2, 4))
    return [x, (x.indptr, 3)], x.indices + 1


@jit(fullgraph=True)
def scaled(x):
    return COOTensor(x.indices, x.values * 2, x.shape)


@jit(fullgraph=True)
def dense(indices, values, other):
    return COOTensor(indices, values, (3, 4)).to_dense() + other


@jit(fullgraph=True)
def gradient(indices, values, other):
    def f(weights):
        return (COOTensor(indices, weights * weights, (3, 4)).to_dense() * other).sum()

    return ms.grad(f)(values)


@jit(fullgraph=True)
def chosen(indices, values, n):
    x = COOTensor(indices, values, (3, 4))
    if n > 1:
        x = COOTensor(indices, values * n, (3, 4))
    return x


@jit(fullgraph=True)
def rows(pointers, indices, values):
    x = CSRTensor(pointers, indices, values, (4, 4))
    return x.to_dense() * 2


ones = Tensor(np.ones((3, 4)), ms.float32)
print(coo(i, v))
print(csr(p, c, v))
print(scaled(COOTensor(i, v, (3, 4))))
print(dense(i, v, ones), gradient(i, v, ones))
print(chosen(i, v, 1).values, chosen(i, v, 3).values)
print(rows(Tensor([0, 0, 2, 2, 3], ms.int32), Tensor([0, 3, 1], ms.int32), Tensor([1.0, 2.0, 3.0], ms.float32)))

# expect: (COOTensor(shape=[3, 4], dtype=Float32, indices=Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0 1]
# expect:  [1 2]]), values=Tensor(shape=[2], dtype=Float32, value=[ 2.00000000e+00  4.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), (3, 4), mindspore.float32, True)
# expect: ([CSRTensor(shape=[2, 4], dtype=Float32, indptr=Tensor(shape=[3], dtype=Int32, value=[0 1 2]), indices=Tensor(shape=[2], dtype=Int32, value=[1 2]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00])), (Tensor(shape=[3], dtype=Int32, value= [0, 1, 2]), 3)], Tensor(shape=[2], dtype=Int32, value= [2, 3]))
# expect: COOTensor(shape=[3, 4], dtype=Float32, indices=Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0 1]
# expect:  [1 2]]), values=Tensor(shape=[2], dtype=Float32, value=[ 2.00000000e+00  4.00000000e+00]))
# expect: [[1. 2. 1. 1.]
# expect:  [1. 1. 3. 1.]
# expect:  [1. 1. 1. 1.]] [2. 4.]
# expect: [1. 2.] [3. 6.]
# expect: [[0. 0. 0. 0.]
# expect:  [2. 0. 0. 4.]
# expect:  [0. 0. 0. 0.]
# expect:  [0. 6. 0. 0.]]
