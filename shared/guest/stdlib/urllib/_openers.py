"""urllib.request: URLopener and FancyURLopener, what there was before openers had handlers."""

import base64
import email
import http.client
import io
import os
import socket
import sys
import tempfile
import warnings
from urllib._ftp import MAXFTPCACHE, ftperrors, ftpwrapper
from urllib.error import ContentTooShortError, HTTPError, URLError
from urllib.parse import (
    _splitattr, _splithost, _splitpasswd, _splitport, _splitquery, _splittag, _splittype, _splituser, _splitvalue, _to_bytes, quote,
    unquote, unwrap, urljoin, urlparse
)  # fmt: skip
from urllib.response import addinfourl

ftpcache = {}
_localhost = _thishost = _noheaders = None


def localhost():
    """The address of this machine under the name localhost."""
    global _localhost
    if _localhost is None:
        _localhost = socket.gethostbyname("localhost")
    return _localhost


def thishost():
    """The addresses of this machine."""
    global _thishost
    if _thishost is None:
        try:
            _thishost = tuple(socket.gethostbyname_ex(socket.gethostname())[2])
        except socket.gaierror:
            _thishost = tuple(socket.gethostbyname_ex("localhost")[2])
    return _thishost


def noheaders():
    global _noheaders
    if _noheaders is None:
        _noheaders = email.message_from_string("")
    return _noheaders


