"""importlib: import_module, reload and what finds and loads modules (machinery, util)."""
import sys


def import_module(name, package=None):
    """The module called `name`; a leading dot is relative to `package`."""
    if name.startswith("."):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        level = len(name) - len(name.lstrip("."))
        base = package.rsplit(".", level - 1)[0] if level > 1 else package
        name = base + "." + name[level:]
    __import__(name)
    return sys.modules[name]


def invalidate_caches():
    """Nothing is cached but the modules themselves."""


def reload(module):
    """Runs a module's text again in its own namespace."""
    if not isinstance(module, type(sys)):
        raise TypeError("reload() argument must be a module")
    name = module.__name__
    if sys.modules.get(name) is not module:
        raise ImportError(f"module {name} not in sys.modules", name=name)
    spec = getattr(module, "__spec__", None)
    if spec is not None and getattr(spec, "loader", None) is not None:
        spec.loader.exec_module(module)
    elif getattr(module, "__file__", None) and not module.__file__.startswith("<refjit>"):
        from importlib.machinery import SourceFileLoader
        SourceFileLoader(name, module.__file__).exec_module(module)
    return sys.modules[name]
