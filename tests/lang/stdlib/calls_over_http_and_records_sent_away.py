"""xmlrpc.server answers xmlrpc.client; logging sends its records to sockets and servers of this process."""
import http.server
import logging
import logging.handlers
import os
import pickle
import socket
import socketserver
import struct
import threading
import xmlrpc.client
from xmlrpc.server import MultiPathXMLRPCServer, SimpleXMLRPCDispatcher, SimpleXMLRPCRequestHandler, SimpleXMLRPCServer, list_public_methods, resolve_dotted_attribute


class Inner:
    def deep(self):
        return "deep"


class Thing:
    inner = Inner()

    def double(self, x):
        """Twice as much."""
        return 2 * x

    def _hidden(self):
        return "hidden"


address = "http://nowhere"


def show(function, *arguments):
    try:
        print(repr(function(*arguments)))
    except Exception as e:
        print(type(e).__name__, str(e).replace(address[7:], "HOST")[:200])


with SimpleXMLRPCServer(("127.0.0.1", 0), logRequests=False, allow_none=True) as server:
    server.register_introspection_functions()
    server.register_multicall_functions()
    server.register_function(pow)
    server.register_function(lambda x, y: x + y, "add")

    @server.register_function(name="other.name")
    def failing(x):
        """Fails."""
        raise ValueError(x)

    server.register_instance(Thing(), allow_dotted_names=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    address = "http://127.0.0.1:%d" % server.server_address[1]
    with xmlrpc.client.ServerProxy(address, allow_none=True) as proxy:
        for call in (lambda: proxy.pow(2, 9), lambda: proxy.add("x", "y" * 10), lambda: len(proxy.add("x" * 5000, "é")), lambda: proxy.double([1, None, {"a": 2.5}]),
                     lambda: proxy.inner.deep(), lambda: proxy._hidden(), lambda: proxy.other.name(5), lambda: proxy.nothing(), lambda: proxy.pow(1),
                     lambda: proxy.system.listMethods(), lambda: proxy.system.methodHelp("double"), lambda: proxy.system.methodHelp("other.name"),
                     lambda: proxy.system.methodSignature("pow")):  # fmt: skip
            show(call)
        several = xmlrpc.client.MultiCall(proxy)
        several.add(1, 2)
        several.pow(2, 3)
        several.nothing()
        results = several()
        print(results[0], results[1])
        show(lambda: results[2])
    show(lambda: xmlrpc.client.ServerProxy(address + "/elsewhere").add(1, 2))
    server.shutdown()
    thread.join()
plain = SimpleXMLRPCDispatcher()
plain.register_function(len)
print(plain._marshaled_dispatch(xmlrpc.client.dumps(([1, 2],), "len").encode()))
print(plain._marshaled_dispatch(b"<nonsense>")[:60])
print(list_public_methods(Thing()), resolve_dotted_attribute(Thing(), "inner.deep")())
show(resolve_dotted_attribute, Thing(), "inner._deep")
print(SimpleXMLRPCRequestHandler.rpc_paths, issubclass(MultiPathXMLRPCServer, SimpleXMLRPCServer))

got, came = [], threading.Semaphore(0)


class Records(socketserver.StreamRequestHandler):
    def handle(self):
        while head := self.rfile.read(4):
            fields = pickle.loads(self.rfile.read(struct.unpack(">L", head)[0]))
            record = logging.makeLogRecord(fields)
            got.append((record.name, record.levelname, record.getMessage(), record.args, record.exc_text and record.exc_text[-12:]))
            came.release()


class Datagrams(socketserver.DatagramRequestHandler):
    def handle(self):
        got.append(self.packet if self.packet[:1] == b"<" else pickle.loads(self.packet[4:])["msg"])
        came.release()


class Pages(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.command == "POST":
            self.rfile.read(int(self.headers["content-length"]))
        got.append((self.command, "msg=over+%25s" in self.path, self.headers.get("authorization")))
        self.send_response(204)
        self.end_headers()
        came.release()

    do_POST = do_GET

    def log_message(self, *arguments):
        pass


log = logging.getLogger("sent")
log.setLevel(logging.DEBUG)
log.propagate = False


def sends(kind, handler, make, *calls):
    with kind(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        sender = make(*server.server_address)
        log.addHandler(sender)
        for call in calls:
            call()
            came.acquire()
        log.removeHandler(sender)
        sender.close()
        server.shutdown()
        thread.join()
    print(got)
    got.clear()


def failed():
    try:
        1 / 0
    except ZeroDivisionError:
        log.exception("bad")


H = logging.handlers
sends(socketserver.ThreadingTCPServer, Records, H.SocketHandler, lambda: log.info("one %d", 1), failed)
sends(socketserver.UDPServer, Datagrams, H.DatagramHandler, lambda: log.error("two %s", "x"))
sends(socketserver.UDPServer, Datagrams, lambda *a: H.SysLogHandler(a, "local3"), lambda: log.warning("three é"), lambda: log.critical("four"))
sends(http.server.ThreadingHTTPServer, Pages, lambda h, p: H.HTTPHandler(f"{h}:{p}", "/log", credentials=("a", "b")), lambda: log.info("over %s", "http"))
sends(http.server.ThreadingHTTPServer, Pages, lambda h, p: H.HTTPHandler(f"{h}:{p}", "/log", "POST"), lambda: log.info("over %s", "http"))
system = H.SysLogHandler.__new__(H.SysLogHandler)
print(system.encodePriority("user", "err"), system.encodePriority(3, 7), system.mapPriority("DEBUG"), system.mapPriority("?"))
show(H.HTTPHandler, "h", "/", "PUT")
print(H.DEFAULT_SOAP_LOGGING_PORT, H.SYSLOG_TCP_PORT)


class Forked(socketserver.StreamRequestHandler):
    def handle(self):
        self.wfile.write(b"%d %s" % (os.getpid() != parent, self.rfile.readline()))


parent = os.getpid()
with socketserver.ForkingTCPServer(("127.0.0.1", 0), Forked) as server:
    with socket.create_connection(server.server_address) as client:
        client.sendall(b"to a fork\n")
        server.handle_request()
        print(client.makefile("rb").read(), len(server.active_children))
print(server.active_children)

# expect: 512
# expect: 'xyyyyyyyyyy'
# expect: 5001
# expect: [1, None, {'a': 2.5}, 1, None, {'a': 2.5}]
# expect: 'deep'
# expect: Fault <Fault 1: '<class \'Exception\'>:method "_hidden" is not supported'>
# expect: Fault <Fault 1: "<class 'ValueError'>:5">
# expect: Fault <Fault 1: '<class \'Exception\'>:method "nothing" is not supported'>
# expect: Fault <Fault 1: "<class 'TypeError'>:pow() missing required argument 'exp' (pos 2)">
# expect: ['add', 'double', 'other.name', 'pow', 'system.listMethods', 'system.methodHelp', 'system.methodSignature', 'system.multicall']
# expect: 'Twice as much.'
# expect: 'Fails.'
# expect: 'signatures not supported'
# expect: 3 8
# expect: Fault <Fault 1: '<class \'Exception\'>:method "nothing" is not supported'>
# expect: ProtocolError <ProtocolError for HOST/elsewhere: 404 Not Found>
# expect: b"<?xml version='1.0'?>\n<methodResponse>\n<params>\n<param>\n<value><int>2</int></value>\n</param>\n</params>\n</methodResponse>\n"
# expect: b"<?xml version='1.0'?>\n<methodResponse>\n<fault>\n<value><struc"
# expect: ['double'] deep
# expect: AttributeError attempt to access private attribute "_deep"
# expect: ('/', '/RPC2', '/pydoc.css') True
# expect: [('sent', 'INFO', 'one 1', None, None), ('sent', 'ERROR', 'bad', None, 'sion by zero')]
# expect: ['two x']
# expect: [b'<156>three \xc3\xa9\x00', b'<154>four\x00']
# expect: [('GET', True, 'Basic YTpi')]
# expect: [('POST', False, None)]
# expect: 11 31 debug warning
# expect: ValueError method must be GET or POST
# expect: 9023 514
# expect: b'1 to a fork\n' 1
# expect: set()
