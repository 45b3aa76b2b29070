# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.ops.operations import _grad_ops as G


class Net(nn.Cell):
    def __init__(self, op):
        super().__init__()
        self.op = op

    def construct(self, *operands):
        return self.op(*operands)


def floats(*values):
    return Tensor(np.array(values, np.float32))


x, dy = floats([1, 2, 4], [3, 5, 9]), floats([0.5, -1, 2], [1, 2, 3])
mean, variance = floats([2], [5]), floats([1.5], [4])
for part in G.LayerNormGrad()(x, dy, variance, mean, floats(1, 2, 3)):
    print(part)
print(G.L2NormalizeGrad(0, 1e-4)(x, dy, dy * 2))
print(G.L2NormalizeGrad(1, 1e-4)(x, dy, dy * 2))
print(G.HSwishGrad()(floats(1, 2, 3, 4, 5, 6), floats(-4, -3, -1, 1, 3, 4)))
print(G.HSwishGrad()(Tensor([4, 3, -2, 1, -1, 5], ms.int32), Tensor([-3, -2, -1, 0, 1, 2], ms.int32)))
y, dout = Tensor(np.array([1 + 2j, 0.5 - 1j], np.complex64)), Tensor(np.array([2 - 1j, 1 + 3j], np.complex64))
for name in ("InvGrad", "ReciprocalGrad", "TanhGrad", "AsinGrad", "ACosGrad", "AcoshGrad", "AsinhGrad"):
    print(name, getattr(G, name)()(y, dout))

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    grad = ops.GradOperation(get_all=True, sens_param=True)
    for reduction in ("none", "mean", "batchmean", "sum"):
        loss = ops.KLDivLoss(reduction)
        sens = floats(1, 2, 3) if reduction == "none" else Tensor(2.0)
        print(loss(floats(0.1, 0.2, -0.3), floats(-0.5, 0, 0.7)), grad(Net(loss))(floats(0.1, 0.2, -0.3), floats(-0.5, 0, 0.7), sens)[0])
    a, b = floats([1, 2, 4], [0, -1, 3]), floats([2, 3, 4], [5, 5, 1.5])
    print(grad(Net(ops.Cdist(float("inf"))))(a, b, floats([1, 10], [100, 1000])))

# A graph has no gradients by tuples that are constants.
print(grad(Net(ops.AddN()))((floats(1), floats(2)), floats(3)))

# expect: [[ 1.9656396  -2.1622038   0.19656402]
# expect:  [ 1.9444447   0.61111116 -2.5555558 ]]
# expect: [-1.4082483  0.         9.265986 ]
# expect: [1.5 1.  5. ]
# expect: [[-0.07905694  1.4855627  -4.8736615 ]
# expect:  [-0.15811388 -2.9711254  -7.3104925 ]]
# expect: [[-0.92742604  1.8548521  -3.7097042 ]
# expect:  [-2.4245124  -4.849025   -7.2735376 ]]
# expect: [ 0.        -1.         0.5        3.3333333  7.5        6.       ]
# expect: [-2  0  0  0  0  5]
# expect: InvGrad [ 2.  -11.j   -2.25 +3.25j]
# expect: ReciprocalGrad [10.  +5.j    3.75+1.25j]
# expect: TanhGrad [ 4.  -12.j   -1.25 +6.25j]
# expect: AsinGrad [0.61598843-0.71024054j 0.13840607+2.2231133j ]
# expect: ACosGrad [-0.61598843+0.71024054j -0.13840607-2.2231133j ]
# expect: AcoshGrad [0.19249193+1.4924886j  3.1932411 -0.10638636j]
# expect: AsinhGrad [-0.13877134+1.7882043j  3.4158506 +2.4656112j]
# expect: [ 0.          0.         -0.03967247] [ 0.5 -0.  -2.1]
# expect: -0.013224156 [ 0.33333334 -0.         -0.46666667]
# expect: -0.013224156 [ 0.33333334 -0.         -0.46666667]
# expect: -0.039672468 [ 1.  -0.  -1.4]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[-1.10000000e+01, -1.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00, -1.10000000e+03,  0.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.01000000e+02,  0.00000000e+00],
# expect:  [ 1.00000000e+01,  1.00000000e+03,  0.00000000e+00]]))
# expect: [ 0.          0.         -0.03967247] [ 0.5 -0.  -2.1]
# expect: -0.013224156 [ 0.33333334 -0.         -0.46666667]
# expect: -0.013224156 [ 0.33333334 -0.         -0.46666667]
# expect: -0.039672468 [ 1.  -0.  -1.4]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[-1.10000000e+01, -1.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00, -1.10000000e+03,  0.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.01000000e+02,  0.00000000e+00],
# expect:  [ 1.00000000e+01,  1.00000000e+03,  0.00000000e+00]]))
# expect: ()
