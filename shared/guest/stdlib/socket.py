"""Sockets of the machine. A page has none: there each call says that the network is unreachable.

Descriptors are never waited for inside a call of the system: a thread that waits lets the others go on (select)."""

import errno
import io
import os
import struct
import sys
from time import monotonic

import _socket_constants
import _system
from _socket_constants import *  # noqa: F403
from _socket_constants import AF_INET, AF_INET6, AF_UNIX, SOCK_DGRAM, SOCK_STREAM, AddressFamily, AddressInfo, MsgFlag, SocketKind
from _socket_names import (
    _enum, gaierror, getaddrinfo, getfqdn, gethostbyaddr, gethostbyname, gethostbyname_ex, gethostname, getnameinfo,
    getprotobyname, getservbyname, getservbyport, herror, htonl, htons, inet_aton, inet_ntoa, inet_ntop, inet_pton, ntohl, ntohs,
    pack_address, unpack_address
)  # fmt: skip
from select import POLLIN, POLLOUT, wait_for

__all__ = [
    "AddressFamily", "AddressInfo", "MsgFlag", "SocketKind", "SocketType", "close", "create_connection", "create_server", "error",
    "fromfd", "gaierror", "getaddrinfo", "getdefaulttimeout", "getfqdn", "gethostbyaddr", "gethostbyname", "gethostbyname_ex",
    "gethostname", "getnameinfo", "getprotobyname", "getservbyname", "getservbyport", "has_dualstack_ipv6", "has_ipv6", "herror", "CMSG_LEN", "CMSG_SPACE", "dup", "if_indextoname", "if_nameindex", "if_nametoindex",
    "recv_fds", "send_fds", "sethostname",
    "htonl", "htons", "inet_aton", "inet_ntoa", "inet_ntop", "inet_pton", "ntohl", "ntohs", "setdefaulttimeout", "socket",
    "socketpair", "timeout", *_socket_constants.numbers,
]  # fmt: skip

error, timeout = OSError, TimeoutError
EBADF, EAGAIN, EWOULDBLOCK = errno.EBADF, errno.EAGAIN, errno.EWOULDBLOCK
has_ipv6 = True
_NO_WAIT = int(_socket_constants.MSG_DONTWAIT)
_MOST_BESIDE = 2**31 - 1  #: Bytes beside a message.
_default_timeout = [None]

# CPython has these in C: no traceback shows them.
__natives__ = (
    "socket.connect socket.bind socket.recv socket.recv_into socket.recvfrom socket.send socket.sendall socket.sendto "
    "socket.sendmsg socket.recvmsg CMSG_LEN CMSG_SPACE if_nameindex if_nametoindex if_indextoname sethostname "
    "socket.listen socket.setsockopt socket.getsockopt socket.getpeername socket.shutdown socket._accept "
)


def _checked_timeout(value):
    if value is None:
        return None
    if not isinstance(value, (int, float)):
        if not hasattr(value, "__float__"):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        value = float(value)
    if value != value:
        raise ValueError("Invalid value NaN (not a number)")
    if value < 0:
        raise ValueError("Timeout value out of range")
    return float(value)


def getdefaulttimeout():
    return _default_timeout[0]


def setdefaulttimeout(timeout, /):
    _default_timeout[0] = _checked_timeout(timeout)


