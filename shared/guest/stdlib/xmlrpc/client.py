"""xmlrpc.client: calls and answers of XML-RPC as texts (dumps, loads), and proxies that send them over HTTP."""

import base64
import decimal
import errno
import sys
import time
import urllib.parse
from datetime import datetime
from io import BytesIO
from xml.parsers import expat

MAXINT, MININT = 2**31 - 1, -(2**31)
PARSE_ERROR, SERVER_ERROR, APPLICATION_ERROR, SYSTEM_ERROR, TRANSPORT_ERROR = -32700, -32600, -32500, -32400, -32300
NOT_WELLFORMED_ERROR, UNSUPPORTED_ENCODING, INVALID_ENCODING_CHAR = -32700, -32701, -32702
INVALID_XMLRPC, METHOD_NOT_FOUND, INVALID_METHOD_PARAMS, INTERNAL_ERROR = -32600, -32601, -32602, -32603
__version__ = "%d.%d" % sys.version_info[:2]
boolean = Boolean = bool


def escape(s):
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


# ---- errors


class Error(Exception):
    """What this module raises."""

    __str__ = object.__str__


class ProtocolError(Error):
    """An answer of HTTP that is no success."""

    def __init__(self, url, errcode, errmsg, headers):
        Error.__init__(self)
        self.url, self.errcode, self.errmsg, self.headers = url, errcode, errmsg, headers

    def __repr__(self):
        return f"<{self.__class__.__name__} for {self.url}: {self.errcode} {self.errmsg}>"


class ResponseError(Error):
    """An answer that is no XML-RPC."""


class Fault(Error):
    """What the server says that went wrong."""

    def __init__(self, faultCode, faultString, **extra):
        Error.__init__(self)
        self.faultCode, self.faultString = faultCode, faultString

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.faultCode}: {self.faultString!r}>"


# ---- values of their own types


def _strftime(value):
    if isinstance(value, datetime):
        return "%04d" % value.year + value.strftime("%m%dT%H:%M:%S")
    if not isinstance(value, (tuple, time.struct_time)):
        value = time.localtime(time.time() if value == 0 else value)
    return "%04d%02d%02dT%02d:%02d:%02d" % tuple(value)[:6]


class DateTime:
    """A time of XML-RPC, as its text; comparable with others, texts and datetimes."""

    def __init__(self, value=0):
        self.value = value if isinstance(value, str) else _strftime(value)

    def make_comparable(self, other):
        if isinstance(other, DateTime):
            return self.value, other.value
        if isinstance(other, datetime):
            return self.value, _strftime(other)
        if isinstance(other, str):
            return self.value, other
        if hasattr(other, "timetuple"):
            return self.timetuple(), other.timetuple()
        return self, NotImplemented

    def _compare(self, other, way):
        mine, theirs = self.make_comparable(other)
        return NotImplemented if theirs is NotImplemented else way(mine, theirs)

    def __lt__(self, other):
        return self._compare(other, lambda a, b: a < b)

    def __le__(self, other):
        return self._compare(other, lambda a, b: a <= b)

    def __gt__(self, other):
        return self._compare(other, lambda a, b: a > b)

    def __ge__(self, other):
        return self._compare(other, lambda a, b: a >= b)

    def __eq__(self, other):
        return self._compare(other, lambda a, b: a == b)

    def timetuple(self):
        return time.strptime(self.value, "%Y%m%dT%H:%M:%S")

    def __str__(self):
        return self.value

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.value!r} at {id(self):#x}>"

    def decode(self, data):
        self.value = str(data).strip()

    def encode(self, out):
        out.write(f"<value><dateTime.iso8601>{self.value}</dateTime.iso8601></value>\n")


def _datetime_type(data):
    return datetime.strptime(data, "%Y%m%dT%H:%M:%S")


class Binary:
    """Bytes of XML-RPC."""

    def __init__(self, data=None):
        if data is None:
            data = b""
        elif not isinstance(data, (bytes, bytearray)):
            raise TypeError(f"expected bytes or bytearray, not {data.__class__.__name__}")
        self.data = bytes(data)

    def __str__(self):
        return str(self.data, "latin-1")

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, Binary) else other)

    def decode(self, data):
        self.data = base64.decodebytes(data)

    def encode(self, out):
        out.write(f"<value><base64>\n{base64.encodebytes(self.data).decode('ascii')}</base64></value>\n")


