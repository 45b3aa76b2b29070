"""What test files import from pytest. `refjit run` of such a file defines its tests; pytest.main(), which `refjit test FILE`
calls, runs those of the main module: functions and methods named test*, unittest's cases, with fixtures, parametrize, skip, xfail."""

import math
import os
import re
import sys
import types

__version__ = "8.0.0"


class Outcome(BaseException):
    def __init__(self, msg="", *args):
        super().__init__(msg, *args)
        self.msg = msg


class Skipped(Outcome):
    pass


class Failed(Outcome):
    pass


class XFailed(Outcome):
    pass


class Exit(Exception):
    pass


def skip(reason="", *, allow_module_level=False, msg=None):
    raise Skipped(reason or msg or "")


def fail(reason="", pytrace=True, msg=None):
    raise Failed(reason or msg or "")


def xfail(reason=""):
    raise XFailed(reason)


def exit(reason="", returncode=None):
    raise SystemExit(returncode if returncode is not None else reason)


def importorskip(modname, minversion=None, reason=None):
    try:
        __import__(modname)
        return sys.modules[modname]
    except ImportError:
        raise Skipped(reason or f"could not import {modname!r}: No module named {modname!r}") from None


class ExceptionInfo:
    def __init__(self):
        self.value = self.tb = None

    type = property(lambda self: type(self.value))
    typename = property(lambda self: type(self.value).__name__)

    def match(self, regexp):
        assert re.search(regexp, str(self.value)), (
            f"Regex pattern did not match.\n Regex: {regexp!r}\n Input: {str(self.value)!r}"
        )
        return True

    def exconly(self):
        return f"{self.typename}: {self.value}"

    def __repr__(self):
        return f"<ExceptionInfo {self.value!r} tblen=1>"


class _Raises:
    def __init__(self, expected, match):
        self.expected, self.pattern, self.info = expected, match, ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, kind, value, tb):
        if kind is None:
            fail(f"DID NOT RAISE {self.expected!r}")
        if not issubclass(kind, self.expected):
            return False
        self.info.value, self.info.tb = value, tb
        if self.pattern is not None:
            self.info.match(self.pattern)
        return True


def raises(expected_exception, *args, match=None, **kwargs):
    context = _Raises(expected_exception, match)
    if not args:
        return context
    with context as info:
        args[0](*args[1:], **kwargs)
    return info


class _Warns:
    def __init__(self, expected, match):
        self.expected, self.pattern = expected, match

    def __enter__(self):
        import warnings

        self._catch = warnings.catch_warnings(record=True)
        self.list = self._catch.__enter__()
        warnings.simplefilter("always")
        return self.list

    def __exit__(self, kind, value, tb):
        self._catch.__exit__(kind, value, tb)
        if kind is None and not any(
            isinstance(w.message, self.expected) and (self.pattern is None or re.search(self.pattern, str(w.message)))
            for w in self.list
        ):
            fail(f"DID NOT WARN. No warnings of type {self.expected!r} were emitted.")


def warns(expected_warning=Warning, *args, match=None, **kwargs):
    context = _Warns(expected_warning, match)
    if not args:
        return context
    with context:
        return args[0](*args[1:], **kwargs)


def deprecated_call(*args, **kwargs):
    return warns((DeprecationWarning, PendingDeprecationWarning), *args, **kwargs)


