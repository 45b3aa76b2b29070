"""dbm.dumb: a dict of bytes in NAME.dat, its index in NAME.dir."""

import ast
import builtins
import collections.abc
import os

__all__ = ["error", "open"]


class error(OSError):
    pass


class _Database(collections.abc.MutableMapping):
    def __init__(self, name, flag):
        self._name, self._flag, self._index, self._changed = os.fspath(name), flag, {}, False
        if flag == "n" or not os.path.exists(self._name + ".dat"):
            if flag in "rw":
                raise error(2, "No such file or directory", self._name + ".dat")
            builtins.open(self._name + ".dat", "wb").close()
            self._changed = True
            self._commit()
        else:
            with builtins.open(self._name + ".dir", encoding="Latin-1") as file:
                for line in file:
                    key, place = ast.literal_eval(line.rstrip())
                    self._index[key.encode("Latin-1")] = place

    def _commit(self):
        if self._index is not None and self._changed:
            with builtins.open(self._name + ".dir", "w", encoding="Latin-1") as file:
                for key, place in self._index.items():
                    file.write(f"{key.decode('Latin-1')!r}, {place}\n")
            self._changed = False

    sync = _commit

    def _open(self):
        if self._index is None:
            raise error("DBM object has already been closed")
        return self._index

    @staticmethod
    def _bytes(value):
        return value.encode("utf-8") if isinstance(value, str) else value

    def __getitem__(self, key):
        at, size = self._open()[self._bytes(key)]
        with builtins.open(self._name + ".dat", "rb") as file:
            file.seek(at)
            return file.read(size)

    def __setitem__(self, key, value):
        self._open()
        if self._flag == "r":
            raise error("The database is opened for reading only")
        key, value = self._bytes(key), self._bytes(value)
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError("keys must be bytes or strings")
        if not isinstance(value, (bytes, bytearray)):
            raise TypeError("values must be bytes or strings")
        size = os.path.getsize(self._name + ".dat")
        at = -(-size // 512) * 512
        with builtins.open(self._name + ".dat", "ab") as file:
            file.write(b"\0" * (at - size) + value)
        self._index[bytes(key)] = (at, len(value))
        self._changed = True

    def __delitem__(self, key):
        if self._flag == "r":
            raise error("The database is opened for reading only")
        del self._open()[self._bytes(key)]
        self._changed = True

    def keys(self):
        return list(self._open())

    def __iter__(self):
        return iter(list(self._open()))

    def __len__(self):
        return len(self._open())

    def __contains__(self, key):
        return self._bytes(key) in self._open()

    def close(self):
        self._commit()
        self._index = None

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


def open(file, flag="c", mode=0o666):
    if flag not in ("r", "w", "c", "n"):
        raise ValueError("Flag must be one of 'r', 'w', 'c', or 'n'")
    return _Database(file, flag)
