"""importlib.resources: files that stand in packages."""
import contextlib
import importlib
import io
import os
import pathlib
import types

from .abc import ResourceReader, Traversable

__all__ = ["Package", "Resource", "ResourceReader", "as_file", "contents", "files", "is_resource", "open_binary", "open_text",
           "path", "read_binary", "read_text"]  # fmt: skip

Package = str | types.ModuleType
Resource = str


def files(package):
    """The folder of a package."""
    module = importlib.import_module(package) if isinstance(package, str) else package
    spec = module.__spec__
    if spec.submodule_search_locations is None:
        raise TypeError(f"{spec.name!r} is not a package")
    reader = getattr(spec.loader, "get_resource_reader", lambda name: None)(spec.name)
    if reader is None:
        return pathlib.Path(list(spec.submodule_search_locations)[0])
    return reader.files() if hasattr(reader, "files") else _FilesOfReader(spec.name, reader)


class _FilesOfReader(Traversable):
    """The folder of a reader that has no files() of its own."""

    def __init__(self, name, reader):
        self._name, self._reader = name, reader

    name = property(lambda self: self._name.rpartition(".")[2])

    def is_dir(self):
        return True

    def is_file(self):
        return False

    def iterdir(self):
        return (_FileOfReader(self._reader, name) for name in self._reader.contents())

    def joinpath(self, *names):
        return _FileOfReader(self._reader, "/".join(names)) if names else self

    def open(self, mode="r", *args, **kwargs):
        raise IsADirectoryError(self._name)


class _FileOfReader(Traversable):
    """One file of such a reader."""

    def __init__(self, reader, name):
        self._reader, self._name = reader, name

    name = property(lambda self: self._name)

    def is_file(self):
        return self._reader.is_resource(self._name)

    def is_dir(self):
        return not self.is_file()

    def iterdir(self):
        return iter(())

    def open(self, mode="r", *args, **kwargs):
        stream = self._reader.open_resource(self._name)
        return stream if "b" in mode else io.TextIOWrapper(stream, *args, **kwargs)


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