class approx:
    """Equal within a tolerance: numbers, sequences, dicts and arrays of them."""

    __array_ufunc__ = None
    __array_priority__ = 100

    def __init__(self, expected, rel=None, abs=None, nan_ok=False):
        self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

    def _near(self, a, b):
        if a == b:
            return True
        try:
            if math.isnan(b):
                return self.nan_ok and math.isnan(a)
            if math.isinf(b) or math.isinf(a):
                return False
        except TypeError:
            return False
        tolerance = 1e-12 if self.abs is None else self.abs
        if self.rel is not None or self.abs is None:
            tolerance = max(tolerance, (1e-6 if self.rel is None else self.rel) * math.fabs(b))
        return math.fabs(a - b) <= tolerance

    def __eq__(self, actual):
        expected = self.expected
        if hasattr(expected, "tolist"):
            expected = expected.tolist()
        if hasattr(actual, "tolist"):
            actual = actual.tolist()
        return self._same(actual, expected)

    def _same(self, actual, expected):
        if isinstance(expected, dict):
            return set(actual) == set(expected) and all(self._same(actual[k], v) for k, v in expected.items())
        if isinstance(expected, (list, tuple)):
            return len(actual) == len(expected) and all(self._same(a, e) for a, e in zip(actual, expected))
        if isinstance(expected, (int, float)) and not isinstance(expected, bool) and isinstance(actual, (int, float)):
            return self._near(actual, expected)
        return actual == expected

    def __ne__(self, actual):
        return not self == actual

    __hash__ = None

    def __repr__(self):
        if isinstance(self.expected, (int, float)):
            tolerance = max(1e-12 if self.abs is None else self.abs, (1e-6 if self.rel is None else self.rel) * math.fabs(self.expected))
            return f"{self.expected} ± {tolerance:.1e}"
        return f"approx({self.expected!r})"


# ---- marks


class Mark:
    def __init__(self, name, args=(), kwargs=None):
        self.name, self.args, self.kwargs = name, args, kwargs or {}


class MarkDecorator:
    def __init__(self, mark):
        self.mark = mark

    name = property(lambda self: self.mark.name)

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and (isinstance(args[0], (types.FunctionType, type))):
            target = args[0]
            target.pytestmark = [*getattr(target, "__dict__", {}).get("pytestmark", []), self.mark]
            return target
        return MarkDecorator(Mark(self.mark.name, self.mark.args + args, {**self.mark.kwargs, **kwargs}))


class _Marks:
    def __getattr__(self, name):
        return MarkDecorator(Mark(name))


mark = _Marks()


class ParameterSet(tuple):
    values = property(lambda self: self[0])
    marks = property(lambda self: self[1])
    id = property(lambda self: self[2])


def param(*values, marks=(), id=None):
    return ParameterSet((values, [marks] if isinstance(marks, MarkDecorator) else list(marks), id))


def fixture(fixture_function=None, *, scope="function", params=None, autouse=False, ids=None, name=None):
    def decorate(function):
        function._fixture = {"scope": scope, "params": params, "autouse": autouse, "name": name or function.__name__}
        return function

    return decorate(fixture_function) if fixture_function is not None else decorate


yield_fixture = fixture


class MonkeyPatch:
    _missing = object()

    def __init__(self):
        self._undo = []

    def setattr(self, target, name, value=_missing, raising=True):
        if value is self._missing:
            name, value = target, name
            path, _, name = name.rpartition(".")
            __import__(path)
            target = sys.modules[path]
        old = getattr(target, name, self._missing)
        if raising and old is self._missing:
            raise AttributeError(f"{target!r} has no attribute {name!r}")
        self._undo.append(lambda: delattr(target, name) if old is self._missing else setattr(target, name, old))
        setattr(target, name, value)

    def delattr(self, target, name, raising=True):
        old = getattr(target, name)
        self._undo.append(lambda: setattr(target, name, old))
        delattr(target, name)

    def setitem(self, dic, name, value):
        old = dic.get(name, self._missing)
        self._undo.append(lambda: dic.pop(name, None) if old is self._missing else dic.__setitem__(name, old))
        dic[name] = value

    def delitem(self, dic, name, raising=True):
        old = dic.pop(name)
        self._undo.append(lambda: dic.__setitem__(name, old))

    def setenv(self, name, value, prepend=None):
        self.setitem(os.environ, name, value)

    def delenv(self, name, raising=True):
        self.delitem(os.environ, name)

    def undo(self):
        while self._undo:
            self._undo.pop()()


# ---- running


