# What is said to numbers of segments, to rows without one, and to axes that a diagonal or a trace cannot lie in.
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor, ops, nn

x, y = Tensor([1.0, 2.0]), Tensor([[1.0, 2.0]])


def said(*calls):
    for call in calls:
        try:
            print(call())
        except Exception as error:
            print(type(error).__name__, str(error).split("\n\n---")[0])


for f in (ops.unsorted_segment_sum, ops.unsorted_segment_max, ops.unsorted_segment_min, ops.unsorted_segment_prod):
    said(lambda: f(x, Tensor([0, 1]), -1), lambda: f(x, Tensor([0, 1]), 0), lambda: f(x, Tensor([0, 1, 1]), 2), lambda: f(x, Tensor([-1, 1]), 2))
for f in (ops.unsorted_segment_max, ops.unsorted_segment_min, ops.unsorted_segment_prod):
    said(lambda: f(x, Tensor([0.0, 1]), 2), lambda: f(x, Tensor([[0, 1]]), 2), lambda: f(y, Tensor([0, 1]), 2), lambda: f(x, Tensor([0, 1]), 2.0))
said(lambda: ops.diagonal(x), lambda: ops.diagonal(y, 0, 2, 1), lambda: ops.diagonal(y, 0, -3, 1), lambda: ops.diagonal(y, 0, 1, 1),
     lambda: x.diagonal(), lambda: ops.diagonal(Tensor(1.0)), lambda: ops.diagonal(y, 0, 0, 5), lambda: ops.diagonal(y, 0, -1, 1))
said(lambda: x.trace(0, 0, 1), lambda: mnp.trace(x), lambda: mnp.trace(y, 0, 0, 2), lambda: mnp.trace(y), lambda: ops.diagonal(y))
said(lambda: nn.FocalLoss()(y, Tensor([0], ms.int32)))
for alpha in (0.1, 1.5, 2):
    print(nn.LeakyReLU(alpha)(Tensor([-4, 3])), nn.LeakyReLU(alpha)(Tensor([-4.0, 3.0])))

# expect: ValueError For primitive[UnsortedSegmentSum], the num_segments's value must be greater than 0, but got -1.
# expect: ValueError For primitive[UnsortedSegmentSum], the num_segments's value must be greater than 0, but got 0.
# expect: ValueError For 'UnsortedSegmentSum', the whose shape of 'segment_ids' must equal to the shape of 'input_x', ids[0] should be = input[0]: 2, but got 3
# expect: [0. 2.]
# expect: ValueError For primitive[UnsortedSegmentMax], the num_segments's value must be greater than 0, but got -1.
# expect: ValueError For primitive[UnsortedSegmentMax], the num_segments's value must be greater than 0, but got 0.
# expect: ValueError For UnsortedSegmentMax, the first shape of input_x should be equal to length of segments_id
# expect: [-3.4028235e+38  2.0000000e+00]
# expect: ValueError For primitive[UnsortedSegmentMin], the num_segments's value must be greater than 0, but got -1.
# expect: ValueError For primitive[UnsortedSegmentMin], the num_segments's value must be greater than 0, but got 0.
# expect: ValueError For UnsortedSegmentMin, the first shape of input_x should be equal to length of segments_id
# expect: [3.4028235e+38 2.0000000e+00]
# expect: ValueError For primitive[UnsortedSegmentProd], the num_segments's value must be greater than 0, but got -1.
# expect: ValueError For primitive[UnsortedSegmentProd], the num_segments's value must be greater than 0, but got 0.
# expect: ValueError For UnsortedSegmentProd, the first shape of input_x should be equal to length of segments_id
# expect: [1. 2.]
# expect: TypeError For primitive[UnsortedSegmentMax], the input argument[segment_ids] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
# expect: ValueError For UnsortedSegmentMax, invalid input_args and segment_ids shape size
# expect: ValueError For UnsortedSegmentMax, the first shape of input_x should be equal to length of segments_id
# expect: TypeError For primitive[UnsortedSegmentMax], the input argument[num_segments] must be a type of {Int32, Int64}, but got Float32.
# expect: TypeError For primitive[UnsortedSegmentMin], the input argument[segment_ids] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
# expect: ValueError For UnsortedSegmentMin, invalid input_args and segment_ids shape size
# expect: ValueError For UnsortedSegmentMin, the first shape of input_x should be equal to length of segments_id
# expect: TypeError For primitive[UnsortedSegmentMin], the input argument[num_segments] must be a type of {Int32, Int64}, but got Float32.
# expect: TypeError For primitive[UnsortedSegmentProd], the input argument[segment_ids] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
# expect: ValueError For UnsortedSegmentProd, invalid input_args and segment_ids shape size
# expect: ValueError For UnsortedSegmentProd, the first shape of input_x should be equal to length of segments_id
# expect: TypeError For primitive[UnsortedSegmentProd], the input argument[num_segments] must be a type of {Int32, Int64}, but got Float32.
# expect: ValueError For primitive[Diagonal], the dim2 must be in [-1,0], but got 1.
# expect: ValueError For primitive[Diagonal], the dim1 must be in [-2,1], but got 2.
# expect: ValueError For primitive[Diagonal], the dim1 must be in [-2,1], but got -3.
# expect: ValueError For 'Diagonal', dim1 and dim2 cannot be identical, but got : dim1 =1 and dim2 = 1.
# expect: ValueError For primitive[Diagonal], the dim2 must be in [-1,0], but got 1.
# expect: ValueError For Diagonal, the check range left must be smaller than right number but got left: 0 and right: -1.
# expect: ValueError For primitive[Diagonal], the dim2 must be in [-2,1], but got 5.
# expect: ValueError For 'Diagonal', dim1 and dim2 cannot be identical, but got : dim1 =1 and dim2 = 1.
# expect: RuntimeError For Primitive[Tracev2], the dim of input 'x' should greater or equal to 2, but got 'x' at 1-dimention
# expect: RuntimeError For Primitive[Tracev2], the dim of input 'x' should greater or equal to 2, but got 'x' at 1-dimention
# expect: ValueError For primitive[TraceV2], the axis2 must be in [-2,2), but got 2.
# expect: 1.0
# expect: [1.]
# expect: ValueError For 'FocalLoss', the dimensions of 'labels' must be in [2, 4], but got dimension of 'labels' 1.
# expect: [0 3] [-0.4  3. ]
# expect: [-4  3] [-6.  3.]
# expect: [-8  3] [-8.  3.]
