"""wsgiref.util: what WSGI environments say, and an environment for tests."""

import posixpath

__all__ = ["FileWrapper", "guess_scheme", "application_uri", "request_uri", "shift_path_info", "setup_testing_defaults",
           "is_hop_by_hop"]  # fmt: skip


class FileWrapper:
    """The blocks of a file, one after the other."""

    def __init__(self, filelike, blksize=8192):
        self.filelike, self.blksize = filelike, blksize
        if hasattr(filelike, "close"):
            self.close = filelike.close

    def __iter__(self):
        return self

    def __next__(self):
        if data := self.filelike.read(self.blksize):
            return data
        raise StopIteration


def guess_scheme(environ):
    return "https" if environ.get("HTTPS") in ("yes", "on", "1") else "http"


def application_uri(environ):
    """The address of the application, without the path inside of it."""
    from urllib.parse import quote

    scheme = environ["wsgi.url_scheme"]
    if host := environ.get("HTTP_HOST"):
        url = f"{scheme}://{host}"
    else:
        url = f"{scheme}://{environ['SERVER_NAME']}"
        if environ["SERVER_PORT"] != ("443" if scheme == "https" else "80"):
            url += ":" + environ["SERVER_PORT"]
    return url + quote(environ.get("SCRIPT_NAME") or "/", encoding="latin1")


def request_uri(environ, include_query=True):
    """The whole address of the request."""
    from urllib.parse import quote

    url = application_uri(environ)
    path = quote(environ.get("PATH_INFO", ""), safe="/;=,", encoding="latin1")
    url += path if environ.get("SCRIPT_NAME") else path[1:]
    if include_query and environ.get("QUERY_STRING"):
        url += "?" + environ["QUERY_STRING"]
    return url


def shift_path_info(environ):
    """Moves the first part of PATH_INFO to the end of SCRIPT_NAME, and gives it."""
    path = environ.get("PATH_INFO", "")
    if not path:
        return None
    parts = path.split("/")
    parts[1:-1] = [part for part in parts[1:-1] if part and part != "."]
    name = parts[1]
    del parts[1]
    script = posixpath.normpath(environ.get("SCRIPT_NAME", "") + "/" + name)
    if script.endswith("/"):
        script = script[:-1]
    if not name and not script.endswith("/"):
        script += "/"
    environ["SCRIPT_NAME"], environ["PATH_INFO"] = script, "/".join(parts)
    # A "." is not the name of anything, but the slash behind it counts.
    return None if name == "." else name


def setup_testing_defaults(environ):
    """Adds what an application may ask for, with values for tests."""
    from io import BytesIO, StringIO

    environ.setdefault("SERVER_NAME", "127.0.0.1")
    environ.setdefault("SERVER_PROTOCOL", "HTTP/1.0")
    environ.setdefault("HTTP_HOST", environ["SERVER_NAME"])
    environ.setdefault("REQUEST_METHOD", "GET")
    if "SCRIPT_NAME" not in environ and "PATH_INFO" not in environ:
        environ.setdefault("SCRIPT_NAME", "")
        environ.setdefault("PATH_INFO", "/")
    environ.setdefault("wsgi.version", (1, 0))
    environ.setdefault("wsgi.run_once", 0)
    environ.setdefault("wsgi.multithread", 0)
    environ.setdefault("wsgi.multiprocess", 0)
    environ.setdefault("wsgi.input", BytesIO())
    environ.setdefault("wsgi.errors", StringIO())
    environ.setdefault("wsgi.url_scheme", guess_scheme(environ))
    environ.setdefault("SERVER_PORT", "443" if environ["wsgi.url_scheme"] == "https" else "80")


_HOP_BY_HOP = frozenset(
    ("connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailers", "transfer-encoding", "upgrade")
)


def is_hop_by_hop(header_name):
    """Is this a header between two neighbours, which an application must not set?"""
    return header_name.lower() in _HOP_BY_HOP
