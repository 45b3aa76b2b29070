"""Recurrent cells: one step of RNN, LSTM and GRU, with weights of its own. Programs derive their own cells from RNNCellBase."""
import math
import _refjit as _native
import numpy as np
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.initializer import initializer, Uniform
from mindspore.common.parameter import Parameter
from mindspore.nn.cell import Cell
from mindspore.nn.layer.rnns import _gru_step, _lstm_step, _simple_step

__all__ = ["LSTMCell", "GRUCell", "RNNCell"]


def _rnn_tanh_cell(inputs, hidden, w_ih, w_hh, b_ih, b_hh):
    return _simple_step(ops.tanh)(ops.dense(inputs, w_ih, b_ih), (hidden,), w_hh, b_hh)[0]


def _rnn_relu_cell(inputs, hidden, w_ih, w_hh, b_ih, b_hh):
    return _simple_step(ops.relu)(ops.dense(inputs, w_ih, b_ih), (hidden,), w_hh, b_hh)[0]


def _lstm_cell(inputs, hidden, w_ih, w_hh, b_ih, b_hh):
    return _lstm_step(ops.dense(inputs, w_ih, b_ih), hidden, w_hh, b_hh)


def _gru_cell(inputs, hidden, w_ih, w_hh, b_ih, b_hh):
    return _gru_step(ops.dense(inputs, w_ih, b_ih), (hidden,), w_hh, b_hh)[0]


class RNNCellBase(Cell):
    """The weights of one step, of num_chunks gates."""

    def __init__(self, input_size, hidden_size, has_bias, num_chunks, dtype=_native.float32):
        super().__init__()
        checks.check_positive_int(hidden_size, "hidden_size", self.cls_name)
        checks.check_positive_int(input_size, "input_size", self.cls_name)
        checks.check_value_type("has_bias", has_bias, [bool], self.cls_name)
        init = Uniform(1 / math.sqrt(hidden_size))
        self.input_size, self.hidden_size, self.has_bias = input_size, hidden_size, has_bias
        rows = num_chunks * hidden_size
        np.random.randn(rows * (input_size + hidden_size + (2 if has_bias else 0)))  # MindSpore draws twice and keeps the second
        self.weight_ih = Parameter(initializer(init, (rows, input_size), dtype), name="weight_ih")
        self.weight_hh = Parameter(initializer(init, (rows, hidden_size), dtype), name="weight_hh")
        if has_bias:
            self.bias_ih = Parameter(initializer(init, (rows,), dtype), name="bias_ih")
            self.bias_hh = Parameter(initializer(init, (rows,), dtype), name="bias_hh")
        else:
            self.bias_ih = self.bias_hh = None

    def _operands(self):
        return self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh


class RNNCell(RNNCellBase):
    """One step of RNN: the new state."""

    def __init__(self, input_size, hidden_size, has_bias=True, nonlinearity="tanh", dtype=_native.float32):
        super().__init__(input_size, hidden_size, has_bias, 1, dtype)
        checks.check_value_type("nonlinearity", nonlinearity, [str], self.cls_name)
        checks.check_string(nonlinearity, ["tanh", "relu"], "nonlinearity", self.cls_name)
        self.nonlinearity = nonlinearity

    def construct(self, x, hx):
        cell = _rnn_tanh_cell if self.nonlinearity == "tanh" else _rnn_relu_cell
        return cell(x, hx, *self._operands())


class LSTMCell(RNNCellBase):
    """One step of LSTM: (hidden state, memory)."""

    def __init__(self, input_size, hidden_size, has_bias=True, dtype=_native.float32):
        super().__init__(input_size, hidden_size, has_bias, 4, dtype)

    def construct(self, x, hx):
        return _lstm_cell(x, hx, *self._operands())


class GRUCell(RNNCellBase):
    """One step of GRU: the new state."""

    def __init__(self, input_size, hidden_size, has_bias=True, dtype=_native.float32):
        super().__init__(input_size, hidden_size, has_bias, 3, dtype)

    def construct(self, x, hx):
        return _gru_cell(x, hx, *self._operands())
