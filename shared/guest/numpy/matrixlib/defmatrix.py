"""numpy.matrixlib.defmatrix"""

from numpy import asmatrix, bmat, mat, matrix  # noqa: F401
from numpy.linalg import matrix_power  # noqa: F401

__all__ = ["matrix", "bmat", "mat", "asmatrix"]
