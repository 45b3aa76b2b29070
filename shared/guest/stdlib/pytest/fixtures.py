"""Fixtures: their declaration, those built in, and the request by which a test's values are made and taken down."""

import inspect
import os
import sys
import types

SCOPES = ("function", "class", "module", "package", "session")


def run_finalizers(finalizers):
    """Runs and removes all of them, the last one first; then raises the first error that one raised."""
    errors = []
    while finalizers:
        try:
            finalizers.pop()()
        except BaseException as error:
            errors.append(error)
    if errors:
        raise errors[0]


class FixtureFunction:
    """What @pytest.fixture leaves in place of the function."""

    def __init__(self, function, scope, params, autouse, ids, name):
        self.function, self.scope, self.autouse, self.ids = function, scope, autouse, ids
        self.params = None if params is None else list(params)
        self.__name__ = self.name = name or getattr(function, "__name__", "fixture")
        self.__doc__ = getattr(function, "__doc__", None)
        self.__wrapped__ = function
        self.instance = None

    def __get__(self, instance, owner=None):
        return self

    def __repr__(self):
        return f"<pytest_fixture({self.function!r})>"

    def __call__(self, *args, **kwargs):
        from pytest.outcomes import fail

        fail(f'Fixture "{self.name}" called directly. Fixtures are not meant to be called directly,\n'
             "but are created automatically when test functions request them as parameters.\n"
             "See https://docs.pytest.org/en/stable/explanation/fixtures.html for more information about fixtures, and\n"
             "https://docs.pytest.org/en/stable/deprecations.html#calling-fixtures-directly", pytrace=False)  # fmt: skip


def fixture(fixture_function=None, *, scope="function", params=None, autouse=False, ids=None, name=None):
    def decorate(function):
        if isinstance(function, type):
            raise ValueError("class fixtures not supported (maybe in the future)")
        return FixtureFunction(function, scope, params, autouse, ids, name)

    return decorate(fixture_function) if fixture_function is not None else decorate


yield_fixture = fixture


def argument_names(function, is_method=False):
    """The arguments that are fixtures: those without a default."""
    try:
        parameters = inspect.signature(inspect.unwrap(function), follow_wrapped=False).parameters.values()
    except (TypeError, ValueError):
        return []
    names = [p.name for p in parameters
             if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY) and p.default is p.empty]  # fmt: skip
    return names[1:] if is_method and names else names


class FixtureDef:
    """A fixture in its place: `base` is the node below which it is seen."""

    def __init__(self, declaration, base, function=None):
        self.name, self.base, self.params, self.ids = declaration.name, base, declaration.params, declaration.ids
        self.func = self.function = function or declaration.function
        self.scope, self.autouse = declaration.scope, declaration.autouse
        self.argname = self.name
        self.is_method = base is not None and base.kind == "class" and not isinstance(self.function, staticmethod)
        self.arguments = argument_names(self.function, self.is_method)
        self.finalizers, self.cached = [], None

    def finish(self):
        self.cached = None
        run_finalizers(self.finalizers)


class FixtureLookupError(Exception):
    pass


class FixtureRequest:
    """`request`: the test that asks, the parameter, and where values come from."""

    def __init__(self, item, definition=None, param_index=None, parent=None):
        self._item, self._definition, self._parent = item, definition, parent
        self.node = item
        if definition is not None and definition.scope != "function":
            self.node = item.node_of(definition.scope)
        self.scope = definition.scope if definition is not None else "function"
        self.fixturename = definition.name if definition is not None else None
        if param_index is not None:
            self.param_index, self.param = param_index

    config = property(lambda self: self._item.session.config)
    session = property(lambda self: self._item.session)
    function = property(lambda self: self._item.function)
    fixturenames = property(lambda self: list(self._item.fixturenames))
    keywords = property(lambda self: self.node.keywords)
    path = property(lambda self: self._item.path)
    fspath = property(lambda self: LocalPath(self._item.path))

    @property
    def cls(self):
        node = self._item.node_of("class")
        return node.cls if node is not None and node.kind == "class" else None

    @property
    def module(self):
        return self._item.node_of("module").module

    @property
    def instance(self):
        return self._item.instance

    def addfinalizer(self, finalizer):
        (self._definition.finalizers if self._definition is not None else self._item.finalizers).append(finalizer)

    def applymarker(self, marker):
        self._item.add_marker(marker)

    def raiseerror(self, message):
        raise FixtureLookupError(message)

    def getfixturevalue(self, name):
        return self._item.value_of(name, self._definition, self)

    def __repr__(self):
        return f"<FixtureRequest for {self._item!r}>"


