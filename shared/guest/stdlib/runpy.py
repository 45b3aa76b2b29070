"""runpy: modules and files run as programs."""

import sys
from importlib.util import find_spec

__all__ = ["run_module", "run_path"]


def _run(code, names, init_globals, name, file, alter_sys):
    import types

    scope = dict(init_globals or {})
    scope.update(__name__=name, __file__=file, __cached__=None, __doc__=None, __loader__=None, __package__=names, __spec__=None)
    module, old = types.ModuleType(name), sys.modules.get(name)
    argv = sys.argv[0] if sys.argv else None
    if alter_sys:
        sys.modules[name], sys.argv[0:1] = module, [file]
    try:
        exec(code, scope)
    finally:
        if alter_sys:
            sys.argv[0:1] = [argv]
            if old is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = old
    return scope


def run_module(mod_name, init_globals=None, run_name=None, alter_sys=False):
    spec = find_spec(mod_name)
    if spec is None:
        raise ImportError(f"No module named {mod_name}")
    if spec.submodule_search_locations is not None:
        return run_module(mod_name + ".__main__", init_globals, run_name or mod_name, alter_sys)
    with open(spec.origin, "rb") as file:
        code = compile(file.read(), spec.origin, "exec")
    return _run(code, mod_name.rpartition(".")[0], init_globals, run_name or mod_name, spec.origin, alter_sys)


def run_path(path_name, init_globals=None, run_name=None):
    with open(path_name, "rb") as file:
        code = compile(file.read(), path_name, "exec")
    return _run(code, "", init_globals, run_name or "<run_path>", path_name, True)


def _run_as_main(name):
    """The module `name` as the program, for `-m`; sys.argv[0] becomes its file."""
    try:
        spec = find_spec(name)
        if spec is not None and spec.submodule_search_locations is not None:
            spec = find_spec(name + ".__main__")
    except ImportError as error:
        sys.exit(f"{sys.executable}: Error while finding module specification for {name!r} ({type(error).__name__}: {error})")
    if spec is None:
        sys.exit(f"{sys.executable}: No module named {name}")
    sys.argv[0] = spec.origin
    names = sys.modules["__main__"].__dict__
    names.update(__file__=spec.origin, __spec__=spec, __package__=spec.parent, __loader__=spec.loader)
    exec(spec.loader.get_code(spec.name), names)
