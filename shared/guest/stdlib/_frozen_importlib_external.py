"""CPython's name of importlib._bootstrap_external."""
from importlib._bootstrap_external import *  # noqa: F403
