"""asyncio.unix_events: the loop and the policy that asyncio takes where it is not told which; pipes and programs."""

import collections
import os
import subprocess
import threading

from . import child_watchers, events, selector_events, transports
from .child_watchers import *  # noqa: F401,F403
from .child_watchers import BaseChildWatcher, waitstatus_to_exitcode  # noqa: F401
from .selector_events import _release

__all__ = ("SelectorEventLoop", *child_watchers.__all__, "DefaultEventLoopPolicy")


class _PipeTransport(transports._FlowControlMixin):
    """Over one end of a pipe, for reading or for writing."""

    def __init__(self, loop, pipe, protocol, waiter=None, extra=None, *, is_reader):
        super().__init__(extra, loop)
        self._extra["pipe"] = pipe
        self._pipe, self._fileno, self._protocol, self._is_reader = pipe, pipe.fileno(), protocol, is_reader
        self._buffer, self._closing, self._paused, self._conn_lost = bytearray(), False, False, 0
        os.set_blocking(self._fileno, False)
        loop.call_soon(protocol.connection_made, self)
        if is_reader:
            loop.call_soon(self._start_reading)
        if waiter is not None:
            loop.call_soon(_release, waiter)

    def _start_reading(self):
        if self.is_reading():
            self._loop._add_reader(self._fileno, self._read_ready)

    def _read_ready(self):
        try:
            data = os.read(self._fileno, 256 * 1024)
        except (BlockingIOError, InterruptedError):
            return
        except OSError as error:
            self._close(error)
            return
        if data:
            self._protocol.data_received(data)
            return
        self._closing = True
        self._loop._remove_reader(self._fileno)
        self._loop.call_soon(self._protocol.eof_received)
        self._loop.call_soon(self._call_connection_lost, None)

    def is_reading(self):
        return not self._paused and not self._closing

    def pause_reading(self):
        if self.is_reading():
            self._paused = True
            self._loop._remove_reader(self._fileno)

    def resume_reading(self):
        if self._paused and not self._closing:
            self._paused = False
            self._loop._add_reader(self._fileno, self._read_ready)

    def get_write_buffer_size(self):
        return len(self._buffer)

    def write(self, data):
        if not data or self._closing:
            return
        was_empty = not self._buffer
        self._buffer += data
        if was_empty:
            self._write_ready()
            if self._buffer and not self._closing:
                self._loop._add_writer(self._fileno, self._write_ready)
        self._maybe_pause_protocol()

    def _write_ready(self):
        try:
            del self._buffer[:os.write(self._fileno, self._buffer)]
        except (BlockingIOError, InterruptedError):
            return
        except OSError as error:
            self._close(error)
            return
        if not self._buffer:
            self._loop._remove_writer(self._fileno)
            self._maybe_resume_protocol()
            if self._closing:
                self._call_connection_lost(None)

    def can_write_eof(self):
        return True

    def write_eof(self):
        if not self._closing:
            self._closing = True
            if not self._buffer:
                self._loop.call_soon(self._call_connection_lost, None)

    def close(self):
        if self._is_reader:
            self._close(None)
        else:
            self.write_eof()

    def abort(self):
        self._close(None)

    def is_closing(self):
        return self._closing

    def set_protocol(self, protocol):
        self._protocol = protocol

    def get_protocol(self):
        return self._protocol

    def _close(self, error):
        if self._conn_lost:
            return
        self._conn_lost += 1
        self._closing = True
        self._buffer.clear()
        self._loop._remove_reader(self._fileno)
        self._loop._remove_writer(self._fileno)
        self._loop.call_soon(self._call_connection_lost, error)

    def _call_connection_lost(self, error):
        if self._pipe is None:
            return
        pipe, self._pipe = self._pipe, None
        try:
            self._protocol.connection_lost(error)
        finally:
            pipe.close()


class _PipeProtocol:
    """Hands what comes through one pipe of a program to the program's protocol."""

    def __init__(self, process, fd):
        self.process, self.fd, self.pipe = process, fd, None

    def connection_made(self, transport):
        self.pipe = transport

    def data_received(self, data):
        self.process._protocol.pipe_data_received(self.fd, data)

    def eof_received(self):
        pass

    def connection_lost(self, error):
        self.process._pipe_lost(self.fd, error)

    def pause_writing(self):
        self.process._protocol.pause_writing()

    def resume_writing(self):
        self.process._protocol.resume_writing()


