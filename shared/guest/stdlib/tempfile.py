"""Temporary files and folders below $TMPDIR or /tmp."""

import io
import os
import random as _random_module

import _system

__all__ = """
NamedTemporaryFile SpooledTemporaryFile TMP_MAX TemporaryDirectory TemporaryFile gettempdir gettempdirb gettempprefix
gettempprefixb mkdtemp mkstemp mktemp tempdir
""".split()

tempdir = None
template = "tmp"
_random = _random_module.Random()


def gettempdir():
    global tempdir
    if tempdir is None:
        tempdir = os.environ.get("TMPDIR") or "/tmp"
    return tempdir


def gettempprefix():
    return template


def _new_name(suffix, prefix, dir):
    dir = gettempdir() if dir is None else os.fspath(dir)
    for _ in range(100):
        word = "".join(_random.choice("abcdefghijklmnopqrstuvwxyz0123456789_") for _ in range(8))
        path = os.path.join(os.path.abspath(dir), (template if prefix is None else prefix) + word + (suffix or ""))
        if not os.path.exists(path):
            return path
    raise FileExistsError(17, "No usable temporary file name found")


def mktemp(suffix="", prefix=template, dir=None):
    return _new_name(suffix, prefix, dir)


def mkdtemp(suffix=None, prefix=None, dir=None):
    path = _new_name(suffix, prefix, dir)
    os.mkdir(path, 0o700)
    return path


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    path = _new_name(suffix, prefix, dir)
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), path


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False):
        self.name = mkdtemp(suffix, prefix, dir)

    def __enter__(self):
        return self.name

    def __exit__(self, *args):
        self.cleanup()

    def cleanup(self):
        import shutil

        shutil.rmtree(self.name, True)

    def __repr__(self):
        return f"<TemporaryDirectory {self.name!r}>"


class _Temporary:
    def __init__(self, file, delete):
        self.file, self.name, self.delete = file, file.name, delete

    def __getattr__(self, name):
        return getattr(self.file, name)

    def __iter__(self):
        return iter(self.file)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def close(self):
        self.file.close()
        if self.delete and os.path.exists(self.name):
            os.unlink(self.name)


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True,
                       *, errors=None):  # fmt: skip
    path = _new_name(suffix, prefix, dir)
    return _Temporary(open(path, mode, buffering, encoding, errors, newline), delete)


def TemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
    """A file without a name; where the system has no descriptors, a stream in memory."""
    if not _system.is_machine:
        return io.BytesIO() if "b" in mode else io.StringIO()
    fd, path = mkstemp(suffix, prefix, dir)
    os.unlink(path)
    return io.open(fd, mode, buffering, encoding, errors, newline)


class SpooledTemporaryFile(io.BytesIO):
    def __init__(self, max_size=0, mode="w+b", *args, **kwargs):
        io.BytesIO.__init__(self)


TMP_MAX = 238328


def gettempprefixb():
    return gettempprefix().encode()


def gettempdirb():
    return gettempdir().encode()