def _fixtures_of(module, instance):
    found = {}
    for owner in (module, instance):
        for name in dir(owner) if owner is not None else ():
            made = getattr(owner, name, None)
            info = getattr(made, "_fixture", None)
            if isinstance(info, dict):
                found[info["name"]] = made
    return found


class _Captured:
    """capsys: what the test prints."""

    def __init__(self, request):
        self._before = sys.stdout, sys.stderr
        request["final"].append(self._restore)
        self.readouterr()

    def _restore(self):
        sys.stdout, sys.stderr = self._before

    def readouterr(self):
        import io

        texts = [s.getvalue() if isinstance(s, io.StringIO) else "" for s in (sys.stdout, sys.stderr)]
        sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
        return types.SimpleNamespace(out=texts[0], err=texts[1])


def _builtin(name, request):
    if name == "monkeypatch":
        made = MonkeyPatch()
        request["final"].append(made.undo)
        return made
    if name in ("tmp_path", "tmpdir"):
        import pathlib
        import tempfile

        return pathlib.Path(tempfile.mkdtemp())
    if name == "capsys":
        return _Captured(request)
    if name == "request":
        return types.SimpleNamespace(param=request.get("param"), addfinalizer=request["final"].append, node=None)
    raise LookupError(f"fixture '{name}' not found")


def _parameters(function):
    code = function.__code__
    return code.co_varnames[: code.co_argcount]


def _value(name, request, known, values):
    if name in values:
        return values[name]
    if name not in known:
        return _builtin(name, request)
    function = known[name]
    plain = getattr(function, "__func__", function)
    inner = dict(request, param=request["params"].get(name))
    args = {n: _value(n, inner, known, values) for n in _parameters(plain) if n != "self"}
    made = function(**args)
    if isinstance(made, types.GeneratorType):
        running, made = made, next(made)
        request["final"].append(lambda: next(running, None))
    values[name] = made
    return made


def _cases(function, marks, known):
    """(id, argument values, fixture parameters) of every case."""
    all_cases = [("", {}, {}, [])]
    for m in reversed([m for m in marks if m.name == "parametrize"]):
        names = m.args[0] if m.args else m.kwargs["argnames"]
        sets = m.args[1] if len(m.args) > 1 else m.kwargs["argvalues"]
        names = [n.strip() for n in names.split(",") if n.strip()] if isinstance(names, str) else list(names)
        ids = m.kwargs.get("ids")
        grown = []
        for label, args, params, extra in all_cases:
            for i, each in enumerate(sets):
                more, own = [], None
                if isinstance(each, ParameterSet):
                    more, own = each.marks, each.id
                    each = each.values if len(names) > 1 else each.values[0]
                values = tuple(each) if len(names) > 1 else (each,)
                text = own or (ids[i] if isinstance(ids, (list, tuple)) else ids(each) if callable(ids) else None) or "-".join(
                    str(v) if isinstance(v, (int, float, str, bool, type(None))) else f"{n}{i}" for n, v in zip(names, values)
                )
                grown.append(((label + "-" if label else "") + text, {**args, **dict(zip(names, values))}, params, extra + more))
        all_cases = grown
    plain = getattr(function, "__func__", function)
    for name in _parameters(plain):
        info = getattr(known.get(name), "_fixture", None)
        if info and info["params"] is not None:
            all_cases = [((label + "-" if label else "") + str(p), args, {**params, name: p}, extra)
                         for label, args, params, extra in all_cases for p in info["params"]]  # fmt: skip
    return all_cases


def _should_skip(marks):
    for m in marks:
        if m.name == "skip":
            return m.args[0] if m.args else m.kwargs.get("reason", "unconditional skip")
        if m.name == "skipif" and (m.args[0] if m.args else m.kwargs.get("condition")):
            return m.kwargs.get("reason", "")
    return None


