"""xmlrpc.server: functions that are called by XML over HTTP, on standard input, or by other means."""

import http.server
import pydoc
import socketserver
import sys
import traceback
from inspect import signature  # noqa: F401
from xmlrpc.client import Fault, dumps, gzip_decode, gzip_encode, loads


def resolve_dotted_attribute(obj, attr, allow_dotted_names=True):
    """obj.a.b.c, where no part begins with an underscore."""
    for part in attr.split(".") if allow_dotted_names else [attr]:
        if part.startswith("_"):
            raise AttributeError('attempt to access private attribute "%s"' % part)
        obj = getattr(obj, part)
    return obj


def list_public_methods(obj):
    return [name for name in dir(obj) if not name.startswith("_") and callable(getattr(obj, name))]


class SimpleXMLRPCDispatcher:
    """Finds the function that a call names."""

    def __init__(self, allow_none=False, encoding=None, use_builtin_types=False):
        self.funcs, self.instance = {}, None
        self.allow_none, self.encoding, self.use_builtin_types = allow_none, encoding or "utf-8", use_builtin_types

    def register_instance(self, instance, allow_dotted_names=False):
        self.instance, self.allow_dotted_names = instance, allow_dotted_names

    def register_function(self, function=None, name=None):
        if function is None:
            return lambda function: self.register_function(function, name)
        self.funcs[function.__name__ if name is None else name] = function
        return function

    def register_introspection_functions(self):
        self.funcs.update({"system.listMethods": self.system_listMethods, "system.methodSignature": self.system_methodSignature,
                           "system.methodHelp": self.system_methodHelp})  # fmt: skip

    def register_multicall_functions(self):
        self.funcs["system.multicall"] = self.system_multicall

    def _marshaled_dispatch(self, data, dispatch_method=None, path=None):
        """The answer, as bytes, to a call."""
        try:
            params, method = loads(data, use_builtin_types=self.use_builtin_types)
            response = (dispatch_method or self._dispatch)(method, params)
            answer = dumps((response,), methodresponse=1, allow_none=self.allow_none, encoding=self.encoding)
        except Fault as fault:
            answer = dumps(fault, allow_none=self.allow_none, encoding=self.encoding)
        except BaseException as error:
            answer = dumps(Fault(1, "%s:%s" % (type(error), error)), encoding=self.encoding, allow_none=self.allow_none)
        return answer.encode(self.encoding, "xmlcharrefreplace")

    def _method_of_instance(self, name):
        try:
            return resolve_dotted_attribute(self.instance, name, self.allow_dotted_names)
        except AttributeError:
            return None

    def system_listMethods(self):
        """system.listMethods() => ['add', 'subtract', 'multiple']"""
        methods = set(self.funcs)
        if self.instance is not None:
            if hasattr(self.instance, "_listMethods"):
                methods |= set(self.instance._listMethods())
            elif not hasattr(self.instance, "_dispatch"):
                methods |= set(list_public_methods(self.instance))
        return sorted(methods)

    def system_methodSignature(self, method_name):
        return "signatures not supported"

    def system_methodHelp(self, method_name):
        method = self.funcs.get(method_name)
        if method is None and self.instance is not None:
            if hasattr(self.instance, "_methodHelp"):
                return self.instance._methodHelp(method_name)
            if not hasattr(self.instance, "_dispatch"):
                method = self._method_of_instance(method_name)
        return "" if method is None else pydoc.getdoc(method)

    def system_multicall(self, call_list):
        results = []
        for call in call_list:
            try:
                results.append([self._dispatch(call["methodName"], call["params"])])
            except Fault as fault:
                results.append({"faultCode": fault.faultCode, "faultString": fault.faultString})
            except BaseException as error:
                results.append({"faultCode": 1, "faultString": "%s:%s" % (type(error), error)})
        return results

    def _dispatch(self, method, params):
        if method in self.funcs:
            function = self.funcs[method]
            if function is not None:
                return function(*params)
            raise Exception('method "%s" is not supported' % method)
        if self.instance is not None:
            if hasattr(self.instance, "_dispatch"):
                return self.instance._dispatch(method, params)
            function = self._method_of_instance(method)
            if function is not None:
                return function(*params)
        raise Exception('method "%s" is not supported' % method)


