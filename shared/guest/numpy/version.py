"""numpy.version"""

version = full_version = short_version = __version__ = "1.26.4"
release = True
