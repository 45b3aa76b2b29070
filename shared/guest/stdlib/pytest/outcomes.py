"""How a test ends other than by returning: skip, fail, xfail, exit; the regions raises and warns."""

import re
import sys


class OutcomeException(BaseException):
    def __init__(self, msg=None, pytrace=True):
        super().__init__(msg)
        self.msg, self.pytrace = msg, pytrace

    def __repr__(self):
        return self.msg if self.msg is not None else f"<{type(self).__name__} instance>"

    __str__ = __repr__


class Skipped(OutcomeException):
    __module__ = "builtins"

    def __init__(self, msg=None, pytrace=True, allow_module_level=False):
        super().__init__(msg, pytrace)
        self.allow_module_level = allow_module_level


class Failed(OutcomeException):
    __module__ = "builtins"


class XFailed(Failed):
    __module__ = "builtins"


class Exit(Exception):
    def __init__(self, msg="unknown reason", returncode=None):
        super().__init__(msg)
        self.msg, self.returncode = msg, returncode


class UsageError(Exception):
    """Arguments that make no sense."""


def skip(reason="", *, allow_module_level=False, msg=None):
    __tracebackhide__ = True
    raise Skipped(reason or msg or "", allow_module_level=allow_module_level)


def fail(reason="", pytrace=True, msg=None):
    __tracebackhide__ = True
    raise Failed(reason or msg or "", pytrace)


RUNS_XFAIL = [False]  # --runxfail: xfail() does nothing


def xfail(reason=""):
    __tracebackhide__ = True
    if RUNS_XFAIL[0]:
        return
    raise XFailed(reason)


def exit(reason="", returncode=None):
    raise Exit(reason, returncode)


def importorskip(modname, minversion=None, reason=None, *, exc_type=None):
    __tracebackhide__ = True
    try:
        __import__(modname)
    except exc_type or ImportError as error:
        raise Skipped(reason or f"could not import {modname!r}: {error}", allow_module_level=True) from None
    module = sys.modules[modname]
    if minversion is not None:
        has = getattr(module, "__version__", None)
        number = lambda text: [int(part) for part in re.findall(r"\d+", text)]  # noqa: E731
        if has is None or number(has) < number(minversion):
            raise Skipped(f"module {modname!r} has __version__ {has!r}, required is: {minversion!r}", allow_module_level=True)
    return module


class ExceptionInfo:
    """What raises gives: the exception, once it was raised."""

    def __init__(self, value=None, tb=None):
        self._value, self._tb = value, tb

    @classmethod
    def from_exception(cls, exception, exprinfo=None):
        return cls(exception, exception.__traceback__)

    def _known(self):
        assert self._value is not None, ".value can only be used after the context manager exits"
        return self._value

    value = property(_known)
    type = property(lambda self: type(self._known()))
    tb = property(lambda self: self._tb)
    typename = property(lambda self: type(self._known()).__name__)

    @property
    def traceback(self):
        from .entries import Traceback

        return Traceback(self._tb)

    def match(self, regexp):
        __tracebackhide__ = True
        text = str(self.value)
        for note in getattr(self.value, "__notes__", ()):
            text += "\n" + note
        if not re.search(regexp, text):
            message = f"Regex pattern did not match.\n  Expected regex: {regexp!r}\n  Actual message: {text!r}"
            if regexp == text:
                message += "\n  Did you mean to `re.escape()` the regex?"
            raise AssertionError(message) from None
        return True

    def errisinstance(self, exc):
        return isinstance(self.value, exc)

    def exconly(self, tryshort=False):
        import traceback

        return "".join(traceback.format_exception_only(self.type, self.value)).rstrip()

    def group_contains(self, expected_exception, *, match=None, depth=None):
        def contains(group, level):
            for each in group.exceptions:
                if depth in (None, level) and isinstance(each, expected_exception) and (
                    match is None or re.search(match, str(each))
                ):
                    return True
                if isinstance(each, BaseExceptionGroup) and contains(each, level + 1):
                    return True
            return False

        return contains(self.value, 1)

    def __repr__(self):
        if self._value is None:
            return "<ExceptionInfo for raises contextmanager>"
        depth, at = 0, self._tb
        while at is not None:
            depth, at = depth + 1, at.tb_next
        return f"<{type(self).__name__} {self._value!r} tblen={depth}>"


