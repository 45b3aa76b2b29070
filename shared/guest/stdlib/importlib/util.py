"""importlib.util: modules from files that stand outside sys.path, and specs of modules."""
import functools
import sys
import types
import warnings
from importlib import _resolve
from importlib.machinery import ModuleSpec, SourceFileLoader, _ask_old_finder
from importlib.machinery import _create as module_from_spec  # noqa: F401

MAGIC_NUMBER = b"\xa7\r\r\n"
_marker = object()


def spec_from_file_location(name, location=None, *, loader=None, submodule_search_locations=_marker):
    if location is None and hasattr(loader, "get_filename"):
        location = loader.get_filename(name)
    elif location is not None:
        location = str(location)
    if loader is None:
        if location is None or not location.endswith(".py"):
            return None
        loader = SourceFileLoader(name, location)
    spec = ModuleSpec(name, loader, origin=location)
    spec.has_location = True
    if submodule_search_locations is not _marker:
        spec.submodule_search_locations = submodule_search_locations
    elif hasattr(loader, "is_package") and loader.is_package(name):
        spec.submodule_search_locations = []
    if spec.submodule_search_locations == [] and location:
        spec.submodule_search_locations.append(location.rpartition("/")[0])
    return spec


def spec_from_loader(name, loader, *, origin=None, is_package=None):
    if origin is None:
        origin = getattr(loader, "_ORIGIN", None)
    if not origin and hasattr(loader, "get_filename"):
        return spec_from_file_location(name, loader=loader)
    if is_package is None and hasattr(loader, "is_package"):
        try:
            is_package = loader.is_package(name)
        except ImportError:
            is_package = None
    return ModuleSpec(name, loader, origin=origin, is_package=bool(is_package))


def find_spec(name, package=None):
    """The spec of a module, or None when there is no such module. Its parents are imported, the module itself is not."""
    fullname = resolve_name(name, package) if name.startswith(".") else name
    if fullname in sys.modules:
        module = sys.modules[fullname]
        if module is None:
            return None
        spec = getattr(module, "__spec__", _marker)
        if spec is _marker:
            raise ValueError(f"{name}.__spec__ is not set") from None
        if spec is None:
            raise ValueError(f"{name}.__spec__ is None")
        return spec
    parent, path = fullname.rpartition(".")[0], None
    if parent:
        try:
            path = __import__(parent, fromlist=["__path__"]).__path__
        except AttributeError as error:
            text = f"__path__ attribute not found on {parent!r} while trying to find {fullname!r}"
            raise ModuleNotFoundError(text, name=fullname) from error
    return _ask_finders(fullname, path)


def _ask_finders(fullname, path, target=None):
    """What the first finder of sys.meta_path that knows a module says of it, then the library's served paths."""
    for finder in sys.meta_path:
        spec = finder.find_spec(fullname, path, target) if hasattr(finder, "find_spec") else _ask_old_finder(finder, fullname, path)
        if spec is not None:
            return spec
    served = sys.modules.get("_served_paths")
    return served and served.find_spec(fullname)


def resolve_name(name, package):
    if not name.startswith("."):
        return name
    if not package:
        raise ImportError(f"no package specified for {name!r} (required for relative module names)")
    level = len(name) - len(name.lstrip("."))
    return _resolve(name[level:], package, level)


def decode_source(source_bytes):
    """The text of a source file, by its coding line, with newlines as \\n."""
    import io
    import tokenize

    encoding, _ = tokenize.detect_encoding(io.BytesIO(source_bytes).readline)
    return io.IncrementalNewlineDecoder(None, True).decode(bytes(source_bytes).decode(encoding))


def source_hash(source_bytes):
    """Eight bytes that name a source text."""
    from importlib._bytecode import source_hash as hashed

    return hashed(source_bytes)


def cache_from_source(path, debug_override=None, *, optimization=None):
    """Where CPython would keep the bytecode of a source file."""
    import os

    if debug_override is not None:
        import warnings

        warnings.warn("the debug_override parameter is deprecated; use 'optimization' instead", DeprecationWarning)
        if optimization is not None:
            raise TypeError("debug_override or optimization must be set to None")
        optimization = "" if debug_override else 1
    folder, name = os.path.split(os.fspath(path))
    stem, dot, rest = name.rpartition(".")
    if sys.implementation.cache_tag is None:
        raise NotImplementedError("sys.implementation.cache_tag is None")
    made = (stem if stem else rest) + dot + sys.implementation.cache_tag
    optimization = "" if optimization is None else str(optimization)
    if optimization:
        if not optimization.isalnum():
            raise ValueError(f"{optimization!r} is not alphanumeric")
        made += ".opt-" + optimization
    if sys.pycache_prefix is not None:
        return os.path.join(sys.pycache_prefix, os.path.abspath(folder).lstrip("/"), made + ".pyc")
    return os.path.join(folder, "__pycache__", made + ".pyc")


