# tolerance: 1e-4
# Deviations of too few elements, sums that pass over what is no number, shifts by numbers, bounds of unsigned tensors, patches with an axis of their own.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops, mint

ms.set_context(pynative_synchronize=True)
x = Tensor(np.array([[1.0, 2.5, -3.0], [0.5, 0.25, 4.0]], np.float32))
i = Tensor(np.array([[1, -2, 3], [4, 5, -6]], np.int32))
u = Tensor(np.array([[1, 2, 3], [4, 5, 6]], np.uint32))
b = Tensor([[True, False, True]])
patches = Tensor(np.arange(32).reshape(1, 2, 4, 4).astype(np.float32))
CALLS = """
x[:, :1].std(-1, True)
x[:, :1].var(1, 1)
ops.std(x[:, :2], 1, 2)
ops.var(x, 1, 3)
ops.var_mean(x, 1, 3)
ops.std_mean(x[:1], 0, 1)
ops.ReduceStd(-1, True, True)(x[:, :1])
i.nansum().dtype, i.astype(ms.int16).nansum(0).dtype, i.astype(ms.uint8).nansum(axis=0).dtype, b.nansum().dtype
i.nansum(1)
u.count_nonzero()
ops.count_nonzero(u.astype(ms.uint64), 1)
i.inv(), i.inv().dtype
ops.prelu(x.astype(ms.float16), Tensor([0.25])), ops.prelu(x.astype(ms.float16), Tensor([0.25])).dtype
ops.sinc(i).dtype
ops.igamma(Tensor([-1.0, 1.0, 0.0, 2.0, 0.0]), Tensor([1.0, -1.0, 1.0, 0.0, 0.0]))
ops.igammac(Tensor([-1.0, 1.0, 0.0, 2.0, 0.0]), Tensor([1.0, -1.0, 1.0, 0.0, 0.0]))
ops.trapz(x[:1], dim=0), ops.trapz(x.astype(ms.bfloat16)).dtype
Tensor(1.5).nanmedian(0)
ops.bitwise_left_shift(u, 1)
ops.bitwise_left_shift(1, u)
ops.bitwise_left_shift(i.astype(ms.int8), 2)
ops.bitwise_right_shift(u, True)
u.bitwise_left_shift(2)
ops.bitwise_left_shift(i, 1.5)
ops.bitwise_left_shift(1, 2)
ops.bitwise_left_shift(i, u)
ops.bitwise_right_shift(i, u)
mint.clamp(u, Tensor([2, 2, 4]), None)
mint.clamp(i.astype(ms.int16), Tensor([0.5, 1.5, 2.5]), Tensor([3, 3, 3], ms.uint8))
ops.fold(patches, Tensor([4, 4], ms.int32), [2, 2], 1, 0, 2)
patches.fold(Tensor([4, 4], ms.int32), [2, 2], 1, 0, 2)
ms.grad(lambda a: ops.iou(a, a).sum())(Tensor([[1.0, 1.0, 2.0, 3.0]]))
"""

for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].replace("\n", "\\n")[:300])