class RaisesContext:
    def __init__(self, expected, match, check):
        self.expected, self.pattern, self.check, self.info = expected, match, check, ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, kind, value, tb):
        __tracebackhide__ = True
        if kind is None:
            names = [e.__name__ for e in self.expected] if isinstance(self.expected, tuple) else [self.expected.__name__]
            fail(f"DID NOT RAISE {names[0]}" if len(names) == 1 else f"DID NOT RAISE any of ({', '.join(names)})")
        if not issubclass(kind, self.expected):
            return False
        self.info._value, self.info._tb = value, tb
        if self.pattern is not None:
            self.info.match(self.pattern)
        return self.check is None or self.check(value)


def raises(expected_exception, *args, match=None, check=None, **kwargs):
    __tracebackhide__ = True
    if not expected_exception:
        raise ValueError(f"Expected an exception type or a tuple of exception types, but got `{expected_exception!r}`. Raising "
                         "exceptions is already understood as failing the test, so you don't need any special code to say "
                         "'this should never raise an exception'.")  # fmt: skip
    for each in expected_exception if isinstance(expected_exception, tuple) else (expected_exception,):
        if not isinstance(each, type) or not issubclass(each, BaseException):
            raise TypeError(f"expected exception must be a BaseException type, not {each.__name__ if isinstance(each, type) else type(each).__name__}")
    context = RaisesContext(expected_exception, match, check)
    if not args:
        return context
    if not callable(args[0]):
        raise TypeError(f"{args[0]!r} object (type: {type(args[0])}) must be callable")
    with context as info:
        args[0](*args[1:], **kwargs)
    return info


class WarningsRecorder:
    """A region whose warnings are kept."""

    def __enter__(self):
        import warnings

        self._catch = warnings.catch_warnings(record=True)
        self.list = self._catch.__enter__()
        warnings.simplefilter("always")
        return self

    def __exit__(self, kind, value, tb):
        self._catch.__exit__(kind, value, tb)

    def __len__(self):
        return len(self.list)

    def __iter__(self):
        return iter(self.list)

    def __getitem__(self, i):
        return self.list[i]

    def pop(self, cls=Warning):
        for i, each in enumerate(self.list):
            if issubclass(each.category, cls):
                return self.list.pop(i)
        raise AssertionError(f"{cls!r} not found in warning list")

    def clear(self):
        self.list[:] = []


class WarnsContext(WarningsRecorder):
    def __init__(self, expected, match):
        self.expected, self.pattern = expected, match

    def _kinds(self):
        return self.expected if isinstance(self.expected, tuple) else (self.expected,)

    def __exit__(self, kind, value, tb):
        __tracebackhide__ = True
        super().__exit__(kind, value, tb)
        if kind is not None:
            return
        wanted = [w for w in self.list if issubclass(w.category, self.expected)]
        said = [str(w.message) for w in self.list]
        if not wanted:
            fail(f"DID NOT WARN. No warnings of type {self._kinds()!r} were emitted.\n Emitted warnings: {[w.message for w in self.list]}.")
        if self.pattern is not None and not any(re.search(self.pattern, str(w.message)) for w in wanted):
            fail(f"DID NOT WARN. No warnings of type {self._kinds()!r} matching the regex were emitted.\n"
                 f" Regex: {self.pattern}\n Emitted warnings: {said}.")  # fmt: skip


def warns(expected_warning=Warning, *args, match=None, **kwargs):
    __tracebackhide__ = True
    context = WarnsContext(expected_warning, match)
    if not args:
        return context
    with context:
        return args[0](*args[1:], **kwargs)


def deprecated_call(*args, match=None, **kwargs):
    return warns((DeprecationWarning, PendingDeprecationWarning, FutureWarning), *args, match=match, **kwargs)
