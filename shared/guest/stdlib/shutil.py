"""Copying, moving and removing files and folders."""

import os
import sys

from collections import namedtuple

__all__ = """
Error ExecError SameFileError SpecialFileError chown copy copy2 copyfile copyfileobj copymode copystat copytree disk_usage get_archive_formats
get_terminal_size get_unpack_formats ignore_patterns make_archive move register_archive_format register_unpack_format rmtree
unpack_archive unregister_archive_format unregister_unpack_format which
""".split()


class Error(OSError):
    pass


class SpecialFileError(OSError):
    """A file that is read and written in other ways: a named pipe, say."""


class ExecError(OSError):
    """A program that could not be run."""


class SameFileError(Error):
    pass


_usage = namedtuple("usage", "total used free")


def copyfileobj(fsrc, fdst, length=0):
    fdst.write(fsrc.read())


def copyfile(src, dst, *, follow_symlinks=True):
    if os.path.abspath(src) == os.path.abspath(dst):
        raise SameFileError("{!r} and {!r} are the same file".format(src, dst))
    with open(src, "rb") as f:
        data = f.read()
    with open(dst, "wb") as f:
        f.write(data)
    return dst


def copymode(src, dst, *, follow_symlinks=True):
    pass


copystat = copymode


def copy(src, dst, *, follow_symlinks=True):
    if os.path.isdir(dst):
        dst = os.path.join(dst, os.path.basename(src))
    return copyfile(src, dst)


copy2 = copy


def ignore_patterns(*patterns):
    import fnmatch

    def ignore(path, names):
        return {name for pattern in patterns for name in fnmatch.filter(names, pattern)}

    return ignore


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, ignore_dangling_symlinks=False, dirs_exist_ok=False):
    names = os.listdir(src)
    left_out = ignore(src, names) if ignore is not None else ()
    os.makedirs(dst, exist_ok=dirs_exist_ok)
    for name in names:
        if name in left_out:
            continue
        source, target = os.path.join(src, name), os.path.join(dst, name)
        if os.path.isdir(source):
            copytree(source, target, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok)
        else:
            copy_function(source, target)
    return dst


def rmtree(path, ignore_errors=False, onerror=None, *, dir_fd=None):
    def failed(function, where):
        if not ignore_errors:
            if onerror is None:
                raise  # noqa: PLE0704  (called while the error is handled)
            onerror(function, where, sys.exc_info())

    try:
        if os.path.islink(path):
            raise OSError("Cannot call rmtree on a symbolic link")
        names = os.listdir(path)
    except OSError:
        failed(os.lstat if os.path.islink(path) or not os.path.lexists(path) else os.scandir, path)
        return
    for name in names:
        full = os.path.join(path, name)
        if os.path.isdir(full) and not os.path.islink(full):
            rmtree(full, ignore_errors, onerror)
            continue
        try:
            os.unlink(full)
        except OSError:
            failed(os.unlink, full)
    try:
        os.rmdir(path)
    except OSError:
        failed(os.rmdir, path)


rmtree.avoids_symlink_attacks = True


def move(src, dst, copy_function=copy2):
    given = dst
    if os.path.isdir(dst):
        dst = os.path.join(dst, os.path.basename(os.fspath(src).rstrip("/")))
        if os.path.exists(dst):
            raise Error("Destination path '%s' already exists" % dst)
    try:
        os.rename(src, dst)
    except OSError:
        _move_by_copy(src, dst, given, copy_function)
    return dst


def _move_by_copy(src, dst, given, copy_function):
    """Across file systems: what is copied is removed."""
    if os.path.islink(src):
        os.symlink(os.readlink(src), dst)
        os.unlink(src)
    elif os.path.isdir(src):
        inside = os.path.join(os.path.abspath(src), "")
        if os.path.join(os.path.abspath(dst), "").startswith(inside):
            raise Error("Cannot move a directory '%s' into itself '%s'." % (src, given))
        copytree(src, dst, copy_function=copy_function, symlinks=True)
        rmtree(src)
    else:
        copy_function(src, dst)
        os.unlink(src)


def chown(path, user=None, group=None):
    """Changes the owner and the group, by name or by number."""
    if user is None and group is None:
        raise ValueError("user and/or group must be set")
    import grp
    import pwd

    def number(what, given, find):
        if given is None:
            return -1
        if not isinstance(given, str):
            return given
        try:
            return find(given)
        except KeyError:
            raise LookupError("no such {}: {!r}".format(what, given)) from None

    os.chown(path, number("user", user, lambda name: pwd.getpwnam(name).pw_uid), number("group", group, lambda name: grp.getgrnam(name).gr_gid))


def which(cmd, mode=os.F_OK | os.X_OK, path=None):
    """Where the shell would find a program; None: nowhere."""

    def fits(name):
        return os.path.exists(name) and os.access(name, mode) and not os.path.isdir(name)

    if os.path.dirname(cmd):
        return cmd if fits(cmd) else None
    for folder in (os.environ.get("PATH", os.defpath) if path is None else path).split(os.pathsep):
        if fits(os.path.join(folder, cmd)):
            return os.path.join(folder, cmd)
    return None


def disk_usage(path):
    found = os.statvfs(path)
    free, total = found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize
    return _usage(total, (found.f_blocks - found.f_bfree) * found.f_frsize, free)


def get_terminal_size(fallback=(80, 24)):
    return os.terminal_size((int(os.environ.get("COLUMNS") or fallback[0]), int(os.environ.get("LINES") or fallback[1])))


