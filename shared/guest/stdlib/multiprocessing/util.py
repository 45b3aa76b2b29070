"""What the files of multiprocessing share: what is done at the end, after a fork, and the log."""

import atexit
import itertools
import os
import threading
import weakref

from multiprocessing import process

__all__ = [
    "sub_debug", "debug", "info", "sub_warning", "get_logger", "log_to_stderr", "get_temp_dir", "register_after_fork", "is_exiting",
    "Finalize", "ForkAwareThreadLock", "ForkAwareLocal", "close_all_fds_except", "SUBDEBUG", "SUBWARNING",
]  # fmt: skip

NOTSET, SUBDEBUG, DEBUG, INFO, SUBWARNING = 0, 5, 10, 20, 25
LOGGER_NAME = "multiprocessing"
DEFAULT_LOGGING_FORMAT = "[%(levelname)s/%(processName)s] %(message)s"
_logger, _log_to_stderr = None, False
_finalizers, _numbers = {}, itertools.count()
_after_fork = weakref.WeakValueDictionary()  #: {(number, function): what the function is given in a child}
_is_exiting = False


def _log(level, text, *values):
    if _logger is not None:
        _logger.log(level, text, *values)


def sub_debug(msg, *args):
    _log(SUBDEBUG, msg, *args)


def debug(msg, *args):
    _log(DEBUG, msg, *args)


def info(msg, *args):
    _log(INFO, msg, *args)


def sub_warning(msg, *args):
    _log(SUBWARNING, msg, *args)


def get_logger():
    """The logger of multiprocessing, which says nothing by itself."""
    global _logger
    if _logger is None:
        import logging

        _logger = logging.getLogger(LOGGER_NAME)
        _logger.propagate = False
        logging.addLevelName(SUBDEBUG, "SUBDEBUG")
        logging.addLevelName(SUBWARNING, "SUBWARNING")
    return _logger


def log_to_stderr(level=None):
    """The logger, which tells what it is told on the error stream from now on."""
    global _log_to_stderr
    import logging

    logger, handler = get_logger(), logging.StreamHandler()
    handler.setFormatter(logging.Formatter(DEFAULT_LOGGING_FORMAT))
    logger.addHandler(handler)
    if level:
        logger.setLevel(level)
    _log_to_stderr = True
    return logger


def get_temp_dir():
    """A folder of this process, which goes with it."""
    config = process.current_process()._config
    if config.get("tempdir") is None:
        import shutil
        import tempfile

        config["tempdir"] = tempfile.mkdtemp(prefix="pymp-")
        Finalize(None, shutil.rmtree, (config["tempdir"], True), exitpriority=-100)
    return config["tempdir"]


def register_after_fork(obj, func):
    """func(obj) is called in each child, as long as there is the object."""
    _after_fork[next(_numbers), func] = obj


def _begin_in_child():
    global _is_exiting
    _is_exiting = False
    _finalizers.clear()
    atexit._clear()
    for (_, function), each in sorted(_after_fork.items(), key=lambda item: item[0][0]):
        function(each)


class Finalize:
    """A call for when an object goes, or, with a priority, for the end of the process: the highest first."""

    def __init__(self, obj, callback, args=(), kwargs=None, exitpriority=None):
        if exitpriority is not None and not isinstance(exitpriority, int):
            raise TypeError(f"Exitpriority ({exitpriority!r}) must be None or int, not {type(exitpriority)!s}")
        if obj is None and exitpriority is None:
            raise ValueError("Without object, exitpriority cannot be None")
        self._weakref = None if obj is None else weakref.ref(obj, self)
        self._callback, self._args, self._kwargs, self._pid = callback, args, kwargs or {}, os.getpid()
        self._key = exitpriority, next(_numbers)
        _finalizers[self._key] = self

    def __call__(self, wr=None):
        if _finalizers.pop(self._key, None) is None:
            return None
        return self._callback(*self._args, **self._kwargs) if self._pid == os.getpid() else None

    def cancel(self):
        _finalizers.pop(self._key, None)

    def still_active(self):
        return self._key in _finalizers

    def __repr__(self):
        if not self.still_active():
            return f"<{type(self).__name__} object, dead>"
        return f"<{type(self).__name__} object, callback={getattr(self._callback, '__name__', self._callback)}, exitpriority={self._key[0]}>"


def _run_finalizers(least=None):
    keys = [key for key in _finalizers if key[0] is not None and (least is None or key[0] >= least)]
    for key in sorted(keys, reverse=True):
        found = _finalizers.get(key)
        if found is not None:
            try:
                found()
            except Exception:
                import traceback

                traceback.print_exc()


def is_exiting():
    return _is_exiting


def _exit_function():
    """At a process's end: daemonic children are ended, the others awaited."""
    global _is_exiting
    if _is_exiting:
        return
    _is_exiting = True
    _run_finalizers(0)
    for each in process.active_children():
        if each.daemon:
            each.terminate()
    for each in process.active_children():
        each.join()
    _run_finalizers()


atexit.register(_exit_function)


class ForkAwareThreadLock:
    def __init__(self):
        self._lock = threading.Lock()
        self.acquire, self.release = self._lock.acquire, self._lock.release
        register_after_fork(self, lambda self: self._lock._at_fork_reinit())

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)


class ForkAwareLocal(threading.local):
    def __init__(self):
        register_after_fork(self, lambda self: self.__dict__.clear())

    def __reduce__(self):
        return type(self), ()


def close_all_fds_except(fds):
    kept = sorted({*fds, -1, os.sysconf("SC_OPEN_MAX")})
    for low, high in itertools.pairwise(kept):
        os.closerange(low + 1, high)
