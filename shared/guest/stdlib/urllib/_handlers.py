"""The handlers of urllib.request: each knows a kind of address, or what becomes of a kind of answer."""

import base64
import email
import http.client
import io
import os
import string
from urllib._authentication import AbstractBasicAuthHandler, AbstractDigestAuthHandler, _parse_proxy
from urllib.error import HTTPError, URLError
from urllib.parse import quote, unquote, unquote_to_bytes, urljoin, urlparse, urlsplit, urlunparse
from urllib.response import addinfourl


class BaseHandler:
    """Asked in the order of handler_order."""

    handler_order = 500

    def add_parent(self, parent):
        self.parent = parent

    def close(self):
        pass

    def __lt__(self, other):
        if not hasattr(other, "handler_order"):
            return True
        return self.handler_order < other.handler_order


class HTTPErrorProcessor(BaseHandler):
    """Makes errors of answers that are none of success."""

    handler_order = 1000

    def http_response(self, request, response):
        code, msg, hdrs = response.code, response.msg, response.info()
        if not 200 <= code < 300:
            response = self.parent.error("http", request, response, code, msg, hdrs)
        return response

    https_response = http_response


class HTTPDefaultErrorHandler(BaseHandler):
    def http_error_default(self, req, fp, code, msg, hdrs):
        raise HTTPError(req.full_url, code, msg, hdrs, fp)


class HTTPRedirectHandler(BaseHandler):
    max_repeats, max_redirections = 4, 10
    inf_msg = "The HTTP server returned a redirect error that would lead to an infinite loop.\nThe last 30x error message was:\n"

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        """The request that follows a redirection. HTTPError: it may not be followed."""
        from urllib.request import Request

        method = req.get_method()
        if not (code in (301, 302, 303, 307, 308) and method in ("GET", "HEAD") or code in (301, 302, 303) and method == "POST"):
            raise HTTPError(req.full_url, code, msg, headers, fp)
        kept = {k: v for k, v in req.headers.items() if k.lower() not in ("content-length", "content-type")}
        return Request(newurl.replace(" ", "%20"), headers=kept, origin_req_host=req.origin_req_host, unverifiable=True)

    def http_error_302(self, req, fp, code, msg, headers):
        newurl = headers.get("location") or headers.get("uri")
        if not newurl:
            return None
        parts = urlparse(newurl)
        if parts.scheme not in ("http", "https", "ftp", ""):
            raise HTTPError(newurl, code, "%s - Redirection to url '%s' is not allowed" % (msg, newurl), headers, fp)
        if not parts.path and parts.netloc:
            parts = parts._replace(path="/")
        newurl = urljoin(req.full_url, quote(urlunparse(parts), encoding="iso-8859-1", safe=string.punctuation))
        new = self.redirect_request(req, fp, code, msg, headers, newurl)
        if new is None:
            return None
        visited = new.redirect_dict = req.redirect_dict = getattr(req, "redirect_dict", {})
        if visited.get(newurl, 0) >= self.max_repeats or len(visited) >= self.max_redirections:
            raise HTTPError(req.full_url, code, self.inf_msg + msg, headers, fp)
        visited[newurl] = visited.get(newurl, 0) + 1
        fp.read()
        fp.close()
        return self.parent.open(new, timeout=req.timeout)

    http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302


class ProxyHandler(BaseHandler):
    """Sends requests to proxies; those of the environment where none are given."""

    handler_order = 100

    def __init__(self, proxies=None):
        if proxies is None:
            from urllib.request import getproxies

            proxies = getproxies()
        assert hasattr(proxies, "keys"), "proxies must be a mapping"
        self.proxies = proxies
        for kind, url in proxies.items():
            kind = kind.lower()
            setattr(self, "%s_open" % kind, lambda r, proxy=url, type=kind, meth=self.proxy_open: meth(r, proxy, type))

    def proxy_open(self, req, proxy, type):
        from urllib.request import proxy_bypass

        original = req.type
        scheme, user, password, hostport = _parse_proxy(proxy)
        if req.host and proxy_bypass(req.host):
            return None
        if user and password:
            text = f"{unquote(user)}:{unquote(password)}"
            req.add_header("Proxy-authorization", "Basic " + base64.b64encode(text.encode()).decode("ascii"))
        scheme = scheme or original
        req.set_proxy(unquote(hostport), scheme)
        if original == scheme or original == "https":
            return None
        return self.parent.open(req, timeout=req.timeout)


class HTTPBasicAuthHandler(AbstractBasicAuthHandler, BaseHandler):
    auth_header = "Authorization"

    def http_error_401(self, req, fp, code, msg, headers):
        return self.http_error_auth_reqed("www-authenticate", req.full_url, req, headers)


class ProxyBasicAuthHandler(AbstractBasicAuthHandler, BaseHandler):
    auth_header = "Proxy-authorization"

    def http_error_407(self, req, fp, code, msg, headers):
        return self.http_error_auth_reqed("proxy-authenticate", req.host, req, headers)


class HTTPDigestAuthHandler(BaseHandler, AbstractDigestAuthHandler):
    auth_header, handler_order = "Authorization", 490

    def http_error_401(self, req, fp, code, msg, headers):
        retry = self.http_error_auth_reqed("www-authenticate", urlparse(req.full_url)[1], req, headers)
        self.reset_retry_count()
        return retry


class ProxyDigestAuthHandler(BaseHandler, AbstractDigestAuthHandler):
    auth_header, handler_order = "Proxy-Authorization", 490

    def http_error_407(self, req, fp, code, msg, headers):
        retry = self.http_error_auth_reqed("proxy-authenticate", req.host, req, headers)
        self.reset_retry_count()
        return retry


