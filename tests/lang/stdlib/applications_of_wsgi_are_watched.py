"""wsgiref.validate: an application and its server are watched, whether they keep to the rules."""
import io
import warnings
from wsgiref.util import setup_testing_defaults
from wsgiref.validate import validator

warnings.simplefilter("error")
PLAIN = [("Content-Type", "text/plain")]


def run(app, **changes):
    environ = {"QUERY_STRING": ""}
    setup_testing_defaults(environ)
    for key, value in changes.items():
        key = key.replace("__", ".")
        if value is None:
            del environ[key]
        else:
            environ[key] = value
    try:
        made = validator(app)(environ, lambda status, headers, info=None: lambda data: None)
        print(list(made))
        made.close()
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


def answers(status="200 OK", headers=PLAIN, body=(b"x",), *rest):
    def app(environ, start_response):
        start_response(status, headers, *rest)
        return body

    return app


run(answers())
for status in ("200", "20 OK", "099 x", b"200 OK", "200OK", "204 No"):
    run(answers(status))
for headers in ([], (), [("a", 1)], [("Status", "x")], [("A:b", "x")], [("a-", "x")], [("a", "b\0")], [["a", "b"]]):
    run(answers(headers=headers))
for body in ("abc", None, ["a"]):
    run(answers(body=body))
run(answers("200 OK", PLAIN, [b""], 5))
run(lambda environ, start_response: [b"x"])
for key, value in (("REQUEST_METHOD", None), ("HTTP_CONTENT_TYPE", "a"), ("QUERY_STRING", None), ("SERVER_PORT", 80), ("wsgi__version", [1, 0]),
                   ("wsgi__url_scheme", "ftp"), ("wsgi__input", 1), ("wsgi__errors", 1), ("REQUEST_METHOD", "FOO"), ("PATH_INFO", "a"),
                   ("CONTENT_LENGTH", "-1"), ("SCRIPT_NAME", "/")):
    run(answers(), **{key: value})


def reads(environ, start_response):
    start_response("200 OK", PLAIN)
    source = environ["wsgi.input"]
    return [source.read(3), source.readline(), b"".join(source.readlines()), b"".join(source)]


run(reads, wsgi__input=io.BytesIO(b"abcdef\ng\nh"))
# expect: [b'x']
# expect: WSGIWarning: The status string ('200') should be a three-digit integer followed by a single space and a status explanation
# expect: AssertionError: Status codes must be three characters: '20'
# expect: AssertionError: Status code is invalid: 99
# expect: AssertionError: Status must be of type str (got b'200 OK')
# expect: AssertionError: Status codes must be three characters: '200OK'
# expect: AssertionError: Content-Type header found in a 204 response, which must not return content.
# expect: AssertionError: No Content-Type header found in headers ([])
# expect: AssertionError: Headers (()) must be of type list: <class 'tuple'>
# expect: AssertionError: Header value must be of type str (got 1)
# expect: AssertionError: The Status header cannot be used; it conflicts with CGI script, and HTTP status is not given through headers (value: 'x').
# expect: AssertionError: Header names may not contain ':' or '\n': 'A:b'
# expect: AssertionError: Names may not end in '-' or '_': 'a-'
# expect: AssertionError: Bad header value: 'b\x00' (bad char: '\x00')
# expect: AssertionError: Individual headers (['a', 'b']) must be of type tuple: <class 'list'>
# expect: AssertionError: You should not return a string as your application iterator, instead return a single-item list containing a bytestring.
# expect: AssertionError: The application must return an iterator, if only an empty list
# expect: AssertionError: Iterator yielded non-bytestring ('a')
# expect: AssertionError: exc_info (5) is not a tuple: <class 'int'>
# expect: AssertionError: The application returns and we started iterating over its body, but start_response has not yet been called
# expect: AssertionError: Environment missing required key: 'REQUEST_METHOD'
# expect: AssertionError: Environment should not have the key: HTTP_CONTENT_TYPE (use CONTENT_TYPE instead)
# expect: WSGIWarning: QUERY_STRING is not in the WSGI environment; the cgi module will use sys.argv when this variable is missing, so application errors are more likely
# expect: AssertionError: Environmental variable SERVER_PORT is not a string: <class 'int'> (value: 80)
# expect: AssertionError: wsgi.version should be a tuple ([1, 0])
# expect: AssertionError: wsgi.url_scheme unknown: 'ftp'
# expect: AssertionError: wsgi.input (1) doesn't have the attribute read
# expect: AssertionError: wsgi.errors (1) doesn't have the attribute flush
# expect: WSGIWarning: Unknown REQUEST_METHOD: 'FOO'
# expect: AssertionError: PATH_INFO doesn't start with /: 'a'
# expect: AssertionError: Invalid CONTENT_LENGTH: '-1'
# expect: AssertionError: SCRIPT_NAME cannot be '/'; it should instead be '', and PATH_INFO should be '/'
# expect: [b'abc', b'def\n', b'g\nh', b'']
