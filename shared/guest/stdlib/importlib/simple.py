"""importlib.simple: importlib.resources.simple under its older name."""
from .resources.simple import ResourceContainer, ResourceHandle, SimpleReader, TraversableReader

__all__ = ["SimpleReader", "ResourceHandle", "ResourceContainer", "TraversableReader"]
