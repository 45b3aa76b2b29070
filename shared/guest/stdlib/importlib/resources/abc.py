"""importlib.resources.abc: what readers of packages' files and the files themselves offer."""
import abc
import itertools
from typing import Any, BinaryIO, Iterable, Iterator, NoReturn, Text, Optional, Protocol, Union, runtime_checkable  # noqa: F401

__all__ = ["ResourceReader", "Traversable", "TraversableResources"]


class TraversalError(Exception):
    """No such file below a folder."""


class ResourceReader(metaclass=abc.ABCMeta):
    """What a loader offers of the files in its package."""

    @abc.abstractmethod
    def open_resource(self, resource):
        """A binary stream of one file."""
        raise FileNotFoundError

    @abc.abstractmethod
    def resource_path(self, resource):
        """The path of one file in the file system."""
        raise FileNotFoundError

    @abc.abstractmethod
    def is_resource(self, path):
        """Whether the name is that of a file; folders are none."""
        raise FileNotFoundError

    @abc.abstractmethod
    def contents(self):
        """The names in the package."""
        raise FileNotFoundError


@runtime_checkable
class Traversable(Protocol):
    """What pathlib.Path and zipfile.Path have in common."""

    @abc.abstractmethod
    def iterdir(self):
        """What stands below."""

    def read_bytes(self):
        with self.open("rb") as stream:
            return stream.read()

    def read_text(self, encoding=None):
        with self.open(encoding=encoding) as stream:
            return stream.read()

    @abc.abstractmethod
    def is_dir(self):
        """Whether it is a folder."""

    @abc.abstractmethod
    def is_file(self):
        """Whether it is a file."""

    def joinpath(self, *descendants):
        if not descendants:
            return self
        names = itertools.chain.from_iterable(str(path).split("/") for path in descendants)
        target = next(names)
        for found in self.iterdir():
            if found.name == target:
                return found.joinpath(*names)
        raise TraversalError("Target not found during traversal.", target, list(names))

    def __truediv__(self, child):
        return self.joinpath(child)

    @abc.abstractmethod
    def open(self, mode="r", *args, **kwargs):
        """A stream of the file."""

    @property
    @abc.abstractmethod
    def name(self):
        """The last part of the path."""


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
