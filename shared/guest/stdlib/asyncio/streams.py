"""asyncio.streams: a reader and a writer over a transport."""

import collections
import warnings

from . import coroutines, events, exceptions, protocols, tasks

__all__ = ("StreamReader", "StreamWriter", "StreamReaderProtocol", "open_connection", "start_server", "open_unix_connection",
           "start_unix_server")  # fmt: skip
_DEFAULT_LIMIT = 2**16


def _pair(loop, limit):
    reader = StreamReader(limit=limit, loop=loop)
    return reader, StreamReaderProtocol(reader, loop=loop)


def _factory(callback, limit, loop):
    return lambda: StreamReaderProtocol(StreamReader(limit=limit, loop=loop), callback, loop=loop)


async def open_connection(host=None, port=None, *, limit=_DEFAULT_LIMIT, **kwds):
    """A reader and a writer to a host."""
    loop = events.get_running_loop()
    reader, protocol = _pair(loop, limit)
    transport, _ = await loop.create_connection(lambda: protocol, host, port, **kwds)
    return reader, StreamWriter(transport, protocol, reader, loop)


async def start_server(client_connected_cb, host=None, port=None, *, limit=_DEFAULT_LIMIT, **kwds):
    """A server that calls client_connected_cb(reader, writer) for each connection."""
    loop = events.get_running_loop()
    return await loop.create_server(_factory(client_connected_cb, limit, loop), host, port, **kwds)


async def open_unix_connection(path=None, *, limit=_DEFAULT_LIMIT, **kwds):
    loop = events.get_running_loop()
    reader, protocol = _pair(loop, limit)
    transport, _ = await loop.create_unix_connection(lambda: protocol, path, **kwds)
    return reader, StreamWriter(transport, protocol, reader, loop)


async def start_unix_server(client_connected_cb, path=None, *, limit=_DEFAULT_LIMIT, **kwds):
    loop = events.get_running_loop()
    return await loop.create_unix_server(_factory(client_connected_cb, limit, loop), path, **kwds)


class FlowControlMixin(protocols.Protocol):
    """Lets who writes wait while the transport's buffer is full."""

    def __init__(self, loop=None):
        self._loop = events.get_event_loop() if loop is None else loop
        self._paused, self._connection_lost, self._drain_waiters = False, False, collections.deque()

    def pause_writing(self):
        assert not self._paused
        self._paused = True

    def resume_writing(self):
        assert self._paused
        self._paused = False
        for waiter in self._drain_waiters:
            if not waiter.done():
                waiter.set_result(None)

    def connection_lost(self, exc):
        self._connection_lost = True
        if not self._paused:
            return
        for waiter in self._drain_waiters:
            if not waiter.done():
                waiter.set_result(None) if exc is None else waiter.set_exception(exc)

    async def _drain_helper(self):
        if self._connection_lost:
            raise ConnectionResetError("Connection lost")
        if not self._paused:
            return
        waiter = self._loop.create_future()
        self._drain_waiters.append(waiter)
        try:
            await waiter
        finally:
            self._drain_waiters.remove(waiter)

    def _get_close_waiter(self, stream):
        raise NotImplementedError


class StreamReaderProtocol(FlowControlMixin, protocols.Protocol):
    """Feeds a reader; with a callback, that of a server, it makes the writer too."""

    def __init__(self, stream_reader, client_connected_cb=None, loop=None):
        super().__init__(loop=loop)
        self._stream_reader, self._client_connected_cb = stream_reader, client_connected_cb
        self._stream_writer = self._task = self._transport = None
        self._over_ssl = False
        self._closed = self._loop.create_future()

    def connection_made(self, transport):
        self._transport = transport
        if self._stream_reader is not None:
            self._stream_reader.set_transport(transport)
        if self._client_connected_cb is None:
            return
        self._stream_writer = StreamWriter(transport, self, self._stream_reader, self._loop)
        made = self._client_connected_cb(self._stream_reader, self._stream_writer)
        if coroutines.iscoroutine(made):
            self._task = self._loop.create_task(made)
            self._task.add_done_callback(self._report)

    def _report(self, task):
        """What becomes of an error in a server's callback."""
        if task.cancelled():
            self._transport.close()
            return
        error = task.exception()
        if error is not None:
            self._loop.call_exception_handler({"message": "Unhandled exception in client_connected_cb", "exception": error,
                                               "transport": self._transport})  # fmt: skip
            self._transport.close()

    def connection_lost(self, exc):
        reader = self._stream_reader
        if reader is not None:
            reader.feed_eof() if exc is None else reader.set_exception(exc)
        if not self._closed.done():
            self._closed.set_result(None) if exc is None else self._closed.set_exception(exc)
        super().connection_lost(exc)
        self._stream_reader = self._stream_writer = self._task = self._transport = None

    def data_received(self, data):
        if self._stream_reader is not None:
            self._stream_reader.feed_data(data)

    def eof_received(self):
        if self._stream_reader is not None:
            self._stream_reader.feed_eof()
        return not self._over_ssl

    def _get_close_waiter(self, stream):
        return self._closed

    def __del__(self):
        closed = getattr(self, "_closed", None)
        if closed is not None and closed.done() and not closed.cancelled():
            closed.exception()


