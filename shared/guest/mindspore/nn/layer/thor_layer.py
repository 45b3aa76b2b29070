"""Layers that note second moments of what comes in and of the gradient that comes back, for optimizers of second order (THOR)."""
import numpy as np
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.layer.basic import Dense, Embedding

__all__ = ["DenseThor", "EmbeddingThor"]


def _kept(values, name):
    """A parameter that is written, not learnt."""
    return Parameter(Tensor(values.astype(np.float32)), name=name, requires_grad=False)


class DenseThor(Dense):
    """A dense layer that keeps x.T @ x in `matrix_a` and g.T @ g of the gradient g in `matrix_g`, both divided by a number of rows."""

    def __init__(self, in_channels, out_channels, weight_init="normal", bias_init="zeros", has_bias=True, activation=None):
        super().__init__(in_channels, out_channels, weight_init, bias_init, has_bias, activation)
        self.thor = True
        self.matrix_a = _kept(np.eye(in_channels), "matrix_a")
        self.matrix_g = _kept(np.eye(out_channels), "matrix_g")
        self.cube_matmul = ops.MatMul(transpose_a=True)
        self.getG = ops.InsertGradientOf(self.save_gradient)

    def save_gradient(self, dout):
        """Notes the gradient, and gives it on."""
        self.matrix_g = self.cube_matmul(dout, dout) * (1.0 / dout.shape[0])
        return dout

    def construct(self, x):
        if self.thor:
            moments = self.cube_matmul(x, x)
            self.matrix_a = moments * (1.0 / moments.shape[0])
        x = self.matmul(x, self.weight)
        if self.thor:
            x = self.getG(x)
        if self.has_bias:
            x = self.bias_add(x, self.bias)
        if self.activation_flag:
            x = self.activation(x)
        return ops.depend(x, self.matrix_g)

    def extend_repr(self):
        return f"input_channels={self.in_channels}, output_channels={self.out_channels}" + (", has_bias=True" if self.has_bias else "")


class EmbeddingThor(Embedding):
    """Rows of a table by their numbers; how often each row was taken stands in `matrix_a`, g.T @ g of the gradient g in `matrix_g`."""

    def __init__(self, vocab_size, embedding_size, use_one_hot=False, embedding_table="normal", dtype=mstype.float32, padding_idx=None):
        super().__init__(vocab_size, embedding_size, use_one_hot, embedding_table, dtype, padding_idx)
        self.thor = True
        self.matrix_a = _kept(np.zeros([vocab_size]), "matrix_a")
        self.matrix_g = _kept(np.zeros([embedding_size, embedding_size]), "matrix_g")
        self.cube_matmul = ops.MatMul(transpose_a=True)
        self.getG = ops.InsertGradientOf(self.save_gradient)

    def save_gradient(self, dout):
        """Notes the gradient, and gives it on."""
        self.matrix_g = self.cube_matmul(dout, dout) * (1.0 / dout.shape[0])
        return dout

    def construct(self, ids):
        shape = ops.shape(ids)
        flat_ids = ops.reshape(ids, (-1,))
        taken = ops.one_hot(flat_ids, self.vocab_size, Tensor(1.0, self.dtype), Tensor(0.0, self.dtype))
        if self.use_one_hot:
            output = ops.matmul(taken, self.embedding_table)
        else:
            output = ops.gather(self.embedding_table, flat_ids, 0)
            if self.thor:
                self.matrix_a = ops.reduce_sum(taken, 0)
                output = self.getG(output)
        return ops.depend(ops.reshape(output, shape + (self.embedding_size,)), self.matrix_g)
