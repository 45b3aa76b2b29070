import mindspore as ms
from mindspore import COOTensor, CSRTensor, Tensor, jit


@jit(fullgraph=True)
def passed(x):
    return x


@jit(fullgraph=True)
def parts(x):
    return x.values * 2, x.indices, x.shape


@jit(fullgraph=True)
def both(x, y):
    return x, y + 1


values = Tensor([1.0, 2.0], ms.float32)
coo = COOTensor(Tensor([[0, 1], [1, 2]], ms.int32), values, (3, 4))
csr = CSRTensor(Tensor([0, 1, 2], ms.int32), Tensor([0, 1], ms.int32), values, (2, 4))
for x in (coo, csr):
    print(passed(x))
    print(parts(x))
print(both(csr, values))

# expect: COOTensor(shape=[3, 4], dtype=Float32, indices=Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0 1]
# expect:  [1 2]]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0, 1],
# expect:  [1, 2]]), (3, 4))
# expect: CSRTensor(shape=[2, 4], dtype=Float32, indptr=Tensor(shape=[3], dtype=Int32, value=[0 1 2]), indices=Tensor(shape=[2], dtype=Int32, value=[0 1]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Int32, value= [0, 1]), (2, 4))
# expect: (CSRTensor(shape=[2, 4], dtype=Float32, indptr=Tensor(shape=[3], dtype=Int32, value=[0 1 2]), indices=Tensor(shape=[2], dtype=Int32, value=[0 1]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