WRAPPERS = (DateTime, Binary)


# ---- writing


class Marshaller:
    """Writes values as XML."""

    def __init__(self, encoding=None, allow_none=False):
        self.memo, self.data = {}, None
        self.encoding, self.allow_none = encoding, allow_none

    def dumps(self, values):
        out = []
        if isinstance(values, Fault):
            out.append("<fault>\n")
            self._value({"faultCode": values.faultCode, "faultString": values.faultString}, out.append)
            out.append("</fault>\n")
        else:
            out.append("<params>\n")
            for value in values:
                out.append("<param>\n")
                self._value(value, out.append)
                out.append("</param>\n")
            out.append("</params>\n")
        return "".join(out)

    def _value(self, value, write):
        method = self.dispatch.get(type(value))
        if method is None:
            if not hasattr(value, "__dict__"):
                raise TypeError(f"cannot marshal {type(value)} objects")
            # An object is written as its attributes, but not one that derives from a type of XML-RPC.
            if any(kind in self.dispatch for kind in type(value).__mro__):
                raise TypeError(f"cannot marshal {type(value)} objects")
            method = Marshaller.dump_instance
        method(self, value, write)

    def dump_nil(self, value, write):
        if not self.allow_none:
            raise TypeError("cannot marshal None unless allow_none is enabled")
        write("<value><nil/></value>")

    def dump_bool(self, value, write):
        write(f"<value><boolean>{value and 1 or 0}</boolean></value>\n")

    def dump_long(self, value, write):
        if value > MAXINT or value < MININT:
            raise OverflowError("int exceeds XML-RPC limits")
        write(f"<value><int>{int(value)}</int></value>\n")

    dump_int = dump_long

    def dump_double(self, value, write):
        write(f"<value><double>{value!r}</double></value>\n")

    def dump_unicode(self, value, write, escape=escape):
        write(f"<value><string>{escape(value)}</string></value>\n")

    def dump_bytes(self, value, write):
        write(f"<value><base64>\n{base64.encodebytes(value).decode('ascii')}</base64></value>\n")

    def _enter(self, value, kind):
        if id(value) in self.memo:
            raise TypeError(f"cannot marshal recursive {kind}")
        self.memo[id(value)] = None

    def dump_array(self, value, write):
        self._enter(value, "sequences")
        write("<value><array><data>\n")
        for each in value:
            self._value(each, write)
        write("</data></array></value>\n")
        del self.memo[id(value)]

    def dump_struct(self, value, write, escape=escape):
        self._enter(value, "dictionaries")
        write("<value><struct>\n")
        for key, each in value.items():
            write("<member>\n")
            if not isinstance(key, str):
                raise TypeError("dictionary key must be string")
            write(f"<name>{escape(key)}</name>\n")
            self._value(each, write)
            write("</member>\n")
        write("</struct></value>\n")
        del self.memo[id(value)]

    def dump_datetime(self, value, write):
        write(f"<value><dateTime.iso8601>{_strftime(value)}</dateTime.iso8601></value>\n")

    def dump_instance(self, value, write):
        if value.__class__ in WRAPPERS:
            self.write = write
            value.encode(self)
            del self.write
        else:
            self.dump_struct(value.__dict__, write)

    dispatch = {
        type(None): dump_nil, bool: dump_bool, int: dump_long, float: dump_double, str: dump_unicode, bytes: dump_bytes,
        bytearray: dump_bytes, tuple: dump_array, list: dump_array, dict: dump_struct, datetime: dump_datetime,
        DateTime: dump_instance, Binary: dump_instance,
    }  # fmt: skip


# ---- reading


