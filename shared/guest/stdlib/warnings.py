"""Warnings: filters, one line on standard error."""

import sys

__all__ = [
    "warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings", "simplefilter", "resetwarnings",
    "catch_warnings",
]

filters = []
onceregistry = {}
_default_action = "default"
_builtin_ignored = (PendingDeprecationWarning, ImportWarning, ResourceWarning)


class WarningMessage:
    _DETAILS = ("message", "category", "filename", "lineno", "file", "line", "source")

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message, self.category, self.filename, self.lineno = message, category, filename, lineno
        self.file, self.line, self.source = file, line, source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return "{message : %r, category : %r, filename : %r, lineno : %s, line : %r}" % (
            self.message, self._category_name, self.filename, self.lineno, self.line)


def formatwarning(message, category, filename, lineno, line=None):
    text = f"{filename}:{lineno}: {category.__name__}: {message}\n"
    if line is None:
        line = _source_line(filename, lineno)
    if line and line.strip():
        text += f"  {line.strip()}\n"
    return text


def _source_line(filename, lineno):
    import linecache

    return linecache.getline(filename, lineno)


def showwarning(message, category, filename, lineno, file=None, line=None):
    file = sys.stderr if file is None else file
    if file is not None:
        file.write(formatwarning(message, category, filename, lineno, line))


_original_show = showwarning


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    if action not in ("error", "ignore", "always", "default", "module", "once"):
        raise AssertionError("invalid action: %r" % (action,))
    if message or module:
        import re

        message = re.compile(message, re.I) if message else None
        module = re.compile(module) if module else None
    _insert((action, message or None, category, module or None, lineno), append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    if action not in ("error", "ignore", "always", "default", "module", "once"):
        raise AssertionError("invalid action: %r" % (action,))
    _insert((action, None, category, None, lineno), append)


def _insert(item, append):
    if item in filters:
        filters.remove(item)
    if append:
        filters.append(item)
    else:
        filters.insert(0, item)


def resetwarnings():
    filters.clear()


def _action_for(text, category, module, lineno):
    for action, message, wanted, where, line in filters:
        if ((message is None or message.match(text)) and issubclass(category, wanted)
                and (where is None or where.match(module)) and line in (0, lineno)):
            return action
    if issubclass(category, _builtin_ignored) or (issubclass(category, DeprecationWarning) and module != "__main__"):
        return "ignore"
    return _default_action


def warn(message, category=None, stacklevel=1, source=None):
    if isinstance(message, Warning):
        category = message.__class__
    category = UserWarning if category is None else category
    if not (isinstance(category, type) and issubclass(category, Warning)):
        raise TypeError("category must be a Warning subclass, not '{:s}'".format(type(category).__name__))
    try:
        frame = sys._getframe(max(stacklevel, 1))
        space, filename, lineno = frame.f_globals, frame.f_code.co_filename, frame.f_lineno
    except (AttributeError, ValueError):
        space, filename, lineno = sys.__dict__, "sys", 1
    registry = space.setdefault("__warningregistry__", {})
    warn_explicit(message, category, filename, lineno, space.get("__name__", "<string>"), registry, source=source)


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    lineno = int(lineno)
    module = filename if module is None else module
    registry = {} if registry is None else registry
    if isinstance(message, Warning):
        text, category = str(message), message.__class__
    else:
        text = message
        message = category(message)
    action = _action_for(text, category, module, lineno)
    if action == "ignore":
        return
    if action == "error":
        raise message
    key = (text, category, lineno)
    if action == "once":
        if onceregistry.get((text, category)):
            return
        onceregistry[(text, category)] = 1
    elif action in ("default", "module"):
        if action == "module":
            key = (text, category, 0)
        if registry.get(key):
            return
        registry[key] = 1
    _show(WarningMessage(message, category, filename, lineno, source=source))


_record = None


def _show(msg):
    if _record is not None:
        _record.append(msg)
    elif showwarning is not _original_show:
        showwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.file, msg.line)
    else:
        _original_show(msg.message, msg.category, msg.filename, msg.lineno)


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._wanted = record
        self._filter = None if action is None else (action, category, lineno, append)

    def __enter__(self):
        global _record
        self._saved = (filters[:], _record, showwarning)
        log = None
        if self._wanted:
            log = _record = []
        if self._filter is not None:
            simplefilter(*self._filter)
        return log

    def __exit__(self, *exc_info):
        global _record, showwarning
        filters[:], _record, showwarning = self._saved
