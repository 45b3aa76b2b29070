# ops.einsum of one, two and three operands (NumPy is asked: MindSpore has no kernel of it for the CPU), and
# ops.searchsorted of either side, where a NaN stands behind all.
import numpy as np
from mindspore import Tensor, grad, jit, ops

a = Tensor((np.arange(24).reshape(2, 3, 4) % 7 - 3).astype(np.float32))
b = Tensor((np.arange(40).reshape(2, 4, 5) % 5 - 2).astype(np.float32))
c = Tensor((np.arange(15).reshape(5, 3) % 4).astype(np.float32))
x = Tensor(np.arange(9).reshape(3, 3).astype(np.float32))
cases = [("bij,bjk->bik", a, b), ("bij,bjk->kb", a, b), ("bij,bjk,kl->bil", a, b, c), ("ij,kj->ik", x, x), ("ij,ij->", x, x),
         ("ii->i", x), ("ij->ji", x), ("ij->", x), ("i,j->ij", x[0], x[1]), ("...ij,...jk->...ik", a, b), ("ij,ij->ij", x, x),
         ("bij,bkl->bl", a[:, :, :2], b), ("bij,bjk->", a, b)]
for equation, *operands in cases:
    def summed(*given):
        return ops.einsum(equation, *given)

    asked = np.einsum(equation, *[operand.asnumpy() for operand in operands])
    for result in (summed(*operands), jit(summed)(*operands), jit(capture_mode="trace")(summed)(*operands)):
        print(equation, result.shape, np.array_equal(result.asnumpy(), asked), end="; ")
    whole = [operand.astype(np.int32) for operand in operands]
    print(np.array_equal(summed(*whole).asnumpy(), asked))
print(grad(lambda p, q: ops.einsum("bij,bjk->bik", p, q).sum(), 1)(a, b)[0, :, 0])

row = Tensor(np.array([1, 2, 2, 3, 5, 8], np.float32))
wanted = Tensor(np.array([[0, 1, 2], [2.5, 8, 9]], np.float32))


@jit
def after(row, wanted):
    return ops.searchsorted(row, wanted, right=True)


print(ops.searchsorted(row, wanted), after(row, wanted), ops.searchsorted(row, wanted, out_int32=True).dtype)
rows = Tensor(np.array([[1, 3, 5], [2, 4, 6]], np.int32))
print(jit(ops.searchsorted)(rows, Tensor(np.array([[3, 6], [3, 6]], np.int32))))
ends = np.array([1, 2, np.nan], np.float32)
print(ops.searchsorted(Tensor(ends), Tensor(np.array([0, 1.5, 3, np.nan], np.float32))), ops.bucketize(Tensor(ends), [1.0, 2.0]))
many = Tensor(np.arange(100000, dtype=np.float32))
print(ops.searchsorted(many, Tensor(np.linspace(0.5, 99999.5, 50000).astype(np.float32)))[::12500])
# expect: bij,bjk->bik (2, 3, 5) True; bij,bjk->bik (2, 3, 5) True; bij,bjk->bik (2, 3, 5) True; True
# expect: bij,bjk->kb (5, 2) True; bij,bjk->kb (5, 2) True; bij,bjk->kb (5, 2) True; True
# expect: bij,bjk,kl->bil (2, 3, 3) True; bij,bjk,kl->bil (2, 3, 3) True; bij,bjk,kl->bil (2, 3, 3) True; True
# expect: ij,kj->ik (3, 3) True; ij,kj->ik (3, 3) True; ij,kj->ik (3, 3) True; True
# expect: ij,ij-> () True; ij,ij-> () True; ij,ij-> () True; True
# expect: ii->i (3,) True; ii->i (3,) True; ii->i (3,) True; True
# expect: ij->ji (3, 3) True; ij->ji (3, 3) True; ij->ji (3, 3) True; True
# expect: ij-> () True; ij-> () True; ij-> () True; True
# expect: i,j->ij (3, 3) True; i,j->ij (3, 3) True; i,j->ij (3, 3) True; True
# expect: ...ij,...jk->...ik (2, 3, 5) True; ...ij,...jk->...ik (2, 3, 5) True; ...ij,...jk->...ik (2, 3, 5) True; True
# expect: ij,ij->ij (3, 3) True; ij,ij->ij (3, 3) True; ij,ij->ij (3, 3) True; True
# expect: bij,bkl->bl (2, 5) True; bij,bkl->bl (2, 5) True; bij,bkl->bl (2, 5) True; True
# expect: bij,bjk-> () True; bij,bjk-> () True; bij,bjk-> () True; True
# expect: [-4. -1.  2. -2.]
# expect: [[0 0 1]
# expect:  [3 5 6]] [[0 1 3]
# expect:  [3 6 6]] Int32
# expect: [[1 3]
# expect:  [1 2]]
# expect: [0 1 3 3] [0 1 2]
# expect: [    1 25001 50001 75002]
