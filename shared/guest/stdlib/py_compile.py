"""py_compile: writes the bytecode of a file. Imports read such files where there is no source."""
import enum
import importlib.util
import os
import sys
import traceback

__all__ = ["compile", "main", "PyCompileError", "PycInvalidationMode"]


class PyCompileError(Exception):
    """A file that does not compile."""

    def __init__(self, exc_type, exc_value, file, msg=""):
        text = "".join(traceback.format_exception_only(exc_type, exc_value))
        text = text.replace('File "<string>"', f'File "{file}"') if exc_type is SyntaxError else f"Sorry: {exc_type.__name__}: {exc_value}"
        Exception.__init__(self, msg or text, exc_type.__name__, exc_value, file)
        self.exc_type_name, self.exc_value, self.file, self.msg = exc_type.__name__, exc_value, file, msg or text

    def __str__(self):
        return self.msg


class PycInvalidationMode(enum.Enum):
    TIMESTAMP = 1
    CHECKED_HASH = 2
    UNCHECKED_HASH = 3


def _get_default_invalidation_mode():
    return PycInvalidationMode.CHECKED_HASH if os.environ.get("SOURCE_DATE_EPOCH") else PycInvalidationMode.TIMESTAMP


def compile(file, cfile=None, dfile=None, doraise=False, optimize=-1, invalidation_mode=None, quiet=0):
    """Keeps the bytecode of `file`; the name of the file it is kept in, or None when it does not compile."""
    mode = _get_default_invalidation_mode() if invalidation_mode is None else invalidation_mode
    if cfile is None:
        cfile = importlib.util.cache_from_source(file, optimization=optimize if optimize >= 1 else "" if optimize == 0 else None)
    for is_other, what, kind in ((os.path.islink(cfile), "a symlink", "file"),
                                 (os.path.exists(cfile) and not os.path.isfile(cfile), "a non-regular file", "one")):  # fmt: skip
        if is_other:
            raise FileExistsError(f"{cfile} is {what} and will be changed into a regular {kind} if import writes a byte-compiled file to it")
    loader = importlib.machinery.SourceFileLoader("<py_compile>", os.fspath(file))
    source = loader.get_data(loader.path)
    try:
        code = loader.source_to_code(source, dfile or loader.path, _optimize=optimize)
    except Exception as error:
        failed = PyCompileError(error.__class__, error, dfile or file)
        if quiet < 2:
            if doraise:
                raise failed
            sys.stderr.write(failed.msg + "\n")
        return None
    from importlib import _bytecode

    if mode == PycInvalidationMode.TIMESTAMP:
        stats = loader.path_stats(loader.path)
        data = _bytecode.timestamp_file(code, stats["mtime"], stats["size"])
    else:
        data = _bytecode.hash_file(code, importlib.util.source_hash(source), mode == PycInvalidationMode.CHECKED_HASH)
    _write(os.fspath(cfile), data, (os.stat(loader.path).st_mode | 0o200) & 0o666)
    return cfile


def _write(path, data, mode):
    """Puts a whole file in place: who reads it meanwhile sees the old one or the new one."""
    folder = os.path.dirname(path)
    if folder:
        os.makedirs(folder, exist_ok=True)
    beside = f"{path}.{os.getpid()}"
    fd = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
    try:
        with open(fd, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except OSError:
        os.unlink(beside)
        raise


def main():
    """Compiles the files named on the command line."""
    failed = sum(compile(name) is None for name in sys.argv[1:])
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
