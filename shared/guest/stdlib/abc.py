"""Abstract base classes: a metaclass that refuses instances with abstract methods and knows virtual subclasses."""

import _inspection


def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractproperty(property):
    __isabstractmethod__ = True


def _abstract_names(cls, namespace):
    names = {name for name, value in namespace.items() if getattr(value, "__isabstractmethod__", False)}
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if getattr(getattr(cls, name, None), "__isabstractmethod__", False):
                names.add(name)
    return frozenset(names)


def _match_as(cls, kind):
    """`case` takes instances of cls, and of the classes below it, for mappings or for sequences."""
    if _inspection.matches_as(cls) != kind:
        _inspection.match_as(cls, kind)
        for derived in type.__subclasses__(cls):
            _match_as(derived, kind)


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls.__abstractmethods__ = _abstract_names(cls, namespace)
        cls._abc_registry = []
        return cls

    def register(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if issubclass(subclass, cls):
            return subclass
        if issubclass(cls, subclass):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._abc_registry.append(subclass)
        kind = _inspection.matches_as(cls)
        if kind is not None:
            _match_as(subclass, kind)
        return subclass

    def __instancecheck__(cls, instance):
        if type.__instancecheck__(cls, instance):
            return True
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        verdict = cls.__subclasshook__(subclass)
        if verdict is not NotImplemented:
            return bool(verdict)
        if cls in type.__getattribute__(subclass, "__mro__"):
            return True
        for known in cls.__dict__.get("_abc_registry", ()):
            if issubclass(subclass, known):
                return True
        for derived in type.__subclasses__(cls):
            if derived is not subclass and issubclass(subclass, derived):
                return True
        return False


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def update_abstractmethods(cls):
    if hasattr(cls, "__abstractmethods__"):
        cls.__abstractmethods__ = _abstract_names(cls, cls.__dict__)
    return cls


def get_cache_token():
    return 0
