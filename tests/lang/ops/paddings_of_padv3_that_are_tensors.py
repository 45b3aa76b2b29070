import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, mode, contiguous=True):
        super().__init__()
        self.op = ops.PadV3(mode, contiguous)

    def construct(self, *operands):
        return self.op(*operands)


def tell(make):
    try:
        found = make()
        for part in found if isinstance(found, tuple) else (found,):
            print(part.shape, part.asnumpy().ravel().tolist())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n-")[0].strip().split("\n\n")[0])


x = Tensor(np.arange(12).reshape(1, 1, 3, 4).astype(np.float32))
paddings, value = Tensor([1, 2, 1, 0]), Tensor(1.5, ms.float32)
gradients = ops.GradOperation(get_all=True, sens_param=True)
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for kind in ("constant", "reflect", "edge", "circular"):
        operands = (x, paddings, value) if kind == "constant" else (x, paddings)
        tell(lambda: Net(kind)(*operands))
        tell(lambda: Net(kind, False)(*operands))
        if mode == ms.PYNATIVE_MODE or kind != "constant":
            sens = Tensor(np.arange(28).reshape(1, 1, 4, 7).astype(np.float32))
            tell(lambda: gradients(Net(kind))(*operands, sens))
    tell(lambda: Net("constant", False)(x, (1, 2, 3, 0), value))
    net = Net("constant")
    net.set_inputs(Tensor(shape=[None] * 4, dtype=ms.float32), Tensor(shape=[None], dtype=ms.int64), value)
    tell(lambda: net(x, paddings, value))

ms.set_context(mode=ms.PYNATIVE_MODE)
pad = ops.PadV3("constant")
tell(lambda: pad(x, (1, 1)))
tell(lambda: pad(x))
tell(lambda: pad(x, (1, 1, 1), 0.0))
tell(lambda: pad(x, 1, 0.0))
tell(lambda: pad(x, Tensor([[1, 1]]), 0.0))
tell(lambda: ops.PadV3("reflect")(x, (1, 1), 0.0))
tell(lambda: ops.PadV3("reflect")(x, (5, 5)))
tell(lambda: ops.PadV3("reflect")(x[0], (5, 5)))
tell(lambda: ops.PadV3("edge")(x, (1, 1)))

