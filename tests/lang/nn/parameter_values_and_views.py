import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

p = Parameter(Tensor([1.0, 2.0]), name="p")
value, array, view, first = p.value(), p.asnumpy(), p.view(2), p[0]
ops.assign_add(p, Tensor([1.0, 1.0]))
print(p.asnumpy(), value, array, view, first)
given = Tensor([5.0, 6.0])
p.set_data(given)
given[0] = 9
print(p.asnumpy(), given, value, array, view, first)
ops.assign(p, Tensor([7.0, 7.0]))
print(p.asnumpy(), given, array, type(value).__name__, type(p.data).__name__)
net = nn.Dense(2, 2)
before = net.weight.asnumpy()
net.weight.set_data(ops.ones((2, 2)))
print(before.sum() != 4, net.weight.asnumpy().sum())

# expect: [2. 3.] [1. 2.] [2. 3.] [2. 3.] 2.0
# expect: [5. 6.] [9. 6.] [1. 2.] [2. 3.] [2. 3.] 2.0
# expect: [7. 7.] [9. 6.] [2. 3.] Tensor Parameter
# expect: True 4.0
