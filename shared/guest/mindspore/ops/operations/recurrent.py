"""Recurrent primitives (LSTM, GRUV2) and the losses of sequence transducers."""
import _refjit as _native
import numpy as np
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator


class _Recurrent(Operator):
    """What LSTM and GRUV2 are made with. Weights are one vector: those of the operand for each layer and direction, those of the state,
    then the biases."""
    gates = 4

    def __init__(self, input_size, hidden_size, num_layers, has_bias, bidirectional, dropout):
        Operator.__init__(self)
        self.input_size = validator.check_positive_int(input_size, "input_size", self.name)
        self.hidden_size = validator.check_positive_int(hidden_size, "hidden_size", self.name)
        self.num_layers = validator.check_positive_int(num_layers, "num_layers", self.name)
        self.has_bias = validator.check_value_type("has_bias", has_bias, (bool,), self.name)
        self.bidirectional = validator.check_value_type("bidirectional", bidirectional, (bool,), self.name)
        self.dropout = validator.check_float_range(validator.check_value_type("dropout", dropout, [float], self.name), 0, 1,
                                                   validator.INC_BOTH, "dropout", self.name)
        self.num_directions = 2 if bidirectional else 1

    def _weights(self, w):
        """(operand's, state's, bias) by layer and direction."""
        w, at = ops.reshape(w, (-1,)), 0
        cells, rows = self.num_layers * self.num_directions, self.gates * self.hidden_size
        found = []
        for kind in range(3 if self.has_bias else 2):
            blocks = []
            for cell in range(cells):
                wide = self.hidden_size
                if kind == 0:
                    wide = self.input_size if cell < self.num_directions else self.hidden_size * self.num_directions
                count = rows if kind == 2 else rows * wide
                block = w[at:at + count]
                blocks.append(block if kind == 2 else ops.reshape(block, (rows, wide)))
                at += count
            found.append(blocks)
        return found

    def _run(self, x, states, w):
        """The outputs of the last layer, and the last states of each layer and direction."""
        weights, last = self._weights(w), []
        for layer in range(self.num_layers):
            sides = []
            for direction in range(self.num_directions):
                cell = layer * self.num_directions + direction
                by_x, by_h = weights[0][cell], weights[1][cell]
                given = ops.matmul(x, ops.swapaxes(by_x, 0, 1))
                if self.has_bias:
                    given = given + weights[2][cell]
                state, outputs = tuple([s[cell] for s in states]), []
                steps = range(x.shape[0])
                for t in (reversed(steps) if direction else steps):
                    state = self.step(given[t], state, ops.swapaxes(by_h, 0, 1))
                    outputs.append(state[0])
                sides.append(ops.stack(outputs[::-1] if direction else outputs))
                last.append(state)
            x = sides[0] if len(sides) == 1 else ops.cat(sides, -1)
        return (x,) + tuple([ops.stack([state[i] for state in last]) for i in range(len(states))])


class LSTM(_Recurrent):
    """Long short-term memory over a sequence: outputs, last states and cells, and what the gradient keeps."""

    def __init__(self, input_size, hidden_size, num_layers, has_bias, bidirectional, dropout, proj_size=0):
        _Recurrent.__init__(self, input_size, hidden_size, num_layers, has_bias, bidirectional, dropout)
        self.proj_size = proj_size

    def step(self, given, state, by_h):
        h, c = state
        i, f, g, o = ops.split(given + ops.matmul(h, by_h), self.hidden_size, 1)
        c = ops.sigmoid(f) * c + ops.sigmoid(i) * ops.tanh(g)
        return ops.sigmoid(o) * ops.tanh(c), c

    def __call__(self, x, h, c, w):
        output, h_n, c_n = self._run(x, (h, c), w)
        kept = ops.zeros((1,), x.dtype)
        return output, h_n, c_n, kept, kept


class GRUV2(_Recurrent):
    """Gated recurrent units over a sequence: outputs, last states, and what the gradient keeps."""
    gates = 3

    def __init__(self, input_size, hidden_size, num_layers, has_bias, bidirectional, dropout, is_train=True):
        _Recurrent.__init__(self, input_size, hidden_size, num_layers, has_bias, bidirectional, dropout)

    def step(self, given, state, by_h):
        h, size = state[0], self.hidden_size
        gates = ops.sigmoid(given[:, :2 * size] + ops.matmul(h, by_h[:, :2 * size]))
        update, reset = gates[:, :size], gates[:, size:]
        new = ops.tanh(given[:, 2 * size:] + ops.matmul(reset * h, by_h[:, 2 * size:]))
        return (update * h + (1.0 - update) * new,)

    def __call__(self, x, hx, w, seq_lengths):
        output, h_n = self._run(x, (hx,), w)
        kept = ops.zeros((1,), x.dtype)
        return output, h_n, kept, kept


class RNNTLoss(Operator):
    """The loss of a transducer for each part of a batch, and its gradient by the log-probabilities."""

    def __init__(self, blank_label=0):
        Operator.__init__(self)
        self.blank_label = validator.check_value_type("blank_label", blank_label, [int], self.name)

    def __call__(self, acts, labels, input_length, label_length):
        x, targets = acts.asnumpy().astype(np.float64), labels.asnumpy()
        costs, grads = np.zeros(x.shape[0]), np.zeros(x.shape)
        for b in range(x.shape[0]):
            times, length = int(input_length.asnumpy()[b]), int(label_length.asnumpy()[b])
            costs[b], grads[b, :times, :length + 1] = self._one(x[b, :times, :length + 1], targets[b, :length])
        return Tensor(costs.astype(np.float32)), Tensor(grads.astype(np.float32))

    def _one(self, logits, labels):
        peak = logits.max(-1, keepdims=True)
        logs = logits - peak - np.log(np.exp(logits - peak).sum(-1, keepdims=True))
        times, length = logs.shape[0], logs.shape[1]
        blank, label = logs[:, :, self.blank_label], np.full((times, length), -np.inf)
        for u in range(length - 1):
            label[:, u] = logs[:, u, labels[u]]
        alpha, beta = np.full((times, length), -np.inf), np.full((times, length), -np.inf)
        for t in range(times):
            for u in range(length):
                if t + u == 0:
                    alpha[t, u] = 0
                else:
                    alpha[t, u] = np.logaddexp(alpha[t - 1, u] + blank[t - 1, u] if t else -np.inf,
                                               alpha[t, u - 1] + label[t, u - 1] if u else -np.inf)
        for t in reversed(range(times)):
            for u in reversed(range(length)):
                if t == times - 1 and u == length - 1:
                    beta[t, u] = blank[t, u]
                else:
                    beta[t, u] = np.logaddexp(beta[t + 1, u] + blank[t, u] if t + 1 < times else -np.inf,
                                              beta[t, u + 1] + label[t, u] if u + 1 < length else -np.inf)
        total = beta[0, 0]
        share = np.exp(alpha + beta - total)
        found = np.exp(logs) * share[:, :, None]
        for t in range(times):
            for u in range(length):
                after = beta[t + 1, u] if t + 1 < times else (0.0 if u == length - 1 else -np.inf)
                found[t, u, self.blank_label] -= np.exp(alpha[t, u] + blank[t, u] + after - total)
                if u + 1 < length:
                    found[t, u, labels[u]] -= np.exp(alpha[t, u] + label[t, u] + beta[t, u + 1] - total)
        return -total, found
