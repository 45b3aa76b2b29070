"""Processes: forks of this one. Where there is no machine below (a page), one runs to its end, inside this process, when it is
started."""

import itertools
import os
import signal
import sys
import threading
from weakref import WeakSet

import _system

__all__ = ["BaseProcess", "current_process", "active_children", "parent_process"]

ORIGINAL_DIR = os.path.abspath(os.getcwd()) if _system.is_machine else None
_children = set()
_dangling = WeakSet()
_next_number = itertools.count(1)


def current_process():
    return _current


def parent_process():
    """The process that started this one; None in the first."""
    return _parent


def active_children():
    """The children that have not ended."""
    _forget_ended()
    return list(_children)


def _forget_ended():
    for each in list(_children):
        if each._ended() is not None:
            _children.discard(each)


class AuthenticationString(bytes):
    def __reduce__(self):
        raise TypeError("Pickling an AuthenticationString object is disallowed for security reasons")


class BaseProcess:
    """What runs beside this process; a subclass may have a run() of its own."""

    _pid = _exitcode = _watch = None

    def __init__(self, group=None, target=None, name=None, args=(), kwargs={}, *, daemon=None):
        assert group is None, "group argument must be None for now"
        self._identity = (*_current._identity, next(_next_number))
        self._config = dict(_current._config)
        self._parent_pid, self._parent_name, self._closed = os.getpid(), _current.name, False
        self._target, self._args, self._kwargs = target, tuple(args), dict(kwargs)
        self._name = name or f"{type(self).__name__}-{':'.join(map(str, self._identity))}"
        if daemon is not None:
            self.daemon = daemon
        _dangling.add(self)

    def _check_closed(self):
        if self._closed:
            raise ValueError("process object is closed")

    def _check_started(self, what):
        self._check_closed()
        assert self._parent_pid == os.getpid(), f"can only {what} a child process"
        assert self._pid is not None, f"can only {what} a started process"

    def run(self):
        if self._target:
            self._target(*self._args, **self._kwargs)

    def start(self):
        """Begins to run in a process of its own."""
        self._check_closed()
        assert self._pid is None, "cannot start a process twice"
        assert self._parent_pid == os.getpid(), "can only start a process object created by current process"
        assert not _current._config.get("daemon"), "daemonic processes are not allowed to have children"
        _forget_ended()
        _flush()
        if _system.is_machine:
            pid = os.fork()
            if not pid:
                os._exit(self._bootstrap())
            self._pid, self._watch = pid, os.pidfd_open(pid)
            _children.add(self)
        else:
            self._pid = self._parent_pid + self._identity[-1]
            self._run_inside()
        del self._target, self._args, self._kwargs

    def _run_inside(self):
        global _current, _parent
        before = _current, _parent
        _parent, _current = _current, self
        try:
            self._exitcode = self._outcome()
        finally:
            _current, _parent = before

    def _bootstrap(self):
        """In the new process: all that it does; the number with which it ends."""
        global _current, _parent, _children, _next_number
        from multiprocessing import util

        _parent, _current, _children, _next_number = _ParentProcess(self), self, set(), itertools.count(1)
        self._pid = os.getpid()
        util._begin_in_child()
        try:
            code = self._outcome()
            util._exit_function()
        finally:
            threading._shutdown()
            util.info("process exiting with exitcode %d", code)
            _flush()
        return code

    def _outcome(self):
        try:
            self.run()
            return 0
        except SystemExit as error:
            code = error.code
            if code is None or isinstance(code, int):
                return (code or 0) & 0xFF
            sys.stderr.write(f"{code}\n")
            return 1
        except BaseException:
            import traceback

            sys.stderr.write(f"Process {self.name}:\n")
            traceback.print_exc()
            return 1

    def _ended(self):
        """The exit code, or None as long as the process runs."""
        if self._exitcode is None and self._watch is not None:
            try:
                pid, status = os.waitpid(self._pid, os.WNOHANG)
            except ChildProcessError:
                pid, status = self._pid, 0xFF00  # someone else has asked
            if pid:
                self._exitcode = os.waitstatus_to_exitcode(status)
        return self._exitcode

    def _send(self, number):
        self._check_started("terminate" if number == signal.SIGTERM else "kill")
        if self._ended() is None:
            os.kill(self._pid, number)

    def terminate(self):
        self._send(signal.SIGTERM)

    def kill(self):
        self._send(signal.SIGKILL)

    def join(self, timeout=None):
        """Waits until the process has ended, or for so many seconds."""
        self._check_started("join")
        if self._ended() is None:
            from select import POLLIN, wait_for

            wait_for([(self._watch, POLLIN)], None if timeout is None else max(timeout, 0.0))
        if self._ended() is not None:
            _children.discard(self)

    def is_alive(self):
        self._check_closed()
        if self is _current:
            return True
        assert self._parent_pid == os.getpid(), "can only test a child process"
        if self._pid is None:
            return False
        if self._ended() is None:
            return True
        _children.discard(self)
        return False

    def close(self):
        """Frees what the object holds; it can be asked for nothing any more."""
        if self._pid is not None and not self._closed:
            if self._ended() is None:
                raise ValueError("Cannot close a process while it is still running. You should first call join() or terminate().")
            _children.discard(self)
            self._forget_watch()
        self._closed = True

    def _forget_watch(self):
        watch, self._watch = self._watch, None
        if watch is not None:
            os.close(watch)

    def __del__(self):
        if self._watch is not None and self._parent_pid == os.getpid():
            self._forget_watch()

    @property
    def exitcode(self):
        self._check_closed()
        return None if self is _current or self._pid is None else self._ended()

    @property
    def ident(self):
        self._check_closed()
        return os.getpid() if self is _current else self._pid

    pid = ident

    @property
    def sentinel(self):
        """A number that can be waited for: it is ready when the process has ended."""
        self._check_closed()
        if self._pid is None:
            raise ValueError("process not started")
        return self._watch

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, name):
        assert isinstance(name, str), "name must be a string"
        self._name = name

    @property
    def daemon(self):
        return self._config.get("daemon", False)

    @daemon.setter
    def daemon(self, daemonic):
        assert self._pid is None, "process has already started"
        self._config["daemon"] = daemonic

    @property
    def authkey(self):
        return self._config["authkey"]

    @authkey.setter
    def authkey(self, authkey):
        self._config["authkey"] = AuthenticationString(authkey)

    def __repr__(self):
        code = None
        if self is _current:
            state = "started"
        elif self._closed:
            state = "closed"
        elif self._parent_pid != os.getpid():
            state = "unknown"
        elif self._pid is None:
            state = "initial"
        else:
            code = self._ended()
            state = "started" if code is None else "stopped"
        pid = "" if self._pid is None or self._closed else f" pid={self._pid}"
        told = "" if code is None else f" exitcode={_signal_names.get(code, code)}"
        return f"<{type(self).__name__} name={self._name!r}{pid} parent={self._parent_pid} {state}{told}{' daemon' if self.daemon else ''}>"


_signal_names = {-number: f"-{number.name}" for number in signal.Signals} if _system.is_machine else {}


def _flush():
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (AttributeError, ValueError):
            pass  # there is none, or it is closed


class _ParentProcess(BaseProcess):
    """What a child sees of the process that started it."""

    def __init__(self, child):
        self._identity, self._config, self._closed, self._parent_pid = (), {}, False, None
        self._name, self._pid = child._parent_name, child._parent_pid

    def is_alive(self):
        return os.getppid() == self._pid

    def join(self, timeout=None):
        from time import monotonic, sleep

        deadline = None if timeout is None else monotonic() + timeout
        while self.is_alive() and (deadline is None or monotonic() < deadline):
            sleep(0.01)

    @property
    def ident(self):
        return self._pid

    pid = ident


class _MainProcess(BaseProcess):
    def __init__(self):
        self._identity, self._parent_pid, self._closed, self._name = (), None, False, "MainProcess"
        self._config = {"authkey": AuthenticationString(os.urandom(32)), "semprefix": "/mp"}
        self._pid = None

    def close(self):
        pass


_current, _parent = _MainProcess(), None
