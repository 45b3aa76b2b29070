"""Copying, moving and removing files and folders; archives are in _shutil_archives."""

import collections
import errno
import fnmatch
import os
import stat
import sys

import _system

__all__ = """
copyfileobj copyfile copymode copystat copy copy2 copytree move rmtree Error SpecialFileError ExecError make_archive get_archive_formats
register_archive_format unregister_archive_format get_unpack_formats register_unpack_format unregister_unpack_format unpack_archive
ignore_patterns chown which get_terminal_size SameFileError disk_usage
""".split()

COPY_BUFSIZE = 64 * 1024
_WINDOWS = os.name == "nt"
_USE_CP_SENDFILE = _system.is_machine and hasattr(os, "sendfile") and sys.platform.startswith("linux")
_HAS_FCOPYFILE = False
_use_fd_functions = _system.is_machine and {os.open, os.stat, os.unlink, os.rmdir} <= os.supports_dir_fd and os.scandir in os.supports_fd and os.stat in os.supports_follow_symlinks


class Error(OSError):
    pass


class SameFileError(Error):
    """What is copied would be copied onto itself."""


class SpecialFileError(OSError):
    """Pipes and other special files are not copied."""


class ExecError(OSError):
    """A command did not run."""


class ReadError(OSError):
    """No archive that can be unpacked."""


class RegistryError(Exception):
    """An archive format is not known, or known already."""


class _GiveupOnFastCopy(Exception):
    """The kernel cannot copy between these files: bytes are read and written."""


# ---- one file


def _fastcopy_sendfile(fsrc, fdst):
    """Copies within the kernel; gives up where it cannot and nothing has been copied."""
    try:
        ends = fdst.fileno(), fsrc.fileno()
    except Exception as missing:
        raise _GiveupOnFastCopy(missing) from None
    done = 0
    while count := _send(ends, done, (fsrc.name, fdst.name)):
        done += count


def _send(ends, done, names):
    global _USE_CP_SENDFILE
    try:
        return os.sendfile(*ends, done, 1 << 27)
    except OSError as error:
        error.filename, error.filename2 = names
        if error.errno == errno.ENOTSOCK:
            _USE_CP_SENDFILE = False  # this kernel sends to sockets alone
        is_untouched = done == 0 and error.errno != errno.ENOSPC and os.lseek(ends[0], 0, os.SEEK_CUR) == 0
        if error.errno == errno.ENOTSOCK or is_untouched:
            raise _GiveupOnFastCopy(error) from None
        raise


def copyfileobj(fsrc, fdst, length=0):
    """Copies from one file object to another, `length` characters or bytes at a time."""
    length = length or COPY_BUFSIZE
    read, write = fsrc.read, fdst.write
    while part := read(length):
        write(part)


def _samefile(src, dst):
    try:
        return os.path.samestat(src.stat(), os.stat(dst)) if isinstance(src, os.DirEntry) else os.path.samefile(src, dst)
    except OSError:
        return False


def _stat(fn):
    return fn.stat() if isinstance(fn, os.DirEntry) else os.stat(fn)


def _islink(fn):
    return fn.is_symlink() if isinstance(fn, os.DirEntry) else os.path.islink(fn)


def copyfile(src, dst, *, follow_symlinks=True):
    """Copies the bytes of a file."""
    sys.audit("shutil.copyfile", src, dst)
    if _samefile(src, dst):
        raise SameFileError("{!r} and {!r} are the same file".format(src, dst))
    for name in (src, dst):
        try:
            found = _stat(name)
        except OSError:
            continue
        if stat.S_ISFIFO(found.st_mode):
            raise SpecialFileError("`%s` is a named pipe" % (name.path if isinstance(name, os.DirEntry) else name))
    if not follow_symlinks and _islink(src):
        os.symlink(os.readlink(src), dst)
        return dst
    with open(src, "rb") as fsrc:
        try:
            with open(dst, "wb") as fdst:
                if _USE_CP_SENDFILE:
                    try:
                        _fastcopy_sendfile(fsrc, fdst)
                        return dst
                    except _GiveupOnFastCopy:
                        pass
                copyfileobj(fsrc, fdst)
        except IsADirectoryError as error:
            if not os.path.exists(dst):
                raise FileNotFoundError(f"Directory does not exist: {dst}") from error
            raise
    return dst


def copymode(src, dst, *, follow_symlinks=True):
    """Gives a file the permissions of another."""
    sys.audit("shutil.copymode", src, dst)
    if not follow_symlinks and _islink(src) and os.path.islink(dst):
        if not hasattr(os, "lchmod"):
            return
        os.lchmod(dst, stat.S_IMODE(os.lstat(src).st_mode))
        return
    os.chmod(dst, stat.S_IMODE(_stat(src).st_mode))


def copystat(src, dst, *, follow_symlinks=True):
    """Gives a file the permissions and the times of another."""
    sys.audit("shutil.copystat", src, dst)
    follow = follow_symlinks or not (_islink(src) and os.path.islink(dst))

    def can(function):
        return follow or function in os.supports_follow_symlinks

    if isinstance(src, os.DirEntry):
        found = src.stat(follow_symlinks=follow)
    else:
        found = os.stat(src, follow_symlinks=follow)
    if can(os.utime):
        os.utime(dst, ns=(found.st_atime_ns, found.st_mtime_ns), follow_symlinks=follow)
    if can(os.chmod):
        os.chmod(dst, stat.S_IMODE(found.st_mode))


