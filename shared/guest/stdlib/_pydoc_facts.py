"""What pydoc asks about objects before it lays a page out: their documentation, kind, order and visibility."""

import __future__
import inspect
import re
import sys
import types

_QUIET = frozenset("""__author__ __builtins__ __cached__ __credits__ __date__ __doc__ __docformat__ __file__ __getstate__
__loader__ __module__ __name__ __package__ __path__ __qualname__ __slots__ __spec__ __version__""".split())
_FUTURE = {*__future__.all_feature_names, "absolute_import"}


DOCS = "https://docs.python.org/3.11/library"
REFERENCE_NOTE = """\
What follows is made from the sources of the library as they are here. Names and values that
it shows may be particular to this implementation; the page above tells what every Python has.
"""


def _written_doc(thing):
    """The docstring of the object itself: a value that shows that of its type has none."""
    try:
        doc = object.__getattribute__(thing, "__doc__")
    except AttributeError:
        return None
    is_types = doc is not None and thing is not type and doc == type(thing).__doc__
    return doc if isinstance(doc, str) and not is_types else None


def own_doc(thing):
    """A docstring as it was written; of a method without one that of the method it overrides; or None."""
    doc = _written_doc(thing)
    if doc is None:
        try:
            doc = _inherited_doc(thing)
        except (AttributeError, TypeError):
            return None
    return doc


def _owner(thing):
    """The class that a function's qualified name spells, or None."""
    found = sys.modules.get(thing.__module__)
    if found is None:
        return None
    for part in thing.__qualname__.split(".")[:-1]:
        found = getattr(found, part)
    return found if inspect.isclass(found) else None


def _inherited_doc(thing):
    if inspect.ismethod(thing):
        name, bound = thing.__func__.__name__, thing.__self__
        is_of_class = inspect.isclass(bound) and getattr(getattr(bound, name, None), "__func__") is thing.__func__
        owner = bound if is_of_class else type(bound)
    elif inspect.isfunction(thing):
        name, owner = thing.__name__, _owner(thing)
        if owner is None or getattr(owner, name) is not thing:
            return None
    elif inspect.isbuiltin(thing):
        name, bound = thing.__name__, thing.__self__
        owner = bound if inspect.isclass(bound) else type(bound)
    elif isinstance(thing, property):
        name, owner = thing.fget.__name__, _owner(thing.fget)
        if owner is None or getattr(owner, name) is not thing:
            return None
    elif inspect.ismethoddescriptor(thing) or inspect.isdatadescriptor(thing):
        name, owner = thing.__name__, thing.__objclass__
        if getattr(owner, name) is not thing:
            return None
    else:
        return None
    for base in owner.__mro__:
        doc = _written_doc(getattr(base, name, None)) if base is not owner and name in vars(base) else None
        if doc is not None:
            return doc
    return None


def getdoc(object):
    """The docstring without its indentation, or the comments that stand before the object in its source."""
    doc = own_doc(object)
    found = inspect.cleandoc(doc) if doc is not None else inspect.getcomments(object)
    return re.sub("^ *\n", "", found.rstrip()) if found else ""


def splitdoc(doc):
    """(the first line, what comes after the empty line behind it); a text that starts otherwise has no first line."""
    lines = doc.strip().split("\n")
    if len(lines) == 1:
        return lines[0], ""
    if not lines[1].rstrip():
        return lines[0], "\n".join(lines[2:])
    return "", "\n".join(lines)


def classname(object, modname):
    own = object.__name__
    return own if object.__module__ == modname else f"{object.__module__}.{own}"


def isdata(object):
    """Whether it is a value: no module, class, function, frame, traceback or code."""
    tests = inspect.ismodule, inspect.isclass, inspect.isroutine, inspect.isframe, inspect.istraceback, inspect.iscode
    return not any(test(object) for test in tests)


def is_builtin_function(object):
    return inspect.isroutine(object) and isinstance(object, (types.BuiltinFunctionType, types.MethodWrapperType))


