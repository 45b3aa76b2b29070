"""mindspore.version."""
__version__ = "2.7.0"
