"""Cells on sparse tensors."""
from mindspore.nn.cell import Cell
from mindspore.ops import operations


class SparseToDense(Cell):
    """The dense tensor of a COOTensor."""

    def __init__(self):
        super().__init__()

    def construct(self, input):
        return input.to_dense()


class SparseTensorDenseMatmul(Cell):
    """The product of a sparse matrix, given by indices, values and shape, with a dense one."""

    def __init__(self, adjoint_st=False, adjoint_dt=False):
        super().__init__()
        self.adj_st, self.adj_dt = adjoint_st, adjoint_dt
        self.product = operations.SparseTensorDenseMatmul(adjoint_st, adjoint_dt)

    def construct(self, indices, values, sparse_shape, dense):
        return self.product(indices, values, sparse_shape, dense)
