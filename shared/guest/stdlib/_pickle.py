"""_pickle: pickle under the name of CPython's own module."""

from pickle import PickleBuffer, PickleError, Pickler, PicklingError, Unpickler, UnpicklingError  # noqa: F401
from pickle import dump, dumps, load, loads  # noqa: F401