class AbstractHTTPHandler(BaseHandler):
    def __init__(self, debuglevel=0):
        self._debuglevel = debuglevel or 0

    def set_http_debuglevel(self, level):
        self._debuglevel = level

    def do_request_(self, request):
        """Fills in the headers that every request has."""
        host = request.host
        if not host:
            raise URLError("no host given")
        if request.data is not None:
            data = request.data
            if isinstance(data, str):
                raise TypeError("POST data should be bytes, an iterable of bytes, or a file object. It cannot be of type str.")
            if not request.has_header("Content-type"):
                request.add_unredirected_header("Content-type", "application/x-www-form-urlencoded")
            if not request.has_header("Content-length") and not request.has_header("Transfer-encoding"):
                length = http.client.HTTPConnection._get_content_length(data, request.get_method())
                if length is not None:
                    request.add_unredirected_header("Content-length", str(length))
                else:
                    request.add_unredirected_header("Transfer-encoding", "chunked")
        if request.has_proxy():
            host = urlsplit(request.selector).netloc
        if not request.has_header("Host"):
            request.add_unredirected_header("Host", host)
        for name, value in self.parent.addheaders:
            name = name.capitalize()
            if not request.has_header(name):
                request.add_unredirected_header(name, value)
        return request

    def do_open(self, http_class, req, **http_conn_args):
        """Sends the request over a connection of its own; the answer."""
        if not req.host:
            raise URLError("no host given")
        connection = http_class(req.host, timeout=req.timeout, **http_conn_args)
        connection.set_debuglevel(self._debuglevel)
        headers = dict(req.unredirected_hdrs)
        headers.update({k: v for k, v in req.headers.items() if k not in headers})
        headers["Connection"] = "close"
        headers = {name.title(): value for name, value in headers.items()}
        if req._tunnel_host:
            name = "Proxy-Authorization"
            connection.set_tunnel(req._tunnel_host, headers={name: headers.pop(name)} if name in headers else {})
        try:
            try:
                connection.request(req.get_method(), req.selector, req.data, headers, encode_chunked=req.has_header("Transfer-encoding"))
            except OSError as error:
                raise URLError(error)
            response = connection.getresponse()
        except BaseException:
            connection.close()
            raise
        if connection.sock:
            connection.sock.close()
            connection.sock = None
        response.url, response.msg = req.get_full_url(), response.reason
        return response


class HTTPHandler(AbstractHTTPHandler):
    def http_open(self, req):
        return self.do_open(http.client.HTTPConnection, req)

    http_request = AbstractHTTPHandler.do_request_


class HTTPSHandler(AbstractHTTPHandler):
    def __init__(self, debuglevel=0, context=None, check_hostname=None):
        super().__init__(debuglevel)
        self._context, self._check_hostname = context, check_hostname

    def https_open(self, req):
        return self.do_open(http.client.HTTPSConnection, req, context=self._context, check_hostname=self._check_hostname)

    https_request = AbstractHTTPHandler.do_request_


class HTTPCookieProcessor(BaseHandler):
    def __init__(self, cookiejar=None):
        if cookiejar is None:
            import http.cookiejar

            cookiejar = http.cookiejar.CookieJar()
        self.cookiejar = cookiejar

    def http_request(self, request):
        self.cookiejar.add_cookie_header(request)
        return request

    def http_response(self, request, response):
        self.cookiejar.extract_cookies(response, request)
        return response

    https_request, https_response = http_request, http_response


class UnknownHandler(BaseHandler):
    def unknown_open(self, req):
        raise URLError("unknown url type: %s" % req.type)


def _message(*headers):
    return email.message_from_string("".join(f"{name}: {value}\n" for name, value in headers if value))


class FileHandler(BaseHandler):
    names = None

    def file_open(self, req):
        url = req.selector
        if url[:2] == "//" and url[2:3] != "/" and req.host and req.host != "localhost":
            if req.host not in self.get_names():
                raise URLError("file:// scheme is supported only on localhost")
            return None
        return self.open_local_file(req)

    def get_names(self):
        import socket

        if FileHandler.names is None:
            try:
                FileHandler.names = tuple(socket.gethostbyname_ex("localhost")[2] + socket.gethostbyname_ex(socket.gethostname())[2])
            except OSError:
                FileHandler.names = ("127.0.0.1",)
        return FileHandler.names

    def open_local_file(self, req):
        import email.utils
        import mimetypes
        from urllib.request import url2pathname

        host, path = req.host, url2pathname(req.selector)
        try:
            found = os.stat(path)
            headers = _message(("Content-type", mimetypes.guess_type(req.selector)[0] or "text/plain"), ("Content-length", str(found.st_size)),
                               ("Last-modified", email.utils.formatdate(found.st_mtime, usegmt=True)))  # fmt: skip
            if not host or ":" not in host and host in ("localhost", *self.get_names()):
                return addinfourl(open(path, "rb"), headers, "file://" + (host or "") + req.selector)
        except OSError as error:
            raise URLError(error)
        raise URLError("file not on local host")


class DataHandler(BaseHandler):
    def data_open(self, req):
        kind, data = req.full_url.split(":", 1)[1].split(",", 1)
        data = unquote_to_bytes(data)
        if kind.endswith(";base64"):
            data, kind = base64.decodebytes(data), kind[:-7]
        headers = _message(("Content-type", kind or "text/plain;charset=US-ASCII"), ("Content-length", len(data) or "0"))
        return addinfourl(io.BytesIO(data), headers, req.full_url)
