"""mindspore.ops.primitive: what defines operators."""
from _refjit import Primitive
from mindspore.common.api import constexpr


def _primexpr(fn=None, get_instance=True, name=None, reuse_result=True):
    """Functions of constants, like constexpr."""
    return constexpr(fn, get_instance, name, reuse_result)


def prim_attr_register(fn):
    """Decorator of a primitive's __init__: its arguments become attributes of the instance."""
    def initialise(self, *args, **kwargs):
        names = fn.__code__.co_varnames[1:fn.__code__.co_argcount]
        values = dict(zip(names[len(names) - len(fn.__defaults__ or ()):], fn.__defaults__ or ()))
        values.update(zip(names, args))
        values.update(kwargs)
        for name, value in values.items():
            setattr(self, name, value)
        return fn(self, *args, **kwargs)
    return initialise
