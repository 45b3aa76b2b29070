"""asyncio.selector_events: loops that wait for descriptors, and the transports over them."""

import collections
import socket
from select import POLLIN, POLLOUT, wait_for

from . import base_events, events, protocols, transports
from ._connections import Connections

__all__ = ("BaseSelectorEventLoop",)


class BaseSelectorEventLoop(Connections, base_events.BaseEventLoop):
    def __init__(self, selector=None):
        super().__init__()
        self._watched = {}  #: Descriptor -> [its reader's handle or None, its writer's].

    def close(self):
        super().close()
        self._watched.clear()

    def _await_events(self, timeout):
        """Until a descriptor is ready, another thread wakes the loop, or the time is over."""
        if not self._watched:
            super()._await_events(timeout)
            return
        asked = [(fd, POLLIN * (reader is not None) | POLLOUT * (writer is not None)) for fd, (reader, writer) in self._watched.items()]
        for fd, found in wait_for(asked, timeout, self._wakeup.is_set):
            handles = self._watched.get(fd)
            if handles is None:
                continue
            for handle, unready in zip(handles, (POLLOUT, POLLIN)):
                if handle is not None and found & ~unready and not handle._cancelled:
                    self._ready.append(handle)

    def _add_handle(self, fd, index, callback, args):
        self._check_closed()
        handle = events.Handle(callback, args, self)
        handles = self._watched.setdefault(_descriptor(fd), [None, None])
        if handles[index] is not None:
            handles[index].cancel()
        handles[index] = handle
        return handle

    def _remove_handle(self, fd, index):
        if self.is_closed():
            return False
        fd = _descriptor(fd)
        handles = self._watched.get(fd)
        if handles is None or handles[index] is None:
            return False
        handles[index].cancel()
        handles[index] = None
        if handles == [None, None]:
            del self._watched[fd]
        return True

    def _add_reader(self, fd, callback, *args):
        return self._add_handle(fd, 0, callback, args)

    def _add_writer(self, fd, callback, *args):
        return self._add_handle(fd, 1, callback, args)

    def _remove_reader(self, fd):
        return self._remove_handle(fd, 0)

    def _remove_writer(self, fd):
        return self._remove_handle(fd, 1)

    def add_reader(self, fd, callback, *args):
        self._add_handle(fd, 0, callback, args)

    def add_writer(self, fd, callback, *args):
        self._add_handle(fd, 1, callback, args)

    def remove_reader(self, fd):
        return self._remove_handle(fd, 0)

    def remove_writer(self, fd):
        return self._remove_handle(fd, 1)

    def _check_nonblocking(self, sock):
        if self._debug and sock.gettimeout() != 0:
            raise ValueError("the socket must be non-blocking")

    async def _when_ready(self, sock, index, call, *args):
        """The call's result, as soon as it does not have to wait."""
        self._check_nonblocking(sock)
        while True:
            try:
                return call(*args)
            except (BlockingIOError, InterruptedError):
                pass
            await self._readiness(sock, index)

    async def _readiness(self, sock, index):
        waiter, fd = self.create_future(), sock.fileno()
        self._add_handle(fd, index, lambda: waiter.done() or waiter.set_result(None), ())
        try:
            await waiter
        finally:
            self._remove_handle(fd, index)

    async def sock_recv(self, sock, n):
        return await self._when_ready(sock, 0, sock.recv, n)

    async def sock_recv_into(self, sock, buf):
        return await self._when_ready(sock, 0, sock.recv_into, buf)

    async def sock_recvfrom(self, sock, bufsize):
        return await self._when_ready(sock, 0, sock.recvfrom, bufsize)

    async def sock_recvfrom_into(self, sock, buf, nbytes=0):
        return await self._when_ready(sock, 0, sock.recvfrom_into, buf, nbytes or len(buf))

    async def sock_sendto(self, sock, data, address):
        return await self._when_ready(sock, 1, sock.sendto, data, address)

    async def sock_accept(self, sock):
        connection, address = await self._when_ready(sock, 0, sock.accept)
        connection.setblocking(False)
        return connection, address

    async def sock_sendall(self, sock, data):
        self._check_nonblocking(sock)
        view, at = memoryview(data), 0
        while at < len(view):
            at += await self._when_ready(sock, 1, sock.send, view[at:])

    async def sock_connect(self, sock, address):
        self._check_nonblocking(sock)
        if sock.family in (socket.AF_INET, socket.AF_INET6):
            found = await self.getaddrinfo(*address[:2], family=sock.family, type=sock.type, proto=sock.proto)
            address = found[0][4]
        try:
            sock.connect(address)
        except (BlockingIOError, InterruptedError):
            await self._readiness(sock, 1)
            number = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
            if number:
                raise OSError(number, f"Connect call failed {address}") from None
        except ConnectionRefusedError as error:
            raise OSError(error.errno, f"Connect call failed {address}") from None

    def _start_accepting(self, protocol_factory, sock, server=None, backlog=100):
        self._add_reader(sock.fileno(), self._accept_connections, protocol_factory, sock, server, backlog)

    def _accept_connections(self, protocol_factory, sock, server, backlog):
        for _ in range(backlog):
            try:
                connection, address = sock.accept()
                connection.setblocking(False)
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            protocol = protocol_factory()
            self._make_socket_transport(connection, protocol, extra={"peername": address}, server=server)

    def _make_socket_transport(self, sock, protocol, waiter=None, *, extra=None, server=None):
        return _SelectorSocketTransport(self, sock, protocol, waiter, extra, server)

    def _make_datagram_transport(self, sock, protocol, address=None, waiter=None, extra=None):
        return _SelectorDatagramTransport(self, sock, protocol, address, waiter, extra)


