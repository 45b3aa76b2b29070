import os
import tempfile

import mindspore as ms
from mindspore import Parameter, Tensor, amp, nn
from mindspore.nn.layer.image import PixelShuffle
from mindspore.nn.layer.padding import ReflectionPad1d, ReplicationPad2d
from mindspore.nn.layer.pooling import AdaptiveAvgPool3d, LPPool1d, MaxPool3d
from mindspore.ops.composite import augassign_add, hyper_add
from mindspore.ops.composite.multitype_ops import add, equal, getitem
from mindspore.ops.operations import Assert, Merge, Quantile, SplitV, TensorDump


def attempt(function, *args, **names):
    try:
        return function(*args, **names)
    except Exception as error:
        return type(error).__name__


print(MaxPool3d is nn.MaxPool3d, PixelShuffle is nn.PixelShuffle, ReflectionPad1d is nn.ReflectionPad1d, LPPool1d.__name__)
print(Quantile(0), Merge().name, SplitV([1, 3], 0, 2), Assert(2)(True, [Tensor([1])]) is not None, TensorDump.__name__)
x = Tensor([1.0, 2.0])
print(hyper_add(x, x), augassign_add(x, x), add(x, x), equal(x, x))


@ms.jit
def first(value):
    return getitem(add(value, value), 0)


print(nn.MarginRankingLoss()(input1=x, input2=x + 1, target=Tensor([1.0, -1.0])))
print(first(x), attempt(SplitV([1, 1], 0, 2), x))
print(amp.all_finite([x, Tensor([float("inf")])]), attempt(amp.all_finite, x), attempt(amp.all_finite, []), attempt(amp.all_finite, 3))
weight = Parameter(x, name="weight")
optimizer = nn.SGD([weight], 0.1)
print(optimizer.get_lr_parameter(weight), optimizer.get_lr_parameter([weight]), attempt(optimizer.get_lr_parameter, 3))
plain = os.path.join(tempfile.mkdtemp(), "plain.ckpt")
ms.save_checkpoint([{"name": "weight", "data": weight}], plain)
print(attempt(ms.load_checkpoint, plain, dec_key=b"0123456789ABCDEF"), list(ms.load_checkpoint(plain)))
print(attempt(ms.load_param_into_net, nn.Dense(1, 1), {"weight": weight}, remove_redundancy=3))
# expect: True True True LPPool1d
# expect: Prim[Quantile]<dim=0, keep_dims=False, ignore_nan=False> Merge Prim[SplitV]<size_splits=[1, 3], split_dim=0, num_split=2> True TensorDump
# expect: [2. 4.] [2. 4.] [2. 4.] [ True  True]
# expect: 0.5
# expect: 2.0 RuntimeError
# expect: False TypeError ValueError TypeError
# expect: Parameter (name=learning_rate, shape=(), dtype=Float32, requires_grad=True) [Parameter (name=learning_rate, shape=(), dtype=Float32, requires_grad=True)] TypeError
# expect: ValueError ['weight']
# expect: ValueError
