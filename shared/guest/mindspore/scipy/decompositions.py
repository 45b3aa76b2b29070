"""Decompositions that are computed on the host, as cells: what a gradient does with them stands beside them, in eager calls and in
graphs."""
import numpy as np
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell


class SymmetricEigen(Cell):
    """(eigenvalues, eigenvectors as columns) of a symmetric matrix, of which one triangle is read and takes the gradient."""

    def __init__(self, lower):
        super().__init__()
        self.lower = lower

    def construct(self, a):
        values, vectors = np.linalg.eigh(a.asnumpy(), "L" if self.lower else "U")
        return Tensor(values), Tensor(vectors)

    def bprop(self, a, out, dout):
        values, vectors = self(a)
        adjoint = ops.transpose(vectors, (1, 0))
        apart = ops.expand_dims(values, -2) - ops.expand_dims(values, -1)
        inner = apart / (apart * apart + 1e-20) * ops.matmul(adjoint, dout[1]) + ops.diag(dout[0])
        whole = ops.matmul(vectors, ops.matmul(inner, adjoint))
        whole = whole + ops.transpose(whole, (1, 0))
        triangle = ops.tril(whole, -1) if self.lower else ops.triu(whole, 1)
        return (triangle + ops.diag(ops.diagonal(whole) / 2),)


class Pivoted(Cell):
    """(both triangular factors in one matrix, the row that each step took for its own); MindSpore has no gradient of it."""

    def construct(self, a):
        m = a.asnumpy().copy()
        pivots = []
        for step in range(min(m.shape)):
            pivot = step + int(np.argmax(np.abs(m[step:, step])))
            pivots.append(pivot)
            if pivot != step:
                m[[step, pivot]] = m[[pivot, step]]
            if m[step, step] != 0:
                m[step + 1:, step] = m[step + 1:, step] / m[step, step]
                m[step + 1:, step + 1:] -= m[step + 1:, step:step + 1] * m[step:step + 1, step + 1:]
        return Tensor(m), Tensor(np.array(pivots, np.int32))

    def bprop(self, a, out, dout):
        raise RuntimeError("Illegal primitive LU's bprop not defined")