def _descriptor(fileobj):
    fd = fileobj if isinstance(fileobj, int) else int(fileobj.fileno())
    if fd < 0:
        raise ValueError(f"Invalid file descriptor: {fd}")
    return fd


def _release(waiter):
    if waiter is not None and not waiter.cancelled():
        waiter.set_result(None)


class _SelectorTransport(transports._FlowControlMixin):
    max_size = 256 * 1024
    _sock = None

    def __init__(self, loop, sock, protocol, extra=None, server=None):
        super().__init__(extra, loop)
        self._extra["socket"] = sock
        for name, ask in (("sockname", sock.getsockname), ("peername", sock.getpeername)):
            if name not in self._extra:
                try:
                    self._extra[name] = ask()
                except OSError:
                    self._extra[name] = None
        self._sock, self._sock_fd, self._server = sock, sock.fileno(), server
        self._buffer, self._conn_lost, self._closing, self._paused = collections.deque(), 0, False, False
        self.set_protocol(protocol)
        if server is not None:
            server._attach()

    def __repr__(self):
        info = [self.__class__.__name__]
        if self._sock is None:
            info.append("closed")
        elif self._closing:
            info.append("closing")
        info.append(f"fd={self._sock_fd}")
        if self._sock is not None and not self._loop.is_closed():
            reader, writer = self._loop._watched.get(self._sock_fd, (None, None))
            info.append("read=idle" if reader is None else "read=polling")
            info.append(f"write=<{'idle' if writer is None else 'polling'}, bufsize={self.get_write_buffer_size()}>")
        return "<{}>".format(" ".join(info))

    def abort(self):
        self._force_close(None)

    def set_protocol(self, protocol):
        self._protocol = protocol

    def get_protocol(self):
        return self._protocol

    def is_closing(self):
        return self._closing

    def is_reading(self):
        return not self.is_closing() and not self._paused

    def pause_reading(self):
        if self.is_reading():
            self._paused = True
            self._loop._remove_reader(self._sock_fd)

    def resume_reading(self):
        if not self._closing and self._paused:
            self._paused = False
            self._loop._add_reader(self._sock_fd, self._read_ready)

    def close(self):
        if self._closing:
            return
        self._closing = True
        self._loop._remove_reader(self._sock_fd)
        if not self._buffer:
            self._conn_lost += 1
            self._loop._remove_writer(self._sock_fd)
            self._loop.call_soon(self._call_connection_lost, None)

    def _fatal_error(self, error, message="Fatal error on transport"):
        if not isinstance(error, OSError):
            self._loop.call_exception_handler({"message": message, "exception": error, "transport": self, "protocol": self._protocol})
        self._force_close(error)

    def _force_close(self, error):
        if self._conn_lost:
            return
        if self._buffer:
            self._buffer.clear()
            self._loop._remove_writer(self._sock_fd)
        if not self._closing:
            self._closing = True
            self._loop._remove_reader(self._sock_fd)
        self._conn_lost += 1
        self._loop.call_soon(self._call_connection_lost, error)

    def _call_connection_lost(self, error):
        try:
            self._protocol.connection_lost(error)
        finally:
            self._sock.close()
            self._sock = self._protocol = None
            server, self._server = self._server, None
            if server is not None:
                server._detach()

    def get_write_buffer_size(self):
        return sum(map(len, self._buffer))

    def _check_data(self, data):
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"data argument must be a bytes-like object, not {type(data).__name__!r}")


