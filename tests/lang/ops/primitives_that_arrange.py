# Primitives that move, fill and group elements: both modes, and what they refuse.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.ops import operations as P
from mindspore.ops.operations import _grad_ops as G


class Net(nn.Cell):
    def __init__(self, operator):
        super().__init__()
        self.operator = operator

    def construct(self, *args):
        return self.operator(*args)


x = Tensor(np.arange(16).reshape(4, 1, 2, 2).astype(np.float32))
m = Tensor(np.arange(24).reshape(2, 3, 4).astype(np.float32))
ids = Tensor(np.array([0, 1, 1, 3], np.int32))
rows = Tensor(np.arange(8).reshape(4, 2).astype(np.int32))
CALLS = (
    (P.BatchToSpaceND([2, 2], [[1, 0], [0, 1]]), (x,)), (P.SpaceToBatchND([2, 2], [[1, 1], [0, 0]]), (x,)),
    (P.FillDiagonal(2.5), (m[0],)), (P.FillDiagonal(2.5, True), (Tensor(np.zeros((7, 3), np.float32)),)),
    (P.MatrixDiagPartV3("LEFT_RIGHT"), (m, Tensor([-1, 1], ms.int32), Tensor(9.0))),
    (P.UniqueWithPad(), (Tensor([3, 1, 2, 1, 3], ms.int32), Tensor(9, ms.int32))),
    (P.MirrorPad("SYMMETRIC"), (m[0], Tensor([[1, 1], [2, 0]]))),
    (P.SegmentSum(), (rows, ids)), (P.SegmentMax(), (rows, ids)), (P.SegmentMean(), (rows, ids)), (P.SegmentProd(), (rows, ids)),
    (P.DiagPart(), (m[0, :, :3],)), (P.Diag(), (m[0, 0],)), (P.Trace(), (m[0],)), (P.Padding(3), (Tensor([[1.0], [2.0]]),)),
    (P.MaxPoolWithArgmax(2, 2), (x,)), (P.AvgPool3D(2, 1), (Tensor(np.arange(8).reshape(1, 1, 2, 2, 2).astype(np.float32)),)),
    (G.BiasAddGrad("NHWC"), (x,)), (G.StridedSliceGrad(shrink_axis_mask=1), (Tensor([1.0, 2.0]), (3, 4), (0, 1), (1, 3), (1, 1))),
    (G.KLDivLossGrad("sum"), (Tensor(2.0), m[0], m[1])), (G.DropoutGrad(0.5), (m[0], m[1])), (G.InvGrad(), (m[0], m[1])),
)


def shown(value):
    if isinstance(value, tuple):
        return [shown(part) for part in value]
    return str(value.dtype), value.asnumpy().tolist()


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for operator, operands in CALLS:
        print(operator.name, shown(Net(operator)(*operands)))
for call in (lambda: P.BatchToSpaceND([2, 2], [[0, 0], [0, 0]])(x[:3]), lambda: P.FillDiagonal("a"), lambda: P.FillDiagonal(1.0)(x[0, 0, 0]),
             lambda: P.MatrixDiagPartV3("x"), lambda: P.MatrixDiagPartV3()(m, Tensor([2, 1], ms.int32), Tensor(0.0)),
             lambda: P.UniqueWithPad()(rows, 0), lambda: P.SegmentSum()(rows, ids[:3]), lambda: P.MirrorPad("X"),
             lambda: P.StridedSlice(ellipsis_mask=3)(m, (1, 1), (2, 3), (1, 1)), lambda: G.DropoutGrad(0.0), lambda: P.SegmentSum()(rows),
             lambda: P.CheckNumerics()(Tensor([float("nan")]))):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: BatchToSpaceND ('Float32', [[[[8.0, 12.0, 9.0], [2.0, 6.0, 3.0], [10.0, 14.0, 11.0]]]])
