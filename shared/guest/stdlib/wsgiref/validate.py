"""wsgiref.validate: an application and its server are watched, whether they keep to PEP 3333."""

import re
import sys
import warnings

__all__ = ["validator"]

header_re = re.compile(r"^[a-zA-Z][a-zA-Z0-9\-_]*$")
bad_header_value_re = re.compile(r"[\000-\037]")


class WSGIWarning(Warning):
    """Raised in response to WSGI-spec-related warnings"""


def assert_(cond, *args):
    if not cond:
        raise AssertionError(*args)


def check_string_type(value, title):
    if type(value) is str:
        return value
    raise AssertionError("{0} must be of type str (got {1})".format(title, repr(value)))


def validator(application):
    """The application, with checks of what it is given and of what it gives; AssertionError where the rules are broken."""

    def lint_app(*args, **kw):
        assert_(len(args) == 2, "Two arguments required")
        assert_(not kw, "No keyword arguments allowed")
        environ, start_response = args
        check_environ(environ)
        started = []  # whether start_response was called: InputWrapper's user may ask before

        def start_response_wrapper(*args, **kw):
            assert_(len(args) == 2 or len(args) == 3, "Invalid number of arguments: %s" % (args,))
            assert_(not kw, "No keyword arguments allowed")
            status, headers = args[:2]
            exc_info = args[2] if len(args) == 3 else None
            check_status(status)
            check_headers(headers)
            check_content_type(status, headers)
            check_exc_info(exc_info)
            started.append(None)
            return WriteWrapper(start_response(*args))

        environ["wsgi.input"] = InputWrapper(environ["wsgi.input"])
        environ["wsgi.errors"] = ErrorWrapper(environ["wsgi.errors"])
        iterator = application(environ, start_response_wrapper)
        assert_(iterator is not None and iterator is not False, "The application must return an iterator, if only an empty list")
        check_iterator(iterator)
        return IteratorWrapper(iterator, started)

    return lint_app


# ---- what is handed over, wrapped


class InputWrapper:
    def __init__(self, wsgi_input):
        self.input = wsgi_input

    def read(self, *args):
        assert_(len(args) == 1)
        v = self.input.read(*args)
        assert_(type(v) is bytes)
        return v

    def readline(self, *args):
        assert_(len(args) <= 1)
        v = self.input.readline(*args)
        assert_(type(v) is bytes)
        return v

    def readlines(self, *args):
        assert_(len(args) <= 1)
        lines = self.input.readlines(*args)
        assert_(type(lines) is list)
        for line in lines:
            assert_(type(line) is bytes)
        return lines

    def __iter__(self):
        while line := self.readline():
            yield line

    def close(self):
        assert_(0, "input.close() must not be called")


class ErrorWrapper:
    def __init__(self, wsgi_errors):
        self.errors = wsgi_errors

    def write(self, s):
        assert_(type(s) is str)
        self.errors.write(s)

    def flush(self):
        self.errors.flush()

    def writelines(self, seq):
        for line in seq:
            self.write(line)

    def close(self):
        assert_(0, "errors.close() must not be called")


class WriteWrapper:
    def __init__(self, wsgi_writer):
        self.writer = wsgi_writer

    def __call__(self, s):
        assert_(type(s) is bytes)
        self.writer(s)


class PartialIteratorWrapper:
    def __init__(self, wsgi_iterator):
        self.iterator = wsgi_iterator

    def __iter__(self):
        return IteratorWrapper(self.iterator, None)


class IteratorWrapper:
    def __init__(self, wsgi_iterator, check_start_response):
        self.original_iterator, self.iterator = wsgi_iterator, iter(wsgi_iterator)
        self.closed, self.check_start_response = False, check_start_response

    def __iter__(self):
        return self

    def __next__(self):
        assert_(not self.closed, "Iterator read after closed")
        v = next(self.iterator)
        if type(v) is not bytes:
            assert_(False, "Iterator yielded non-bytestring (%r)" % (v,))
        if self.check_start_response is not None:
            assert_(self.check_start_response, "The application returns and we started iterating over its body, "
                    "but start_response has not yet been called")  # fmt: skip
            self.check_start_response = None
        return v

    def close(self):
        self.closed = True
        if hasattr(self.original_iterator, "close"):
            self.original_iterator.close()

    def __del__(self):
        if not self.closed:
            sys.stderr.write("Iterator garbage collected without being closed")
        assert_(self.closed, "Iterator garbage collected without being closed")


# ---- the rules


