"""numpy.matrixlib"""

from numpy import asmatrix, bmat, mat, matrix  # noqa: F401

__all__ = ["matrix", "bmat", "mat", "asmatrix"]
