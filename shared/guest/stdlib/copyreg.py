"""How objects are taken apart for copies and pickles."""

import sys

__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]

dispatch_table = {}


def pickle(ob_type, pickle_function, constructor_ob=None):
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def constructor(object):
    if not callable(object):
        raise TypeError("constructors must be callable")


def _reconstructor(cls, base, state):
    made = object.__new__(cls) if base is object else base.__new__(cls, state)
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


def _bytearray(o, protocol):
    if protocol < 3:
        return type(o), (str(bytes(o), "latin-1"), "latin-1") if o else ()
    return type(o), (bytes(o),) if o else ()


def _odict_items(o):
    return type(o), (), _state(o), None, iter(o.items())


# Types written in C++: how each is made again, by name so that nothing is imported for them. With the third item left out
# the attributes of an instance of a subclass are added.
_NATIVE = {
    "bytearray": _bytearray,
    "range": lambda o, protocol: (range, (o.start, o.stop, o.step)),
    "slice": lambda o, protocol: (slice, (o.start, o.stop, o.step)),
    "ellipsis": lambda o, protocol: "Ellipsis",
    "NotImplementedType": lambda o, protocol: "NotImplemented",
    "set": lambda o, protocol: (type(o), (list(o),)),
    "frozenset": lambda o, protocol: (type(o), (list(o),)),
    "functools.partial": lambda o, protocol: (type(o), (o.func,), (o.func, o.args, o.keywords, o.__dict__ or None)),
    "collections.deque": lambda o, protocol: (type(o), () if o.maxlen is None else ((), o.maxlen), _state(o), iter(o)),
    "collections.defaultdict": lambda o, protocol: (
        type(o), () if o.default_factory is None else (o.default_factory,), None, None, iter(o.items())),
    "collections.OrderedDict": lambda o, protocol: _odict_items(o),
    "types.SimpleNamespace": lambda o, protocol: (type(o), (), o.__dict__),
    "BaseException": lambda o, protocol: _exception(o),
    "numpy.dtype": lambda o, protocol: (type(o), (o.name,)),
    "numpy.ndarray": lambda o, protocol: (_array, ((o if o.dtype.isnative else o.astype(o.dtype.name)).tobytes(), o.dtype.name, o.shape)),
    "numpy.generic": lambda o, protocol: (_scalar, (o.dtype.name, o.tobytes())),
    "mindspore.common.tensor.Tensor": lambda o, protocol: (_tensor, (o.asnumpy(), o.dtype)),
    "builtin_function_or_method": lambda o, protocol: _method(o),
    "method_descriptor": lambda o, protocol: (getattr, (o.__objclass__, o.__name__)),
    "classmethod_descriptor": lambda o, protocol: (getattr, (o.__objclass__, o.__name__)),
    "wrapper_descriptor": lambda o, protocol: (getattr, (o.__objclass__, o.__name__)),
    "method-wrapper": lambda o, protocol: (getattr, (o.__self__, o.__name__)),
    "method": lambda o, protocol: (getattr, (o.__self__, o.__func__.__name__)),
}


def _method(o):
    owner = o.__self__
    return o.__qualname__ if owner is None or type(owner) is type(sys) else (getattr, (owner, o.__name__))


def _exception(o):
    args, state = o.args, dict(o.__dict__)
    if isinstance(o, OSError) and len(args) == 2 and o.filename is not None:
        args = (*args, o.filename) if o.filename2 is None else (*args, o.filename, None, o.filename2)
    elif isinstance(o, ImportError):
        state.update({name: getattr(o, name) for name in ("name", "path") if getattr(o, name) is not None})
    return (type(o), args, state) if state else (type(o), args)


_HEAP_TYPE = 1 << 9


def _native_base(cls):
    """The type written in C++ whose layout the instances of cls have."""
    for base in cls.__mro__:
        if not base.__flags__ & _HEAP_TYPE and base.__name__ != "_LineSource":  # that one keeps nothing of its own
            return base
    return object


def _slotnames(cls):
    """Names of the __slots__ of a class and its bases, as attributes; kept in the class."""
    names = cls.__dict__.get("__slotnames__")
    if names is not None:
        return names
    names = []
    for each in cls.__mro__:
        slots = each.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name in ("__dict__", "__weakref__"):
                continue
            if name.startswith("__") and not name.endswith("__"):
                stripped = each.__name__.lstrip("_")
                name = f"_{stripped}{name}" if stripped else name
            names.append(name)
    try:
        cls.__slotnames__ = names
    except (AttributeError, TypeError):
        pass
    return names


def _default_state(obj):
    """What object.__getstate__ gives."""
    state = getattr(obj, "__dict__", None) or None
    slots = {name: getattr(obj, name) for name in _slotnames(type(obj)) if hasattr(obj, name)}
    return (state, slots) if slots else state


