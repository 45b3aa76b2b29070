"""_pyio: the streams of io, which are written in Python here, under the name of CPython's own Python version."""

from io import *  # noqa: F401, F403
from io import SEEK_CUR, SEEK_END, SEEK_SET, open, open_code, text_encoding  # noqa: F401
