"""mindspore.log: messages at or above GLOG_v's level (0 debug, 1 info, 2 warning, 3 error, 4 critical) go to stderr."""
import os
import sys
import time


def get_level():
    return os.environ.get("GLOG_v", "2")


def get_log_config():
    return {"GLOG_v": get_level(), "GLOG_logtostderr": os.environ.get("GLOG_logtostderr", "1")}


def __getattr__(name):
    if name != "logging":
        raise AttributeError(f"module 'mindspore.log' has no attribute '{name}'")
    import logging
    return logging


class _LogActionOnce:
    """A decorator: of the functions under one key, the first call may warn by `logger`, later ones are silent."""

    is_logged = {}

    def __init__(self, logger, key, no_warning=False):
        self.logger, self.key, self.no_warning = logger, key, no_warning

    def __call__(self, func):
        def wrapper(*args, **kwargs):
            warn = getattr(self.logger, "warning", None)
            is_silent = self.no_warning or self.key in self.is_logged
            if warn is None:
                return func(*args, **kwargs)
            if is_silent:
                self.logger.warning = lambda text: None
            else:
                self.is_logged[self.key] = True
            result = func(*args, **kwargs)
            self.logger.warning = warn
            return result
        return wrapper


def _written(level, name):
    def function(msg, *args, **kwargs):
        if get_level().isdigit() and int(get_level()) <= level:
            text = msg % args if args else msg
            print(f"[{name}] ME({os.getpid()}):{time.strftime('%Y-%m-%d-%H:%M:%S')} {text}", file=sys.stderr)
    return function


debug, info, warning, error, critical = (_written(level, name) for level, name in
                                         enumerate(("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")))
