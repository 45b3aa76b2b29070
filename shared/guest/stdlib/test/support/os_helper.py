"""test.support.os_helper: files, folders and the environment of a test."""

import collections.abc
import contextlib
import os
import stat
import sys
import unittest
import warnings

TESTFN_ASCII = f"@test_{os.getpid()}_tmp" if hasattr(os, "getpid") else "@test_tmp"
TESTFN_UNICODE = TESTFN_ASCII + "-\xe0\xf2\u0258\u0141\u011f"
TESTFN_UNENCODABLE = None
TESTFN_UNDECODABLE = TESTFN_ASCII.encode() + b"\xff"
FS_NONASCII = "\xe6"
TESTFN_NONASCII = TESTFN_ASCII + FS_NONASCII
TESTFN = TESTFN_NONASCII
SAVEDCWD = os.getcwd()


def make_bad_fd():
    """A file descriptor that is closed."""
    file = open(TESTFN, "wb")
    try:
        return file.fileno()
    finally:
        file.close()
        unlink(TESTFN)


_can_symlink = None


def can_symlink():
    global _can_symlink
    if _can_symlink is None:
        path = TESTFN_ASCII + "can_symlink"
        try:
            os.symlink(TESTFN_ASCII, path)
            os.remove(path)
            _can_symlink = True
        except (OSError, NotImplementedError, AttributeError):
            _can_symlink = False
    return _can_symlink


def skip_unless_symlink(test):
    return test if can_symlink() else unittest.skip("Requires functional symlink implementation")(test)


def can_hardlink():
    return hasattr(os, "link")


def skip_unless_hardlink(test):
    return test if can_hardlink() else unittest.skip("requires hardlink support")(test)


def can_xattr():
    return False


def skip_unless_xattr(test):
    return unittest.skip("no non-broken extended attribute support")(test)


def can_chmod():
    return hasattr(os, "chmod")


def skip_unless_working_chmod(test):
    return test if can_chmod() else unittest.skip("requires working os.chmod()")(test)


def can_dac_override():
    """Whether file permissions do not stop this user."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def skip_if_dac_override(test):
    return unittest.skip("incompatible with CAP_DAC_OVERRIDE")(test) if can_dac_override() else test


def skip_unless_dac_override(test):
    return test if can_dac_override() else unittest.skip("requires CAP_DAC_OVERRIDE")(test)


def unlink(filename):
    try:
        os.unlink(filename)
    except (FileNotFoundError, NotADirectoryError):
        pass


def rmdir(dirname):
    try:
        os.rmdir(dirname)
    except FileNotFoundError:
        pass


def rmtree(path):
    import shutil

    try:
        shutil.rmtree(path)
    except FileNotFoundError:
        pass


@contextlib.contextmanager
def temp_dir(path=None, quiet=False):
    """A folder that is removed after the with statement; one of its own where no path is given."""
    import tempfile

    created = False
    if path is None:
        path, created = os.path.realpath(tempfile.mkdtemp()), True
    else:
        try:
            os.mkdir(path)
            created = True
        except OSError as error:
            if not quiet:
                raise
            warnings.warn(f"tests may fail, unable to create temporary directory {path!r}: {error}", RuntimeWarning, stacklevel=3)
    try:
        yield path
    finally:
        if created:
            rmtree(path)


@contextlib.contextmanager
def change_cwd(path, quiet=False):
    """Another working folder for a while; gives its path."""
    saved = os.getcwd()
    try:
        os.chdir(os.path.realpath(path))
    except OSError as error:
        if not quiet:
            raise
        warnings.warn(
            f"tests may fail, unable to change the current working directory to {path!r}: {error}", RuntimeWarning, stacklevel=3
        )
    try:
        yield os.getcwd()
    finally:
        os.chdir(saved)


@contextlib.contextmanager
def temp_cwd(name="tempcwd", quiet=False):
    """A new folder as the working folder for a while."""
    with temp_dir(path=name, quiet=quiet) as path:
        with change_cwd(path, quiet=quiet) as cwd:
            yield cwd


def create_empty_file(filename):
    os.close(os.open(filename, os.O_WRONLY | os.O_CREAT | os.O_TRUNC))


@contextlib.contextmanager
def open_dir_fd(path):
    fd = os.open(path, os.O_RDONLY)
    try:
        yield fd
    finally:
        os.close(fd)


def fs_is_case_insensitive(directory):
    import tempfile

    with tempfile.NamedTemporaryFile(dir=directory) as base:
        name = base.name.upper()
        if name == base.name:
            name = base.name.lower()
        try:
            return os.path.samefile(base.name, name)
        except FileNotFoundError:
            return False


class FakePath:
    """An object with __fspath__: what it is given, raised where that is an exception."""

    def __init__(self, path):
        self.path = path

    def __repr__(self):
        return f"<FakePath {self.path!r}>"

    def __fspath__(self):
        if isinstance(self.path, BaseException) or (isinstance(self.path, type) and issubclass(self.path, BaseException)):
            raise self.path
        return self.path


def fd_count():
    """How many file descriptors are open."""
    if sys.platform.startswith("linux") and os.path.isdir("/proc/self/fd"):
        return len(os.listdir("/proc/self/fd"))
    count = 0
    for fd in range(256):
        try:
            os.fstat(fd)
        except OSError:
            continue
        count += 1
    return count


@contextlib.contextmanager
def temp_umask(umask):
    old = os.umask(umask)
    try:
        yield
    finally:
        os.umask(old)


class EnvironmentVarGuard(collections.abc.MutableMapping):
    """os.environ within a with statement, whose changes are taken back after it."""

    def __init__(self):
        self._environ = os.environ
        self._changed = {}

    def __getitem__(self, envvar):
        return self._environ[envvar]

    def __setitem__(self, envvar, value):
        if envvar not in self._changed:
            self._changed[envvar] = self._environ.get(envvar)
        self._environ[envvar] = value

    def __delitem__(self, envvar):
        if envvar not in self._changed:
            self._changed[envvar] = self._environ.get(envvar)
        if envvar in self._environ:
            del self._environ[envvar]

    def keys(self):
        return self._environ.keys()

    def __iter__(self):
        return iter(self._environ)

    def __len__(self):
        return len(self._environ)

    def set(self, envvar, value):
        self[envvar] = value

    def unset(self, envvar, *others):
        for each in (envvar, *others):
            del self[each]

    def copy(self):
        return dict(self)

    def __enter__(self):
        return self

    def __exit__(self, *ignore_exc):
        for name, value in self._changed.items():
            if value is None:
                self._environ.pop(name, None)
            else:
                self._environ[name] = value
        os.environ = self._environ


def is_file_mode(path, mode):
    return stat.S_IMODE(os.stat(path).st_mode) == mode
