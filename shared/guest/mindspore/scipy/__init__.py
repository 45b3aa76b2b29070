"""mindspore.scipy: linear algebra, cosine transforms and assignment over tensors."""
from mindspore.scipy import fft, linalg, optimize
