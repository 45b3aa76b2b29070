"""Paths as objects, with and without a file system."""

import errno
import fnmatch
import io
import os
import re
import stat
import warnings

from _pathlib_pure import PurePath, PurePosixPath, PureWindowsPath, _posix_flavour, _windows_flavour  # noqa: F401

__all__ = ["PurePath", "PurePosixPath", "PureWindowsPath", "Path", "PosixPath", "WindowsPath"]

_NOWHERE = (errno.ENOENT, errno.ENOTDIR, errno.EBADF, errno.ELOOP)


def _magic(part):
    return re.search("[*?[]", part)


class Path(PurePath):
    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        if cls is Path:
            cls = WindowsPath if os.name == "nt" else PosixPath
        if cls._flavour.pathmod is not os.path and issubclass(cls, PureWindowsPath) and os.name != "nt":
            raise NotImplementedError("cannot instantiate %r on your system" % cls.__name__)
        return object.__new__(cls)._read(args)

    def _child(self, name):
        return self._made(self._drive, self._root, self._tail + [name])

    @classmethod
    def cwd(cls):
        return cls(os.getcwd())

    @classmethod
    def home(cls):
        return cls("~").expanduser()

    # ---- what is there

    def stat(self, *, follow_symlinks=True):
        return os.stat(self, follow_symlinks=follow_symlinks)

    def lstat(self):
        return self.stat(follow_symlinks=False)

    def _mode(self, follow_symlinks=True):
        """The mode of what is there; None: nothing, or no path at all."""
        try:
            return self.stat(follow_symlinks=follow_symlinks).st_mode
        except OSError as e:
            if e.errno not in _NOWHERE:
                raise
        except ValueError:  # a null byte
            pass
        return None

    def _is(self, test, follow_symlinks=True):
        mode = self._mode(follow_symlinks)
        return mode is not None and test(mode)

    def exists(self):
        return self._mode() is not None

    def is_dir(self):
        return self._is(stat.S_ISDIR)

    def is_file(self):
        return self._is(stat.S_ISREG)

    def is_symlink(self):
        return self._is(stat.S_ISLNK, follow_symlinks=False)

    def is_block_device(self):
        return self._is(stat.S_ISBLK)

    def is_char_device(self):
        return self._is(stat.S_ISCHR)

    def is_fifo(self):
        return self._is(stat.S_ISFIFO)

    def is_socket(self):
        return self._is(stat.S_ISSOCK)

    def is_mount(self):
        return self.exists() and self.is_dir() and os.path.ismount(self)

    def samefile(self, other_path):
        other = other_path.stat() if hasattr(other_path, "stat") else os.stat(other_path)
        return os.path.samestat(self.stat(), other)

    def owner(self):
        import pwd

        return pwd.getpwuid(self.stat().st_uid).pw_name

    def group(self):
        import grp

        return grp.getgrgid(self.stat().st_gid).gr_name

    # ---- where it is

    def absolute(self):
        return self if self.is_absolute() else self._made("", "", [])._read([os.getcwd(), self])

    def resolve(self, strict=False):
        try:
            text = os.path.realpath(self, strict=strict)
        except OSError as e:
            if e.errno == errno.ELOOP:
                raise RuntimeError("Symlink loop from %r" % e.filename) from None
            raise
        found = self._made("", "", [])._read([text])
        if not strict:
            # A loop stays as it stands in the text: looking at it says so.
            try:
                found.stat()
            except OSError as e:
                if e.errno == errno.ELOOP:
                    raise RuntimeError("Symlink loop from %r" % e.filename) from None
        return found

    def expanduser(self):
        if self._drive or self._root or not self._tail or self._tail[0][:1] != "~":
            return self
        home = os.path.expanduser(self._tail[0])
        if home[:1] == "~":
            raise RuntimeError("Could not determine home directory.")
        return self._made("", "", [])._read([home, *self._tail[1:]])

    def readlink(self):
        return self._made("", "", [])._read([os.readlink(self)])

    # ---- contents

    def open(self, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        return io.open(self, mode, buffering, encoding, errors, newline)

    def read_text(self, encoding=None, errors=None):
        with self.open("r", encoding=encoding, errors=errors) as f:
            return f.read()

    def read_bytes(self):
        with self.open("rb") as f:
            return f.read()

    def write_text(self, data, encoding=None, errors=None, newline=None):
        if not isinstance(data, str):
            raise TypeError("data must be str, not %s" % type(data).__name__)
        with self.open("w", encoding=encoding, errors=errors, newline=newline) as f:
            return f.write(data)

    def write_bytes(self, data):
        view = memoryview(data)
        with self.open("wb") as f:
            return f.write(view)

    # ---- changes

    def touch(self, mode=0o666, exist_ok=True):
        if exist_ok and self.exists():
            os.utime(self, None)
            return
        flags = os.O_CREAT | os.O_WRONLY | (0 if exist_ok else os.O_EXCL)
        os.close(os.open(self, flags, mode))

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        try:
            os.mkdir(self, mode)
        except FileNotFoundError:
            if not parents or self.parent == self:
                raise
            self.parent.mkdir(parents=True, exist_ok=True)
            self.mkdir(mode, parents=False, exist_ok=exist_ok)
        except OSError:
            if not exist_ok or not self.is_dir():
                raise

    def rmdir(self):
        os.rmdir(self)

    def unlink(self, missing_ok=False):
        try:
            os.unlink(self)
        except FileNotFoundError:
            if not missing_ok:
                raise

    def rename(self, target):
        os.rename(self, target)
        return type(self)(target)

    def replace(self, target):
        os.replace(self, target)
        return type(self)(target)

    def chmod(self, mode, *, follow_symlinks=True):
        os.chmod(self, mode, follow_symlinks=follow_symlinks)

    def lchmod(self, mode):
        self.chmod(mode, follow_symlinks=False)

    def symlink_to(self, target, target_is_directory=False):
        os.symlink(target, self, target_is_directory)

    def hardlink_to(self, target):
        os.link(target, self)

    def link_to(self, target):
        warnings.warn(
            "pathlib.Path.link_to() is deprecated and is scheduled for removal in Python 3.12. Use pathlib.Path.hardlink_to() "
            "instead.", DeprecationWarning, stacklevel=2
        )  # fmt: skip
        os.link(self, target)

    # ---- what a folder holds

    def iterdir(self):
        for name in os.listdir(self):
            yield self._child(name)

    def _pattern(self, pattern):
        drive, root, names = self._flavour.parse(pattern)
        if drive or root:
            raise NotImplementedError("Non-relative patterns are unsupported")
        if pattern and pattern[-1] in self._flavour.sep + self._flavour.altsep:
            names.append("")  # folders only
        for name in names:
            if "**" in name and name != "**":
                raise ValueError("Invalid pattern: '**' can only be an entire path component")
        return names

    def glob(self, pattern):
        if not pattern:
            raise ValueError("Unacceptable pattern: {!r}".format(pattern))
        yield from self._find(self._pattern(pattern))

    def rglob(self, pattern):
        yield from self._find(["**", *self._pattern(pattern)])

    def _find(self, parts):
        if not parts:
            yield self
            return
        first, rest = parts[0], parts[1:]
        try:
            if not first:
                if self.is_dir():
                    yield self
            elif first == "**":
                yield from self._find_below(rest)
            elif _magic(first):
                fold = self._flavour.fold
                for name in sorted(os.listdir(self)) if self.is_dir() else ():
                    each = self._child(name)
                    if fnmatch.fnmatchcase(fold(name), fold(first)) and (not rest or each.is_dir()):
                        yield from each._find(rest)
            else:
                each = self._child(first)
                if each.is_dir() if rest else each.exists():
                    yield from each._find(rest)
        except PermissionError:
            return

    def _find_below(self, rest):
        seen = set()
        for folder in self._folders():
            for found in folder._find(rest):
                if found not in seen:
                    seen.add(found)
                    yield found

    def _folders(self):
        """This folder and all below it; links are not followed."""
        if not self.is_dir():
            return
        yield self
        try:
            names = sorted(os.listdir(self))
        except PermissionError:
            return
        for name in names:
            each = self._child(name)
            if each.is_dir() and not each.is_symlink():
                yield from each._folders()

    def __enter__(self):
        warnings.warn(
            "pathlib.Path.__enter__() is deprecated and scheduled for removal in Python 3.13; Path objects as a context manager is "
            "a no-op", DeprecationWarning, stacklevel=2
        )  # fmt: skip
        return self

    def __exit__(self, *args):
        pass


class PosixPath(Path, PurePosixPath):
    __slots__ = ()


class WindowsPath(Path, PureWindowsPath):
    __slots__ = ()
