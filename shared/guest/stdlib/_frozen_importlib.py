"""CPython's name of importlib._bootstrap."""
from importlib._bootstrap import *  # noqa: F403
from importlib._bootstrap import _find_spec, _load  # noqa: F401
