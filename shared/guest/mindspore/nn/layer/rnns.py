"""Recurrent layers and cells: RNN, LSTM and GRU. The inputs of all steps are projected at once; the steps follow one another."""
import math
import _refjit as _native
import numpy as np
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import Dropout


def _simple_step(activation):
    def step(projected, state, weight, bias):
        """(new state,) of a step; projected is the input's part."""
        return (activation(projected + ops.dense(state[0], weight, bias)),)
    return step


def _lstm_step(projected, state, weight, bias):
    gates = projected + ops.dense(state[0], weight, bias)
    into, forget, cell, out = ops.chunk(gates, 4, 1)
    memory = ops.sigmoid(forget) * state[1] + ops.sigmoid(into) * ops.tanh(cell)
    return ops.sigmoid(out) * ops.tanh(memory), memory


def _gru_step(projected, state, weight, bias):
    reset_x, update_x, new_x = ops.chunk(projected, 3, 1)
    reset_h, update_h, new_h = ops.chunk(ops.dense(state[0], weight, bias), 3, 1)
    update = ops.sigmoid(update_x + update_h)
    new = ops.tanh(new_x + ops.sigmoid(reset_x + reset_h) * new_h)
    return (new + update * (state[0] - new),)


def _one_step(name, step):
    """MindSpore's function of one step: of the input, the state (a pair for LSTM), the weights and the biases, which may be None."""
    def cell(inputs, hidden, w_ih, w_hh, b_ih, b_hh):
        state = hidden if isinstance(hidden, tuple) else (hidden,)
        made = step(ops.dense(inputs, w_ih, b_ih), state, w_hh, b_hh)
        return made if isinstance(hidden, tuple) else made[0]
    cell.__name__ = cell.__qualname__ = name
    return cell


_rnn_tanh_cell = _one_step("_rnn_tanh_cell", _simple_step(ops.tanh))
_rnn_relu_cell = _one_step("_rnn_relu_cell", _simple_step(ops.relu))
_lstm_cell = _one_step("_lstm_cell", _lstm_step)
_gru_cell = _one_step("_gru_cell", _gru_step)


class _Steps(Cell):
    """One direction of one layer, over all steps."""

    _step = None

    def construct(self, x, state, seq_length, w_ih, w_hh, b_ih, b_hh):
        """x is (steps, batch, features); gives the outputs and the last state."""
        outputs = []
        for t, projected in enumerate(ops.unstack(ops.dense(x, w_ih, b_ih), 0)):
            made = type(self)._step(projected, state, w_hh, b_hh)
            if seq_length is not None:  # what is behind the end of a sequence keeps its state and gives zeros
                inside = ops.expand_dims(seq_length > t, 1)
                outputs.append(ops.select(ops.broadcast_to(inside, made[0].shape), made[0], ops.zeros_like(made[0])))
                made = tuple([ops.select(ops.broadcast_to(inside, new.shape), new, old) for new, old in zip(made, state)])
            else:
                outputs.append(made[0])
            state = made
        return ops.stack(outputs, 0), state


class _DynamicRNNTanh(_Steps):
    _step = staticmethod(_simple_step(ops.tanh))


class _DynamicRNNRelu(_Steps):
    _step = staticmethod(_simple_step(ops.relu))


class _DynamicLSTMCPUGPU(_Steps):
    _step = staticmethod(_lstm_step)


class _DynamicGRUCPUGPU(_Steps):
    _step = staticmethod(_gru_step)


def _reversed(x, seq_length):
    """The steps backwards; of sequences with lengths, those inside only."""
    if seq_length is None:
        return ops.flip(x, (0,))
    return ops.ReverseSequence(0, 1)(x, seq_length)


