"""wsgiref.handlers: runs an application for one request and sends what it gives."""

import os
import sys
import time
from wsgiref.headers import Headers
from wsgiref.util import FileWrapper, guess_scheme, is_hop_by_hop

__all__ = ["BaseHandler", "SimpleHandler", "BaseCGIHandler", "CGIHandler", "IISCGIHandler", "read_environ"]

_DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
_MONTHS = [None, "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def format_date_time(timestamp):
    year, month, day, hour, minute, second, weekday, _, _ = time.gmtime(timestamp)
    return "%s, %02d %3s %4d %02d:%02d:%02d GMT" % (_DAYS[weekday], day, _MONTHS[month], year, hour, minute, second)


_of_request = {"SCRIPT_NAME", "PATH_INFO", "QUERY_STRING", "REQUEST_METHOD", "AUTH_TYPE", "CONTENT_TYPE", "CONTENT_LENGTH", "HTTPS",
               "REMOTE_USER", "REMOTE_IDENT"}  # fmt: skip


def read_environ():
    """The variables of the machine, those of the request as texts of latin-1."""
    encoding = sys.getfilesystemencoding()
    return {name: value.encode(encoding, "surrogateescape").decode("iso-8859-1")
            if name in _of_request or name.startswith(("HTTP_", "SSL_")) or name.startswith("REDIRECT_") and name[9:] in _of_request
            else value for name, value in os.environ.items()}  # fmt: skip


class BaseHandler:
    """Subclasses say where input comes from and output goes to."""

    wsgi_version, wsgi_multithread, wsgi_multiprocess, wsgi_run_once = (1, 0), True, True, False
    origin_server, http_version, server_software, os_environ = True, "1.0", None, read_environ()
    wsgi_file_wrapper, headers_class = FileWrapper, Headers
    traceback_limit = None
    error_status = "500 Internal Server Error"
    error_headers = [("Content-Type", "text/plain")]
    error_body = b"A server error occurred.  Please contact the administrator."
    status = result = headers = None
    headers_sent, bytes_sent = False, 0

    def run(self, application):
        try:
            self.setup_environ()
            self.result = application(self.environ, self.start_response)
            self.finish_response()
        except (ConnectionAbortedError, BrokenPipeError, ConnectionResetError):
            return
        except BaseException:
            try:
                self.handle_error()
            except BaseException:
                self.close()
                raise

    def setup_environ(self):
        env = self.environ = dict(self.os_environ)
        self.add_cgi_vars()
        env |= {"wsgi.input": self.get_stdin(), "wsgi.errors": self.get_stderr(), "wsgi.version": self.wsgi_version,
                "wsgi.run_once": self.wsgi_run_once, "wsgi.url_scheme": self.get_scheme(), "wsgi.multithread": self.wsgi_multithread,
                "wsgi.multiprocess": self.wsgi_multiprocess}  # fmt: skip
        if self.wsgi_file_wrapper is not None:
            env["wsgi.file_wrapper"] = self.wsgi_file_wrapper
        if self.origin_server and self.server_software:
            env.setdefault("SERVER_SOFTWARE", self.server_software)

    def finish_response(self):
        try:
            if not self.result_is_file() or not self.sendfile():
                for data in self.result:
                    self.write(data)
                self.finish_content()
        except BaseException:
            if hasattr(self.result, "close"):
                self.result.close()
            raise
        else:
            self.close()

    def get_scheme(self):
        return guess_scheme(self.environ)

    def set_content_length(self):
        try:
            blocks = len(self.result)
        except (TypeError, AttributeError, NotImplementedError):
            return
        if blocks == 1:
            self.headers["Content-Length"] = str(self.bytes_sent)

    def cleanup_headers(self):
        if "Content-Length" not in self.headers:
            self.set_content_length()

    def start_response(self, status, headers, exc_info=None):
        """What the application calls with its status and its headers."""
        if exc_info:
            try:
                if self.headers_sent:
                    raise exc_info[1].with_traceback(exc_info[2])
            finally:
                exc_info = None
        elif self.headers is not None:
            raise AssertionError("Headers already set!")
        self.status = status
        self.headers = self.headers_class(headers)
        status = self._convert_string_type(status, "Status")
        assert len(status) >= 4, "Status must be at least 4 characters"
        assert status[:3].isdigit(), "Status message must begin w/3-digit code"
        assert status[3] == " ", "Status message must have a space after code"
        for name, value in headers:
            self._convert_string_type(name, "Header name/value")
            self._convert_string_type(value, "Header name/value")
            assert not is_hop_by_hop(name), f"Hop-by-hop header, '{name}: {value}', not allowed"
        return self.write

    def _convert_string_type(self, value, title):
        if type(value) is str:
            return value
        raise AssertionError("{0} must be of type str (got {1})".format(title, repr(value)))

    def send_preamble(self):
        if not self.origin_server:
            self._write(("Status: %s\r\n" % self.status).encode("iso-8859-1"))
        elif self.client_is_modern():
            self._write(("HTTP/%s %s\r\n" % (self.http_version, self.status)).encode("iso-8859-1"))
            if "Date" not in self.headers:
                self._write(("Date: %s\r\n" % format_date_time(time.time())).encode("iso-8859-1"))
            if self.server_software and "Server" not in self.headers:
                self._write(("Server: %s\r\n" % self.server_software).encode("iso-8859-1"))

    def write(self, data):
        assert type(data) is bytes, "write() argument must be a bytes instance"
        if not self.status:
            raise AssertionError("write() before start_response()")
        if not self.headers_sent:
            self.bytes_sent = len(data)
            self.send_headers()
        else:
            self.bytes_sent += len(data)
        self._write(data)
        self._flush()

    def sendfile(self):
        return False

    def finish_content(self):
        if not self.headers_sent:
            self.headers.setdefault("Content-Length", "0")
            self.send_headers()

    def close(self):
        try:
            if hasattr(self.result, "close"):
                self.result.close()
        finally:
            self.result = self.headers = self.status = self.environ = None
            self.bytes_sent, self.headers_sent = 0, False

    def send_headers(self):
        self.cleanup_headers()
        self.headers_sent = True
        if not self.origin_server or self.client_is_modern():
            self.send_preamble()
            self._write(bytes(self.headers))

    def result_is_file(self):
        wrapper = self.wsgi_file_wrapper
        return wrapper is not None and isinstance(self.result, wrapper)

    def client_is_modern(self):
        return self.environ["SERVER_PROTOCOL"].upper() != "HTTP/0.9"

    def log_exception(self, exc_info):
        try:
            from traceback import print_exception

            print_exception(exc_info[0], exc_info[1], exc_info[2], self.traceback_limit, self.get_stderr())
        finally:
            exc_info = None

    def handle_error(self):
        self.log_exception(sys.exc_info())
        if not self.headers_sent:
            self.result = self.error_output(self.environ, self.start_response)
            self.finish_response()

    def error_output(self, environ, start_response):
        start_response(self.error_status, self.error_headers[:], sys.exc_info())
        return [self.error_body]

    def _write(self, data):
        raise NotImplementedError

    def _flush(self):
        raise NotImplementedError

    def get_stdin(self):
        raise NotImplementedError

    def get_stderr(self):
        raise NotImplementedError

    def add_cgi_vars(self):
        raise NotImplementedError


class SimpleHandler(BaseHandler):
    """Over given streams and variables."""

    def __init__(self, stdin, stdout, stderr, environ, multithread=True, multiprocess=False):
        self.stdin, self.stdout, self.stderr, self.base_env = stdin, stdout, stderr, environ
        self.wsgi_multithread, self.wsgi_multiprocess = multithread, multiprocess

    def get_stdin(self):
        return self.stdin

    def get_stderr(self):
        return self.stderr

    def add_cgi_vars(self):
        self.environ.update(self.base_env)

    def _write(self, data):
        result = self.stdout.write(data)
        while result is not None and result != len(data):
            data = data[result:]
            result = self.stdout.write(data)

    def _flush(self):
        self.stdout.flush()
        self._flush = self.stdout.flush


class BaseCGIHandler(SimpleHandler):
    origin_server = False


class CGIHandler(BaseCGIHandler):
    """Over the streams and the variables of this process."""

    wsgi_run_once, os_environ = True, {}

    def __init__(self):
        super().__init__(sys.stdin.buffer, sys.stdout.buffer, sys.stderr, read_environ(), multithread=False, multiprocess=True)


class IISCGIHandler(BaseCGIHandler):
    wsgi_run_once, os_environ = True, {}

    def __init__(self):
        environ = read_environ()
        path, script = environ.get("PATH_INFO", ""), environ.get("SCRIPT_NAME", "")
        if (path + "/").startswith(script + "/"):
            environ["PATH_INFO"] = path[len(script):]
        super().__init__(sys.stdin.buffer, sys.stdout.buffer, sys.stderr, environ, multithread=False, multiprocess=True)
