"""Archives of Python code that the interpreter runs."""

import contextlib
import os
import pathlib
import shutil
import stat
import sys
import zipfile

__all__ = ["ZipAppError", "create_archive", "get_interpreter"]

MAIN_TEMPLATE = "# -*- coding: utf-8 -*-\nimport {module}\n{module}.{fn}()\n"
_ENCODING = "utf-8"


class ZipAppError(ValueError):
    pass


@contextlib.contextmanager
def _maybe_open(archive, mode):
    if isinstance(archive, (str, os.PathLike)):
        with open(archive, mode) as f:
            yield f
    else:
        yield archive


def _write_file_prefix(f, interpreter):
    if interpreter:
        f.write(b"#!" + interpreter.encode(_ENCODING) + b"\n")


def _make_executable(path):
    os.chmod(path, os.stat(path).st_mode | stat.S_IEXEC)


def _copy_archive(archive, new_archive, interpreter=None):
    """The same archive under another interpreter line, or none."""
    with _maybe_open(archive, "rb") as source:
        first = source.read(2)
        if first == b"#!":
            first = b""
            source.readline()
        with _maybe_open(new_archive, "wb") as target:
            _write_file_prefix(target, interpreter)
            target.write(first)
            shutil.copyfileobj(source, target)
    if interpreter and isinstance(new_archive, str):
        _make_executable(new_archive)


def _check_entry_point(main):
    module, colon, function = main.partition(":")
    names = module.split(".") + (function.split(".") if colon else [])
    if not colon or not all(name.isidentifier() for name in names):
        raise ZipAppError("Invalid entry point: " + main)
    return MAIN_TEMPLATE.format(module=module, fn=function)


def create_archive(source, target=None, interpreter=None, main=None, filter=None, compressed=False):
    """Packs a folder, or copies an archive (a path or an open file), and gives it an interpreter line."""
    if hasattr(source, "read") and hasattr(source, "readline"):
        is_file = True
    else:
        source = pathlib.Path(source)
        is_file = source.is_file()
    if is_file:
        _copy_archive(source, target, interpreter)
        return
    if not source.exists():
        raise ZipAppError("Source does not exist")
    has_main = (source / "__main__.py").is_file()
    if main and has_main:
        raise ZipAppError("Cannot specify entry point if the source has __main__.py")
    if not (main or has_main):
        raise ZipAppError("Archive has no entry point")
    text = _check_entry_point(main) if main else None
    if target is None:
        target = source.with_suffix(".pyz")
    elif not hasattr(target, "write"):
        target = pathlib.Path(target)
    with _maybe_open(target, "wb") as f:
        _write_file_prefix(f, interpreter)
        with zipfile.ZipFile(f, "w", zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED) as archive:
            for child in source.rglob("*"):
                name = child.relative_to(source)
                if filter is None or filter(name):
                    archive.write(child, name.as_posix())
            if text:
                archive.writestr("__main__.py", text.encode(_ENCODING))
    if interpreter and not hasattr(target, "write"):
        _make_executable(target)


def get_interpreter(archive):
    with _maybe_open(archive, "rb") as f:
        return f.readline().strip().decode(_ENCODING) if f.read(2) == b"#!" else None


def main(args=None):
    import argparse

    parser = argparse.ArgumentParser()
    parser.add_argument("--output", "-o", default=None, help="The name of the output archive. Required if SOURCE is an archive.")
    parser.add_argument("--python", "-p", default=None, help="The name of the Python interpreter to use (default: no shebang line).")
    parser.add_argument("--main", "-m", default=None, help="The main function of the application (default: use an existing __main__.py).")
    parser.add_argument("--compress", "-c", action="store_true",
                        help="Compress files with the deflate method. Files are stored uncompressed by default.")  # fmt: skip
    parser.add_argument("--info", default=False, action="store_true", help="Display the interpreter from the archive.")
    parser.add_argument("source", help="Source directory (or existing archive).")
    args = parser.parse_args(args)
    if args.info:
        if not os.path.isfile(args.source):
            raise SystemExit("Can only get info for an archive file")
        print("Interpreter: {}".format(get_interpreter(args.source) or "<none>"))
        sys.exit(0)
    if os.path.isfile(args.source):
        if args.output is None or os.path.exists(args.output) and os.path.samefile(args.source, args.output):
            raise SystemExit("In-place editing of archives is not supported")
        if args.main:
            raise SystemExit("Cannot change the main function when copying")
    create_archive(args.source, args.output, interpreter=args.python, main=args.main, compressed=args.compress)


if __name__ == "__main__":
    main()