def _run_case(function, args, params, known, values):
    request = {"params": params, "final": []}
    own = dict(values, **args)
    try:
        for name, each in known.items():
            if each._fixture["autouse"]:
                _value(name, request, known, own)
        plain = getattr(function, "__func__", function)
        function(**{n: _value(n, request, known, own) for n in _parameters(plain) if n != "self"})
    finally:
        for final in reversed(request["final"]):
            final()


def _is_case(cls):
    import unittest

    return issubclass(cls, unittest.TestCase)


def _call(owner, name, *arguments):
    """owner.name(), with the arguments that it takes; nothing where there is none."""
    function = getattr(owner, name, None)
    if function is not None:
        bound = hasattr(function, "__func__")
        taken = list(_parameters(function.__func__ if bound else function))[bound:]
        function(*arguments[:len(taken)])


def _collect(module):
    """(name, function, instance, marks of its class) of each test, in the order of the file; classes are set up on the way."""
    for name, each in list(vars(module).items()):
        if name.startswith("test") and isinstance(each, types.FunctionType):
            yield name, each, None, []
        elif isinstance(each, type) and each.__module__ == module.__name__ and (name.startswith("Test") or _is_case(each)):
            is_case = _is_case(each)
            inner = dict.fromkeys(n for cls in reversed(each.__mro__) for n in vars(cls) if n.startswith("test"))
            _call(each, "setUpClass" if is_case else "setup_class", each)
            for method in inner:
                instance = each(method) if is_case else each()
                yield f"{name}::{method}", getattr(instance, method), instance, each.__dict__.get("pytestmark", [])
            _call(each, "tearDownClass" if is_case else "teardown_class", each)


def _own_part(error):
    """The traceback's text from the first frame that is not this file's."""
    import traceback

    place = error.__traceback__
    while place is not None and place.tb_next is not None and place.tb_frame.f_code.co_filename == __file__:
        place = place.tb_next
    return "".join(traceback.format_exception(type(error), error, place))


def _outcome(case, marks, known, params, arguments):
    """What became of one test, and its traceback when it failed."""
    import unittest

    name, function, instance, _ = case
    is_case = instance is not None and _is_case(type(instance))
    is_expected = any(m.name == "xfail" for m in marks) or getattr(function, "__unittest_expecting_failure__", False)
    try:
        reason = _should_skip(marks)
        if reason is not None:
            raise Skipped(reason)
        _call(instance, "setUp" if is_case else "setup_method", function)
        try:
            _run_case(function, arguments, params, known, {})
        finally:
            _call(instance, "tearDown" if is_case else "teardown_method", function)
            _call(instance, "doCleanups")
    except (Skipped, unittest.SkipTest):
        return "skipped", None
    except XFailed:
        return "xfailed", None
    except (Exception, Failed) as error:
        return ("xfailed", None) if is_expected else ("failed", _own_part(error))
    return ("failed", "the test passed, but was expected to fail\n") if is_case and is_expected else ("passed", None)


def main(args=None, plugins=None):
    """Runs the main module's tests; 0 when all pass."""
    module = sys.modules["__main__"]
    counts, failures = {}, []
    _call(module, "setup_module", module)
    for case in _collect(module):
        name, function, instance, outer = case
        known = _fixtures_of(module, instance)
        marks = list(outer) + list(getattr(getattr(function, "__func__", function), "pytestmark", []))
        for label, arguments, params, extra in _cases(function, marks, known):
            full = name + (f"[{label}]" if label else "")
            outcome, text = _outcome(case, marks + [e.mark for e in extra], known, params, arguments)
            counts[outcome] = counts.get(outcome, 0) + 1
            if text:
                failures.append((full, text))
            print(f"{full} {outcome.upper()}")
    _call(module, "teardown_module", module)
    for full, text in failures:
        print(f"_____ {full} _____\n{text}")
    order = ["failed", "passed", "skipped", "xfailed"]
    print("===== " + (", ".join(f"{counts[k]} {k}" for k in order if k in counts) or "no tests ran") + " =====")
    return 1 if failures else 0
