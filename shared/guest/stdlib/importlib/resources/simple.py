"""importlib.resources.simple: what a loader needs for resources at least, made into what importlib.resources asks for."""
import abc
import io
import itertools

from .abc import Traversable, TraversableResources


class SimpleReader(abc.ABC):
    """The least that a reader has to offer."""

    @property
    @abc.abstractmethod
    def package(self):
        """The name of the package."""

    @abc.abstractmethod
    def children(self):
        """Readers of the packages below."""

    @abc.abstractmethod
    def resources(self):
        """The names of the files."""

    @abc.abstractmethod
    def open_binary(self, resource):
        """A binary stream of one file."""

    @property
    def name(self):
        return self.package.split(".")[-1]


class ResourceContainer(Traversable):
    """The folder of a reader."""

    def __init__(self, reader):
        self.reader = reader

    def is_dir(self):
        return True

    def is_file(self):
        return False

    def iterdir(self):
        files = (ResourceHandle(self, name) for name in self.reader.resources())
        return itertools.chain(files, map(ResourceContainer, self.reader.children()))

    def open(self, *args, **kwargs):
        raise IsADirectoryError()

    @property
    def name(self):
        return self.reader.name


class ResourceHandle(Traversable):
    """One file of a reader."""

    def __init__(self, parent, name):
        self.parent = parent
        self.name = name

    def is_file(self):
        return True

    def is_dir(self):
        return False

    def iterdir(self):
        return iter(())

    def open(self, mode="r", *args, **kwargs):
        stream = self.parent.reader.open_binary(self.name)
        return stream if "b" in mode else io.TextIOWrapper(stream, *args, **kwargs)

    def joinpath(self, name):
        raise RuntimeError("Cannot traverse into a resource")


class TraversableReader(TraversableResources, SimpleReader):
    """A simple reader with all of a reader's methods."""

    def files(self):
        return ResourceContainer(self)
