"""Data laid out over lines."""

import dataclasses
import sys
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque
from types import MappingProxyType, SimpleNamespace

__all__ = ["pprint", "pformat", "isreadable", "isrecursive", "saferepr", "PrettyPrinter", "pp"]


class _Key:
    """Sorts values of kinds that cannot be compared."""

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        try:
            return self.obj < other.obj
        except TypeError:
            return (str(type(self.obj)), id(self.obj)) < (str(type(other.obj)), id(other.obj))


def _pair(item):
    return _Key(item[0]), _Key(item[1])


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    PrettyPrinter(indent, width, depth, stream, compact=compact, sort_dicts=sort_dicts,
                  underscore_numbers=underscore_numbers).pprint(object)  # fmt: skip


def pp(object, *args, sort_dicts=False, **kwargs):
    pprint(object, *args, sort_dicts=sort_dicts, **kwargs)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    return PrettyPrinter(indent, width, depth, compact=compact, sort_dicts=sort_dicts,
                         underscore_numbers=underscore_numbers).pformat(object)  # fmt: skip


def saferepr(object):
    return PrettyPrinter()._repr(object, set(), 0)


def isreadable(object):
    return PrettyPrinter().isreadable(object)


def isrecursive(object):
    return "<Recursion on " in saferepr(object)


