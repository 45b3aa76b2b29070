"""Warnings: filters, one line on standard error."""

import sys

__all__ = [
    "warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings", "simplefilter", "resetwarnings",
    "catch_warnings",
]

filters = []
onceregistry = _onceregistry = {}
defaultaction = _defaultaction = "default"
_filters_version = 1
_ACTIONS = ("error", "ignore", "always", "default", "module", "once")

__natives__ = "warn warn_explicit"  # CPython has these in C: no traceback shows them


class WarningMessage:
    _WARNING_DETAILS = ("message", "category", "filename", "lineno", "file", "line", "source")

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message, self.category, self.filename, self.lineno = message, category, filename, lineno
        self.file, self.line, self.source = file, line, source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return "{message : %r, category : %r, filename : %r, lineno : %s, line : %r}" % (
            self.message, self._category_name, self.filename, self.lineno, self.line)


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Writes a warning to a file, standard error where none is given."""
    _showwarnmsg_impl(WarningMessage(message, category, filename, lineno, file, line))


def formatwarning(message, category, filename, lineno, line=None):
    return _formatwarnmsg_impl(WarningMessage(message, category, filename, lineno, None, line))


_showwarning_orig, _formatwarning_orig = showwarning, formatwarning


def _showwarnmsg_impl(msg):
    file = sys.stderr if msg.file is None else msg.file
    if file is None:
        return
    try:
        file.write(_formatwarnmsg(msg))
    except OSError:
        pass


def _formatwarnmsg_impl(msg):
    text = f"{msg.filename}:{msg.lineno}: {msg.category.__name__}: {msg.message}\n"
    line = msg.line
    if line is None:
        try:
            import linecache

            line = linecache.getline(msg.filename, msg.lineno)
        except Exception:
            line = None
    if line and line.strip():
        text += f"  {line.strip()}\n"
    return text


def _showwarnmsg(msg):
    """Programs may have put another function in the place of showwarning."""
    show = globals().get("showwarning", _showwarning_orig)
    if show is not _showwarning_orig:
        if not callable(show):
            raise TypeError("warnings.showwarning() must be set to a function or method")
        show(msg.message, msg.category, msg.filename, msg.lineno, msg.file, msg.line)
        return
    _showwarnmsg_impl(msg)


def _formatwarnmsg(msg):
    form = globals().get("formatwarning", _formatwarning_orig)
    if form is not _formatwarning_orig:
        return form(msg.message, msg.category, msg.filename, msg.lineno, msg.line)
    return _formatwarnmsg_impl(msg)


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    """Puts a filter before the others, or after them: message and module are patterns that texts begin with."""
    assert action in _ACTIONS, "invalid action: %r" % (action,)
    assert isinstance(message, str), "message must be a string"
    assert isinstance(category, type), "category must be a class"
    assert issubclass(category, Warning), "category must be a Warning subclass"
    assert isinstance(module, str), "module must be a string"
    assert isinstance(lineno, int) and lineno >= 0, "lineno must be an int >= 0"
    if message or module:
        import re
    message = re.compile(message, re.I) if message else None
    module = re.compile(module) if module else None
    _add_filter(action, message, category, module, lineno, append=append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    assert action in _ACTIONS, "invalid action: %r" % (action,)
    assert isinstance(lineno, int) and lineno >= 0, "lineno must be an int >= 0"
    _add_filter(action, None, category, None, lineno, append=append)


def _add_filter(*item, append):
    if not append:
        try:
            filters.remove(item)
        except ValueError:
            pass
        filters.insert(0, item)
    elif item not in filters:
        filters.append(item)
    _filters_mutated()


def resetwarnings():
    filters[:] = []
    _filters_mutated()


def _filters_mutated():
    """Lines that have warned once warn again when the filters are others."""
    global _filters_version
    _filters_version += 1


class _OptionError(Exception):
    """A wrong -W option."""


def _processoptions(args):
    for arg in args:
        try:
            _setoption(arg)
        except _OptionError as error:
            print("Invalid -W option ignored:", error, file=sys.stderr)


def _setoption(arg):
    """action:message:category:module:lineno, as -W takes it: texts, not patterns."""
    parts = arg.split(":")
    if len(parts) > 5:
        raise _OptionError("too many fields (max 5): %r" % (arg,))
    action, message, category, module, lineno = [part.strip() for part in parts + [""] * (5 - len(parts))]
    action, category = _getaction(action), _getcategory(category)
    if message or module:
        import re

        message = re.escape(message) if message else message
        module = re.escape(module) + r"\Z" if module else module
    if lineno:
        try:
            lineno = int(lineno)
            if lineno < 0:
                raise ValueError
        except (ValueError, OverflowError):
            raise _OptionError("invalid lineno %r" % (lineno,)) from None
    else:
        lineno = 0
    filterwarnings(action, message, category, module, lineno)


def _getaction(action):
    if not action:
        return "default"
    if action == "all":
        return "always"
    for each in ("default", "always", "ignore", "module", "once", "error"):
        if each.startswith(action):
            return each
    raise _OptionError("invalid action: %r" % (action,))


def _getcategory(category):
    if not category:
        return Warning
    module_name, _, name = category.rpartition(".")
    try:
        module = __import__(module_name or "builtins", None, None, [name])
    except ImportError:
        raise _OptionError("invalid module name: %r" % (module_name,)) from None
    try:
        found = getattr(module, name)
    except AttributeError:
        raise _OptionError("unknown warning category: %r" % (category,)) from None
    if not (isinstance(found, type) and issubclass(found, Warning)):
        raise _OptionError("invalid warning category: %r" % (category,))
    return found


def _is_internal_frame(frame):
    return "importlib" in frame.f_code.co_filename and "_bootstrap" in frame.f_code.co_filename


def warn(message, category=None, stacklevel=1, source=None):
    """Warns of the caller's line, or of one `stacklevel` calls further out."""
    if isinstance(message, Warning):
        category = message.__class__
    category = UserWarning if category is None else category
    if not (isinstance(category, type) and issubclass(category, Warning)):
        raise TypeError("category must be a Warning subclass, not '{:s}'".format(type(category).__name__))
    try:
        frame = sys._getframe(max(range(stacklevel).stop, 1))
        space, filename, lineno = frame.f_globals, frame.f_code.co_filename, frame.f_lineno
    except (AttributeError, ValueError):
        space, filename, lineno = sys.__dict__, "sys", 1
    registry = space.setdefault("__warningregistry__", {})
    warn_explicit(message, category, filename, lineno, space.get("__name__", "<string>"), registry, None, source)


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    lineno = range(lineno).stop
    if module is None:
        module = filename or "<unknown>"
        if module[-3:].lower() == ".py":
            module = module[:-3]
    registry = {} if registry is None else registry
    if registry.get("version", 0) != _filters_version:
        registry.clear()
        registry["version"] = _filters_version
    if isinstance(message, Warning):
        text, category = str(message), message.__class__
    else:
        text = message
        message = category(message)
    key = (text, category, lineno)
    if registry.get(key):
        return
    for action, pattern, wanted, where, line in filters:
        if ((pattern is None or pattern.match(text)) and issubclass(category, wanted)
                and (where is None or (where == module if isinstance(where, str) else where.match(module)))
                and line in (0, lineno)):
            break
    else:
        action = defaultaction
    if action == "ignore":
        return
    if module_globals is not None:
        import linecache

        linecache.getlines(filename, module_globals)
    if action == "error":
        raise message
    if action == "once":
        registry[key] = 1
        key = (text, category)
        if onceregistry.get(key):
            return
        onceregistry[key] = 1
    elif action == "module":
        registry[key] = 1
        key = (text, category, 0)
        if registry.get(key):
            return
        registry[key] = 1
    elif action == "default":
        registry[key] = 1
    elif action != "always":
        raise RuntimeError("Unrecognized action (%r) in warnings.filters:\n %s" % (action, (action, pattern, wanted, where, line)))
    _showwarnmsg(WarningMessage(message, category, filename, lineno, source=source))


