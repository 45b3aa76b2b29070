"""Lines of source files, read through the Host."""

__all__ = [
    "getline", "clearcache", "checkcache",
]

cache = {}


def getlines(filename, module_globals=None):
    if filename not in cache:
        import _host

        try:
            text = _host.read_file(filename).decode("utf-8", "replace")
        except OSError:
            return []
        cache[filename] = text.splitlines(keepends=True)
    return cache[filename]


def getline(filename, lineno, module_globals=None):
    lines = getlines(filename, module_globals)
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ""


def clearcache():
    cache.clear()


def lazycache(filename, module_globals):
    """Whether the lines of a file that is not read yet will be had from its module's loader."""
    return filename in cache and len(cache[filename]) == 1


def checkcache(filename=None):
    pass
