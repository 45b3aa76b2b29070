"""compileall: keeps the bytecode of the files of folders, and says which of them do not compile."""

import filecmp
import importlib.util
import os
import py_compile
import sys

__all__ = ["compile_dir", "compile_file", "compile_path"]
RECURSION_LIMIT = sys.getrecursionlimit()


def _files(folder, levels, quiet):
    if quiet < 2 and isinstance(folder, os.PathLike):
        folder = os.fspath(folder)
    if not quiet:
        print("Listing {!r}...".format(folder))
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        if quiet < 2:
            print("Can't list {!r}".format(folder))
        names = []
    for name in names:
        if name == "__pycache__":
            continue
        full = os.path.join(folder, name)
        if not os.path.isdir(full):
            yield full
        elif levels > 0 and name not in (os.curdir, os.pardir) and not os.path.islink(full):
            yield from _files(full, levels - 1, quiet)


def compile_dir(dir, maxlevels=None, ddir=None, force=False, rx=None, quiet=0, legacy=False, optimize=-1, workers=1,
                invalidation_mode=None, *, stripdir=None, prependdir=None, limit_sl_dest=None, hardlink_dupes=False):  # fmt: skip
    """Compiles the files of a folder and of those below; whether all did compile."""
    if ddir is not None and (stripdir is not None or prependdir is not None):
        raise ValueError("Destination dir (ddir) cannot be used in combination with stripdir or prependdir")
    if workers < 0:
        raise ValueError("workers must be greater or equal to 0")
    maxlevels = sys.getrecursionlimit() if maxlevels is None else maxlevels
    if ddir is not None:
        stripdir, prependdir, ddir = dir, ddir, None
    return all([compile_file(file, ddir, force, rx, quiet, legacy, optimize, invalidation_mode, stripdir=stripdir,
                             prependdir=prependdir, limit_sl_dest=limit_sl_dest, hardlink_dupes=hardlink_dupes)
                for file in _files(dir, maxlevels, quiet)])  # fmt: skip


def _shown_name(full, ddir, stripdir, prependdir):
    """The name that the code is to have, or None for its own."""
    if ddir is not None:
        return os.path.join(ddir, os.path.basename(full))
    shown = None
    if stripdir is not None:
        parts, strip = full.split(os.path.sep), os.fspath(stripdir).split(os.path.sep)
        shown = os.path.join(*parts[len([part for part in strip if part]) + (not strip[0]):]) if full.startswith(os.fspath(stripdir)) else full
    if prependdir is not None:
        shown = os.path.join(prependdir, full if shown is None else shown)
    return shown


def _kept_as(full, level, legacy):
    """The file that the bytecode of one level goes into."""
    if legacy:
        return full + "c"
    return importlib.util.cache_from_source(full, optimization=level if level >= 1 else "" if level == 0 else None)


def _are_new(full, files):
    """Whether the source is as old as these files of bytecode say."""
    try:
        stands = importlib.util.MAGIC_NUMBER + bytes(4) + (int(os.stat(full).st_mtime) & 0xFFFFFFFF).to_bytes(4, "little")
        for name in files:
            with open(name, "rb") as file:
                if file.read(12) != stands:
                    return False
    except OSError:
        return False
    return True


def compile_file(fullname, ddir=None, force=False, rx=None, quiet=0, legacy=False, optimize=-1, invalidation_mode=None, *,
                 stripdir=None, prependdir=None, limit_sl_dest=None, hardlink_dupes=False):  # fmt: skip
    """Whether a file compiles; what is no Python file does."""
    if ddir is not None and (stripdir is not None or prependdir is not None):
        raise ValueError("Destination dir (ddir) cannot be used in combination with stripdir or prependdir")
    full = os.fspath(fullname)
    if hardlink_dupes and (isinstance(optimize, int) or len(set(optimize)) < 2):
        raise ValueError("Hardlinking of duplicated bytecode makes sense only for more than one optimization level")
    if rx is not None and rx.search(full) or not os.path.isfile(full) or not full.endswith(".py"):
        return True
    if limit_sl_dest is not None and os.path.islink(full):
        from pathlib import Path

        if Path(limit_sl_dest).resolve() not in Path(full).resolve().parents:
            return True
    made = [(level, _kept_as(full, level, legacy)) for level in ([optimize] if isinstance(optimize, int) else sorted(set(optimize)))]
    if not force and _are_new(full, [file for _, file in made]):
        return True
    if not quiet:
        print("Compiling {!r}...".format(full))
    try:
        before = None
        for level, file in made:
            file = py_compile.compile(full, file, _shown_name(full, ddir, stripdir, prependdir), True, optimize=level,
                                      invalidation_mode=invalidation_mode)  # fmt: skip
            if before is not None and hardlink_dupes and filecmp.cmp(file, before, shallow=False):
                os.unlink(file)
                os.link(before, file)
            before = file
    except py_compile.PyCompileError as error:
        if quiet < 2:
            print("*** Error compiling {!r}...".format(full) if quiet else "*** ", end="\n" if quiet else "")
            print(error.msg)
        return False
    except (SyntaxError, UnicodeError, OSError) as error:
        if quiet < 2:
            print("*** Error compiling {!r}...".format(full) if quiet else "*** ", end="\n" if quiet else "")
            print(error.__class__.__name__ + ":", error)
        return False
    return True


def compile_path(skip_curdir=1, maxlevels=0, force=False, quiet=0, legacy=False, optimize=-1, invalidation_mode=None):
    """Compiles what sys.path holds."""
    success = True
    for folder in sys.path:
        if (not folder or folder == os.curdir) and skip_curdir:
            if quiet < 2:
                print("Skipping current directory")
        else:
            success = compile_dir(folder, maxlevels, None, force, quiet=quiet, legacy=legacy, optimize=optimize,
                                  invalidation_mode=invalidation_mode) and success  # fmt: skip
    return success
