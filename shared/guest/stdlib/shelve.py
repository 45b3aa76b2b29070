"""shelve: a dict of pickles in a file of dbm.dumb."""

import collections.abc
import pickle

__all__ = ["Shelf", "BsdDbShelf", "DbfilenameShelf", "open"]


class Shelf(collections.abc.MutableMapping):
    def __init__(self, dict, protocol=None, writeback=False, keyencoding="utf-8"):
        self.dict, self.writeback, self.cache, self.keyencoding = dict, writeback, {}, keyencoding
        self._protocol = pickle.DEFAULT_PROTOCOL if protocol is None else protocol

    def __iter__(self):
        for key in self.dict.keys():
            yield key.decode(self.keyencoding)

    def __len__(self):
        return len(self.dict)

    def __contains__(self, key):
        return key.encode(self.keyencoding) in self.dict

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __getitem__(self, key):
        if key in self.cache:
            return self.cache[key]
        value = pickle.loads(self.dict[key.encode(self.keyencoding)])
        if self.writeback:
            self.cache[key] = value
        return value

    def __setitem__(self, key, value):
        if self.writeback:
            self.cache[key] = value
        self.dict[key.encode(self.keyencoding)] = pickle.dumps(value, self._protocol)

    def __delitem__(self, key):
        del self.dict[key.encode(self.keyencoding)]
        self.cache.pop(key, None)

    def __del__(self):
        if hasattr(self, "writeback"):
            self.close()

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def sync(self):
        if self.writeback:
            for key, value in self.cache.items():
                self.dict[key.encode(self.keyencoding)] = pickle.dumps(value, self._protocol)
            self.cache = {}
        if hasattr(self.dict, "sync"):
            self.dict.sync()

    def close(self):
        if self.dict is None:
            return
        self.sync()
        if hasattr(self.dict, "close"):
            self.dict.close()
        self.dict = _Closed()


class _Closed(dict):
    def _closed(self, *args):
        raise ValueError("invalid operation on closed shelf")

    __iter__ = __len__ = __getitem__ = __setitem__ = __delitem__ = __contains__ = keys = _closed


class DbfilenameShelf(Shelf):
    def __init__(self, filename, flag="c", protocol=None, writeback=False):
        import dbm

        Shelf.__init__(self, dbm.open(filename, flag), protocol, writeback)


class BsdDbShelf(Shelf):
    """A shelf over a mapping that is gone through by a cursor: first(), next(), previous(), last(), set_location()."""

    def _loaded(self, found):
        key, value = found
        return key.decode(self.keyencoding), pickle.loads(value)

    def set_location(self, key):
        return self._loaded(self.dict.set_location(key))

    def next(self):
        return self._loaded(next(self.dict))

    def previous(self):
        return self._loaded(self.dict.previous())

    def first(self):
        return self._loaded(self.dict.first())

    def last(self):
        return self._loaded(self.dict.last())


def open(filename, flag="c", protocol=None, writeback=False):
    return DbfilenameShelf(filename, flag, protocol, writeback)
