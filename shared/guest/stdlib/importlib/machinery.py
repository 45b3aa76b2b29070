"""importlib.machinery: specs, loaders, and finders that say what the import statement would find.

The VM finds and loads by itself (vm/core/module.cpp); these classes tell programs about it, and load what programs ask for.
"""
import sys

import _host

SOURCE_SUFFIXES = [".py"]
BYTECODE_SUFFIXES = [".pyc"]
DEBUG_BYTECODE_SUFFIXES = OPTIMIZED_BYTECODE_SUFFIXES = BYTECODE_SUFFIXES
EXTENSION_SUFFIXES = []


def all_suffixes():
    return SOURCE_SUFFIXES + BYTECODE_SUFFIXES + EXTENSION_SUFFIXES


class ModuleSpec:
    """What a finder says of a module: its name, who loads it and from where."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name = name
        self.loader = loader
        self.origin = origin
        self.loader_state = loader_state
        self.submodule_search_locations = [] if is_package else None
        self._uninitialized_submodules = []
        self._set_fileattr = False
        self._cached = None

    @property
    def parent(self):
        return self.name if self.submodule_search_locations is not None else self.name.rpartition(".")[0]

    @property
    def has_location(self):
        return self._set_fileattr

    @has_location.setter
    def has_location(self, value):
        self._set_fileattr = bool(value)

    @property
    def cached(self):
        if self._cached is None and self.origin is not None and self._set_fileattr and self.origin.endswith(".py"):
            from importlib.util import cache_from_source

            self._cached = cache_from_source(self.origin)
        return self._cached

    @cached.setter
    def cached(self, value):
        self._cached = value

    def __repr__(self):
        parts = [f"name={self.name!r}", f"loader={self.loader!r}"]
        if self.origin is not None:
            parts.append(f"origin={self.origin!r}")
        if self.submodule_search_locations is not None:
            parts.append(f"submodule_search_locations={self.submodule_search_locations}")
        return f"ModuleSpec({', '.join(parts)})"

    def __eq__(self, other):
        try:
            return all(
                getattr(self, name) == getattr(other, name)
                for name in ("name", "loader", "origin", "submodule_search_locations", "cached", "has_location")
            )
        except AttributeError:
            return NotImplemented


def _describe_by(spec, module, overrides=False):
    """Gives a module the attributes that its spec has for it; what stands in it already stays."""
    loader = spec.loader
    if loader is None and spec.submodule_search_locations is not None:
        loader = NamespaceLoader(spec.name, spec.submodule_search_locations)
    wanted = {"__name__": spec.name, "__loader__": loader, "__package__": spec.parent, "__spec__": spec}
    if spec.submodule_search_locations is not None:
        wanted["__path__"] = spec.submodule_search_locations
    if spec.has_location:
        wanted["__file__"] = spec.origin
        if spec.cached is not None:
            wanted["__cached__"] = spec.cached
    for name, value in wanted.items():
        if overrides or name == "__spec__" or getattr(module, name, None) is None:
            try:
                setattr(module, name, value)
            except AttributeError:
                pass  # a loader may make modules of a kind that refuses some
    return module


def _create(spec):
    """A new module as `spec` describes it."""
    module = None
    if hasattr(spec.loader, "create_module"):
        module = spec.loader.create_module(spec)
    elif hasattr(spec.loader, "exec_module"):
        raise ImportError("loaders that define exec_module() must also define create_module()")
    return _describe_by(spec, type(sys)(spec.name) if module is None else module)


def _label(found):
    return getattr(found, "__qualname__", None) or type(found).__qualname__


def _warn_of_old(found, new, old):
    import warnings

    warnings.warn(f"{_label(found)}.{new}() not found; falling back to {old}()", ImportWarning, stacklevel=3)


def _load_old(spec):
    """By a loader that has load_module() alone."""
    _warn_of_old(spec.loader, "exec_module", "load_module")
    try:
        spec.loader.load_module(spec.name)
    except BaseException:
        if spec.name in sys.modules:
            sys.modules[spec.name] = sys.modules.pop(spec.name)
        raise
    return _describe_by(spec, sys.modules[spec.name])


def _load(spec):
    """The module that `spec` describes, in sys.modules before it runs."""
    if spec.loader is not None and not hasattr(spec.loader, "exec_module"):
        return _load_old(spec)
    module = _create(spec)
    spec._initializing = True
    try:
        sys.modules[spec.name] = module
        try:
            if spec.loader is not None:
                spec.loader.exec_module(module)
            elif spec.submodule_search_locations is None:
                raise ImportError("missing loader", name=spec.name)
        except BaseException:
            sys.modules.pop(spec.name, None)
            raise
        module = sys.modules[spec.name] = sys.modules.pop(spec.name)  # it may have put something else in its place
    finally:
        spec._initializing = False
    return module


class _Loader:
    def create_module(self, spec):
        return None

    def exec_module(self, module):
        code = self.get_code(module.__name__)
        if code is None:
            raise ImportError(f"cannot load module {module.__name__!r} when get_code() returns None")
        exec(code, module.__dict__)

    def load_module(self, fullname=None):
        from importlib.util import spec_from_loader

        name = fullname or self.name
        return sys.modules[name] if name in sys.modules else _load(spec_from_loader(name, self))


class _FileLoader(_Loader):
    """A loader of one module from one file."""

    def __init__(self, fullname, path):
        self.name = fullname
        self.path = path

    def __eq__(self, other):
        return self.__class__ == other.__class__ and self.__dict__ == other.__dict__

    def __hash__(self):
        return hash(self.name) ^ hash(self.path)

    def _check(self, fullname):
        if fullname is not None and fullname != self.name:
            raise ImportError(f"loader for {self.name} cannot handle {fullname}", name=fullname)

    def get_filename(self, name=None):
        self._check(name)
        return self.path

    def get_data(self, path):
        return _host.read_file(str(path))

    def is_package(self, fullname):
        stem = self.path.rpartition("/")[2].rpartition(".")[0]
        return stem == "__init__" and fullname.rpartition(".")[2] != "__init__"

    def get_resource_reader(self, name):
        from importlib.readers import FileReader

        return FileReader(self)


class SourceFileLoader(_FileLoader):
    """Runs a file's text as a module."""

    def get_source(self, fullname=None):
        from importlib.util import decode_source

        try:
            return decode_source(self.get_data(self.path))
        except OSError as error:
            raise ImportError("source not available through get_data()", name=fullname) from error

    def source_to_code(self, data, path, *, _optimize=-1):
        return compile(data, path, "exec", dont_inherit=True, optimize=_optimize)

    def get_code(self, fullname=None):
        return self.source_to_code(self.get_data(self.path), self.path)

    def path_stats(self, path):
        import os

        found = os.stat(path)
        return {"mtime": found.st_mtime, "size": found.st_size}

    def path_mtime(self, path):
        return self.path_stats(path)["mtime"]


