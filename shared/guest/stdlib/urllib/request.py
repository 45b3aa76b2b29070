"""urllib.request: opens addresses; handlers know their kinds, and what becomes of answers."""

import bisect
import os
import re
import socket
import urllib.parse
from urllib._authentication import (  # noqa: F401
    AbstractBasicAuthHandler, AbstractDigestAuthHandler, HTTPPasswordMgr, HTTPPasswordMgrWithDefaultRealm,
    HTTPPasswordMgrWithPriorAuth, _parse_proxy
)  # fmt: skip
from urllib._ftp import MAXFTPCACHE, CacheFTPHandler, FTPHandler, ftperrors, ftpwrapper  # noqa: F401
from urllib._handlers import (  # noqa: F401
    AbstractHTTPHandler, BaseHandler, DataHandler, FileHandler, HTTPBasicAuthHandler, HTTPCookieProcessor, HTTPDefaultErrorHandler,
    HTTPDigestAuthHandler, HTTPErrorProcessor, HTTPHandler, HTTPRedirectHandler, HTTPSHandler, ProxyBasicAuthHandler,
    ProxyDigestAuthHandler, ProxyHandler, UnknownHandler
)  # fmt: skip
from urllib.error import ContentTooShortError, HTTPError, URLError  # noqa: F401
from urllib.parse import quote, unquote, unquote_to_bytes, unwrap, urlparse, urlsplit  # noqa: F401
from urllib.response import addclosehook, addinfourl  # noqa: F401

__all__ = [
    "Request", "OpenerDirector", "BaseHandler", "HTTPDefaultErrorHandler", "HTTPRedirectHandler", "HTTPCookieProcessor",
    "ProxyHandler", "HTTPPasswordMgr", "HTTPPasswordMgrWithDefaultRealm", "HTTPPasswordMgrWithPriorAuth",
    "AbstractBasicAuthHandler", "HTTPBasicAuthHandler", "ProxyBasicAuthHandler", "AbstractDigestAuthHandler",
    "HTTPDigestAuthHandler", "ProxyDigestAuthHandler", "HTTPHandler", "FileHandler", "DataHandler", "UnknownHandler",
    "HTTPErrorProcessor", "urlopen", "install_opener", "build_opener", "pathname2url", "url2pathname", "getproxies", "urlretrieve",
    "urlcleanup", "HTTPSHandler", "FTPHandler", "CacheFTPHandler", "URLopener", "FancyURLopener",
]  # fmt: skip
__version__ = "3.11"

_opener = None
_url_tempfiles = []


def request_host(request):
    """The host that a request asks, without its port."""
    host = urlparse(request.full_url)[1] or request.get_header("Host", "")
    return re.sub(r":\d+$", "", host, count=1).lower()


class Request:
    """An address with data and headers to be sent."""

    def __init__(self, url, data=None, headers={}, origin_req_host=None, unverifiable=False, method=None):
        self.headers, self.unredirected_hdrs, self._data, self._tunnel_host, self.timeout = {}, {}, None, None, None
        self.full_url = url
        self.data = data
        for key, value in headers.items():
            self.add_header(key, value)
        self.origin_req_host = request_host(self) if origin_req_host is None else origin_req_host
        self.unverifiable = unverifiable
        if method:
            self.method = method

    @property
    def full_url(self):
        return f"{self._full_url}#{self.fragment}" if self.fragment else self._full_url

    @full_url.setter
    def full_url(self, url):
        self._full_url, _, fragment = unwrap(url).partition("#")
        self.fragment = fragment or None
        self._split()

    @full_url.deleter
    def full_url(self):
        self._full_url = self.fragment = None
        self.selector = ""

    @property
    def data(self):
        return self._data

    @data.setter
    def data(self, data):
        if data != self._data:
            self._data = data
            if self.has_header("Content-length"):
                self.remove_header("Content-length")

    @data.deleter
    def data(self):
        self.data = None

    def _split(self):
        kind, colon, rest = self._full_url.partition(":")
        if not colon or not re.fullmatch(r"[^/:]+", kind):
            raise ValueError("unknown url type: %r" % self.full_url)
        self.type = kind.lower()
        self.host, self.selector = None, rest
        if rest.startswith("//"):
            found = re.match("//([^/#?]*)(.*)", rest, re.S)
            self.host, self.selector = unquote(found[1]), found[2]
            if self.selector and self.selector[0] != "/":
                self.selector = "/" + self.selector

    def get_method(self):
        return getattr(self, "method", "POST" if self.data is not None else "GET")

    def get_full_url(self):
        return self.full_url

    def set_proxy(self, host, type):
        if self.type == "https" and not self._tunnel_host:
            self._tunnel_host = self.host
        else:
            self.type, self.selector = type, self.full_url
        self.host = host

    def has_proxy(self):
        return self.selector == self.full_url

    def add_header(self, key, val):
        self.headers[key.capitalize()] = val

    def add_unredirected_header(self, key, val):
        self.unredirected_hdrs[key.capitalize()] = val

    def has_header(self, header_name):
        return header_name in self.headers or header_name in self.unredirected_hdrs

    def get_header(self, header_name, default=None):
        return self.headers.get(header_name, self.unredirected_hdrs.get(header_name, default))

    def remove_header(self, header_name):
        self.headers.pop(header_name, None)
        self.unredirected_hdrs.pop(header_name, None)

    def header_items(self):
        return list({**self.unredirected_hdrs, **self.headers}.items())


