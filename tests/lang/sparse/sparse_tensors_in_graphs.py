# modes: eager ast bytecode
import mindspore as ms
from mindspore import COOTensor, CSRTensor, Tensor, jit

i, v = Tensor([[0, 1], [1, 2]], ms.int32), Tensor([1., 2.], ms.float32)
csr = CSRTensor(Tensor([0, 1, 2], ms.int32), Tensor([0, 1], ms.int32), v, (2, 4))


@jit
def parts(indices, values):
    x = COOTensor(indices, values, (3, 4))
    return x.values * 2, x.indices, x.shape


@jit
def made(indices, values):
    return COOTensor(indices, values * 2, (3, 4))


@jit
def of_argument(x):
    return x.values * 2, x.indptr, x.indices, x.shape


@jit
def passed(x):
    return x


print(parts(i, v))
print(made(i, v).values)
print(of_argument(csr))
print(passed(csr).indptr)

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2, 2], dtype=Int32, value=
# expect: [[0, 1],
# expect:  [1, 2]]), (3, 4))
# expect: [2. 4.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Int32, value= [0, 1, 2]), Tensor(shape=[2], dtype=Int32, value= [0, 1]), (2, 4))
# expect: [0 1 2]
