import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([1.7, -1.7, 0.0, 100.5])
for d in (ms.int8, ms.int32, ms.int64, ms.uint8, ms.float16, ms.float64, ms.bool_):
    print(ops.cast(x[:3].abs(), d), x.astype(ms.float64).astype(ms.float32).dtype, ops.cast(x, d).dtype)
print(x.astype("int32"), x.int(), x.float().dtype, x.half(), x.bool(), x.long(), x.to(ms.int32), Tensor([True, False]).astype(ms.float32), Tensor([3, 0]).astype(ms.bool_))
for f in (lambda: ops.cast(x, "float16"), lambda: ops.cast(x, 3)):
    try:
        f()
    except TypeError as e:
        print(str(e).split("\n")[0])

# expect: [1 1 0] Float32 Int8
# expect: [1 1 0] Float32 Int32
# expect: [1 1 0] Float32 Int64
# expect: [1 1 0] Float32 UInt8
# expect: [1.7 1.7 0. ] Float32 Float16
# expect: [1.70000005 1.70000005 0.        ] Float32 Float64
# expect: [ True  True False] Float32 Bool
# expect: [  1  -1   0 100] [  1  -1   0 100] Float32 [  1.7  -1.7   0.  100.5] [ True  True False  True] [  1  -1   0 100] [  1  -1   0 100] [1. 0.] [ True False]
# expect: For 'Cast', the input 'dtype' should be mindspore dtype, but got float16.
# expect: For 'Cast', the input 'dtype' should be mindspore dtype, but got 3.
