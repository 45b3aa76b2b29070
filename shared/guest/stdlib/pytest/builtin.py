"""The fixtures that every test may ask for."""

import os
import sys

from pytest.capture import CaptureFixture, LogCaptureFixture
from pytest.local_path import LocalPath
from pytest.phases import Subtests


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


class TempPathFactory:
    """Folders of tests, under a folder of the session; those of the last three sessions stay."""

    def __init__(self, request):
        self._base, self._given = None, request.config.option.basetemp

    def getbasetemp(self):
        if self._base is None:
            import pathlib
            import shutil

            if self._given:
                self._base = pathlib.Path(self._given).resolve()
                shutil.rmtree(self._base, ignore_errors=True)
                self._base.mkdir(parents=True)
            else:
                self._base = self._numbered()
        return self._base

    @staticmethod
    def _numbered():
        import getpass
        import pathlib
        import shutil
        import tempfile

        try:
            user = getpass.getuser()
        except (ImportError, OSError, KeyError):
            user = "unknown"
        home = pathlib.Path(tempfile.gettempdir()).resolve() / f"pytest-of-{user}"
        home.mkdir(mode=0o700, exist_ok=True)
        numbers = [int(p.name[7:]) for p in home.iterdir() if p.name.startswith("pytest-") and p.name[7:].isdigit()]
        number = max(numbers, default=-1) + 1
        while True:
            try:
                (home / f"pytest-{number}").mkdir(mode=0o700)
                break
            except FileExistsError:  # of a session that started at the same time
                number += 1
        for old in numbers:
            if old <= number - 3:
                shutil.rmtree(home / f"pytest-{old}", ignore_errors=True)
        return home / f"pytest-{number}"

    def mktemp(self, basename, numbered=True):
        number = 0
        made = self.getbasetemp() / (f"{basename}{number}" if numbered else basename)
        while numbered and made.exists():
            number += 1
            made = self.getbasetemp() / f"{basename}{number}"
        made.mkdir()
        return made


class TempdirFactory:
    """tmpdir_factory: the same with py.path's folders."""

    def __init__(self, tmp_path_factory):
        self._factory = tmp_path_factory

    def mktemp(self, basename, numbered=True):
        return LocalPath(self._factory.mktemp(basename, numbered))

    def getbasetemp(self):
        return LocalPath(self._factory.getbasetemp())


def _monkeypatch():
    made = MonkeyPatch()
    yield made
    made.undo()


def _tmp_path(request, tmp_path_factory):
    import re

    return tmp_path_factory.mktemp(re.sub(r"\W", "_", request.node.name)[:30])


def _captures(name, **how):
    def made(request):
        other = getattr(request.node, "captured_by", None)
        if other is not None:
            request.raiseerror(f"cannot use {name} and {other} at the same time")
        request.node.captured_by = name
        fixture = CaptureFixture(request.node.capture, **how)
        request.node.capture_fixture = fixture
        yield fixture
        fixture.close()
        request.node.captured_by = request.node.capture_fixture = None

    return made


def _caplog(request):
    made = LogCaptureFixture(request.node)
    yield made
    made.close()


def _recwarn():
    from pytest.outcomes import WarningsRecorder

    with WarningsRecorder() as made:
        yield made


def _suite_property(request):
    def record(name, value):
        if request.session.log is not None:
            request.session.log.properties.append((name, value))

    return record


def _with_docs(fixtures):
    for name, (function, _) in fixtures.items():
        function.__doc__ = _DOCS[name]
    return fixtures


_DOCS = {
    "monkeypatch": "Changes attributes, items, environment and folder for one test; all is undone after it.",
    "tmp_path_factory": "Makes folders that stay for the whole session.",
    "tmp_path": "A new, empty folder of the test's own, as a pathlib.Path.",
    "tmpdir": "tmp_path as an object with the methods of py.path.local.",
    "capsys": "What the test writes to sys.stdout and sys.stderr: readouterr() gives the texts.",
    "capfd": "What the test writes to file descriptors 1 and 2: readouterr() gives the texts.",
    "capsysbinary": "capsys whose readouterr() gives bytes.",
    "capfdbinary": "capfd whose readouterr() gives bytes.",
    "capteesys": "capsys that lets what it keeps through as well.",
    "caplog": "The log records of the test, and the level from which they are kept.",
    "recwarn": "The warnings of the test, in their order.",
    "pytestconfig": "The session's configuration.",
    "cache": "Values that outlast the session, under keys with a slash.",
    "tmpdir_factory": "tmp_path_factory that gives folders with the methods of py.path.local.",
    "doctest_namespace": "Names that all examples in docstrings see.",
    "record_testsuite_property": "Adds a property of the whole session to the JUnit XML.",
    "record_xml_attribute": "Accepted: attributes of a test's element in the JUnit XML.",
    "record_property": "Adds a property of the test to the JUnit XML.",
    "subtests": "Parts of a test that fail on their own: with subtests.test(...).",
}


def builtin_fixtures():
    """name: (function, scope)"""
    return _with_docs({
        "monkeypatch": (_monkeypatch, "function"),
        "tmp_path_factory": (lambda request: TempPathFactory(request), "session"),
        "tmp_path": (_tmp_path, "function"),
        "tmpdir": (lambda tmp_path: LocalPath(tmp_path), "function"),
        "capsys": (_captures("capsys"), "function"),
        "capfd": (_captures("capfd", is_fd=True), "function"),
        "capsysbinary": (_captures("capsysbinary", is_bytes=True), "function"),
        "capfdbinary": (_captures("capfdbinary", is_bytes=True, is_fd=True), "function"),
        "capteesys": (_captures("capteesys", is_tee=True), "function"),
        "caplog": (_caplog, "function"),
        "recwarn": (_recwarn, "function"),
        "pytestconfig": (lambda request: request.config, "session"),
        "cache": (lambda request: request.config.cache, "session"),
        "tmpdir_factory": (lambda tmp_path_factory: TempdirFactory(tmp_path_factory), "session"),
        "doctest_namespace": (lambda: {}, "session"),
        "record_testsuite_property": (_suite_property, "session"),
        "record_xml_attribute": (lambda: lambda name, value: None, "function"),
        "record_property": (lambda request: lambda name, value: request.node.user_properties.append((name, value)), "function"),
        "subtests": (lambda request: Subtests(request), "function"),
    })
