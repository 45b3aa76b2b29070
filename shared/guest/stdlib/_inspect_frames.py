"""Frames, their arguments and lines; attributes of classes by kind. Part of inspect."""

import collections
import functools
import sys
import types

from _inspect_source import findsource, getfile, getsourcefile

__all__ = ["ArgInfo", "Arguments", "Attribute", "FrameInfo", "FullArgSpec", "Traceback", "classify_class_attrs",
           "currentframe", "formatargvalues", "getargs", "getargvalues", "getframeinfo", "getinnerframes", "getlineno", "getouterframes",
           "stack", "trace"]

Arguments = collections.namedtuple("Arguments", "args, varargs, varkw", module="inspect")
FullArgSpec = collections.namedtuple(
    "FullArgSpec", "args varargs varkw defaults kwonlyargs kwonlydefaults annotations", module="inspect")
ArgInfo = collections.namedtuple("ArgInfo", "args varargs keywords locals", module="inspect")
Attribute = collections.namedtuple("Attribute", "name kind defining_class object", module="inspect")
_Traceback = collections.namedtuple("_Traceback", "filename lineno function code_context index", module="inspect")
_FrameInfo = collections.namedtuple("_FrameInfo", ("frame",) + _Traceback._fields, module="inspect")

__name__ = "inspect"  # what is defined here is shown, and pickled, as that module's


class Traceback(_Traceback):
    """Where a frame stands, with `positions` beside the fields."""

    __module__ = "inspect"

    def __new__(cls, filename, lineno, function, code_context, index, *, positions=None):
        made = super().__new__(cls, filename, lineno, function, code_context, index)
        made.positions = positions
        return made

    def __repr__(self):
        return ("Traceback(filename={!r}, lineno={!r}, function={!r}, code_context={!r}, index={!r}, positions={!r})".format(
            *self, self.positions))


class FrameInfo(_FrameInfo):
    """A frame and where it stands."""

    __module__ = "inspect"

    def __new__(cls, frame, filename, lineno, function, code_context, index, *, positions=None):
        made = super().__new__(cls, frame, filename, lineno, function, code_context, index)
        made.positions = positions
        return made

    def __repr__(self):
        return ("FrameInfo(frame={!r}, filename={!r}, lineno={!r}, function={!r}, code_context={!r}, index={!r}, "
                "positions={!r})".format(*self, self.positions))


def getargs(co):
    """The names of a code object's parameters; keyword-only ones stand among args."""
    if not isinstance(co, types.CodeType):
        raise TypeError("{!r} is not a code object".format(co))
    names, count = co.co_varnames, co.co_argcount
    args = list(names[:count]) + list(names[count:count + co.co_kwonlyargcount])
    count += co.co_kwonlyargcount
    varargs = varkw = None
    if co.co_flags & 4:
        varargs = names[count]
        count += 1
    if co.co_flags & 8:
        varkw = names[count]
    return Arguments(args, varargs, varkw)


def getargvalues(frame):
    return ArgInfo(*getargs(frame.f_code), frame.f_locals)


def formatargvalues(args, varargs, varkw, locals, formatarg=str, formatvarargs=lambda name: "*" + name,
                    formatvarkw=lambda name: "**" + name, formatvalue=lambda value: "=" + repr(value)):
    specs = [formatarg(name) + formatvalue(locals[name]) for name in args]
    if varargs:
        specs.append(formatvarargs(varargs) + formatvalue(locals[varargs]))
    if varkw:
        specs.append(formatvarkw(varkw) + formatvalue(locals[varkw]))
    return "(" + ", ".join(specs) + ")"


def getlineno(frame):
    return frame.f_lineno


def currentframe():
    return sys._getframe(1)


def _positions(code, lasti):
    from dis import Positions

    places = list(code.co_positions())
    return Positions(*places[lasti // 2]) if 0 <= lasti // 2 < len(places) else Positions()


def getframeinfo(frame, context=1):
    """Where a frame or a traceback stands, with `context` lines around it."""
    if isinstance(frame, types.TracebackType):
        lasti, lineno = frame.tb_lasti, frame.tb_lineno
        frame = frame.tb_frame
    elif isinstance(frame, types.FrameType):
        lasti, lineno = frame.f_lasti, frame.f_lineno
    else:
        raise TypeError("{!r} is not a frame or traceback object".format(frame))
    positions = _positions(frame.f_code, lasti)
    filename = getsourcefile(frame) or getfile(frame)
    lines = index = None
    if context > 0:
        start = lineno - 1 - context // 2
        try:
            all_lines, _ = findsource(frame)
        except OSError:
            pass
        else:
            start = max(0, min(start, len(all_lines) - context))
            lines = all_lines[start:start + context]
            index = lineno - 1 - start
    return Traceback(filename, lineno, frame.f_code.co_name, lines, index, positions=positions)


def _frame_info(frame, where):
    return FrameInfo(frame, *where, positions=where.positions)


def getouterframes(frame, context=1):
    found = []
    while frame:
        found.append(_frame_info(frame, getframeinfo(frame, context)))
        frame = frame.f_back
    return found


def getinnerframes(tb, context=1):
    found = []
    while tb:
        found.append(_frame_info(tb.tb_frame, getframeinfo(tb, context)))
        tb = tb.tb_next
    return found


def stack(context=1):
    return getouterframes(sys._getframe(1), context)


def trace(context=1):
    exc = sys.exc_info()[1]
    return getinnerframes(exc.__traceback__ if exc is not None else None, context)


def classify_class_attrs(cls):
    """An Attribute for each name that dir() gives, with its kind and the class that defines it."""
    mro = cls.__mro__
    metamro = tuple(base for base in type(cls).__mro__ if base not in (type, object))
    bases = mro + metamro
    names = dir(cls)
    for base in mro:
        for name, value in base.__dict__.items():
            if isinstance(value, types.DynamicClassAttribute) and value.fget is not None:
                names.append(name)
    found, done = [], set()
    for name in names:
        if name in done:
            continue
        done.add(name)
        home = given = None
        if name != "__dict__":
            try:
                given = getattr(cls, name)
            except Exception:
                pass
            else:
                home = getattr(given, "__objclass__", home)
                if home not in bases:
                    home = None
                    last = None
                    for base in mro:
                        if getattr(base, name, None) is given:
                            last = base
                    for base in metamro:
                        try:
                            value = base.__getattr__(cls, name)
                        except AttributeError:
                            continue
                        if value is given:
                            last = base
                    home = last
        stored = None
        for base in bases:
            if name in base.__dict__:
                stored = base.__dict__[name]
                home = base if home not in metamro else home
                break
        if home is None:
            continue
        obj = given if given is not None else stored
        if isinstance(stored, (staticmethod, types.BuiltinMethodType)):
            kind, obj = "static method", stored
        elif isinstance(stored, (classmethod, types.ClassMethodDescriptorType)):
            kind, obj = "class method", stored
        elif isinstance(stored, (property, functools.cached_property)):
            kind, obj = "property", stored
        elif _is_routine(obj):
            kind = "method"
        else:
            kind = "data"
        found.append(Attribute(name, kind, home, obj))
    return found


def _is_routine(obj):
    from inspect import isroutine

    return isroutine(obj)
