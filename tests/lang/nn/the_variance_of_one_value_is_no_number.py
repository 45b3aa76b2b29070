# Training normalises one value to its bias; the moving variance, which takes n / (n - 1) of the batch's, becomes a NaN.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for layer, shape in ((nn.BatchNorm1d, (1, 3)), (nn.BatchNorm2d, (1, 3, 1, 1)), (nn.BatchNorm3d, (1, 3, 1, 1, 1))):
        net = layer(3)
        net.set_train()
        print(layer.__name__, net(Tensor(np.full(shape, 2, np.float32))).asnumpy().ravel(), net.bn2d.moving_variance.asnumpy()
              if layer is nn.BatchNorm3d else net.moving_variance.asnumpy())
mean, variance = Parameter(Tensor(np.zeros(3, np.float32)), name="mean"), Parameter(Tensor(np.ones(3, np.float32)), name="variance")
ones = Tensor(np.ones(3, np.float32))
ops.batch_norm(Tensor(np.full((1, 3, 1, 1), 2, np.float32)), mean, variance, ones, ones, True, 0.1)
print(mean.asnumpy(), variance.asnumpy())

# expect: BatchNorm1d [0. 0. 0.] [nan nan nan]
# expect: BatchNorm2d [0. 0. 0.] [nan nan nan]
# expect: BatchNorm3d [0. 0. 0.] [nan nan nan]
# expect: BatchNorm1d [0. 0. 0.] [nan nan nan]
# expect: BatchNorm2d [0. 0. 0.] [nan nan nan]
# expect: BatchNorm3d [0. 0. 0.] [nan nan nan]
# expect: [0.2 0.2 0.2] [nan nan nan]