def is_bound_method(object):
    return inspect.ismethod(object) or (inspect.isbuiltin(object) and object.__self__ is not None
                                        and not inspect.ismodule(object.__self__))  # fmt: skip


def visiblename(name, all=None, obj=None):
    """Whether a page shows the name: of a module with __all__ what that lists, otherwise what is not private."""
    if name in _QUIET:
        return False
    if name.startswith("__") and name.endswith("__"):
        return True
    if name.startswith("_") and hasattr(obj, "_fields"):
        return True  # the methods of named tuples look private and are not
    if obj is not __future__ and name in _FUTURE and isinstance(getattr(obj, name, None), __future__._Feature):
        return False
    return name in all if all is not None else not name.startswith("_")


def classify_class_attrs(object):
    """inspect's list with the kinds of descriptors told apart: those that can be set and those that cannot."""
    told = []
    for name, kind, owner, value in inspect.classify_class_attrs(object):
        if inspect.isdatadescriptor(value):
            is_fixed = isinstance(value, property) and value.fset is None
            kind = "readonly property" if is_fixed else "data descriptor"
        told.append((name, kind, owner, value))
    return told


def sort_attributes(attrs, object):
    """In place: the fields of a named tuple in their order, then the rest by name."""
    fields = getattr(object, "_fields", [])
    try:
        places = {name: n - len(fields) for n, name in enumerate(fields)}
    except TypeError:
        places = {}
    attrs.sort(key=lambda row: (places.get(row[0], 0), row[0]))


def allmethods(cl):
    """{name: function} of a class and all of its bases."""
    names = {name for name, _ in inspect.getmembers(cl, inspect.isroutine)}
    for base in cl.__bases__:
        names |= set(allmethods(base))
    return {name: getattr(cl, name) for name in names}


def describe(thing):
    """What it is, in a few words: `class Point`, `built-in function len`."""
    if inspect.ismodule(thing):
        if thing.__name__ in sys.builtin_module_names:
            return "built-in module " + thing.__name__
        return ("package " if hasattr(thing, "__path__") else "module ") + thing.__name__
    if inspect.isbuiltin(thing):
        return "built-in function " + thing.__name__
    for test, word in (inspect.isgetsetdescriptor, "getset"), (inspect.ismemberdescriptor, "member"):
        if test(thing):
            owner = thing.__objclass__
            return f"{word} descriptor {owner.__module__}.{owner.__name__}.{thing.__name__}"
    for test, word in (inspect.isclass, "class"), (inspect.isfunction, "function"), (inspect.ismethod, "method"):
        if test(thing):
            return f"{word} {thing.__name__}"
    return type(thing).__name__


def page_parts(object):
    """(classes, functions, data) of a module that its page shows, as pairs with their names, in inspect's order."""
    public = getattr(object, "__all__", None)

    def is_at_home(value):
        return public is not None or (inspect.getmodule(value) or object) is object

    def shown(found, test=lambda value: True):
        return [(name, value) for name, value in found if test(value) and visiblename(name, public, object)]

    classes = shown(inspect.getmembers(object, inspect.isclass), is_at_home)
    functions = shown(inspect.getmembers(object, inspect.isroutine), lambda f: inspect.isbuiltin(f) or is_at_home(f))
    return classes, functions, shown(inspect.getmembers(object, isdata))


def stripid(text):
    """A repr without the address at its end."""
    return re.sub(r" at 0x[0-9a-f]{6,16}(?=>+$)", "", text, flags=re.IGNORECASE)


def signature_text(object):
    """The signature as text, or an empty string where there is none."""
    try:
        return str(inspect.signature(object))
    except (ValueError, TypeError):
        return ""


def modules_in(package):
    """(name, whether it is a package) of the modules in a package's folders."""
    import pkgutil

    return [(name, is_package) for _, name, is_package in pkgutil.iter_modules(package.__path__)]