def _target(src, dst):
    return os.path.join(dst, os.path.basename(src)) if os.path.isdir(dst) else dst


def copy(src, dst, *, follow_symlinks=True):
    """Copies a file and its permissions, into a folder, too."""
    dst = _target(src, dst)
    copyfile(src, dst, follow_symlinks=follow_symlinks)
    copymode(src, dst, follow_symlinks=follow_symlinks)
    return dst


def copy2(src, dst, *, follow_symlinks=True):
    """As copy(), with the times."""
    dst = _target(src, dst)
    copyfile(src, dst, follow_symlinks=follow_symlinks)
    copystat(src, dst, follow_symlinks=follow_symlinks)
    return dst


# ---- folders


def ignore_patterns(*patterns):
    """For copytree(): what any of the patterns fits is left out."""

    def _ignore_patterns(path, names):
        return {name for pattern in patterns for name in fnmatch.filter(names, pattern)}

    return _ignore_patterns


def _copytree(entries, src, dst, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok=False):
    left_out = ignore(os.fspath(src), [entry.name for entry in entries]) if ignore is not None else ()
    os.makedirs(dst, exist_ok=dirs_exist_ok)
    errors = []
    takes_entries = copy_function is copy2 or copy_function is copy
    for entry in entries:
        if entry.name in left_out:
            continue
        source, target = os.path.join(src, entry.name), os.path.join(dst, entry.name)
        given = entry if takes_entries else source
        try:
            if entry.is_symlink():
                leads_to = os.readlink(source)
                if symlinks:
                    os.symlink(leads_to, target)
                    copystat(given, target, follow_symlinks=False)
                    continue
                if not os.path.exists(leads_to) and ignore_dangling_symlinks:
                    continue
            if entry.is_dir():
                copytree(given if entry.is_symlink() else source, target, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok)
            else:
                copy_function(given, target)
        except Error as error:
            errors.extend(error.args[0])
        except OSError as why:
            errors.append((source, target, str(why)))
    try:
        copystat(src, dst)
    except OSError as why:
        if getattr(why, "winerror", None) is None:
            errors.append((src, dst, str(why)))
    if errors:
        raise Error(errors)
    return dst


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, ignore_dangling_symlinks=False, dirs_exist_ok=False):
    """Copies a folder and all that is in it; errors are collected, and raised at the end."""
    sys.audit("shutil.copytree", src, dst)
    with os.scandir(src) as entries:
        found = list(entries)
    return _copytree(found, src, dst, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok)


def rmtree(path, ignore_errors=False, onerror=None, *, dir_fd=None):
    """Removes a folder and all that is in it. onerror(function, path, exc_info) is told what could not be done."""
    sys.audit("shutil.rmtree", path, dir_fd)
    if isinstance(path, bytes):
        path = os.fsdecode(path)

    def failed(function, where):
        if ignore_errors:
            return
        if onerror is None:
            raise  # noqa: PLE0704  (called while the error is handled)
        onerror(function, where, sys.exc_info())

    def emptied(fd, where):
        try:
            with os.scandir(fd) as entries:
                entries = list(entries)
        except OSError as error:
            error.filename = where
            failed(os.scandir, where)
            return
        for entry in entries:
            full = os.path.join(where, entry.name)
            try:
                is_folder = entry.is_dir(follow_symlinks=False)
            except OSError:
                is_folder = False
            if is_folder:
                removed(entry.name, full, fd)
                continue
            try:
                os.unlink(entry.name, dir_fd=fd)
            except OSError:
                failed(os.unlink, full)

    def removed(name, where, fd):
        """Through descriptors: nobody can put a link in a folder's place meanwhile."""
        try:
            before = os.stat(name, dir_fd=fd, follow_symlinks=False)
        except OSError:
            failed(os.lstat, where)
            return
        try:
            opened = os.open(name, os.O_RDONLY, dir_fd=fd)
        except OSError:
            failed(os.open, where)
            return
        try:
            if os.path.samestat(before, os.fstat(opened)):
                emptied(opened, where)
                try:
                    os.close(opened)
                    opened = None
                    os.rmdir(name, dir_fd=fd)
                except OSError:
                    failed(os.rmdir, where)
            else:
                try:
                    raise OSError("Cannot call rmtree on a symbolic link")
                except OSError:
                    failed(os.path.islink, where)
        finally:
            if opened is not None:
                os.close(opened)

    if not _use_fd_functions:
        _rmtree_unsafe(path, failed, dir_fd)
        return
    removed(path, path, dir_fd)


