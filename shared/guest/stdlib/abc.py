"""Abstract base classes: a metaclass that refuses instances with abstract methods and knows virtual subclasses."""

import _inspection

_ref = _inspection.ReferenceType


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


class _Known:
    """What is registered with an abstract class, and which classes were found to be below it or not: weak references.
    A class found not to be may become one when anything is registered anywhere (`age`)."""

    __slots__ = ("registry", "yes", "no", "no_age")
    age = 0

    def __init__(self):
        self.registry, self.yes, self.no, self.no_age = {}, {}, {}, _Known.age


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls.__abstractmethods__ = _abstract_names(cls, namespace)
        cls._abc_impl = _Known()
        return cls

    def register(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if issubclass(subclass, cls):
            return subclass
        if issubclass(cls, subclass):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._abc_impl.registry[_ref(subclass)] = None
        _Known.age += 1
        kind = _inspection.matches_as(cls)
        if kind is not None:
            _match_as(subclass, kind)
        return subclass

    def __instancecheck__(cls, instance):
        subclass = instance.__class__
        known = cls._abc_impl
        key = _ref(subclass)
        if key in known.yes:
            return True
        kind = type(instance)
        if kind is subclass:
            if known.no_age == _Known.age and key in known.no:
                return False
            return cls.__subclasscheck__(subclass)
        return cls.__subclasscheck__(subclass) or cls.__subclasscheck__(kind)

    def __subclasscheck__(cls, subclass):
        if not issubclass(type(subclass), type):  # a proxy that says it is one is none
            raise TypeError("issubclass() arg 1 must be a class")
        known = cls._abc_impl
        key = _ref(subclass)
        if key in known.yes:
            return True
        if known.no_age != _Known.age:
            known.no.clear()
            known.no_age = _Known.age
        elif key in known.no:
            return False
        verdict = cls._find_subclass(subclass)
        (known.yes if verdict else known.no)[key] = None
        return verdict

    def _find_subclass(cls, subclass):
        verdict = cls.__subclasshook__(subclass)
        if verdict is not NotImplemented:
            return bool(verdict)
        if cls in type.__getattribute__(subclass, "__mro__"):
            return True
        for reference in list(cls._abc_impl.registry):
            known = reference()
            if known is not None and issubclass(subclass, known):
                return True
        for derived in type.__subclasses__(cls):
            if derived is not subclass and issubclass(subclass, derived):
                return True
        return False

    def _abc_registry_clear(cls):
        cls._abc_impl.registry.clear()

    def _abc_caches_clear(cls):
        cls._abc_impl.yes.clear()
        cls._abc_impl.no.clear()


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def update_abstractmethods(cls):
    if hasattr(cls, "__abstractmethods__"):
        cls.__abstractmethods__ = _abstract_names(cls, cls.__dict__)
    return cls


def get_cache_token():
    return _Known.age
