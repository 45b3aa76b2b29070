"""The manager's process: what keeps the objects, and how it is asked."""

import itertools
import os
import sys
import threading
import traceback

import _system

from multiprocessing import connection, context, process, util


class Token:
    """Where an object is: the kind of it, the address of its manager, its number there."""

    __slots__ = ("typeid", "address", "id")

    def __init__(self, typeid, address, id):
        self.typeid, self.address, self.id = typeid, address, id

    def __reduce__(self):
        return Token, (self.typeid, self.address, self.id)

    def __repr__(self):
        return f"{type(self).__name__}(typeid={self.typeid!r}, address={self.address!r}, id={self.id!r})"


_VIEWS = type({}.keys()), type({}.values()), type({}.items())  #: They are sent as lists.


class RemoteError(Exception):
    """An error of the manager's process that no caller has caused."""

    def __str__(self):
        line = "-" * 75
        return f"\n{line}\n{self.args[0]}{line}"


class Server:
    """Keeps the objects, and answers (number or None, function, arguments, keywords) by (kind of answer, result)."""

    _own = ("shutdown", "create", "get_methods", "number_of_objects", "debug_info", "incref", "decref", "accept_connection", "dummy")

    def __init__(self, registry, address, authkey, serializer="pickle"):
        if not isinstance(authkey, bytes):
            raise TypeError(f"Authkey {authkey!r} is type {type(authkey)!s}, not bytes")
        self.registry, self.authkey = registry, process.AuthenticationString(authkey)
        self.listener = connection.Listener(address=address, backlog=128) if _system.is_machine else None
        self.address = self.listener.address if self.listener else address
        self.id_to_obj, self._counts, self._numbers = {}, {}, itertools.count(1)
        self._is_over = threading.Event()

    def serve_forever(self):
        """Answers until it is told to shut down."""
        process.current_process()._manager_server = self
        try:
            threading.Thread(target=self._take_connections, daemon=True).start()
            self._is_over.wait()
        finally:
            self.listener.close()
            util._exit_function()
            sys.stdout.flush()
            os._exit(0)

    def _take_connections(self):
        listening = self.listener._socket
        while not self._is_over.is_set():
            try:
                made = listening.accept()[0]
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection.Connection(made.detach()),), daemon=True).start()

    def _serve(self, made):
        try:
            connection.deliver_challenge(made, self.authkey)
            connection.answer_challenge(made, self.authkey)
            while True:
                answer = self.answer(*made.recv())
                try:
                    made.send(answer)
                except Exception:
                    made.send(("#TRACEBACK", traceback.format_exc()))
                if self._is_over.is_set():
                    return
        except (EOFError, OSError, context.AuthenticationError):
            made.close()

    def answer(self, number, name, args, kwargs):
        """The answer to one message."""
        try:
            if number is None:
                if name not in self._own:
                    raise AttributeError(f"{name!r} unrecognized")
                return "#RETURN", getattr(self, name)(*args, **kwargs)
            obj, exposed, proxies = self.id_to_obj[number]
            if name == "#GETVALUE":
                return "#RETURN", obj
            if name in ("#STR", "#REPR"):
                return "#RETURN", (str if name == "#STR" else repr)(obj)
            if name not in exposed:
                raise AttributeError(f"method {name!r} of {type(obj)!r} object is not in exposed={exposed!r}")
            try:
                found = getattr(obj, name)(*args, **kwargs)
            except Exception as error:
                return "#ERROR", error
            kind = proxies.get(name)
            if kind:
                made, exposed = self.create(kind, found)
                return "#PROXY", (exposed, Token(kind, self.address, made))
            return "#RETURN", list(found) if isinstance(found, _VIEWS) else found
        except Exception:
            return "#TRACEBACK", traceback.format_exc()

    def dummy(self):
        """Somebody sees whether there is an answer."""

    def create(self, typeid, /, *args, **kwds):
        """A new object of a registered kind: its number, and its methods for proxies."""
        make, exposed, proxies, _ = self.registry[typeid]
        if make is None:
            if kwds or len(args) != 1:
                raise ValueError("Without callable, must have one non-keyword argument")
            obj = args[0]
        else:
            obj = make(*args, **kwds)
        exposed = public_methods(obj) if exposed is None else exposed
        number = f"{next(self._numbers):x}"
        self.id_to_obj[number] = obj, tuple(exposed) + tuple(proxies or ()), proxies or {}
        self._counts[number] = 1
        return number, tuple(exposed)

    def get_methods(self, token):
        return self.id_to_obj[token.id][1]

    def accept_connection(self, name):
        """A further thread or process asks."""

    def incref(self, number):
        self._counts[number] += 1

    def decref(self, number):
        if number in self._counts:
            self._counts[number] -= 1
            if not self._counts[number]:
                del self._counts[number], self.id_to_obj[number]

    def number_of_objects(self):
        return len(self.id_to_obj)

    def debug_info(self):
        lines = [f"  {number}:       refcount={self._counts[number]}\n    {str(self.id_to_obj[number][0])[:75]}" for number in sorted(self.id_to_obj)]
        return "\n".join(lines)

    def shutdown(self):
        self._is_over.set()


def _result(kind, result):
    """What the answer of a server gives or raises."""
    if kind == "#RETURN":
        return result
    if kind == "#ERROR":
        raise result
    if kind == "#TRACEBACK":
        raise RemoteError(result)
    raise ValueError(f"Unrecognized message type {kind!r}")


class _Asker(util.ForkAwareLocal):
    """A thread's connections to managers, by address."""

    def to(self, address, authkey):
        found = self.__dict__.get(address)
        if found is None:
            found = self.__dict__[address] = connection.Client(address, authkey=authkey)
        return found


_asker = _Asker()
_servers_inside = {}  #: Of managers of this process, by address: where there are no others.


def dispatch(address, authkey, number, name, args=(), kwargs={}):
    """(kind of answer, result) of the server at the address."""
    inside = _servers_inside.get(address) or getattr(process.current_process(), "_manager_server", None)
    if inside is not None and inside.address == address:
        return inside.answer(number, name, args, kwargs)
    asked = _asker.to(address, authkey)
    asked.send((number, name, args, kwargs))
    return asked.recv()


def all_methods(obj):
    return [name for name in dir(obj) if callable(getattr(obj, name, None))]


def public_methods(obj):
    return [name for name in all_methods(obj) if name[0] != "_"]
