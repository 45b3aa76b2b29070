"""Lines of source files. An entry of the cache is (size, time of change, lines, full name), or, of a file whose loader can give
its text but was not asked yet, a tuple of one function. Sources of the library itself have neither stat nor time."""

__all__ = ["getline", "clearcache", "checkcache", "lazycache"]

cache = {}


def clearcache():
    cache.clear()


def getline(filename, lineno, module_globals=None):
    lines = getlines(filename, module_globals)
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ""


def getlines(filename, module_globals=None):
    if filename in cache and len(cache[filename]) != 1:
        return cache[filename][2]
    try:
        return updatecache(filename, module_globals)
    except MemoryError:
        clearcache()
        return []


def _stat(path):
    import os

    try:
        return os.stat(path)
    except (OSError, ValueError):
        return None


def checkcache(filename=None):
    """Drops entries of files that have changed or gone; entries without a time were put in by a program and stay."""
    for name in list(cache) if filename is None else [filename] if filename in cache else []:
        entry = cache[name]
        if len(entry) == 1 or entry[1] is None:
            continue
        now = _stat(entry[3])
        if now is None or (now.st_size, now.st_mtime) != entry[:2]:
            cache.pop(name, None)


def _read(path):
    import _host

    data = _host.read_file(path)
    if b"coding" in data[:400]:
        import io
        import tokenize

        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        text = data.decode(encoding)
    else:
        text = data.decode("utf-8").removeprefix("\ufeff")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _lines(text):
    """What readlines() gives: only newlines end lines; the last one gets its newline."""
    lines = text.split("\n")
    last = lines.pop()
    return [line + "\n" for line in lines] + ([last + "\n"] if last else [])


def updatecache(filename, module_globals=None):
    if filename in cache and len(cache[filename]) != 1:
        cache.pop(filename, None)
    library = filename.startswith("<refjit>/")
    if not filename or filename.startswith("<") and filename.endswith(">"):
        return []
    path, found = filename, None if library else _stat(filename)
    if found is None and not library:
        if lazycache(filename, module_globals):
            try:
                text = cache[filename][0]()
            except (ImportError, OSError):
                text = ""
            if text is None:
                return []
            cache[filename] = (len(text), None, [line + "\n" for line in text.splitlines()], filename)
            return cache[filename][2]
        path, found = _on_path(filename)
        if found is None:
            return []
    try:
        lines = _lines(_read(path))
    except (OSError, UnicodeDecodeError, SyntaxError):
        return []
    size, changed = (found.st_size, found.st_mtime) if found else (0, None)
    cache[filename] = size, changed, lines, path
    return lines


def _on_path(filename):
    """Where a relative name lies below a folder of sys.path, with its stat."""
    import os
    import sys

    if not os.path.isabs(filename):
        for folder in sys.path:
            try:
                path = os.path.join(folder, filename)
            except (TypeError, AttributeError):
                continue
            if found := _stat(path):
                return path, found
    return filename, None


def lazycache(filename, module_globals):
    """Whether the cache now holds a way to the text of a module that is no file, by its loader."""
    if filename in cache:
        return len(cache[filename]) == 1
    if not filename or filename.startswith("<") and filename.endswith(">"):
        return False
    if module_globals and "__name__" in module_globals:
        spec = module_globals.get("__spec__")
        name = getattr(spec, "name", module_globals["__name__"])
        loader = getattr(spec, "loader", None) or module_globals.get("__loader__")
        source = getattr(loader, "get_source", None)
        if name and source:
            cache[filename] = (lambda: source(name),)
            return True
    return False
