"""selectors: descriptors and what to do when they are ready."""

import math
import select
from abc import ABCMeta, abstractmethod
from collections import namedtuple
from collections.abc import Mapping

import _system

EVENT_READ, EVENT_WRITE = 1, 2


def _fileobj_to_fd(fileobj):
    if isinstance(fileobj, int):
        fd = fileobj
    else:
        try:
            fd = int(fileobj.fileno())
        except (AttributeError, TypeError, ValueError):
            raise ValueError(f"Invalid file object: {fileobj!r}") from None
    if fd < 0:
        raise ValueError(f"Invalid file descriptor: {fd}")
    return fd


SelectorKey = namedtuple("SelectorKey", ["fileobj", "fd", "events", "data"])
SelectorKey.__doc__ = "A file object, its descriptor, the events it is asked for, and what was registered with it."


class _SelectorMapping(Mapping):
    def __init__(self, selector):
        self._selector = selector

    def __len__(self):
        return len(self._selector._fd_to_key)

    def __getitem__(self, fileobj):
        try:
            return self._selector._fd_to_key[self._selector._fileobj_lookup(fileobj)]
        except KeyError:
            raise KeyError(f"{fileobj!r} is not registered") from None

    def __iter__(self):
        return iter(self._selector._fd_to_key)


class BaseSelector(metaclass=ABCMeta):
    @abstractmethod
    def register(self, fileobj, events, data=None):
        raise NotImplementedError

    @abstractmethod
    def unregister(self, fileobj):
        raise NotImplementedError

    def modify(self, fileobj, events, data=None):
        self.unregister(fileobj)
        return self.register(fileobj, events, data)

    @abstractmethod
    def select(self, timeout=None):
        raise NotImplementedError

    def close(self):
        pass

    def get_key(self, fileobj):
        mapping = self.get_map()
        if mapping is None:
            raise RuntimeError("Selector is closed")
        try:
            return mapping[fileobj]
        except KeyError:
            raise KeyError(f"{fileobj!r} is not registered") from None

    @abstractmethod
    def get_map(self):
        raise NotImplementedError

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


class _BaseSelectorImpl(BaseSelector):
    def __init__(self):
        self._fd_to_key, self._map = {}, _SelectorMapping(self)

    def _fileobj_lookup(self, fileobj):
        """The descriptor, also of a file that is closed by now."""
        try:
            return _fileobj_to_fd(fileobj)
        except ValueError:
            for key in self._fd_to_key.values():
                if key.fileobj is fileobj:
                    return key.fd
            raise

    def register(self, fileobj, events, data=None):
        if not events or events & ~(EVENT_READ | EVENT_WRITE):
            raise ValueError(f"Invalid events: {events!r}")
        key = SelectorKey(fileobj, self._fileobj_lookup(fileobj), events, data)
        if key.fd in self._fd_to_key:
            raise KeyError(f"{fileobj!r} (FD {key.fd}) is already registered")
        self._fd_to_key[key.fd] = key
        return key

    def unregister(self, fileobj):
        try:
            return self._fd_to_key.pop(self._fileobj_lookup(fileobj))
        except KeyError:
            raise KeyError(f"{fileobj!r} is not registered") from None

    def modify(self, fileobj, events, data=None):
        try:
            key = self._fd_to_key[self._fileobj_lookup(fileobj)]
        except KeyError:
            raise KeyError(f"{fileobj!r} is not registered") from None
        if events != key.events:
            self.unregister(fileobj)
            key = self.register(fileobj, events, data)
        elif data != key.data:
            key = self._fd_to_key[key.fd] = key._replace(data=data)
        return key

    def close(self):
        self._fd_to_key.clear()
        self._map = None

    def get_map(self):
        return self._map

    def _key_from_fd(self, fd):
        return self._fd_to_key.get(fd)

    def _ready(self, found):
        """(key, events) of (descriptor, events) pairs."""
        keys = [(self._key_from_fd(fd), events) for fd, events in found]
        return [(key, events & key.events) for key, events in keys if key]


class SelectSelector(_BaseSelectorImpl):
    def select(self, timeout=None):
        timeout = None if timeout is None else max(timeout, 0)
        keys = self._fd_to_key.values()
        try:
            r, w, _ = select.select([k.fd for k in keys if k.events & EVENT_READ], [k.fd for k in keys if k.events & EVENT_WRITE], [], timeout)
        except InterruptedError:
            return []
        return self._ready([(fd, (fd in r) * EVENT_READ | (fd in w) * EVENT_WRITE) for fd in dict.fromkeys([*r, *w])])


class PollSelector(_BaseSelectorImpl):
    def __init__(self):
        super().__init__()
        self._selector = select.poll()

    def register(self, fileobj, events, data=None):
        key = super().register(fileobj, events, data)
        self._selector.register(key.fd, (events & EVENT_READ and select.POLLIN) | (events & EVENT_WRITE and select.POLLOUT))
        return key

    def unregister(self, fileobj):
        key = super().unregister(fileobj)
        try:
            self._selector.unregister(key.fd)
        except (OSError, KeyError):
            pass
        return key

    def select(self, timeout=None):
        timeout = None if timeout is None else max(math.ceil(timeout * 1e3), 0)
        try:
            found = self._selector.poll(timeout)
        except InterruptedError:
            return []
        return self._ready([(fd, (EVENT_WRITE if events & ~select.POLLIN else 0) | (EVENT_READ if events & ~select.POLLOUT else 0)) for fd, events in found])


class EpollSelector(_BaseSelectorImpl):
    def __init__(self):
        super().__init__()
        self._selector = select.epoll()

    def fileno(self):
        return self._selector.fileno()

    def register(self, fileobj, events, data=None):
        key = super().register(fileobj, events, data)
        try:
            self._selector.register(key.fd, (events & EVENT_READ and select.EPOLLIN) | (events & EVENT_WRITE and select.EPOLLOUT))
        except BaseException:
            super().unregister(fileobj)
            raise
        return key

    def unregister(self, fileobj):
        key = super().unregister(fileobj)
        try:
            self._selector.unregister(key.fd)
        except OSError:
            pass
        return key

    def select(self, timeout=None):
        timeout = None if timeout is None else max(math.ceil(timeout * 1e3) * 1e-3, 0)
        try:
            found = self._selector.poll(timeout, max(len(self._fd_to_key), 1))
        except InterruptedError:
            return []
        return self._ready([(fd, (EVENT_WRITE if events & ~select.EPOLLIN else 0) | (EVENT_READ if events & ~select.EPOLLOUT else 0)) for fd, events in found])

    def close(self):
        self._selector.close()
        super().close()


DefaultSelector = EpollSelector if _system.is_machine else PollSelector
