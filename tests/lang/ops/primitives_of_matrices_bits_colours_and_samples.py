# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

print(ops.NuclearNorm()(Tensor([[1.0, 2], [3, 4]])))
print(ops.MatrixLogarithm()(Tensor([[1.0, 2], [3, 5]], ms.complex64)))
print(ops.MatrixSolveLs()(Tensor([[1.0, 2], [3, 4], [5, 7]]), Tensor([[1.0], [2], [3]]), Tensor(0.5, ms.float64)))
print(ops.ConjugateTranspose()(Tensor([[1 + 2j, 3 - 1j]], ms.complex64), (1, 0)))
print(ops.Expand()(Tensor([[1.0], [2]]), Tensor([2, 3])))
print(ops.CompareAndBitpack()(Tensor([[5, 1, 9, 2, 7, 0, 0, 8.0]]), Tensor(4.0)))
print(ops.SubAndFilter()(Tensor([1, 5, 3]), 4, 1))
print(ops.SparseSlice()(Tensor([[0, 1], [1, 2], [2, 0]]), Tensor([1.0, 2, 3]), Tensor([3, 3]), Tensor([1, 0]), Tensor([2, 2])))
image = Tensor(np.arange(12).reshape(2, 2, 3) % 7 / 8, ms.float32)
print(ops.AdjustHue()(image, Tensor(-0.25, ms.float32)))
print(ops.AdjustSaturation()(image, Tensor(0.5, ms.float32)))
print(ops.ResizeArea()(Tensor(np.arange(16).reshape(1, 4, 4, 1), ms.float32), Tensor([3, 2], ms.int32)).ravel())
for draw in (ops.NonDeterministicInts()(Tensor([2, 3])), ops.Cauchy([2, 3])(), ops.LogNormalReverse()(image), ops.TruncatedNormal()(Tensor([2, 2]))):
    print(draw.shape, draw.dtype)
print(ops.ScalarSummary()("loss", Tensor(1.0)))


class Net(nn.Cell):
    def __init__(self, **options):
        super().__init__()
        self.opt = ops.FusedAdaFactor(**options)
        start = np.arange(12).reshape(2, 3, 2) / 8 + 0.25
        self.param, self.avg, self.sq = [Parameter(Tensor(start * f, ms.float32), name=n) for n, f in (("p", 1), ("a", 0.5), ("s", 0.75))]
        self.row = Parameter(Tensor(np.full((2, 3), 0.5), ms.float32), name="row")
        self.col = Parameter(Tensor(np.arange(4).reshape(2, 2) / 4 + 0.5, ms.float32), name="col")

    def construct(self, g):
        return self.opt((1e-30, 1e-3), 1.0, 0.9, 0.8, 0.5, 0.03, g, self.param, self.avg, self.row, self.col, self.sq)


for name in (None, "enable_scale_parameter", "enable_first_moment", "enable_weight_decay"):
    net = Net(**({name: True} if name else {}))
    net(Tensor(np.arange(12).reshape(2, 3, 2) % 5 - 1.5, ms.float32))
    for parameter in net.get_parameters():
        print(parameter.name, parameter.asnumpy().ravel())

# expect: 5.830952
# expect: [[-1.1500866+2.5642555j   1.1500868-0.99345905j]
# expect:  [ 1.7251303-1.4901886j   1.1500868+0.5773377j ]]
# expect: [[0.15094343]
# expect:  [0.33962262]]
# expect: [[1.-2.j]
# expect:  [3.+1.j]]
# expect: [[1. 1. 1.]
# expect:  [2. 2. 2.]]
# expect: [[169]]
# expect: (Tensor(shape=[2], dtype=Int64, value= [0, 2]), Tensor(shape=[2], dtype=Int64, value= [0, 2]))
# expect: (Tensor(shape=[1, 2], dtype=Int64, value=
# expect: [[1, 0]]), Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), Tensor(shape=[2], dtype=Int64, value= [2, 2]))
# expect: [[[0.         0.25       0.        ]
# expect:   [0.375      0.625      0.375     ]]
# expect:
# expect:  [[0.25000012 0.         0.75      ]
# expect:   [0.25       0.5        0.25      ]]]
# expect: [[[0.125      0.18749997 0.25      ]
# expect:   [0.5        0.5625     0.625     ]]
# expect:
# expect:  [[0.75       0.375      0.43750012]
# expect:   [0.375      0.43749997 0.5       ]]]
# expect: [ 1.5000002  3.5000002  6.5        8.5       11.499999  13.5      ]
# expect: (2, 3) Int64
# expect: (2, 3) Float32
# expect: (2, 2, 3) Float32
# expect: (2, 2) Float32
# expect: None
# expect: p [0.29002506 0.38881832 0.4866583  0.583545   0.70189583 0.90489364
# expect:  1.0144448  1.1123238  1.2239993  1.3369712  1.5360565  1.6355473 ]
# expect: a [0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625  0.6875
# expect:  0.75   0.8125]
# expect: s [0.1875  0.28125 0.375   0.46875 0.5625  0.65625 0.75    0.84375 0.9375
# expect:  1.03125 1.125   1.21875]
# expect: row [0.65 0.65 1.25 0.45 1.25 0.65]
# expect: col [0.98333335 0.9166667  1.1166667  1.45      ]
# expect: p [0.29130742 0.38926104 0.48623085 0.58221686 0.70035464 0.90585136
# expect:  1.0149077  1.1119176  1.2231662  1.3357528  1.5372118  1.6358852 ]
# expect: a [0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625  0.6875
# expect:  0.75   0.8125]
# expect: s [0.1875  0.28125 0.375   0.46875 0.5625  0.65625 0.75    0.84375 0.9375
# expect:  1.03125 1.125   1.21875]
# expect: row [0.65 0.65 1.25 0.45 1.25 0.65]
# expect: col [0.98333335 0.9166667  1.1166667  1.45      ]
# expect: p [0.14150251 0.20763184 0.27366585 0.3396045  0.4076896  0.48423937
# expect:  0.55144453 0.6174824  0.6848999  0.7524471  0.8286057  0.8948047 ]
# expect: a [0.10849749 0.16736816 0.22633417 0.2853955  0.3423104  0.39076063
# expect:  0.4485555  0.5075176  0.5651001  0.6225529  0.6713943  0.7301953 ]
# expect: s [0.1875  0.28125 0.375   0.46875 0.5625  0.65625 0.75    0.84375 0.9375
# expect:  1.03125 1.125   1.21875]
# expect: row [0.65 0.65 1.25 0.45 1.25 0.65]
# expect: col [0.98333335 0.9166667  1.1166667  1.45      ]
# expect: p [0.28627506 0.3831933  0.4791583  0.57417    0.6906459  0.89176863
# expect:  0.99944484 1.0954487  1.2052492  1.3163462  1.5135566  1.6111723 ]
# expect: a [0.125  0.1875 0.25   0.3125 0.375  0.4375 0.5    0.5625 0.625  0.6875
# expect:  0.75   0.8125]
# expect: s [0.1875  0.28125 0.375   0.46875 0.5625  0.65625 0.75    0.84375 0.9375
# expect:  1.03125 1.125   1.21875]
# expect: row [0.65 0.65 1.25 0.45 1.25 0.65]
# expect: col [0.98333335 0.9166667  1.1166667  1.45      ]
