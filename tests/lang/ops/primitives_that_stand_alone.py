# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops

print(ops.RaggedRange(Tsplits=ms.int64)(Tensor([2, 5, 8], ms.int32), Tensor([3, 5, 12], ms.int32), Tensor([1, 1, 2], ms.int32)))
var = Parameter(Tensor([[1.0, 2], [3, 4], [5, 6]]))
print(ops.InplaceIndexAdd(0)(var, Tensor([0, 2], ms.int32), Tensor([[0.5, 1], [2, 4.0]])), var.asnumpy()[2])
print(ops.InplaceUpdateV2()(Tensor([[1.0, 2], [3, 4]]), (1,), Tensor([[7.0, 8.0]])))
print(ops.ScalarCast()(3.75, ms.int64))
print(ops.MatrixInverse(adjoint=True)(Tensor([[1.0, 2], [3, 4]])))
print(ops.SparseTensorDenseAdd()(Tensor([[0, 1]]), Tensor([2.0]), Tensor([2, 2]), Tensor([[1.0, 1], [1, 1]])))
pooled = ops.MaxUnpool2D(ksize=2, strides=2)(Tensor([[[[5.0, 7.0]]]]), Tensor([[[[1, 6]]]]))
print(pooled)
print(ops.EditDistance(True)(Tensor([[0, 0], [0, 1], [1, 0]]), Tensor([1, 2, 3]), Tensor([2, 2]),
                             Tensor([[0, 0], [0, 1], [0, 2], [1, 0]]), Tensor([1, 3, 2, 3]), Tensor([2, 3])))
print(ops.NoRepeatNGram(2)(Tensor([[[1, 2, 1]]], ms.int32), Tensor([[[0.5, 0.25, 0.125, 0.75]]])))
image = Tensor(np.arange(12).reshape(1, 1, 3, 4) ** 2 % 11, ms.float32)
for options in ((False, False), (True, False), (False, True)):
    print(ops.ResizeBicubic(*options)(image, Tensor([2, 5], ms.int32)))
print(ops.CTCLossV2(blank=0)(Tensor([[[0.25, 0.5, 0.75]], [[1.0, 0.5, 0.25]]]), Tensor([[1, 2]], ms.int32), Tensor([2], ms.int32),
                             Tensor([1], ms.int32)))
print(ops.Scan()(lambda value, item: (value + item, value * item), 1, [1, 2, 3]))
print(ops.WhileLoop()(lambda v: v < 50, lambda v: v * 3, 1), ops.ForiLoop()(0, 4, lambda i, v: v * 2 + i, 1))
print(ops.ROIAlign(2, 2, 0.5, 2)(Tensor([[[[1.0, 2], [3, 4]]]]), Tensor([[0, 0.25, 0.5, 0.75, 1.0]])))
print(ops.ROIAlign(2, 2, 1.0, 0, 0)(Tensor([[[[1.0, 2, 5], [3, 4, 9], [0, 3, 8]]]]), Tensor([[0, -1, 0, 0.5, 2.0], [0, 1, 1, 3, 3]])))
print(ops.Median(global_median=True)(Tensor([[5, 1, 2], [3, 5, 7]])))
print(ops.full((2,), 1.75), ops.full((2,), 1.75, dtype=ms.float32))
print(ops.min(Tensor([[2, 5, 1], [3, -7, -2]]), axis=1, initial=0, where=Tensor([[True, False, True], [False, False, True]])))
print(ops.unique_with_pad(Tensor([1, 2, 2], ms.int32), 0))
print(ops.multinomial(Tensor([0.0, 0.5, 0.5]), 2, replacement=False).shape)

# expect: (Tensor(shape=[4], dtype=Int64, value= [0, 1, 1, 3]), Tensor(shape=[3], dtype=Int32, value= [ 2,  8, 10]))
# expect: [[ 1.5  3. ]
# expect:  [ 3.   4. ]
# expect:  [ 7.  10. ]] [ 7. 10.]
# expect: [[1. 2.]
# expect:  [7. 8.]]
# expect: 3
# expect: [[-2.   1.5]
# expect:  [ 1.  -0.5]]
# expect: [[1. 3.]
# expect:  [1. 1.]]
# expect: [[[[0. 5. 0. 0.]
# expect:    [0. 0. 7. 0.]]]]
# expect: [0.33333334 0.        ]
# expect: [[[ 5.0000000e-01  2.5000000e-01 -3.4028235e+38  7.5000000e-01]]]
# expect: [[[[0.        0.5356661 2.366969  6.266062  9.480233 ]
# expect:    [7.46875   4.5248146 2.3019254 1.7989075 2.1460102]]]]
# expect: [[[[0.         0.45703125 2.125      5.4492188  9.        ]
# expect:    [9.         5.4492188  2.125      0.45703125 0.        ]]]]
# expect: [[[[0.8399095 1.0406086 2.3558393 5.292761  8.544265 ]
# expect:    [8.544265  5.292761  2.3558395 1.0406086 0.8399095]]]]
# expect: (Tensor(shape=[1], dtype=Float32, value= [-2.23183751e+00]), Tensor(shape=[1, 2, 5], dtype=Float32, value=
# expect: [[[ 2.50000000e-01,  5.00000000e-01,            -inf,            -inf,            -inf],
# expect:   [ 1.25000000e+00,  1.57593942e+00,  1.50000000e+00,            -inf,            -inf]]]))
# expect: (7, [1, 4, 12])
# expect: 81 27
# expect: [[[[2.1875 2.5625]
# expect:    [2.9375 3.3125]]]]
# expect: [[[[nan nan]
# expect:    [nan nan]]]
# expect:
# expect:
# expect:  [[[6.  8.5]
# expect:    [5.5 8. ]]]]
# expect: (Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 0))
# expect: [1 1] [1.75 1.75]
# expect: (Tensor(shape=[2], dtype=Int64, value= [ 0, -2]), Tensor(shape=[2], dtype=Int64, value= [0, 2]))
# expect: (Tensor(shape=[3], dtype=Int32, value= [1, 2, 0]), Tensor(shape=[3], dtype=Int32, value= [0, 1, 1]))
# expect: (2,)
