"""The functions of urllib.parse that split addresses one piece at a time, deprecated since 3.8."""

import re
import warnings


def _deprecated(instead):
    def around(function):
        def warned(*args, **kwargs):
            warnings.warn(f"urllib.parse.{function.__name__}() is deprecated as of 3.8{instead}", DeprecationWarning, 2)
            return function(*args, **kwargs)

        warned.__name__ = warned.__qualname__ = function.__name__
        warned.__wrapped__ = function
        return warned

    return around


_by_parse, _by_pairs = _deprecated(", use urllib.parse.urlparse() instead"), _deprecated(", use urllib.parse.parse_qsl() instead")


@_deprecated("")
def to_bytes(url):
    if isinstance(url, str):
        try:
            url = url.encode("ASCII").decode()
        except UnicodeError:
            raise UnicodeError("URL " + repr(url) + " contains non-ASCII characters") from None
    return url


@_by_parse
def splittype(url):
    found = re.fullmatch("([^/:]+):(.*)", url, re.S)
    return (found[1].lower(), found[2]) if found else (None, url)


@_by_parse
def splithost(url):
    found = re.fullmatch("//([^/#?]*)(.*)", url, re.S)
    if not found:
        return None, url
    host, path = found.groups()
    return host, "/" + path if path and path[0] != "/" else path


@_by_parse
def splituser(host):
    user, at, host = host.rpartition("@")
    return user if at else None, host


@_by_parse
def splitpasswd(user):
    user, colon, password = user.partition(":")
    return user, password if colon else None


@_by_parse
def splitport(host):
    found = re.fullmatch("(.*):([0-9]*)", host, re.S)
    if found:
        return found[1], found[2] or None
    return host, None


@_by_parse
def splitnport(host, defport=-1):
    name, colon, port = host.rpartition(":")
    if not colon:
        return host, defport
    if not port:
        return name, defport
    return name, int(port) if port.isdigit() and port.isascii() else None


@_by_parse
def splitquery(url):
    path, mark, query = url.rpartition("?")
    return (path, query) if mark else (url, None)


@_by_parse
def splittag(url):
    path, mark, tag = url.rpartition("#")
    return (path, tag) if mark else (url, None)


@_by_parse
def splitattr(url):
    path, *attributes = url.split(";")
    return path, attributes


@_by_pairs
def splitvalue(attr):
    name, mark, value = attr.partition("=")
    return name, value if mark else None
