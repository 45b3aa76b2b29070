"""importlib.abc: the interfaces of finders, loaders and readers of packages' files."""
import abc
import sys
from importlib import machinery
from importlib.resources.abc import ResourceReader, Traversable, TraversableResources  # noqa: F401

__all__ = ["Loader", "Finder", "MetaPathFinder", "PathEntryFinder", "ResourceLoader", "InspectLoader", "ExecutionLoader",
           "FileLoader", "SourceLoader", "ResourceReader", "Traversable", "TraversableResources"]  # fmt: skip


class Finder(metaclass=abc.ABCMeta):
    @abc.abstractmethod
    def find_module(self, fullname, path=None):
        """A loader of the module; find_spec() has taken its place."""


class MetaPathFinder(metaclass=abc.ABCMeta):
    def find_module(self, fullname, path):
        found = self.find_spec(fullname, path) if hasattr(self, "find_spec") else None
        return found.loader if found is not None else None

    def invalidate_caches(self):
        """Forgets what was found."""


class PathEntryFinder(metaclass=abc.ABCMeta):
    def find_loader(self, fullname):
        found = self.find_spec(fullname) if hasattr(self, "find_spec") else None
        return (None, []) if found is None else (found.loader, found.submodule_search_locations or [])

    def find_module(self, fullname):
        return self.find_loader(fullname)[0]

    def invalidate_caches(self):
        """Forgets what was found."""


class Loader(metaclass=abc.ABCMeta):
    def create_module(self, spec):
        """A module to be run by exec_module(); None: the usual one."""

    def load_module(self, fullname):
        if not hasattr(self, "exec_module"):
            raise ImportError
        return machinery._Loader.load_module(self, fullname)

    def module_repr(self, module):
        raise NotImplementedError


class ResourceLoader(Loader):
    @abc.abstractmethod
    def get_data(self, path):
        """The bytes at `path`."""
        raise OSError


class InspectLoader(Loader):
    def is_package(self, fullname):
        raise ImportError

    def get_code(self, fullname):
        source = self.get_source(fullname)
        return None if source is None else self.source_to_code(source)

    @abc.abstractmethod
    def get_source(self, fullname):
        """The text of the module, or None."""
        raise ImportError

    @staticmethod
    def source_to_code(data, path="<string>"):
        return compile(data, path, "exec", dont_inherit=True)

    exec_module = machinery._Loader.exec_module
    load_module = machinery._Loader.load_module


class ExecutionLoader(InspectLoader):
    @abc.abstractmethod
    def get_filename(self, fullname):
        """What becomes `__file__`."""
        raise ImportError

    def get_code(self, fullname):
        source = self.get_source(fullname)
        if source is None:
            return None
        try:
            path = self.get_filename(fullname)
        except ImportError:
            return self.source_to_code(source)
        return self.source_to_code(source, path)


class FileLoader(machinery._FileLoader, ResourceLoader, ExecutionLoader):
    """A loader of one file; source or bytecode is its subclass's choice."""


class SourceLoader(ResourceLoader, ExecutionLoader):
    def path_mtime(self, path):
        if self.path_stats.__func__ is SourceLoader.path_stats:
            raise OSError
        return int(self.path_stats(path)["mtime"])

    def path_stats(self, path):
        if self.path_mtime.__func__ is SourceLoader.path_mtime:
            raise OSError
        return {"mtime": self.path_mtime(path)}

    def set_data(self, path, data):
        """Bytecode is not kept."""

    is_package = machinery._FileLoader.is_package

    def get_source(self, fullname):
        from importlib.util import decode_source

        try:
            return decode_source(self.get_data(self.get_filename(fullname)))
        except OSError as error:
            raise ImportError("source not available through get_data()", name=fullname) from error


for _base, _classes in {
    MetaPathFinder: (machinery.BuiltinImporter, machinery.FrozenImporter, machinery.PathFinder),
    PathEntryFinder: (machinery.FileFinder,),
    FileLoader: (machinery.SourceFileLoader, machinery.SourcelessFileLoader),
    SourceLoader: (machinery.SourceFileLoader,),
    ExecutionLoader: (machinery.ExtensionFileLoader,),
    InspectLoader: (machinery.BuiltinImporter, machinery.FrozenImporter, machinery.NamespaceLoader),
}.items():
    for _class in _classes:
        _base.register(_class)
del _base, _classes, _class, sys
