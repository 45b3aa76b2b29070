"""mindspore.nn.grad: cells that give derivatives of a network."""
from mindspore.nn.grad.cell_grad import Jvp, Vjp

__all__ = ["Jvp", "Vjp"]
