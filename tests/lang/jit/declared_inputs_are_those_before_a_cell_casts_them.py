# A Cell that computes in float16 is given what set_inputs() declared: the check looks at the arguments before they are cast.
import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    def construct(self, x):
        return x * 2 + 1


net = Net().to_float(ms.float16)
net.set_inputs(Tensor(shape=[None], dtype=ms.float32))
for count in (2, 3):
    result = net(Tensor([1.0] * count))
    print(result, result.dtype)
try:
    net(Tensor([1, 2]))
except TypeError as error:
    print(str(error).split("\n")[0])

# expect: [3. 3.] Float16
# expect: [3. 3. 3.] Float16
# expect: For set_inputs or tuple(list) in set_inputs, the 1th type should be Tensor[Float32], but got Tensor[Int64]!
