"""cgi: what a web server gives to a program: forms, from the environment and the standard input."""

import html
import os
import sys
import tempfile
import urllib.parse
import warnings
from collections.abc import Mapping
from email.message import Message
from email.parser import FeedParser
from io import BytesIO, StringIO, TextIOWrapper

__all__ = ["MiniFieldStorage", "FieldStorage", "parse", "parse_multipart", "parse_header", "test", "print_exception",
           "print_environ", "print_form", "print_directory", "print_arguments", "print_environ_usage"]
__version__ = "2.6"

warnings.warn("'cgi' is deprecated and slated for removal in Python 3.13", DeprecationWarning, stacklevel=2)

maxlen = 0  # of a body in bytes; 0: no limit

# ---- a log, in a file that the program names

logfile = ""
logfp = None


def initlog(*allargs):
    """log() until the file is known to open, or not."""
    global log, logfile, logfp
    warnings.warn("cgi.log() is deprecated as of 3.10. Use logging instead", DeprecationWarning, stacklevel=2)
    if logfile and not logfp:
        try:
            logfp = open(logfile, "a", encoding="locale")
        except OSError:
            pass
    log = dolog if logfp else nolog
    log(*allargs)


def dolog(fmt, *args):
    logfp.write(fmt % args + "\n")


def nolog(*allargs):
    pass


def closelog():
    global log, logfile, logfp
    logfile = ""
    if logfp:
        logfp.close()
        logfp = None
    log = initlog


log = initlog

# ---- parsing


def parse(fp=None, environ=os.environ, keep_blank_values=0, strict_parsing=0, separator="&"):
    """{name: [values]} of a query, by whichever method it came."""
    fp = sys.stdin if fp is None else fp
    encoding = getattr(fp, "encoding", "latin-1")
    fp = fp.buffer if isinstance(fp, TextIOWrapper) else fp
    environ.setdefault("REQUEST_METHOD", "GET")
    if environ["REQUEST_METHOD"] == "POST":
        ctype, pdict = parse_header(environ["CONTENT_TYPE"])
        if ctype == "multipart/form-data":
            return parse_multipart(fp, pdict, separator=separator)
        query = ""
        if ctype == "application/x-www-form-urlencoded":
            length = int(environ["CONTENT_LENGTH"])
            if maxlen and length > maxlen:
                raise ValueError("Maximum content length exceeded")
            query = fp.read(length).decode(encoding)
        rest = environ.get("QUERY_STRING") or (sys.argv[1] if sys.argv[1:] else "")
        query += "&" * bool(query and rest) + rest
    elif "QUERY_STRING" in environ:
        query = environ["QUERY_STRING"]
    else:
        query = sys.argv[1] if sys.argv[1:] else ""
        environ["QUERY_STRING"] = query
    return urllib.parse.parse_qs(query, keep_blank_values, strict_parsing, encoding=encoding, separator=separator)


def parse_multipart(fp, pdict, encoding="utf-8", errors="replace", separator="&"):
    """{name: [values]} of a form of several parts; files are bytes."""
    boundary = pdict["boundary"].decode("ascii")
    headers = Message()
    headers.set_type(f"multipart/form-data; boundary={boundary}")
    try:
        headers["Content-Length"] = pdict["CONTENT-LENGTH"]
    except KeyError:
        pass
    form = FieldStorage(fp, headers=headers, encoding=encoding, errors=errors, environ={"REQUEST_METHOD": "POST"}, separator=separator)
    return {name: form.getlist(name) for name in form}


def _parameters(text):
    """The parts of a header behind its semicolons, those inside of quotes left alone."""
    while text[:1] == ";":
        text = text[1:]
        end = text.find(";")
        while end > 0 and (text.count('"', 0, end) - text.count('\\"', 0, end)) % 2:
            end = text.find(";", end + 1)
        part = text if end < 0 else text[:end]
        yield part.strip()
        text = text[len(part):]


def parse_header(line):
    """(the value, {name: value} of its parameters)"""
    key, *parts = _parameters(";" + line)
    options = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if equals:
            value = value.strip()
            if len(value) >= 2 and value[0] == value[-1] == '"':
                value = value[1:-1].replace("\\\\", "\\").replace('\\"', '"')
            options[name.strip().lower()] = value
    return key, options


class MiniFieldStorage:
    """A field that is a name and a value."""

    filename = list = type = file = disposition = None
    type_options, disposition_options, headers = {}, {}, {}

    def __init__(self, name, value):
        self.name, self.value = name, value

    def __repr__(self):
        return f"MiniFieldStorage({self.name!r}, {self.value!r})"


