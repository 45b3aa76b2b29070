"""asyncio.child_watchers: who waits for the ends of child processes: a thread each, a descriptor each, or a handler of SIGCHLD."""

import itertools
import os
import signal
import threading
import warnings

from . import events

__all__ = ("AbstractChildWatcher", "SafeChildWatcher", "FastChildWatcher", "PidfdChildWatcher", "MultiLoopChildWatcher", "ThreadedChildWatcher")
_UNKNOWN = "child process pid %d exit status already read: will report returncode 255"


def waitstatus_to_exitcode(status):
    try:
        return os.waitstatus_to_exitcode(status)
    except ValueError:  # neither ended nor killed: as it is
        return status


def _status_of(pid, options=0):
    """The exit code of a child; None while it runs; 255 with a warning when somebody else has asked before."""
    from .log import logger

    try:
        found, status = os.waitpid(pid, options)
    except ChildProcessError:
        logger.warning(_UNKNOWN, pid)
        return 255
    return None if found == 0 else waitstatus_to_exitcode(status)


class AbstractChildWatcher:
    """What a watcher does; it is a context, in which children are started."""

    def add_child_handler(self, pid, callback, *args):
        raise NotImplementedError()

    def remove_child_handler(self, pid):
        raise NotImplementedError()

    def attach_loop(self, loop):
        raise NotImplementedError()

    def close(self):
        raise NotImplementedError()

    def is_active(self):
        raise NotImplementedError()

    def __enter__(self):
        raise NotImplementedError()

    def __exit__(self, a, b, c):
        raise NotImplementedError()


class PidfdChildWatcher(AbstractChildWatcher):
    """Waits for a descriptor of each child, in the loop that it is attached to."""

    def __init__(self):
        self._loop, self._callbacks = None, {}

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, exc_traceback):
        pass

    def is_active(self):
        return self._loop is not None and self._loop.is_running()

    def close(self):
        self.attach_loop(None)

    def attach_loop(self, loop):
        if self._loop is not None and loop is None and self._callbacks:
            warnings.warn("A loop is being detached from a child watcher with pending handlers", RuntimeWarning)
        for fd, _, _ in self._callbacks.values():
            self._loop._remove_reader(fd)
            os.close(fd)
        self._callbacks.clear()
        self._loop = loop

    def add_child_handler(self, pid, callback, *args):
        if pid in self._callbacks:
            self._callbacks[pid] = self._callbacks[pid][0], callback, args
            return
        fd = os.pidfd_open(pid)
        self._loop._add_reader(fd, self._do_wait, pid)
        self._callbacks[pid] = fd, callback, args

    def _do_wait(self, pid):
        fd, callback, args = self._callbacks.pop(pid)
        self._loop._remove_reader(fd)
        code = _status_of(pid)
        os.close(fd)
        callback(pid, code, *args)

    def remove_child_handler(self, pid):
        if pid not in self._callbacks:
            return False
        fd = self._callbacks.pop(pid)[0]
        self._loop._remove_reader(fd)
        os.close(fd)
        return True


class BaseChildWatcher(AbstractChildWatcher):
    """Watchers of one loop, which hears SIGCHLD."""

    def __init__(self):
        self._loop, self._callbacks = None, {}

    def close(self):
        self.attach_loop(None)

    def is_active(self):
        return self._loop is not None and self._loop.is_running()

    def _do_waitpid(self, expected_pid):
        raise NotImplementedError()

    def _do_waitpid_all(self):
        raise NotImplementedError()

    def attach_loop(self, loop):
        if self._loop is not None and loop is None and self._callbacks:
            warnings.warn("A loop is being detached from a child watcher with pending handlers", RuntimeWarning)
        if self._loop is not None:
            self._loop.remove_signal_handler(signal.SIGCHLD)
        self._loop = loop
        if loop is not None:
            loop.add_signal_handler(signal.SIGCHLD, self._sig_chld)
            self._do_waitpid_all()  # children that ended before

    def _sig_chld(self):
        try:
            self._do_waitpid_all()
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            self._loop.call_exception_handler({"message": "Unknown exception in SIGCHLD handler", "exception": error})