class Unmarshaller:
    """Collects values from the events of a parser; getmethodname() and close() give what came."""

    def __init__(self, use_datetime=False, use_builtin_types=False):
        self._type = self._methodname = None
        self._stack, self._marks, self._data = [], [], []
        self._has_value = False
        self._use_datetime, self._use_bytes = use_builtin_types or use_datetime, use_builtin_types
        self.append = self._stack.append

    def close(self):
        if self._type is None or self._marks:
            raise ResponseError()
        if self._type == "fault":
            raise Fault(**self._stack[0])
        return tuple(self._stack)

    def getmethodname(self):
        return self._methodname

    def xml(self, encoding, standalone):
        self._encoding = encoding

    def start(self, tag, attrs):
        tag = tag.rpartition(":")[2]
        if tag in ("array", "struct"):
            self._marks.append(len(self._stack))
        self._data = []
        if self._has_value and tag not in self.dispatch:
            raise ResponseError(f"unknown tag {tag!r}")
        self._has_value = tag == "value"

    def data(self, text):
        self._data.append(text)

    def end(self, tag):
        self.end_dispatch(tag, "".join(self._data))

    def end_dispatch(self, tag, data):
        method = self.dispatch.get(tag) or self.dispatch.get(tag.rpartition(":")[2])
        return method(self, data) if method is not None else None

    def _put(self, value):
        self.append(value)
        self._has_value = False

    def end_nil(self, data):
        self._put(None)

    def end_boolean(self, data):
        if data not in ("0", "1"):
            raise TypeError("bad boolean value")
        self._put(data == "1")

    def end_int(self, data):
        self._put(int(data))

    def end_double(self, data):
        self._put(float(data))

    def end_bigdecimal(self, data):
        self._put(decimal.Decimal(data))

    def end_string(self, data):
        self._put(data)

    def end_array(self, data):
        mark = self._marks.pop()
        self._stack[mark:] = [self._stack[mark:]]
        self._has_value = False

    def end_struct(self, data):
        mark = self._marks.pop()
        items = self._stack[mark:]
        self._stack[mark:] = [dict(zip(items[::2], items[1::2]))]
        self._has_value = False

    def end_base64(self, data):
        value = Binary()
        value.decode(data.encode("ascii"))
        self._put(value.data if self._use_bytes else value)

    def end_dateTime(self, data):
        value = DateTime()
        value.decode(data)
        self._put(_datetime_type(data) if self._use_datetime else value)

    def end_value(self, data):
        """A value without a type is a text."""
        if self._has_value:
            self.end_string(data)

    def end_params(self, data):
        self._type = "params"

    def end_fault(self, data):
        self._type = "fault"

    def end_methodName(self, data):
        self._methodname = data
        self._type = "methodName"

    dispatch = {
        "nil": end_nil, "boolean": end_boolean, **dict.fromkeys(("i1", "i2", "i4", "i8", "int", "biginteger"), end_int),
        "double": end_double, "float": end_double, "bigdecimal": end_bigdecimal, "string": end_string, "name": end_string,
        "array": end_array, "struct": end_struct, "base64": end_base64, "dateTime.iso8601": end_dateTime, "value": end_value,
        "params": end_params, "fault": end_fault, "methodName": end_methodName,
    }  # fmt: skip


class ExpatParser:
    """Feeds an Unmarshaller."""

    def __init__(self, target):
        self._parser = parser = expat.ParserCreate(None, None)
        self._target = target
        parser.StartElementHandler, parser.EndElementHandler = target.start, target.end
        parser.CharacterDataHandler = target.data
        target.xml(None, None)

    def feed(self, data):
        self._parser.Parse(data, False)

    def close(self):
        parser, self._parser, self._target = self._parser, None, None
        if parser is not None:
            parser.Parse(b"", True)


def getparser(use_datetime=False, use_builtin_types=False):
    """(parser, unmarshaller)"""
    target = Unmarshaller(use_datetime, use_builtin_types)
    return ExpatParser(target), target


def dumps(params, methodname=None, methodresponse=None, encoding=None, allow_none=False):
    """The text of a call (with a method's name), of an answer, or of the values alone."""
    assert isinstance(params, (tuple, Fault)), "argument must be tuple or Fault instance"
    if isinstance(params, Fault):
        methodresponse = 1
    elif methodresponse and isinstance(params, tuple):
        assert len(params) == 1, "response tuple must be a singleton"
    encoding = encoding or "utf-8"
    body = Marshaller(encoding, allow_none).dumps(params)
    head = f"<?xml version='1.0' encoding='{encoding}'?>\n" if encoding != "utf-8" else "<?xml version='1.0'?>\n"
    if methodname:
        return f"{head}<methodCall>\n<methodName>{methodname}</methodName>\n{body}</methodCall>\n"
    if methodresponse:
        return f"{head}<methodResponse>\n{body}</methodResponse>\n"
    return body


