"""_abc: what abc builds on."""

from abc import (  # noqa: F401
    get_cache_token,
)


def _abc_init(cls, /):
    """Finds the abstract methods of a class."""
    import abc

    abc.update_abstractmethods(cls)


def _abc_register(cls, subclass, /):
    return type(cls).register(cls, subclass)


def _abc_instancecheck(cls, instance, /):
    return type(cls).__instancecheck__(cls, instance)


def _abc_subclasscheck(cls, subclass, /):
    return type(cls).__subclasscheck__(cls, subclass)
