"""asyncore: sockets that are watched by one loop, and tell their handlers what happens."""

import os
import select
import socket
import sys
import time
import warnings
from errno import (EAGAIN, EALREADY, EBADF, ECONNABORTED, ECONNRESET, EINPROGRESS, EINVAL, EISCONN, ENOTCONN, EPIPE, ESHUTDOWN,
                   EWOULDBLOCK, errorcode)

_DEPRECATION_MSG = (f"The {__name__} module is deprecated and will be removed in Python 3.12. The recommended replacement is "
                    "asyncio")
warnings.warn(_DEPRECATION_MSG, DeprecationWarning, stacklevel=2)

_DISCONNECTED = frozenset({ECONNRESET, ENOTCONN, ESHUTDOWN, ECONNABORTED, EPIPE, EBADF})

try:
    socket_map
except NameError:
    socket_map = {}  # descriptor -> dispatcher; a reload keeps it


def _strerror(err):
    try:
        return os.strerror(err)
    except (ValueError, OverflowError, NameError):
        return errorcode.get(err, f"Unknown error {err}")


class ExitNow(Exception):
    """Ends a loop from inside a handler."""


_reraised_exceptions = (ExitNow, KeyboardInterrupt, SystemExit)


def _told(obj, *names):
    """Calls methods of a channel; what they raise goes to its handle_error, except what ends the loop."""
    try:
        for name in names:
            getattr(obj, name)()
    except _reraised_exceptions:
        raise
    except:
        obj.handle_error()


def read(obj):
    _told(obj, "handle_read_event")


def write(obj):
    _told(obj, "handle_write_event")


def _exception(obj):
    _told(obj, "handle_expt_event")


def readwrite(obj, flags):
    """Tells a channel what select.poll has said of it."""
    try:
        for mask, name in ((select.POLLIN, "handle_read_event"), (select.POLLOUT, "handle_write_event"),
                           (select.POLLPRI, "handle_expt_event"),
                           (select.POLLHUP | select.POLLERR | select.POLLNVAL, "handle_close")):
            if flags & mask:
                getattr(obj, name)()
    except OSError as error:
        if error.errno in _DISCONNECTED:
            obj.handle_close()
        else:
            obj.handle_error()
    except _reraised_exceptions:
        raise
    except:
        obj.handle_error()


def _wishes(channels):
    """(descriptor, wants to read, wants to write, accepts) of every channel."""
    for descriptor, channel in list(channels.items()):
        yield descriptor, channel.readable(), channel.writable(), channel.accepting


def poll(timeout=0.0, map=None):
    """Waits once by select, and tells those who are ready."""
    channels = socket_map if map is None else map
    if not channels:
        return
    readers, writers, watched = [], [], []
    for descriptor, reads, writes, accepts in _wishes(channels):
        if reads:
            readers.append(descriptor)
        if writes and not accepts:  # a listening socket has nothing to write
            writers.append(descriptor)
        if reads or writes:
            watched.append(descriptor)
    if not watched:
        time.sleep(timeout)
        return
    for ready, tell in zip(select.select(readers, writers, watched, timeout), (read, write, _exception)):
        for descriptor in ready:
            channel = channels.get(descriptor)
            if channel is not None:
                tell(channel)


def poll2(timeout=0.0, map=None):
    """Waits once by poll, and tells those who are ready."""
    channels = socket_map if map is None else map
    if timeout is not None:
        timeout = int(timeout * 1000)
    if not channels:
        return
    poller = select.poll()
    for descriptor, reads, writes, accepts in _wishes(channels):
        flags = (select.POLLIN | select.POLLPRI if reads else 0) | (select.POLLOUT if writes and not accepts else 0)
        if flags:
            poller.register(descriptor, flags)
    for descriptor, flags in poller.poll(timeout):
        channel = channels.get(descriptor)
        if channel is not None:
            readwrite(channel, flags)


poll3 = poll2  # the name it had


def loop(timeout=30.0, use_poll=False, map=None, count=None):
    """Waits until no channel is open, or `count` times."""
    channels = socket_map if map is None else map
    wait = poll2 if use_poll and hasattr(select, "poll") else poll
    while channels and (count is None or count > 0):
        wait(timeout, channels)
        if count is not None:
            count -= 1


