"""mindspore.numpy: joins promote, numbers and lists are taken where MindSpore takes them, and lines between tensors have gradients."""
from _cells import run

run(r'''
import mindspore as ms, numpy as np
from mindspore import Tensor, ops
import mindspore.numpy as mnp
F = Tensor([[1.5, -2.0, 0.25], [4.0, 0.5, -1.0]], ms.float32)
I = Tensor([[1, 2, 0], [3, 4, 5]], ms.int32)
L = Tensor([0, 1], ms.int64)
B = Tensor([[True, False, True], [False, True, True]])
H = Tensor([[0.5, 1.5], [2.5, -3.5]], ms.float16)
D = Tensor([[0.5, 1.5], [2.5, -3.5]], ms.float64)
U = Tensor([[1, 200], [3, 4]], ms.uint8)
V = Tensor([1.0, 2.0, 3.0], ms.float32)
Z = Tensor(2.5, ms.float32)
P = Tensor([[0.3, 0.7, 0.25], [0.4, 0.5, 0.9]], ms.float32)
Q = Tensor([[0.6, 0.2, 0.45], [0.8, 0.35, 0.1]], ms.float32)
mnp.append(F, I)
mnp.append(F, I, 0)
mnp.concatenate([F, I])
mnp.concatenate((F, I), axis=None)
mnp.stack([F, I]).dtype
mnp.hstack(F), mnp.vstack(I).shape, mnp.dstack(F).shape, mnp.column_stack(I)
mnp.array([V, [4, 5, 6]])
mnp.full_like(F, V)
mnp.full((2, 2), L)
mnp.tril([1.0, 2.0]), mnp.triu([[1, 2], [3, 4]])
mnp.ceil(I), mnp.ceil(2)
mnp.arccos(I).dtype, mnp.arcsin(B).dtype, mnp.arctan(U).dtype, mnp.sin(B).dtype, mnp.tanh(U).dtype, mnp.arctan2(B, B).dtype, mnp.cos(I).dtype
mnp.maximum(I, 2.5), mnp.minimum(F, 1)
mnp.divide(D, D).dtype, mnp.divide(H, D).dtype, mnp.divide(D, I[:, :2]).dtype, mnp.divide(I, I).dtype
mnp.nansum(I), mnp.nansum(H), mnp.nanvar(D).dtype, mnp.nanstd(D).dtype
mnp.cumprod(U), mnp.cumprod(B)
mnp.trapz(H), mnp.gradient(H)[0].dtype, mnp.hanning(3).dtype
mnp.roll(F, (0, 1)), mnp.roll(F, [3, 2])
mnp.intersect1d(L, L), mnp.intersect1d(H, D), mnp.setdiff1d(U, I), mnp.setdiff1d(H, H)
mnp.select([F > 0], [F], 7.0), mnp.select([I], [F])
mnp.unwrap(I), mnp.unwrap(H).dtype
mnp.argwhere([1.0, 0.0, 2.0])
mnp.cov(H, D), mnp.corrcoef(H, D).dtype
mnp.polyadd(V, 0), mnp.polymul(V, 2), mnp.polyval(2.5, F), mnp.polyint(Z), mnp.polyder(Z)
mnp.convolve(L, L), mnp.convolve(V, 2)
mnp.convolve(F, F)
mnp.polymul(F, F)
mnp.vander(F)
mnp.tril_indices_from(Tensor(np.ones((1, 2, 3))))
mnp.ix_(F)
mnp.unravel_index(Tensor([1, 3]), 4)
mnp.logspace(0, Tensor([1.0, 2.0]), 3, base=2)
mnp.linspace(Tensor([0.0, 1.0]), 4, 5, axis=-1)
mnp.linspace(Tensor([0.0, 1.0]), 4, 5, endpoint=False, retstep=True)
ms.grad(lambda x: mnp.linspace(x, Q).sum())(P)
ms.grad(lambda x: mnp.logspace(x, Q, 3, base=2.0).sum())(P)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 done
# expect: 8 done
# expect: 9 done
# expect: 10 done
# expect: 11 done
# expect: 12 done
# expect: 13 done
# expect: 14 Tensor(shape=[12], dtype=Float32, value= [ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01,  4.00000000e+00,  5.00000000e-01, -1.00000000e+00,  1.00000000e+00,  2.00000000e+00,  0.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00\n ])
# expect: 15 Tensor(shape=[4, 3], dtype=Float32, value=\n[[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01],\n [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00],\n [ 1.00000000e+00,  2.00000000e+00,  0.00000000e+00],\n [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]])
# expect: 16 Tensor(shape=[4, 3], dtype=Float32, value=\n[[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01],\n [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00],\n [ 1.00000000e+00,  2.00000000e+00,  0.00000000e+00],\n [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]])
# expect: 17 Tensor(shape=[12], dtype=Float32, value= [ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01,  4.00000000e+00,  5.00000000e-01, -1.00000000e+00,  1.00000000e+00,  2.00000000e+00,  0.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00\n ])
# expect: 18 mindspore.float32
# expect: 19 (Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01],\n [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]]), (2, 3), (2, 3), Tensor(shape=[2, 3], dtype=Int32, value=\n[[1, 2, 0],\n [3, 4, 5]]))
# expect: 20 Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],\n [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]])
# expect: 21 Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00],\n [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]])
# expect: 22 Tensor(shape=[2, 2], dtype=Int64, value=\n[[0, 1],\n [0, 1]])
# expect: 23 (Tensor(shape=[2, 2], dtype=Float32, value=\n[[ 1.00000000e+00,  0.00000000e+00],\n [ 1.00000000e+00,  2.00000000e+00]]), Tensor(shape=[2, 2], dtype=Int32, value=\n[[1, 2],\n [0, 4]]))
# expect: 24 (Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.00000000e+00,  2.00000000e+00,  0.00000000e+00],\n [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), Tensor(shape=[], dtype=Float32, value= 2))
# expect: 25 (mindspore.float32, mindspore.float16, mindspore.float16, mindspore.float16, mindspore.float16, mindspore.float16, mindspore.float32)
# expect: 26 (Tensor(shape=[2, 3], dtype=Int32, value=\n[[2, 2, 2],\n [3, 4, 5]]), Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.00000000e+00, -2.00000000e+00,  2.50000000e-01],\n [ 1.00000000e+00,  5.00000000e-01, -1.00000000e+00]]))
# expect: 27 (mindspore.float32, mindspore.float64, mindspore.float32, mindspore.float32)
# expect: 28 (Tensor(shape=[], dtype=Int32, value= 15), Tensor(shape=[], dtype=Float16, value= 1), mindspore.float32, mindspore.float32)
# expect: 29 (Tensor(shape=[4], dtype=UInt32, value= [   1,  200,  600, 2400]), Tensor(shape=[6], dtype=Int32, value= [1, 0, 0, 0, 0, 0]))
# expect: 30 (Tensor(shape=[2], dtype=Float16, value= [ 1.0000e+00, -5.0000e-01]), mindspore.float32, mindspore.float32)
# expect: 31 (Tensor(shape=[2, 3], dtype=Float32, value=\n[[-1.00000000e+00,  1.50000000e+00, -2.00000000e+00],\n [ 2.50000000e-01,  4.00000000e+00,  5.00000000e-01]]), Tensor(shape=[2, 3], dtype=Float32, value=\n[[-2.00000000e+00,  2.50000000e-01,  4.00000000e+00],\n [ 5.00000000e-01, -1.00000000e+00,  1.50000000e+00]]))
# expect: 32 (Tensor(shape=[2], dtype=Int64, value= [0, 1]), Tensor(shape=[4], dtype=Float64, value= [-3.50000000e+00,  5.00000000e-01,  1.50000000e+00,  2.50000000e+00]), Tensor(shape=[1], dtype=UInt8, value= [200]), Tensor(shape=[0], dtype=Float16, value= ))
# expect: 33 (Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.50000000e+00,  7.00000000e+00,  2.50000000e-01],\n [ 4.00000000e+00,  5.00000000e-01,  7.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.50000000e+00, -2.00000000e+00,  0.00000000e+00],\n [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]]))
# expect: 34 (Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.00000000e+00,  2.00000000e+00,  0.00000000e+00],\n [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]]), mindspore.float32)
# expect: 35 Tensor(shape=[2, 1], dtype=Int64, value=\n[[0],\n [2]])
# expect: 36 (Tensor(shape=[4, 4], dtype=Float32, value=\n[[ 5.00000000e-01, -3.00000000e+00,  5.00000000e-01, -3.00000000e+00],\n [-3.00000000e+00,  1.80000000e+01, -3.00000000e+00,  1.80000000e+01],\n [ 5.00000000e-01, -3.00000000e+00,  5.00000000e-01, -3.00000000e+00],\n [-3.00000000e+00,  1.80000000e+01, -3.00000000e+00,  1.80000000e+01]]), mindspore.float32)
# expect: 37 (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 2.50000000e+00,  2.50000000e+00,  2.50000000e+00],\n [ 2.50000000e+00,  2.50000000e+00,  2.50000000e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 2.50000000e+00,  0.00000000e+00]), Tensor(shape=[0], dtype=Float32, value= ))
# expect: 38 (Tensor(shape=[3], dtype=Int64, value= [0, 0, 1]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
# expect: 39 ValueError: a and v must be 1-D tensor.
# expect: 40 ValueError: input array must be scalar or 1-d sequence
# expect: 41 ValueError: Input x must be 1-D, but got dimension=2
# expect: 42 ValueError: input array must be 2-d
# expect: 43 ValueError: Cross index must be 1 dimensional
# expect: 44 (Tensor(shape=[2], dtype=Int64, value= [1, 3]),)
# expect: 45 Tensor(shape=[3, 2], dtype=Float32, value=\n[[ 1.00000000e+00,  1.00000000e+00],\n [ 1.41421354e+00,  2.00000000e+00],\n [ 2.00000000e+00,  4.00000000e+00]])
# expect: 46 Tensor(shape=[2, 5], dtype=Float32, value=\n[[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00],\n [ 1.00000000e+00,  1.75000000e+00,  2.50000000e+00,  3.25000000e+00,  4.00000000e+00]])
# expect: 47 (Tensor(shape=[5, 2], dtype=Float32, value=\n[[ 0.00000000e+00,  1.00000000e+00],\n [ 8.00000012e-01,  1.60000002e+00],\n [ 1.60000002e+00,  2.20000005e+00],\n [ 2.40000010e+00,  2.80000019e+00],\n [ 3.20000005e+00,  3.40000010e+00]]), Tensor(shape=[2], dtype=Float32, value= [ 8.00000012e-01,  6.00000024e-01]))
# expect: 48 Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 2.50000000e+01,  2.50000000e+01,  2.50000000e+01],\n [ 2.50000000e+01,  2.50000000e+01,  2.50000000e+01]])
# expect: 49 Tensor(shape=[2, 3], dtype=Float32, value=\n[[ 1.32679772e+00,  1.59945440e+00,  1.26602459e+00],\n [ 1.43992066e+00,  1.44555831e+00,  1.78358746e+00]])