def evaluate(definition, item, request):
    """The value of a fixture for `item`, made now or kept from before."""
    key = getattr(request, "param_index", None)
    if definition.cached is not None:
        value, kept_key, error = definition.cached
        if kept_key == key:
            if error is not None:
                raise error
            return value
        definition.finish()
    values = {}
    for name in definition.arguments:
        other = item.definition_of(name, definition)
        values[name] = item.value_of(name, definition, request)
        if other is not None:
            other.finalizers.append(definition.finish)
    node = item.node_of(definition.scope)
    node.finalizers.append(definition.finish)
    function = definition.function
    if isinstance(function, (staticmethod, classmethod)):
        function = function.__func__
    if definition.is_method:
        instance = item.instance if item.instance is not None else item.node_of("class").cls()
        function = types.MethodType(function, instance)
    try:
        value = function(**values)
        if isinstance(value, types.GeneratorType):
            running = value
            try:
                value = next(running)
            except StopIteration:
                from pytest.outcomes import fail

                fail(f"fixture function has no generator yield: {definition.name}")

            def go_on():
                try:
                    next(running)
                except StopIteration:
                    return
                from pytest.outcomes import fail

                fail(f"fixture function has more than one 'yield':\n\n{inspect.getsource(function)}", pytrace=False)

            definition.finalizers.append(go_on)
    except BaseException as error:
        definition.cached = (None, key, error)
        raise
    definition.cached = (value, key, None)
    return value


# ---- built in


class MonkeyPatch:
    _missing = object()

    def __init__(self):
        self._undo, self._folder = [], None

    @classmethod
    def context(cls):
        import contextlib

        @contextlib.contextmanager
        def region():
            made = cls()
            try:
                yield made
            finally:
                made.undo()

        return region()

    def _resolve(self, path):
        module, _, name = path.rpartition(".")
        parts, found = module.split("."), None
        for i in range(len(parts), 0, -1):
            try:
                found = __import__(".".join(parts[:i]), fromlist=["x"])
            except ImportError:
                continue
            for part in parts[i:]:
                found = getattr(found, part)
            return found, name
        raise ImportError(f"import error in {path}: No module named {module!r}")

    def setattr(self, target, name, value=_missing, raising=True):
        if value is self._missing:
            if not isinstance(target, str):
                raise TypeError("use setattr(target, name, value) or setattr(target, value) with target being a dotted import string")
            value = name
            target, name = self._resolve(target)
        old = getattr(target, name, self._missing)
        if raising and old is self._missing:
            raise AttributeError(f"{target!r} has no attribute {name!r}")
        if isinstance(target, type):
            old = target.__dict__.get(name, self._missing)
        self._undo.append(lambda: delattr(target, name) if old is self._missing else setattr(target, name, old))
        setattr(target, name, value)

    def delattr(self, target, name=_missing, raising=True):
        if name is self._missing:
            target, name = self._resolve(target)
        if not hasattr(target, name):
            if raising:
                raise AttributeError(name)
            return
        old = target.__dict__.get(name, self._missing) if isinstance(target, type) else getattr(target, name)
        self._undo.append(lambda: None if old is self._missing else setattr(target, name, old))
        delattr(target, name)

    def setitem(self, dic, name, value):
        old = dic.get(name, self._missing)
        self._undo.append(lambda: dic.pop(name, None) if old is self._missing else dic.__setitem__(name, old))
        dic[name] = value

    def delitem(self, dic, name, raising=True):
        if name not in dic:
            if raising:
                raise KeyError(name)
            return
        old = dic[name]
        self._undo.append(lambda: dic.__setitem__(name, old))
        del dic[name]

    def setenv(self, name, value, prepend=None):
        if prepend and name in os.environ:
            value = f"{value}{prepend}{os.environ[name]}"
        self.setitem(os.environ, name, str(value))

    def delenv(self, name, raising=True):
        self.delitem(os.environ, name, raising)

    def syspath_prepend(self, path):
        old = list(sys.path)
        self._undo.append(lambda: sys.path.__setitem__(slice(None), old))
        sys.path.insert(0, str(path))

    def chdir(self, path):
        old = os.getcwd()
        self._undo.append(lambda: os.chdir(old))
        os.chdir(path)

    def undo(self):
        while self._undo:
            self._undo.pop()()


