"""http.server: servers of HTTP and the handlers of their requests."""

import datetime
import email.utils
import html
import http.client
import io
import mimetypes
import os
import posixpath
import shutil
import socket
import socketserver
import sys
import time
import urllib.parse
from http import HTTPStatus

__version__ = "0.6"
__all__ = ["HTTPServer", "ThreadingHTTPServer", "BaseHTTPRequestHandler", "SimpleHTTPRequestHandler", "CGIHTTPRequestHandler"]

DEFAULT_ERROR_MESSAGE = """\
<!DOCTYPE HTML>
<html lang="en">
<head><meta charset="utf-8"><title>Error response</title></head>
<body>
<h1>Error response</h1>
<p>Error code: %(code)d</p>
<p>Message: %(message)s.</p>
<p>Error code explanation: %(code)s - %(explain)s.</p>
</body>
</html>
"""
DEFAULT_ERROR_CONTENT_TYPE = "text/html;charset=utf-8"


class HTTPServer(socketserver.TCPServer):
    allow_reuse_address = True

    def server_bind(self):
        super().server_bind()
        host, port = self.server_address[:2]
        self.server_name, self.server_port = socket.getfqdn(host), port


class ThreadingHTTPServer(socketserver.ThreadingMixIn, HTTPServer):
    daemon_threads = True


