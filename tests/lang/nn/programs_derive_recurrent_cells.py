# mindspore.nn.layer.rnn_cells: the base of the recurrent cells, and one step of each as a function.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor
from mindspore.nn.layer.rnn_cells import RNNCellBase, _gru_cell, _lstm_cell, _rnn_relu_cell, _rnn_tanh_cell

class Minimal(RNNCellBase):
    """A gate and a candidate."""

    def __init__(self, input_size, hidden_size, has_bias=True):
        super().__init__(input_size, hidden_size, has_bias, num_chunks=2)

    def construct(self, x, hx):
        gates = ops.matmul(x, self.weight_ih.T) + ops.matmul(hx, self.weight_hh.T)
        if self.bias_ih is not None:
            gates = gates + self.bias_ih + self.bias_hh
        gate, new = ops.split(gates, 4, 1)
        return hx + ops.sigmoid(gate) * (ops.tanh(new) - hx)

def numbers(*shape):
    return Tensor(np.sin(np.arange(np.prod(shape))).reshape(shape).astype(np.float32))

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for has_bias in (True, False):
        cell = Minimal(3, 4, has_bias)
        for parameter in cell.get_parameters():
            parameter.set_data(numbers(*parameter.shape))
        print([(p.name, p.shape) for p in cell.get_parameters()], cell.bias_hh is None)
        print(np.round(cell(numbers(2, 3), numbers(2, 4)).asnumpy() * 100).astype(int).tolist())
    for cell, gates in ((_rnn_tanh_cell, 1), (_rnn_relu_cell, 1), (_gru_cell, 3)):
        for biases in ((numbers(4 * gates), numbers(4 * gates)), (None, None)):
            out = cell(numbers(2, 3), numbers(2, 4), numbers(4 * gates, 3), numbers(4 * gates, 4), *biases)
            print(cell.__name__, np.round(out.asnumpy() * 100).astype(int).tolist())
    out = _lstm_cell(numbers(2, 3), (numbers(2, 4), numbers(2, 4)), numbers(16, 3), numbers(16, 4), numbers(16), numbers(16))
    print([np.round(part.asnumpy() * 100).astype(int).tolist() for part in out])
for given in ((3, 4, 1, 1), (0, 4, True, 1), (3, -1, True, 1)):
    try:
        RNNCellBase(*given)
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
print([base.__name__ for base in nn.GRUCell.__mro__[:3]], nn.LSTMCell.__module__)

# expect: [('weight_ih', (8, 3)), ('weight_hh', (8, 4)), ('bias_ih', (8,)), ('bias_hh', (8,))] False
# expect: [[-90, 27, 81, -36], [-77, -99, -31, 95]]
# expect: [('weight_ih', (8, 3)), ('weight_hh', (8, 4))] True
# expect: [[-20, 74, 93, -41], [-69, -68, -26, 84]]
# expect: _rnn_tanh_cell [[100, -66, 99, 26], [-99, 100, -87, 95]]
# expect: _rnn_tanh_cell [[100, -99, 82, -2], [-99, 100, -100, 92]]
# expect: _rnn_relu_cell [[309, 0, 298, 26], [0, 520, 0, 186]]
# expect: _rnn_relu_cell [[309, 0, 116, 0], [0, 351, 0, 158]]
# expect: _gru_cell [[85, 18, 45, -37], [-2, 88, -61, 55]]
# expect: _gru_cell [[52, 8, 67, 63], [-74, 39, -32, 41]]
# expect: [[[7, 12, -21, -11], [-14, 19, -28, -21]], [[96, 16, -23, -17], [-19, 93, -32, -24]]]
# expect: [('weight_ih', (8, 3)), ('weight_hh', (8, 4)), ('bias_ih', (8,)), ('bias_hh', (8,))] False
# expect: [[-90, 27, 81, -36], [-77, -99, -31, 95]]
# expect: [('weight_ih', (8, 3)), ('weight_hh', (8, 4))] True
# expect: [[-20, 74, 93, -41], [-69, -68, -26, 84]]
# expect: _rnn_tanh_cell [[100, -66, 99, 26], [-99, 100, -87, 95]]
# expect: _rnn_tanh_cell [[100, -99, 82, -2], [-99, 100, -100, 92]]
# expect: _rnn_relu_cell [[309, 0, 298, 26], [0, 520, 0, 186]]
# expect: _rnn_relu_cell [[309, 0, 116, 0], [0, 351, 0, 158]]
# expect: _gru_cell [[85, 18, 45, -37], [-2, 88, -61, 55]]
# expect: _gru_cell [[52, 8, 67, 63], [-74, 39, -32, 41]]
# expect: [[[7, 12, -21, -11], [-14, 19, -28, -21]], [[96, 16, -23, -17], [-19, 93, -32, -24]]]
# expect: TypeError For 'RNNCellBase', the type of 'has_bias' should be 'bool', but got type 'int'.
# expect: ValueError For 'RNNCellBase', the 'input_size' must be int and must > 0, but got '0' with type 'int'.
# expect: ValueError For 'RNNCellBase', the 'hidden_size' must be int and must > 0, but got '-1' with type 'int'.
# expect: ['GRUCell', 'RNNCellBase', 'Cell'] mindspore.nn.layer.rnn_cells