class dispatcher:
    """A socket with methods that the loop calls."""

    debug = False
    connected = False
    accepting = False
    connecting = False
    closing = False
    addr = None
    ignore_log_types = frozenset({"warning"})

    def __init__(self, sock=None, map=None):
        self._map = socket_map if map is None else map
        self._fileno = None
        if not sock:
            self.socket = None
            return
        sock.setblocking(False)
        self.set_socket(sock, map)
        self.connected = True  # until getpeername says otherwise
        try:
            self.addr = sock.getpeername()
        except OSError as error:
            if error.errno not in (ENOTCONN, EINVAL):
                self.del_channel(map)  # the socket is broken: nobody shall wait for it
                raise
            self.connected = False

    def __repr__(self):
        status = [self.__class__.__module__ + "." + self.__class__.__qualname__]
        if self.accepting and self.addr:
            status.append("listening")
        elif self.connected:
            status.append("connected")
        if self.addr is not None:
            try:
                status.append("%s:%d" % self.addr)
            except TypeError:
                status.append(repr(self.addr))
        return f"<{' '.join(status)} at {id(self):#x}>"

    # ---- the map

    def add_channel(self, map=None):
        (self._map if map is None else map)[self._fileno] = self

    def del_channel(self, map=None):
        (self._map if map is None else map).pop(self._fileno, None)
        self._fileno = None

    # ---- the socket

    def create_socket(self, family=socket.AF_INET, type=socket.SOCK_STREAM):
        self.family_and_type = family, type
        made = socket.socket(family, type)
        made.setblocking(False)
        self.set_socket(made)

    def set_socket(self, sock, map=None):
        self.socket = sock
        self._fileno = sock.fileno()
        self.add_channel(map)

    def set_reuse_addr(self):
        try:
            old = self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, old | 1)
        except OSError:
            pass

    def readable(self):
        return True

    def writable(self):
        return True

    def listen(self, num):
        self.accepting = True
        return self.socket.listen(num)

    def bind(self, addr):
        self.addr = addr
        return self.socket.bind(addr)

    def connect(self, address):
        self.connected, self.connecting = False, True
        err = self.socket.connect_ex(address)
        if err in (EINPROGRESS, EALREADY, EWOULDBLOCK) or err == EINVAL and os.name == "nt":
            self.addr = address
        elif err in (0, EISCONN):
            self.addr = address
            self.handle_connect_event()
        else:
            raise OSError(err, errorcode[err])

    def accept(self):
        """(socket, address) of a client; None: there is none after all."""
        try:
            return self.socket.accept()
        except TypeError:
            return None
        except OSError as error:
            if error.errno in (EWOULDBLOCK, ECONNABORTED, EAGAIN):
                return None
            raise

    def send(self, data):
        try:
            return self.socket.send(data)
        except OSError as error:
            if error.errno == EWOULDBLOCK:
                return 0
            if error.errno not in _DISCONNECTED:
                raise
            self.handle_close()
            return 0

    def recv(self, buffer_size):
        try:
            data = self.socket.recv(buffer_size)
        except OSError as error:
            if error.errno not in _DISCONNECTED:
                raise
            data = b""
        if not data:  # the other side has closed
            self.handle_close()
            return b""
        return data

    def close(self):
        self.connected = self.accepting = self.connecting = False
        self.del_channel()
        if self.socket is None:
            return
        try:
            self.socket.close()
        except OSError as error:
            if error.errno not in (ENOTCONN, EBADF):
                raise

    # ---- what is said of it

    def log(self, message):
        sys.stderr.write(f"log: {message}\n")

    def log_info(self, message, type="info"):
        if type not in self.ignore_log_types:
            print(f"{type}: {message}")

    # ---- what the loop calls

    def handle_read_event(self):
        if self.accepting:
            self.handle_accept()
            return
        if not self.connected and self.connecting:
            self.handle_connect_event()
        self.handle_read()

    def handle_connect_event(self):
        err = self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if err:
            raise OSError(err, _strerror(err))
        self.handle_connect()
        self.connected, self.connecting = True, False

    def handle_write_event(self):
        if self.accepting:
            return
        if not self.connected and self.connecting:
            self.handle_connect_event()
        self.handle_write()

    def handle_expt_event(self):
        # Either data out of band, or an error that waits at the socket.
        if self.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            self.handle_close()
        else:
            self.handle_expt()

    def handle_error(self):
        _, kind, value, places = compact_traceback()
        try:
            shown = repr(self)
        except:
            shown = f"<__repr__(self) failed for object at {id(self):0x}>"
        self.log_info(f"uncaptured python exception, closing channel {shown} ({kind}:{value} {places})", "error")
        self.handle_close()

    def handle_expt(self):
        self.log_info("unhandled incoming priority event", "warning")

    def handle_read(self):
        self.log_info("unhandled read event", "warning")

    def handle_write(self):
        self.log_info("unhandled write event", "warning")

    def handle_connect(self):
        self.log_info("unhandled connect event", "warning")

    def handle_accept(self):
        client = self.accept()
        if client is not None:
            self.handle_accepted(*client)

    def handle_accepted(self, sock, addr):
        sock.close()
        self.log_info("unhandled accepted event", "warning")

    def handle_close(self):
        self.log_info("unhandled close event", "warning")
        self.close()