class BaseHTTPRequestHandler(socketserver.StreamRequestHandler):
    """Reads requests and calls do_METHOD() for each."""

    sys_version = "Python/" + sys.version.split()[0]
    server_version = "BaseHTTP/" + __version__
    error_message_format, error_content_type = DEFAULT_ERROR_MESSAGE, DEFAULT_ERROR_CONTENT_TYPE
    default_request_version, protocol_version = "HTTP/0.9", "HTTP/1.0"
    MessageClass = http.client.HTTPMessage
    weekdayname = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    monthname = [None, "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    responses = {status: (status.phrase, status.description) for status in HTTPStatus}

    @staticmethod
    def _version(text):
        """(major, minor) of HTTP/major.minor. ValueError: it is none."""
        name, _, numbers = text.partition("/")
        parts = numbers.split(".")
        if name != "HTTP" or len(parts) != 2 or any(not part.isdigit() or len(part) > 10 for part in parts):
            raise ValueError
        return int(parts[0]), int(parts[1])

    def parse_request(self):
        """Whether the request could be read; else an error was sent."""
        self.command, self.request_version, self.close_connection = None, self.default_request_version, True
        self.requestline = str(self.raw_requestline, "iso-8859-1").rstrip("\r\n")
        words = self.requestline.split()
        if not words:
            return False
        if len(words) >= 3:
            try:
                version = self._version(words[-1])
            except ValueError:
                self.send_error(HTTPStatus.BAD_REQUEST, "Bad request version (%r)" % words[-1])
                return False
            if version >= (1, 1) and self.protocol_version >= "HTTP/1.1":
                self.close_connection = False
            if version >= (2, 0):
                self.send_error(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED, "Invalid HTTP version (%s)" % words[-1].partition("/")[2])
                return False
            self.request_version = words[-1]
        if not 2 <= len(words) <= 3:
            self.send_error(HTTPStatus.BAD_REQUEST, "Bad request syntax (%r)" % self.requestline)
            return False
        command, path = words[:2]
        if len(words) == 2:
            self.close_connection = True
            if command != "GET":
                self.send_error(HTTPStatus.BAD_REQUEST, "Bad HTTP/0.9 request type (%r)" % command)
                return False
        self.command, self.path = command, "/" + path.lstrip("/") if path.startswith("//") else path
        try:
            self.headers = http.client.parse_headers(self.rfile, _class=self.MessageClass)
        except http.client.LineTooLong as error:
            self.send_error(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "Line too long", str(error))
            return False
        except http.client.HTTPException as error:
            self.send_error(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "Too many headers", str(error))
            return False
        connection = self.headers.get("Connection", "").lower()
        if connection == "close":
            self.close_connection = True
        elif connection == "keep-alive" and self.protocol_version >= "HTTP/1.1":
            self.close_connection = False
        if self.headers.get("Expect", "").lower() == "100-continue" and min(self.protocol_version, self.request_version) >= "HTTP/1.1":
            return self.handle_expect_100()
        return True

    def handle_expect_100(self):
        self.send_response_only(HTTPStatus.CONTINUE)
        self.end_headers()
        return True

    def handle_one_request(self):
        try:
            self.raw_requestline = self.rfile.readline(65537)
            if len(self.raw_requestline) > 65536:
                self.requestline = self.request_version = self.command = ""
                self.send_error(HTTPStatus.REQUEST_URI_TOO_LONG)
                return
            if not self.raw_requestline:
                self.close_connection = True
                return
            if not self.parse_request():
                return
            method = getattr(self, "do_" + self.command, None)
            if method is None:
                self.send_error(HTTPStatus.NOT_IMPLEMENTED, "Unsupported method (%r)" % self.command)
                return
            method()
            self.wfile.flush()
        except TimeoutError as error:
            self.log_error("Request timed out: %r", error)
            self.close_connection = True

    def handle(self):
        self.close_connection = True
        self.handle_one_request()
        while not self.close_connection:
            self.handle_one_request()

    def send_error(self, code, message=None, explain=None):
        """Answers with an error, and a page about it."""
        short, long = self.responses.get(code, ("???", "???"))
        message, explain = short if message is None else message, long if explain is None else explain
        self.log_error("code %d, message %s", code, message)
        self.send_response(code, message)
        self.send_header("Connection", "close")
        body = None
        if code >= 200 and code not in (HTTPStatus.NO_CONTENT, HTTPStatus.RESET_CONTENT, HTTPStatus.NOT_MODIFIED):
            shown = {"code": code, "message": html.escape(message, quote=False), "explain": html.escape(explain, quote=False)}
            body = (self.error_message_format % shown).encode("UTF-8", "replace")
            self.send_header("Content-Type", self.error_content_type)
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD" and body:
            self.wfile.write(body)

    def send_response(self, code, message=None):
        self.log_request(code)
        self.send_response_only(code, message)
        self.send_header("Server", self.version_string())
        self.send_header("Date", self.date_time_string())

    def _add_line(self, text):
        if self.request_version != "HTTP/0.9":
            if not hasattr(self, "_headers_buffer"):
                self._headers_buffer = []
            self._headers_buffer.append((text + "\r\n").encode("latin-1", "strict"))

    def send_response_only(self, code, message=None):
        if message is None:
            message = self.responses[code][0] if code in self.responses else ""
        self._add_line("%s %d %s" % (self.protocol_version, code, message))

    def send_header(self, keyword, value):
        self._add_line("%s: %s" % (keyword, value))
        if keyword.lower() == "connection":
            if value.lower() == "close":
                self.close_connection = True
            elif value.lower() == "keep-alive":
                self.close_connection = False

    def end_headers(self):
        if self.request_version != "HTTP/0.9":
            self._headers_buffer.append(b"\r\n")
            self.flush_headers()

    def flush_headers(self):
        if hasattr(self, "_headers_buffer"):
            self.wfile.write(b"".join(self._headers_buffer))
            self._headers_buffer = []

    def log_request(self, code="-", size="-"):
        if isinstance(code, HTTPStatus):
            code = code.value
        self.log_message('"%s" %s %s', self.requestline, str(code), str(size))

    def log_error(self, format, *args):
        self.log_message(format, *args)

    _control_char_table = str.maketrans({c: rf"\x{c:02x}" for c in [*range(0x20), *range(0x7F, 0xA0)]} | {ord("\\"): r"\\"})

    def log_message(self, format, *args):
        message = (format % args).translate(self._control_char_table)
        sys.stderr.write("%s - - [%s] %s\n" % (self.address_string(), self.log_date_time_string(), message))

    def version_string(self):
        return self.server_version + " " + self.sys_version

    def date_time_string(self, timestamp=None):
        return email.utils.formatdate(time.time() if timestamp is None else timestamp, usegmt=True)

    def log_date_time_string(self):
        year, month, day, hour, minute, second = time.localtime(time.time())[:6]
        return "%02d/%3s/%04d %02d:%02d:%02d" % (day, self.monthname[month], year, hour, minute, second)

    def address_string(self):
        return self.client_address[0]


class SimpleHTTPRequestHandler(BaseHTTPRequestHandler):
    """Serves the files of a folder."""

    server_version = "SimpleHTTP/" + __version__
    extensions_map = _encodings_map_default = {
        ".gz": "application/gzip", ".Z": "application/octet-stream", ".bz2": "application/x-bzip2", ".xz": "application/x-xz"}  # fmt: skip

    def __init__(self, *args, directory=None, **kwargs):
        self.directory = os.fspath(os.getcwd() if directory is None else directory)
        super().__init__(*args, **kwargs)

    def do_GET(self):
        f = self.send_head()
        if f:
            try:
                self.copyfile(f, self.wfile)
            finally:
                f.close()

    def do_HEAD(self):
        f = self.send_head()
        if f:
            f.close()

    def _send_folder(self, path):
        """What stands for a folder: its index, its list, or the way to it."""
        parts = urllib.parse.urlsplit(self.path)
        if not parts.path.endswith("/"):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", urllib.parse.urlunsplit((parts[0], parts[1], parts[2] + "/", parts[3], parts[4])))
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None, None
        for name in ("index.html", "index.htm"):
            index = os.path.join(path, name)
            if os.path.isfile(index):
                return index, None
        return None, self.list_directory(path)

    def _is_unchanged(self, modified):
        """Whether the client has the file as it is."""
        if "If-Modified-Since" not in self.headers or "If-None-Match" in self.headers:
            return False
        try:
            since = email.utils.parsedate_to_datetime(self.headers["If-Modified-Since"])
        except (TypeError, IndexError, OverflowError, ValueError):
            return False
        if since.tzinfo is None:
            since = since.replace(tzinfo=datetime.timezone.utc)
        last = datetime.datetime.fromtimestamp(modified, datetime.timezone.utc).replace(microsecond=0)
        return since.tzinfo is datetime.timezone.utc and last <= since

    def send_head(self):
        """Sends the headers; the file that is to follow, or None."""
        path = self.translate_path(self.path)
        if os.path.isdir(path):
            path, listed = self._send_folder(path)
            if path is None:
                return listed
        kind = self.guess_type(path)
        if path.endswith("/"):
            self.send_error(HTTPStatus.NOT_FOUND, "File not found")
            return None
        try:
            f = open(path, "rb")
        except OSError:
            self.send_error(HTTPStatus.NOT_FOUND, "File not found")
            return None
        try:
            found = os.fstat(f.fileno())
            if self._is_unchanged(found.st_mtime):
                self.send_response(HTTPStatus.NOT_MODIFIED)
                self.end_headers()
                f.close()
                return None
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-type", kind)
            self.send_header("Content-Length", str(found.st_size))
            self.send_header("Last-Modified", self.date_time_string(found.st_mtime))
            self.end_headers()
            return f
        except BaseException:
            f.close()
            raise

    def list_directory(self, path):
        try:
            names = sorted(os.listdir(path), key=str.lower)
        except OSError:
            self.send_error(HTTPStatus.NOT_FOUND, "No permission to list directory")
            return None
        shown = html.escape(urllib.parse.unquote(self.path.partition("?")[0], errors="surrogatepass"), quote=False)
        title, encoding = f"Directory listing for {shown}", sys.getfilesystemencoding()
        lines = ["<!DOCTYPE HTML>", '<html lang="en">', "<head>", f'<meta charset="{encoding}">', f"<title>{title}</title>", "</head>",
                 f"<body>\n<h1>{title}</h1>", "<hr>\n<ul>"]  # fmt: skip
        for name in names:
            full, label, link = os.path.join(path, name), name, name
            if os.path.isdir(full):
                label, link = name + "/", name + "/"
            if os.path.islink(full):
                label = name + "@"
            lines.append('<li><a href="%s">%s</a></li>' % (urllib.parse.quote(link, errors="surrogatepass"), html.escape(label, quote=False)))
        lines.append("</ul>\n<hr>\n</body>\n</html>\n")
        data = "\n".join(lines).encode(encoding, "surrogateescape")
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-type", "text/html; charset=%s" % encoding)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)

    def translate_path(self, path):
        """The file that a path of an address stands for; nothing above the folder."""
        path = path.partition("?")[0].partition("#")[0]
        is_folder = path.rstrip().endswith("/")
        try:
            path = urllib.parse.unquote(path, errors="surrogatepass")
        except UnicodeDecodeError:
            path = urllib.parse.unquote(path)
        found = self.directory
        for word in filter(None, posixpath.normpath(path).split("/")):
            if not os.path.dirname(word) and word not in (os.curdir, os.pardir):
                found = os.path.join(found, word)
        return found + "/" * is_folder

    def copyfile(self, source, outputfile):
        shutil.copyfileobj(source, outputfile)

    def guess_type(self, path):
        extension = posixpath.splitext(path)[1]
        for each in (extension, extension.lower()):
            if each in self.extensions_map:
                return self.extensions_map[each]
        return mimetypes.guess_type(path)[0] or "application/octet-stream"


def __getattr__(name):
    """CGI is rarely asked for."""
    if name in ("CGIHTTPRequestHandler", "_url_collapse_path", "executable", "nobody", "nobody_uid"):
        from http import _cgi_handler

        return getattr(_cgi_handler, name)
    raise AttributeError(f"module 'http.server' has no attribute '{name}'")


def main():
    import argparse
    import functools

    parser = argparse.ArgumentParser()
    parser.add_argument("-b", "--bind", metavar="ADDRESS", help="bind to this address (default: all interfaces)")
    parser.add_argument("-d", "--directory", default=os.getcwd(), help="serve this directory (default: current directory)")
    parser.add_argument("-p", "--protocol", metavar="VERSION", default="HTTP/1.0", help="conform to this HTTP version (default: %(default)s)")
    parser.add_argument("port", default=8000, type=int, nargs="?", help="bind to this port (default: %(default)s)")
    options = parser.parse_args()
    SimpleHTTPRequestHandler.protocol_version = options.protocol
    with ThreadingHTTPServer((options.bind or "", options.port), functools.partial(SimpleHTTPRequestHandler, directory=options.directory)) as server:
        print(f"Serving HTTP on {server.server_name} port {server.server_port} (http://{server.server_name}:{server.server_port}/) ...")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nKeyboard interrupt received, exiting.")


if __name__ == "__main__":
    main()
