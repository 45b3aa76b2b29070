"""nn.DenseThor and nn.EmbeddingThor keep second moments of inputs and of gradients; hooks of gradients may write parameters in graphs, bprops may not."""
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Hooked(nn.Cell):
    """Keeps the gradient that passes."""

    def __init__(self):
        super().__init__()
        self.kept = Parameter(Tensor([0.0, 0.0]), name="kept", requires_grad=False)
        self.hook = ops.InsertGradientOf(self.save)

    def save(self, gradient):
        self.kept = gradient * 2
        return gradient

    def construct(self, x):
        return self.hook(x * 3)


class Own(nn.Cell):
    """A bprop that writes."""

    def __init__(self):
        super().__init__()
        self.kept = Parameter(Tensor([0.0, 0.0]), name="kept", requires_grad=False)

    def construct(self, x):
        return x

    def bprop(self, x, out, dout):
        ops.assign(self.kept, dout * 2)
        return (dout,)


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    x = Tensor(np.array([[1, 2, 3], [3, 4, 5]], np.float32))
    net = nn.DenseThor(3, 4, weight_init="ones")
    print(net, [(p.name, p.shape, p.requires_grad) for p in net.get_parameters()])
    print(net(x), net.matrix_a.asnumpy())
    gradients = ops.GradOperation(get_all=True, get_by_list=True)(net, ms.ParameterTuple(net.trainable_params()))(x)
    print(gradients[0][0], gradients[1], net.matrix_g.asnumpy())
    table = nn.EmbeddingThor(5, 3, embedding_table="ones")
    print(table, [(p.name, p.shape, p.requires_grad) for p in table.get_parameters()])
    ids = Tensor([[1, 0], [1, 4]], ms.int32)
    print(table(ids).shape, table.matrix_a.asnumpy())
    print(ops.GradOperation(get_by_list=True)(table, ms.ParameterTuple(table.trainable_params()))(ids), table.matrix_g.asnumpy())
    hooked = Hooked()
    print(ops.GradOperation(get_all=True)(hooked)(Tensor([1.0, 2.0])), hooked.kept.asnumpy())
try:
    ops.GradOperation(get_all=True)(Own())(Tensor([1.0, 2.0]))
except RuntimeError as error:
    print(str(error).splitlines()[0])
# expect: DenseThor(input_channels=3, output_channels=4, has_bias=True) [('weight', (4, 3), True), ('bias', (4,), True), ('matrix_a', (3, 3), False), ('matrix_g', (4, 4), False)]
# expect: [[ 6.  6.  6.  6.]
# expect:  [12. 12. 12. 12.]] [[ 3.3333335  4.666667   6.       ]
# expect:  [ 4.666667   6.666667   8.666667 ]
# expect:  [ 6.         8.666667  11.333334 ]]
# expect: [[4. 4. 4.]
# expect:  [4. 4. 4.]] (Tensor(shape=[4, 3], dtype=Float32, value=
# expect: [[ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00]]), Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00,  2.00000000e+00])) [[1. 1. 1. 1.]
# expect:  [1. 1. 1. 1.]
# expect:  [1. 1. 1. 1.]
# expect:  [1. 1. 1. 1.]]
# expect: EmbeddingThor(vocab_size=5, embedding_size=3, use_one_hot=False, embedding_table=Parameter (name=embedding_table, shape=(5, 3), dtype=Float32, requires_grad=True), dtype=Float32, padding_idx=None) [('embedding_table', (5, 3), True), ('matrix_a', (5,), False), ('matrix_g', (3, 3), False)]
# expect: (2, 2, 3) [1. 2. 0. 0. 1.]
# expect: (Tensor(shape=[5, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00],
# expect:  [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]]),) [[1. 1. 1.]
# expect:  [1. 1. 1.]
# expect:  [1. 1. 1.]]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00]),) [2. 2.]
# expect: DenseThor(input_channels=3, output_channels=4, has_bias=True) [('weight', (4, 3), True), ('bias', (4,), True), ('matrix_a', (3, 3), False), ('matrix_g', (4, 4), False)]
# expect: [[ 6.  6.  6.  6.]
# expect:  [12. 12. 12. 12.]] [[ 3.3333335  4.666667   6.       ]
# expect:  [ 4.666667   6.666667   8.666667 ]
# expect:  [ 6.         8.666667  11.333334 ]]
# expect: [[4. 4. 4.]
# expect:  [4. 4. 4.]] (Tensor(shape=[4, 3], dtype=Float32, value=
# expect: [[ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00],
# expect:  [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00]]), Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00,  2.00000000e+00])) [[1. 1. 1. 1.]
# expect:  [1. 1. 1. 1.]
# expect:  [1. 1. 1. 1.]
# expect:  [1. 1. 1. 1.]]
# expect: EmbeddingThor(vocab_size=5, embedding_size=3, use_one_hot=False, embedding_table=Parameter (name=embedding_table, shape=(5, 3), dtype=Float32, requires_grad=True), dtype=Float32, padding_idx=None) [('embedding_table', (5, 3), True), ('matrix_a', (5,), False), ('matrix_g', (3, 3), False)]
# expect: (2, 2, 3) [1. 2. 0. 0. 1.]
# expect: (Tensor(shape=[5, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00],
# expect:  [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]]),) [[1. 1. 1.]
# expect:  [1. 1. 1.]
# expect:  [1. 1. 1.]]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00]),) [2. 2.]
# expect: The user defined 'bprop' function in scope Default does not support using Parameter.