class StreamWriter:
    def __init__(self, transport, protocol, reader, loop):
        self._transport, self._protocol, self._reader, self._loop = transport, protocol, reader, loop
        assert reader is None or isinstance(reader, StreamReader)
        self._complete_fut = loop.create_future()
        self._complete_fut.set_result(None)

    def __repr__(self):
        info = [self.__class__.__name__, f"transport={self._transport!r}"]
        if self._reader is not None:
            info.append(f"reader={self._reader!r}")
        return "<{}>".format(" ".join(info))

    @property
    def transport(self):
        return self._transport

    def write(self, data):
        self._transport.write(data)

    def writelines(self, data):
        self._transport.writelines(data)

    def write_eof(self):
        return self._transport.write_eof()

    def can_write_eof(self):
        return self._transport.can_write_eof()

    def close(self):
        return self._transport.close()

    def is_closing(self):
        return self._transport.is_closing()

    async def wait_closed(self):
        await self._protocol._get_close_waiter(self)

    def get_extra_info(self, name, default=None):
        return self._transport.get_extra_info(name, default)

    async def drain(self):
        """Waits until more may be written."""
        if self._reader is not None:
            error = self._reader.exception()
            if error is not None:
                raise error
        if self._transport.is_closing():
            await tasks.sleep(0)
        await self._protocol._drain_helper()

    def __del__(self, warnings=warnings):
        transport = getattr(self, "_transport", None)
        if transport is not None and not transport.is_closing() and not self._loop.is_closed():
            self.close()


class StreamReader:
    def __init__(self, limit=_DEFAULT_LIMIT, loop=None):
        if limit <= 0:
            raise ValueError("Limit cannot be <= 0")
        self._limit, self._loop = limit, events.get_event_loop() if loop is None else loop
        self._buffer, self._eof, self._waiter, self._exception, self._transport, self._paused = bytearray(), False, None, None, None, False

    def __repr__(self):
        info = ["StreamReader"]
        if self._buffer:
            info.append(f"{len(self._buffer)} bytes")
        if self._eof:
            info.append("eof")
        if self._limit != _DEFAULT_LIMIT:
            info.append(f"limit={self._limit}")
        for name in ("waiter", "exception", "transport"):
            if getattr(self, "_" + name):
                info.append(f"{name}={getattr(self, '_' + name)!r}")
        if self._paused:
            info.append("paused")
        return "<{}>".format(" ".join(info))

    def exception(self):
        return self._exception

    def set_exception(self, exc):
        self._exception = exc
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.cancelled():
            waiter.set_exception(exc)

    def _wakeup_waiter(self):
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.cancelled():
            waiter.set_result(None)

    def set_transport(self, transport):
        assert self._transport is None, "Transport already set"
        self._transport = transport

    def _maybe_resume_transport(self):
        if self._paused and len(self._buffer) <= self._limit:
            self._paused = False
            self._transport.resume_reading()

    def feed_eof(self):
        self._eof = True
        self._wakeup_waiter()

    def at_eof(self):
        return self._eof and not self._buffer

    def feed_data(self, data):
        assert not self._eof, "feed_data after feed_eof"
        if not data:
            return
        self._buffer.extend(data)
        self._wakeup_waiter()
        if self._transport is not None and not self._paused and len(self._buffer) > 2 * self._limit:
            try:
                self._transport.pause_reading()
            except NotImplementedError:
                self._transport = None
            else:
                self._paused = True

    async def _wait_for_data(self, func_name):
        if self._waiter is not None:
            raise RuntimeError(f"{func_name}() called while another coroutine is already waiting for incoming data")
        assert not self._eof, "_wait_for_data after EOF"
        if self._paused:
            self._paused = False
            self._transport.resume_reading()
        self._waiter = self._loop.create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def _taken(self, count):
        data = bytes(self._buffer[:count])
        del self._buffer[:count]
        self._maybe_resume_transport()
        return data

    async def readline(self):
        try:
            return await self.readuntil(b"\n")
        except exceptions.IncompleteReadError as error:
            return error.partial
        except exceptions.LimitOverrunError as error:
            if self._buffer.startswith(b"\n", error.consumed):
                del self._buffer[:error.consumed + 1]
            else:
                self._buffer.clear()
            self._maybe_resume_transport()
            raise ValueError(error.args[0])

    async def readuntil(self, separator=b"\n"):
        size = len(separator)
        if size == 0:
            raise ValueError("Separator should be at least one-byte string")
        if self._exception is not None:
            raise self._exception
        offset = 0
        while True:
            if len(self._buffer) - offset >= size:
                at = self._buffer.find(separator, offset)
                if at >= 0:
                    break
                offset = len(self._buffer) + 1 - size
                if offset > self._limit:
                    raise exceptions.LimitOverrunError("Separator is not found, and chunk exceed the limit", offset)
            if self._eof:
                raise exceptions.IncompleteReadError(self._taken(len(self._buffer)), None)
            await self._wait_for_data("readuntil")
        if at > self._limit:
            raise exceptions.LimitOverrunError("Separator is found, but chunk is longer than limit", at)
        return self._taken(at + size)

    async def read(self, n=-1):
        if self._exception is not None:
            raise self._exception
        if n == 0:
            return b""
        if n < 0:
            parts = []
            while part := await self.read(self._limit):
                parts.append(part)
            return b"".join(parts)
        if not self._buffer and not self._eof:
            await self._wait_for_data("read")
        return self._taken(n)

    async def readexactly(self, n):
        if n < 0:
            raise ValueError("readexactly size can not be less than zero")
        if self._exception is not None:
            raise self._exception
        while len(self._buffer) < n:
            if self._eof:
                raise exceptions.IncompleteReadError(self._taken(len(self._buffer)), n)
            await self._wait_for_data("readexactly")
        return self._taken(n)

    def __aiter__(self):
        return self

    async def __anext__(self):
        line = await self.readline()
        if line == b"":
            raise StopAsyncIteration
        return line
