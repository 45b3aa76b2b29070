import copy
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x):
        return self.fc(x)


net, other = Net(), Net()
x = Tensor([[1.0, 2.0]])
print(list(net.state_dict()))
net.fc.weight.set_data(Tensor([[1.0, 2.0], [3.0, 4.0]]))
print(other.load_state_dict(net.state_dict()), other.fc.weight.asnumpy())
for wrong in ({"fc.weight": net.fc.weight}, {**net.state_dict(), "more": net.fc.bias}):
    try:
        other.load_state_dict(wrong)
    except RuntimeError as error:
        print(error)
print(other.load_state_dict({"fc.weight": net.fc.weight}, strict=False))
handle = net.fc.register_forward_hook(lambda cell, inputs, output: output * 2)
print(net(x))
handle.remove()
print(net(x))
handle = net.register_forward_pre_hook(lambda cell, inputs: (inputs[0] + 1,))
print(net(x))
handle.remove()
twin = copy.deepcopy(net)
print(twin, twin.fc.weight is net.fc.weight, np.array_equal(twin.fc.weight.asnumpy(), net.fc.weight.asnumpy()))
p = Parameter(Tensor([1.0, 2.0]), name="p")
print(copy.deepcopy(p), copy.copy(p), copy.copy(p) is p)

# expect: ['fc.weight', 'fc.bias']
# expect: <All keys matched successfully> [[1. 2.]
# expect:  [3. 4.]]
# expect: Error(s) in loading state_dict for Net:
# expect: 	Missing key(s) in state_dict: "fc.bias".
# expect: Error(s) in loading state_dict for Net:
# expect: 	Unexpected key(s) in state_dict: "more".
# expect: _IncompatibleKeys(missing_keys=['fc.bias'], unexpected_keys=[])
# expect: [[10. 22.]]
# expect: [[ 5. 11.]]
# expect: [[ 8. 18.]]
# expect: Net(
# expect:   (fc): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect: ) False True
# expect: Parameter (name=p, shape=(2,), dtype=Float32, requires_grad=True) Parameter (name=p, shape=(2,), dtype=Float32, requires_grad=True) False
