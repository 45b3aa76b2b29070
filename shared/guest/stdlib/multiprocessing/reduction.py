"""Pickles with reductions of their own, and descriptors that are sent to other processes."""

import copyreg
import io
import pickle

HAVE_SEND_HANDLE = True


class ForkingPickler(pickle.Pickler):
    """A pickler with reductions of its own beside those of copyreg."""

    _extra_reducers = {}

    def __init__(self, *args):
        super().__init__(*args)
        self.dispatch_table = {**copyreg.dispatch_table, **self._extra_reducers}

    @classmethod
    def register(cls, type, reduce):
        cls._extra_reducers[type] = reduce

    @classmethod
    def dumps(cls, obj, protocol=None):
        to = io.BytesIO()
        cls(to, protocol).dump(obj)
        return to.getbuffer()

    loads = pickle.loads


register = ForkingPickler.register


def dump(obj, file, protocol=None):
    ForkingPickler(file, protocol).dump(obj)


def send_handle(conn, handle, destination_pid):
    """Sends a descriptor over a connection that is a socket."""
    import socket

    with socket.fromfd(conn.fileno(), socket.AF_UNIX, socket.SOCK_STREAM) as s:
        socket.send_fds(s, [b"x"], [handle])


def recv_handle(conn):
    import socket

    with socket.fromfd(conn.fileno(), socket.AF_UNIX, socket.SOCK_STREAM) as s:
        return socket.recv_fds(s, 1, 1)[1][0]
