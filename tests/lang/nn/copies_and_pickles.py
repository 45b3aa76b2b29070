import copy
import pickle
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

types = [ms.float32, ms.int64, ms.bool_, ms.bfloat16]
print(copy.deepcopy(types), copy.copy(ms.float16), pickle.loads(pickle.dumps(ms.float32)) == ms.float32)
print(copy.deepcopy(ops.Add())(Tensor(1.0), Tensor(2.0)))
t = Tensor([1.0, 2.0])
u = copy.deepcopy(t)
u[0] = 5.0
print(t, u, copy.copy(t))
p = copy.deepcopy(Parameter(Tensor([1.0]), name="k"))
print(p.name, type(p).__name__, p.asnumpy())
net = nn.SequentialCell(nn.Dense(2, 3), nn.ReLU(), nn.BatchNorm2d(3))
other = copy.deepcopy(net)
other[0].weight.set_data(ops.zeros((3, 2)))
print(net[0].weight.asnumpy().sum() != 0, [q.name for q in other.get_parameters()])
print(copy.deepcopy({"a": (ms.int8, np.float32, None, ms.float32)}), copy.deepcopy(np.dtype("float32")), copy.deepcopy(np.array([1, 2])))
print(copy.copy(np.float32(3)), copy.deepcopy([np.int8(5), np.float64(0.5)]), pickle.loads(pickle.dumps(np.dtype("int16"))))
print(copy.deepcopy(nn.Conv2d(1, 1, 1)).cls_name)

# expect: [mindspore.float32, mindspore.int64, mindspore.bool, mindspore.bfloat16] Float16 True
# expect: 3.0
# expect: [1. 2.] [5. 2.] [1. 2.]
# expect: k Parameter [1.]
# expect: True ['0.weight', '0.bias', '2.moving_mean', '2.moving_variance', '2.gamma', '2.beta']
# expect: {'a': (mindspore.int8, <class 'numpy.float32'>, None, mindspore.float32)} float32 [1 2]
# expect: 3.0 [5, 0.5] int16
# expect: Conv2d
