"""asyncio.exceptions"""

__all__ = (
    "BrokenBarrierError", "CancelledError", "InvalidStateError", "TimeoutError", "IncompleteReadError", "LimitOverrunError",
    "SendfileNotAvailableError",
)

TimeoutError = TimeoutError


class CancelledError(BaseException):
    """The Future or Task was cancelled."""


class InvalidStateError(Exception):
    """The operation is not allowed in this state."""


class SendfileNotAvailableError(RuntimeError):
    """Sendfile syscall is not available."""


class IncompleteReadError(EOFError):
    """The stream ended before what was asked for had come."""

    def __init__(self, partial, expected):
        super().__init__(f"{len(partial)} bytes read on a total of {'undefined' if expected is None else repr(expected)} expected bytes")
        self.partial, self.expected = partial, expected

    def __reduce__(self):
        return type(self), (self.partial, self.expected)


class LimitOverrunError(Exception):
    """The separator was not found within the limit."""

    def __init__(self, message, consumed):
        super().__init__(message)
        self.consumed = consumed

    def __reduce__(self):
        return type(self), (self.args[0], self.consumed)


class BrokenBarrierError(RuntimeError):
    """The barrier was broken by abort()."""