class catch_warnings:
    """Filters and showwarning are as they were after the with statement; `record`: warnings go to a list, which it gives."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record
        self._module = sys.modules["warnings"] if module is None else module
        self._entered = False
        self._filter = None if action is None else (action, category, lineno, append)

    def __repr__(self):
        args = []
        if self._record:
            args.append("record=True")
        if self._module is not sys.modules["warnings"]:
            args.append("module=%r" % self._module)
        return "%s(%s)" % (type(self).__name__, ", ".join(args))

    def __enter__(self):
        if self._entered:
            raise RuntimeError("Cannot enter %r twice" % self)
        self._entered = True
        module = self._module
        self._filters = module.filters
        module.filters = self._filters[:]
        module._filters_mutated()
        self._showwarning, self._showwarnmsg_impl = module.showwarning, module._showwarnmsg_impl
        log = None
        if self._record:
            log = []
            module._showwarnmsg_impl = log.append
            module.showwarning = module._showwarning_orig
        if self._filter is not None:
            simplefilter(*self._filter)
        return log

    def __exit__(self, *exc_info):
        if not self._entered:
            raise RuntimeError("Cannot exit %r without entering first" % self)
        module = self._module
        module.filters = self._filters
        module._filters_mutated()
        module.showwarning, module._showwarnmsg_impl = self._showwarning, self._showwarnmsg_impl


_DEPRECATED_MSG = "{name!r} is deprecated and slated for removal in Python {remove}"


def _deprecated(name, message=_DEPRECATED_MSG, *, remove, _version=sys.version_info):
    """Warns of a name that the library will lose; an error when that version has come."""
    shown = f"{remove[0]}.{remove[1]}"
    if (_version[:2] > remove) or (_version[:2] == remove and _version[3] != "alpha"):
        raise RuntimeError(f"{name!r} was slated for removal after Python {shown} alpha")
    warn(message.format(name=name, remove=shown), DeprecationWarning, stacklevel=3)


def _warn_unawaited_coroutine(coro):
    warn(f"coroutine '{coro.__qualname__}' was never awaited", category=RuntimeWarning, stacklevel=2, source=coro)


def _begin():
    for category in (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning):
        filters.append(("ignore", None, category, None, 0))
    filters.insert(0, ("default", None, DeprecationWarning, "__main__", 0))
    _processoptions(sys.warnoptions)


_begin()