class ReadError(OSError):
    """Raised when an archive cannot be read"""


class RegistryError(Exception):
    """Raised when a registry operation with the archiving and unpacking registries fails"""


def _make_tar(base_name, base_dir, compress="", verbose=0, dry_run=0, owner=None, group=None, logger=None, root_dir=None):
    import tarfile

    kind = {"": "", "gzip": "gz", "bzip2": "bz2", "xz": "xz"}[compress]
    path = base_name + ".tar" + ("." + kind if kind else "")
    if not dry_run:
        with tarfile.open(path, "w:" + kind) as tar:
            tar.add(base_dir if root_dir is None else os.path.join(root_dir, base_dir), base_dir)
    return path


def _make_zip(base_name, base_dir, verbose=0, dry_run=0, logger=None, owner=None, group=None, root_dir=None):
    import zipfile

    path = base_name + ".zip"
    if not dry_run:
        root = base_dir if root_dir is None else os.path.join(root_dir, base_dir)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            if base_dir != os.curdir:
                archive.write(root, os.path.normpath(base_dir))
            for folder, dirs, files in os.walk(root):
                for name in sorted(dirs) + files:
                    full = os.path.join(folder, name)
                    archive.write(full, os.path.normpath(os.path.join(base_dir, os.path.relpath(full, root))))
    return path


def _unpack_zip(filename, extract_dir):
    import zipfile

    if not zipfile.is_zipfile(filename):
        raise ReadError("%s is not a zip file" % filename)
    with zipfile.ZipFile(filename) as archive:
        archive.extractall(extract_dir)


def _unpack_tar(filename, extract_dir, *, filter=None):
    import tarfile

    try:
        archive = tarfile.open(filename)
    except tarfile.TarError:
        raise ReadError("%s is not a compressed or uncompressed tar file" % filename) from None
    with archive:
        archive.extractall(extract_dir, filter=filter)


_archives = {"tar": (_make_tar, [("compress", "")], "uncompressed tar file"), "gztar": (_make_tar, [("compress", "gzip")], "gzip'ed tar-file"),
             "bztar": (_make_tar, [("compress", "bzip2")], "bzip2'ed tar-file"), "xztar": (_make_tar, [("compress", "xz")], "xz'ed tar-file"),
             "zip": (_make_zip, [], "ZIP file")}  # fmt: skip
_unpackers = {"tar": ([".tar"], _unpack_tar, [], "uncompressed tar file"), "zip": ([".zip"], _unpack_zip, [], "ZIP file"),
              "gztar": ([".tar.gz", ".tgz"], _unpack_tar, [], "gzip'ed tar-file"),
              "bztar": ([".tar.bz2", ".tbz2"], _unpack_tar, [], "bzip2'ed tar-file"),
              "xztar": ([".tar.xz", ".txz"], _unpack_tar, [], "xz'ed tar-file")}  # fmt: skip


def get_archive_formats():
    return sorted((name, row[2]) for name, row in _archives.items())


def register_archive_format(name, function, extra_args=None, description=""):
    extra_args = [] if extra_args is None else extra_args
    if not callable(function):
        raise TypeError("The %s object is not callable" % function)
    if not isinstance(extra_args, (tuple, list)):
        raise TypeError("extra_args needs to be a sequence")
    for element in extra_args:
        if not isinstance(element, (tuple, list)) or len(element) != 2:
            raise TypeError("extra_args elements are : (arg_name, value)")
    _archives[name] = function, extra_args, description


def unregister_archive_format(name):
    del _archives[name]


def make_archive(base_name, format, root_dir=None, base_dir=None, verbose=0, dry_run=0, owner=None, group=None, logger=None):
    if format not in _archives:
        raise ValueError("unknown archive format '%s'" % format)
    function, extra, _ = _archives[format]
    kwargs = {"dry_run": dry_run, "logger": logger, **dict(extra)}
    if function in (_make_tar, _make_zip):
        kwargs.update(owner=owner, group=group, root_dir=root_dir)
    return function(os.fspath(base_name), os.curdir if base_dir is None else base_dir, **kwargs)


def get_unpack_formats():
    return sorted((name, row[0], row[3]) for name, row in _unpackers.items())


def register_unpack_format(name, extensions, function, extra_args=None, description=""):
    known = {ext: other for other, row in _unpackers.items() for ext in row[0]}
    for extension in extensions:
        if extension in known:
            raise RegistryError("%s is already registered for \"%s\"" % (extension, known[extension]))
    if not callable(function):
        raise TypeError("The registered function must be a callable")
    _unpackers[name] = list(extensions), function, extra_args or [], description


def unregister_unpack_format(name):
    del _unpackers[name]


def unpack_archive(filename, extract_dir=None, format=None, *, filter=None):
    extract_dir = os.fspath(os.getcwd() if extract_dir is None else extract_dir)
    filename = os.fspath(filename)
    options = {} if filter is None else {"filter": filter}
    if format is not None:
        if format not in _unpackers:
            raise ValueError("Unknown unpack format '{0}'".format(format))
    else:
        format = next((name for name, row in _unpackers.items() for ext in row[0] if filename.endswith(ext)), None)
        if format is None:
            raise ReadError("Unknown archive format '{0}'".format(filename))
    _, function, extra, _ = _unpackers[format]
    function(filename, extract_dir, **dict(extra), **options)
