"""Connections that a loop makes and accepts: streams, datagrams, servers."""

import functools
import os
import socket
import stat

from . import events, tasks


class Server(events.AbstractServer):
    """Listens at sockets; closed, it waits for no new connections."""

    def __init__(self, loop, sockets, protocol_factory, backlog):
        self._loop, self._sockets, self._active_count, self._waiters = loop, sockets, 0, []
        self._protocol_factory, self._backlog = protocol_factory, backlog
        self._serving, self._serving_forever_fut = False, None

    def __repr__(self):
        return f"<{self.__class__.__name__} sockets={self.sockets!r}>"

    def _attach(self):
        self._active_count += 1

    def _detach(self):
        self._active_count -= 1
        if self._active_count == 0 and self._sockets is None:
            self._wakeup()

    def _wakeup(self):
        waiters, self._waiters = self._waiters, None
        for waiter in waiters or ():
            if not waiter.done():
                waiter.set_result(waiter)

    def _start_serving(self):
        if self._serving:
            return
        self._serving = True
        for sock in self._sockets:
            sock.listen(self._backlog)
            self._loop._start_accepting(self._protocol_factory, sock, self, self._backlog)

    def get_loop(self):
        return self._loop

    def is_serving(self):
        return self._serving

    @property
    def sockets(self):
        return () if self._sockets is None else tuple(self._sockets)

    def close(self):
        sockets, self._sockets = self._sockets, None
        if sockets is None:
            return
        for sock in sockets:
            self._loop._remove_reader(sock.fileno())
            sock.close()
        self._serving = False
        if self._serving_forever_fut is not None and not self._serving_forever_fut.done():
            self._serving_forever_fut.cancel()
            self._serving_forever_fut = None
        if self._active_count == 0:
            self._wakeup()

    async def start_serving(self):
        self._start_serving()
        await tasks.sleep(0)

    async def serve_forever(self):
        if self._serving_forever_fut is not None:
            raise RuntimeError(f"server {self!r} is already being awaited on serve_forever()")
        if self._sockets is None:
            raise RuntimeError(f"server {self!r} is closed")
        self._start_serving()
        self._serving_forever_fut = self._loop.create_future()
        try:
            await self._serving_forever_fut
        finally:
            self.close()
            self._serving_forever_fut = None

    async def wait_closed(self):
        if self._sockets is None or self._waiters is None:
            return
        waiter = self._loop.create_future()
        self._waiters.append(waiter)
        await waiter