class _SelectorSocketTransport(_SelectorTransport):
    def __init__(self, loop, sock, protocol, waiter=None, extra=None, server=None):
        self._eof = False
        super().__init__(loop, sock, protocol, extra, server)
        if sock.family in (socket.AF_INET, socket.AF_INET6):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._loop.call_soon(self._protocol.connection_made, self)
        self._loop.call_soon(self._start_reading)
        if waiter is not None:
            self._loop.call_soon(_release, waiter)

    def _start_reading(self):
        if self.is_reading():
            self._loop._add_reader(self._sock_fd, self._read_ready)

    def _read_ready(self):
        if self._conn_lost:
            return
        try:
            data = self._sock.recv(self.max_size)
        except (BlockingIOError, InterruptedError):
            return
        except OSError as error:
            self._fatal_error(error, "Fatal read error on socket transport")
            return
        try:
            if not data:
                self._eof_received()
            elif isinstance(self._protocol, protocols.BufferedProtocol):
                protocols._feed_data_to_buffered_proto(self._protocol, data)
            else:
                self._protocol.data_received(data)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            what = "data_received()" if data else "eof_received()"
            self._fatal_error(error, f"Fatal error: protocol.{what} call failed.")

    def _eof_received(self):
        if self._protocol.eof_received():
            self._loop._remove_reader(self._sock_fd)
        else:
            self.close()

    def write(self, data):
        self._check_data(data)
        if self._eof:
            raise RuntimeError("Cannot call write() after write_eof()")
        if not data or self._conn_lost:
            self._conn_lost += bool(self._conn_lost)
            return
        data = bytes(data)
        if not self._buffer:
            try:
                data = data[self._sock.send(data):]
            except (BlockingIOError, InterruptedError):
                pass
            except OSError as error:
                self._fatal_error(error, "Fatal write error on socket transport")
                return
            if not data:
                return
            self._loop._add_writer(self._sock_fd, self._write_ready)
        self._buffer.append(data)
        self._maybe_pause_protocol()

    def _write_ready(self):
        if self._conn_lost:
            return
        data = b"".join(self._buffer)
        self._buffer.clear()
        try:
            data = data[self._sock.send(data):]
        except (BlockingIOError, InterruptedError):
            pass
        except OSError as error:
            self._loop._remove_writer(self._sock_fd)
            self._fatal_error(error, "Fatal write error on socket transport")
            return
        if data:
            self._buffer.append(data)
        self._maybe_resume_protocol()
        if not self._buffer:
            self._loop._remove_writer(self._sock_fd)
            if self._closing:
                self._call_connection_lost(None)
            elif self._eof:
                self._sock.shutdown(socket.SHUT_WR)

    def write_eof(self):
        if self._closing or self._eof:
            return
        self._eof = True
        if not self._buffer:
            self._sock.shutdown(socket.SHUT_WR)

    def can_write_eof(self):
        return True


class _SelectorDatagramTransport(_SelectorTransport, transports.DatagramTransport):
    def __init__(self, loop, sock, protocol, address=None, waiter=None, extra=None):
        super().__init__(loop, sock, protocol, extra)
        self._address = address
        self._loop.call_soon(self._protocol.connection_made, self)
        self._loop.call_soon(self._loop._add_reader, self._sock_fd, self._read_ready)
        if waiter is not None:
            self._loop.call_soon(_release, waiter)

    def get_write_buffer_size(self):
        return sum(len(data) for data, _ in self._buffer)

    def _read_ready(self):
        if self._conn_lost:
            return
        try:
            data, address = self._sock.recvfrom(self.max_size)
        except (BlockingIOError, InterruptedError):
            return
        except OSError as error:
            self._protocol.error_received(error)
            return
        self._protocol.datagram_received(data, address)

    def _send(self, data, address):
        """Whether the datagram went, or failed for good."""
        try:
            if self._extra["peername"]:
                self._sock.send(data)
            else:
                self._sock.sendto(data, address)
        except (BlockingIOError, InterruptedError):
            return False
        except OSError as error:
            self._protocol.error_received(error)
        return True

    def sendto(self, data, addr=None):
        self._check_data(data)
        if not data:
            return
        if self._address:
            if addr not in (None, self._address):
                raise ValueError(f"Invalid address: must be None or {self._address}")
            addr = self._address
        if self._conn_lost and self._address:
            return
        if not self._buffer:
            if self._send(data, addr):
                return
            self._loop._add_writer(self._sock_fd, self._send_ready)
        self._buffer.append((bytes(data), addr))
        self._maybe_pause_protocol()

    def _send_ready(self):
        while self._buffer and self._send(*self._buffer[0]):
            self._buffer.popleft()
        self._maybe_resume_protocol()
        if not self._buffer:
            self._loop._remove_writer(self._sock_fd)
            if self._closing:
                self._call_connection_lost(None)