def loads(data, use_datetime=False, use_builtin_types=False):
    """(values, the method's name or None); raises the Fault of an answer."""
    parser, target = getparser(use_datetime, use_builtin_types)
    parser.feed(data)
    parser.close()
    return target.close(), target.getmethodname()


def gzip_encode(data):
    import gzip

    return gzip.compress(data)


def gzip_decode(data, max_decode=20971520):
    """Unpacks at most `max_decode` bytes; -1: as many as there are."""
    import gzip

    with gzip.GzipFile(mode="rb", fileobj=BytesIO(data)) as file:
        try:
            unpacked = file.read() if max_decode < 0 else file.read(max_decode + 1)
        except OSError:
            raise ValueError("invalid data") from None
    if 0 <= max_decode < len(unpacked):
        raise ValueError("max gzipped payload length exceeded")
    return unpacked


# ---- calls


class _Method:
    """A method of a server, perhaps of an object inside of it: proxy.a.b(...)."""

    def __init__(self, send, name):
        self.__send, self.__name = send, name

    def __getattr__(self, name):
        return _Method(self.__send, f"{self.__name}.{name}")

    def __call__(self, *args):
        return self.__send(self.__name, args)


class MultiCallIterator:
    """The results of several calls; one that failed is raised where it stands."""

    def __init__(self, results):
        self.results = results

    def __getitem__(self, i):
        item = self.results[i]
        if isinstance(item, dict):
            raise Fault(item["faultCode"], item["faultString"])
        if isinstance(item, list):
            return item[0]
        raise ValueError("unexpected type in multicall result")


class MultiCall:
    """Collects calls and sends them as one."""

    def __init__(self, server):
        self.__server, self.__calls = server, []

    def __repr__(self):
        return f"<{self.__class__.__name__} at {id(self):#x}>"

    def __getattr__(self, name):
        return _Method(lambda method, args: self.__calls.append((method, args)), name)

    def __call__(self):
        calls = [{"methodName": name, "params": args} for name, args in self.__calls]
        return MultiCallIterator(self.__server.system.multicall(calls))


