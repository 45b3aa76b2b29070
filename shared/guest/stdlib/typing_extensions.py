"""Names of typing that older Pythons take from here."""

import typing
from typing import *  # noqa: F401, F403
from typing import TYPE_CHECKING, Annotated, Any, Callable, Generic, Protocol, TypeVar, cast, overload  # noqa: F401


def override(method, /):
    method.__override__ = True
    return method


def deprecated(message, /, *, category=DeprecationWarning, stacklevel=1):
    def decorate(target):
        target.__deprecated__ = message
        return target

    return decorate


def __getattr__(name):
    return getattr(typing, name)
