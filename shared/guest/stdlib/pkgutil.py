"""Packages: their modules, as far as files show them, and names resolved to objects."""

import os
import sys
from collections import namedtuple

ModuleInfo = namedtuple("ModuleInfo", "module_finder name ispkg")


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
    module = __import__(package, fromlist=["*"])
    if not getattr(module, "__file__", None):
        return None
    with open(os.path.join(os.path.dirname(module.__file__), *resource.split("/")), "rb") as f:
        return f.read()


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
