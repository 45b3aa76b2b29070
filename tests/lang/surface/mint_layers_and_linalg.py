# tolerance: 2e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint


def T(*shape):
    return Tensor(np.sin(np.arange(int(np.prod(shape))) * 0.7).reshape(shape).astype(np.float32))


def check(net, *inputs):
    for k, p in enumerate(net.get_parameters()):
        if p.dtype == ms.float32:
            p.set_data(Tensor((np.abs(np.cos(np.arange(p.size) * 0.3 + k)) * 0.5).reshape(p.shape).astype(np.float32)))
    print([(p.name, p.shape) for p in net.get_parameters()])
    print(np.round(net.set_train(False)(*inputs).asnumpy().astype(np.float64), 3).tolist())


check(mint.nn.GroupNorm(2, 4), T(1, 4, 2, 2))
check(mint.nn.Hardshrink(0.3), T(2, 4))
check(mint.nn.AdaptiveMaxPool2d(2), T(1, 2, 6, 6))
check(mint.nn.PReLU(4), T(1, 4, 2))
check(mint.nn.Linear(8, 3), T(2, 8))
check(mint.nn.Softmax(1), T(2, 4))
check(mint.nn.BCELoss(), ms.ops.sigmoid(T(2, 3)), ms.ops.sigmoid(T(2, 3)))
check(mint.nn.BCEWithLogitsLoss(), T(2, 3), ms.ops.sigmoid(T(2, 3)))
check(mint.nn.SmoothL1Loss(beta=0.5), T(2, 3), T(3, 2).T)
for layer in (mint.nn.Conv1d(4, 3, 3), mint.nn.Conv2d(4, 2, 3, bias=False), mint.nn.Conv3d(4, 2, 3, groups=2), mint.nn.ConvTranspose2d(4, 3, 3),
              mint.nn.BatchNorm2d(4), mint.nn.BatchNorm1d(4, affine=False), mint.nn.Embedding(5, 3)):
    print([(p.name, p.shape) for p in layer.get_parameters()])
print(mint.special.sinc(Tensor([0.0, 0.5])), mint.optim.SGD.__name__)

# expect: [('weight', (4,)), ('bias', (4,))]
# expect: [[[[0.215, 0.668], [0.908, 0.823]], [[0.307, -0.154], [-0.504, -0.579]], [[-0.459, -0.05], [0.353, 0.562]], [[0.51, 0.256], [-0.069, -0.313]]]]
# expect: []
# expect: [[0.0, 0.644, 0.985, 0.863], [0.335, -0.351, -0.872, -0.982]]
# expect: []
# expect: [[[[0.985, 0.988], [0.991, 0.993]], [[0.995, 0.996], [0.998, 0.999]]]]
# expect: [('weight', (4,))]
# expect: [[[0.0, 0.644], [0.985, 0.863], [0.335, -0.145], [-0.271, -0.305]]]
# expect: [('weight', (3, 8)), ('bias', (3,))]
# expect: [[0.954, 1.045, -0.02], [0.443, 1.038, 0.648]]
# expect: []
# expect: [[0.126, 0.239, 0.337, 0.298], [0.483, 0.243, 0.145, 0.129]]
# expect: []
# expect: 0.648
# expect: []
# expect: 0.648
# expect: []
# expect: 0.141
# expect: [('weight', (3, 4, 3)), ('bias', (3,))]
# expect: [('weight', (2, 4, 3, 3))]
# expect: [('weight', (2, 2, 3, 3, 3)), ('bias', (2,))]
# expect: [('weight', (4, 3, 3, 3)), ('bias', (3,))]
# expect: [('weight', (4,)), ('bias', (4,)), ('running_mean', (4,)), ('running_var', (4,)), ('num_batches_tracked', ())]
# expect: [('running_mean', (4,)), ('running_var', (4,)), ('num_batches_tracked', ())]
# expect: [('weight', (5, 3))]
# expect: [1.         0.63661975] SGD
