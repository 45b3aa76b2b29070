"""importlib: import_module, reload and what finds and loads modules (machinery, util)."""
import sys

__all__ = ["__import__", "import_module", "invalidate_caches", "reload"]

__import__ = __import__


def __getattr__(name):
    """`importlib.util` and its like are there without an import of their own, as where other modules have imported them."""
    if name in ("util", "machinery", "abc"):
        return import_module("importlib." + name)
    raise AttributeError(f"module 'importlib' has no attribute {name!r}")


def _resolve(name, package, level):
    """The absolute name of `name` `level` - 1 folders above `package`."""
    bits = package.rsplit(".", level - 1)
    if len(bits) < level:
        raise ImportError("attempted relative import beyond top-level package")
    return f"{bits[0]}.{name}" if name else bits[0]


def import_module(name, package=None):
    """The module called `name`; a leading dot is relative to `package`."""
    if name.startswith("."):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        level = len(name) - len(name.lstrip("."))
        name = _resolve(name[level:], package, level)
    return __import__(name, fromlist=("__name__",))  # with a list it is the module itself, not the first of its parents


def invalidate_caches():
    """Nothing is cached but the modules themselves and what finders of the program's own keep."""
    for finder in sys.meta_path:  # PathFinder tells those of sys.path_importer_cache
        if hasattr(finder, "invalidate_caches"):
            finder.invalidate_caches()


def find_loader(name, path=None):
    import warnings

    warnings.warn("Deprecated since Python 3.4 and slated for removal in Python 3.12; use importlib.util.find_spec() instead",
                  DeprecationWarning, stacklevel=2)  # fmt: skip
    from importlib.util import find_spec

    spec = find_spec(name)
    return spec and spec.loader


def reload(module):
    """Runs a module's text again in its own namespace."""
    if not isinstance(module, type(sys)):
        raise TypeError("reload() argument must be a module")
    spec = getattr(module, "__spec__", None)
    name = spec.name if spec is not None else module.__name__
    if sys.modules.get(name) is not module:
        raise ImportError(f"module {name} not in sys.modules", name=name)
    from importlib import machinery, util

    parent = name.rpartition(".")[0]
    if parent and parent not in sys.modules:
        raise ImportError(f"parent {parent!r} not in sys.modules", name=parent)
    spec = module.__spec__ = util._ask_finders(name, sys.modules[parent].__path__ if parent else None, module)
    if spec is None:
        raise ModuleNotFoundError(f"spec not found for the module {name!r}", name=name)
    if not (spec.origin or "").startswith("<refjit>/"):  # the library's own files do not change
        machinery._describe_by(spec, module, overrides=True)
        if spec.loader is not None:
            spec.loader.exec_module(module)
    return sys.modules[name]