class _ProcessTransport(transports.SubprocessTransport):
    def __init__(self, loop, protocol, args, shell, stdin, stdout, stderr, watcher, extra=None, **kwargs):
        super().__init__(extra)
        self._loop, self._protocol, self._returncode, self._closed = loop, protocol, None, False
        self._pipes, self._waiters = {}, collections.deque()
        self._proc = subprocess.Popen(args, shell=shell, stdin=stdin, stdout=stdout, stderr=stderr, bufsize=0, **kwargs)
        self._extra["subprocess"] = self._proc
        for fd, pipe in enumerate((self._proc.stdin, self._proc.stdout, self._proc.stderr)):
            if pipe is not None:
                self._pipes[fd] = _PipeTransport(loop, pipe, _PipeProtocol(self, fd), is_reader=fd > 0)
        self._open = set(self._pipes)
        protocol.connection_made(self)
        if type(watcher) is _Default:
            loop.call_soon(self._look, 0.0005)
        else:
            watcher.add_child_handler(self._proc.pid, self._hear)

    def __repr__(self):
        state = f"returncode={self._returncode}" if self._returncode is not None else "running"
        return f"<{self.__class__.__name__} pid={self._proc.pid} {state}>"

    def _hear(self, pid, code):
        """Called by a watcher that has waited for the program."""
        self._proc.returncode = code
        self._loop.call_soon_threadsafe(self._look, 0)

    def _look(self, pause):
        """Whether the program has ended; else looks again after a pause, and later ever less often."""
        code = self._proc.poll()
        if code is None:
            self._loop.call_later(pause, self._look, min(2 * pause, 0.05))
            return
        self._returncode = code
        self._protocol.process_exited()
        for waiter in self._waiters:
            if not waiter.cancelled():
                waiter.set_result(code)
        self._waiters.clear()
        self._finish()

    def _pipe_lost(self, fd, error):
        self._open.discard(fd)
        self._protocol.pipe_connection_lost(fd, error)
        self._finish()

    def _finish(self):
        if self._returncode is not None and not self._open and not self._closed:
            self._closed = True
            self._loop.call_soon(self._protocol.connection_lost, None)

    async def _wait(self):
        if self._returncode is None:
            waiter = self._loop.create_future()
            self._waiters.append(waiter)
            return await waiter
        return self._returncode

    def get_pid(self):
        return self._proc.pid

    def get_returncode(self):
        return self._returncode

    def get_pipe_transport(self, fd):
        return self._pipes.get(fd)

    def is_closing(self):
        return self._closed

    def set_protocol(self, protocol):
        self._protocol = protocol

    def get_protocol(self):
        return self._protocol

    def _running(self):
        if self._returncode is not None:
            raise ProcessLookupError()
        return self._proc

    def send_signal(self, signal):
        self._running().send_signal(signal)

    def terminate(self):
        self._running().terminate()

    def kill(self):
        self._running().kill()

    def close(self):
        for pipe in self._pipes.values():
            pipe.close()
        if self._returncode is None and self._proc.poll() is None:
            self._proc.kill()


class _UnixSelectorEventLoop(selector_events.BaseSelectorEventLoop):
    async def _connect_pipe(self, protocol_factory, pipe, is_reader):
        protocol, waiter = protocol_factory(), self.create_future()
        transport = _PipeTransport(self, pipe, protocol, waiter, is_reader=is_reader)
        await waiter
        return transport, protocol

    async def connect_read_pipe(self, protocol_factory, pipe):
        return await self._connect_pipe(protocol_factory, pipe, True)

    async def connect_write_pipe(self, protocol_factory, pipe):
        return await self._connect_pipe(protocol_factory, pipe, False)

    async def subprocess_shell(self, protocol_factory, cmd, *, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               universal_newlines=False, shell=True, bufsize=0, encoding=None, errors=None, text=None, **kwargs):  # fmt: skip
        if not isinstance(cmd, (bytes, str)):
            raise ValueError("cmd must be a string")
        if not shell:
            raise ValueError("shell must be True")
        _check_bytes(universal_newlines, bufsize, text, encoding, errors)
        return self._started(protocol_factory(), cmd, True, stdin, stdout, stderr, **kwargs)

    async def subprocess_exec(self, protocol_factory, program, *args, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, universal_newlines=False, shell=False, bufsize=0, encoding=None, errors=None,
                              text=None, **kwargs):  # fmt: skip
        if shell:
            raise ValueError("shell must be False")
        _check_bytes(universal_newlines, bufsize, text, encoding, errors)
        return self._started(protocol_factory(), (program, *args), False, stdin, stdout, stderr, **kwargs)

    def _started(self, protocol, *args, **kwargs):
        with events.get_child_watcher() as watcher:
            if not watcher.is_active():
                raise RuntimeError("asyncio.get_child_watcher() is not activated, subprocess support is not installed.")
            return _ProcessTransport(self, protocol, *args, watcher, **kwargs), protocol


def _check_bytes(universal_newlines, bufsize, text, encoding, errors):
    """Programs talk in bytes here."""
    for name, value in (("universal_newlines", universal_newlines), ("text", text)):
        if value:
            raise ValueError(f"{name} must be False")
    if bufsize != 0:
        raise ValueError("bufsize must be 0")
    for name, value in (("encoding", encoding), ("errors", errors)):
        if value is not None:
            raise ValueError(f"{name} must be None")


class _UnixDefaultEventLoopPolicy(events.BaseDefaultEventLoopPolicy):
    _loop_factory = _UnixSelectorEventLoop
    _watcher = None  #: Set by the program: it waits for the children; else their transports look after them.

    def set_event_loop(self, loop):
        super().set_event_loop(loop)
        if self._watcher is not None and threading.current_thread() is threading.main_thread():
            self._watcher.attach_loop(loop)

    def get_child_watcher(self):
        if self._watcher is None:
            self._watcher = _Default()
        return self._watcher

    def set_child_watcher(self, watcher):
        assert watcher is None or isinstance(watcher, child_watchers.AbstractChildWatcher)
        if self._watcher is not None:
            self._watcher.close()
        self._watcher = watcher


class _Default(child_watchers.ThreadedChildWatcher):
    """The watcher of programs that set none: of children of subprocess_exec() their transports hear without a thread."""

    __qualname__ = "ThreadedChildWatcher"


_Default.__name__, _Default.__module__ = "ThreadedChildWatcher", "asyncio.unix_events"


SelectorEventLoop = _UnixSelectorEventLoop
DefaultEventLoopPolicy = _UnixDefaultEventLoopPolicy
