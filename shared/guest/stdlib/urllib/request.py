"""urllib.request: file: and data: addresses are read; for all others programs here have no network."""

import os
from urllib.error import ContentTooShortError, HTTPError, URLError  # noqa: F401
from urllib.parse import quote, unquote, unquote_to_bytes, urlparse, urlsplit  # noqa: F401
from urllib.response import addinfourl

__all__ = """
AbstractBasicAuthHandler BaseHandler FileHandler HTTPBasicAuthHandler HTTPCookieProcessor HTTPDefaultErrorHandler
HTTPDigestAuthHandler HTTPErrorProcessor HTTPHandler HTTPPasswordMgr HTTPPasswordMgrWithDefaultRealm HTTPRedirectHandler
HTTPSHandler OpenerDirector ProxyHandler Request build_opener getproxies install_opener pathname2url url2pathname urlcleanup
urlopen urlretrieve
""".split()

_opener = None


class Request:
    def __init__(self, url, data=None, headers={}, origin_req_host=None, unverifiable=False, method=None):
        if urlsplit(url).scheme == "":
            raise ValueError("unknown url type: %r" % url)
        self.full_url, self.data, self.headers, self.unredirected_hdrs, self.timeout = url, data, {}, {}, None
        for key, value in headers.items():
            self.add_header(key, value)
        parts = urlsplit(url)
        self.type, self.host, self.fragment = parts.scheme, parts.netloc, parts.fragment or None
        self.selector = (parts.path or "") + ("?" + parts.query if parts.query else "")
        self.origin_req_host, self.unverifiable = origin_req_host or parts.hostname or "", unverifiable
        if method:
            self.method = method

    def get_method(self):
        return getattr(self, "method", "POST" if self.data is not None else "GET")

    def get_full_url(self):
        return self.full_url

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

    def set_proxy(self, host, type):
        self.host, self.type = host, type


class BaseHandler:
    handler_order = 500

    def add_parent(self, parent):
        self.parent = parent

    def close(self):
        """Nothing is held open."""


class ProxyHandler(BaseHandler):
    def __init__(self, proxies=None):
        self.proxies = getproxies() if proxies is None else proxies


class HTTPPasswordMgr:
    def __init__(self):
        self.passwd = {}

    def add_password(self, realm, uri, user, passwd):
        for each in [uri] if isinstance(uri, str) else uri:
            self.passwd[realm, each] = user, passwd

    def find_user_password(self, realm, authuri):
        found = [v for (r, uri), v in self.passwd.items() if r in (realm, None) and authuri.startswith(uri)]
        return found[0] if found else (None, None)


class HTTPPasswordMgrWithDefaultRealm(HTTPPasswordMgr):
    pass


class AbstractBasicAuthHandler(BaseHandler):
    def __init__(self, password_mgr=None):
        self.passwd = password_mgr or HTTPPasswordMgr()
        self.add_password = self.passwd.add_password


class HTTPBasicAuthHandler(AbstractBasicAuthHandler):
    pass


class HTTPDigestAuthHandler(AbstractBasicAuthHandler):
    pass


class HTTPHandler(BaseHandler):
    def __init__(self, debuglevel=None):
        self._debuglevel = debuglevel


class HTTPSHandler(HTTPHandler):
    def __init__(self, debuglevel=None, context=None, check_hostname=None):
        self._debuglevel, self._context = debuglevel, context


class HTTPCookieProcessor(BaseHandler):
    def __init__(self, cookiejar=None):
        self.cookiejar = cookiejar


class HTTPRedirectHandler(BaseHandler):
    pass


class HTTPErrorProcessor(BaseHandler):
    pass


class HTTPDefaultErrorHandler(BaseHandler):
    pass


class FileHandler(BaseHandler):
    pass


class OpenerDirector:
    def __init__(self):
        self.addheaders, self.handlers = [("User-agent", "Python-urllib/3.11")], []

    def add_handler(self, handler):
        if not hasattr(handler, "add_parent"):
            raise TypeError("expected BaseHandler instance, got %r" % type(handler))
        self.handlers.append(handler)
        handler.add_parent(self)

    def open(self, fullurl, data=None, timeout=None):
        request = Request(fullurl, data) if isinstance(fullurl, str) else fullurl
        if request.type == "file":
            return _file(request)
        if request.type == "data":
            return _data(request)
        if request.type in ("http", "https", "ftp"):
            if not request.host:
                raise URLError("no host given")
            raise URLError(OSError(101, "Network is unreachable"))
        raise URLError("unknown url type: %s" % request.type)

    def close(self):
        """Nothing is held open."""


def _file(request):
    import mimetypes

    path = unquote(urlsplit(request.full_url).path)
    try:
        with open(path, "rb") as opened:
            content = opened.read()
    except OSError as e:
        raise URLError(e) from None
    headers = {"Content-type": mimetypes.guess_type(path)[0] or "text/plain", "Content-length": str(len(content))}
    return addinfourl(content, headers, "file://" + path)


def _data(request):
    import base64

    kind, comma, text = request.full_url.split(":", 1)[1].partition(",")
    if not comma:
        raise ValueError("not enough values to unpack (expected 2, got 1)")
    content = unquote_to_bytes(text)
    if kind.endswith(";base64"):
        content, kind = base64.decodebytes(content), kind[:-7]
    return addinfourl(content, {"Content-type": kind or "text/plain;charset=US-ASCII", "Content-length": str(len(content))}, request.full_url)


def build_opener(*handlers):
    made = OpenerDirector()
    for each in handlers:
        made.add_handler(each() if isinstance(each, type) else each)
    return made


def install_opener(opener):
    global _opener
    _opener = opener


def urlopen(url, data=None, timeout=None, *, cafile=None, capath=None, cadefault=False, context=None):
    if _opener is None:
        install_opener(build_opener())
    return _opener.open(url, data, timeout)


def urlretrieve(url, filename=None, reporthook=None, data=None):
    found = urlopen(url, data)
    content, headers = found.read(), found.info()
    if filename is None:
        import tempfile

        filename = tempfile.mkstemp()[1]
    size, block = len(content), 8192
    with open(filename, "wb") as file:
        if reporthook:
            reporthook(0, block, size)
        for number, start in enumerate(range(0, size, block), 1):
            file.write(content[start : start + block])
            if reporthook:
                reporthook(number, block, size)
    return filename, headers


def urlcleanup():
    global _opener
    _opener = None


def getproxies():
    return {name[:-6]: os.environ[name] for name in ("http_proxy", "https_proxy", "ftp_proxy", "no_proxy") if os.environ.get(name)}


getproxies_environment = getproxies


def proxy_bypass(host, proxies=None):
    return False


def pathname2url(pathname):
    return quote(pathname)


def url2pathname(pathname):
    return unquote(pathname)


def parse_http_list(s):
    return [part.strip() for part in s.split(",") if part.strip()]


def parse_keqv_list(l):  # noqa: E741
    made = {}
    for each in l:
        key, value = each.split("=", 1)
        made[key] = value[1:-1] if value[:1] == '"' == value[-1:] else value
    return made
