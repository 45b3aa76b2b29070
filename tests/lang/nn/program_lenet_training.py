# tolerance: 2e-4
# LeNet on random images: convolution, pooling, Dense, cross entropy, trained by Momentum in the style of the tutorials.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class LeNet5(nn.Cell):
    """LeNet-5 for one-channel images."""

    def __init__(self, num_class=10, num_channel=1):
        super(LeNet5, self).__init__()
        self.conv1 = nn.Conv2d(num_channel, 6, 5, pad_mode="valid", has_bias=True)
        self.conv2 = nn.Conv2d(6, 16, 5, pad_mode="valid")
        self.relu = nn.ReLU()
        self.max_pool2d = nn.MaxPool2d(kernel_size=2, stride=2)
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(16 * 4 * 4, 32)
        self.fc2 = nn.Dense(32, num_class)

    def construct(self, x):
        x = self.max_pool2d(self.relu(self.conv1(x)))
        x = self.max_pool2d(self.relu(self.conv2(x)))
        x = self.flatten(x)
        x = self.relu(self.fc1(x))
        return self.fc2(x)


np.random.seed(0)
net = LeNet5()
for parameter in net.get_parameters():
    parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.1, ms.float32))
loss_fn = nn.CrossEntropyLoss()
optimizer = nn.Momentum(net.trainable_params(), learning_rate=0.05, momentum=0.9, weight_decay=1e-4)


def forward_fn(data, label):
    logits = net(data)
    loss = loss_fn(logits, label)
    return loss, logits


grad_fn = ms.value_and_grad(forward_fn, None, optimizer.parameters, has_aux=True)


def train_step(data, label):
    (loss, _), grads = grad_fn(data, label)
    optimizer(grads)
    return loss


images = Tensor(np.random.randn(8, 1, 28, 28), ms.float32)
labels = Tensor(np.random.randint(0, 10, 8), ms.int32)
net.set_train()
for step in range(6):
    print(f"step {step}, loss {train_step(images, labels).asnumpy():.4f}")
net.set_train(False)
logits = net(images)
print((logits.argmax(1) == labels).astype(ms.float32).mean().asnumpy() >= 0.25, logits.shape)

# expect: step 0, loss 2.5195
# expect: step 1, loss 2.2320
# expect: step 2, loss 1.9280
# expect: step 3, loss 1.6252
# expect: step 4, loss 1.3813
# expect: step 5, loss 1.1771
# expect: True (8, 10)