class SafeChildWatcher(BaseChildWatcher):
    """Asks for each of its children alone: others' stay theirs."""

    def close(self):
        self._callbacks.clear()
        super().close()

    def __enter__(self):
        return self

    def __exit__(self, a, b, c):
        pass

    def add_child_handler(self, pid, callback, *args):
        self._callbacks[pid] = callback, args
        self._do_waitpid(pid)

    def remove_child_handler(self, pid):
        return self._callbacks.pop(pid, None) is not None

    def _do_waitpid_all(self):
        for pid in list(self._callbacks):
            self._do_waitpid(pid)

    def _do_waitpid(self, expected_pid):
        code = _status_of(expected_pid, os.WNOHANG)
        if code is not None and expected_pid in self._callbacks:
            callback, args = self._callbacks.pop(expected_pid)
            callback(expected_pid, code, *args)


class FastChildWatcher(BaseChildWatcher):
    """Asks for any child at once, and so takes those of others, too."""

    def __init__(self):
        super().__init__()
        self._lock, self._zombies, self._forks = threading.Lock(), {}, 0

    def close(self):
        self._callbacks.clear()
        self._zombies.clear()
        super().close()

    def __enter__(self):
        with self._lock:
            self._forks += 1
            return self

    def __exit__(self, a, b, c):
        with self._lock:
            self._forks -= 1
            if self._forks or not self._zombies:
                return
            left = str(self._zombies)
            self._zombies.clear()
        from .log import logger

        logger.warning("Caught subprocesses termination from unknown pids: %s", left)

    def add_child_handler(self, pid, callback, *args):
        assert self._forks, "Must use the context manager"
        with self._lock:
            if pid not in self._zombies:
                self._callbacks[pid] = callback, args
                return
            code = self._zombies.pop(pid)
        callback(pid, code, *args)

    def remove_child_handler(self, pid):
        return self._callbacks.pop(pid, None) is not None

    def _do_waitpid_all(self):
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            code = waitstatus_to_exitcode(status)
            with self._lock:
                callback, args = self._callbacks.pop(pid, (None, ()))
                if callback is None and self._forks:
                    self._zombies[pid] = code  # it may be one whose handler is still to come
                    continue
            if callback is not None:
                callback(pid, code, *args)


class MultiLoopChildWatcher(AbstractChildWatcher):
    """One handler of SIGCHLD for children that were started in any loop."""

    def __init__(self):
        self._callbacks, self._saved_sighandler = {}, None

    def is_active(self):
        return self._saved_sighandler is not None

    def close(self):
        self._callbacks.clear()
        if self._saved_sighandler is None:
            return
        if signal.getsignal(signal.SIGCHLD) == self._sig_chld:
            signal.signal(signal.SIGCHLD, self._saved_sighandler)
        else:
            from .log import logger

            logger.warning("SIGCHLD handler was changed by outside code")
        self._saved_sighandler = None

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        pass

    def add_child_handler(self, pid, callback, *args):
        self._callbacks[pid] = events.get_running_loop(), callback, args
        self._do_waitpid(pid)

    def remove_child_handler(self, pid):
        return self._callbacks.pop(pid, None) is not None

    def attach_loop(self, loop):
        if self._saved_sighandler is None:
            before = signal.signal(signal.SIGCHLD, self._sig_chld)
            self._saved_sighandler = signal.SIG_DFL if before is None else before
            signal.siginterrupt(signal.SIGCHLD, False)

    def _sig_chld(self, signum, frame):
        for pid in list(self._callbacks):
            self._do_waitpid(pid)

    def _do_waitpid(self, expected_pid):
        code = _status_of(expected_pid, os.WNOHANG)
        if code is None or expected_pid not in self._callbacks:
            return
        loop, callback, args = self._callbacks.pop(expected_pid)
        if not loop.is_closed():
            loop.call_soon_threadsafe(callback, expected_pid, code, *args)


class ThreadedChildWatcher(AbstractChildWatcher):
    """A thread for each child waits for its end."""

    def __init__(self):
        self._pid_counter, self._threads = itertools.count(0), {}

    def is_active(self):
        return True

    def close(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        pass

    def attach_loop(self, loop):
        pass

    def add_child_handler(self, pid, callback, *args):
        loop = events.get_running_loop()
        thread = threading.Thread(target=self._do_waitpid, name=f"asyncio-waitpid-{next(self._pid_counter)}", args=(loop, pid, callback, args), daemon=True)
        self._threads[pid] = thread
        thread.start()

    def remove_child_handler(self, pid):
        return True  # a thread that waits cannot be stopped

    def _do_waitpid(self, loop, expected_pid, callback, args):
        code = _status_of(expected_pid)
        if not loop.is_closed():
            loop.call_soon_threadsafe(callback, expected_pid, code, *args)
        self._threads.pop(expected_pid)
