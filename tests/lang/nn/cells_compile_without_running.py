# Cell.compile and _cell_graph_executor.compile make the graph and run nothing, in both modes; what no graph can take is
# refused there.
import mindspore as ms
from mindspore import nn, Tensor
from mindspore.common.api import _cell_graph_executor


class Prints(nn.Cell):
    def construct(self, x):
        print("runs")
        return x + 1


class Plain(nn.Cell):
    def construct(self, x):
        return x + 1


class Missing(nn.Cell):
    def construct(self, x):
        return x.foo()


class Product(nn.Cell):
    def construct(self, x, y):
        return x * y


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    net = Prints()
    phase, is_new = _cell_graph_executor.compile(net, Tensor([1.0]))
    print(type(phase).__name__, is_new, _cell_graph_executor.compile(net, Tensor([1.0]))[1])
    print(net.compile(Tensor([1.0])))
    print(Plain().compile_and_run(Tensor([2.0])))
    net = Plain()
    _cell_graph_executor.compile(net, Tensor([1.0]))
    print(_cell_graph_executor(net, Tensor([3.0])))
    for cell, args in ((Missing(), (Tensor([1.0]),)), (Product(), (Tensor([1.0, 2.0, 3.0]), Tensor([1.0, 2.0])))):
        try:
            cell.compile(*args)
        except (AttributeError, ValueError) as error:
            print(type(error).__name__, str(error).split("\n")[0])

# expect: str True False
# expect: None
# expect: [3.]
# expect: [4.]
# expect: AttributeError 'Tensor' object has no attribute 'foo'
# expect: ValueError For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[1] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [3] and input2.shape = [2]
# expect: str True False
# expect: None
# expect: [3.]
# expect: [4.]
# expect: AttributeError 'Tensor' object has no attribute 'foo'
# expect: ValueError For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[1] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [3] and input2.shape = [2]
