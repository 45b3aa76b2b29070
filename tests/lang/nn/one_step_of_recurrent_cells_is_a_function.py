# Public recurrent layers are built of MindSpore's functions of one step.
import numpy as np
from mindspore import Tensor, jit
from mindspore.nn.layer.rnn_cells import GRUCell, LSTMCell, RNNCell, _gru_cell, _lstm_cell, _rnn_relu_cell, _rnn_tanh_cell

draw = np.random.RandomState(0)


def make(*shape):
    return Tensor(draw.randn(*shape).astype(np.float32))


x, h, c = make(2, 3), make(2, 4), make(2, 4)
for step, gates in (_rnn_relu_cell, 1), (_rnn_tanh_cell, 1), (_gru_cell, 3):
    weights = make(4 * gates, 3), make(4 * gates, 4)
    biases = make(4 * gates), make(4 * gates)
    print(step.__name__, step(x, h, *weights, *biases).asnumpy()[0].round(2), step(x, h, *weights, None, None).asnumpy()[1].round(2))
weights = make(16, 3), make(16, 4), make(16), make(16)
hidden, memory = _lstm_cell(x, (h, c), *weights)
print(hidden.asnumpy()[0].round(2), memory.asnumpy()[0].round(2))
for cell, step, state in (RNNCell(3, 4), _rnn_tanh_cell, h), (GRUCell(3, 4), _gru_cell, h), (LSTMCell(3, 4), _lstm_cell, (h, c)):
    by_cell = cell(x, state)
    by_step = jit(step)(x, state, cell.weight_ih, cell.weight_hh, cell.bias_ih, cell.bias_hh)
    pairs = zip(by_cell, by_step) if isinstance(by_cell, tuple) else [(by_cell, by_step)]
    print(all(np.allclose(a.asnumpy(), b.asnumpy(), atol=1e-6) for a, b in pairs))

# expect: _rnn_relu_cell [2.54 0.   0.96 0.  ] [0.   0.   8.18 0.82]
# expect: _rnn_tanh_cell [-0.8  -0.85 -0.97  1.  ] [-0.41 -0.98  0.46 -0.91]
# expect: _gru_cell [ 0.9  -0.09 -0.58  0.61] [0.96 1.45 0.54 0.17]
# expect: [-0.33  0.13 -0.04 -0.1 ] [-0.83  0.31 -0.59 -0.18]
# expect: True
# expect: True
# expect: True