class _RNNBase(Cell):
    """What RNN, LSTM and GRU share."""

    def __init__(self, kind, input_size, hidden_size, num_layers=1, has_bias=True, batch_first=False, dropout=0.0,
                 bidirectional=False, dtype=_native.float32):
        super().__init__()
        who = self.cls_name
        checks.check_positive_int(hidden_size, "hidden_size", who)
        checks.check_positive_int(input_size, "input_size", who)
        checks.check_positive_int(num_layers, "num_layers", who)
        if isinstance(dropout, bool) or not isinstance(dropout, (int, float)):
            raise TypeError(f"For '{who}', the type of 'dropout' should be float, but got {type(dropout)}.")
        if not 0 <= dropout < 1:
            raise ValueError(f"For '{who}', the 'dropout' must be a number in range [0, 1) representing the probability of an "
                             f"element being zeroed, but got {dropout}.")
        makers = {"LSTM": (_DynamicLSTMCPUGPU, 4), "GRU": (_DynamicGRUCPUGPU, 3), "RNN_TANH": (_DynamicRNNTanh, 1),
                  "RNN_RELU": (_DynamicRNNRelu, 1)}
        maker, gates = makers[kind]
        self.is_lstm = kind == "LSTM"
        self.rnn = maker()
        self.hidden_size, self.num_layers, self.has_bias = hidden_size, num_layers, has_bias
        self.batch_first, self.bidirectional = batch_first, bidirectional
        self.dropout = dropout
        self.dropout_op = Dropout(p=float(dropout))
        names = [f"l{layer}{end}" for layer in range(num_layers) for end in (("", "_reverse") if bidirectional else ("",))]
        directions = 2 if bidirectional else 1
        bound = 1 / math.sqrt(hidden_size)
        rows = gates * hidden_size
        kinds = ("weight_ih", "weight_hh") + (("bias_ih", "bias_hh") if has_bias else ())
        drawn = {}  # by layer, as MindSpore draws; the Parameters stand by kind
        for i, name in enumerate(names):
            width = input_size if i < directions else hidden_size * directions
            for kind_name in kinds:
                shape = {"weight_ih": (rows, width), "weight_hh": (rows, hidden_size)}.get(kind_name, (rows,))
                drawn[f"{kind_name}_{name}"] = np.random.uniform(-bound, bound, shape).astype(np.float32)
        for full in [f"{kind_name}_{name}" for kind_name in kinds for name in names]:
            setattr(self, full, Parameter(Tensor(drawn[full], dtype), name=full))
        self._names = tuple(names)

    def _weights(self, number, dtype):
        """Of a direction of a layer, in the operand's dtype."""
        kinds = ("weight_ih_", "weight_hh_") + (("bias_ih_", "bias_hh_") if self.has_bias else ())
        found = [getattr(self, kind + self._names[number]) for kind in kinds]
        return [ops.cast(weight, dtype) if weight.dtype != dtype else weight for weight in found] + [None] * (4 - len(kinds))

    def construct(self, x, hx=None, seq_length=None):
        if self.batch_first:
            x = ops.swapaxes(x, 0, 1)
        if self.is_lstm and x.ndim != 3:
            raise ValueError(f"For primitive[LSTM], the x_shape.size() must be equal to 3, but got {x.ndim}.")
        if self.is_lstm and isinstance(hx, Tensor):
            raise TypeError(f"For 'LSTM', the 'hx' must be '<class 'mindspore._c_expression.typing.Tuple'>', but got 'Tensor[{hx.dtype}]'")
        directions = 2 if self.bidirectional else 1
        if hx is None:
            zeros = ops.zeros((self.num_layers * directions, x.shape[1], self.hidden_size), x.dtype)
            hx = (zeros, zeros) if self.is_lstm else zeros
        states = hx if self.is_lstm else (hx,)
        for i, state in enumerate(states):
            if state.dtype != x.dtype:
                name = f"hx[{i}]" if self.is_lstm else "hx"
                raise TypeError(f"For '{self.cls_name}', the type of '{name}' should be same as 'x', but got 'x' with type {x.dtype} and "
                                f"'{name}' with type {state.dtype}.")
        last = []
        for layer in range(self.num_layers):
            parts = []
            for direction in range(directions):
                number = layer * directions + direction
                w_ih, w_hh, b_ih, b_hh = self._weights(number, x.dtype)
                source = _reversed(x, seq_length) if direction else x
                out, state = self.rnn(source, tuple([s[number] for s in states]), seq_length, w_ih, w_hh, b_ih, b_hh)
                parts.append(_reversed(out, seq_length) if direction else out)
                last.append(state)
            x = ops.cat(parts, 2) if directions == 2 else parts[0]
            if self.dropout > 0 and layer < self.num_layers - 1:
                x = self.dropout_op(x)
        final = tuple([ops.stack([state[i] for state in last], 0) for i in range(len(states))])
        if self.batch_first:
            x = ops.swapaxes(x, 0, 1)
        return x, final if self.is_lstm else final[0]


class RNN(_RNNBase):
    """Elman's network of tanh or relu: (steps, batch, features) to the outputs and the last state."""

    def __init__(self, *args, **kwargs):
        nonlinearity = kwargs.pop("nonlinearity", "tanh")
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"For '{type(self).__name__}', the 'nonlinearity' must be in ['tanh', 'relu'], but got {nonlinearity}.")
        super().__init__("RNN_" + nonlinearity.upper(), *args, **kwargs)


class LSTM(_RNNBase):
    """Long short-term memory: gives the outputs and (last hidden state, last memory)."""

    def __init__(self, *args, **kwargs):
        super().__init__("LSTM", *args, **kwargs)


class GRU(_RNNBase):
    """Gated recurrent units."""

    def __init__(self, *args, **kwargs):
        super().__init__("GRU", *args, **kwargs)