class OpenerDirector:
    """Asks its handlers, by the names of their methods, to open an address and to look at the answer."""

    def __init__(self):
        self.addheaders = [("User-agent", "Python-urllib/%s" % __version__)]
        self.handlers, self.handle_open, self.handle_error, self.process_response, self.process_request = [], {}, {}, {}, {}

    def add_handler(self, handler):
        if not hasattr(handler, "add_parent"):
            raise TypeError("expected BaseHandler instance, got %r" % type(handler))
        added = False
        for name in dir(handler):
            if name in ("redirect_request", "do_open", "proxy_open"):
                continue
            protocol, _, condition = name.partition("_")
            if condition.startswith("error"):
                kind = name.rpartition("_")[2]
                kind = int(kind) if kind.isdecimal() else kind
                lookup = self.handle_error.setdefault(protocol, {})
            elif condition in ("open", "response", "request"):
                kind = protocol
                lookup = {"open": self.handle_open, "response": self.process_response, "request": self.process_request}[condition]
            else:
                continue
            chain = lookup.setdefault(kind, [])
            bisect.insort(chain, handler) if chain else chain.append(handler)
            added = True
        if added:
            bisect.insort(self.handlers, handler)
            handler.add_parent(self)

    def close(self):
        pass

    def _call_chain(self, chain, kind, meth_name, *args):
        for handler in chain.get(kind, ()):
            result = getattr(handler, meth_name)(*args)
            if result is not None:
                return result

    def open(self, fullurl, data=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT):
        """The answer for an address or a Request."""
        req = fullurl
        if isinstance(fullurl, str):
            req = Request(fullurl, data)
        elif data is not None:
            req.data = data
        req.timeout = timeout
        protocol = req.type
        for processor in self.process_request.get(protocol, ()):
            req = getattr(processor, protocol + "_request")(req)
        response = self._open(req, data)
        for processor in self.process_response.get(protocol, ()):
            response = getattr(processor, protocol + "_response")(req, response)
        return response

    def _open(self, req, data=None):
        for kind, name in (("default", "default_open"), (req.type, req.type + "_open"), ("unknown", "unknown_open")):
            result = self._call_chain(self.handle_open, kind, name, req)
            if result or kind == "unknown":
                return result

    def error(self, proto, *args):
        """What the handlers make of an error: an answer, or the exception that one raises."""
        is_http = proto in ("http", "https")
        if is_http:
            chain, kind = self.handle_error.get("http", {}), args[2]
            name, rest = "http_error_%s" % kind, args
        else:
            chain, kind, name, rest = self.handle_error, proto, proto + "_error", args
        result = self._call_chain(chain, kind, name, *rest)
        if result or not is_http:
            return result
        return self._call_chain(chain, "default", "http_error_default", *rest)


def build_opener(*handlers):
    """An opener of the usual handlers and these, which take the places of those they are derived from."""
    usual = [ProxyHandler, UnknownHandler, HTTPHandler, HTTPDefaultErrorHandler, HTTPRedirectHandler, FileHandler,
             FTPHandler, HTTPErrorProcessor, DataHandler, HTTPSHandler]  # fmt: skip
    opener = OpenerDirector()
    for kind in usual:
        if not any(issubclass(each, kind) if isinstance(each, type) else isinstance(each, kind) for each in handlers):
            opener.add_handler(kind())
    for each in handlers:
        opener.add_handler(each() if isinstance(each, type) else each)
    return opener


def install_opener(opener):
    global _opener
    _opener = opener


def urlopen(url, data=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT, *, cafile=None, capath=None, cadefault=False, context=None):
    if cafile or capath or cadefault:
        if context is not None:
            raise ValueError("You can't pass both context and any of cafile, capath, and cadefault")
        raise NotImplementedError("there is no TLS here")
    if context is not None:
        return build_opener(HTTPSHandler(context=context)).open(url, data, timeout)
    if _opener is None:
        install_opener(build_opener())
    return _opener.open(url, data, timeout)


