# The primitives of numbers and sequences that MindSpore keeps in _scalar_ops and _sequence_ops, eager and in graphs, and TridiagonalMatMul.
import numpy as np
import mindspore as ms
from mindspore import Tensor, mutable, nn, ops
from mindspore.ops.operations import _scalar_ops as scalars, _sequence_ops as sequences

ms.set_context(pynative_synchronize=True)


class Net(nn.Cell):
    def __init__(self, op):
        super().__init__()
        self.op = op

    def construct(self, *args):
        return self.op(*args)


def shown(v):
    return f"{type(v).__name__} {v}"


for name in "Add Sub Mul Div FloorDiv Mod Pow Eq Gt Ge Lt Le Max".split():
    op = getattr(scalars, "Scalar" + name)()
    print(name, op, *[shown(op(a, 2)) for a in (7, 7.5, -7, True)])
    ms.set_context(mode=ms.GRAPH_MODE)
    print(*[shown(Net(op)(a, 2)) + ", " + shown(Net(op)(mutable(a), mutable(2))) for a in (7, 7.5)])
    ms.set_context(mode=ms.PYNATIVE_MODE)
print(shown(scalars.ScalarMin()(7.5, 2)), shown(scalars.ScalarUsub()(7)), shown(scalars.ScalarUadd()(2.5)), shown(scalars.ScalarBool()(2.5)),
      shown(scalars.bool_not()(7)), shown(scalars.ScalarLog()(1)))
for name in "equal lt le greater_than greater_equal".split():
    print(name, getattr(sequences, "tuple_" + name)()((1, 2), (1, 3)), getattr(sequences, "list_" + name)()([1, 3], [1, 3]))
print(sequences.sequence_len()((1, 2, 3)), sequences.make_range()(0, 5, 2))


def ramp(*shape, first=0.5):
    return Tensor((np.arange(int(np.prod(shape))).reshape(shape) * 0.5 + first).astype(np.float32))


print(ops.TridiagonalMatMul()(ramp(2, 1, 3), ramp(2, 1, 3, first=1), ramp(2, 1, 3, first=2), ramp(2, 3, 4)))
for bands in ((ramp(1, 3), ramp(1, 4), ramp(1, 3)), (ramp(3), ramp(3), ramp(3))):
    try:
        ops.TridiagonalMatMul()(*bands, ramp(3, 2))
    except ValueError as error:
        print(str(error).split("\n")[0])

# expect: Add Prim[ScalarAdd] int 9 float 9.5 int -5 int 3
# expect: int 9, int 9 float 9.5, float 9.5
# expect: Sub Prim[ScalarSub] int 5 float 5.5 int -9 int -1
# expect: int 5, int 5 float 5.5, float 5.5
# expect: Mul Prim[ScalarMul] int 14 float 15.0 int -14 int 2
# expect: int 14, int 14 float 15.0, float 15.0
# expect: Div Prim[ScalarDiv] float 3.5 float 3.75 float -3.5 float 0.5
# expect: float 3.5, float 3.5 float 3.75, float 3.75
# expect: FloorDiv Prim[ScalarFloorDiv] int 3 float 3.0 int -4 int 0
# expect: int 3, int 3 float 3.0, float 3.0
# expect: Mod Prim[ScalarMod] int 1 float 1.5 int 1 int 1
# expect: int 1, int 1 float 1.5, float 1.5
# expect: Pow Prim[ScalarPow] int 49 float 56.25 int 49 int 1
# expect: int 49, int 49 float 56.25, float 56.25
# expect: Eq Prim[ScalarEq] bool False bool False bool False bool False
# expect: bool False, bool False bool False, bool False
# expect: Gt Prim[ScalarGt] bool True bool True bool False bool False
# expect: bool True, bool True bool True, bool True
# expect: Ge Prim[ScalarGe] bool True bool True bool False bool False
# expect: bool True, bool True bool True, bool True
# expect: Lt Prim[ScalarLt] bool False bool False bool True bool True
# expect: bool False, bool False bool False, bool False
# expect: Le Prim[ScalarLe] bool False bool False bool True bool True
# expect: bool False, bool False bool False, bool False
# expect: Max Prim[ScalarMax] int 7 float 7.5 int 2 int 2
# expect: int 7, int 7 float 7.5, float 7.5
# expect: int 2 int -7 float 2.5 bool True bool False float 0.0
# expect: equal False True
# expect: lt True False
# expect: le True True
# expect: greater_than False False
# expect: greater_equal False True
# expect: 3 range(0, 5, 2)
# expect: [[[ 1.75  2.5   3.25  4.  ]
# expect:   [ 9.5  12.   14.5  17.  ]
# expect:   [16.5  19.   21.5  24.  ]]
# expect: 
# expect:  [[33.25 35.5  37.75 40.  ]
# expect:   [77.75 82.5  87.25 92.  ]
# expect:   [75.   79.   83.   87.  ]]]
# expect: For primitive[TridiagonalMatMul], the M in the shape of 'maindiag' [..., 1, M] must be equal to M in the shape of 'rhs' [..., M, N] which is 3 , but got 4.
# expect: For primitive[TridiagonalMatMul], the dimension of 'superdiag' must be greater than or equal to 2 , but got 1.
