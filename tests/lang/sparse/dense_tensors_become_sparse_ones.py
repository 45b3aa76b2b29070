from mindspore import Tensor

x = Tensor([[1.0, 0.0], [0.0, 2.0]])
print(x.to_coo())
print(x.to_csr())

# expect: COOTensor(shape=[2, 2], dtype=Float32, indices=Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0 0]
# expect:  [1 1]]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))
# expect: CSRTensor(shape=[2, 2], dtype=Float32, indptr=Tensor(shape=[3], dtype=Int32, value=[0 1 2]), indices=Tensor(shape=[2], dtype=Int32, value=[0 1]), values=Tensor(shape=[2], dtype=Float32, value=[ 1.00000000e+00  2.00000000e+00]))