def check_environ(environ):
    assert_(type(environ) is dict, "Environment is not of the right type: %r (environment: %r)" % (type(environ), environ))
    for key in ("REQUEST_METHOD", "SERVER_NAME", "SERVER_PORT", "wsgi.version", "wsgi.input", "wsgi.errors", "wsgi.multithread",
                "wsgi.multiprocess", "wsgi.run_once"):  # fmt: skip
        assert_(key in environ, "Environment missing required key: %r" % (key,))
    for key in ("HTTP_CONTENT_TYPE", "HTTP_CONTENT_LENGTH"):
        assert_(key not in environ, "Environment should not have the key: %s (use %s instead)" % (key, key[5:]))
    if "QUERY_STRING" not in environ:
        warnings.warn("QUERY_STRING is not in the WSGI environment; the cgi module will use sys.argv when this variable is missing, "
                      "so application errors are more likely", WSGIWarning)  # fmt: skip
    for key in environ:
        if "." not in key:  # with a dot it is an extension, of any type
            assert_(type(environ[key]) is str, "Environmental variable %s is not a string: %r (value: %r)" % (key, type(environ[key]), environ[key]))
    assert_(type(environ["wsgi.version"]) is tuple, "wsgi.version should be a tuple (%r)" % (environ["wsgi.version"],))
    assert_(environ["wsgi.url_scheme"] in ("http", "https"), "wsgi.url_scheme unknown: %r" % environ["wsgi.url_scheme"])
    check_input(environ["wsgi.input"])
    check_errors(environ["wsgi.errors"])
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD", "POST", "OPTIONS", "PATCH", "PUT", "DELETE", "TRACE"):
        warnings.warn("Unknown REQUEST_METHOD: %r" % environ["REQUEST_METHOD"], WSGIWarning)
    for key in ("SCRIPT_NAME", "PATH_INFO"):
        value = environ.get(key)
        assert_(not value or value.startswith("/"), "%s doesn't start with /: %r" % (key, value))
    if environ.get("CONTENT_LENGTH"):
        assert_(int(environ["CONTENT_LENGTH"]) >= 0, "Invalid CONTENT_LENGTH: %r" % environ["CONTENT_LENGTH"])
    if not environ.get("SCRIPT_NAME"):
        assert_("PATH_INFO" in environ, "One of SCRIPT_NAME or PATH_INFO are required (PATH_INFO should at least be '/' if SCRIPT_NAME is empty)")
    assert_(environ.get("SCRIPT_NAME") != "/", "SCRIPT_NAME cannot be '/'; it should instead be '', and PATH_INFO should be '/'")


def check_input(wsgi_input):
    for attr in ("read", "readline", "readlines", "__iter__"):
        assert_(hasattr(wsgi_input, attr), "wsgi.input (%r) doesn't have the attribute %s" % (wsgi_input, attr))


def check_errors(wsgi_errors):
    for attr in ("flush", "write", "writelines"):
        assert_(hasattr(wsgi_errors, attr), "wsgi.errors (%r) doesn't have the attribute %s" % (wsgi_errors, attr))


def check_status(status):
    status = check_string_type(status, "Status")
    code = status.split(None, 1)[0]
    assert_(len(code) == 3, "Status codes must be three characters: %r" % code)
    assert_(int(code) >= 100, "Status code is invalid: %r" % int(code))
    if len(status) < 4 or status[3] != " ":
        warnings.warn("The status string (%r) should be a three-digit integer followed by a single space and a status explanation" % status,
                      WSGIWarning)  # fmt: skip


def check_headers(headers):
    assert_(type(headers) is list, "Headers (%r) must be of type list: %r" % (headers, type(headers)))
    for item in headers:
        assert_(type(item) is tuple, "Individual headers (%r) must be of type tuple: %r" % (item, type(item)))
        assert_(len(item) == 2)
        name = check_string_type(item[0], "Header name")
        value = check_string_type(item[1], "Header value")
        assert_(name.lower() != "status", "The Status header cannot be used; it conflicts with CGI script, and HTTP status is not given "
                "through headers (value: %r)." % value)  # fmt: skip
        assert_("\n" not in name and ":" not in name, "Header names may not contain ':' or '\\n': %r" % name)
        assert_(header_re.search(name), "Bad header name: %r" % name)
        assert_(not name.endswith("-") and not name.endswith("_"), "Names may not end in '-' or '_': %r" % name)
        if bad_header_value_re.search(value):
            assert_(0, "Bad header value: %r (bad char: %r)" % (value, bad_header_value_re.search(value).group(0)))


def check_content_type(status, headers):
    code = int(check_string_type(status, "Status").split(None, 1)[0])
    has_no_body = code in (204, 304)
    for name, _ in headers:
        if check_string_type(name, "Header name").lower() == "content-type":
            if not has_no_body:
                return
            assert_(0, "Content-Type header found in a %s response, which must not return content." % code)
    if not has_no_body:
        assert_(0, "No Content-Type header found in headers (%s)" % headers)


def check_exc_info(exc_info):
    assert_(exc_info is None or type(exc_info) is tuple, "exc_info (%r) is not a tuple: %r" % (exc_info, type(exc_info)))


def check_iterator(iterator):
    # A text is iterable, a character at a time, which nobody means.
    assert_(not isinstance(iterator, (str, bytes)), "You should not return a string as your application iterator, instead return a "
            "single-item list containing a bytestring.")  # fmt: skip