class SourcelessFileLoader(_FileLoader):
    """Runs a file of bytecode as a module."""

    def get_source(self, fullname=None):
        return None

    def get_code(self, fullname=None):
        from importlib._bytecode import code_of

        return code_of(self.get_data(self.path), fullname or self.name, self.path)


class ExtensionFileLoader(_FileLoader):
    """Shared objects made for CPython cannot be loaded."""

    def get_source(self, fullname=None):
        return None

    get_code = get_source

    def create_module(self, spec):
        raise ImportError(f"{self.path}: extension modules of CPython cannot be loaded", name=spec.name, path=self.path)


class NamespaceLoader(_Loader):
    """Of a folder without __init__.py: there is nothing to run."""

    def __init__(self, name, path, path_finder=None):
        self._path = path

    def is_package(self, fullname):
        return True

    def get_source(self, fullname):
        return ""

    def get_code(self, fullname):
        return compile("", "<string>", "exec", dont_inherit=True)

    def get_resource_reader(self, module):
        from importlib.readers import NamespaceReader

        return NamespaceReader(self._path)


class BuiltinImporter:
    """Modules that are part of the program: those in C++."""

    kinds = ("built-in",)
    _ORIGIN = "built-in"

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        found = None if path is not None else _host.locate_module(fullname, [])
        return ModuleSpec(fullname, cls, origin=cls._ORIGIN) if found and found[0] in cls.kinds else None

    @staticmethod
    def create_module(spec):
        return __import__(spec.name, fromlist=["*"])

    @staticmethod
    def exec_module(module):
        """Created whole."""

    @classmethod
    def load_module(cls, fullname):
        return __import__(fullname, fromlist=["*"])

    @classmethod
    def get_code(cls, fullname):
        return None

    get_source = get_code

    @classmethod
    def is_package(cls, fullname):
        return False


