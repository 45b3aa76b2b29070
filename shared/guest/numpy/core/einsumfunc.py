"""numpy.core.einsumfunc"""

from numpy import einsum, einsum_path  # noqa: F401
from numpy.contraction import _parse_einsum_input  # noqa: F401
