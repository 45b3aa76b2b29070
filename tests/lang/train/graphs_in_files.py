# export, load and GraphCell; what ModelCheckpoint writes beside checkpoints
import os
import tempfile
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore import Model, Parameter, Tensor, export, load, nn, ops
from mindspore.train import CheckpointConfig, ModelCheckpoint

ms.set_seed(1)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3)
        self.bn = nn.BatchNorm2d(2)
        self.fc = nn.Dense(32, 3)
        self.scale = Parameter(Tensor(2.0), name="scale")

    def construct(self, x):
        x = ops.relu(self.bn(self.conv(x)))
        if x.shape[0] > 1:
            x = x * self.scale
        return self.fc(x.view(x.shape[0], -1)), x


class Loop(nn.Cell):
    def construct(self, x, n):
        while n > 0:
            x, n = x * 2 + 1, n - 1
        return x


class Around(nn.Cell):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def construct(self, x):
        return ops.softmax(self.inner(x)[0], -1)


def fails(function):
    try:
        function()
    except Exception as e:
        print(type(e).__name__)


net = Net()
net.set_train(False)
x = Tensor(np.random.RandomState(0).randn(2, 1, 4, 4).astype(np.float32))
want = net(x)
with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "net.mindir")
    export(net, x, file_name=os.path.join(root, "net"), file_format="MINDIR")
    print(os.listdir(root))
    graph = load(path)
    cell = nn.GraphCell(graph)
    print([p.name for p in cell.get_parameters()], len(cell.trainable_params()))
    for got, expected in zip(cell(x), want):
        print(got.shape, np.allclose(got.asnumpy(), expected.asnumpy(), atol=1e-5))
    bias = nn.GraphCell(graph, params_init={"fc.bias": Tensor(np.zeros(3, np.float32))})
    print(np.allclose(bias(x)[0].asnumpy(), want[0].asnumpy() - net.fc.bias.asnumpy(), atol=1e-5))
    print(np.allclose(Around(nn.GraphCell(load(path)))(x).asnumpy(), ops.softmax(want[0], -1).asnumpy(), atol=1e-5))
    export(Loop(), Tensor([1.0, 2.0]), Tensor(3), file_name=os.path.join(root, "loop.mindir"), file_format="MINDIR")
    loop = nn.GraphCell(load(os.path.join(root, "loop.mindir")))
    print(loop(Tensor([1.0, 2.0]), Tensor(3)), loop(Tensor([0.0, 1.0]), Tensor(1)))
    fails(lambda: export(net, x, file_name=path, file_format="XX"))
    fails(lambda: export(net, x, x, file_name=os.path.join(root, "bad"), file_format="MINDIR"))
    fails(lambda: load(os.path.join(root, "none.mindir")))
    fails(lambda: load(os.path.join(root, "none")))
    fails(lambda: nn.GraphCell(net))

ms.set_context(mode=ms.GRAPH_MODE)
with tempfile.TemporaryDirectory() as root:
    rng = np.random.RandomState(0)
    data = ds.NumpySlicesDataset((rng.randn(12, 3).astype(np.float32), rng.randn(12, 1).astype(np.float32)), shuffle=False).batch(4)
    net = nn.Dense(3, 1)
    config = CheckpointConfig(save_checkpoint_steps=2, keep_checkpoint_max=2, append_info=["epoch_num", "step_num", {"lr": 0.5}],
                              saved_network=net)
    keeper = ModelCheckpoint("m", root, config)
    Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1)).train(2, data, callbacks=[keeper], dataset_sink_mode=False)
    print(sorted(os.listdir(root)), os.path.basename(keeper.latest_ckpt_file_name))
    print({name: value.shape if value.shape else value.asnumpy().item() for name, value in ms.load_checkpoint(
        keeper.latest_ckpt_file_name).items()})

# expect: ['net.mindir']
# expect: ['conv.weight', 'bn.gamma', 'bn.beta', 'bn.moving_mean', 'bn.moving_variance', 'scale', 'fc.weight', 'fc.bias'] 8
# expect: (2, 3) True
# expect: (2, 2, 4, 4) True
# expect: True
# expect: True
# expect: [15. 23.] [1. 3.]
# expect: ValueError
# expect: TypeError
# expect: ValueError
# expect: ValueError
# expect: TypeError
# expect: ['m-2_1.ckpt', 'm-2_3.ckpt', 'm-graph.meta'] m-2_3.ckpt
# expect: {'weight': (1, 3), 'bias': (1,), 'epoch_num': 2, 'step_num': 6, 'lr': 0.5}
