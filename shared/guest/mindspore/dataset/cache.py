"""DatasetCache: the description of a session of MindSpore's cache server. There is no such server here: rows are read anew in every epoch."""
from mindspore.dataset.checks import check_range, check_type

_MOST_UNSIGNED, _MOST = 4294967295, 2147483647


def _check_between(value, name, low, high):
    check_type(value, (int,), name)
    check_range(value, low, high, name)


class DatasetCache:
    __module__ = "mindspore.dataset.engine.cache_client"  # where MindSpore has it

    def __init__(self, session_id, size=0, spilling=False, hostname=None, port=None, num_connections=None, prefetch_size=None):
        _check_between(session_id, "session_id", 1, _MOST_UNSIGNED)
        check_type(size, (int,), "size")
        if size < 0:
            raise ValueError("Input size must be greater than 0.")
        check_type(spilling, (bool,), "spilling")
        if hostname is not None:
            check_type(hostname, (str,), "hostname")
        if port is not None:
            _check_between(port, "port", 1025, 65535)
        for name, value in (("num_connections", num_connections), ("prefetch_size", prefetch_size)):
            if value is not None:
                _check_between(value, name, 1, _MOST)
        self.session_id, self.size, self.spilling, self.hostname, self.port = session_id, size, spilling, hostname, port
        self.num_connections, self.prefetch_size = num_connections, prefetch_size

    def get_stat(self):
        raise RuntimeError("The statistics of a cache are asked of MindSpore's cache server, which is not available in refjit.")
