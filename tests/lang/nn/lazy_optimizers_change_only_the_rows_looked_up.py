import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Looked(nn.Cell):
    def __init__(self):
        super().__init__()
        self.table = nn.EmbeddingLookup(6, 2, sparse=True)
        self.dense = nn.Dense(2, 2)

    def construct(self, places):
        return (self.dense(self.table(places)) ** 2).sum()


def fixed(net):
    for number, parameter in enumerate(net.get_parameters()):
        values = np.arange(parameter.size).reshape(parameter.shape) * 0.1 - 0.2 * number + 0.3
        parameter.set_data(Tensor(values.astype(np.float32)))
    return net


def lazy(parameters):
    return nn.LazyAdam(parameters, 0.1)


def ahead(parameters):
    return nn.LazyAdam(parameters, 0.1, use_nesterov=True)


def decaying(parameters):
    return nn.LazyAdam(parameters, 0.1, weight_decay=0.1)


def leader(parameters):
    return nn.FTRL(parameters, learning_rate=0.1, l1=0.01, l2=0.01)


def proximal(parameters):
    return nn.ProximalAdagrad(parameters, learning_rate=0.1, l2=0.01)


ms.set_context(mode=ms.GRAPH_MODE)
for made in (lazy, ahead, decaying, leader, proximal):
    net = fixed(Looked())
    optimizer = made(net.trainable_params())
    optimizer.target = "CPU"
    step = nn.TrainOneStepCell(net, optimizer)
    step.set_train()
    losses = [float(step(Tensor([places], ms.int32)).asnumpy()) for places in ([1, 2], [4, 5], [2, 4], [1, 0] if made is decaying else [1, 1])]
    print(made.__name__, np.round(losses, 3).tolist(), np.round(net.table.embedding_table.asnumpy(), 3).tolist())

weights = [Parameter(Tensor([1.0, 2.0]), name="w")]
for kind in (nn.LazyAdam, nn.Adam, nn.AdamWeightDecay):
    optimizer = kind(weights, 0.1)
    for target in ("CPU", "GPU", "x", 3):
        try:
            optimizer.target = target
            print(kind.__name__, optimizer.target)
        except (TypeError, ValueError) as error:
            print(kind.__name__, type(error).__name__, error)
# expect: lazy [0.455, 0.577, 0.037, 0.101] [[0.30000001192092896, 0.4000000059604645], [0.3580000102519989, 0.47600001096725464], [0.5429999828338623, 0.6460000276565552], [0.8999999761581421, 1.0], [0.9599999785423279, 1.059000015258789], [1.2259999513626099, 1.3259999752044678]]
# expect: ahead [0.455, 0.391, 0.146, 0.169] [[0.30000001192092896, 0.4000000059604645], [0.24699999392032623, 0.3930000066757202], [0.45399999618530273, 0.5730000138282776], [0.8999999761581421, 1.0], [0.8880000114440918, 1.0609999895095825], [1.159000039100647, 1.2589999437332153]]
# expect: decaying [0.455, 0.577, 0.037, 0.11] [[0.24199999868869781, 0.4580000042915344], [0.3440000116825104, 0.45100000500679016], [0.5339999794960022, 0.6370000243186951], [0.8999999761581421, 1.0], [0.9480000138282776, 1.0490000247955322], [1.2259999513626099, 1.3259999752044678]]
# expect: leader [0.455, 0.273, 0.036, 0.027] [[0.30000001192092896, 0.4000000059604645], [0.04800000041723251, 0.12999999523162842], [0.15199999511241913, 0.2770000100135803], [0.8999999761581421, 1.0], [0.013000000268220901, 0.05700000002980232], [0.028999999165534973, 0.09399999678134918]]
# expect: proximal [0.455, 0.59, 0.07, 0.005] [[0.30000001192092896, 0.4000000059604645], [0.44200000166893005, 0.5350000262260437], [0.6209999918937683, 0.7149999737739563], [0.8999999761581421, 1.0], [1.0299999713897705, 1.1130000352859497], [1.2359999418258667, 1.3209999799728394]]
# expect: LazyAdam CPU
# expect: LazyAdam ValueError For 'Optimizer', the property 'target' cannot be set to 'GPU' or 'Ascend' in the 'CPU' environment.
# expect: LazyAdam ValueError For 'Optimizer', the property 'target' must be one of ['CPU', 'Ascend' ,'GPU'], but got x
# expect: LazyAdam TypeError For 'Optimizer', the property 'target' must be string, but got <class 'int'>
# expect: Adam CPU
# expect: Adam ValueError For 'Optimizer', the property 'target' cannot be set to 'GPU' or 'Ascend' in the 'CPU' environment.
# expect: Adam ValueError For 'Optimizer', the property 'target' must be one of ['CPU', 'Ascend' ,'GPU'], but got x
# expect: Adam TypeError For 'Optimizer', the property 'target' must be string, but got <class 'int'>
# expect: AdamWeightDecay CPU
# expect: AdamWeightDecay ValueError For 'Optimizer', the property 'target' cannot be set to 'GPU' or 'Ascend' in the 'CPU' environment.
# expect: AdamWeightDecay ValueError For 'Optimizer', the property 'target' must be one of ['CPU', 'Ascend' ,'GPU'], but got x
# expect: AdamWeightDecay TypeError For 'Optimizer', the property 'target' must be string, but got <class 'int'>
