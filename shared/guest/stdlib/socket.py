"""Not offered: programs run in one process here, without a network."""

__all__ = """
AF_INET SOCK_DGRAM SOCK_STREAM create_connection error gethostbyname gethostname socket timeout
""".split()


class _Missing:
    def __init__(self, name):
        self._name = name

    def __call__(self, *args, **kwargs):
        raise NotImplementedError(f"socket.{self._name} is not available: programs run in one process here, without a network")

    def __getattr__(self, name):
        return self()


error = OSError
AF_INET, SOCK_STREAM, SOCK_DGRAM = 2, 1, 2


class timeout(OSError):
    pass


def gethostname():
    return "localhost"


socket, create_connection, gethostbyname = map(_Missing, ["socket", "create_connection", "gethostbyname"])