class socket:
    __slots__ = ("__weakref__", "_fd", "_family", "_type", "_proto", "_timeout", "_io_refs", "_closed")

    def __init__(self, family=-1, type=-1, proto=-1, fileno=None):
        self._fd, self._io_refs, self._closed, self._timeout = -1, 0, False, None
        if not _system.is_machine:
            raise OSError(101, "Network is unreachable")
        if fileno is None:
            family, type, proto = (AF_INET if family == -1 else family, SOCK_STREAM if type == -1 else type, 0 if proto == -1 else proto)
            self._fd = _system.socket(int(family), int(type), proto)
        else:
            if isinstance(fileno, float):
                raise TypeError("integer argument expected, got float")
            if fileno < 0:
                raise ValueError("negative file descriptor")
            packed = _system.getsockname(fileno)
            number = lambda name: struct.unpack("=i", _system.getsockopt(fileno, 1, name, 4))[0]  # noqa: E731
            family = struct.unpack_from("=H", packed)[0] if family == -1 else family
            type = number(3) if type == -1 else type
            proto = number(38) if proto == -1 else proto
            self._fd = fileno
        self._family, self._type, self._proto = int(family), int(type) & 15, proto
        if int(type) & 0o4000:
            self._timeout = 0.0
        elif _default_timeout[0] is not None:
            self.settimeout(_default_timeout[0])

    family = property(lambda self: _enum(AddressFamily, self._family))
    type = property(lambda self: _enum(SocketKind, self._type))
    proto = property(lambda self: self._proto)
    timeout = property(lambda self: self._timeout)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        if not self._closed:
            self.close()

    def __repr__(self):
        closed = " [closed]" if self._closed else ""
        made = f"<{type(self).__module__}.{type(self).__qualname__}{closed} fd={self._fd}, family={self._family}, type={self._type}, proto={self._proto}"
        for name, ask in () if self._closed else (("laddr", self.getsockname), ("raddr", self.getpeername)):
            try:
                address = ask()
                if address:
                    made += f", {name}={address}"
            except (OSError, AttributeError):
                pass
        return made + ">"

    def __getstate__(self):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")

    def __del__(self):
        if getattr(self, "_fd", -1) >= 0 and not self._closed:
            import warnings

            warnings.warn(f"unclosed {self!r}", ResourceWarning, 2, source=self)
            _system.close(self._fd)
            self._fd = -1

    def _wait(self, events, deadline):
        """Until the descriptor is ready; TimeoutError after the deadline."""
        left = None if deadline is None else deadline - monotonic()
        if left is not None and left <= 0 or not wait_for([(self._fd, events)], left):
            raise TimeoutError("timed out")

    def _deadline(self):
        return None if self._timeout is None else monotonic() + self._timeout

    def _again(self, events, call, *arguments):
        """The call's result, as soon as it does not have to wait."""
        deadline = self._deadline()
        while True:
            try:
                return call(self._fd, *arguments)
            except BlockingIOError:
                if self._timeout == 0:
                    raise
            self._wait(events, deadline)

    def fileno(self):
        return self._fd

    def detach(self):
        fd, self._fd, self._closed = self._fd, -1, True
        return fd

    def _close_now(self):
        fd, self._fd = self._fd, -1
        if fd >= 0:
            _system.close(fd)

    def close(self):
        self._closed = True
        if self._io_refs <= 0:
            self._close_now()

    def _decref_socketios(self):
        if self._io_refs > 0:
            self._io_refs -= 1
        if self._closed:
            self.close()

    def dup(self):
        fd = os.dup(self._fd)
        made = self.__class__(self._family, self._type, self._proto, fileno=fd)
        made.settimeout(self._timeout)
        return made

    def bind(self, address, /):
        _system.bind(self._fd, pack_address(self._family, address, "bind()"))

    def listen(self, backlog=128, /):
        if not hasattr(backlog, "__index__"):
            raise TypeError(f"'{type(backlog).__name__}' object cannot be interpreted as an integer")
        _system.listen(self._fd, max(backlog, 0))

    def accept(self):
        """(the connection, the peer's address)."""
        deadline = self._deadline()
        if self._timeout != 0 and self._is_listening():
            self._wait(POLLIN, deadline)
        fd, address = self._again(POLLIN, _system.accept)
        made = socket(self._family, self._type, self._proto, fileno=fd)
        if _default_timeout[0] is None and self._timeout:
            made.setblocking(True)
        return made, unpack_address(address)

    def _is_listening(self):
        return self.getsockopt(1, 30) != 0

    def connect(self, address, /):
        packed = pack_address(self._family, address, "connect()")
        self._connect(packed)

    def _connect(self, packed):
        if self._timeout == 0:
            _system.connect(self._fd, packed)
            return
        deadline = self._deadline()
        _system.set_nonblocking(self._fd, True)
        try:
            _system.connect(self._fd, packed)
        except BlockingIOError:
            self._wait(POLLOUT, deadline)
            number = self.getsockopt(1, 4)
            if number:
                raise OSError(number, os.strerror(number)) from None
        finally:
            if self._timeout is None:
                _system.set_nonblocking(self._fd, False)

    def connect_ex(self, address, /):
        packed = pack_address(self._family, address, "connect_ex()")
        try:
            self._connect(packed)
        except TimeoutError as e:
            return e.errno or errno.EAGAIN
        except OSError as e:
            return e.errno
        return 0

    def getsockname(self):
        return unpack_address(_system.getsockname(self._fd))

    def getpeername(self):
        return unpack_address(_system.getpeername(self._fd))

    def shutdown(self, how, /):
        _system.shutdown(self._fd, how)

    def _received(self, count, flags, what):
        if count < 0:
            raise ValueError(f"negative buffersize in {what}")
        return self._again(POLLIN, _system.recv, count, int(flags) | _NO_WAIT)

    def recv(self, bufsize, flags=0, /):
        return self._received(bufsize, flags, "recv")[0]

    def recvfrom(self, bufsize, flags=0, /):
        data, address = self._received(bufsize, flags, "recvfrom")
        return data, unpack_address(address)

    def _received_into(self, buffer, nbytes, flags, what):
        view = memoryview(buffer).cast("B")
        if nbytes < 0:
            raise ValueError(f"negative buffersize in {what}")
        if nbytes > len(view):
            raise ValueError("nbytes is greater than the length of the buffer" if what == "recvfrom_into" else "buffer too small for requested bytes")
        data, address = self._received(nbytes or len(view), flags, what)
        view[:len(data)] = data
        return len(data), unpack_address(address)

    def recv_into(self, buffer, nbytes=0, flags=0):
        return self._received_into(buffer, nbytes, flags, "recv_into")[0]

    def recvfrom_into(self, buffer, nbytes=0, flags=0):
        return self._received_into(buffer, nbytes, flags, "recvfrom_into")

    def send(self, data, flags=0, /):
        return self._again(POLLOUT, _system.send, data, int(flags) | _NO_WAIT, b"")

    def sendall(self, data, flags=0, /):
        if not isinstance(data, (bytes, bytearray)):
            data = memoryview(data).cast("B") if not isinstance(data, str) else self.send(data)
        view, at, deadline = memoryview(data), 0, self._deadline()
        while at < len(view):
            try:
                at += _system.send(self._fd, view[at:], int(flags) | _NO_WAIT, b"")
            except BlockingIOError:
                if self._timeout == 0:
                    raise
                self._wait(POLLOUT, deadline)

    def sendto(self, data, *arguments):
        if not 1 <= len(arguments) <= 2:
            raise TypeError(f"sendto() takes 2 or 3 arguments ({len(arguments) + 1} given)")
        flags = arguments[0] if len(arguments) == 2 else 0
        packed = pack_address(self._family, arguments[-1], "sendto()")
        return self._again(POLLOUT, _system.send, data, int(flags) | _NO_WAIT, packed)

    def sendmsg(self, buffers, ancdata=(), flags=0, address=None, /):
        data = b"".join([_bytes(buffer) for buffer in _listed(buffers, 1)])
        beside = [_control(item) for item in _listed(ancdata, 2)]
        packed = b"" if address is None else pack_address(self._family, address, "sendmsg()")
        return self._again(POLLOUT, _system.sendmsg, data, beside, int(flags) | _NO_WAIT, packed)

    def recvmsg(self, bufsize, ancbufsize=0, flags=0, /):
        if bufsize < 0:
            raise ValueError("negative buffer size in recvmsg()")
        if not 0 <= ancbufsize <= _MOST_BESIDE:
            raise ValueError("invalid ancillary data buffer length")
        data, beside, told, address = self._again(POLLIN, _system.recvmsg, bufsize, ancbufsize, int(flags) | _NO_WAIT)
        return data, beside, told, unpack_address(address)

    def recvmsg_into(self, buffers, ancbufsize=0, flags=0, /):
        views = [memoryview(buffer).cast("B") for buffer in buffers]
        data, *rest = self.recvmsg(sum(map(len, views)), ancbufsize, flags)
        at = 0
        for view in views:
            part = data[at : at + len(view)]
            view[: len(part)] = part
            at += len(part)
        return len(data), *rest

    def sendfile(self, file, offset=0, count=None):
        """Sends a file's bytes; how many there were."""
        if self.gettimeout() == 0:
            raise ValueError("non-blocking sockets are not supported")
        if "b" not in getattr(file, "mode", "b"):
            raise ValueError("file should be opened in binary mode")
        if not self._type & SOCK_STREAM:
            raise ValueError("only SOCK_STREAM type sockets are supported")
        if count is not None:
            if not isinstance(count, int):
                raise TypeError(f"count must be a positive integer (got {count!r})")
            if count <= 0:
                raise ValueError(f"count must be a positive integer (got {count!r})")
        if offset:
            file.seek(offset)
        sent = 0
        while count is None or sent < count:
            data = file.read(8192 if count is None else min(8192, count - sent))
            if not data:
                break
            self.sendall(data)
            sent += len(data)
        if hasattr(file, "seek"):
            file.seek(offset + sent)
        return sent

    def setsockopt(self, level, optname, *value):
        if len(value) == 2 and value[0] is None:
            data = bytes(value[1])
        elif len(value) != 1:
            raise TypeError(f"setsockopt() takes exactly 3 arguments ({len(value) + 2} given)")
        else:
            data = struct.pack("=i", value[0]) if isinstance(value[0], int) else value[0]
        _system.setsockopt(self._fd, int(level), int(optname), data)

    def getsockopt(self, level, optname, buflen=0, /):
        if buflen < 0 or buflen > 1024:
            raise OSError("getsockopt buflen out of range")
        data = _system.getsockopt(self._fd, int(level), int(optname), buflen or 4)
        return data if buflen else struct.unpack("=i", data)[0]

    def settimeout(self, value, /):
        self._timeout = _checked_timeout(value)
        _system.set_nonblocking(self._fd, self._timeout is not None)

    def gettimeout(self):
        return self._timeout

    def setblocking(self, flag, /):
        if not hasattr(flag, "__index__"):
            raise TypeError(f"'{type(flag).__name__}' object cannot be interpreted as an integer")
        self.settimeout(None if flag else 0.0)

    def getblocking(self):
        return self._timeout != 0

    def get_inheritable(self):
        return not _system.is_close_on_exec(self._fd)

    def set_inheritable(self, inheritable):
        _system.set_close_on_exec(self._fd, not inheritable)

    def makefile(self, mode="r", buffering=None, *, encoding=None, errors=None, newline=None):
        """A file over the socket: binary or text, for reading, writing or both."""
        if not set(mode) <= {"r", "w", "b"}:
            raise ValueError(f"invalid mode {mode!r} (only r, w, b allowed)")
        writing, binary = "w" in mode, "b" in mode
        reading = "r" in mode or not writing
        raw = SocketIO(self, "r" * reading + "w" * writing)
        self._io_refs += 1
        buffering = io.DEFAULT_BUFFER_SIZE if buffering is None or buffering < 0 else buffering
        if buffering == 0:
            if not binary:
                raise ValueError("unbuffered streams must be binary")
            return raw
        kind = io.BufferedRWPair if reading and writing else io.BufferedReader if reading else io.BufferedWriter
        buffer = kind(raw, raw, buffering) if reading and writing else kind(raw, buffering)
        if binary:
            return buffer
        text = io.TextIOWrapper(buffer, encoding, errors, newline)
        text.mode = mode
        return text


