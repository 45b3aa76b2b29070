# An optimizer of the user's own on the tools of nn.Optimizer: decay, scale, rates that follow the steps.
import mindspore as ms
from mindspore import Tensor, nn, ops


class Own(nn.Optimizer):
    def __init__(self, params, learning_rate, weight_decay=0.0, loss_scale=1.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        self.assign_sub = ops.AssignSub()

    def construct(self, gradients):
        params = self.parameters
        gradients = self.flatten_gradients(gradients)
        gradients = self.decay_weight(gradients)
        gradients = self.gradients_centralization(gradients)
        gradients = self.scale_grad(gradients)
        lr = self.get_lr()
        if self._is_dynamic_lr_or_weight_decay():
            self.assignadd(self.global_step, self.global_step_increase_tensor)
        if self.is_group_lr:
            for i in range(len(params)):
                self.assign_sub(params[i], lr[i] * gradients[i])
        else:
            for i in range(len(params)):
                self.assign_sub(params[i], lr * gradients[i])
        return True


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    gradients = (Tensor([[1.0, 2.0]]), Tensor([1.0]))
    for rate in (0.1, [0.1, 0.2, 0.3, 0.4], nn.ExponentialDecayLR(0.1, 0.5, 1)):
        net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
        for decay in (0.0, 0.01):
            optimizer = Own(net.trainable_params(), rate, decay, 2.0)
            for _ in range(3):
                optimizer(gradients)
                print(mode, type(rate).__name__, decay, net.weight.asnumpy().round(3), optimizer.global_step.asnumpy())
    net = nn.Dense(2, 1, weight_init="ones", bias_init="zeros")
    groups = [{"params": [net.weight], "lr": 0.1},
              {"params": [net.bias], "lr": nn.ExponentialDecayLR(0.1, 0.5, 1), "weight_decay": 0.1}]
    optimizer = Own(groups, 0.3)
    for _ in range(3):
        optimizer(gradients)
        print(mode, net.weight.asnumpy().round(3), net.bias.asnumpy().round(3), optimizer.global_step.asnumpy())

# expect: 0 float 0.0 [[0.95 0.9 ]] [0]
# expect: 0 float 0.0 [[0.9 0.8]] [0]
# expect: 0 float 0.0 [[0.85 0.7 ]] [0]
# expect: 0 float 0.01 [[0.799 0.599]] [0]
# expect: 0 float 0.01 [[0.748 0.499]] [0]
# expect: 0 float 0.01 [[0.698 0.398]] [0]
# expect: 0 list 0.0 [[0.95 0.9 ]] [1]
# expect: 0 list 0.0 [[0.85 0.7 ]] [2]
# expect: 0 list 0.0 [[0.7 0.4]] [3]
# expect: 0 list 0.01 [[0.649 0.3  ]] [1]
# expect: 0 list 0.01 [[0.548 0.099]] [2]
# expect: 0 list 0.01 [[ 0.396 -0.201]] [3]
# expect: 0 ExponentialDecayLR 0.0 [[0.95 0.9 ]] [1]
# expect: 0 ExponentialDecayLR 0.0 [[0.925 0.85 ]] [2]
# expect: 0 ExponentialDecayLR 0.0 [[0.912 0.825]] [3]
# expect: 0 ExponentialDecayLR 0.01 [[0.862 0.724]] [1]
# expect: 0 ExponentialDecayLR 0.01 [[0.836 0.674]] [2]
# expect: 0 ExponentialDecayLR 0.01 [[0.823 0.649]] [3]
# expect: 0 [[0.9 0.8]] [-0.1] [1]
# expect: 0 [[0.8 0.6]] [-0.15] [2]
# expect: 0 [[0.7 0.4]] [-0.174] [3]
# expect: 1 float 0.0 [[0.95 0.9 ]] [0]
# expect: 1 float 0.0 [[0.9 0.8]] [0]
# expect: 1 float 0.0 [[0.85 0.7 ]] [0]
# expect: 1 float 0.01 [[0.799 0.599]] [0]
# expect: 1 float 0.01 [[0.748 0.499]] [0]
# expect: 1 float 0.01 [[0.698 0.398]] [0]
# expect: 1 list 0.0 [[0.95 0.9 ]] [1]
# expect: 1 list 0.0 [[0.85 0.7 ]] [2]
# expect: 1 list 0.0 [[0.7 0.4]] [3]
# expect: 1 list 0.01 [[0.649 0.3  ]] [1]
# expect: 1 list 0.01 [[0.548 0.099]] [2]
# expect: 1 list 0.01 [[ 0.396 -0.201]] [3]
# expect: 1 ExponentialDecayLR 0.0 [[0.95 0.9 ]] [1]
# expect: 1 ExponentialDecayLR 0.0 [[0.925 0.85 ]] [2]
# expect: 1 ExponentialDecayLR 0.0 [[0.912 0.825]] [3]
# expect: 1 ExponentialDecayLR 0.01 [[0.862 0.724]] [1]
# expect: 1 ExponentialDecayLR 0.01 [[0.836 0.674]] [2]
# expect: 1 ExponentialDecayLR 0.01 [[0.823 0.649]] [3]
# expect: 1 [[0.9 0.8]] [-0.1] [1]
# expect: 1 [[0.8 0.6]] [-0.15] [2]
# expect: 1 [[0.7 0.4]] [-0.174] [3]
