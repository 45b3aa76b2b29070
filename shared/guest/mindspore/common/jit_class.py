"""jit_class and lazy_inline: marks on classes and on Cell.__init__ that capture reads (rows S1, S4)."""
import functools


def jit_class(cls):
    """Marks a class whose code belongs into graphs: capture reads `__ms_class__`; eager code is not changed."""
    from mindspore.nn.cell import Cell
    if not isinstance(cls, type):
        raise TypeError(f"Decorator jit_class can only be used for class type, but got {cls}.")
    if issubclass(cls, Cell):
        raise TypeError("Decorator jit_class is used for user-defined classes and cannot be used for nn.Cell: "
                        f"{cls.__name__}<>.")
    cls.__ms_class__ = True
    return cls


def lazy_inline(fn=None, attrs=None, policy=None):
    """Decorator of Cell.__init__: cells with equal class and arguments share a graph that is inlined late. The instance's
    `cell_init_args` names class and arguments; `lazy_inline_policy` is "front" when asked."""
    if fn is None:
        return lambda decorated: lazy_inline(decorated, attrs, policy)
    if isinstance(fn, type):
        raise ValueError(f"The lazy_inline should decorate the __init__ function, not the class {fn.__name__}.")
    names = None
    if attrs is not None:
        if isinstance(attrs, str):
            attrs = [attrs]
        if not isinstance(attrs, list):
            raise ValueError(f"Then attrs of {fn.__name__}.lazy_inline should be str or list of str")
        names = attrs
    code = fn.__code__
    parameters = code.co_varnames[:code.co_argcount]

    @functools.wraps(fn)
    def initialise(self, *args, **kwargs):
        given = dict(zip(parameters[1:], args))
        rest = args[len(parameters) - 1:]
        given.update(kwargs)
        fn(self, *args, **kwargs)
        if names is not None:
            given = {name: given[name] for name in names if name in given}
        values = list(given.values()) + list(rest)
        described = "lazy_inline_" + type(self).__name__ + "dict_values(" + repr(values) + ")"
        object.__setattr__(self, "cell_init_args", described)
        object.__setattr__(self, "lazy_inline_policy", policy)
    return initialise


def no_inline(fn):
    """Marks a function whose graph stays a graph of its own."""
    fn.__ms_no_inline__ = True
    return fn
