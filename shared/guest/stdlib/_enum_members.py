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


def _test_simple_enum(checked_enum, simple_enum):
    """That a class made by _simple_enum has what one made by a class statement has; TypeError with what differs."""
    differences, checked, simple = [], checked_enum.__dict__, simple_enum.__dict__
    members = [*checked_enum._member_map_, *(name for name in simple_enum._member_map_ if name not in checked_enum._member_map_)]
    for key in {**checked, **simple}:
        if key in ("__module__", "_member_map_", "_value2member_map_", "__doc__") or key in members:
            continue
        if key not in simple:
            differences.append("missing key: %r" % (key,))
        elif key not in checked:
            differences.append("extra key:   %r" % (key,))
        elif not callable(checked[key]) and not isinstance(checked[key], property) and checked[key] != simple[key]:
            differences.append("%r:\n         %s\n         %s" % (key, "checked -> %r" % (checked[key],), "simple  -> %r" % (simple[key],)))
    for name in members:
        if name not in simple_enum._member_map_:
            differences.append("missing member from simple enum: %r" % name)
        elif name not in checked_enum._member_map_:
            differences.append("extra member in simple enum: %r" % name)
        else:
            first, second = checked_enum[name].__dict__, simple_enum[name].__dict__
            for key in {**first, **second}:
                if key in ("__module__", "__objclass__", "_inverted_", "_sort_order_"):
                    continue
                if key not in second:
                    differences.append("missing key %r in %r" % (key, name))
                elif key not in first:
                    differences.append("extra key %r in %r" % (key, name))
                elif first[key] != second[key]:
                    differences.append("%r.%s:\n  checked -> %r\n  simple  -> %r" % (name, key, first[key], second[key]))
    for method in ("__str__", "__repr__", "__reduce_ex__", "__format__", "__getnewargs_ex__", "__getnewargs__", "__reduce__"):
        if method not in checked and method not in simple:
            first, second = getattr(checked_enum, method, None), getattr(simple_enum, method, None)
            if getattr(first, "__func__", first) != getattr(second, "__func__", second):
                differences.append("%r:  %-30s %s" % (method, "checked -> %r" % first, "simple -> %r" % second))
    if differences:
        raise TypeError("enum mismatch:\n   %s" % "\n   ".join(differences))
