# Cell.set_inputs with Tensor(shape=[None, ...]): one graph for several shapes; what does not fit is an error.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def construct(self, x):
        return ops.relu(x) + 1


def ones(*shape, dtype=np.float32):
    return Tensor(np.ones(shape, dtype))


def shown(call):
    try:
        print(call())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])


net = Net()
declared = Tensor(shape=[None, 3], dtype=ms.float32)
print(declared.shape, declared.dtype, Tensor(shape=None, dtype=ms.float32).shape, Tensor(shape=(2, 1), dtype=ms.int32))
net.set_inputs(declared)
for rows in (2, 4, 5):
    print(net(ones(rows, 3)).shape)
print(len(net.get_inputs()))
shown(lambda: net(ones(4, 4)))
shown(lambda: net(ones(4)))
shown(lambda: net(ones(4, 3, dtype=np.int32)))
shown(lambda: net(ones(4, 3), ones(4, 3)))
shown(lambda: net(3))
shown(lambda: net.set_inputs(declared, declared))
shown(lambda: net.set_inputs(z=declared))
shown(lambda: Tensor(shape=[None, 3]))

# expect: (-1, 3) Float32 (-2,) [[0]
# expect:  [0]]
# expect: (2, 3)
# expect: (4, 3)
# expect: (5, 3)
# expect: 1
# expect: ValueError For set_inputs and tuple(list) in set_inputs, the shape of 1th input must be the same as expected, but got expected: 3, and input: 4!
# expect: ValueError For set_inputs and tuple(list) in set_inputs, the dims of 1th input must be the same as expected, but got expected: 2, and input: 1!
# expect: TypeError For set_inputs or tuple(list) in set_inputs, the 1th type should be Tensor[Float32], but got Tensor[Int32]!
# expect: TypeError For 'Cell', the function construct requires 1 positional argument and 0 default argument, total 1, but got 2.
# expect: TypeError For set_inputs or tuple(list) in set_inputs, the 1th should be mutable one, but got static!
# expect: TypeError For 'Cell', the function construct requires 1 positional argument and 0 default argument, total 1, but got 2.
# expect: ValueError For dict mode, valid key is ['x'], but got z!
# expect: ValueError If setting dynamic shape, dtype must not be None, init must be None
# expect report: compiles construct 1