SocketType = socket


def _listed(items, number):
    try:
        return list(items)
    except TypeError:
        raise TypeError(f"sendmsg() argument {number} must be an iterable") from None


def _bytes(data):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return bytes(memoryview(data))


def _control(item):
    """(level, kind, bytes) that go beside a message."""
    if len(item) != 3:
        raise TypeError(f"[sendmsg() ancillary data items]() argument must be sequence of length 3, not {len(item)}")
    level, kind, data = item
    return int(level), int(kind), _bytes(data)


def CMSG_LEN(length, /):
    """How long a part beside a message is, with its head."""
    if not 0 <= length <= _MOST_BESIDE - 16:
        raise OverflowError("CMSG_LEN() argument out of range")
    return 16 + length


def CMSG_SPACE(length, /):
    """As CMSG_LEN, where another part follows."""
    if not 0 <= length <= _MOST_BESIDE - 23:
        raise OverflowError("CMSG_SPACE() argument out of range")
    return 16 + (length + 7 & ~7)


def send_fds(sock, buffers, fds, flags=0, address=None):
    """Sends descriptors beside a message."""
    import array

    return sock.sendmsg(buffers, [(_socket_constants.SOL_SOCKET, _socket_constants.SCM_RIGHTS, array.array("i", fds))])


def recv_fds(sock, bufsize, maxfds, flags=0):
    """(message, descriptors, flags, the sender's address)."""
    import array

    fds = array.array("i")
    message, beside, told, address = sock.recvmsg(bufsize, CMSG_LEN(maxfds * fds.itemsize))
    for level, kind, data in beside:
        if level == _socket_constants.SOL_SOCKET and kind == _socket_constants.SCM_RIGHTS:
            fds.frombytes(data[: len(data) - len(data) % fds.itemsize])
    return message, list(fds), told, address