def urlretrieve(url, filename=None, reporthook=None, data=None):
    """Copies what is at an address into a file; (its name, the headers)."""
    import contextlib
    import tempfile

    kind, _, path = url.partition(":")
    with contextlib.closing(urlopen(url, data)) as found:
        headers = found.info()
        if kind == "file" and not filename:
            return os.path.normpath(path.removeprefix("//")), headers
        target = open(filename, "wb") if filename else tempfile.NamedTemporaryFile(delete=False)
        if not filename:
            filename = target.name
            _url_tempfiles.append(filename)
        block, size, read, number = 8192, int(headers["Content-Length"]) if "content-length" in headers else -1, 0, 0
        with target:
            if reporthook:
                reporthook(number, block, size)
            while data := found.read(block):
                read += len(data)
                target.write(data)
                number += 1
                if reporthook:
                    reporthook(number, block, size)
    if 0 <= read < size:
        raise ContentTooShortError(f"retrieval incomplete: got only {read} out of {size} bytes", (filename, headers))
    return filename, headers


def urlcleanup():
    """Forgets the opener, and deletes the files that urlretrieve made."""
    global _opener
    for path in _url_tempfiles:
        try:
            os.unlink(path)
        except OSError:
            pass
    del _url_tempfiles[:]
    _opener = None


def getproxies_environment():
    """Proxies by scheme, from variables SCHEME_proxy; those in small letters win."""
    proxies = {}
    for is_small in (False, True):
        for name, value in os.environ.items():
            if name[-6:] == "_proxy" if is_small else name.lower()[-6:] == "_proxy":
                scheme = name[:-6].lower()
                if value:
                    proxies[scheme] = value
                elif is_small:
                    proxies.pop(scheme, None)
    if "REQUEST_METHOD" in os.environ:
        proxies.pop("http", None)
    return proxies


getproxies = getproxies_environment


def proxy_bypass_environment(host, proxies=None):
    """Whether no_proxy names the host, or a domain that it is in."""
    proxies = getproxies_environment() if proxies is None else proxies
    listed = proxies.get("no")
    if not listed:
        return False
    if listed == "*":
        return True
    host = host.lower()
    bare = re.sub(r":\d*$", "", host)
    for name in filter(None, (each.strip() for each in listed.split(","))):
        name = name.lstrip(".").lower()
        if name in (bare, host) or bare.endswith("." + name) or host.endswith("." + name):
            return True
    return False


proxy_bypass = proxy_bypass_environment


def _proxy_bypass_macosx_sysconf(host, proxy_settings):
    """Whether macOS's settings leave a host out: {"exclude_simple": whether names without a dot are, "exceptions": patterns}."""
    from fnmatch import fnmatch
    from ipaddress import AddressValueError, IPv4Address
    from urllib.parse import _splitport

    hostonly, _ = _splitport(host)
    if "." not in host and proxy_settings["exclude_simple"]:
        return True
    address = None
    try:
        address = int(IPv4Address(hostonly))
    except AddressValueError:
        pass
    for value in proxy_settings.get("exceptions", ()):
        if not value:
            continue
        m = re.match(r"(\d+(?:\.\d+)*)(/\d+)?", value)
        if m is None or address is None:
            if fnmatch(host, value):
                return True
            continue
        parts = list(map(int, m[1].split("."))) + [0, 0, 0]
        base = parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | parts[3]
        bits = 8 * (m[1].count(".") + 1) if m[2] is None else int(m[2][1:])
        if not 0 <= bits <= 32:
            continue
        if address >> 32 - bits == base >> 32 - bits:
            return True
    return False


def __getattr__(name):
    """The openers that there were before handlers are rarely asked for."""
    if name in ("URLopener", "FancyURLopener", "ftpcache", "localhost", "thishost", "noheaders"):
        from urllib import _openers

        return getattr(_openers, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def pathname2url(pathname):
    return quote(pathname)


def url2pathname(pathname):
    return unquote(pathname)


def parse_http_list(s):
    """The parts of a list that commas separate, but for those in quotes."""
    parts, part, in_quotes, is_escaped = [], "", False, False
    for c in s:
        if is_escaped:
            is_escaped = False
        elif in_quotes:
            is_escaped, in_quotes = c == "\\", c != '"'
            if is_escaped:
                continue
        elif c == ",":
            parts.append(part)
            part = ""
            continue
        elif c == '"':
            in_quotes = True
        part += c
    if part:
        parts.append(part)
    return [each.strip() for each in parts]


def parse_keqv_list(l):  # noqa: E741
    made = {}
    for each in l:
        key, value = each.split("=", 1)
        made[key] = value[1:-1] if value[:1] == '"' == value[-1:] else value
    return made