def _state(obj):
    return obj.__getstate__()


def _reduce_old(obj, cls):
    """Protocols 0 and 1: the instance is made by its native base, from that base's value."""
    base = _native_base(cls)
    if base is object:
        value = None
    elif base is cls:
        raise TypeError(f"cannot pickle {cls.__name__!r} object")
    else:
        value = base(obj)
    if cls.__getstate__ is object.__getstate__ and getattr(obj, "__slots__", None):
        raise TypeError("a class that defines __slots__ without defining __getstate__ cannot be pickled")
    state = obj.__getstate__()
    head = _reconstructor, (cls, base, value)
    return (*head, state) if state else head


def _new_arguments(obj):
    """(args, kwargs) for __new__; None when the class does not say."""
    kind = type(obj)  # asked as special methods are: an object's own __getattr__ does not matter
    if hasattr(kind, "__getnewargs_ex__"):
        given = kind.__getnewargs_ex__(obj)
        if not isinstance(given, tuple):
            raise TypeError(f"__getnewargs_ex__ should return a tuple, not '{type(given).__name__}'")
        if len(given) != 2:
            raise ValueError(f"__getnewargs_ex__ should return a tuple of length 2, not {len(given)}")
        args, kwargs = given
        if not isinstance(args, tuple):
            raise TypeError("first item of the tuple returned by __getnewargs_ex__ must be a tuple, "
                            f"not '{type(args).__name__}'")
        if not isinstance(kwargs, dict):
            raise TypeError("second item of the tuple returned by __getnewargs_ex__ must be a dict, "
                            f"not '{type(kwargs).__name__}'")
        return args, kwargs
    if hasattr(kind, "__getnewargs__"):
        args = kind.__getnewargs__(obj)
        if not isinstance(args, tuple):
            raise TypeError(f"__getnewargs__ should return a tuple, not '{type(args).__name__}'")
        return args, {}
    return None


# Native layouts that hold nothing an instance's attributes do not say.
_PLAIN = ("object", "list", "dict", "NoneType", "type")


def _reduce_object(obj, protocol=2):
    """What object.__reduce_ex__ gives."""
    cls = type(obj)
    for each in cls.__mro__:
        if each.__flags__ & _HEAP_TYPE and each.__module__[:5] not in ("colle", "types", "funct", "numpy", "minds"):
            continue
        name = each.__name__ if each.__module__ == "builtins" else f"{each.__module__}.{each.__name__}"
        if name in _NATIVE:
            made = _NATIVE[name](obj, protocol)
            if isinstance(made, str) or len(made) > 2 or made[0] is not cls or name in ("range", "slice", "BaseException"):
                return made
            return *made, _state(obj)
        if name.startswith("mindspore._c_expression.typing"):
            return _named, ("mindspore." + str(obj).lower(),)
    if protocol < 2:
        return _reduce_old(obj, cls)
    base = _native_base(cls)
    given = _new_arguments(obj)
    if given is None and base.__name__ not in _PLAIN or base is type(sys) or base.__name__ in _REFUSED:
        raise TypeError(f"cannot pickle {cls.__name__!r} object")
    args, kwargs = given or ((), {})
    head = (__newobj_ex__, (cls, args, kwargs)) if kwargs else (__newobj__, (cls, *args))
    items = iter(obj) if isinstance(obj, list) else None
    pairs = iter(obj.items()) if isinstance(obj, dict) else None
    return (*head, _state(obj), items, pairs)


_REFUSED = {"generator", "coroutine", "async_generator", "frame", "code", "memoryview", "dict_keys", "dict_values",
            "dict_items", "mappingproxy", "cell", "traceback"}


# ---- short codes for classes that programs agree upon

_extension_registry = {}
_inverted_registry = {}
_extension_cache = {}


def add_extension(module, name, code):
    code = int(code)
    if not 1 <= code <= 0x7fffffff:
        raise ValueError("code out of range")
    key = module, name
    if _extension_registry.get(key) == code and _inverted_registry.get(code) == key:
        return
    if key in _extension_registry:
        raise ValueError("key %s is already registered with code %s" % (key, _extension_registry[key]))
    if code in _inverted_registry:
        raise ValueError("code %s is already in use for key %s" % (code, _inverted_registry[code]))
    _extension_registry[key] = code
    _inverted_registry[code] = key


def remove_extension(module, name, code):
    key = module, name
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError("key %s is not registered with code %s" % (key, code))
    del _extension_registry[key]
    del _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    _extension_cache.clear()


def pickle_complex(c):
    return complex, (c.real, c.imag)


def pickle_union(obj):
    import functools
    import operator

    return functools.reduce, (operator.or_, obj.__args__)


pickle(complex, pickle_complex, complex)
pickle(type(int | str), pickle_union)
