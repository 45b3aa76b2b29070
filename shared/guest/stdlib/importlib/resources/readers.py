"""importlib.resources.readers: files of packages in folders, in archives, and in several folders at once."""
import collections
import pathlib

from . import abc


class FileReader(abc.TraversableResources):
    """Of a package that is a folder."""

    def __init__(self, loader):
        self.path = pathlib.Path(loader.path).parent

    def resource_path(self, resource):
        return str(self.path.joinpath(resource))

    def files(self):
        return self.path


class ZipReader(abc.TraversableResources):
    """Of a package in an archive."""

    def __init__(self, loader, module):
        name = module.rpartition(".")[2]
        self.prefix = loader.prefix.replace("\\", "/") + name + "/"
        self.archive = loader.archive

    def open_resource(self, resource):
        try:
            return super().open_resource(resource)
        except KeyError as error:
            raise FileNotFoundError(error.args[0]) from error

    def is_resource(self, path):
        target = self.files().joinpath(path)
        return target.is_file() and target.exists()

    def files(self):
        import zipfile

        return zipfile.Path(self.archive, self.prefix)


class MultiplexedPath(abc.Traversable):
    """Several folders as one: the first that has a name gives it."""

    def __init__(self, *paths):
        self._paths = list(dict.fromkeys(map(pathlib.Path, paths)))
        if not self._paths:
            raise FileNotFoundError("MultiplexedPath must contain at least one path")
        if not all(path.is_dir() for path in self._paths):
            raise NotADirectoryError("MultiplexedPath only supports directories")

    def iterdir(self):
        seen = collections.OrderedDict()
        for path in self._paths:
            for item in path.iterdir():
                seen.setdefault(item.name, item)
        return iter(seen.values())

    def read_bytes(self):
        raise FileNotFoundError(f"{self} is not a file")

    def read_text(self, *args, **kwargs):
        raise FileNotFoundError(f"{self} is not a file")

    def is_dir(self):
        return True

    def is_file(self):
        return False

    def joinpath(self, *descendants):
        try:
            return super().joinpath(*descendants)
        except abc.TraversalError:
            return self._paths[0].joinpath(*descendants)

    def open(self, *args, **kwargs):
        raise FileNotFoundError(f"{self} is not a file")

    @property
    def name(self):
        return self._paths[0].name

    def __repr__(self):
        return f"MultiplexedPath({', '.join(repr(str(path)) for path in self._paths)})"


class NamespaceReader(abc.TraversableResources):
    """Of a package without __init__.py."""

    def __init__(self, namespace_path):
        if "NamespacePath" not in str(namespace_path) and not isinstance(namespace_path, list):
            raise ValueError("Invalid path")
        self.path = MultiplexedPath(*list(namespace_path))

    def resource_path(self, resource):
        return str(self.path.joinpath(resource))

    def files(self):
        return self.path
