"""imp: the older face of importlib."""

import importlib
import sys
import warnings
from types import ModuleType

warnings.warn("the imp module is deprecated in favour of importlib and slated for removal in Python 3.12; see the module's documentation "
              "for alternative uses", DeprecationWarning, stacklevel=2)  # fmt: skip

SEARCH_ERROR, PY_SOURCE, PY_COMPILED, C_EXTENSION, PY_RESOURCE, PKG_DIRECTORY, C_BUILTIN, PY_FROZEN, PY_CODERESOURCE, IMP_HOOK = range(10)


def new_module(name):
    return ModuleType(name)


def reload(module):
    return importlib.reload(module)


def find_module(name, path=None):
    import os

    for folder in sys.path if path is None else path:
        base = os.path.join(folder or ".", name)
        if os.path.isdir(base) and os.path.exists(os.path.join(base, "__init__.py")):
            return None, base, ("", "", PKG_DIRECTORY)
        if os.path.isfile(base + ".py"):
            return open(base + ".py", encoding="utf-8"), base + ".py", (".py", "r", PY_SOURCE)
    if importlib.util.find_spec(name) is not None:
        return None, name, ("", "", C_BUILTIN)
    raise ImportError(f"No module named {name!r}", name=name)


def load_source(name, pathname, file=None):
    from importlib import util

    module = util.module_from_spec(util.spec_from_file_location(name, pathname))
    sys.modules[name] = module
    module.__spec__.loader.exec_module(module)
    return module


def load_module(name, file, filename, details):
    import os

    kind = details[2]
    if kind == PY_SOURCE:
        return load_source(name, filename)
    if kind == PKG_DIRECTORY:
        return load_source(name, os.path.join(filename, "__init__.py"))
    return importlib.import_module(name)


def get_suffixes():
    return [(".py", "r", PY_SOURCE), (".pyc", "rb", PY_COMPILED)]


def get_magic():
    return importlib.util.MAGIC_NUMBER


def get_tag():
    return sys.implementation.cache_tag


def cache_from_source(path, debug_override=None):
    return importlib.util.cache_from_source(path, debug_override)


def source_from_cache(path):
    return importlib.util.source_from_cache(path)


def is_builtin(name):
    """1 for a module of the machine's code, which could be loaded again; -1 for one that could not; 0 for others."""
    return (-1 if name in ("sys", "builtins") else 1) if name in sys.builtin_module_names else 0


def is_frozen(name):
    return False


def init_builtin(name):
    return importlib.import_module(name) if is_builtin(name) else None


def load_package(name, path):
    import os

    if os.path.isdir(path):
        path = os.path.join(path, "__init__.py")
        if not os.path.exists(path):
            raise ValueError(f"{os.path.dirname(path)!r} is not a package")
    return load_source(name, path)


class NullImporter:
    """A finder of old that finds nothing."""

    def __init__(self, path):
        import os

        if path == "":
            raise ImportError("empty pathname", path="")
        if os.path.isdir(path):
            raise ImportError("existing directory", path=path)

    def find_module(self, fullname):
        return None


def lock_held():
    return False


def acquire_lock():
    """There is one thread of control here."""


release_lock = acquire_lock
import importlib.util  # noqa: E402
