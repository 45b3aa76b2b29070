# OneHot drops axes of one element; smoothing leaves no row but the last its one. Constants take the dtype of what they meet.
import numpy as np
import mindspore as ms
from mindspore.dataset import transforms as T, vision as V


def show(transform, value):
    try:
        result = transform(value)
        print(result.dtype, result.shape, result.tolist())
    except RuntimeError as error:
        print([line[8:] for line in str(error).split("\n") if line.startswith("[ERROR]")][0])


ones = [np.ones(shape, np.int32) for shape in ((), (1,), (3,), (3, 1), (1, 3), (1, 1), (2, 1, 1))]
for value in ones:
    show(T.OneHot(4), value)
    show(T.OneHot(4, 0.1), value)
show(T.OneHot(4), np.ones((2, 3), np.int32))
show(T.OneHot(4), np.ones(2, np.float32))
show(T.OneHot(4), np.array([1, 7]))
text, flags, numbers, rows = np.array(["a", "bb"]), np.array([True, False]), np.array([1, 2, 3], np.int32), np.ones((2, 3))
for transform in (T.TypeCast(ms.int32), T.Fill(7), T.PadEnd([4], 0), T.PadEnd([3]), T.Mask(T.Relational.EQ, 2)):
    show(transform, text)
show(T.PadEnd([4], 0), rows)
show(T.PadEnd([4]), numbers)
show(T.Fill("x"), numbers)
show(T.Mask(T.Relational.EQ, 2), flags)
show(T.Mask(T.Relational.GT, 1.6, ms.int32), np.int32(3))
show(T.Slice(slice(0, 2)), np.int32(3))
show(T.TypeCast(ms.string), text)
show(T.TypeCast(ms.string), numbers)
print([part.shape for part in T.Duplicate()(np.int32(3))])
image = np.arange(12, dtype=np.uint8).reshape(2, 2, 3)
for size in ((1, 2), [1, 0, 2, 1]):
    for value in (image, image[:, :, 0], image[:, :, :1], image.astype(np.float32)):
        show(V.Pad(size, (90, 80, 70)), np.ascontiguousarray(value))
show(V.PadToSize(4, 1, (90, 80, 70)), image)
show(V.HWC2CHW(), image[:, :, 0].copy())

# expect: int32 (4,) [0, 1, 0, 0]
# expect: float64 (4,) [0.025, 0.925, 0.025, 0.025]
# expect: int32 (4,) [0, 1, 0, 0]
# expect: float64 (4,) [0.025, 0.925, 0.025, 0.025]
# expect: int32 (3, 4) [[0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0]]
# expect: float64 (3, 4) [[0.025, 0.025, 0.025, 0.025], [0.025, 0.025, 0.025, 0.025], [0.025, 0.925, 0.025, 0.025]]
# expect: int32 (3, 4) [[0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0]]
# expect: float64 (3, 4) [[0.025, 0.025, 0.025, 0.025], [0.025, 0.025, 0.025, 0.025], [0.025, 0.925, 0.025, 0.025]]
# expect: int32 (3, 4) [[0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0]]
# expect: float64 (3, 4) [[0.025, 0.025, 0.025, 0.025], [0.025, 0.025, 0.025, 0.025], [0.025, 0.925, 0.025, 0.025]]
# expect: int32 (4,) [0, 1, 0, 0]
# expect: float64 (4,) [0.025, 0.925, 0.025, 0.025]
# expect: int32 (2, 4) [[0, 1, 0, 0], [0, 1, 0, 0]]
# expect: float64 (2, 4) [[0.025, 0.025, 0.025, 0.025], [0.025, 0.925, 0.025, 0.025]]
# expect: OneHot: Only support scalar or 1D input, got rank: 2
# expect: OneHot: Only support input of int type, but got: float32
# expect: OneHot: index values should not bigger than num classes: 4, but got: 7
# expect: TypeCast: TypeCast does not support cast from string to int32
# expect: Fill: fill_value and the input tensor must be of the same data type when involving strings or bytes, but got fill_value data type int64 and input tensor data type string
# expect: PadEnd: can not pad numeric and string tensors together, but got: int64 and string.
# expect: <U2 (3,) ['a', 'bb', '']
# expect: Mask: input datatype does not match the value datatype, both should be numeric or non-numerical in the same time.
# expect: PadEnd: invalid pad shape, as rank of input is: 2, and rank of pad value: 1
# expect: int32 (4,) [1, 2, 3, 0]
# expect: Fill: fill_value and the input tensor must be of the same data type when involving strings or bytes, but got fill_value data type string and input tensor data type int32
# expect: bool (2,) [True, False]
# expect: int32 () 1
# expect: Invalid shape, should be greater than slices index.
# expect: <U2 (2,) ['a', 'bb']
# expect: Failed to create empty tensor, number of elements should be 0 when data type is string.
# expect: [(), ()]
# expect: uint8 (6, 4, 3) [[[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]], [[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]], [[90, 80, 70], [0, 1, 2], [3, 4, 5], [90, 80, 70]], [[90, 80, 70], [6, 7, 8], [9, 10, 11], [90, 80, 70]], [[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]], [[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]]]
# expect: uint8 (6, 4) [[90, 90, 90, 90], [90, 90, 90, 90], [90, 0, 3, 90], [90, 6, 9, 90], [90, 90, 90, 90], [90, 90, 90, 90]]
# expect: uint8 (6, 4, 1) [[[90], [90], [90], [90]], [[90], [90], [90], [90]], [[90], [0], [3], [90]], [[90], [6], [9], [90]], [[90], [90], [90], [90]], [[90], [90], [90], [90]]]
# expect: float32 (6, 4, 3) [[[90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]]]
# expect: uint8 (3, 5, 3) [[[90, 80, 70], [0, 1, 2], [3, 4, 5], [90, 80, 70], [90, 80, 70]], [[90, 80, 70], [6, 7, 8], [9, 10, 11], [90, 80, 70], [90, 80, 70]], [[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]]]
# expect: uint8 (3, 5) [[90, 0, 3, 90, 90], [90, 6, 9, 90, 90], [90, 90, 90, 90, 90]]
# expect: uint8 (3, 5, 1) [[[90], [0], [3], [90], [90]], [[90], [6], [9], [90], [90]], [[90], [90], [90], [90], [90]]]
# expect: float32 (3, 5, 3) [[[90.0, 80.0, 70.0], [0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]], [[90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0], [90.0, 80.0, 70.0]]]
# expect: uint8 (4, 4, 3) [[[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]], [[90, 80, 70], [0, 1, 2], [3, 4, 5], [90, 80, 70]], [[90, 80, 70], [6, 7, 8], [9, 10, 11], [90, 80, 70]], [[90, 80, 70], [90, 80, 70], [90, 80, 70], [90, 80, 70]]]
# expect: uint8 (2, 2) [[0, 3], [6, 9]]
