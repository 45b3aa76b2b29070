"""nn.reinforcement: the list of tensors that loops of agents fill."""
from mindspore.nn.layer.combined import TensorArray

__all__ = ["TensorArray"]
