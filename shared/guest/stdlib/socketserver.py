"""socketserver: servers that answer each request by a handler of its own, in turn or in threads."""

import os
import selectors
import socket
import sys
import threading
from io import BufferedIOBase
from time import monotonic

__all__ = ["BaseServer", "TCPServer", "UDPServer", "ThreadingUDPServer", "ThreadingTCPServer", "BaseRequestHandler",
           "StreamRequestHandler", "DatagramRequestHandler", "ThreadingMixIn", "UnixStreamServer", "UnixDatagramServer",
           "ThreadingUnixStreamServer", "ThreadingUnixDatagramServer", "ForkingUDPServer", "ForkingTCPServer", "ForkingMixIn"]  # fmt: skip


class BaseServer:
    """Waits for requests; subclasses know where they come from."""

    timeout = None

    def __init__(self, server_address, RequestHandlerClass):
        self.server_address, self.RequestHandlerClass = server_address, RequestHandlerClass
        self.__is_shut_down = threading.Event()
        self.__shutdown_request = False

    def server_activate(self):
        pass

    def serve_forever(self, poll_interval=0.5):
        """Handles requests until shutdown(), which it looks for so often."""
        self.__is_shut_down.clear()
        try:
            with selectors.PollSelector() as selector:
                selector.register(self, selectors.EVENT_READ)
                while not self.__shutdown_request:
                    ready = selector.select(poll_interval)
                    if self.__shutdown_request:
                        break
                    if ready:
                        self._handle_request_noblock()
                    self.service_actions()
        finally:
            self.__shutdown_request = False
            self.__is_shut_down.set()

    def shutdown(self):
        """Ends serve_forever, which runs in another thread, and waits for that."""
        self.__shutdown_request = True
        self.__is_shut_down.wait()

    def service_actions(self):
        pass

    def handle_request(self):
        """Handles one request, or calls handle_timeout()."""
        times = [each for each in (self.socket.gettimeout(), self.timeout) if each is not None]
        deadline = monotonic() + min(times) if times else None
        with selectors.PollSelector() as selector:
            selector.register(self, selectors.EVENT_READ)
            while True:
                if selector.select(None if deadline is None else max(deadline - monotonic(), 0)):
                    return self._handle_request_noblock()
                if deadline is not None and monotonic() >= deadline:
                    return self.handle_timeout()

    def _handle_request_noblock(self):
        try:
            request, client_address = self.get_request()
        except OSError:
            return
        if not self.verify_request(request, client_address):
            self.shutdown_request(request)
            return
        try:
            self.process_request(request, client_address)
        except Exception:
            self.handle_error(request, client_address)
            self.shutdown_request(request)
        except BaseException:
            self.shutdown_request(request)
            raise

    def handle_timeout(self):
        pass

    def verify_request(self, request, client_address):
        return True

    def process_request(self, request, client_address):
        self.finish_request(request, client_address)
        self.shutdown_request(request)

    def server_close(self):
        pass

    def finish_request(self, request, client_address):
        self.RequestHandlerClass(request, client_address, self)

    def shutdown_request(self, request):
        self.close_request(request)

    def close_request(self, request):
        pass

    def handle_error(self, request, client_address):
        line = "-" * 40
        print(line, file=sys.stderr)
        print("Exception occurred during processing of request from", client_address, file=sys.stderr)
        import traceback

        traceback.print_exc()
        print(line, file=sys.stderr)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.server_close()


class TCPServer(BaseServer):
    address_family, socket_type, request_queue_size = socket.AF_INET, socket.SOCK_STREAM, 5
    allow_reuse_address = allow_reuse_port = False

    def __init__(self, server_address, RequestHandlerClass, bind_and_activate=True):
        super().__init__(server_address, RequestHandlerClass)
        self.socket = socket.socket(self.address_family, self.socket_type)
        if bind_and_activate:
            try:
                self.server_bind()
                self.server_activate()
            except BaseException:
                self.server_close()
                raise

    def server_bind(self):
        if self.allow_reuse_address:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if self.allow_reuse_port:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()

    def server_activate(self):
        self.socket.listen(self.request_queue_size)

    def server_close(self):
        self.socket.close()

    def fileno(self):
        return self.socket.fileno()

    def get_request(self):
        return self.socket.accept()

    def shutdown_request(self, request):
        try:
            request.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        self.close_request(request)

    def close_request(self, request):
        request.close()


class UDPServer(TCPServer):
    socket_type, max_packet_size = socket.SOCK_DGRAM, 8192

    def get_request(self):
        data, client_address = self.socket.recvfrom(self.max_packet_size)
        return (data, self.socket), client_address

    def server_activate(self):
        pass

    def shutdown_request(self, request):
        self.close_request(request)

    def close_request(self, request):
        pass