class FieldStorage:
    """A form, or a part of one: `list` holds its fields, or `file` its contents."""

    FieldStorageClass = None  # what parts are made of; None: as the whole
    bufsize = 8 * 1024

    def __init__(self, fp=None, headers=None, outerboundary=b"", environ=os.environ, keep_blank_values=0, strict_parsing=0,
                 limit=None, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
        self.keep_blank_values, self.strict_parsing = keep_blank_values, strict_parsing
        self.max_num_fields, self.separator = max_num_fields, separator
        self.encoding, self.errors, self.outerboundary = encoding, errors, outerboundary
        self.qs_on_post = None
        fp, headers = self._request(fp, headers, environ)
        self.headers = headers
        if fp is None:
            self.fp = sys.stdin.buffer
        elif isinstance(fp, TextIOWrapper):
            self.fp = fp.buffer
        elif hasattr(fp, "read") and hasattr(fp, "readline"):
            self.fp = fp
        else:
            raise TypeError("fp must be file pointer")
        if not isinstance(headers, (Mapping, Message)):
            raise TypeError("headers must be mapping or an instance of email.message.Message")
        if not isinstance(outerboundary, bytes):
            raise TypeError("outerboundary must be bytes, not %s" % type(outerboundary).__name__)
        self.bytes_read = 0
        self.limit = limit
        self._read_headers()
        self.list = self.file = None
        self.done = 0
        if self.type == "application/x-www-form-urlencoded":
            self.read_urlencoded()
        elif self.type[:10] == "multipart/":
            self.read_multi(environ, keep_blank_values, strict_parsing)
        else:
            self.read_single()

    def _request(self, fp, headers, environ):
        """(where the body comes from, its headers), as the request's method says."""
        self._method = method = environ.get("REQUEST_METHOD", "GET").upper()
        if method in ("GET", "HEAD"):
            query = environ["QUERY_STRING"] if "QUERY_STRING" in environ else sys.argv[1] if sys.argv[1:] else ""
            fp = BytesIO(query.encode(sys.getfilesystemencoding(), "surrogateescape"))
            if headers is None:
                headers = {"content-type": "application/x-www-form-urlencoded"}
        if headers is None:
            headers = {}
            if method == "POST":  # what a browser sends without saying so
                headers["content-type"] = "application/x-www-form-urlencoded"
            if "CONTENT_TYPE" in environ:
                headers["content-type"] = environ["CONTENT_TYPE"]
            if "QUERY_STRING" in environ:
                self.qs_on_post = environ["QUERY_STRING"]
            if "CONTENT_LENGTH" in environ:
                headers["content-length"] = environ["CONTENT_LENGTH"]
        return fp, headers

    def _read_headers(self):
        self.disposition, self.disposition_options = "", {}
        if "content-disposition" in self.headers:
            self.disposition, self.disposition_options = parse_header(self.headers["content-disposition"])
        self.name = self.disposition_options.get("name")
        self.filename = self.disposition_options.get("filename")
        self._binary_file = self.filename is not None
        if "content-type" in self.headers:
            self.type, self.type_options = parse_header(self.headers["content-type"])
        else:  # a part is text, and so is a body with headers that do not say what it is
            self.type, self.type_options = "text/plain" if self.outerboundary or self._method != "POST" else (
                "application/x-www-form-urlencoded"), {}
        self.innerboundary = b""
        if "boundary" in self.type_options:
            self.innerboundary = self.type_options["boundary"].encode(self.encoding, self.errors)
        self.length = -1
        if "content-length" in self.headers:
            try:
                self.length = int(self.headers["content-length"])
            except ValueError:
                pass
            if maxlen and self.length > maxlen:
                raise ValueError("Maximum content length exceeded")
        if self.limit is None and self.length >= 0:
            self.limit = self.length

    def __del__(self):
        try:
            self.file.close()
        except AttributeError:
            pass

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.file.close()

    def __repr__(self):
        return f"FieldStorage({self.name!r}, {self.filename!r}, {self.value!r})"

    def __iter__(self):
        return iter(self.keys())

    def __getattr__(self, name):
        if name != "value":
            raise AttributeError(name)
        if self.file:
            self.file.seek(0)
            value = self.file.read()
            self.file.seek(0)
            return value
        return self.list

    # ---- fields by name

    def _fields(self):
        if self.list is None:
            raise TypeError("not indexable")
        return self.list

    def __getitem__(self, key):
        found = [field for field in self._fields() if field.name == key]
        if not found:
            raise KeyError(key)
        return found[0] if len(found) == 1 else found

    def getvalue(self, key, default=None):
        if key not in self:
            return default
        value = self[key]
        return [field.value for field in value] if isinstance(value, list) else value.value

    def getfirst(self, key, default=None):
        if key not in self:
            return default
        value = self[key]
        return value[0].value if isinstance(value, list) else value.value

    def getlist(self, key):
        if key not in self:
            return []
        value = self[key]
        return [field.value for field in value] if isinstance(value, list) else [value.value]

    def keys(self):
        return list({field.name for field in self._fields()})

    def __contains__(self, key):
        return any(field.name == key for field in self._fields())

    def __len__(self):
        return len(self.keys())

    def __bool__(self):
        if self.list is None:
            raise TypeError("Cannot be converted to bool.")
        return bool(self.list)

    # ---- reading

    def _query_fields(self, query):
        return [MiniFieldStorage(key, value) for key, value in urllib.parse.parse_qsl(
            query, self.keep_blank_values, self.strict_parsing, encoding=self.encoding, errors=self.errors,
            max_num_fields=self.max_num_fields, separator=self.separator)]

    def read_urlencoded(self):
        query = self.fp.read(self.length)
        if not isinstance(query, bytes):
            raise ValueError("%s should return bytes, got %s" % (self.fp, type(query).__name__))
        query = query.decode(self.encoding, self.errors)
        if self.qs_on_post:
            query += "&" + self.qs_on_post
        self.list = self._query_fields(query)
        self.skip_lines()

    def read_multi(self, environ, keep_blank_values, strict_parsing):
        boundary = self.innerboundary
        if not valid_boundary(boundary):
            raise ValueError("Invalid boundary in multipart form: %r" % (boundary,))
        self.list = []
        if self.qs_on_post:
            self.list.extend(self._query_fields(self.qs_on_post))
        first = self.fp.readline()
        if not isinstance(first, bytes):
            raise ValueError("%s should return bytes, got %s" % (self.fp, type(first).__name__))
        self.bytes_read += len(first)
        # What stands before the first boundary is no part.
        while first.strip() != b"--" + boundary and first:
            first = self.fp.readline()
            self.bytes_read += len(first)
        max_num_fields = self.max_num_fields
        if max_num_fields is not None:
            max_num_fields -= len(self.list)
        while True:
            headers = self._part_headers()
            if headers is None:
                break
            limit = None if self.limit is None else self.limit - self.bytes_read
            part = (self.FieldStorageClass or self.__class__)(
                self.fp, headers, boundary, environ, keep_blank_values, strict_parsing, limit, self.encoding, self.errors,
                max_num_fields, self.separator)
            if max_num_fields is not None:
                max_num_fields -= 1
                if part.list:
                    max_num_fields -= len(part.list)
                if max_num_fields < 0:
                    raise ValueError("Max number of fields exceeded")
            self.bytes_read += part.bytes_read
            self.list.append(part)
            if part.done or self.bytes_read >= self.length > 0:
                break
        self.skip_lines()

    def _part_headers(self):
        parser, text = FeedParser(), b""
        while True:
            line = self.fp.readline()
            text += line
            if not line.strip():
                break
        if not text:
            return None
        self.bytes_read += len(text)
        parser.feed(text.decode(self.encoding, self.errors))
        headers = parser.close()
        # The length that a part states counts other bytes than we read.
        if "content-length" in headers:
            del headers["content-length"]
        return headers

    def read_single(self):
        if self.length >= 0:
            self.read_binary()
            self.skip_lines()
        else:
            self.read_lines()
        self.file.seek(0)

    def read_binary(self):
        self.file = self.make_file()
        left = self.length
        while left > 0:
            data = self.fp.read(min(left, self.bufsize))
            if not isinstance(data, bytes):
                raise ValueError("%s should return bytes, got %s" % (self.fp, type(data).__name__))
            self.bytes_read += len(data)
            if not data:
                self.done = -1
                break
            self.file.write(data)
            left -= len(data)

    def read_lines(self):
        self.file = self._FieldStorage__file = BytesIO() if self._binary_file else StringIO()
        if self.outerboundary:
            self.read_lines_to_outerboundary()
        else:
            self.read_lines_to_eof()

    def _keep(self, line):
        """Writes to the file; what grows large moves to the disk."""
        if self._FieldStorage__file is not None and self._FieldStorage__file.tell() + len(line) > 1000:
            self.file = self.make_file()
            self.file.write(self._FieldStorage__file.getvalue())
            self._FieldStorage__file = None
        self.file.write(line if self._binary_file else line.decode(self.encoding, self.errors))

    def read_lines_to_eof(self):
        while True:
            line = self.fp.readline(1 << 16)
            self.bytes_read += len(line)
            if not line:
                self.done = -1
                return
            self._keep(line)

    def _lines_to_boundary(self, keep):
        """Lines up to the boundary; a line end before it belongs to it."""
        following = b"--" + self.outerboundary
        last = following + b"--"
        ending, is_line_start, read = b"", True, 0
        while self.limit is None or not 0 <= self.limit <= read:
            line = self.fp.readline(1 << 16)
            self.bytes_read += len(line)
            read += len(line)
            if not line:
                self.done = -1
                return
            if ending == b"\r":
                line, ending = ending + line, b""
            if line.startswith(b"--") and is_line_start:
                stripped = line.rstrip()
                if stripped == following:
                    return
                if stripped == last:
                    self.done = 1
                    return
            before = ending
            is_line_start = True
            if line.endswith(b"\r\n"):
                line, ending = line[:-2], b"\r\n"
            elif line.endswith(b"\n"):
                line, ending = line[:-1], b"\n"
            elif line.endswith(b"\r"):
                line, ending, is_line_start = line[:-1], b"\r", False
            else:
                ending, is_line_start = b"", False
            keep(before + line)

    def read_lines_to_outerboundary(self):
        self._lines_to_boundary(self._keep)

    def skip_lines(self):
        if self.outerboundary and not self.done:
            limit, self.limit = self.limit, None
            self._lines_to_boundary(lambda line: None)
            self.limit = limit

    def make_file(self):
        """Where large contents go."""
        return tempfile.TemporaryFile("wb+") if self._binary_file else tempfile.TemporaryFile("w+", encoding=self.encoding, newline="\n")


def valid_boundary(s):
    import re

    pattern = b"^[ -~]{0,200}[!-~]$" if isinstance(s, bytes) else "^[ -~]{0,200}[!-~]$"
    return re.match(pattern, s)


# ---- pages that show what a program was given


def test(environ=os.environ):
    """A page that shows the form and the environment."""
    print("Content-type: text/html")
    print()
    sys.stderr = sys.stdout
    try:
        form = FieldStorage()
        print_directory()
        print_arguments()
        print_form(form)
        print_environ(environ)
        print_environ_usage()
    except:
        print_exception()


def print_exception(type=None, value=None, tb=None, limit=None):
    if type is None:
        type, value, tb = sys.exc_info()
    import traceback

    print()
    print("<H3>Traceback (most recent call last):</H3>")
    lines = traceback.format_tb(tb, limit) + traceback.format_exception_only(type, value)
    print("<PRE>%s<B>%s</B></PRE>" % (html.escape("".join(lines[:-1])), html.escape(lines[-1])))
    del tb


def _print_table(title, pairs):
    print()
    print(f"<H3>{title}:</H3>")
    print("<DL>")
    for name, shown in pairs:
        print("<DT>", html.escape(name), "<DD>", html.escape(shown))
    print("</DL>")
    print()


def print_environ(environ=os.environ):
    _print_table("Shell Environment", [(key, environ[key]) for key in sorted(environ)])


def print_form(form):
    print()
    print("<H3>Form Contents:</H3>")
    if not form.keys():
        print("<P>No form fields.")
    print("<DL>")
    for key in sorted(form.keys()):
        print("<DT>" + html.escape(key) + ":", end=" ")
        value = form[key]
        print("<i>" + html.escape(repr(type(value))) + "</i>")
        print("<DD>" + html.escape(repr(value)))
    print("</DL>")
    print()


def print_directory():
    print()
    print("<H3>Current Working Directory:</H3>")
    try:
        print(html.escape(os.getcwd()))
    except OSError as error:
        print("OSError:", html.escape(str(error)))
    print()


def print_arguments():
    print()
    print("<H3>Command Line Arguments:</H3>")
    print()
    print(sys.argv)
    print()


def print_environ_usage():
    names = """AUTH_TYPE CONTENT_LENGTH CONTENT_TYPE DATE_GMT DATE_LOCAL DOCUMENT_NAME DOCUMENT_ROOT DOCUMENT_URI GATEWAY_INTERFACE
    LAST_MODIFIED PATH PATH_INFO PATH_TRANSLATED QUERY_STRING REMOTE_ADDR REMOTE_HOST REMOTE_IDENT REMOTE_USER REQUEST_METHOD
    SCRIPT_NAME SERVER_NAME SERVER_PORT SERVER_PROTOCOL SERVER_ROOT SERVER_SOFTWARE"""
    print("\n<H3>These environment variables could have been set:</H3>\n<UL>")
    for name in names.split():
        print(f"<LI>{name}")
    print("</UL>\n")


if __name__ == "__main__":
    test()
