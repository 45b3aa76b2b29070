"""asyncio.protocols: what a transport calls."""

__all__ = ("BaseProtocol", "Protocol", "DatagramProtocol", "SubprocessProtocol", "BufferedProtocol")


class BaseProtocol:
    __slots__ = ()

    def connection_made(self, transport):
        pass

    def connection_lost(self, exc):
        pass

    def pause_writing(self):
        pass

    def resume_writing(self):
        pass


class Protocol(BaseProtocol):
    __slots__ = ()

    def data_received(self, data):
        pass

    def eof_received(self):
        pass


class BufferedProtocol(BaseProtocol):
    __slots__ = ()

    def get_buffer(self, sizehint):
        pass

    def buffer_updated(self, nbytes):
        pass

    def eof_received(self):
        pass


class DatagramProtocol(BaseProtocol):
    __slots__ = ()

    def datagram_received(self, data, addr):
        pass

    def error_received(self, exc):
        pass


class SubprocessProtocol(BaseProtocol):
    __slots__ = ()

    def pipe_data_received(self, fd, data):
        pass

    def pipe_connection_lost(self, fd, exc):
        pass

    def process_exited(self):
        pass


def _feed_data_to_buffered_proto(proto, data):
    """Hands bytes to a protocol that has buffers of its own."""
    while data:
        buffer = proto.get_buffer(len(data))
        size = len(buffer)
        if not size:
            raise RuntimeError("get_buffer() returned an empty buffer")
        piece, data = data[:size], data[size:]
        memoryview(buffer)[:len(piece)] = piece
        proto.buffer_updated(len(piece))