class SimpleXMLRPCRequestHandler(http.server.BaseHTTPRequestHandler):
    """Takes calls that are posted to one of rpc_paths."""

    rpc_paths = ("/", "/RPC2", "/pydoc.css")
    encode_threshold = 1400
    wbufsize, disable_nagle_algorithm = -1, True

    def accept_encodings(self):
        found = {}
        for each in self.headers.get("Accept-Encoding", "").split(","):
            name, _, weight = each.strip().partition(";q=")
            if name:
                found[name] = float(weight) if weight else 1.0
        return found

    def is_rpc_path_valid(self):
        return self.path in self.rpc_paths if self.rpc_paths else True

    def do_POST(self):
        if not self.is_rpc_path_valid():
            self.report_404()
            return
        try:
            parts, left = [], int(self.headers["content-length"])
            while left:
                part = self.rfile.read(min(left, 10 << 20))
                if not part:
                    break
                parts.append(part)
                left -= len(part)
            data = self.decode_request_content(b"".join(parts))
            if data is None:
                return
            response = self.server._marshaled_dispatch(data, getattr(self, "_dispatch", None), self.path)
        except Exception as error:
            self.send_response(500)
            if getattr(self.server, "_send_traceback_header", False):
                self.send_header("X-exception", str(error))
                self.send_header("X-traceback", str(traceback.format_exc().encode("ASCII", "backslashreplace"), "ASCII"))
            self.send_header("Content-length", "0")
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("Content-type", "text/xml")
        if self.encode_threshold is not None and len(response) > self.encode_threshold and self.accept_encodings().get("gzip", 0):
            response = gzip_encode(response)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-length", str(len(response)))
        self.end_headers()
        self.wfile.write(response)

    def decode_request_content(self, data):
        encoding = self.headers.get("content-encoding", "identity").lower()
        if encoding == "identity":
            return data
        if encoding == "gzip":
            try:
                return gzip_decode(data)
            except ValueError:
                self.send_response(400, "error decoding gzip content")
        else:
            self.send_response(501, "encoding %r not supported" % encoding)
        self.send_header("Content-length", "0")
        self.end_headers()

    def report_404(self):
        self.send_response(404)
        answer = b"No such page"
        self.send_header("Content-type", "text/plain")
        self.send_header("Content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_request(self, code="-", size="-"):
        if self.server.logRequests:
            super().log_request(code, size)


class SimpleXMLRPCServer(socketserver.TCPServer, SimpleXMLRPCDispatcher):
    allow_reuse_address, _send_traceback_header = True, False

    def __init__(self, addr, requestHandler=SimpleXMLRPCRequestHandler, logRequests=True, allow_none=False, encoding=None,
                 bind_and_activate=True, use_builtin_types=False):  # fmt: skip
        self.logRequests = logRequests
        SimpleXMLRPCDispatcher.__init__(self, allow_none, encoding, use_builtin_types)
        socketserver.TCPServer.__init__(self, addr, requestHandler, bind_and_activate)


class MultiPathXMLRPCServer(SimpleXMLRPCServer):
    """A dispatcher for each path."""

    def __init__(self, addr, requestHandler=SimpleXMLRPCRequestHandler, logRequests=True, allow_none=False, encoding=None,
                 bind_and_activate=True, use_builtin_types=False):  # fmt: skip
        super().__init__(addr, requestHandler, logRequests, allow_none, encoding, bind_and_activate, use_builtin_types)
        self.dispatchers = {}

    def add_dispatcher(self, path, dispatcher):
        self.dispatchers[path] = dispatcher
        return dispatcher

    def get_dispatcher(self, path):
        return self.dispatchers[path]

    def _marshaled_dispatch(self, data, dispatch_method=None, path=None):
        try:
            return self.dispatchers[path]._marshaled_dispatch(data, dispatch_method, path)
        except BaseException as error:
            fault = Fault(1, "%s:%s" % (type(error), error))
            return dumps(fault, encoding=self.encoding, allow_none=self.allow_none).encode(self.encoding, "xmlcharrefreplace")


class CGIXMLRPCRequestHandler(SimpleXMLRPCDispatcher):
    """Answers the call that stands on standard input."""

    def handle_xmlrpc(self, request_text):
        response = self._marshaled_dispatch(request_text)
        print("Content-Type: text/xml")
        print("Content-Length: %d" % len(response))
        print()
        sys.stdout.flush()
        sys.stdout.buffer.write(response)
        sys.stdout.buffer.flush()

    def handle_get(self):
        message, explain = http.server.BaseHTTPRequestHandler.responses[400]
        response = http.server.DEFAULT_ERROR_MESSAGE % {"code": 400, "message": message, "explain": explain}
        response = response.encode("utf-8")
        print("Status: %d %s" % (400, message))
        print("Content-Type: %s" % http.server.DEFAULT_ERROR_CONTENT_TYPE)
        print("Content-Length: %d" % len(response))
        print()
        sys.stdout.flush()
        sys.stdout.buffer.write(response)
        sys.stdout.buffer.flush()

    def handle_request(self, request_text=None):
        import os

        if request_text is None and os.environ.get("REQUEST_METHOD", None) == "GET":
            self.handle_get()
            return
        try:
            length = int(os.environ.get("CONTENT_LENGTH", None))
        except (TypeError, ValueError):
            length = -1
        self.handle_xmlrpc(sys.stdin.read(length) if request_text is None else request_text)


def __getattr__(name):
    if name in ("ServerHTMLDoc", "XMLRPCDocGenerator", "DocXMLRPCRequestHandler", "DocXMLRPCServer", "DocCGIXMLRPCRequestHandler"):
        from xmlrpc import _documents

        return getattr(_documents, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
