"""mindspore.nn: Cell and the first layers."""
from mindspore.nn.cell import Cell, GraphCell
from mindspore.nn.layer import (ReLU, GELU, SiLU, Sigmoid, Tanh, Softmax, Dense, Dropout, Flatten, Identity,
                                SequentialCell, CellList)
