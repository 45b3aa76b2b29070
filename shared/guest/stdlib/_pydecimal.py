"""_pydecimal: decimal, which is written in Python here, under the name of CPython's own Python version."""

from decimal import *  # noqa: F401, F403
from decimal import HAVE_CONTEXTVAR, HAVE_THREADS, MAX_EMAX, MAX_PREC, MIN_EMIN, MIN_ETINY  # noqa: F401