# expect: x[:, :1].std(-1, True) => [nan nan]
# expect: x[:, :1].var(1, 1) => [nan nan]
# expect: ops.std(x[:, :2], 1, 2) => [inf inf]
# expect: ops.var(x, 1, 3) => [inf inf]
# expect: ops.var_mean(x, 1, 3) => (Tensor(shape=[2], dtype=Float32, value= [            inf,             inf]), Tensor(shape=[2], dtype=Float32, value= [ 1.66666672e-01,  1.58333337e+00]))
# expect: ops.std_mean(x[:1], 0, 1) => (Tensor(shape=[3], dtype=Float32, value= [           -nan,            -nan,            -nan]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.50000000e+00, -3.00000000e+00]))
# expect: ops.ReduceStd(-1, True, True)(x[:, :1]) => (Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[           -nan],
# expect:  [           -nan]]), Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 1.00000000e+00],
# expect:  [ 5.00000000e-01]]))
# expect: i.nansum().dtype, i.astype(ms.int16).nansum(0).dtype, i.astype(ms.uint8).nansum(axis=0).dtype, b.nansum().dtype => (mindspore.int32, mindspore.int16, mindspore.uint8, mindspore.int64)
# expect: i.nansum(1) => [2 3]
# expect: u.count_nonzero() => 6
# expect: ops.count_nonzero(u.astype(ms.uint64), 1) => [3 3]
# expect: i.inv(), i.inv().dtype => (Tensor(shape=[2, 3], dtype=Int32, value=
# expect: [[1, 0, 0],
# expect:  [0, 0, 0]]), mindspore.int32)
# expect: ops.prelu(x.astype(ms.float16), Tensor([0.25])), ops.prelu(x.astype(ms.float16), Tensor([0.25])).dtype => (Tensor(shape=[2, 3], dtype=Float16, value=
# expect: [[ 1.0000e+00,  2.5000e+00, -7.5000e-01],
# expect:  [ 5.0000e-01,  2.5000e-01,  4.0000e+00]]), mindspore.float16)
# expect: ops.sinc(i).dtype => Float32
# expect: ops.igamma(Tensor([-1.0, 1.0, 0.0, 2.0, 0.0]), Tensor([1.0, -1.0, 1.0, 0.0, 0.0])) => [nan nan nan  0.  0.]
# expect: ops.igammac(Tensor([-1.0, 1.0, 0.0, 2.0, 0.0]), Tensor([1.0, -1.0, 1.0, 0.0, 0.0])) => [nan nan nan  1. nan]
# expect: ops.trapz(x[:1], dim=0), ops.trapz(x.astype(ms.bfloat16)).dtype => (Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00]), mindspore.float32)
# expect: Tensor(1.5).nanmedian(0) => (Tensor(shape=[], dtype=Float32, value= 1.5), Tensor(shape=[], dtype=Int64, value= 0))
# expect: ops.bitwise_left_shift(u, 1) => [[ 2  4  6]
# expect:  [ 8 10 12]]
# expect: ops.bitwise_left_shift(1, u) => [[ 2  4  8]
# expect:  [16 32 64]]
# expect: ops.bitwise_left_shift(i.astype(ms.int8), 2) => [[  4  -8  12]
# expect:  [ 16  20 -24]]
# expect: ops.bitwise_right_shift(u, True) => [[0 1 1]
# expect:  [2 2 3]]
# expect: u.bitwise_left_shift(2) => [[ 4  8 12]
# expect:  [16 20 24]]
# expect: ops.bitwise_left_shift(i, 1.5) => TypeError For 'bitwise_left_shift', 'other' must be an integer, but got other:<class 'float'>.
# expect: ops.bitwise_left_shift(1, 2) => TypeError For 'bitwise_left_shift', at least one of the inputs should be a Tensor.
# expect: ops.bitwise_left_shift(i, u) => TypeError For 'LeftShift', the dtype of two args should be same, but the dtype of first arg Tensor[Int32] is not consistent with the dtype of second arg Tensor[UInt32]
# expect: ops.bitwise_right_shift(i, u) => TypeError For 'RightShift', the dtype of two args should be same, but the first arg dtype Tensor[Int32] are not consistent with second arg dtype Tensor[UInt32]
# expect: mint.clamp(u, Tensor([2, 2, 4]), None) => [[2 2 4]
# expect:  [4 5 6]]
# expect: mint.clamp(i.astype(ms.int16), Tensor([0.5, 1.5, 2.5]), Tensor([3, 3, 3], ms.uint8)) => [[1 1 3]
# expect:  [3 3 2]]
# expect: ops.fold(patches, Tensor([4, 4], ms.int32), [2, 2], 1, 0, 2) => [[[[ 0.  4.  1.  5.]
# expect:    [ 8. 12.  9. 13.]
# expect:    [ 2.  6.  3.  7.]
# expect:    [10. 14. 11. 15.]]
# expect:
# expect:   [[16. 20. 17. 21.]
# expect:    [24. 28. 25. 29.]
# expect:    [18. 22. 19. 23.]
# expect:    [26. 30. 27. 31.]]]]
# expect: patches.fold(Tensor([4, 4], ms.int32), [2, 2], 1, 0, 2) => [[[[ 0.  4.  1.  5.]
# expect:    [ 8. 12.  9. 13.]
# expect:    [ 2.  6.  3.  7.]
# expect:    [10. 14. 11. 15.]]
# expect:
# expect:   [[16. 20. 17. 21.]
# expect:    [24. 28. 25. 29.]
# expect:    [18. 22. 19. 23.]
# expect:    [26. 30. 27. 31.]]]]
# expect: ms.grad(lambda a: ops.iou(a, a).sum())(Tensor([[1.0, 1.0, 2.0, 3.0]])) => [[0. 0. 0. 0.]]