class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
        if indent < 0:
            raise ValueError("indent must be >= 0")
        if depth is not None and depth <= 0:
            raise ValueError("depth must be > 0")
        if not width:
            raise ValueError("width must be != 0")
        self._step, self._width, self._depth, self._stream = indent, width, depth, stream
        self._compact, self._sorts, self._underscores = compact, sort_dicts, underscore_numbers

    def pprint(self, object):
        (self._stream or sys.stdout).write(self.pformat(object) + "\n")

    def pformat(self, object):
        made = []
        self._format(object, made, 0, 0, set(), 0)
        return "".join(made)

    def isrecursive(self, object):
        return "<Recursion on " in self._repr(object, set(), 0)

    def isreadable(self, object):
        text = self._repr(object, set(), 0)
        return "<" not in text and not self.isrecursive(object)

    def format(self, object, context, maxlevels, level):
        return self._repr(object, set(context), level), True, False

    def _repr(self, obj, context, level):
        kind = type(obj)
        if kind is int and self._underscores:
            return f"{obj:_d}"
        method = kind.__repr__
        if issubclass(kind, dict) and method is dict.__repr__:
            if not obj:
                return "{}"
            if self._depth and level >= self._depth:
                return "{...}"
            if id(obj) in context:
                return _recursion(obj)
            context.add(id(obj))
            items = sorted(obj.items(), key=_pair) if self._sorts else obj.items()
            made = [f"{self._repr(k, context, level + 1)}: {self._repr(v, context, level + 1)}" for k, v in items]
            context.remove(id(obj))
            return "{%s}" % ", ".join(made)
        is_list = issubclass(kind, list) and method is list.__repr__
        if is_list or issubclass(kind, tuple) and method is tuple.__repr__:
            form = "[%s]" if is_list else "(%s,)" if len(obj) == 1 else "(%s)"
            if not obj:
                return "[]" if is_list else "()"
            if self._depth and level >= self._depth:
                return form % "..."
            if id(obj) in context:
                return _recursion(obj)
            context.add(id(obj))
            made = [self._repr(each, context, level + 1) for each in obj]
            context.remove(id(obj))
            return form % ", ".join(made)
        return repr(obj)

    def _format(self, obj, out, indent, allowance, context, level):
        if id(obj) in context:
            out.append(_recursion(obj))
            return
        text = self._repr(obj, set(context), level)
        if len(text) > self._width - indent - allowance:
            method = type(obj).__repr__
            layout = _LAYOUTS.get(method)
            if layout is None and dataclasses.is_dataclass(obj) and not isinstance(obj, type) and (
                obj.__dataclass_params__.repr and getattr(method, "__wrapped__", None) is not None
                or "__create_fn__" in getattr(method, "__qualname__", "")
            ):
                layout = PrettyPrinter._dataclass
            if layout is not None:
                context.add(id(obj))
                layout(self, obj, out, indent, allowance, context, level + 1)
                context.remove(id(obj))
                return
        out.append(text)

    def _dataclass(self, obj, out, indent, allowance, context, level):
        name = type(obj).__name__
        items = [(f.name, getattr(obj, f.name)) for f in dataclasses.fields(obj) if f.repr]
        out.append(name + "(")
        self._attributes(items, out, indent + len(name) + 1, allowance, context, level)
        out.append(")")

    def _namespace(self, obj, out, indent, allowance, context, level):
        name = "namespace" if type(obj) is SimpleNamespace else type(obj).__name__
        out.append(name + "(")
        self._attributes(list(vars(obj).items()), out, indent + len(name) + 1, allowance, context, level)
        out.append(")")

    def _attributes(self, items, out, indent, allowance, context, level):
        for i, (key, value) in enumerate(items):
            last = i == len(items) - 1
            out.append(key + "=")
            if id(value) in context:
                out.append("...")
            else:
                self._format(value, out, indent + len(key) + 1, allowance if last else 1, context, level)
            if not last:
                out.append(",\n" + " " * indent)

    def _dict(self, obj, out, indent, allowance, context, level):
        out.append("{" + " " * (self._step - 1))
        if obj:
            items = sorted(obj.items(), key=_pair) if self._sorts and not isinstance(obj, OrderedDict) else obj.items()
            self._dict_items(list(items), out, indent, allowance + 1, context, level)
        out.append("}")

    def _dict_items(self, items, out, indent, allowance, context, level):
        indent += self._step
        for i, (key, value) in enumerate(items):
            last = i == len(items) - 1
            text = self._repr(key, set(context), level)
            out.append(text + ": ")
            self._format(value, out, indent + len(text) + 2, allowance if last else 1, context, level)
            if not last:
                out.append(",\n" + " " * indent)

    def _ordered(self, obj, out, indent, allowance, context, level):
        if not obj:
            out.append(repr(obj))
            return
        name = type(obj).__name__
        out.append(name + "(")
        self._items(list(obj.items()), out, indent + len(name) + 1, allowance + 1, context, level, "[", "]")
        out.append(")")

    def _list(self, obj, out, indent, allowance, context, level):
        self._items(obj, out, indent, allowance, context, level, "[", "]")

    def _tuple(self, obj, out, indent, allowance, context, level):
        self._items(obj, out, indent, allowance, context, level, "(", ",)" if len(obj) == 1 else ")")

    def _set(self, obj, out, indent, allowance, context, level):
        if not obj:
            out.append(repr(obj))
            return
        kind = type(obj)
        if kind is set:
            left, right = "{", "}"
        else:
            left, right = kind.__name__ + "({", "})"
            indent += len(kind.__name__) + 1
        self._items(sorted(obj, key=_Key), out, indent, allowance, context, level, left, right)

    def _items(self, items, out, indent, allowance, context, level, left, right):
        out.append(left)
        indent += self._step
        if self._step > 1:
            out.append(" " * (self._step - 1))
        allowance += len(right)
        separator = ",\n" + " " * indent
        width = room = self._width - indent + 1
        delimiter = ""
        for i, each in enumerate(items):
            last = i == len(items) - 1
            if last:
                room -= allowance
                width -= allowance
            if self._compact:
                text = self._repr(each, set(context), level)
                if width < len(text) + 2:
                    width = room
                    if delimiter:
                        delimiter = separator
                if width >= len(text) + 2:
                    width -= len(text) + 2
                    out.append(delimiter + text)
                    delimiter = ", "
                    continue
            out.append(delimiter)
            delimiter = separator
            self._format(each, out, indent, allowance if last else 1, context, level)
        out.append(right)

    def _str(self, obj, out, indent, allowance, context, level):
        import re

        if not obj:
            out.append(repr(obj))
            return
        lines, chunks = obj.splitlines(True), []
        if level == 1:
            indent += 1
            allowance += 1
        room = most = self._width - indent
        for i, line in enumerate(lines):
            text = repr(line)
            last = i == len(lines) - 1
            if last:
                room -= allowance
            if len(text) <= room:
                chunks.append(text)
                continue
            parts = re.findall(r"\S*\s*", line)
            parts.pop()
            width, current = most, ""
            for j, part in enumerate(parts):
                candidate = current + part
                if j == len(parts) - 1 and last:
                    width -= allowance
                if len(repr(candidate)) > width:
                    if current:
                        chunks.append(repr(current))
                    current = part
                else:
                    current = candidate
            if current:
                chunks.append(repr(current))
        if len(chunks) == 1:
            out.append(text)
            return
        out.append("(" if level == 1 else "")
        out.append(("\n" + " " * indent).join(chunks))
        out.append(")" if level == 1 else "")

    def _bytes(self, obj, out, indent, allowance, context, level):
        if len(obj) <= 4:
            out.append(repr(obj))
            return
        is_outermost = level == 1
        if is_outermost:
            indent += 1
            allowance += 1
        width, chunks, current = self._width - indent, [], b""
        last = len(obj) // 4 * 4
        for i in range(0, len(obj), 4):
            candidate = current + obj[i:i + 4]
            if i == last:
                width -= allowance
            if len(repr(candidate)) > width and current:
                chunks.append(repr(current))
                candidate = obj[i:i + 4]
            current = candidate
        chunks.append(repr(current))
        text = ("\n" + " " * indent).join(chunks)
        out.append(f"({text})" if is_outermost else text)

    def _bytearray(self, obj, out, indent, allowance, context, level):
        out.append("bytearray(")
        self._bytes(bytes(obj), out, indent + 10, allowance + 1, context, level + 1)
        out.append(")")

    def _user(self, obj, out, indent, allowance, context, level):
        self._format(obj.data, out, indent, allowance, context, level - 1)

    def _wrapped(self, obj, out, indent, allowance, context, level):
        """defaultdict, Counter, deque, ChainMap, mappingproxy."""
        name = type(obj).__name__
        if isinstance(obj, defaultdict):
            if not len(obj):
                out.append(repr(obj))
                return
            indent += len(name) + 1
            out.append(f"{name}({self._repr(obj.default_factory, set(context), level)},\n" + " " * indent)
            self._dict(obj, out, indent, allowance + 1, context, level)
            out.append(")")
        elif isinstance(obj, Counter):
            out.append(name + "({" + " " * (self._step - 1))
            self._dict_items(obj.most_common(), out, indent + len(name) + 1, allowance + 2, context, level)
            out.append("})")
        elif isinstance(obj, deque):
            out.append(name + "([")
            indent += len(name) + 1
            if obj.maxlen is None:
                self._tail(obj, out, indent, allowance + 2, context, level, "])")
            else:
                self._tail(obj, out, indent, 2, context, level, "],\n" + " " * indent + f"maxlen={obj.maxlen})")
        elif isinstance(obj, ChainMap):
            out.append(name + "(")
            indent += len(name) + 1
            for i, each in enumerate(obj.maps):
                last = i == len(obj.maps) - 1
                self._format(each, out, indent, allowance + 1 if last else 1, context, level)
                out.append(")" if last else ",\n" + " " * indent)
        else:
            out.append("mappingproxy(")
            self._format(obj.copy(), out, indent + 13, allowance + 1, context, level)
            out.append(")")

    def _tail(self, items, out, indent, allowance, context, level, right):
        made = []
        self._items(list(items), made, indent, allowance - 1, context, level, "[", "]")
        out.append("".join(made)[1:-1] + right)


def _recursion(obj):
    return "<Recursion on %s with id=%s>" % (type(obj).__name__, id(obj))


_LAYOUTS = {
    dict.__repr__: PrettyPrinter._dict, OrderedDict.__repr__: PrettyPrinter._ordered, list.__repr__: PrettyPrinter._list,
    tuple.__repr__: PrettyPrinter._tuple, set.__repr__: PrettyPrinter._set, frozenset.__repr__: PrettyPrinter._set,
    str.__repr__: PrettyPrinter._str, bytes.__repr__: PrettyPrinter._bytes, bytearray.__repr__: PrettyPrinter._bytearray,
    UserDict.__repr__: PrettyPrinter._user, UserList.__repr__: PrettyPrinter._user, UserString.__repr__: PrettyPrinter._user,
    SimpleNamespace.__repr__: PrettyPrinter._namespace,
    defaultdict.__repr__: PrettyPrinter._wrapped, Counter.__repr__: PrettyPrinter._wrapped, deque.__repr__: PrettyPrinter._wrapped,
    ChainMap.__repr__: PrettyPrinter._wrapped, MappingProxyType.__repr__: PrettyPrinter._wrapped,
}  # fmt: skip
