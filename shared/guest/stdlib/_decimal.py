"""_decimal: decimal under the name of CPython's own module."""

import decimal
from decimal import *  # noqa: F403

__all__ = decimal.__all__
__version__, __libmpdec_version__ = "1.70", "2.5.1"
