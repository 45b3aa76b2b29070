"""importlib.util: modules from files that stand outside sys.path, and specs of modules."""
import importlib
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader


def spec_from_file_location(name, location=None, *, loader=None, submodule_search_locations=None):
    location = str(location)
    if loader is None:
        if not location.endswith(".py"):
            return None
        loader = SourceFileLoader(name, location)
    spec = ModuleSpec(name, loader, origin=location)
    spec.has_location = True
    if submodule_search_locations is None and location.endswith("/__init__.py"):
        submodule_search_locations = [location[:-len("/__init__.py")]]
    spec.submodule_search_locations = submodule_search_locations
    return spec


def spec_from_loader(name, loader, *, origin=None, is_package=None):
    return ModuleSpec(name, loader, origin=origin, is_package=is_package)


def module_from_spec(spec):
    """A new module that the spec describes; its loader's exec_module() runs it."""
    module = spec.loader.create_module(spec)
    if module is None:
        module = type(sys)(spec.name)
    module.__spec__ = spec
    module.__loader__ = spec.loader
    module.__package__ = spec.parent
    if spec.has_location:
        module.__file__ = spec.origin
    if spec.submodule_search_locations is not None:
        module.__path__ = spec.submodule_search_locations
    return module


def find_spec(name, package=None):
    """The spec of a module, or None when there is no such module. Its parents are imported, and so is the module itself."""
    if name.startswith("."):
        name = resolve_name(name, package)
    parent = name.rpartition(".")[0]
    if parent:
        importlib.import_module(parent)
    try:
        module = sys.modules.get(name) or importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    spec = getattr(module, "__spec__", None)
    if spec is None:
        path = getattr(module, "__file__", None)
        spec = ModuleSpec(name, None, origin=path or "built-in", is_package=hasattr(module, "__path__"))
        spec.has_location = path is not None
    return spec


def resolve_name(name, package):
    if not name.startswith("."):
        return name
    if not package:
        raise ImportError(f"no package specified for {name!r} (required for relative module names)")
    level = len(name) - len(name.lstrip("."))
    bits = package.rsplit(".", level - 1)
    if len(bits) < level:
        raise ImportError("attempted relative import beyond top-level package")
    return f"{bits[0]}.{name[level:]}" if name[level:] else bits[0]
