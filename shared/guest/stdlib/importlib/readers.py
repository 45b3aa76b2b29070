"""importlib.readers: the readers of importlib.resources under their older name."""
from .resources.readers import FileReader, MultiplexedPath, NamespaceReader, ZipReader

__all__ = ["FileReader", "ZipReader", "MultiplexedPath", "NamespaceReader"]
