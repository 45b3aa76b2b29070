"""urllib.request beside the handlers: proxies' addresses, what needs none, FTP over a connection that is a stand-in, old openers."""
import ftplib
import io
import os
import socket
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import warnings


def told(f, *args):
    try:
        return f(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for proxy in ("file:/ftp.example.com/", "http://user:pass@h:80", "joe:pw@proxy:3128", "proxy", "http://proxy/", "ftp://a:b@c/d@e", "//x", "http:x",
              "http://:p@h", "http:///x", "u:@h", "a@b@c", ""):
    print(told(urllib.request._parse_proxy, proxy))
settings = {"exclude_simple": True, "exceptions": ["foo.bar", "*.bar.com", "127.0.0.1", "10.10", "16.0.0.0/13", "10.5/40"]}
print([host for host in ("localhost", "foo.bar", "www.bar.com", "bar.com", "127.0.0.1", "127.0.0.2", "10.10.4.2", "10.11.0.0", "16.7.9.1", "16.8.0.0")
       if urllib.request._proxy_bypass_macosx_sysconf(host, settings)])
print(urllib.parse._splithost("//a:1/b;c"), urllib.parse._splitport("a:1"), urllib.parse._splitattr("/p;a=1;b"), urllib.parse._to_bytes("a"))


class Connection:
    def __init__(self, *given):
        self.given = given

    def retrfile(self, file, kind):
        return io.BytesIO(b"data"), 4


class Stand(urllib.request.FTPHandler):
    def connect_ftp(self, *given):
        self.made = Connection(*given)
        return self.made


socket.gethostbyname = lambda host: host
for url in ("ftp://localhost/foo/bar/baz.html", "ftp://parrot@localhost/foo/bar", "ftp://u:p%40@h:2121/a/b.gz;type=a", "ftp://localhost/"):
    handler = Stand()
    request = urllib.request.Request(url)
    request.timeout = None
    answer = handler.ftp_open(request)
    print(handler.made.given, answer.read(), dict(answer.headers), answer.url)
print(told(Stand().ftp_open, urllib.request.Request("ftp:///x")))
kept = urllib.request.CacheFTPHandler()
kept.setTimeout(1000)
kept.setMaxConns(3)
closed = []


class Wrapped:
    def __init__(self, *given):
        self.given = given

    def close(self):
        closed.append(self.given[2])


urllib.request.ftpwrapper = getattr(urllib, "_ftp", urllib.request).ftpwrapper = Wrapped
one = kept.connect_ftp("u", "p", "h1", 21, ["a"], 1)
print(kept.connect_ftp("u", "p", "h1", 21, ["a"], 1) is one, kept.connect_ftp("u", "p", "h2", 21, ["a"], 1) is one, len(kept.cache))
kept.clear_cache()
print(closed, len(kept.cache), issubclass(ftplib.error_perm, urllib.request.ftperrors()))
warnings.simplefilter("ignore")
opener = urllib.request.FancyURLopener({})
print(opener.version[:13], opener.addheaders[1], told(opener.open, "spam://h/x"), told(opener.open, "file://other/x"), told(opener.open, "data:x"))
answer = opener.open("data:text/x;base64,YWJj")
print(answer.read()[-3:], answer.headers["content-type"], answer.headers["content-length"])
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "a.txt")
    with open(path, "w") as f:
        f.write("hello")
    with opener.open("file:" + path) as answer:
        print(answer.read(), answer.headers["content-type"], answer.headers["content-length"], answer.url == "file://" + path)
    print(opener.retrieve("file:" + path)[0] == path)
print(opener.redirect_internal("//h/x", io.BytesIO(), 302, "Found", {}, None))
opener.type = "http"
print(told(opener.redirect_internal, "//h/x", io.BytesIO(), 302, "Found", {"location": "file:///etc/passwd"}, None))
opener.close()
# expect: ValueError: proxy URL with no authority: 'file:/ftp.example.com/'
# expect: ('http', 'user', 'pass', 'h:80')
# expect: (None, 'joe', 'pw', 'proxy:3128')
# expect: (None, None, None, 'proxy')
# expect: ('http', None, None, 'proxy')
# expect: ('ftp', 'a', 'b', 'c')
# expect: (None, None, None, 'x')
# expect: (None, None, None, 'http:x')
# expect: ('http', '', 'p', 'h')
# expect: ('http', None, None, '')
# expect: (None, 'u', '', 'h')
# expect: (None, 'a@b', None, 'c')
# expect: (None, None, None, '')
# expect: ['localhost', 'foo.bar', 'www.bar.com', '127.0.0.1', '10.10.4.2', '16.7.9.1']
# expect: ('a:1', '/b;c') ('a', '1') ('/p', ['a=1', 'b']) a
# expect: ('', '', 'localhost', 21, ['foo', 'bar'], None) b'data' {'Content-type': 'text/html', 'Content-length': '4'} ftp://localhost/foo/bar/baz.html
# expect: ('parrot', '', 'localhost', 21, ['foo'], None) b'data' {'Content-length': '4'} ftp://parrot@localhost/foo/bar
# expect: ('u', 'p@', 'h', 2121, ['a'], None) b'data' {'Content-length': '4'} ftp://u:p%40@h:2121/a/b.gz;type=a
# expect: ('', '', 'localhost', 21, [], None) b'data' {'Content-length': '4'} ftp://localhost/
# expect: URLError: <urlopen error ftp error: no host given>
# expect: True False 2
# expect: ['h1', 'h2'] 0 True
# expect: Python-urllib ('Accept', '*/*') OSError: [Errno url error] unknown url type: 'spam' ValueError: file:// scheme is supported only on localhost OSError: [Errno socket error] [Errno data error] bad data URL
# expect: abc text/x 3
# expect: b'hello' text/plain 5 True
# expect: True
# expect: None
# expect: HTTPError: HTTP Error 302: Found Redirection to url 'file:///etc/passwd' is not allowed.
