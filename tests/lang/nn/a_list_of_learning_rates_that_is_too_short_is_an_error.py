# After the last rate of a list the optimizer does not go on with it: the step is refused.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

OPTIMIZERS = {
    "Momentum": lambda p: nn.Momentum(p, [0.5, 0.25], 0.9),
    "Adam of a tensor": lambda p: nn.Adam(p, Tensor([0.5, 0.25], ms.float32)),
    "a group's list": lambda p: nn.SGD([{"params": p[:1], "lr": [0.5, 0.25]}, {"params": p[1:]}], 0.5),
    "the others' list": lambda p: nn.SGD([{"params": p[:1], "lr": 0.5}, {"params": p[1:]}], [0.5, 0.25]),
    "cosine": lambda p: nn.SGD(p, nn.cosine_decay_lr(0.0, 1.0, 2, 1, 2)),
    "an iterator": lambda p: nn.SGD(p, iter([0.5, 0.25]))}
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for name, make in OPTIMIZERS.items():
        net = nn.Dense(2, 1, weight_init="ones")
        train = nn.TrainOneStepCell(net, make(list(net.trainable_params())))
        train.set_train()
        sums = []
        try:
            for _ in range(4):
                train(Tensor(np.ones((1, 2), np.float32)))
                sums.append(round(float(net.weight.asnumpy().sum()), 3))
        except RuntimeError as error:
            print(name, sums, str(error).split("\n")[0])

# expect: Momentum [1.0, 0.05] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: Adam of a tensor [1.0, 0.5] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: a group's list [1.0, 0.5] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: the others' list [1.0, 0.0] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: cosine [0.0, -1.0] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: an iterator [1.0, 0.5] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: Momentum [1.0, 0.05] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: Adam of a tensor [1.0, 0.5] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: a group's list [1.0, 0.5] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: the others' list [1.0, 0.0] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: cosine [0.0, -1.0] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
# expect: an iterator [1.0, 0.5] For 'Gather', the 'input_indices' should be in the range [0, 2), but got 2, error_code[58]
