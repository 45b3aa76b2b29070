"""test.support.import_helper: fresh, missing and blocked modules."""

import contextlib
import importlib
import importlib.util
import os
import sys
import unittest
import warnings

from .os_helper import temp_dir, unlink


@contextlib.contextmanager
def _ignore_deprecated_imports(ignore=True):
    if not ignore:
        yield
        return
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".+ (module|package)", DeprecationWarning)
        yield


def unload(name):
    sys.modules.pop(name, None)


def forget(modname):
    """Unloads a module and removes its compiled files."""
    unload(modname)
    for folder in sys.path:
        unlink(os.path.join(folder, modname + ".pyc"))


def make_legacy_pyc(source):
    raise unittest.SkipTest("compiled files are not kept")


def import_module(name, deprecated=False, *, required_on=()):
    """Imports a module; the test is skipped when it is missing."""
    with _ignore_deprecated_imports(deprecated):
        try:
            return importlib.import_module(name)
        except ImportError as error:
            if sys.platform.startswith(tuple(required_on)):
                raise
            raise unittest.SkipTest(str(error))


def _taken_out(names):
    """What these modules and their submodules are in sys.modules; they leave it."""
    names = set(names)
    out = {}
    for name in list(sys.modules):
        if name in names or any(name.startswith(each + ".") for each in names):
            out[name] = sys.modules.pop(name)
    return out


_save_and_remove_modules = _taken_out


@contextlib.contextmanager
def frozen_modules(enabled=True):
    yield


@contextlib.contextmanager
def multi_interp_extensions_check(enabled=True):
    yield


def import_fresh_module(name, fresh=(), blocked=(), deprecated=False, *, usefrozen=False):
    """Imports a module anew, with `fresh` ones new, too, and `blocked` ones missing; sys.modules is left as it was. None when
    a module is missing."""
    with _ignore_deprecated_imports(deprecated):
        fresh, blocked = list(fresh), list(blocked)
        names = {name, *fresh, *blocked}
        saved = _taken_out(names)
        for each in blocked:
            sys.modules[each] = None
        try:
            try:
                for each in fresh:
                    __import__(each)
            except ImportError:
                return None
            return importlib.import_module(name)
        finally:
            _taken_out(names)
            sys.modules.update(saved)


class CleanImport:
    """Imports within the with statement are new ones of the named modules; what was loaded comes back after it."""

    def __init__(self, *module_names, usefrozen=False):
        self.original_modules = sys.modules.copy()
        for name in module_names:
            if name in sys.modules:
                module = sys.modules[name]
                if module.__name__ != name:
                    del sys.modules[module.__name__]
                del sys.modules[name]

    def __enter__(self):
        return self

    def __exit__(self, *ignore_exc):
        sys.modules.update(self.original_modules)


class DirsOnSysPath:
    """Adds folders to sys.path for a while."""

    def __init__(self, *paths):
        self.original_value, self.original_object = sys.path[:], sys.path
        sys.path.extend(paths)

    def __enter__(self):
        return self

    def __exit__(self, *ignore_exc):
        sys.path = self.original_object
        sys.path[:] = self.original_value


def modules_setup():
    return (sys.modules.copy(),)


def modules_cleanup(oldmodules):
    encodings = [(k, v) for k, v in sys.modules.items() if k.startswith("encodings.")]
    sys.modules.clear()
    sys.modules.update(encodings)
    sys.modules.update(oldmodules)


@contextlib.contextmanager
def isolated_modules():
    (saved,) = modules_setup()
    try:
        yield
    finally:
        modules_cleanup(saved)


def mock_register_at_fork(func):
    return func


@contextlib.contextmanager
def ready_to_import(name=None, source=""):
    """A module of this source can be imported; gives its name and the path of its file."""
    name = name or "spam"
    with temp_dir() as folder:
        path = os.path.join(folder, name + ".py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        old = sys.modules.pop(name, None)
        try:
            sys.path.insert(0, folder)
            importlib.invalidate_caches()
            yield name, path
            sys.path.remove(folder)
        finally:
            if old is not None:
                sys.modules[name] = old
            else:
                sys.modules.pop(name, None)
