"""What stands in the body of an enumeration, and the questions that its class asks of names and numbers."""

from types import DynamicClassAttribute


class _AutoNull:
    """What auto() holds until its class gives it a value."""

    def __repr__(self):
        return "_auto_null"


_no_value = _AutoNull()


class nonmember:
    __module__ = "enum"
    def __init__(self, value):
        self.value = value


class member:
    __module__ = "enum"
    def __init__(self, value):
        self.value = value


class auto:
    __module__ = "enum"
    def __init__(self, value=_no_value):
        self.value = value

    def __repr__(self):
        return "auto(%r)" % self.value


class property(DynamicClassAttribute):
    __module__ = "enum"
    member = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            found = ownerclass._member_map_.get(self.name)
            if found is None:
                raise AttributeError("%r has no attribute %r" % (ownerclass, self.name))
            return found
        if self.fget is not None:
            return self.fget(instance)
        raise AttributeError("%r member has no attribute %r" % (ownerclass, self.name))

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError("<enum %r> cannot set attribute %r" % (self.clsname, self.name))
        return self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError("<enum %r> cannot delete attribute %r" % (self.clsname, self.name))
        return self.fdel(instance)

    def __set_name__(self, ownerclass, name):
        self.name = name
        self.clsname = ownerclass.__name__


def _is_descriptor(obj):
    cls = type(obj)
    return hasattr(cls, "__get__") or hasattr(cls, "__set__") or hasattr(cls, "__delete__")


def _is_dunder(name):
    return len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_"


def _is_sunder(name):
    return len(name) > 2 and name[0] == name[-1] == "_" and name[1] != "_" and name[-2] != "_"


def _is_private(cls_name, name):
    pattern = f"_{cls_name}__"
    return len(name) > len(pattern) and name.startswith(pattern) and not name.endswith("__")


def _is_single_bit(num):
    return num > 0 and num & (num - 1) == 0


def _iter_bits_lsb(num):
    num = getattr(num, "value", num)
    while num:
        bit = num & -num
        yield bit
        num ^= bit