class Transport:
    """Sends requests over HTTP."""

    user_agent = f"Python-xmlrpc/{__version__}"
    accept_gzip_encoding = True
    encode_threshold = None

    def __init__(self, use_datetime=False, use_builtin_types=False, *, headers=()):
        self._use_datetime, self._use_builtin_types = use_datetime, use_builtin_types
        self._connection = None, None
        self._headers, self._extra_headers = list(headers), []

    def request(self, host, handler, request_body, verbose=False):
        import http.client

        try:
            return self.single_request(host, handler, request_body, verbose)
        except http.client.RemoteDisconnected:
            return self.single_request(host, handler, request_body, verbose)
        except OSError as error:
            if error.errno not in (errno.ECONNRESET, errno.ECONNABORTED, errno.EPIPE):
                raise
            return self.single_request(host, handler, request_body, verbose)

    def single_request(self, host, handler, request_body, verbose=False):
        try:
            response = self.send_request(host, handler, request_body, verbose).getresponse()
            if response.status == 200:
                self.verbose = verbose
                return self.parse_response(response)
        except Fault:
            raise
        except Exception:
            self.close()
            raise
        if response.getheader("content-length", ""):
            response.read()
        raise ProtocolError(host + handler, response.status, response.reason, dict(response.getheaders()))

    def getparser(self):
        return getparser(self._use_datetime, self._use_builtin_types)

    def get_host_info(self, host):
        """(host, headers, arguments for the connection) of an address, perhaps with a name and a password."""
        extra = []
        x509 = {}
        if isinstance(host, tuple):
            host, x509 = host
        login, at, place = host.rpartition("@")
        if at:
            code = base64.encodebytes(urllib.parse.unquote_to_bytes(login)).decode("utf-8")
            extra = [("Authorization", "Basic " + "".join(code.split()))]
        return place, extra, x509

    def make_connection(self, host):
        import http.client

        if self._connection and host == self._connection[0]:
            return self._connection[1]
        place, self._extra_headers, _ = self.get_host_info(host)
        self._connection = host, http.client.HTTPConnection(place)
        return self._connection[1]

    def close(self):
        _, connection = self._connection
        self._connection = None, None
        if connection:
            connection.close()

    def send_request(self, host, handler, request_body, debug):
        connection = self.make_connection(host)
        if debug:
            connection.set_debuglevel(1)
        headers = [*self._headers, *self._extra_headers]
        if self.accept_gzip_encoding:
            connection.putrequest("POST", handler, skip_accept_encoding=True)
            headers.append(("Accept-Encoding", "gzip"))
        else:
            connection.putrequest("POST", handler)
        headers += [("Content-Type", "text/xml"), ("User-Agent", self.user_agent)]
        self.send_headers(connection, headers)
        self.send_content(connection, request_body)
        return connection

    def send_headers(self, connection, headers):
        for name, value in headers:
            connection.putheader(name, value)

    def send_content(self, connection, request_body):
        if self.encode_threshold is not None and self.encode_threshold < len(request_body):
            connection.putheader("Content-Encoding", "gzip")
            request_body = gzip_encode(request_body)
        connection.putheader("Content-Length", str(len(request_body)))
        connection.endheaders(request_body)

    def parse_response(self, response):
        parser, target = self.getparser()
        data = response.read()
        if hasattr(response, "getheader") and response.getheader("Content-Encoding", "") == "gzip":
            data = gzip_decode(data)
        parser.feed(data)
        parser.close()
        return target.close()


class SafeTransport(Transport):
    """The same over HTTPS."""

    def __init__(self, use_datetime=False, use_builtin_types=False, *, headers=(), context=None):
        super().__init__(use_datetime, use_builtin_types, headers=headers)
        self.context = context

    def make_connection(self, host):
        import http.client

        if self._connection and host == self._connection[0]:
            return self._connection[1]
        place, self._extra_headers, x509 = self.get_host_info(host)
        self._connection = host, http.client.HTTPSConnection(place, None, context=self.context, **(x509 or {}))
        return self._connection[1]


class ServerProxy:
    """A server, whose methods are called as its attributes."""

    def __init__(
        self, uri, transport=None, encoding=None, verbose=False, allow_none=False, use_datetime=False,
        use_builtin_types=False, *, headers=(), context=None,
    ):  # fmt: skip
        parts = urllib.parse.urlsplit(uri)
        if parts.scheme not in ("http", "https"):
            raise OSError("unsupported XML-RPC protocol")
        self.__host = parts.netloc
        self.__handler = urllib.parse.urlunsplit(["", "", *parts[2:]]) or "/RPC2"
        if transport is None:
            is_safe = parts.scheme == "https"
            more = {"context": context} if is_safe else {}
            kind = SafeTransport if is_safe else Transport
            transport = kind(use_datetime, use_builtin_types, headers=headers, **more)
        self.__transport, self.__encoding = transport, encoding or "utf-8"
        self.__verbose, self.__allow_none = verbose, allow_none

    def __request(self, methodname, params):
        text = dumps(params, methodname, encoding=self.__encoding, allow_none=self.__allow_none)
        body = text.encode(self.__encoding, "xmlcharrefreplace")
        response = self.__transport.request(self.__host, self.__handler, body, verbose=self.__verbose)
        return response[0] if len(response) == 1 else response

    def __repr__(self):
        return f"<{self.__class__.__name__} for {self.__host}{self.__handler}>"

    def __getattr__(self, name):
        return _Method(self.__request, name)

    def __call__(self, attr):
        """("close") and ("transport"): what attributes cannot name."""
        if attr == "close":
            return self.__transport.close
        if attr == "transport":
            return self.__transport
        raise AttributeError(f"Attribute {attr!r} not found")

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.__transport.close()


Server = ServerProxy