class FrozenImporter(BuiltinImporter):
    """Modules whose Python source is part of the program."""

    kinds = ("library",)
    _ORIGIN = "frozen"

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        found = _host.locate_module(fullname, [])
        return _spec(fullname, found) if found and found[0] in cls.kinds else None


def _spec(name, found):
    """The spec of what _host.locate_module() found."""
    kind, path, is_package, folders = found
    if kind == "namespace":
        spec = ModuleSpec(name, NamespaceLoader(name, folders), is_package=True)
        spec.submodule_search_locations = folders
        return spec
    if kind == "built-in":
        return ModuleSpec(name, BuiltinImporter, origin="built-in")
    spec = ModuleSpec(name, SourceFileLoader(name, path), origin=path, is_package=is_package)
    spec.has_location = True
    if is_package:
        spec.submodule_search_locations = [path.rpartition("/")[0]]
    return spec


def _spec_of_bytecode(name, path, is_package):
    spec = ModuleSpec(name, SourcelessFileLoader(name, path), origin=path, is_package=is_package)
    spec.has_location, spec.cached = True, path
    if is_package:
        spec.submodule_search_locations = [path.rpartition("/")[0]]
    return spec


def _describe(module):
    """Fills in `__spec__` and `__loader__` of a module that the VM loaded."""
    names, name = module.__dict__, module.__dict__["__name__"]
    path, folders = names.get("__file__"), names.get("__path__")
    kind = "built-in" if path is None and folders is None else "namespace" if path is None else "file"
    spec = _spec(name, (kind, path, folders is not None, folders))
    if names["__spec__"] is None:
        module.__spec__ = spec
    if names["__loader__"] is None:
        module.__loader__ = spec.loader


def _finder_of(entry):
    """Who serves one entry of sys.path, by the hooks; None: nobody."""
    if entry == "":
        import os

        try:
            entry = os.getcwd()
        except FileNotFoundError:
            return None
    if entry not in sys.path_importer_cache:
        found = None
        for hook in sys.path_hooks:
            try:
                found = hook(entry)
            except ImportError:
                continue
            break
        sys.path_importer_cache[entry] = found
    return sys.path_importer_cache[entry]


def _foreign_finder_of(entry):
    """Who serves an entry; NotImplemented for a folder that the VM reads itself."""
    found = _finder_of(entry)
    return NotImplemented if type(found) is FileFinder and found._is_plain else found


def _ask_entry(finder, fullname, target=None):
    """What an entry's finder says of a module."""
    if hasattr(finder, "find_spec"):
        return finder.find_spec(fullname, target)
    if hasattr(finder, "find_loader"):
        _warn_of_old(finder, "find_spec", "find_loader")
        loader, portions = finder.find_loader(fullname)
    else:
        _warn_of_old(finder, "find_spec", "find_module")
        loader, portions = finder.find_module(fullname), []
    if loader is not None:
        from importlib.util import spec_from_loader

        return spec_from_loader(fullname, loader)
    spec = ModuleSpec(fullname, None)
    spec.submodule_search_locations = portions
    return spec


def _ask_old_finder(finder, fullname, path):
    """What a finder of sys.meta_path says that has find_module() alone."""
    if not hasattr(finder, "find_module"):
        return None
    _warn_of_old(finder, "find_spec", "find_module")
    loader = finder.find_module(fullname, path)
    if loader is None:
        return None
    from importlib.util import spec_from_loader

    return spec_from_loader(fullname, loader)


