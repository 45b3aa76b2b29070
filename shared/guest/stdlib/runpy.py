"""runpy: modules and files run as programs."""

import importlib.util
import io
import os
import sys
from pkgutil import get_importer

__all__ = ["run_module", "run_path"]
__natives__ = "*"  # no traceback shows its frames


class _Replaced:
    """A module of its own under `name`, and `argv0` in sys.argv, for the time of a run."""

    def __init__(self, name, argv0):
        self.name, self.argv0, self.module = name, argv0, type(sys)(name)

    def __enter__(self):
        self.saved = sys.modules.get(self.name), sys.argv[0] if sys.argv else None
        sys.modules[self.name], sys.argv[:1] = self.module, [self.argv0]
        return self.module.__dict__

    def __exit__(self, *error):
        module, sys.argv[0] = self.saved
        if module is None:
            sys.modules.pop(self.name, None)
        else:
            sys.modules[self.name] = module


def _run_code(code, scope, init_globals=None, mod_name=None, mod_spec=None, pkg_name=None, script_name=None):
    """Runs `code` in the dictionary `scope`, as the module that `mod_spec` tells of, or a file."""
    if init_globals is not None:
        scope.update(init_globals)
    loader, file, cached = None, script_name, None
    if mod_spec is not None:
        loader, file, cached = mod_spec.loader, mod_spec.origin, mod_spec.cached
        pkg_name = mod_spec.parent if pkg_name is None else pkg_name
    scope.update(__name__=mod_name, __file__=file, __cached__=cached, __doc__=None, __loader__=loader, __package__=pkg_name,
                 __spec__=mod_spec)  # fmt: skip
    exec(code, scope)
    return scope


def _run_module_code(code, init_globals=None, mod_name=None, mod_spec=None, pkg_name=None, script_name=None):
    """The same in a module of its own; a copy of what it has made, for its names go with the module."""
    with _Replaced(mod_name, script_name if mod_spec is None else mod_spec.origin) as scope:
        return dict(_run_code(code, scope, init_globals, mod_name, mod_spec, pkg_name, script_name))


def _import_package(name, module):
    """What stands before the last dot is imported as any package is; the module itself should not come with it."""
    try:
        __import__(name)
    except ImportError as missing:
        if missing.name is None or (missing.name != name and not name.startswith(missing.name + ".")):
            raise
        return  # find_spec() says so
    there = sys.modules.get(module)
    if there is not None and not hasattr(there, "__path__"):
        from warnings import warn

        warn(RuntimeWarning(f"{module!r} found in sys.modules after import of package {name!r}, but prior to execution of "
                            f"{module!r}; this may result in unpredictable behaviour"))  # fmt: skip


def _get_module_details(name, error=ImportError):
    """(name, spec, code) of what runs for `name`: of a package its __main__."""
    if name.startswith("."):
        raise error("Relative module names not supported")
    package = name.rpartition(".")[0]
    if package:
        _import_package(package, name)
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, AttributeError, TypeError, ValueError) as caught:
        advice = f". Try using '{name[:-3]}' instead of '{name}' as the module name." if name.endswith(".py") else ""
        kind = type(caught).__name__
        raise error(f"Error while finding module specification for {name!r} ({kind}: {caught}){advice}") from caught
    if spec is None:
        raise error(f"No module named {name}")
    if spec.submodule_search_locations is not None:
        if name == "__main__" or name.endswith(".__main__"):
            raise error("Cannot use package as __main__ module")
        try:
            return _get_module_details(name + ".__main__", error)
        except error as caught:
            if name not in sys.modules:
                raise
            raise error(f"{caught}; {name!r} is a package and cannot be directly executed")
    if spec.loader is None:
        raise error(f"{name!r} is a namespace package and cannot be executed")
    try:
        code = spec.loader.get_code(name)
    except ImportError as caught:
        raise error(str(caught)) from caught
    if code is None:
        raise error(f"No code object available for {name}")
    return name, spec, code


class _Error(Exception):
    """What the command line says in one line."""


def _get_main_module_details(error=ImportError):
    """The __main__ that sys.path leads to, whatever runs as __main__ now."""
    running = sys.modules.pop("__main__")
    try:
        return _get_module_details("__main__", error)
    except ImportError as caught:
        if caught.name == "__main__" or str(caught).startswith("No module named __main__"):
            raise error(f"can't find '__main__' module in {sys.path[0]!r}") from caught
        raise
    finally:
        sys.modules["__main__"] = running


def _run_module_as_main(mod_name, alter_argv=True):
    """The module, or the __main__ that sys.path leads to, in the namespace of the program that runs."""
    try:
        if alter_argv or mod_name != "__main__":
            mod_name, spec, code = _get_module_details(mod_name, _Error)
        else:
            mod_name, spec, code = _get_main_module_details(_Error)
    except _Error as error:
        sys.exit(f"{sys.executable}: {error}")
    if alter_argv:
        sys.argv[0] = spec.origin
    return _run_code(code, sys.modules["__main__"].__dict__, None, "__main__", spec)


def _run_packed(path):
    """A folder or an archive as the program."""
    sys.path.insert(0, path)
    _run_module_as_main("__main__", False)


def run_module(mod_name, init_globals=None, run_name=None, alter_sys=False):
    mod_name, spec, code = _get_module_details(mod_name)
    run_name = mod_name if run_name is None else run_name
    if alter_sys:
        return _run_module_code(code, init_globals, run_name, spec)
    return _run_code(code, {}, init_globals, run_name, spec)


def run_path(path_name, init_globals=None, run_name=None):
    run_name = "<run_path>" if run_name is None else run_name
    path = os.fspath(path_name)
    if get_importer(path) is None or not os.path.exists(path):
        with io.open_code(path) as file:
            data = file.read()
        if data[:4] == importlib.util.MAGIC_NUMBER:
            from importlib._bytecode import code_of

            code = code_of(data, "<run_path>", os.fsdecode(path))
        else:
            code = compile(data, os.fsdecode(path), "exec")
        return _run_module_code(code, init_globals, run_name, None, run_name.rpartition(".")[0], os.fsdecode(path))
    sys.path.insert(0, path)
    try:
        _, spec, code = _get_main_module_details()
        with _Replaced(run_name, path) as scope:
            return dict(_run_code(code, scope, init_globals, run_name, spec, run_name.rpartition(".")[0]))
    finally:
        if path in sys.path:
            sys.path.remove(path)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print("No module specified for execution", file=sys.stderr)
    else:
        del sys.argv[0]
        _run_module_as_main(sys.argv[0])
