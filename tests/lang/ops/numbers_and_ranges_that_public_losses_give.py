# Losses of public networks cast Python numbers by the primitive, reduce over make_range and fill with rows.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.ops import functional as F
from mindspore.ops import operations as P

def show(function):
    try:
        print(repr(function()))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).split("\n")[0])

cast = P.Cast()
for number, dtype in ((1.5, ms.float32), (0.1, ms.float64), (3, ms.float16), (True, ms.int32), (2.7, ms.int32), (300, ms.uint8), (-1, ms.uint8),
                      (2.7, ms.bool_)):
    show(lambda: cast(number, dtype))
print(F.make_range(0, 3), F.make_range(4), F.make_range(0, 6, 2), F.tuple_len((1, 2)))
show(lambda: P.Fill()(ms.float32, (2, 3), Tensor([3.0, 1, 2])))
show(lambda: P.Fill()(ms.int32, (2, 3), Tensor(np.arange(6).reshape(2, 3))))
show(lambda: P.Fill()(ms.float32, (2, 2), Tensor(3.0)))

class Loss(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cast, self.mean, self.mul = P.Cast(), P.ReduceMean(), P.Mul()

    def construct(self, x, weights=1.5):
        weights = self.cast(weights, ms.float32)
        x = self.mul(weights, x)
        return self.mean(x, F.make_range(0, F.tuple_len(F.shape(x))))

class Ranges(nn.Cell):
    def construct(self, x):
        return P.ReduceMean()(x, range(2))

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    print(Loss()(x), ms.grad(Loss())(x))
print(Ranges()(x))

# expect: Tensor(shape=[], dtype=Float32, value= 1.5)
# expect: Tensor(shape=[], dtype=Float64, value= 0.1)
# expect: Tensor(shape=[], dtype=Float16, value= 3)
# expect: Tensor(shape=[], dtype=Int32, value= 1)
# expect: Tensor(shape=[], dtype=Int32, value= 2)
# expect: Tensor(shape=[], dtype=UInt8, value= 44)
# expect: Tensor(shape=[], dtype=UInt8, value= 255)
# expect: Tensor(shape=[], dtype=Bool, value= True)
# expect: (0, 1, 2) (0, 1, 2, 3) (0, 2, 4) 2
# expect: Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  1.00000000e+00,  2.00000000e+00]])
# expect: Tensor(shape=[2, 3], dtype=Int32, value=
# expect: [[0, 1, 2],
# expect:  [3, 4, 5]])
# expect: Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 3.00000000e+00,  3.00000000e+00],
# expect:  [ 3.00000000e+00,  3.00000000e+00]])
# expect: 3.75 [[0.25 0.25 0.25]
# expect:  [0.25 0.25 0.25]]
# expect: 3.75 [[0.25 0.25 0.25]
# expect:  [0.25 0.25 0.25]]
# expect: 2.5
