"""numpy.exceptions"""

from numpy import AxisError, ComplexWarning, ModuleDeprecationWarning, TooHardError, VisibleDeprecationWarning  # noqa: F401


class DTypePromotionError(TypeError):
    """Multiple DTypes could not be converted to a common one."""
