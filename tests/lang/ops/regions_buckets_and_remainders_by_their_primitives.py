# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.ops.operations import nn_ops


class Net(nn.Cell):
    def __init__(self, op):
        super().__init__()
        self.op = op

    def construct(self, *operands):
        return self.op(*operands)


def gradients(op, *operands):
    found = op(*operands)
    sens = Tensor(np.arange(1, found.size + 1).reshape(found.shape).astype(np.float32))
    return ops.GradOperation(get_all=True, sens_param=True)(Net(op))(*operands, sens)


features = Tensor(np.arange(288).reshape(1, 8, 6, 6).astype(np.float32))
for scale, region in ((1.0, (0, 1, 1, 4, 4)), (1.0, (0, 0, 0, 5, 5)), (0.5, (0, 2, 2, 9, 9)), (0.5, (0, 2.5, 2.4, 8.5, 9.6))):
    pooling = nn_ops.PSROIPooling(scale, 2, 2)
    regions = Tensor(np.array(region, np.float32).reshape(1, 5, 1))
    print(pooling(features, regions).asnumpy().ravel().tolist())
    print(gradients(pooling, features, regions)[0].asnumpy()[0, 1].ravel().tolist())

values = Tensor(np.array([-1, 0, 0.5, 1, 1.5, 2, 3], np.float32))
print(ops.operations.math_ops.Bucketize([0.0, 1.0, 2.0])(values), ops.bucketize(values, [0.0, 1.0, 2.0]))

x = Tensor(np.array([5, -5, 5.5, 0.4, -7, 8, -0.5], np.float32))
y = Tensor(np.array([3, 3, -2, 0.3, -2, 0.7, 2], np.float32))
print(ops.TruncateMod()(x, y))
print(gradients(ops.TruncateMod(), x, y))
print(ops.TruncateMod()(Tensor([5, -5, 7, 0], ms.int32), Tensor([0, 0, 2, 0], ms.int32)))

# expect: [10.5, 47.5, 88.5, 125.5, 154.5, 191.5, 232.5, 269.5]
# expect: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: [7.0, 45.0, 91.0, 129.0, 151.0, 189.0, 235.0, 273.0]
# expect: [0.0, 0.0, 0.2222222238779068, 0.2222222238779068, 0.2222222238779068, 0.0, 0.0, 0.0, 0.2222222238779068, 0.2222222238779068, 0.2222222238779068, 0.0, 0.0, 0.0, 0.2222222238779068, 0.2222222238779068, 0.2222222238779068, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: [10.5, 48.5, 94.5, 132.5, 154.5, 192.5, 238.5, 276.5]
# expect: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: [10.5, 47.5, 94.5, 131.5, 154.5, 191.5, 238.5, 275.5]
# expect: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# expect: [0 1 1 2 2 3 3] [0 0 1 1 2 2 3]
# expect: [ 2.         -2.          1.5         0.09999999 -1.          0.30000013
# expect:  -0.5       ]
# expect: (Tensor(shape=[7], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00,  4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00]), Tensor(shape=[7], dtype=Float32, value= [-1.00000000e+00,  2.00000000e+00,  6.00000000e+00, -4.00000000e+00, -1.50000000e+01, -6.60000000e+01,  0.00000000e+00]))
# expect: [0 0 1 0]
