"""A server of this process runs the applications of wsgiref."""
import http.client
import io
import sys
import threading
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, demo_app, make_server


def hello(environ, start_response):
    start_response("200 OK", [("Content-Type", "text/plain"), ("Date", "Mon, 05 Jun 2006 18:49:54 GMT")])
    return [b"Hello, ", environ["PATH_INFO"].encode(), b"!"]


def single(environ, start_response):
    start_response("201 Made", [("X-A", "b")])
    return [b"one part"]


def failing(environ, start_response):
    raise ValueError("early")


class Quiet(WSGIRequestHandler):
    def log_message(self, format, *arguments):
        logged.append(format % arguments)


logged = []
with make_server("127.0.0.1", 0, single, handler_class=Quiet) as server:
    for application in (single, hello, demo_app, failing):
        server.set_app(application)
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        client = http.client.HTTPConnection("127.0.0.1", server.server_port)
        old, sys.stderr = sys.stderr, io.StringIO()
        client.request("POST", "/a%20b?q=1", b"body", {"X-Y": "z"})
        response = client.getresponse()
        data = response.read()
        thread.join()
        sys.stderr = old
        client.close()
        print(response.status, response.reason, [name for name, _ in response.getheaders()], data[:12])
        if application is demo_app:
            print([line for line in data.decode().splitlines() if line.split(" ")[0] in ("CONTENT_LENGTH", "HTTP_X_Y", "PATH_INFO", "QUERY_STRING", "REQUEST_METHOD", "wsgi.url_scheme", "wsgi.version")])
print([line.rsplit(" ", 1)[0] for line in logged], isinstance(server, WSGIServer))
# expect: 201 Made ['Date', 'Server', 'X-A', 'Content-Length'] b'one part'
# expect: 200 OK ['Server', 'Content-Type', 'Date'] b'Hello, /a b!'
# expect: 200 OK ['Date', 'Server', 'Content-Type', 'Content-Length'] b'Hello world!'
# expect: ["CONTENT_LENGTH = '4'", "HTTP_X_Y = 'z'", "PATH_INFO = '/a b'", "QUERY_STRING = 'q=1'", "REQUEST_METHOD = 'POST'", "wsgi.url_scheme = 'http'", 'wsgi.version = (1, 0)']
# expect: 500 Internal Server Error ['Date', 'Server', 'Content-Type', 'Content-Length'] b'A server err'
# expect: ['"POST /a%20b?q=1 HTTP/1.1" 201', '"POST /a%20b?q=1 HTTP/1.1" 200', '"POST /a%20b?q=1 HTTP/1.1" 200', '"POST /a%20b?q=1 HTTP/1.1" 500'] True
