# mindspore.boost: a head of normalised weights, optimizers of groups of parameters with their turns, and the level of a Model.
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore import Tensor, boost, nn
from mindspore.train import Model


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Dense(4, 8, weight_init="ones", bias_init="zeros")
        self.second = nn.Dense(8, 8, weight_init="ones", bias_init="zeros")
        self.third = nn.Dense(8, 8, weight_init="ones", bias_init="zeros")
        self.head = nn.Dense(8, 3, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.head(self.third(self.second(self.first(x))))


x, y = Tensor(np.arange(8).reshape(2, 4).astype(np.float32) / 10), Tensor(np.array([1, 2], np.int32))
loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
less = boost.LessBN(Net(), fn_flag=True)
print(type(less.network.head).__name__, less(x).asnumpy().round(3).tolist(), [p.name for p in less.trainable_params()])

net = Net()
groups = [{"params": net.trainable_params()[:2], "lr": 0.1}, {"params": net.trainable_params()[2:]}]
print([(sorted(group), len(group["params"])) for group in boost.ParameterProcess.generate_group_params(net.trainable_params()[1:], groups)])
maker = boost.OptimizerProcess(nn.Momentum(groups, 0.01, 0.9))
maker.add_grad_centralization(net)
print([(sorted(group), len(group["params"])) for group in maker.origin_params], type(maker.generate_new_optimizer()).__name__)
print([parameter.comm_fusion for parameter in boost.ParameterProcess().assign_parameter_group(net.trainable_params(), [2, 5])])

freeze = boost.GradientFreeze(2, 0, 0.5, 6)
print([len(group) for group in freeze.split_parameters_groups(net, 2)], freeze.generate_freeze_index_sequence(3, 0, 0.6, 7))
network, optimizer = freeze.freeze_generate(net, nn.Momentum(net.trainable_params(), 0.0001, 0.9))
step = boost.BoostTrainOneStepCell(nn.WithLossCell(network, loss), optimizer)
for _ in range(3):
    before = net.first.bias.asnumpy().copy()
    print(step(x, y).asnumpy().round(4), bool((net.first.bias.asnumpy() == before).all()))
for wrong in (lambda: boost.FreezeOpt(3), lambda: boost.ParameterProcess.generate_group_params([], []),
              lambda: freeze.generate_freeze_index_sequence(3, 2, 0.5, 4)):
    try:
        wrong()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

net = Net()
model = Model(net, loss, nn.Momentum(net.trainable_params(), 0.01, 0.9), metrics={"acc"}, boost_level="O1",
              boost_config_dict={"boost": {"mode": "manual", "less_bn": True, "grad_freeze": False}})
rows = ds.GeneratorDataset([(x.asnumpy()[0], np.int32(1))] * 4, ["x", "y"], shuffle=False).batch(2)
model.train(1, rows, dataset_sink_mode=False)
print(type(model.train_network).__name__, type(net.head).__name__, boost.AutoBoost().boost_config["less_bn"])

# expect: CommonHeadLastFN [[1.0, 1.0, 1.0], [1.0, 1.0, 1.0]] ['network.first.weight', 'network.first.bias', 'network.second.weight', 'network.second.bias', 'network.third.weight', 'network.third.bias', 'head.weight', 'head.multiplier']
# expect: [(['lr', 'params'], 1), (['params'], 6)]
# expect: [(['grad_centralization', 'lr', 'params'], 1), (['lr', 'params'], 1), (['grad_centralization', 'params'], 3), (['params'], 3)] Momentum
# expect: [1, 1, 2, 2, 2, 3, 3, 3]
# expect: [8, 4] [0, 0, 1, 2, 0, 0, 1, 2]
# expect: 1.0986 False
# expect: 0.9279 True
# expect: 0.6313 False
# expect: TypeError The first arg 'opt' must be an Optimizer instance, but got <class 'int'>
# expect: ValueError Optimizer got an empty parameter list.
# expect: ValueError Unsupported freezing training strategy '2'
# expect: BoostTrainOneStepCell Dense False