class dispatcher_with_send(dispatcher):
    """A dispatcher that keeps what could not be sent at once."""

    def __init__(self, sock=None, map=None):
        dispatcher.__init__(self, sock, map)
        self.out_buffer = b""

    def initiate_send(self):
        sent = dispatcher.send(self, self.out_buffer[:65536])
        self.out_buffer = self.out_buffer[sent:]

    def handle_write(self):
        self.initiate_send()

    def writable(self):
        return not self.connected or len(self.out_buffer)

    def send(self, data):
        if self.debug:
            self.log_info(f"sending {data!r}")
        self.out_buffer += data
        self.initiate_send()


def compact_traceback():
    """((file, function, line) of the innermost place, exception type, exception, text of all places)"""
    kind, value, place = sys.exc_info()
    if not place:
        raise AssertionError("traceback does not exist")
    places = []
    while place:
        code = place.tb_frame.f_code
        places.append((code.co_filename, code.co_name, str(place.tb_lineno)))
        place = place.tb_next
    return places[-1], kind, value, " ".join(f"[{'|'.join(one)}]" for one in places)


def close_all(map=None, ignore_all=False):
    """Closes every channel."""
    channels = socket_map if map is None else map
    for channel in list(channels.values()):
        try:
            channel.close()
        except OSError as error:
            if error.errno != EBADF and not ignore_all:
                raise
        except _reraised_exceptions:
            raise
        except:
            if not ignore_all:
                raise
    channels.clear()


class file_wrapper:
    """A descriptor of a file that looks like a socket. It is a duplicate: who gave it may close it."""

    def __init__(self, fd):
        self.fd = os.dup(fd)

    def __del__(self):
        if self.fd >= 0:
            warnings.warn(f"unclosed file {self!r}", ResourceWarning, source=self)
        self.close()

    def recv(self, *args):
        return os.read(self.fd, *args)

    def send(self, *args):
        return os.write(self.fd, *args)

    def getsockopt(self, level, optname, buflen=None):
        if level == socket.SOL_SOCKET and optname == socket.SO_ERROR and not buflen:
            return 0
        raise NotImplementedError("Only asyncore specific behaviour implemented.")

    read, write = recv, send

    def close(self):
        if self.fd < 0:
            return
        fd, self.fd = self.fd, -1
        os.close(fd)

    def fileno(self):
        return self.fd


class file_dispatcher(dispatcher):
    """A dispatcher of a descriptor: a pipe, a file."""

    def __init__(self, fd, map=None):
        dispatcher.__init__(self, None, map)
        self.connected = True
        try:
            fd = fd.fileno()
        except AttributeError:
            pass
        self.set_file(fd)
        os.set_blocking(fd, False)

    def set_file(self, fd):
        self.socket = file_wrapper(fd)
        self._fileno = self.socket.fileno()
        self.add_channel()