class ThreadingMixIn:
    """Handles each request in a thread; server_close() waits for those that are no daemons."""

    daemon_threads, block_on_close = False, True
    _threads = ()

    def process_request_thread(self, request, client_address):
        try:
            self.finish_request(request, client_address)
        except Exception:
            self.handle_error(request, client_address)
        finally:
            self.shutdown_request(request)

    def process_request(self, request, client_address):
        thread = threading.Thread(target=self.process_request_thread, args=(request, client_address))
        thread.daemon = self.daemon_threads
        if not thread.daemon and self.block_on_close:
            self._threads = [each for each in self._threads if each.is_alive()] + [thread]
        thread.start()

    def server_close(self):
        super().server_close()
        threads, self._threads = self._threads, ()
        for thread in threads:
            thread.join()


class ForkingMixIn:
    """Handles each request in a copy of this process; those that have ended are collected now and then."""

    timeout, active_children, max_children, block_on_close = 300, None, 40, True

    def collect_children(self, *, blocking=False):
        children = self.active_children or set()
        while len(children) >= self.max_children or blocking and children:
            try:
                pid, _ = os.waitpid(-1, 0)
                children.discard(pid)
            except ChildProcessError:
                children.clear()
        for pid in list(children):
            try:
                ended, _ = os.waitpid(pid, os.WNOHANG)
            except ChildProcessError:
                ended = pid
            if ended:
                children.discard(pid)

    def handle_timeout(self):
        self.collect_children()

    def service_actions(self):
        self.collect_children()

    def process_request(self, request, client_address):
        pid = os.fork()
        if pid:
            if self.active_children is None:
                self.active_children = set()
            self.active_children.add(pid)
            self.close_request(request)
            return
        status = 1
        try:
            self.finish_request(request, client_address)
            status = 0
        except Exception:
            self.handle_error(request, client_address)
        finally:
            try:
                self.shutdown_request(request)
            finally:
                os._exit(status)

    def server_close(self):
        super().server_close()
        self.collect_children(blocking=self.block_on_close)


class ForkingUDPServer(ForkingMixIn, UDPServer):
    pass


class ForkingTCPServer(ForkingMixIn, TCPServer):
    pass


class ThreadingUDPServer(ThreadingMixIn, UDPServer):
    pass


class ThreadingTCPServer(ThreadingMixIn, TCPServer):
    pass


class UnixStreamServer(TCPServer):
    address_family = socket.AF_UNIX


class UnixDatagramServer(UDPServer):
    address_family = socket.AF_UNIX


class ThreadingUnixStreamServer(ThreadingMixIn, UnixStreamServer):
    pass


class ThreadingUnixDatagramServer(ThreadingMixIn, UnixDatagramServer):
    pass


class BaseRequestHandler:
    """setup(), handle() and finish() of one request."""

    def __init__(self, request, client_address, server):
        self.request, self.client_address, self.server = request, client_address, server
        self.setup()
        try:
            self.handle()
        finally:
            self.finish()

    def setup(self):
        pass

    def handle(self):
        pass

    def finish(self):
        pass


class StreamRequestHandler(BaseRequestHandler):
    """rfile and wfile read and write the connection."""

    rbufsize, wbufsize, timeout, disable_nagle_algorithm = -1, 0, None, False

    def setup(self):
        self.connection = self.request
        if self.timeout is not None:
            self.connection.settimeout(self.timeout)
        if self.disable_nagle_algorithm:
            self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
        self.rfile = self.connection.makefile("rb", self.rbufsize)
        self.wfile = _SocketWriter(self.connection) if self.wbufsize == 0 else self.connection.makefile("wb", self.wbufsize)

    def finish(self):
        if not self.wfile.closed:
            try:
                self.wfile.flush()
            except OSError:
                pass
        self.wfile.close()
        self.rfile.close()


class _SocketWriter(BufferedIOBase):
    """Writes all it is given to a socket at once."""

    def __init__(self, sock):
        self._sock = sock

    def writable(self):
        return True

    def write(self, b):
        self._sock.sendall(b)
        with memoryview(b) as view:
            return view.nbytes

    def fileno(self):
        return self._sock.fileno()


class DatagramRequestHandler(BaseRequestHandler):
    """rfile holds the datagram; what wfile gets is the answer."""

    def setup(self):
        from io import BytesIO

        self.packet, self.socket = self.request
        self.rfile, self.wfile = BytesIO(self.packet), BytesIO()

    def finish(self):
        self.socket.sendto(self.wfile.getvalue(), self.client_address)