def _rmtree_unsafe(path, failed, dir_fd):
    """Where there are no descriptors of folders."""
    if dir_fd is not None:
        raise NotImplementedError("dir_fd unavailable on this platform")
    try:
        if os.path.islink(path):
            raise OSError("Cannot call rmtree on a symbolic link")
        names = os.listdir(path)
    except OSError:
        failed(os.path.islink if os.path.islink(path) else os.scandir if os.path.lexists(path) else os.lstat, path)
        return
    for name in names:
        full = os.path.join(path, name)
        if os.path.isdir(full) and not os.path.islink(full):
            _rmtree_unsafe(full, failed, None)
            continue
        try:
            os.unlink(full)
        except OSError:
            failed(os.unlink, full)
    try:
        os.rmdir(path)
    except OSError:
        failed(os.rmdir, path)


rmtree.avoids_symlink_attacks = _use_fd_functions


def _basename(path):
    return os.path.basename(os.fspath(path).rstrip(os.sep + (os.altsep or "") if not isinstance(path, bytes) else b"/"))


def _destinsrc(src, dst):
    src, dst = (os.path.join(os.path.abspath(each), "") for each in (src, dst))
    return dst.startswith(src)


def move(src, dst, copy_function=copy2):
    """Moves a file or a folder, into a folder, too; what lies on another file system is copied and removed."""
    sys.audit("shutil.move", src, dst)
    real = dst
    if os.path.isdir(dst):
        if _samefile(src, dst) and not os.path.islink(src):
            os.rename(src, dst)  # the name alone, in other letters
            return None
        real = os.path.join(dst, _basename(src))
        if os.path.exists(real):
            raise Error("Destination path '%s' already exists" % real)
    try:
        os.rename(src, real)
    except OSError:
        if os.path.islink(src):
            os.symlink(os.readlink(src), real)
            os.unlink(src)
        elif os.path.isdir(src):
            if _destinsrc(src, dst):
                raise Error("Cannot move a directory '%s' into itself '%s'." % (src, dst))
            copytree(src, real, copy_function=copy_function, symlinks=True)
            rmtree(src)
        else:
            copy_function(src, real)
            os.unlink(src)
    return real


# ---- the machine


def _get_gid(name):
    """The number of a group; None: there is none of that name."""
    try:
        from grp import getgrnam

        return name and getgrnam(name)[2]
    except (ImportError, KeyError):
        return None


def _get_uid(name):
    try:
        from pwd import getpwnam

        return name and getpwnam(name)[2]
    except (ImportError, KeyError):
        return None


def chown(path, user=None, group=None):
    """Changes the owner and the group, by name or by number."""
    sys.audit("shutil.chown", path, user, group)
    if user is None and group is None:
        raise ValueError("user and/or group must be set")
    numbers = []
    for what, given, find in (("user", user, _get_uid), ("group", group, _get_gid)):
        number = -1 if given is None else find(given) if isinstance(given, str) else given
        if number is None:
            raise LookupError("no such {}: {!r}".format(what, given))
        numbers.append(number)
    os.chown(path, *numbers)


def disk_usage(path):
    found = os.statvfs(path)
    free, total = found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize
    return _ntuple_diskusage(total, (found.f_blocks - found.f_bfree) * found.f_frsize, free)


_ntuple_diskusage = collections.namedtuple("usage", "total used free")


def get_terminal_size(fallback=(80, 24)):
    """COLUMNS and LINES, or what the terminal says, or the fallback."""

    def given(name):
        try:
            return int(os.environ[name])
        except (KeyError, ValueError):
            return 0

    columns, lines = given("COLUMNS"), given("LINES")
    if columns <= 0 or lines <= 0:
        try:
            size = os.get_terminal_size(sys.__stdout__.fileno())
        except (AttributeError, ValueError, OSError):
            size = os.terminal_size(fallback)
        columns = columns if columns > 0 else size.columns or fallback[0]
        lines = lines if lines > 0 else size.lines or fallback[1]
    return os.terminal_size((columns, lines))


def _access_check(fn, mode):
    return os.path.exists(fn) and os.access(fn, mode) and not os.path.isdir(fn)


def which(cmd, mode=os.F_OK | os.X_OK, path=None):
    """Where the shell would find a program; None: nowhere."""
    if os.path.dirname(cmd):
        return cmd if _access_check(cmd, mode) else None
    if path is None:
        path = os.environ.get("PATH", None)
        if path is None:
            try:
                path = os.confstr("CS_PATH")
            except (AttributeError, ValueError, OSError):
                path = os.defpath
    if not path:
        return None
    is_bytes = isinstance(cmd, bytes)
    if is_bytes:
        path = os.fsencode(path)
    for folder in dict.fromkeys(os.path.normcase(each) for each in path.split(os.fsencode(os.pathsep) if is_bytes else os.pathsep)):
        name = os.path.join(folder, cmd)
        if _access_check(name, mode):
            return name
    return None


from _shutil_archives import (  # noqa: E402, F401
    _ARCHIVE_FORMATS, _UNPACK_FORMATS, _check_unpack_options, _find_unpack_format, _make_tarball, _make_zipfile, _unpack_tarfile,
    _unpack_zipfile, get_archive_formats, get_unpack_formats, make_archive, register_archive_format, register_unpack_format,
    unpack_archive, unregister_archive_format, unregister_unpack_format)  # fmt: skip