def if_nameindex():
    """[(number, name)] of the machine's interfaces."""
    return _system.if_nameindex() if _system.is_machine else []


def if_nametoindex(if_name, /):
    for number, name in if_nameindex():
        if name == os.fsdecode(if_name):
            return number
    raise OSError("no interface with this name")


def if_indextoname(if_index, /):
    for number, name in if_nameindex():
        if number == if_index:
            return name
    raise OSError(errno.ENXIO, os.strerror(errno.ENXIO))


def sethostname(name, /):
    _system.sethostname(os.fsdecode(name))


def dup(fd, /):
    return os.dup(fd)


class SocketIO(io.RawIOBase):
    """The raw file that makefile's files are over."""

    def __init__(self, sock, mode):
        if mode not in ("r", "w", "rw", "rb", "wb", "rwb"):
            raise ValueError(f"invalid mode: {mode!r}")
        super().__init__()
        self._sock = sock
        self._mode = mode if "b" in mode else mode + "b"
        self._timeout_occurred = False

    def readinto(self, b):
        self._checkClosed()
        self._checkReadable()
        if self._timeout_occurred:
            raise OSError("cannot read from timed out object")
        try:
            return self._sock.recv_into(b)
        except TimeoutError:
            self._timeout_occurred = True
            raise
        except BlockingIOError:
            return None

    def write(self, b):
        self._checkClosed()
        self._checkWritable()
        try:
            return self._sock.send(b)
        except BlockingIOError:
            return None

    def readable(self):
        if self.closed:
            raise ValueError("I/O operation on closed socket.")
        return "r" in self._mode

    def writable(self):
        if self.closed:
            raise ValueError("I/O operation on closed socket.")
        return "w" in self._mode

    def seekable(self):
        if self.closed:
            raise ValueError("I/O operation on closed socket.")
        return super().seekable()

    def fileno(self):
        self._checkClosed()
        return self._sock.fileno()

    @property
    def name(self):
        return self.fileno() if not self.closed else -1

    @property
    def mode(self):
        return self._mode

    def close(self):
        if self.closed:
            return
        super().close()
        self._sock._decref_socketios()
        self._sock = None