class LocalPath:
    """tmpdir: a folder or file in the manner of py.path."""

    def __init__(self, path):
        self.strpath = str(path)

    def __str__(self):
        return self.strpath

    __fspath__ = __str__

    def __repr__(self):
        return f"local({self.strpath!r})"

    def __eq__(self, other):
        return str(self) == str(other)

    def __hash__(self):
        return hash(self.strpath)

    def join(self, *parts):
        return LocalPath(os.path.join(self.strpath, *map(str, parts)))

    __truediv__ = join

    def mkdir(self, *parts):
        made = self.join(*parts)
        os.mkdir(made.strpath)
        return made

    def ensure(self, *parts, dir=False):
        made = self.join(*parts)
        os.makedirs(made.strpath if dir else os.path.dirname(made.strpath), exist_ok=True)
        if not dir and not os.path.exists(made.strpath):
            made.write("")
        return made

    def read(self, mode="r"):
        with open(self.strpath, mode) as file:
            return file.read()

    def write(self, data, mode="w", ensure=False):
        with open(self.strpath, mode) as file:
            file.write(data)

    def check(self, **kinds):
        return os.path.exists(self.strpath)

    exists = check
    basename = property(lambda self: os.path.basename(self.strpath))
    dirname = property(lambda self: os.path.dirname(self.strpath))

    def listdir(self):
        return [self.join(name) for name in sorted(os.listdir(self.strpath))]

    def isdir(self):
        return os.path.isdir(self.strpath)

    def isfile(self):
        return os.path.isfile(self.strpath)

    def remove(self):
        import shutil

        shutil.rmtree(self.strpath) if self.isdir() else os.remove(self.strpath)

    def chdir(self):
        old = LocalPath(os.getcwd())
        os.chdir(self.strpath)
        return old


class TempPathFactory:
    def __init__(self):
        self._base = None

    def getbasetemp(self):
        if self._base is None:
            import pathlib
            import tempfile

            self._base = pathlib.Path(tempfile.mkdtemp(prefix="pytest-of-refjit-"))
        return self._base

    def mktemp(self, basename, numbered=True):
        number = 0
        made = self.getbasetemp() / (f"{basename}{number}" if numbered else basename)
        while numbered and made.exists():
            number += 1
            made = self.getbasetemp() / f"{basename}{number}"
        made.mkdir()
        return made


class CaptureResult(tuple):
    out = property(lambda self: self[0])
    err = property(lambda self: self[1])

    def __repr__(self):
        return f"CaptureResult(out={self[0]!r}, err={self[1]!r})"


class CaptureFixture:
    """capsys: what the test prints, taken from the streams while it runs."""

    def __init__(self, is_bytes=False):
        import io

        self._before, self._is_bytes = (sys.stdout, sys.stderr), is_bytes
        self._streams = sys.stdout, sys.stderr = io.StringIO(), io.StringIO()

    def close(self):
        for stream, text in zip(self._before, self.readouterr()):
            stream.write(text.decode() if self._is_bytes else text)
        sys.stdout, sys.stderr = self._before

    def readouterr(self):
        texts = []
        for stream in self._streams:
            text = stream.getvalue()
            stream.seek(0)
            stream.truncate()
            texts.append(text.encode() if self._is_bytes else text)
        return CaptureResult(texts)

    def disabled(self):
        import contextlib

        @contextlib.contextmanager
        def region():
            from pytest.runner import real_streams

            inner = sys.stdout, sys.stderr
            sys.stdout, sys.stderr = real_streams()
            try:
                yield
            finally:
                sys.stdout, sys.stderr = inner

        return region()


