"""zipfile.PyZipFile.writepy: a module, a package or a folder of modules goes into an archive, compiled."""

import os


def writepy(archive, path, base, keeps):
    is_dir = os.path.isdir(path)
    if keeps and not keeps(path):
        if archive.debug:
            print("%s %r skipped by filterfunc" % ("path" if is_dir else "file", path))
        return
    if not is_dir:
        if path[-3:] != ".py":
            raise RuntimeError('Files added with writepy() must end with ".py"')
        _add(archive, path[:-3], base, "Adding file")
        return
    name = os.path.basename(path)
    initial = os.path.join(path, "__init__.py")
    entries = sorted(os.listdir(path))
    if not os.path.isfile(initial):
        if archive.debug:
            print("Adding files from directory", path)
        for entry in entries:
            _add_module(archive, os.path.join(path, entry), base, keeps)
        return
    base = base + "/" + name if base else name
    if archive.debug:
        print("Adding package in", path, "as", base)
    _add(archive, initial[:-3], base, "Adding")
    for entry in entries:
        inside = os.path.join(path, entry)
        if entry == "__init__.py":
            continue
        if os.path.isdir(inside):
            if os.path.isfile(os.path.join(inside, "__init__.py")):
                archive.writepy(inside, base, filterfunc=keeps)
        else:
            _add_module(archive, inside, base, keeps)


def _add_module(archive, path, base, keeps):
    if os.path.splitext(path)[1] != ".py":
        return
    if keeps and not keeps(path):
        if archive.debug:
            print("file %r skipped by filterfunc" % path)
        return
    _add(archive, path[:-3], base, "Adding")


def _add(archive, path, base, says):
    compiled = _compiled(archive, path)
    name = os.path.basename(path) + compiled[1]
    name = base + "/" + name if base else name
    if archive.debug:
        print(says, name)
    archive.write(compiled[0], name)


def _compiled(archive, path):
    """The file to add for a module, and the ending of its name in the archive: the source where it does not compile."""
    import importlib.util
    import py_compile
    import sys

    source, optimize = path + ".py", archive._optimize
    if optimize not in (-1, 0, 1, 2):
        raise ValueError("invalid value for 'optimize': {!r}".format(optimize))
    level = sys.flags.optimize if optimize == -1 else optimize
    cached = importlib.util.cache_from_source(source, optimization=level or "")
    if optimize == -1 and os.path.isfile(path + ".pyc") and os.stat(path + ".pyc").st_mtime >= os.stat(source).st_mtime:
        return path + ".pyc", ".pyc"
    if not (os.path.isfile(cached) and os.stat(cached).st_mtime >= os.stat(source).st_mtime):
        if archive.debug:
            print("Compiling", source)
        try:
            py_compile.compile(source, doraise=True, optimize=level)
        except py_compile.PyCompileError as error:
            print(error.msg)
            return source, ".py"
    return cached, ".pyc"