# expect: (1, 1, 4, 7) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5, 1.5]
# expect: (1, 1, 5, 6) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5]
# expect: (1, 1, 3, 4) [8.0, 9.0, 10.0, 11.0, 15.0, 16.0, 17.0, 18.0, 22.0, 23.0, 24.0, 25.0]
# expect: (4,) [0, 0, 0, 0]
# expect: () [0.0]
# expect: (1, 1, 4, 7) [5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 5.0, 1.0, 0.0, 1.0, 2.0, 3.0, 2.0, 1.0, 5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 5.0, 9.0, 8.0, 9.0, 10.0, 11.0, 10.0, 9.0]
# expect: (1, 1, 5, 6) [9.0, 8.0, 9.0, 10.0, 11.0, 10.0, 5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 1.0, 0.0, 1.0, 2.0, 3.0, 2.0, 5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 9.0, 8.0, 9.0, 10.0, 11.0, 10.0]
# expect: (1, 1, 3, 4) [8.0, 29.0, 22.0, 11.0, 16.0, 58.0, 44.0, 22.0, 22.0, 71.0, 50.0, 25.0]
# expect: (4,) [0, 0, 0, 0]
# expect: (1, 1, 4, 7) [0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0, 7.0, 7.0, 8.0, 8.0, 9.0, 10.0, 11.0, 11.0, 11.0]
# expect: (1, 1, 5, 6) [0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0, 7.0, 8.0, 8.0, 9.0, 10.0, 11.0, 11.0]
# expect: (1, 1, 3, 4) [16.0, 11.0, 13.0, 51.0, 29.0, 16.0, 17.0, 57.0, 43.0, 23.0, 24.0, 78.0]
# expect: (4,) [0, 0, 0, 0]
# expect: (1, 1, 4, 7) [11.0, 8.0, 9.0, 10.0, 11.0, 8.0, 9.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 7.0, 4.0, 5.0, 6.0, 7.0, 4.0, 5.0, 11.0, 8.0, 9.0, 10.0, 11.0, 8.0, 9.0]
# expect: (1, 1, 5, 6) [7.0, 4.0, 5.0, 6.0, 7.0, 4.0, 11.0, 8.0, 9.0, 10.0, 11.0, 8.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 7.0, 4.0, 5.0, 6.0, 7.0, 4.0, 11.0, 8.0, 9.0, 10.0, 11.0, 8.0]
# expect: (1, 1, 3, 4) [20.0, 22.0, 10.0, 18.0, 34.0, 36.0, 17.0, 32.0, 54.0, 58.0, 27.0, 50.0]
# expect: (4,) [0, 0, 0, 0]
# expect: (1, 1, 5, 8) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5, 1.5, 1.5]
# expect: (1, 1, 4, 7) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5, 1.5]
# expect: (1, 1, 4, 7) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5, 1.5]
# expect: (1, 1, 5, 6) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5]
# expect: (1, 1, 4, 7) [5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 5.0, 1.0, 0.0, 1.0, 2.0, 3.0, 2.0, 1.0, 5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 5.0, 9.0, 8.0, 9.0, 10.0, 11.0, 10.0, 9.0]
# expect: (1, 1, 5, 6) [9.0, 8.0, 9.0, 10.0, 11.0, 10.0, 5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 1.0, 0.0, 1.0, 2.0, 3.0, 2.0, 5.0, 4.0, 5.0, 6.0, 7.0, 6.0, 9.0, 8.0, 9.0, 10.0, 11.0, 10.0]
# expect: (1, 1, 3, 4) [8.0, 29.0, 22.0, 11.0, 16.0, 58.0, 44.0, 22.0, 22.0, 71.0, 50.0, 25.0]
# expect: (4,) [0, 0, 0, 0]
# expect: (1, 1, 4, 7) [0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0, 7.0, 7.0, 8.0, 8.0, 9.0, 10.0, 11.0, 11.0, 11.0]
# expect: (1, 1, 5, 6) [0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0, 7.0, 8.0, 8.0, 9.0, 10.0, 11.0, 11.0]
# expect: (1, 1, 3, 4) [16.0, 11.0, 13.0, 51.0, 29.0, 16.0, 17.0, 57.0, 43.0, 23.0, 24.0, 78.0]
# expect: (4,) [0, 0, 0, 0]
# expect: (1, 1, 4, 7) [11.0, 8.0, 9.0, 10.0, 11.0, 8.0, 9.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 7.0, 4.0, 5.0, 6.0, 7.0, 4.0, 5.0, 11.0, 8.0, 9.0, 10.0, 11.0, 8.0, 9.0]
# expect: (1, 1, 5, 6) [7.0, 4.0, 5.0, 6.0, 7.0, 4.0, 11.0, 8.0, 9.0, 10.0, 11.0, 8.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 7.0, 4.0, 5.0, 6.0, 7.0, 4.0, 11.0, 8.0, 9.0, 10.0, 11.0, 8.0]
# expect: (1, 1, 3, 4) [20.0, 22.0, 10.0, 18.0, 34.0, 36.0, 17.0, 32.0, 54.0, 58.0, 27.0, 50.0]
# expect: (4,) [0, 0, 0, 0]
# expect: (1, 1, 5, 8) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5, 1.5, 1.5]
# expect: (1, 1, 4, 7) [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.0, 1.0, 2.0, 3.0, 1.5, 1.5, 1.5, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5, 1.5, 8.0, 9.0, 10.0, 11.0, 1.5, 1.5]
# expect: ValueError For primitive[PadV3], the input number must be equal to 3, but got 2.
# expect: ValueError For primitive[PadV3], the input number must be equal to 3, but got 1.
# expect: ValueError For 'PadV3' constant mode, paddings length must be divisible by 2
# expect: ValueError For 'PadV3' constant mode, paddings length must be divisible by 2
# expect: ValueError For primitive[PadV3], the paddings_dim must be equal to 1, but got 2.
# expect: ValueError For 'PadV3', the input[constant_value] is only valid when the attribute[mode] is `constant`. DO NOT set it in [reflect] mode.
# expect: ValueError For 'PadV3' reflect mode, Padding size must be less than the corresponding input dimension, but got: padding (5,5) at dimension 2 of input:[3]
# expect: ValueError For 'PadV3' reflect mode, Padding size must be less than the corresponding input dimension, but got: padding (5,5) at dimension 2 of input:[4]
# expect: ValueError For primitive[PadV3], the input dims when padding's size equal 2 must be equal to 3, but got 4.
