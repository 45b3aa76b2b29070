"""asyncio.subprocess: programs of the machine, with streams for their pipes."""

import subprocess

from . import events, protocols, streams, tasks
from .log import logger

__all__ = ("create_subprocess_exec", "create_subprocess_shell")
PIPE, STDOUT, DEVNULL = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL


class SubprocessStreamProtocol(streams.FlowControlMixin, protocols.SubprocessProtocol):
    """Feeds the readers of a program's output."""

    def __init__(self, limit, loop):
        super().__init__(loop=loop)
        self._limit, self._transport, self._open_pipes = limit, None, set()
        self.stdin = self.stdout = self.stderr = None
        self._stdin_closed = self._loop.create_future()

    def connection_made(self, transport):
        self._transport = transport
        for fd, name in ((1, "stdout"), (2, "stderr")):
            pipe = transport.get_pipe_transport(fd)
            if pipe is not None:
                reader = streams.StreamReader(limit=self._limit, loop=self._loop)
                reader.set_transport(pipe)
                setattr(self, name, reader)
        stdin = transport.get_pipe_transport(0)
        if stdin is not None:
            self.stdin = streams.StreamWriter(stdin, protocol=self, reader=None, loop=self._loop)

    def _reader(self, fd):
        return {1: self.stdout, 2: self.stderr}.get(fd)

    def pipe_data_received(self, fd, data):
        reader = self._reader(fd)
        if reader is not None:
            reader.feed_data(data)

    def pipe_connection_lost(self, fd, exc):
        if fd == 0:
            if self.stdin is not None:
                self.stdin.close()
            self.connection_lost(exc)
            if not self._stdin_closed.done():
                self._stdin_closed.set_result(None)
            return
        reader = self._reader(fd)
        if reader is not None:
            reader.feed_eof() if exc is None else reader.set_exception(exc)

    def _get_close_waiter(self, stream):
        return self._stdin_closed


class Process:
    def __init__(self, transport, protocol, loop):
        self._transport, self._protocol, self._loop = transport, protocol, loop
        self.stdin, self.stdout, self.stderr = protocol.stdin, protocol.stdout, protocol.stderr
        self.pid = transport.get_pid()

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.pid}>"

    @property
    def returncode(self):
        return self._transport.get_returncode()

    async def wait(self):
        return await self._transport._wait()

    def send_signal(self, signal):
        self._transport.send_signal(signal)

    def terminate(self):
        self._transport.terminate()

    def kill(self):
        self._transport.kill()

    async def _feed_stdin(self, input):
        self.stdin.write(input)
        try:
            await self.stdin.drain()
        except (BrokenPipeError, ConnectionResetError) as error:
            if self._loop.get_debug():
                logger.debug("%r communicate: stdin got %r", self, error)
        self.stdin.close()

    async def _nothing(self):
        return None

    async def _read_stream(self, reader):
        return await reader.read()

    async def communicate(self, input=None):
        """Writes the input, reads both outputs, and waits for the end."""
        parts = [self._feed_stdin(input) if input is not None else self._nothing()]
        parts += [self._read_stream(reader) if reader is not None else self._nothing() for reader in (self.stdout, self.stderr)]
        _, stdout, stderr = await tasks.gather(*parts)
        await self.wait()
        return stdout, stderr


async def create_subprocess_shell(cmd, stdin=None, stdout=None, stderr=None, limit=streams._DEFAULT_LIMIT, **kwds):
    loop = events.get_running_loop()
    made = await loop.subprocess_shell(lambda: SubprocessStreamProtocol(limit, loop), cmd, stdin=stdin, stdout=stdout, stderr=stderr, **kwds)
    return Process(*made, loop)


async def create_subprocess_exec(program, *args, stdin=None, stdout=None, stderr=None, limit=streams._DEFAULT_LIMIT, **kwds):
    loop = events.get_running_loop()
    made = await loop.subprocess_exec(lambda: SubprocessStreamProtocol(limit, loop), program, *args, stdin=stdin, stdout=stdout,
                                      stderr=stderr, **kwds)  # fmt: skip
    return Process(*made, loop)