def fromfd(fd, family, type, proto=0):
    return socket(family, type, proto, fileno=os.dup(fd))


def socketpair(family=None, type=SOCK_STREAM, proto=0):
    """Two sockets that talk to each other."""
    family = AF_UNIX if family is None else family
    a, b = _system.socketpair(int(family), int(type), proto)
    return socket(family, type, proto, a), socket(family, type, proto, b)


def close(fd, /):
    _system.close(fd)


_GLOBAL_DEFAULT_TIMEOUT = object()


def create_connection(address, timeout=_GLOBAL_DEFAULT_TIMEOUT, source_address=None, *, all_errors=False):
    """A socket that is connected to the first of a host's addresses that answers."""
    host, port = address
    failures = []
    for family, kind, proto, _, found in getaddrinfo(host, port, 0, SOCK_STREAM):
        made = None
        try:
            made = socket(family, kind, proto)
            if timeout is not _GLOBAL_DEFAULT_TIMEOUT:
                made.settimeout(timeout)
            if source_address:
                made.bind(source_address)
            made.connect(found)
            return made
        except OSError as e:
            failures[:0 if all_errors else None] = []
            failures = [*failures, e] if all_errors else [e]
            if made is not None:
                made.close()
    if not failures:
        raise OSError("getaddrinfo returns an empty list")
    try:
        raise ExceptionGroup("create_connection failed", failures) if all_errors else failures[0]
    finally:
        failures.clear()


def has_dualstack_ipv6():
    try:
        with socket(AF_INET6, SOCK_STREAM) as sock:
            sock.setsockopt(_socket_constants.IPPROTO_IPV6, _socket_constants.IPV6_V6ONLY, 0)
            return True
    except OSError:
        return False


def create_server(address, *, family=AF_INET, backlog=None, reuse_port=False, dualstack_ipv6=False):
    """A socket that listens at the address."""
    if dualstack_ipv6 and not has_dualstack_ipv6():
        raise ValueError("dualstack_ipv6 not supported on this platform")
    if dualstack_ipv6 and family != AF_INET6:
        raise ValueError("dualstack_ipv6 requires AF_INET6 family")
    made = socket(family, SOCK_STREAM)
    try:
        made.setsockopt(_socket_constants.SOL_SOCKET, _socket_constants.SO_REUSEADDR, 1)
        if reuse_port:
            made.setsockopt(_socket_constants.SOL_SOCKET, _socket_constants.SO_REUSEPORT, 1)
        if family == AF_INET6:
            made.setsockopt(_socket_constants.IPPROTO_IPV6, _socket_constants.IPV6_V6ONLY, int(not dualstack_ipv6))
        try:
            made.bind(address)
        except OSError as e:
            raise OSError(e.errno, f"{e.strerror} (while attempting to bind on address {address!r})") from None
        made.listen() if backlog is None else made.listen(backlog)
        return made
    except OSError:
        made.close()
        raise
