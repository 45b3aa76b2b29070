"""Connections: messages over pipes and sockets, between processes of one machine and of several. Each message is its length,
then its bytes; CPython's connections understand them. Where there is no machine below (a page), a pipe is a list."""

import os
import pickle
import struct

import _system
from select import POLLIN, POLLOUT, wait_for

from multiprocessing import context, util
from multiprocessing.context import AuthenticationError, BufferTooShort

__all__ = ["Client", "Listener", "Pipe", "wait"]

BUFSIZE, CONNECTION_TIMEOUT = 8192, 20.0
MESSAGE_LENGTH = 20
CHALLENGE, WELCOME, FAILURE = b"#CHALLENGE#", b"#WELCOME#", b"#FAILURE#"
default_family, families = "AF_UNIX", ["AF_INET", "AF_UNIX"]
_LONG = 0x7FFFFFFF


class _ConnectionBase:
    """What connections have in common: what they are for, and messages of objects and of bytes."""

    def __init__(self, handle, readable=True, writable=True):
        if not hasattr(handle, "__index__"):
            raise TypeError(f"'{type(handle).__name__}' object cannot be interpreted as an integer")
        if handle.__index__() < 0:
            raise ValueError("invalid handle")
        if not readable and not writable:
            raise ValueError("at least one of `readable` and `writable` must be True")
        self._handle, self._readable, self._writable = handle.__index__(), readable, writable

    closed = property(lambda self: self._handle is None)
    readable = property(lambda self: self._readable)
    writable = property(lambda self: self._writable)

    def _check_open(self):
        if self._handle is None:
            raise OSError("handle is closed")

    def _check_readable(self):
        self._check_open()
        if not self._readable:
            raise OSError("connection is write-only")

    def _check_writable(self):
        self._check_open()
        if not self._writable:
            raise OSError("connection is read-only")

    def fileno(self):
        self._check_open()
        return self._handle

    def close(self):
        if self._handle is not None:
            handle, self._handle = self._handle, None
            self._let_go(handle)

    def __del__(self):
        if getattr(self, "_handle", None) is not None:
            self.close()

    def send(self, obj):
        """The other end receives a copy of the object."""
        self._check_writable()
        self._put(pickle.dumps(obj))

    def recv(self):
        """The next object; EOFError where the other end is closed."""
        self._check_readable()
        return pickle.loads(self._take())

    def send_bytes(self, buffer, offset=0, size=None):
        self._check_writable()
        view = memoryview(buffer)
        view = view.cast("B") if view.itemsize > 1 else view
        if offset < 0:
            raise ValueError("offset is negative")
        if len(view) < offset:
            raise ValueError("buffer length < offset")
        if size is not None and size < 0:
            raise ValueError("size is negative")
        if size is not None and offset + size > len(view):
            raise ValueError("buffer length < offset + size")
        self._put(bytes(view[offset : None if size is None else offset + size]))

    def recv_bytes(self, maxlength=None):
        self._check_readable()
        if maxlength is not None and maxlength < 0:
            raise ValueError("negative maxlength")
        return self._take(maxlength)

    def recv_bytes_into(self, buffer, offset=0):
        """How many bytes the message had, which are in the buffer now."""
        self._check_readable()
        view = memoryview(buffer)
        view = view.cast("B") if view.itemsize > 1 or view.ndim > 1 else view
        if offset < 0:
            raise ValueError("negative offset")
        if offset > len(view):
            raise ValueError("offset too large")
        got = self._take()
        if len(view) < offset + len(got):
            raise BufferTooShort(got)
        view[offset : offset + len(got)] = got
        return len(got)

    def poll(self, timeout=0.0):
        """Whether there is something to receive within so many seconds."""
        self._check_readable()
        return self._is_ready(timeout)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, exc_tb):
        self.close()


class Connection(_ConnectionBase):
    """Over a descriptor."""

    def __init__(self, handle, readable=True, writable=True):
        super().__init__(handle, readable, writable)
        os.set_blocking(self._handle, False)

    def _let_go(self, handle):
        os.close(handle)

    def _write(self, data):
        data = memoryview(data)
        while data:
            try:
                data = data[os.write(self._handle, data) :]
            except BlockingIOError:
                wait_for([(self._handle, POLLOUT)], None)

    def _read(self, count):
        got, left = [], count
        while left:
            try:
                part = os.read(self._handle, min(left, 1 << 20))
            except BlockingIOError:
                wait_for([(self._handle, POLLIN)], None)
                continue
            if not part:
                if left == count:
                    raise EOFError
                raise OSError("got end of file during message")
            got.append(part)
            left -= len(part)
        return got[0] if len(got) == 1 else b"".join(got)

    def _put(self, data):
        self._write((struct.pack("!i", len(data)) if len(data) <= _LONG else struct.pack("!iQ", -1, len(data))) + data)

    def _put_at_once(self, data):
        """Whether there is room for the message now: a short one goes whole or not at all."""
        if len(data) + 4 > 4096:
            return False
        try:
            return os.write(self._handle, struct.pack("!i", len(data)) + data) > 0
        except BlockingIOError:
            return False

    def _take(self, most=None):
        size = struct.unpack("!i", self._read(4))[0]
        if size == -1:
            size = struct.unpack("!Q", self._read(8))[0]
        if most is not None and size > most:
            if self._writable:
                self._readable = False
            else:
                self.close()
            raise OSError("bad message length")
        return self._read(size) if size else b""

    def _is_ready(self, timeout):
        return bool(wait([self], timeout))

    def __reduce__(self):
        context.assert_spawning(self)


