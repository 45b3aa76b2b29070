"""How objects are taken apart for copies and pickles."""

import sys

dispatch_table = {}


def pickle(ob_type, pickle_function, constructor_ob=None):
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function


def constructor(object):
    if not callable(object):
        raise TypeError("constructors must be callable")


def _reconstructor(cls, base, state):
    made = base.__new__(cls) if base is object else base.__new__(cls, state)
    if base is not object and base.__init__ is not object.__init__:
        base.__init__(made, state)
    return made


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)


def __newobj_ex__(cls, args, kwargs):
    return cls.__new__(cls, *args, **kwargs)


def _array(data, dtype, shape):
    import numpy

    return numpy.array(numpy.frombuffer(data, dtype)).reshape(shape)


def _scalar(dtype, data):
    import numpy

    return numpy.frombuffer(data, dtype)[0]


def _tensor(array, dtype):
    import mindspore

    return mindspore.Tensor(array, dtype)


def _named(name):
    """An attribute of a module by its dotted name, such as mindspore.float32."""
    module, _, attribute = name.rpartition(".")
    __import__(module)
    return getattr(sys.modules[module], attribute)


# Types written in C++: how each is made again, by name so that nothing is imported for them.
_NATIVE = {
    "complex": lambda o: (complex, (o.real, o.imag)),
    "bytearray": lambda o: (bytearray, (bytes(o),)),
    "range": lambda o: (range, (o.start, o.stop, o.step)),
    "slice": lambda o: (slice, (o.start, o.stop, o.step)),
    "ellipsis": lambda o: "Ellipsis",
    "NotImplementedType": lambda o: "NotImplemented",
    "set": lambda o: (set, (list(o),)),
    "frozenset": lambda o: (frozenset, (list(o),)),
    "functools.partial": lambda o: (type(o), (o.func, *o.args)) if not o.keywords else (_partial, (o.func, o.args, o.keywords)),
    "collections.deque": lambda o: (type(o), () if o.maxlen is None else ((), o.maxlen), None, iter(o)),
    "numpy.dtype": lambda o: (type(o), (o.name,)),
    "numpy.ndarray": lambda o: (_array, (o.tobytes(), o.dtype.name, o.shape)),
    "mindspore.common.tensor.Tensor": lambda o: (_tensor, (o.asnumpy(), o.dtype)),
}


def _partial(function, args, keywords):
    import functools

    return functools.partial(function, *args, **keywords)


def _slot_names(cls):
    names = []
    for each in cls.__mro__:
        slots = each.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name not in ("__dict__", "__weakref__"):
                names.append("_%s%s" % (each.__name__.lstrip("_"), name) if name[:2] == "__" != name[-2:] else name)
    return names


def _state(obj):
    getstate = getattr(type(obj), "__getstate__", None)
    if getstate is not None and getstate is not getattr(object, "__getstate__", None):
        return getstate(obj)
    state = getattr(obj, "__dict__", None) or None
    slots = {name: getattr(obj, name) for name in _slot_names(type(obj)) if hasattr(obj, name)}
    return (state, slots) if slots else dict(state) if state else None


def _reduce_object(obj, protocol=2):
    """What object.__reduce_ex__ gives."""
    cls = type(obj)
    for each in cls.__mro__:
        name = each.__name__ if each.__module__ == "builtins" else f"{each.__module__}.{each.__name__}"
        if name in _NATIVE:
            made = _NATIVE[name](obj)
            if each is cls or isinstance(made, str):
                return made
            made = (cls, *made[1:]) if made[0] is each else made
            return made if len(made) > 2 else (*made, _state(obj))
        if name == "BaseException":
            state = getattr(obj, "__dict__", None)
            return (cls, obj.args, dict(state)) if state else (cls, obj.args)
        if name == "collections.defaultdict":
            return cls, (obj.default_factory,), None, None, iter(obj.items())
        if name == "collections.OrderedDict":
            return cls, (), _state(obj), None, iter(obj.items())
        if name == "numpy.generic":
            return _scalar, (obj.dtype.name, obj.tobytes())
        if name.startswith("mindspore._c_expression.typing"):
            return _named, ("mindspore." + str(obj).lower(),)
    if cls.__name__ in _REFUSED and cls.__module__ in ("builtins", "_thread", "types"):
        raise TypeError(f"cannot pickle {cls.__name__!r} object")
    if hasattr(obj, "__getnewargs_ex__"):
        args, kwargs = obj.__getnewargs_ex__()
        head = __newobj_ex__, (cls, args, kwargs)
    else:
        if hasattr(obj, "__getnewargs__"):
            args = obj.__getnewargs__()
        else:
            base = next((b for b in (int, float, str, bytes, tuple) if isinstance(obj, b)), None)
            args = () if base is None else (base(obj),)
        head = __newobj__, (cls, *args)
    items = iter(list(obj)) if isinstance(obj, list) else None
    pairs = iter(list(obj.items())) if isinstance(obj, dict) else None
    return (*head, _state(obj), items, pairs)


_REFUSED = {"generator", "coroutine", "async_generator", "frame", "code", "module", "memoryview", "dict_keys", "dict_values",
            "dict_items", "mappingproxy", "cell", "traceback", "lock"}  # fmt: skip
