"""nn.probability: distributions, the bijectors between them, and layers whose weights are distributions."""
from mindspore.nn.probability import bijector, distribution

__all__ = ["bijector", "distribution"]
