"""test.support.socket_helper: addresses for tests; there are no sockets to connect."""

import contextlib
import unittest

HOST = "localhost"
HOSTv4 = "127.0.0.1"
HOSTv6 = "::1"
IPV6_ENABLED = False
has_gethostname = False
skip_unless_bind_unix_socket = unittest.skip("No UNIX Sockets")


def find_unused_port(family=None, socktype=None):
    raise unittest.SkipTest("requires socket support")


def bind_port(sock, host=HOST):
    raise unittest.SkipTest("requires socket support")


def bind_unix_socket(sock, addr):
    raise unittest.SkipTest("requires socket support")


def get_socket_conn_refused_errs():
    import errno

    return [errno.ECONNREFUSED]


@contextlib.contextmanager
def transient_internet(resource_name, *, timeout=None, errnos=()):
    raise unittest.SkipTest("requires socket support")
    yield