class LogCapture:
    """caplog: the records that reach the root logger."""

    def __init__(self):
        import logging

        owner = self

        class Keeper(logging.Handler):
            def emit(self, record):
                owner.records.append(record)

        self.records, self.handler, self._levels = [], Keeper(), []
        logging.getLogger().addHandler(self.handler)

    def close(self):
        import logging

        logging.getLogger().removeHandler(self.handler)
        for logger, level in reversed(self._levels):
            logger.setLevel(level)

    messages = property(lambda self: [r.getMessage() for r in self.records])
    record_tuples = property(lambda self: [(r.name, r.levelno, r.getMessage()) for r in self.records])

    @property
    def text(self):
        return "".join(f"{r.levelname:<8} {r.name}:{os.path.basename(str(r.pathname))}:{r.lineno} {r.getMessage()}\n" for r in self.records)

    def clear(self):
        self.records.clear()

    def set_level(self, level, logger=None):
        import logging

        logger = logging.getLogger(logger)
        self._levels.append((logger, logger.level))
        logger.setLevel(level)

    def at_level(self, level, logger=None):
        import contextlib
        import logging

        @contextlib.contextmanager
        def region():
            target = logging.getLogger(logger)
            old = target.level
            target.setLevel(level)
            try:
                yield
            finally:
                target.setLevel(old)

        return region()


def _monkeypatch():
    made = MonkeyPatch()
    yield made
    made.undo()


def _tmp_path(request, tmp_path_factory):
    import re

    return tmp_path_factory.mktemp(re.sub(r"\W", "_", request.node.name)[:30])


def _capsys():
    made = CaptureFixture()
    yield made
    made.close()


def _capsysbinary():
    made = CaptureFixture(is_bytes=True)
    yield made
    made.close()


def _caplog():
    made = LogCapture()
    yield made
    made.close()


def _recwarn():
    from pytest.outcomes import WarningsRecorder

    with WarningsRecorder() as made:
        yield made


class Cache:
    def __init__(self):
        self._values = {}

    def get(self, key, default):
        return self._values.get(key, default)

    def set(self, key, value):
        self._values[key] = value


class SubTests:
    """subtests: parts of a test that fail on their own; the first failure is the test's."""

    def test(self, msg=None, **kwargs):
        import contextlib

        return contextlib.nullcontext()


def builtin_fixtures():
    """name: (function, scope)"""
    return {
        "monkeypatch": (_monkeypatch, "function"),
        "tmp_path_factory": (TempPathFactory, "session"),
        "tmp_path": (_tmp_path, "function"),
        "tmpdir": (lambda tmp_path: LocalPath(tmp_path), "function"),
        "capsys": (_capsys, "function"),
        "capfd": (_capsys, "function"),
        "capsysbinary": (_capsysbinary, "function"),
        "capfdbinary": (_capsysbinary, "function"),
        "caplog": (_caplog, "function"),
        "recwarn": (_recwarn, "function"),
        "pytestconfig": (lambda request: request.config, "session"),
        "cache": (Cache, "session"),
        "tmpdir_factory": (TempPathFactory, "session"),
        "capteesys": (_capsys, "function"),
        "doctest_namespace": (lambda: {}, "session"),
        "record_testsuite_property": (lambda: lambda name, value: None, "session"),
        "record_xml_attribute": (lambda: lambda name, value: None, "function"),
        "record_property": (lambda request: lambda name, value: request.node.user_properties.append((name, value)), "function"),
        "subtests": (SubTests, "function"),
    }
