"""wsgiref runs applications over streams; compileall says which files compile."""
import compileall
import io
import os
import re
import sys
import tempfile
from wsgiref.handlers import BaseCGIHandler, SimpleHandler, format_date_time
from wsgiref.util import setup_testing_defaults


def hello(environ, start_response):
    start_response("200 OK", [("Content-Type", "text/plain"), ("Date", "Mon, 05 Jun 2006 18:49:54 GMT")])
    return [b"Hello, ", environ["PATH_INFO"].encode(), b"!"]


def single(environ, start_response):
    start_response("201 Made", [("X-A", "b")])
    return [b"one part"]


def empty(environ, start_response):
    start_response("204 None", [])
    return []


def by_write(environ, start_response):
    write = start_response("200 OK", [])
    write(b"written ")
    return [b"and given"]


def late(environ, start_response):
    start_response("200 OK", [])
    yield b"begun"
    raise KeyError("late")


def failing(environ, start_response):
    raise ValueError("early")


def twice(environ, start_response):
    start_response("200 OK", [])
    start_response("200 OK", [])


def hop(environ, start_response):
    start_response("200 OK", [("Connection", "close")])


def text(environ, start_response):
    start_response("200 OK", [])
    return ["no bytes"]


def short(environ, start_response):
    start_response("200", [])


def unstarted(environ, start_response):
    return [b"x"]


for kind in (SimpleHandler, BaseCGIHandler):
    for application in (hello, single, empty, by_write, late, failing, twice, hop, text, short, unstarted):
        out, err, environ = io.BytesIO(), io.StringIO(), {}
        setup_testing_defaults(environ)
        handler = kind(io.BytesIO(), out, err, environ)
        handler.http_version = "1.1"
        handler.os_environ = {}
        try:
            handler.run(application)
        except Exception as e:
            print("raised", type(e).__name__, e)
        print(application.__name__, re.sub(rb"Date: [^\r]*", b"Date: now", out.getvalue()), err.getvalue().splitlines()[-1:])
print(format_date_time(0), format_date_time(1e9))

with tempfile.TemporaryDirectory() as folder:
    for name, source in (("good.py", "x = 1\n"), ("bad.py", "x = (\n"), ("other.txt", "("), ("sub/deep.py", "def f(:\n")):
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "w") as file:
            file.write(source)
    for quiet in (0, 1, 2):
        old, sys.stdout = sys.stdout, io.StringIO()
        found = compileall.compile_dir(folder, quiet=quiet)
        shown, sys.stdout = sys.stdout.getvalue(), old
        print(found, shown.replace(folder, "F").split())
    print(compileall.compile_file(os.path.join(folder, "good.py"), quiet=1), compileall.compile_file(os.path.join(folder, "other.txt")),
          compileall.compile_file(os.path.join(folder, "bad.py"), quiet=2), compileall.compile_dir(folder, 0, quiet=1, rx=re.compile("bad")))
    for arguments in ({"ddir": "x", "stripdir": "y"}, {"workers": -1}):
        try:
            compileall.compile_dir(folder, **arguments)
        except ValueError as e:
            print(e)

# expect: hello b'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nDate: now\r\n\r\nHello, /!' []
# expect: single b'HTTP/1.1 201 Made\r\nDate: now\r\nX-A: b\r\nContent-Length: 8\r\n\r\none part' []
# expect: empty b'HTTP/1.1 204 None\r\nDate: now\r\nContent-Length: 0\r\n\r\n' []
# expect: by_write b'HTTP/1.1 200 OK\r\nDate: now\r\n\r\nwritten and given' []
# expect: late b'HTTP/1.1 200 OK\r\nDate: now\r\n\r\nbegun' ["KeyError: 'late'"]
# expect: failing b'HTTP/1.1 500 Internal Server Error\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['ValueError: early']
# expect: twice b'HTTP/1.1 500 Internal Server Error\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: Headers already set!']
# expect: hop b'HTTP/1.1 500 Internal Server Error\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ["AssertionError: Hop-by-hop header, 'Connection: close', not allowed"]
# expect: text b'HTTP/1.1 500 Internal Server Error\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: write() argument must be a bytes instance']
# expect: short b'HTTP/1.1 500 Internal Server Error\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: Status must be at least 4 characters']
# expect: unstarted b'HTTP/1.1 500 Internal Server Error\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: write() before start_response()']
# expect: hello b'Status: 200 OK\r\nContent-Type: text/plain\r\nDate: now\r\n\r\nHello, /!' []
# expect: single b'Status: 201 Made\r\nX-A: b\r\nContent-Length: 8\r\n\r\none part' []
# expect: empty b'Status: 204 None\r\nContent-Length: 0\r\n\r\n' []
# expect: by_write b'Status: 200 OK\r\n\r\nwritten and given' []
# expect: late b'Status: 200 OK\r\n\r\nbegun' ["KeyError: 'late'"]
# expect: failing b'Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['ValueError: early']
# expect: twice b'Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: Headers already set!']
# expect: hop b'Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ["AssertionError: Hop-by-hop header, 'Connection: close', not allowed"]
# expect: text b'Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: write() argument must be a bytes instance']
# expect: short b'Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: Status must be at least 4 characters']
# expect: unstarted b'Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: 59\r\n\r\nA server error occurred.  Please contact the administrator.' ['AssertionError: write() before start_response()']
# expect: Thu, 01 Jan 1970 00:00:00 GMT Sun, 09 Sep 2001 01:46:40 GMT
# expect: False ['Listing', "'F'...", 'Compiling', "'F/bad.py'...", '***', 'File', '"F/bad.py",', 'line', '1', 'x', '=', '(', '^', 'SyntaxError:', "'('", 'was', 'never', 'closed', 'Compiling', "'F/good.py'...", 'Listing', "'F/sub'...", 'Compiling', "'F/sub/deep.py'...", '***', 'File', '"F/sub/deep.py",', 'line', '1', 'def', 'f(:', '^', 'SyntaxError:', 'invalid', 'syntax']
# expect: False ['***', 'Error', 'compiling', "'F/bad.py'...", 'File', '"F/bad.py",', 'line', '1', 'x', '=', '(', '^', 'SyntaxError:', "'('", 'was', 'never', 'closed', '***', 'Error', 'compiling', "'F/sub/deep.py'...", 'File', '"F/sub/deep.py",', 'line', '1', 'def', 'f(:', '^', 'SyntaxError:', 'invalid', 'syntax']
# expect: False []
# expect: True True False True
# expect: Destination dir (ddir) cannot be used in combination with stripdir or prependdir
# expect: workers must be greater or equal to 0
