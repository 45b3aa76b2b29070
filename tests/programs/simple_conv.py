# arguments: --small --runs 2
# The program "simple conv module" of seed 001: the BasicBlock of ResNet, two 3x3 convolutions of 128 channels on
# (1, 128, 256, 256) float32 with batch norm, relu and the identity added, called as it is and compiled at O0 and O1; one
# printed row a way, forward and forward + backward.
#
# Written from the seed's description. --small takes 4 channels and 8 rows, --runs N the number of timed runs (1000).
import sys
import time

import numpy as np
import mindspore
from mindspore import Tensor, nn


def number_after(flag, default):
    return int(sys.argv[sys.argv.index(flag) + 1]) if flag in sys.argv else default


small = "--small" in sys.argv
runs = number_after("--runs", 1000)
channels, side = (4, 8) if small else (128, 256)


def conv3x3(in_planes, out_planes, stride=1):
    """3x3 convolution with padding."""
    return nn.Conv2d(in_planes, out_planes, kernel_size=3, stride=stride, pad_mode="pad", padding=1, has_bias=False)


class BasicBlock(nn.Cell):
    expansion = 1

    def __init__(self, inplanes, planes, stride=1, downsample=None):
        super().__init__()
        self.conv1 = conv3x3(inplanes, planes, stride)
        self.bn1 = nn.BatchNorm2d(planes)
        self.relu = nn.ReLU()
        self.conv2 = conv3x3(planes, planes)
        self.bn2 = nn.BatchNorm2d(planes)
        self.downsample = downsample

    def construct(self, x):
        identity = x
        out = self.conv1(x)
        out = self.bn1(out)
        out = self.relu(out)
        out = self.conv2(out)
        out = self.bn2(out)
        if self.downsample is not None:
            identity = self.downsample(x)
        out = out + identity
        return self.relu(out)


np.random.seed(0)
net = BasicBlock(channels, channels)
for parameter in net.trainable_params():  # known weights, so that results can be compared
    parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.1, mindspore.float32))
weights = net.trainable_params()
data = Tensor(np.random.randn(1, channels, side, side), mindspore.float32)
forward_and_backward = mindspore.value_and_grad(net, grad_position=None, weights=net.trainable_params())


def levels(function):
    return {"no jit": function, "ast O0": mindspore.jit(function, capture_mode="ast", jit_level="O0"),
            "ast O1": mindspore.jit(function, capture_mode="ast", jit_level="O1")}


def flat(result):
    """The tensors of a result as arrays, in order."""
    if isinstance(result, Tensor):
        return [result.asnumpy()]
    return [array for item in result for array in flat(item)]


def forward(x):
    return net(x)


def forward_backward(x):
    return forward_and_backward(x)


for title, function in (("forward", forward), ("forward + backward", forward_backward)):
    first = None
    for name, called in levels(function).items():
        start = time.time()
        out = called(data)
        arrays = flat(out)
        time_to_prepare = time.time() - start
        start = time.time()
        for _ in range(runs):
            out = called(data)
        arrays = flat(out)
        time_to_run = time.time() - start
        first = arrays if first is None else first
        same = all(np.allclose(a, b, 1e-3, 1e-4) for a, b in zip(first, arrays))
        print(f"{title}, {name}, out shape: {arrays[0].shape}, {len(arrays)} tensors, as without jit: {same}, time to prepare: "
              f"{time_to_prepare:.2f}s, time to run {runs} times: {time_to_run:.2f}s")
    for array in first[:3]:
        print(f"    mean {array.mean():.4f}, mean of squares {(array * array).mean():.4f}")
