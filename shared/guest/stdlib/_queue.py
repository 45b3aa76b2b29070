"""_queue: SimpleQueue under the name of CPython's own module."""

from queue import Empty, SimpleQueue  # noqa: F401
