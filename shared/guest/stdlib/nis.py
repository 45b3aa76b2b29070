"""nis: maps of a NIS domain. This machine is in none."""

import warnings

warnings._deprecated(__name__, remove=(3, 13))

__natives__ = "cat get_default_domain maps match"  # CPython has these in C: no traceback shows them


class error(Exception):
    pass


def get_default_domain():
    """The machine's domain, if it has one."""
    try:
        with open("/proc/sys/kernel/domainname") as file:
            domain = file.read().strip()
    except OSError:
        domain = "(none)"
    if domain in ("", "(none)"):
        raise error("Local domain name not set")
    return domain


def _no_server(domain):
    raise error("Can't bind to server which serves this domain" if domain or get_default_domain() else "")


def maps(domain=None):
    _no_server(domain)


def cat(map, domain=None):
    _no_server(domain)


def match(key, map, domain=None):
    _no_server(domain)
