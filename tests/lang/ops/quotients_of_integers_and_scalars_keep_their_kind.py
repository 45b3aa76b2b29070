import mindspore as ms
from mindspore import Tensor, ops

a, b = Tensor([5, -5, 7, -7, 0], ms.int32), Tensor([3, 3, -3, 2, 4], ms.int32)
print(repr(ops.div(a, b, rounding_mode="trunc")), ops.div(a, 2, rounding_mode="trunc"), ops.div(2, a + 10, rounding_mode="trunc"))
print(ops.div(a, 2.5, rounding_mode="trunc"), ops.div(a.astype(ms.float32), b, rounding_mode="trunc"), a.div(b, rounding_mode="trunc"))
print(repr(ops.fmod(a, b)), ops.fmod(a, 3), ops.fmod(a, 2.5), ops.fmod(7, a + 10), ops.fmod(a, Tensor([0, 0, 0, 0, 0], ms.int32)))
print(ops.squeeze(Tensor(5.0), 0), ops.squeeze(Tensor(5.0), 1), ops.logsumexp(Tensor(5.0), 0))
print(ops.searchsorted(Tensor([1.0, 2.0]), Tensor(1.5)), ops.searchsorted(Tensor([1.0, 2.0]), Tensor([1.5])))
for call in (lambda: Tensor(1.5).__index__(), lambda: [1, 2][Tensor(1.0)], lambda: ops.nan_to_num(Tensor([1.0], ms.float64))):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: Tensor(shape=[5], dtype=Int32, value= [ 1, -1, -2, -3,  0]) [ 2 -2  3 -3  0] [0 0 0 0 0]
# expect: [ 2. -2.  2. -2.  0.] [ 1. -1. -2. -3.  0.] [ 1 -1 -2 -3  0]
# expect: Tensor(shape=[5], dtype=Int32, value= [ 2, -2,  1, -1,  0]) [ 2 -2  1 -1  0] [ 0.  0.  2. -2.  0.] [7 2 7 1 7] [ 5 -5  7 -7  0]
# expect: 5.0 5.0 5.0
# expect: 1 [1]
# expect: ValueError Only integer tensors of a single element can be converted to an index.
# expect: ValueError Only integer tensors of a single element can be converted to an index.
# expect: TypeError For NanToNum, the dtype of 'input' must not be float64.