class PathFinder:
    """What stands in the folders of sys.path, or of a package, and at what else path hooks serve."""

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        portions = []
        for entry in sys.path if path is None else path:
            finder = _finder_of(entry) if isinstance(entry, str) else None
            spec = _ask_entry(finder, fullname, target) if finder is not None else None
            if spec is None:
                continue
            if spec.loader is not None:
                return spec
            if spec.submodule_search_locations is None:
                raise ImportError("spec missing loader")
            portions.extend(spec.submodule_search_locations)
        return _spec(fullname, ("namespace", None, True, portions)) if portions else None

    @classmethod
    def find_module(cls, fullname, path=None):
        _warn_of_replaced("PathFinder.find_module()")
        found = cls.find_spec(fullname, path)
        return found and found.loader

    @staticmethod
    def invalidate_caches():
        for name, finder in list(sys.path_importer_cache.items()):
            if finder is None:
                del sys.path_importer_cache[name]
            elif hasattr(finder, "invalidate_caches"):
                finder.invalidate_caches()

    @staticmethod
    def find_distributions(*args, **kwargs):
        from importlib.metadata import MetadataPathFinder

        return MetadataPathFinder.find_distributions(*args, **kwargs)


def _warn_of_replaced(name):
    import warnings

    warnings.warn(f"{name} is deprecated and slated for removal in Python 3.12; use find_spec() instead", DeprecationWarning, stacklevel=3)


class FileFinder:
    """What stands in one folder."""

    def __init__(self, path, *loader_details):
        self.path = path or "."
        self._loaders = [(suffix, loader) for loader, suffixes in loader_details for suffix in suffixes]
        self._is_plain = self._loaders == _LOADERS

    def find_spec(self, fullname, target=None):
        from importlib.util import spec_from_file_location

        base = f"{self.path}/{fullname.rpartition('.')[2]}"
        for suffix, loader in self._loaders:
            path = f"{base}/__init__{suffix}"
            if _host.is_file(path):
                return spec_from_file_location(fullname, path, loader=loader(fullname, path), submodule_search_locations=[base])
        for suffix, loader in self._loaders:
            if _host.is_file(base + suffix):
                return spec_from_file_location(fullname, base + suffix, loader=loader(fullname, base + suffix))
        if _host.list_folder(base) is None:
            return None
        spec = ModuleSpec(fullname, None)
        spec.submodule_search_locations = [base]
        return spec

    def find_loader(self, fullname):
        _warn_of_replaced("FileFinder.find_loader()")
        found = self.find_spec(fullname)
        return (None, []) if found is None else (found.loader, found.submodule_search_locations or [])

    def find_module(self, fullname):
        return self.find_loader(fullname)[0]

    def invalidate_caches(self):
        """The folder is read anew each time."""

    @classmethod
    def path_hook(cls, *loader_details):
        def path_hook_for_FileFinder(path):
            if _host.list_folder(path or ".") is None:
                raise ImportError("only directories are supported", path=path)
            return cls(path, *loader_details)

        return path_hook_for_FileFinder

    def __repr__(self):
        return f"FileFinder({self.path!r})"


_DETAILS = [(SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES)]
_LOADERS = [(suffix, loader) for loader, suffixes in _DETAILS for suffix in suffixes]


def _finders_of(name):
    """What sys.meta_path and its like hold before a program changes them."""
    if name == "meta_path":
        return [BuiltinImporter, FrozenImporter, PathFinder]
    if name == "path_importer_cache":
        return {}
    from zipimport import zipimporter

    return [zipimporter, FileFinder.path_hook(*_DETAILS)]


class WindowsRegistryFinder:
    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        return None


for _class in (ModuleSpec, BuiltinImporter, FrozenImporter):
    _class.__module__ = "_frozen_importlib"
for _class in (SourceFileLoader, SourcelessFileLoader, ExtensionFileLoader, NamespaceLoader, PathFinder, FileFinder, WindowsRegistryFinder):
    _class.__module__ = "_frozen_importlib_external"
del _class