class URLopener:
    """Opens addresses by methods open_SCHEME; errors by methods http_error_NUMBER."""

    version = "Python-urllib/%d.%d" % sys.version_info[:2]

    def __init__(self, proxies=None, **x509):
        from urllib.request import getproxies

        warnings.warn("%(class)s style of invoking requests is deprecated. Use newer urlopen functions/methods" % {
            "class": self.__class__.__name__}, DeprecationWarning, stacklevel=3)  # fmt: skip
        proxies = getproxies() if proxies is None else proxies
        assert hasattr(proxies, "keys"), "proxies must be a mapping"
        self.proxies = proxies
        self.key_file, self.cert_file = x509.get("key_file"), x509.get("cert_file")
        self.addheaders = [("User-Agent", self.version), ("Accept", "*/*")]
        self.__tempfiles, self.__unlink = [], os.unlink  # both outlive the module's names
        self.tempcache = None
        self.ftpcache = ftpcache

    def __del__(self):
        self.close()

    def close(self):
        self.cleanup()

    def cleanup(self):
        if self.__tempfiles:
            for file in self.__tempfiles:
                try:
                    self.__unlink(file)
                except OSError:
                    pass
            del self.__tempfiles[:]
        if self.tempcache:
            self.tempcache.clear()

    def addheader(self, *args):
        self.addheaders.append(args)

    def open(self, fullurl, data=None):
        fullurl = quote(unwrap(_to_bytes(fullurl)), safe="%/:=&?~#+!$,;'@()*[]|")
        if self.tempcache and fullurl in self.tempcache:
            filename, headers = self.tempcache[fullurl]
            return addinfourl(open(filename, "rb"), headers, fullurl)
        scheme, url = _splittype(fullurl)
        scheme = scheme or "file"
        proxy = self.proxies.get(scheme)
        if proxy:
            scheme, proxyhost = _splittype(proxy)
            host, _ = _splithost(proxyhost)
            url = host, fullurl
        self.type = scheme
        name = "open_" + scheme.replace("-", "_")
        if not hasattr(self, name) or name == "open_local_file":
            return self.open_unknown_proxy(proxy, fullurl, data) if proxy else self.open_unknown(fullurl, data)
        try:
            method = getattr(self, name)
            return method(url) if data is None else method(url, data)
        except (HTTPError, URLError):
            raise
        except OSError as msg:
            raise OSError("socket error", msg) from msg

    def open_unknown(self, fullurl, data=None):
        raise OSError("url error", "unknown url type", _splittype(fullurl)[0])

    def open_unknown_proxy(self, proxy, fullurl, data=None):
        raise OSError("url error", "invalid proxy for %s" % _splittype(fullurl)[0], proxy)

    def retrieve(self, url, filename=None, reporthook=None, data=None):
        """(file name, headers): what the address leads to, in a file."""
        from urllib.request import url2pathname

        url = unwrap(_to_bytes(url))
        if self.tempcache and url in self.tempcache:
            return self.tempcache[url]
        scheme, rest = _splittype(url)
        if filename is None and (not scheme or scheme == "file"):
            try:
                with self.open_local_file(rest) as fp:
                    headers = fp.info()
                return url2pathname(_splithost(rest)[1]), headers
            except OSError:
                pass
        with self.open(url, data) as fp:
            headers = fp.info()
            if filename:
                target = open(filename, "wb")
            else:
                path = _splittag(_splitquery(_splithost(_splittype(url)[1])[1] or "")[0] or "")[0]
                fd, filename = tempfile.mkstemp(os.path.splitext(_splitattr(path or "")[0])[1])
                self.__tempfiles.append(filename)
                target = os.fdopen(fd, "wb")
            with target:
                result = filename, headers
                if self.tempcache is not None:
                    self.tempcache[url] = result
                block, read, number = 8192, 0, 0
                size = int(headers["Content-Length"]) if "content-length" in headers else -1
                if reporthook:
                    reporthook(number, block, size)
                while part := fp.read(block):
                    read += len(part)
                    target.write(part)
                    number += 1
                    if reporthook:
                        reporthook(number, block, size)
        if 0 <= read < size:
            raise ContentTooShortError("retrieval incomplete: got only %i out of %i bytes" % (read, size), result)
        return result

    # ---- the schemes

    def _open_generic_http(self, connection_factory, url, data):
        from urllib.request import proxy_bypass

        user = proxy_user = proxyhost = None
        if isinstance(url, str):
            host, selector = _splithost(url)
            if host:
                user, host = _splituser(host)
                host = unquote(host)
            realhost = host
        else:
            host, selector = url
            proxy_user, host = _splituser(host)
            scheme, rest = _splittype(selector)
            proxyhost, url, realhost = host, rest, None
            if scheme.lower() == "http":
                realhost, rest = _splithost(rest)
                if realhost:
                    user, realhost = _splituser(realhost)
                if user:
                    selector = "%s://%s%s" % (scheme, realhost, rest)
                if proxy_bypass(realhost):
                    host = realhost
        if not host:
            raise OSError("http error", "no host given")

        def basic(text):
            return base64.b64encode(unquote(text).encode()).decode("ascii") if text else None

        headers = {}
        if proxy_user:
            headers["Proxy-Authorization"] = "Basic %s" % basic(proxy_user)
        if user:
            headers["Authorization"] = "Basic %s" % basic(user)
        if realhost:
            headers["Host"] = realhost
        headers["Connection"] = "close"
        headers.update(self.addheaders)
        connection = connection_factory(host)
        if data is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            connection.request("POST", selector, data, headers)
        else:
            connection.request("GET", selector, headers=headers)
        try:
            response = connection.getresponse()
        except http.client.BadStatusLine:
            raise URLError("http protocol error: bad status line") from None
        if 200 <= response.status < 300:
            return addinfourl(response, response.msg, "http:" + url, response.status)
        return self.http_error(url, response.fp, response.status, response.reason, response.msg, data)

    def open_http(self, url, data=None):
        return self._open_generic_http(http.client.HTTPConnection, url, data)

    if hasattr(http.client, "HTTPSConnection"):

        def _https_connection(self, host):
            return http.client.HTTPSConnection(host, key_file=self.key_file, cert_file=self.cert_file)

        def open_https(self, url, data=None):
            return self._open_generic_http(self._https_connection, url, data)

    def http_error(self, url, fp, errcode, errmsg, headers, data=None):
        method = getattr(self, "http_error_%d" % errcode, None)
        if method is not None:
            result = method(url, fp, errcode, errmsg, headers) if data is None else method(url, fp, errcode, errmsg, headers, data)
            if result:
                return result
        return self.http_error_default(url, fp, errcode, errmsg, headers)

    def http_error_default(self, url, fp, errcode, errmsg, headers):
        fp.close()
        raise HTTPError(url, errcode, errmsg, headers, None)

    def open_file(self, url):
        if not isinstance(url, str):
            raise URLError("file error: proxy support for file protocol currently not implemented")
        if url[:2] == "//" and url[2:3] != "/" and url[2:12].lower() != "localhost/":
            raise ValueError("file:// scheme is supported only on localhost")
        return self.open_local_file(url)

    def open_local_file(self, url):
        import email.utils
        import mimetypes

        from urllib.request import url2pathname

        host, file = _splithost(url)
        name = url2pathname(file)
        try:
            known = os.stat(name)
        except OSError as e:
            raise URLError(e.strerror, e.filename) from None
        headers = email.message_from_string("Content-Type: %s\nContent-Length: %d\nLast-modified: %s\n" % (
            mimetypes.guess_type(url)[0] or "text/plain", known.st_size, email.utils.formatdate(known.st_mtime, usegmt=True)))
        address = "file://" + file if file[:1] == "/" else file
        if host:
            host, port = _splitport(host)
            if port or socket.gethostbyname(host) not in (localhost(), *thishost()):
                raise URLError("local file error: not on local host")
        elif file[:2] == "./":
            raise ValueError("local file url may start with / or file:. Unknown url of type: %s" % url)
        return addinfourl(open(name, "rb"), headers, address)

    def open_ftp(self, url):
        import ftplib
        import mimetypes

        if not isinstance(url, str):
            raise URLError("ftp error: proxy support for ftp protocol currently not implemented")
        host, path = _splithost(url)
        if not host:
            raise URLError("ftp error: no host given")
        host, port = _splitport(host)
        user, host = _splituser(host)
        user, password = _splitpasswd(user) if user else (None, None)
        host, user, password = unquote(host), unquote(user or ""), unquote(password or "")
        host = socket.gethostbyname(host)
        port = int(port) if port else ftplib.FTP_PORT
        path, attrs = _splitattr(path)
        folders = unquote(path).split("/")
        folders, file = folders[:-1], folders[-1]
        if folders and not folders[0]:
            folders = folders[1:]
        if folders and not folders[0]:
            folders[0] = "/"
        key = user, host, port, "/".join(folders)
        if len(self.ftpcache) > MAXFTPCACHE:
            for other in list(self.ftpcache):
                if other != key:
                    self.ftpcache.pop(other).close()
        try:
            if key not in self.ftpcache:
                self.ftpcache[key] = ftpwrapper(user, password, host, port, folders)
            kind = "I" if file else "D"
            for attr in attrs:
                name, value = _splitvalue(attr)
                if name.lower() == "type" and value in ("a", "A", "i", "I", "d", "D"):
                    kind = value.upper()
            fp, length = self.ftpcache[key].retrfile(file, kind)
            found = mimetypes.guess_type("ftp:" + url)[0]
            headers = "Content-Type: %s\n" % found if found else ""
            if length is not None and length >= 0:
                headers += "Content-Length: %d\n" % length
            return addinfourl(fp, email.message_from_string(headers), "ftp:" + url)
        except ftperrors() as error:
            raise URLError(f"ftp error: {error}") from error

    def open_data(self, url, data=None):
        if not isinstance(url, str):
            raise URLError("data error: proxy support for data protocol currently not implemented")
        try:
            kind, data = url.split(",", 1)
        except ValueError:
            raise OSError("data error", "bad data URL") from None
        kind = kind or "text/plain;charset=US-ASCII"
        semicolon = kind.rfind(";")
        encoding = ""
        if semicolon >= 0 and "=" not in kind[semicolon:]:
            kind, encoding = kind[:semicolon], kind[semicolon + 1 :]
        text = base64.decodebytes(data.encode("ascii")).decode("latin-1") if encoding == "base64" else unquote(data)
        import time

        headers = ["Date: %s" % time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(time.time())), "Content-type: %s" % kind,
                   "Content-Length: %d" % len(text), "", text]  # fmt: skip
        whole = "\n".join(headers)
        return addinfourl(io.StringIO(whole), email.message_from_string(whole), url)


