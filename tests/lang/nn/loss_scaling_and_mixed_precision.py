import numpy as np
import mindspore as ms
from mindspore import Tensor, amp, nn, ops

x = Tensor([1.0, 2.0])
bad = Tensor([1.0, float("inf")])
print(amp.all_finite([x, x]), amp.all_finite([x, bad]))
static = amp.StaticLossScaler(4.0)
print(static.scale(x), static.unscale((x, x)), static.adjust(True))
scaler = amp.DynamicLossScaler(8.0, 2, 2)
print(scaler.scale(x), scaler.unscale(x))
for finite in (True, True, False, True, False):
    scaler.adjust(Tensor(finite))
    print(scaler.scale_value.asnumpy(), scaler.counter.asnumpy())
net = nn.SequentialCell(nn.Dense(2, 2, weight_init="ones", bias_init="zeros"), nn.ReLU())
print(net(Tensor([[1.0, 2.0]])).dtype)
net.to_float(ms.float16)
out = net(Tensor([[1.0, 2.0]]))
print(out.dtype, out, net[0].weight.dtype)

# expect: True False
# expect: [4. 8.] (Tensor(shape=[2], dtype=Float32, value= [ 2.50000000e-01,  5.00000000e-01]), Tensor(shape=[2], dtype=Float32, value= [ 2.50000000e-01,  5.00000000e-01])) False
# expect: [ 8. 16.] [0.125 0.25 ]
# expect: 8.0 1
# expect: 16.0 0
# expect: 8.0 0
# expect: 8.0 1
# expect: 4.0 0
# expect: Float32
# expect: Float16 [[3. 3.]] Float32