class Connections:
    """What a loop that watches descriptors can connect."""

    async def getaddrinfo(self, host, port, *, family=0, type=0, proto=0, flags=0):
        return await self.run_in_executor(None, socket.getaddrinfo, host, port, family, type, proto, flags)

    async def getnameinfo(self, sockaddr, flags=0):
        return await self.run_in_executor(None, socket.getnameinfo, sockaddr, flags)

    async def _addresses(self, host, port, **given):
        found = await self.getaddrinfo(host, port, **given)
        if not found:
            raise OSError(f"getaddrinfo({host!r}) returned empty list")
        return found

    async def _connected(self, info, local, failures):
        """A socket that is connected to one address, or None."""
        family, kind, proto, _, address = info
        made = socket.socket(family=family, type=kind, proto=proto)
        try:
            made.setblocking(False)
            if local is not None:
                made.bind(local)
            await self.sock_connect(made, address)
            return made
        except OSError as error:
            failures.append(error)
            made.close()
        except BaseException:
            made.close()
            raise

    async def create_connection(self, protocol_factory, host=None, port=None, *, ssl=None, family=0, proto=0, flags=0, sock=None,
                                local_addr=None, server_hostname=None, ssl_handshake_timeout=None, ssl_shutdown_timeout=None,
                                happy_eyeballs_delay=None, interleave=None):  # fmt: skip
        """Connects to a host; (transport, protocol)."""
        if server_hostname is not None and not ssl:
            raise ValueError("server_hostname is only meaningful with ssl")
        if ssl:
            raise NotImplementedError("there is no TLS here")
        if host is not None or port is not None:
            if sock is not None:
                raise ValueError("host/port and sock can not be specified at the same time")
            found = await self._addresses(host, port, family=family, type=socket.SOCK_STREAM, proto=proto, flags=flags)
            failures = []
            for info in found:
                sock = await self._connected(info, local_addr, failures)
                if sock is not None:
                    break
            else:
                if len(failures) == 1 or len(set(map(str, failures))) == 1:
                    raise failures[0]
                raise OSError("Multiple exceptions: {}".format(", ".join(map(str, failures))))
        elif sock is None:
            raise ValueError("host and port was not specified and no sock specified")
        elif sock.type != socket.SOCK_STREAM:
            raise ValueError(f"A Stream Socket was expected, got {sock!r}")
        return await self._start_connection(sock, protocol_factory)

    async def _start_connection(self, sock, protocol_factory):
        sock.setblocking(False)
        protocol, waiter = protocol_factory(), self.create_future()
        transport = self._make_socket_transport(sock, protocol, waiter)
        try:
            await waiter
        except BaseException:
            transport.close()
            raise
        return transport, protocol

    async def connect_accepted_socket(self, protocol_factory, sock, *, ssl=None, ssl_handshake_timeout=None, ssl_shutdown_timeout=None):
        if sock.type != socket.SOCK_STREAM:
            raise ValueError(f"A Stream Socket was expected, got {sock!r}")
        return await self._start_connection(sock, protocol_factory)

    async def create_server(self, protocol_factory, host=None, port=None, *, family=socket.AF_UNSPEC, flags=socket.AI_PASSIVE, sock=None,
                            backlog=100, ssl=None, reuse_address=None, reuse_port=None, ssl_handshake_timeout=None,
                            ssl_shutdown_timeout=None, start_serving=True):  # fmt: skip
        """A server at a host's addresses or at a socket."""
        if isinstance(ssl, bool):
            raise TypeError("ssl argument must be an SSLContext or None")
        if host is not None or port is not None:
            if sock is not None:
                raise ValueError("host/port and sock can not be specified at the same time")
            hosts = [None] if host in ("", None) else [host] if isinstance(host, str) else list(host)
            infos = {}
            for each in hosts:
                infos |= dict.fromkeys(await self._addresses(each, port, family=family, type=socket.SOCK_STREAM, flags=flags))
            sockets = self._bound(infos, reuse_address is not False, reuse_port)
        elif sock is None:
            raise ValueError("Neither host/port nor sock were specified")
        elif sock.type != socket.SOCK_STREAM:
            raise ValueError(f"A Stream Socket was expected, got {sock!r}")
        else:
            sockets = [sock]
        return await self._serve(sockets, protocol_factory, backlog, start_serving)

    def _bound(self, infos, reuse_address, reuse_port):
        sockets, is_complete = [], False
        try:
            for family, kind, proto, _, address in infos:
                try:
                    sock = socket.socket(family, kind, proto)
                except OSError:
                    continue
                sockets.append(sock)
                if reuse_address:
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, True)
                if reuse_port:
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, True)
                if family == socket.AF_INET6:
                    sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, True)
                try:
                    sock.bind(address)
                except OSError as error:
                    if error.errno == 99 and family == socket.AF_INET6:  # the machine has no such address
                        sockets.pop().close()
                        continue
                    raise OSError(error.errno, "error while attempting to bind on address %r: %s" % (address, error.strerror.lower())) from None
            is_complete = True
        finally:
            if not is_complete:
                for sock in sockets:
                    sock.close()
        return sockets

    async def _serve(self, sockets, protocol_factory, backlog, start_serving):
        for sock in sockets:
            sock.setblocking(False)
        server = Server(self, sockets, protocol_factory, backlog)
        if start_serving:
            server._start_serving()
            await tasks.sleep(0)
        return server

    async def create_unix_connection(self, protocol_factory, path=None, *, ssl=None, sock=None, server_hostname=None,
                                     ssl_handshake_timeout=None, ssl_shutdown_timeout=None):  # fmt: skip
        if path is not None:
            if sock is not None:
                raise ValueError("path and sock can not be specified at the same time")
            sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, 0)
            try:
                sock.setblocking(False)
                await self.sock_connect(sock, os.fspath(path))
            except BaseException:
                sock.close()
                raise
        elif sock is None:
            raise ValueError("no path and sock were specified")
        elif sock.family != socket.AF_UNIX or sock.type != socket.SOCK_STREAM:
            raise ValueError(f"A UNIX Domain Stream Socket was expected, got {sock!r}")
        return await self._start_connection(sock, protocol_factory)

    async def create_unix_server(self, protocol_factory, path=None, *, sock=None, backlog=100, ssl=None, ssl_handshake_timeout=None,
                                 ssl_shutdown_timeout=None, start_serving=True):  # fmt: skip
        if path is not None:
            if sock is not None:
                raise ValueError("path and sock can not be specified at the same time")
            path = os.fspath(path)
            sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                if path[0] not in (0, "\0") and os.path.exists(path) and stat.S_ISSOCK(os.stat(path).st_mode):
                    os.remove(path)
                sock.bind(path)
            except OSError as error:
                sock.close()
                if error.errno == 98:
                    raise OSError(98, f"Address {path!r} is already in use") from None
                raise
        elif sock is None:
            raise ValueError("path was not specified, and no sock specified")
        elif sock.family != socket.AF_UNIX or sock.type != socket.SOCK_STREAM:
            raise ValueError(f"A UNIX Domain Stream Socket was expected, got {sock!r}")
        return await self._serve([sock], protocol_factory, backlog, start_serving)

    async def create_datagram_endpoint(self, protocol_factory, local_addr=None, remote_addr=None, *, family=0, proto=0, flags=0,
                                       reuse_port=None, allow_broadcast=None, sock=None):  # fmt: skip
        """A transport and a protocol of datagrams."""
        remote = None
        if sock is not None:
            if sock.type == socket.SOCK_STREAM:
                raise ValueError(f"A datagram socket was expected, got {sock!r}")
            if local_addr or remote_addr or family or proto or flags or reuse_port or allow_broadcast:
                raise ValueError("socket modifier keyword arguments can not be used when sock is specified.")
            sock.setblocking(False)
        else:
            if not (local_addr or remote_addr or family):
                raise ValueError("unexpected address family")
            find = functools.partial(self._addresses, family=family, type=socket.SOCK_DGRAM, proto=proto, flags=flags)
            local = (await find(*local_addr[:2]))[0] if local_addr else None
            peer = (await find(*remote_addr[:2]))[0] if remote_addr else None
            sock = socket.socket((local or peer or (family,))[0], socket.SOCK_DGRAM, proto)
            try:
                if reuse_port:
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
                if allow_broadcast:
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
                sock.setblocking(False)
                if local:
                    sock.bind(local[4])
                if peer:
                    remote = peer[4]
                    if not allow_broadcast:
                        await self.sock_connect(sock, remote)
            except BaseException:
                sock.close()
                raise
        protocol, waiter = protocol_factory(), self.create_future()
        transport = self._make_datagram_transport(sock, protocol, remote, waiter)
        await waiter
        return transport, protocol
