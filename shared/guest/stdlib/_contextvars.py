"""_contextvars: context variables under the name of CPython's own module."""
from contextvars import Context, ContextVar, Token, copy_context  # noqa: F401
