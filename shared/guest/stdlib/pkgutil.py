"""Packages: their modules, as far as files show them, and names resolved to objects."""

import os
import sys
from collections import namedtuple
from importlib.machinery import PathFinder

__all__ = """
ImpImporter ModuleInfo extend_path find_loader get_data get_importer get_loader iter_importers iter_modules walk_packages
""".split()

ModuleInfo = namedtuple("ModuleInfo", "module_finder name ispkg")


class ImpImporter:
    """The finder of one folder, as `imp` had it."""

    def __init__(self, path=None):
        import warnings

        warnings.warn("pkgutil's ImpImporter is deprecated and slated for removal in Python 3.12; use importlib instead",
                      DeprecationWarning, stacklevel=2)  # fmt: skip
        self.path = path

    def find_module(self, fullname, path=None):
        return PathFinder.find_module(fullname, None if self.path is None else [self.path])

    def iter_modules(self, prefix=""):
        return ((name, is_package) for _, name, is_package in iter_modules([self.path or "."], prefix))


def get_importer(path_item):
    """Who serves one entry of sys.path; None: nobody."""
    from importlib.machinery import _finder_of

    return _finder_of(os.fsdecode(path_item))


def iter_importers(fullname=""):
    """The finders that are asked for a module."""
    if fullname.startswith("."):
        raise ImportError(f"Relative module name {fullname!r} not supported")
    package = fullname.rpartition(".")[0]
    if package:
        path = getattr(__import__(package, fromlist=["*"]), "__path__", None)
        if path is None:
            return
    else:
        yield from sys.meta_path
        path = sys.path
    yield from map(get_importer, path)


def find_loader(fullname):
    """The loader of a module that may not be imported yet; None: there is none."""
    from importlib.util import find_spec

    if fullname.startswith("."):
        raise ImportError(f"Relative module name {fullname!r} not supported")
    try:
        spec = find_spec(fullname)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise ImportError(f"Error while finding loader for {fullname!r} ({type(error)}: {error})") from error
    return spec and spec.loader


def get_loader(module_or_name):
    """The loader of a module; None: there is none."""
    if isinstance(module_or_name, str) and module_or_name in sys.modules:
        module_or_name = sys.modules[module_or_name]
        if module_or_name is None:
            return None
    if isinstance(module_or_name, type(sys)):
        loader = getattr(module_or_name, "__loader__", None)
        if loader is not None or getattr(module_or_name, "__spec__", module_or_name) is None:
            return loader
        module_or_name = module_or_name.__name__
    return find_loader(module_or_name)


def extend_path(path, name):
    if not isinstance(path, list):
        return path
    found = path[:]
    for folder in sys.path:
        below = os.path.join(folder, *name.split("."))
        if os.path.isfile(os.path.join(below, "__init__.py")) and below not in found:
            found.append(below)
    return found


def iter_modules(path=None, prefix=""):
    if isinstance(path, str):
        raise ValueError("path must be None or list of paths to look for modules in")
    seen = set()
    for folder in sys.path if path is None else path:
        if not os.path.isdir(folder or "."):
            continue
        for entry in sorted(os.listdir(folder or ".")):
            is_package = os.path.isfile(os.path.join(folder, entry, "__init__.py"))
            name = entry if is_package else entry[:-3]
            if (is_package or entry.endswith(".py") and entry != "__init__.py") and name.isidentifier() and name not in seen:
                seen.add(name)
                yield ModuleInfo(None, prefix + name, is_package)


def walk_packages(path=None, prefix="", onerror=None):
    for info in iter_modules(path, prefix):
        yield info
        if not info.ispkg:
            continue
        try:
            __import__(info.name)
        except ImportError:
            if onerror is not None:
                onerror(info.name)
        except Exception:
            if onerror is None:
                raise
            onerror(info.name)
        else:
            yield from walk_packages(list(getattr(sys.modules[info.name], "__path__", [])), info.name + ".", onerror)


def get_data(package, resource):
    """The bytes of a file beside a package's __init__.py, by the package's loader; None: it has none."""
    module = __import__(package, fromlist=["*"])
    loader = module.__spec__ and module.__spec__.loader
    if not hasattr(loader, "get_data") or not getattr(module, "__file__", None):
        return None
    return loader.get_data(os.path.join(os.path.dirname(module.__file__), *resource.split("/")))


def resolve_name(name):
    module, colon, rest = name.partition(":")
    if not all(part.isidentifier() for part in (module + ("." + rest if rest else "")).split(".")):
        raise ValueError(f"invalid format: {name!r}")
    parts = module.split(".")
    path = parts.pop(0)
    found = __import__(path, fromlist=["*"])
    while parts:
        try:
            found = __import__(f"{path}.{parts[0]}", fromlist=["*"])
        except ImportError:
            if colon:
                raise
            break
        path += "." + parts.pop(0)
    for part in parts + (rest.split(".") if rest else []):
        found = getattr(found, part)
    return found
