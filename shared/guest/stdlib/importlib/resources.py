"""importlib.resources: files that stand in packages."""
import abc
import contextlib
import importlib
import io
import os
import pathlib
import types
from typing import Protocol, runtime_checkable

__all__ = ["Package", "Resource", "ResourceReader", "as_file", "contents", "files", "is_resource", "open_binary", "open_text",
           "path", "read_binary", "read_text"]  # fmt: skip

Package = str | types.ModuleType
Resource = str


@runtime_checkable
class Traversable(Protocol):
    """What pathlib.Path and zipfile.Path have in common."""

    def iterdir(self): ...

    def is_dir(self): ...

    def is_file(self): ...

    def open(self, mode="r", *args, **kwargs): ...

    def read_bytes(self):
        with self.open("rb") as stream:
            return stream.read()

    def read_text(self, encoding=None):
        with self.open(encoding=encoding) as stream:
            return stream.read()

    def joinpath(self, *descendants): ...

    def __truediv__(self, child):
        return self.joinpath(child)


class ResourceReader(metaclass=abc.ABCMeta):
    """What a loader offers of the files in its package."""

    @abc.abstractmethod
    def open_resource(self, resource):
        raise FileNotFoundError

    @abc.abstractmethod
    def resource_path(self, resource):
        raise FileNotFoundError

    @abc.abstractmethod
    def is_resource(self, path):
        raise FileNotFoundError

    @abc.abstractmethod
    def contents(self):
        raise FileNotFoundError


class TraversableResources(ResourceReader):
    """The same, from files()."""

    @abc.abstractmethod
    def files(self):
        """The package's folder."""

    def open_resource(self, resource):
        return self.files().joinpath(resource).open("rb")

    def resource_path(self, resource):
        raise FileNotFoundError(resource)

    def is_resource(self, path):
        return self.files().joinpath(path).is_file()

    def contents(self):
        return (item.name for item in self.files().iterdir())


class _Reader(TraversableResources):
    """Of a package that is a folder."""

    def __init__(self, loader):
        self.path = pathlib.Path(loader.path).parent

    def files(self):
        return self.path

    def resource_path(self, resource):
        return str(self.path / resource)


def files(package):
    """The folder of a package."""
    module = importlib.import_module(package) if isinstance(package, str) else package
    spec = module.__spec__
    if spec.submodule_search_locations is None:
        raise TypeError(f"{spec.name!r} is not a package")
    reader = getattr(spec.loader, "get_resource_reader", lambda name: None)(spec.name)
    return reader.files() if hasattr(reader, "files") else pathlib.Path(list(spec.submodule_search_locations)[0])


@contextlib.contextmanager
def as_file(path):
    """A resource as a path of the file system."""
    if isinstance(path, pathlib.Path):
        yield path
        return
    import tempfile

    folder = tempfile.mkdtemp()
    made = pathlib.Path(folder) / path.name
    try:
        made.write_bytes(path.read_bytes())
        yield made
    finally:
        made.unlink(missing_ok=True)
        os.rmdir(folder)


def _named(resource):
    if os.path.dirname(str(resource)):
        raise ValueError(f"{resource!r} must be only a file name")
    return str(resource)


def open_binary(package, resource):
    return (files(package) / _named(resource)).open("rb")


def read_binary(package, resource):
    return (files(package) / _named(resource)).read_bytes()


def open_text(package, resource, encoding="utf-8", errors="strict"):
    return io.TextIOWrapper(open_binary(package, resource), encoding=encoding, errors=errors)


def read_text(package, resource, encoding="utf-8", errors="strict"):
    with open_text(package, resource, encoding, errors) as stream:
        return stream.read()


def contents(package):
    return [item.name for item in files(package).iterdir()]


def is_resource(package, name):
    _named(name)
    return any(item.name == name and item.is_file() for item in files(package).iterdir())


def path(package, resource):
    return as_file(files(package) / _named(resource))
