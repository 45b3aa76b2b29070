"""multiprocessing.context"""

from multiprocessing import AuthenticationError, BufferTooShort, Process, ProcessError, TimeoutError  # noqa: F401


class BaseContext:
    pass
