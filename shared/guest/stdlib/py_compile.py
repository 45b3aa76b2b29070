"""py_compile: checks that a file compiles. Programs are compiled when they run: no bytecode file is written."""
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


def compile(file, cfile=None, dfile=None, doraise=False, optimize=-1, invalidation_mode=None, quiet=0):
    """The name under which CPython would keep the bytecode of `file`; None when it does not compile."""
    if cfile is None:
        cfile = importlib.util.cache_from_source(file, optimization=optimize if optimize >= 1 else "" if optimize == 0 else None)
    loader = importlib.machinery.SourceFileLoader("<py_compile>", os.fspath(file))
    try:
        loader.source_to_code(loader.get_data(loader.path), dfile or loader.path, _optimize=optimize)
    except Exception as error:
        failed = PyCompileError(error.__class__, error, dfile or file)
        if quiet < 2:
            if doraise:
                raise failed
            sys.stderr.write(failed.msg + "\n")
        return None
    return cfile


def main():
    """Compiles the files named on the command line."""
    failed = sum(compile(name) is None for name in sys.argv[1:])
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