# expect: SpaceToBatchND ('Float32', [[[[0.0], [2.0]]], [[[0.0], [6.0]]], [[[0.0], [10.0]]], [[[0.0], [14.0]]], [[[0.0], [3.0]]], [[[0.0], [7.0]]], [[[0.0], [11.0]]], [[[0.0], [15.0]]], [[[0.0], [0.0]]], [[[4.0], [0.0]]], [[[8.0], [0.0]]], [[[12.0], [0.0]]], [[[1.0], [0.0]]], [[[5.0], [0.0]]], [[[9.0], [0.0]]], [[[13.0], [0.0]]]])
# expect: FillDiagonal ('Float32', [[2.5, 1.0, 2.0, 3.0], [4.0, 2.5, 6.0, 7.0], [8.0, 9.0, 2.5, 11.0]])
# expect: FillDiagonal ('Float32', [[2.5, 0.0, 0.0], [0.0, 2.5, 0.0], [0.0, 0.0, 2.5], [0.0, 0.0, 0.0], [2.5, 0.0, 0.0], [0.0, 2.5, 0.0], [0.0, 0.0, 2.5]])
# expect: MatrixDiagPartV3 ('Float32', [[[1.0, 6.0, 11.0], [0.0, 5.0, 10.0], [9.0, 4.0, 9.0]], [[13.0, 18.0, 23.0], [12.0, 17.0, 22.0], [9.0, 16.0, 21.0]]])
# expect: UniqueWithPad [('Int32', [3, 1, 2, 9, 9]), ('Int32', [0, 1, 2, 1, 0])]
# expect: MirrorPad ('Float32', [[1.0, 0.0, 0.0, 1.0, 2.0, 3.0], [1.0, 0.0, 0.0, 1.0, 2.0, 3.0], [5.0, 4.0, 4.0, 5.0, 6.0, 7.0], [9.0, 8.0, 8.0, 9.0, 10.0, 11.0], [9.0, 8.0, 8.0, 9.0, 10.0, 11.0]])
# expect: SegmentSum ('Int32', [[0, 1], [6, 8], [0, 0], [6, 7]])
# expect: SegmentMax ('Int32', [[0, 1], [4, 5], [0, 0], [6, 7]])
# expect: SegmentMean ('Int32', [[0, 1], [3, 4], [0, 0], [6, 7]])
# expect: SegmentProd ('Int32', [[0, 1], [8, 15], [1, 1], [6, 7]])
# expect: DiagPart ('Float32', [0.0, 5.0, 10.0])
# expect: Diag ('Float32', [[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0], [0.0, 0.0, 0.0, 3.0]])
# expect: Trace ('Float32', 15.0)
# expect: Padding ('Float32', [[1.0, 0.0, 0.0], [2.0, 0.0, 0.0]])
# expect: MaxPoolWithArgmax [('Float32', [[[[3.0]]], [[[7.0]]], [[[11.0]]], [[[15.0]]]]), ('Int32', [[[[3]]], [[[3]]], [[[3]]], [[[3]]]])]
# expect: AvgPool3D ('Float32', [[[[[3.5]]]]])
# expect: BiasAddGrad ('Float32', [56.0, 64.0])
# expect: StridedSliceGrad ('Float32', [[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]])
# expect: KLDivLossGrad ('Float32', [[-24.0, -26.0, -28.0, -30.0], [-32.0, -34.0, -36.0, -38.0], [-40.0, -42.0, -44.0, -46.0]])
# expect: DropoutGrad ('Float32', [[0.0, 26.0, 56.0, 90.0], [128.0, 170.0, 216.0, 266.0], [320.0, 378.0, 440.0, 506.0]])
# expect: InvGrad ('Float32', [[-0.0, -13.0, -56.0, -135.0], [-256.0, -425.0, -648.0, -931.0], [-1280.0, -1701.0, -2200.0, -2783.0]])
# expect: BatchToSpaceND ('Float32', [[[[8.0, 12.0, 9.0], [2.0, 6.0, 3.0], [10.0, 14.0, 11.0]]]])
# expect: SpaceToBatchND ('Float32', [[[[0.0], [2.0]]], [[[0.0], [6.0]]], [[[0.0], [10.0]]], [[[0.0], [14.0]]], [[[0.0], [3.0]]], [[[0.0], [7.0]]], [[[0.0], [11.0]]], [[[0.0], [15.0]]], [[[0.0], [0.0]]], [[[4.0], [0.0]]], [[[8.0], [0.0]]], [[[12.0], [0.0]]], [[[1.0], [0.0]]], [[[5.0], [0.0]]], [[[9.0], [0.0]]], [[[13.0], [0.0]]]])
# expect: FillDiagonal ('Float32', [[2.5, 1.0, 2.0, 3.0], [4.0, 2.5, 6.0, 7.0], [8.0, 9.0, 2.5, 11.0]])
# expect: FillDiagonal ('Float32', [[2.5, 0.0, 0.0], [0.0, 2.5, 0.0], [0.0, 0.0, 2.5], [0.0, 0.0, 0.0], [2.5, 0.0, 0.0], [0.0, 2.5, 0.0], [0.0, 0.0, 2.5]])
# expect: MatrixDiagPartV3 ('Float32', [[[1.0, 6.0, 11.0], [0.0, 5.0, 10.0], [9.0, 4.0, 9.0]], [[13.0, 18.0, 23.0], [12.0, 17.0, 22.0], [9.0, 16.0, 21.0]]])
# expect: UniqueWithPad [('Int32', [3, 1, 2, 9, 9]), ('Int32', [0, 1, 2, 1, 0])]
# expect: MirrorPad ('Float32', [[1.0, 0.0, 0.0, 1.0, 2.0, 3.0], [1.0, 0.0, 0.0, 1.0, 2.0, 3.0], [5.0, 4.0, 4.0, 5.0, 6.0, 7.0], [9.0, 8.0, 8.0, 9.0, 10.0, 11.0], [9.0, 8.0, 8.0, 9.0, 10.0, 11.0]])
# expect: SegmentSum ('Int32', [[0, 1], [6, 8], [0, 0], [6, 7]])
# expect: SegmentMax ('Int32', [[0, 1], [4, 5], [0, 0], [6, 7]])
# expect: SegmentMean ('Int32', [[0, 1], [3, 4], [0, 0], [6, 7]])
# expect: SegmentProd ('Int32', [[0, 1], [8, 15], [1, 1], [6, 7]])
# expect: DiagPart ('Float32', [0.0, 5.0, 10.0])
# expect: Diag ('Float32', [[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 2.0, 0.0], [0.0, 0.0, 0.0, 3.0]])
# expect: Trace ('Float32', 15.0)
# expect: Padding ('Float32', [[1.0, 0.0, 0.0], [2.0, 0.0, 0.0]])
# expect: MaxPoolWithArgmax [('Float32', [[[[3.0]]], [[[7.0]]], [[[11.0]]], [[[15.0]]]]), ('Int32', [[[[3]]], [[[3]]], [[[3]]], [[[3]]]])]
# expect: AvgPool3D ('Float32', [[[[[3.5]]]]])
# expect: BiasAddGrad ('Float32', [56.0, 64.0])
# expect: StridedSliceGrad ('Float32', [[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]])
# expect: KLDivLossGrad ('Float32', [[-24.0, -26.0, -28.0, -30.0], [-32.0, -34.0, -36.0, -38.0], [-40.0, -42.0, -44.0, -46.0]])
# expect: DropoutGrad ('Float32', [[0.0, 26.0, 56.0, 90.0], [128.0, 170.0, 216.0, 266.0], [320.0, 378.0, 440.0, 506.0]])
# expect: InvGrad ('Float32', [[-0.0, -13.0, -56.0, -135.0], [-256.0, -425.0, -648.0, -931.0], [-1280.0, -1701.0, -2200.0, -2783.0]])
# expect: ValueError For 'BatchToSpaceND', the first dim of 'input_x' must be divisible by 'block_shape_prod'. But got first dim of 'input_x': 3, 'block_shape_prod' as the product of block shapes with value: 4, and block shapes being: [const vector]{2, 2}.
# expect: TypeError For 'FillDiagonal', the type of 'fill_value' should be 'float', but got type 'str'.
# expect: ValueError The primitive[FillDiagonal] argument [input_x] must be a Tensor whose dimension is greater than or equal to 2, but got its dimension [1].
# expect: ValueError For 'MatrixDiagPartV3', the 'align' must be str and must be in '['LEFT_RIGHT', 'RIGHT_LEFT', 'LEFT_LEFT', 'RIGHT_RIGHT']', but got 'x'.
# expect: ValueError For MatrixDiagPartV3, k[0] can not be greater than k[1].
# expect: ValueError For primitive[UniqueWithPad], the input_shape_size must be equal to 1, but got 2.
# expect: ValueError For 'SegmentSum', the amount of data for segment_ids must be equal to the first dimension of the shape of input_x, but got 3 and 4.
# expect: ValueError For 'MirrorPad', the 'mode' must be str and must be in '['REFLECT', 'SYMMETRIC']', but got 'X'.
# expect: ValueError For 'StridedSlice' only support one ellipsis in the index, but got 3
# expect: ValueError For 'DropoutGrad', the 'keep_prob' must be in range of (0, 1], but got 0.0 with type 'float'.
# expect: ValueError For primitive[SegmentSum], the input number must be equal to 2, but got 1.
# expect: RuntimeError : Tensor had NaN values
