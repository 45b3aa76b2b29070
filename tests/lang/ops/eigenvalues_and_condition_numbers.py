# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a = np.array([[1.0, 2, 3], [4, 5, 6], [7, 8, 10]])
values, vectors = ops.eig(Tensor(a, ms.float32))
print(values.dtype, np.round(values.asnumpy().real, 4))
print(np.allclose(a @ vectors.asnumpy(), vectors.asnumpy() * values.asnumpy(), atol=1e-4))
print(np.allclose(np.linalg.norm(vectors.asnumpy(), axis=0), 1, atol=1e-5))
print(ops.eigvals(Tensor([[0.0, -2.0], [2.0, 0.0]], ms.float64)))
batch = Tensor(np.array([[[2.0, 0], [1, 3]], [[5.0, 1], [0, 4]]]), ms.float32)
print(ops.eigvals(batch).shape)
for bad in (Tensor([[1, 2], [3, 4]]), Tensor([1.0, 2.0]), Tensor([[1.0, 2.0]])):
    try:
        ops.eig(bad)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])
for p in (None, "fro", "nuc", 1, -1, 2, -2, float("inf")):
    print(p, ops.cond(Tensor(a, ms.float32), p))

# expect: Complex64 [ 0.1982 -0.9057 16.7075]
# expect: True
# expect: True
# expect: [0.+2.j 0.-2.j]
# expect: (2, 2)
# expect: TypeError For primitive[Eig], the input argument[x] must be a type of {Tensor[Complex128], Tensor[Complex64], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int64].
# expect: ValueError For Eig, x should be at lease 2, but got a 1-D Tensor.
# expect: ValueError For Eig, x should be square(squares), but got 1  2 matrix(matrices).
# expect: None 88.44838
# expect: fro 90.78432
# expect: nuc 116.0767
# expect: 1 133.00012
# expect: -1 28.0
# expect: 2 88.44838
# expect: -2 0.011306015
# expect: inf 158.33345
