# mindspore.ops.auto_generate has classes and functions of its own, and an instance of each primitive that takes nothing.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops import auto_generate as G
from mindspore.ops.auto_generate import abs_op, bmm_ext_op, cast_op, masked_fill_op, transpose_op

x = Tensor(np.array([[-0.75, 0.5, -0.25], [1.25, 0.5, -0.5]], np.float32))
y = ops.abs(x) + 0.25
whole = Tensor(np.array([[0, 1, 0], [1, 0, 1]]))
print(abs_op(x), cast_op(x, ms.int32), transpose_op(x, (1, 0)), masked_fill_op(x, x > 0, 1.0), sep="\n")
print(bmm_ext_op(x.reshape(1, 2, 3), x.reshape(1, 3, 2)))
print(G.silu_op(x).shape, G.pow_op(x, 2), G.addn_op((x, y)), G.gather_d_op(x, 0, whole), sep="\n")
print(type(G.abs_op).__name__, G.abs_op is G.abs_op, G.tensor_shape_op(x), G.scalar_to_tensor_op(1.5))
print(G.DivMod()(x, y, "floor"), G.DivMod()(x, y), G.DivMod()(x, y, "trunc"), sep="\n")
print(*G.MaxDim()(x, 0, True), *G.MinDim()(x, 1))
print(G.AsStrided()(x, (2, 2), (1, 2), 1), G.as_strided(x, (3,), (2,)), G.SelectExtView()(x, 0, 1), G.SliceExtView()(x, 1, 0, 3, 2), sep="\n")
print(G.TransposeExtView()(x, 0, 1).shape, G.TransposeView()(x, (1, 0)).shape, ops.TransposeView()(x, (1, 0)).shape, G.BroadcastToView()(x[:1], (2, 3)).shape)
print(G.NewOnes()(x, (2,)), G.NewZeros()(whole, (2, 1)), G.Any()(x > 1))
print(G.PowScalarTensor()(2, whole.astype(ms.float32)), G.ClampTensor()(x, None, y - 0.5), G.clamp_scalar(x, None, 0.25), sep="\n")
print(G.FFTShift()(x), G.FFTFreq()(4), G.Correlate("same")(x[0], y[1, :2]), G.correlate(x[0], y[1, :2]), sep="\n")
print(G.UpsampleNearest1D()(x.reshape(1, 2, 3), (6,), None))
print(G.UpsampleNearest2D()(x.reshape(1, 1, 2, 3), (4, 3), None))
print(G.ScalarAdd()(1, 2), G.ScalarMax()(1, 2), G.ScalarMin()(1.5, 2), G.ScalarLog()(1), G.ScalarEq()(1, 1), G.max_(x), G.min_(x))
print(*G.ListToTuple()([1, 2]), G.tuple_to_list((1, 2)), G.Contiguous()(x).shape, G.copy(x).shape, G.InplaceCopy()(x, y))
print(G.AbsGrad()(x, y), G.ReciprocalGrad()(y, x), G.softshrink_grad(y, x, 0.3), sep="\n")
print(G.solve_triangular(Tensor(np.eye(2, dtype=np.float32) * 2), Tensor(np.ones((2, 1), np.float32))), G.TraceV2()(x, 0, 0, 1), G.Diagonal()(x))
try:
    G.no_such_op
except AttributeError as error:
    print(str(error)[:60])

# expect: [[0.75 0.5  0.25]
# expect:  [1.25 0.5  0.5 ]]
# expect: [[0 0 0]
# expect:  [1 0 0]]
# expect: [[-0.75  1.25]
# expect:  [ 0.5   0.5 ]
# expect:  [-0.25 -0.5 ]]
# expect: [[-0.75  1.   -0.25]
# expect:  [ 1.    1.   -0.5 ]]
# expect: [[[ 0.3125  0.375 ]
# expect:   [-1.3125  1.5   ]]]
# expect: (2, 3)
# expect: [[0.5625 0.25   0.0625]
# expect:  [1.5625 0.25   0.25  ]]
# expect: [[0.25 1.25 0.25]
# expect:  [2.75 1.25 0.25]]
# expect: [[-0.75  0.5  -0.25]
# expect:  [ 1.25  0.5  -0.5 ]]
# expect: Abs True [2 3] 1.5
# expect: [[-1.  0. -1.]
# expect:  [ 0.  0. -1.]]
# expect: [[-0.75       0.6666667 -0.5      ]
# expect:  [ 0.8333333  0.6666667 -0.6666667]]
# expect: [[-0.  0. -0.]
# expect:  [ 0.  0. -0.]]
# expect: [[ 1.25  0.5  -0.25]] [[1 0 0]] [-0.75 -0.5 ] [0 2]
# expect: [[ 0.5   1.25]
# expect:  [-0.25  0.5 ]]
# expect: [-0.75 -0.25  0.5 ]
# expect: [ 1.25  0.5  -0.5 ]
# expect: [[-0.75 -0.25]
# expect:  [ 1.25 -0.5 ]]
# expect: (3, 2) (3, 2) (3, 2) (2, 3)
# expect: [1. 1.] [[0]
# expect:  [0]] True
# expect: [[1. 2. 1.]
# expect:  [2. 1. 2.]]
# expect: [[-0.75  0.25 -0.25]
# expect:  [ 1.    0.25 -0.5 ]]
# expect: [[-0.75  0.25 -0.25]
# expect:  [ 0.25  0.25 -0.5 ]]
# expect: [[-0.5   1.25  0.5 ]
# expect:  [-0.25 -0.75  0.5 ]]
# expect: [ 0.    0.25 -0.5  -0.25]
# expect: [-0.5625 -0.75    0.5625]
# expect: [-0.75    0.5625]
# expect: [[[-0.75 -0.75  0.5   0.5  -0.25 -0.25]
# expect:   [ 1.25  1.25  0.5   0.5  -0.5  -0.5 ]]]
# expect: [[[[-0.75  0.5  -0.25]
# expect:    [-0.75  0.5  -0.25]
# expect:    [ 1.25  0.5  -0.5 ]
# expect:    [ 1.25  0.5  -0.5 ]]]]
# expect: 3 2 1.5 0.0 True 1.25 -0.75
# expect: 1 2 [1, 2] (2, 3) (2, 3) [[1.   0.75 0.5 ]
# expect:  [1.5  0.75 0.75]]
# expect: [[1.   0.75 0.5 ]
# expect:  [1.5  0.75 0.75]]
# expect: [[-1.       -0.421875 -0.125   ]
# expect:  [-3.375    -0.421875 -0.421875]]
# expect: [[1.   0.75 0.5 ]
# expect:  [1.5  0.75 0.75]]
# expect: [[0.5]
# expect:  [0.5]] 1.75 [1.   0.75]
# expect: module 'mindspore.ops.auto_generate' has no attribute 'no_su