class FancyURLopener(URLopener):
    """Follows redirections, and asks for passwords."""

    def __init__(self, *args, **kwargs):
        URLopener.__init__(self, *args, **kwargs)
        self.auth_cache, self.tries, self.maxtries = {}, 0, 10

    def http_error_default(self, url, fp, errcode, errmsg, headers):
        return addinfourl(fp, headers, "http:" + url, errcode)

    def http_error_302(self, url, fp, errcode, errmsg, headers, data=None):
        self.tries += 1
        try:
            if self.maxtries and self.tries >= self.maxtries:
                method = getattr(self, "http_error_500", self.http_error_default)
                return method(url, fp, 500, "Internal Server Error: Redirect Recursion", headers)
            return self.redirect_internal(url, fp, errcode, errmsg, headers, data)
        finally:
            self.tries = 0

    def redirect_internal(self, url, fp, errcode, errmsg, headers, data):
        target = headers.get("location", headers.get("uri"))
        if target is None:
            return None
        fp.close()
        target = urljoin(self.type + ":" + url, target)
        parts = urlparse(target)
        if parts.scheme not in ("http", "https", "ftp", ""):
            raise HTTPError(target, errcode, errmsg + " Redirection to url '%s' is not allowed." % target, headers, fp)
        return self.open(target)

    def http_error_301(self, url, fp, errcode, errmsg, headers, data=None):
        return self.http_error_302(url, fp, errcode, errmsg, headers, data)

    http_error_303 = http_error_301

    def http_error_307(self, url, fp, errcode, errmsg, headers, data=None):
        if data is None:
            return self.http_error_302(url, fp, errcode, errmsg, headers, data)
        return self.http_error_default(url, fp, errcode, errmsg, headers)

    def http_error_308(self, url, fp, errcode, errmsg, headers, data=None):
        if data is None:
            return self.http_error_301(url, fp, errcode, errmsg, headers, data)
        return self.http_error_default(url, fp, errcode, errmsg, headers)

    def _asked(self, header, retry, url, fp, errcode, errmsg, headers, data, may_retry):
        """Tries again with a password for what the header names."""
        import re

        if header not in headers:
            URLopener.http_error_default(self, url, fp, errcode, errmsg, headers)
        found = re.match('[ \t]*([^ \t]+)[ \t]+realm="([^"]*)"', headers[header])
        if not found or found[1].lower() != "basic" or not may_retry:
            URLopener.http_error_default(self, url, fp, errcode, errmsg, headers)
        method = getattr(self, f"retry_{retry}{self.type}_basic_auth")
        return method(url, found[2]) if data is None else method(url, found[2], data)

    def http_error_401(self, url, fp, errcode, errmsg, headers, data=None, retry=False):
        return self._asked("www-authenticate", "", url, fp, errcode, errmsg, headers, data, retry)

    def http_error_407(self, url, fp, errcode, errmsg, headers, data=None, retry=False):
        return self._asked("proxy-authenticate", "proxy_", url, fp, errcode, errmsg, headers, data, retry)

    def _with_password(self, host, realm):
        """The host with name and password before it; None: nobody gave them."""
        at = host.find("@") + 1
        host = host[at:]
        user, password = self.get_user_passwd(host, realm, at)
        return "%s:%s@%s" % (quote(user, safe=""), quote(password, safe=""), host) if user or password else None

    def _retry_proxy(self, scheme, url, realm, data):
        host, selector = _splithost(url)
        proxy_scheme, proxyhost = _splittype(self.proxies[scheme])
        proxyhost, proxyselector = _splithost(proxyhost)
        proxyhost = self._with_password(proxyhost, realm)
        if proxyhost is None:
            return None
        self.proxies[scheme] = scheme + "://" + proxyhost + proxyselector
        target = scheme + "://" + host + selector
        return self.open(target) if data is None else self.open(target, data)

    def retry_proxy_http_basic_auth(self, url, realm, data=None):
        return self._retry_proxy("http", url, realm, data)

    def retry_proxy_https_basic_auth(self, url, realm, data=None):
        return self._retry_proxy("https", url, realm, data)

    def _retry(self, scheme, url, realm, data):
        host, selector = _splithost(url)
        host = self._with_password(host, realm)
        if host is None:
            return None
        target = scheme + "://" + host + selector
        return self.open(target) if data is None else self.open(target, data)

    def retry_http_basic_auth(self, url, realm, data=None):
        return self._retry("http", url, realm, data)

    def retry_https_basic_auth(self, url, realm, data=None):
        return self._retry("https", url, realm, data)

    def get_user_passwd(self, host, realm, clear_cache=0):
        key = realm + "@" + host.lower()
        if key in self.auth_cache:
            if clear_cache:
                del self.auth_cache[key]
            else:
                return self.auth_cache[key]
        user, password = self.prompt_user_passwd(host, realm)
        if user or password:
            self.auth_cache[key] = user, password
        return user, password

    def prompt_user_passwd(self, host, realm):
        import getpass

        try:
            user = input("Enter username for %s at %s: " % (realm, host))
            return user, getpass.getpass("Enter password for %s in %s at %s: " % (user, realm, host))
        except KeyboardInterrupt:
            print()
            return None, None
