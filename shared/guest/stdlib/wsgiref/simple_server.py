"""wsgiref.simple_server: an HTTP server for one WSGI application."""

import sys
import urllib.parse
from http.server import BaseHTTPRequestHandler, HTTPServer
from platform import python_implementation
from wsgiref.handlers import SimpleHandler

__version__ = "0.2"
__all__ = ["WSGIServer", "WSGIRequestHandler", "demo_app", "make_server"]

server_version = "WSGIServer/" + __version__
sys_version = python_implementation() + "/" + sys.version.split()[0]
software_version = server_version + " " + sys_version


class ServerHandler(SimpleHandler):
    server_software = software_version

    def close(self):
        try:
            self.request_handler.log_request(self.status.split(" ", 1)[0], self.bytes_sent)
        finally:
            super().close()


class WSGIServer(HTTPServer):
    application = None

    def server_bind(self):
        super().server_bind()
        self.setup_environ()

    def setup_environ(self):
        self.base_environ = {"SERVER_NAME": self.server_name, "GATEWAY_INTERFACE": "CGI/1.1", "SERVER_PORT": str(self.server_port),
                             "REMOTE_HOST": "", "CONTENT_LENGTH": "", "SCRIPT_NAME": ""}  # fmt: skip

    def get_app(self):
        return self.application

    def set_app(self, application):
        self.application = application


class WSGIRequestHandler(BaseHTTPRequestHandler):
    server_version = "WSGIServer/" + __version__

    def get_environ(self):
        env = dict(self.server.base_environ)
        path, _, query = self.path.partition("?")
        env |= {"SERVER_PROTOCOL": self.request_version, "SERVER_SOFTWARE": self.server_version, "REQUEST_METHOD": self.command,
                "PATH_INFO": urllib.parse.unquote(path, "iso-8859-1"), "QUERY_STRING": query}  # fmt: skip
        host = self.address_string()
        if host != self.client_address[0]:
            env["REMOTE_HOST"] = host
        env["REMOTE_ADDR"] = self.client_address[0]
        kind = self.headers.get("content-type")
        env["CONTENT_TYPE"] = self.headers.get_content_type() if kind is None else kind
        length = self.headers.get("content-length")
        if length:
            env["CONTENT_LENGTH"] = length
        for name, value in self.headers.items():
            name = name.replace("-", "_").upper()
            if name in env:
                continue
            name = "HTTP_" + name
            env[name] = f"{env[name]},{value.strip()}" if name in env else value.strip()
        return env

    def get_stderr(self):
        return sys.stderr

    def handle(self):
        self.raw_requestline = self.rfile.readline(65537)
        if len(self.raw_requestline) > 65536:
            self.requestline = self.request_version = self.command = ""
            self.send_error(414)
            return
        if not self.parse_request():
            return
        handler = ServerHandler(self.rfile, self.wfile, self.get_stderr(), self.get_environ(), multithread=False)
        handler.request_handler = self
        handler.run(self.server.get_app())


def demo_app(environ, start_response):
    """Says hello, and what it was given."""
    lines = ["Hello world!", "", *(f"{name} = {value!r}" for name, value in sorted(environ.items()))]
    start_response("200 OK", [("Content-Type", "text/plain; charset=utf-8")])
    return ["\n".join([*lines, ""]).encode("utf-8")]


def make_server(host, port, app, server_class=WSGIServer, handler_class=WSGIRequestHandler):
    server = server_class((host, port), handler_class)
    server.set_app(app)
    return server