class _Listed(_ConnectionBase):
    """Inside this process: messages wait in a list until they are received."""

    def __init__(self, inbox, outbox, readable=True, writable=True):
        super().__init__(0, readable, writable)
        self._in, self._out = inbox, outbox

    def _let_go(self, handle):
        pass

    def _put(self, data):
        self._out.append(data)

    def _put_at_once(self, data):
        self._put(data)
        return True

    def _take(self, most=None):
        if not self._in:
            raise EOFError
        if most is not None and len(self._in[0]) > most:
            raise OSError("bad message length")
        return self._in.pop(0)

    def _is_ready(self, timeout):
        return bool(self._in)


def Pipe(duplex=True):
    """Two connections to each other; where it is not duplex, the first receives and the second sends."""
    if not _system.is_machine:
        a, b = [], []
        return _Listed(a, b, True, duplex), _Listed(b, a, duplex)
    if duplex:
        import socket

        a, b = socket.socketpair()
        return Connection(a.detach()), Connection(b.detach())
    a, b = os.pipe()
    return Connection(a, writable=False), Connection(b, readable=False)


def wait(object_list, timeout=None):
    """Those that are ready within so many seconds: connections, sockets, sentinels of processes."""
    objects = list(object_list)
    if not _system.is_machine:
        return [each for each in objects if not hasattr(each, "poll") or each.poll()]
    watched = [(each if isinstance(each, int) else each.fileno(), POLLIN) for each in objects]
    found = dict(wait_for(watched, None if timeout is None else max(timeout, 0.0)))
    return [each for each, (fd, _) in zip(objects, watched) if fd in found]


def address_type(address):
    """The family that an address is of."""
    if type(address) is tuple:
        return "AF_INET"
    if type(address) is str and address.startswith("\\\\"):
        return "AF_PIPE"
    if type(address) is str or (isinstance(address, bytes) and address.startswith(b"\0")):
        return "AF_UNIX"
    raise TypeError(f"address type of {address!r} unrecognized")


def arbitrary_address(family):
    """A free address of the family."""
    if family == "AF_INET":
        return "localhost", 0
    if family == "AF_UNIX":
        import tempfile

        return tempfile.mktemp(prefix="listener-", dir=util.get_temp_dir())
    raise ValueError("unrecognized family")


def _check_family(family):
    import socket

    if family == "AF_PIPE":
        raise ValueError(f"Family {family} is not recognized.")
    if not hasattr(socket, family):
        raise ValueError(f"Family {family} is not recognized.")
    return getattr(socket, family)


def _check_key(authkey):
    if authkey is not None and not isinstance(authkey, bytes):
        raise TypeError("authkey should be a byte string")


class Listener:
    """Takes connections at an address."""

    def __init__(self, address=None, family=None, backlog=1, *, authkey=None):
        import socket

        family = family or (address and address_type(address)) or default_family
        address = address or arbitrary_address(family)
        kind = _check_family(family)
        _check_key(authkey)
        self._authkey, self._family, self._last_accepted, self._unlink = authkey, family, None, None
        self._socket = socket.socket(kind)
        try:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._socket.bind(address)
            self._socket.listen(backlog)
            self._address = self._socket.getsockname()
        except OSError:
            self._socket.close()
            raise
        if family == "AF_UNIX" and isinstance(address, str) and not address.startswith("\0"):
            self._unlink = util.Finalize(self, os.unlink, (address,), exitpriority=0)

    def accept(self):
        """The next connection, whose other end has shown that it knows the key."""
        if self._socket is None:
            raise OSError("listener is closed")
        made, self._last_accepted = self._socket.accept()
        connection = Connection(made.detach())
        if self._authkey is not None:
            deliver_challenge(connection, self._authkey)
            answer_challenge(connection, self._authkey)
        return connection

    def close(self):
        listening, self._socket = self._socket, None
        if listening is not None:
            listening.close()
            unlink, self._unlink = self._unlink, None
            if unlink is not None:
                unlink()

    @property
    def address(self):
        return self._address

    @property
    def last_accepted(self):
        return self._last_accepted

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, exc_tb):
        self.close()


def Client(address, family=None, authkey=None):
    """A connection to a listener."""
    import socket

    kind = _check_family(family or address_type(address))
    _check_key(authkey)
    with socket.socket(kind) as made:
        made.connect(address)
        connection = Connection(made.detach())
    if authkey is not None:
        answer_challenge(connection, authkey)
        deliver_challenge(connection, authkey)
    return connection


def _digest(authkey, message):
    import hmac

    return hmac.new(authkey, message, "md5").digest()


def deliver_challenge(connection, authkey):
    """Asks the other end for what only who knows the key can answer."""
    if not isinstance(authkey, bytes):
        raise ValueError(f"Authkey must be bytes, not {type(authkey)!s}")
    message = os.urandom(MESSAGE_LENGTH)
    connection.send_bytes(CHALLENGE + message)
    if connection.recv_bytes(256) != _digest(authkey, message):
        connection.send_bytes(FAILURE)
        raise AuthenticationError("digest received was wrong")
    connection.send_bytes(WELCOME)


def answer_challenge(connection, authkey):
    if not isinstance(authkey, bytes):
        raise ValueError(f"Authkey must be bytes, not {type(authkey)!s}")
    message = connection.recv_bytes(256)
    assert message.startswith(CHALLENGE), f"message = {message!r}"
    connection.send_bytes(_digest(authkey, message[len(CHALLENGE) :]))
    if connection.recv_bytes(256) != WELCOME:
        raise AuthenticationError("digest sent was rejected")