def source_from_cache(path):
    """The source file whose bytecode CPython would keep at `path`."""
    import os

    if sys.implementation.cache_tag is None:
        raise NotImplementedError("sys.implementation.cache_tag is None")
    path = os.fspath(path)
    head, name = os.path.split(path)
    base, folder = os.path.split(head)
    if sys.pycache_prefix is not None and head.startswith(sys.pycache_prefix.rstrip("/") + "/"):
        base = head[len(sys.pycache_prefix.rstrip("/")):]
    elif folder != "__pycache__":
        raise ValueError(f"__pycache__ not bottom-level directory in {path!r}")
    parts = name.split(".")
    if len(parts) not in (3, 4):
        raise ValueError(f"expected only 2 or 3 dots in {name!r}")
    if len(parts) == 4:
        if not parts[2].startswith("opt-"):
            raise ValueError("optimization portion of filename does not start with 'opt-'")
        if not parts[2][4:].isalnum():
            raise ValueError(f"optimization level {parts[2]!r} is not an alphanumeric value")
    return os.path.join(base, parts[0] + ".py")


class _LazyModule(types.ModuleType):
    """Runs its text when it is first asked for something."""

    def __getattribute__(self, name):
        self.__class__ = types.ModuleType
        self.__spec__.loader.exec_module(self)
        return getattr(self, name)

    def __delattr__(self, name):
        self.__getattribute__(name)
        delattr(self, name)


class LazyLoader:
    """A loader that puts off running a module until one of its attributes is asked for."""

    def __init__(self, loader):
        if not hasattr(loader, "exec_module"):
            raise TypeError("loader must define exec_module()")
        self.loader = loader

    @classmethod
    def factory(cls, loader):
        if not hasattr(loader, "exec_module"):
            raise TypeError("loader must define exec_module()")
        return lambda *args, **kwargs: cls(loader(*args, **kwargs))

    def create_module(self, spec):
        return self.loader.create_module(spec)

    def exec_module(self, module):
        module.__spec__.loader = module.__loader__ = self.loader
        module.__class__ = _LazyModule


_OLD = "The import system now takes care of this automatically; this decorator is slated for removal in Python 3.12"


def _old_decorator(finish):
    """A decorator of a loader's method, which warns when that is called; `finish` gets its result and the loader."""

    def decorator(fxn):
        @functools.wraps(fxn)
        def method(*args, **kwargs):
            warnings.warn(_OLD, DeprecationWarning, stacklevel=2)
            module = fxn(*args, **kwargs)
            finish(module, *args[:1])
            return module

        return method

    return decorator


def _package(module, loader=None):
    if getattr(module, "__package__", None) is None:
        name = module.__name__
        module.__package__ = name if hasattr(module, "__path__") else name.rpartition(".")[0]


def _loader(module, loader):
    if getattr(module, "__loader__", None) is None:
        module.__loader__ = loader


set_package, set_loader = _old_decorator(_package), _old_decorator(_loader)
set_package.__name__ = set_package.__qualname__ = "set_package"
set_loader.__name__ = set_loader.__qualname__ = "set_loader"


def module_for_loader(fxn):
    """A loader's method gets the module in place of its name: the one that is there, or a new one, which goes when it fails."""
    warnings.warn(_OLD, DeprecationWarning, stacklevel=2)

    @functools.wraps(fxn)
    def method(self, fullname, *args, **kwargs):
        known = sys.modules.get(fullname)
        module = known if known is not None else sys.modules.setdefault(fullname, types.ModuleType(fullname))
        module.__loader__ = self
        try:
            is_package = self.is_package(fullname)
        except (ImportError, AttributeError):
            pass
        else:
            module.__package__ = fullname if is_package else fullname.rpartition(".")[0]
        try:
            return fxn(self, module, *args, **kwargs)
        except BaseException:
            if known is None:
                sys.modules.pop(fullname, None)
            raise

    return method
