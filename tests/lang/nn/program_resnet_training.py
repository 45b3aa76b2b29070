# tolerance: 5e-4
# A small ResNet in the style of the model zoo: conv, batch norm with moving averages, residual blocks, average pooling; one
# training run by SGD through TrainOneStepCell, then evaluation.
from typing import List, Optional, Type, Union
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.common.initializer import Normal


class ResidualBlockBase(nn.Cell):
    expansion: int = 1

    def __init__(self, in_channel: int, out_channel: int, stride: int = 1, norm: Optional[nn.Cell] = None,
                 down_sample: Optional[nn.Cell] = None) -> None:
        super(ResidualBlockBase, self).__init__()
        if not norm:
            self.norm = nn.BatchNorm2d(out_channel)
        else:
            self.norm = norm
        self.conv1 = nn.Conv2d(in_channel, out_channel, kernel_size=3, stride=stride, weight_init=Normal(mean=0, sigma=0.02))
        self.conv2 = nn.Conv2d(out_channel, out_channel, kernel_size=3, weight_init=Normal(mean=0, sigma=0.02))
        self.relu = nn.ReLU()
        self.down_sample = down_sample

    def construct(self, x):
        """ResidualBlockBase construct."""
        identity = x
        out = self.conv1(x)
        out = self.norm(out)
        out = self.relu(out)
        out = self.conv2(out)
        out = self.norm(out)
        if self.down_sample is not None:
            identity = self.down_sample(x)
        out += identity
        out = self.relu(out)
        return out


def make_layer(last_out_channel, block: Type[Union[ResidualBlockBase]], channel: int, block_nums: int, stride: int = 1):
    down_sample = None
    if stride != 1 or last_out_channel != channel * block.expansion:
        down_sample = nn.SequentialCell([
            nn.Conv2d(last_out_channel, channel * block.expansion, kernel_size=1, stride=stride),
            nn.BatchNorm2d(channel * block.expansion, gamma_init=Tensor(np.ones(channel), ms.float32))
        ])
    layers = []
    layers.append(block(last_out_channel, channel, stride=stride, down_sample=down_sample))
    in_channel = channel * block.expansion
    for _ in range(1, block_nums):
        layers.append(block(in_channel, channel))
    return nn.SequentialCell(layers)


class ResNet(nn.Cell):
    def __init__(self, block, layer_nums: List[int], num_classes: int, input_channel: int) -> None:
        super(ResNet, self).__init__()
        self.relu = nn.ReLU()
        self.conv1 = nn.Conv2d(3, 8, kernel_size=3, stride=1)
        self.norm = nn.BatchNorm2d(8)
        self.max_pool = nn.MaxPool2d(kernel_size=3, stride=2, pad_mode="same")
        self.layer1 = make_layer(8, block, 8, layer_nums[0])
        self.layer2 = make_layer(8 * block.expansion, block, 16, layer_nums[1], stride=2)
        self.avg_pool = nn.AvgPool2d(2)
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(in_channels=input_channel, out_channels=num_classes)

    def construct(self, x):
        x = self.conv1(x)
        x = self.norm(x)
        x = self.relu(x)
        x = self.max_pool(x)
        x = self.layer1(x)
        x = self.layer2(x)
        x = self.avg_pool(x)
        x = self.flatten(x)
        x = self.fc(x)
        return x


np.random.seed(3)
net = ResNet(ResidualBlockBase, [1, 1], 4, 16)
for parameter in net.trainable_params():
    if parameter.ndim > 1:
        parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.2, ms.float32))
for name, parameter in net.parameters_and_names():
    if name.endswith("fc.bias"):
        parameter.set_data(Tensor(np.zeros(4), ms.float32))
print([p.name for p in net.get_parameters()])
x = Tensor(np.random.randn(4, 3, 8, 8), ms.float32)
y = Tensor([0, 1, 2, 3], ms.int32)
loss_fn = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
opt = nn.SGD(net.trainable_params(), learning_rate=nn.exponential_decay_lr(0.05, 0.9, 10, 2, 1), momentum=0.9, weight_decay=1e-4)
train = nn.TrainOneStepCell(nn.WithLossCell(net, loss_fn), opt)
train.set_train()
for step in range(4):
    print(f"step {step}, loss {float(train(x, y).asnumpy()):.4f}")
print(net.norm.moving_mean.asnumpy()[:4], net.norm.moving_variance.asnumpy()[:4])
net.set_train(False)
print(net(x))

# expect: ['conv1.weight', 'norm.moving_mean', 'norm.moving_variance', 'norm.gamma', 'norm.beta', 'layer1.0.norm.moving_mean', 'layer1.0.norm.moving_variance', 'layer1.0.norm.gamma', 'layer1.0.norm.beta', 'layer1.0.conv1.weight', 'layer1.0.conv2.weight', 'layer2.0.norm.moving_mean', 'layer2.0.norm.moving_variance', 'layer2.0.norm.gamma', 'layer2.0.norm.beta', 'layer2.0.conv1.weight', 'layer2.0.conv2.weight', 'layer2.0.down_sample.0.weight', 'layer2.0.down_sample.1.moving_mean', 'layer2.0.down_sample.1.moving_variance', 'layer2.0.down_sample.1.gamma', 'layer2.0.down_sample.1.beta', 'fc.weight', 'fc.bias']
# expect: step 0, loss 1.5890
# expect: step 1, loss 1.3277
# expect: step 2, loss 1.0237
# expect: step 3, loss 0.8187
# expect: [ 0.01177515  0.06927669 -0.05805768  0.03111445] [0.94497085 1.0560535  0.93895066 0.92679226]
# expect: [[-0.02043105 -0.8674982   0.40704054  0.61931527]
# expect:  [-0.6564145  -0.44888282  0.3743532   0.43603948]
# expect:  [-0.5301594  -0.80941015  0.42597336  0.55915   ]
# expect:  [-0.46589163 -0.923323    0.42507607  0.5021543 ]]
