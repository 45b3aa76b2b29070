"""Logging to standard error: loggers, levels, one handler a logger."""

import sys

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
_names = {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}
BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"


def getLevelName(level):
    if isinstance(level, str):
        return next((n for n, text in _names.items() if text == level), f"Level {level}")
    return _names.get(level, f"Level {level}")


def addLevelName(level, name):
    _names[level] = name


def _level(level):
    if isinstance(level, int):
        return level
    for number, text in _names.items():
        if text == level:
            return number
    raise ValueError("Unknown level: %r" % (level,))


class LogRecord:
    def __init__(self, name, level, msg, args, exc_info=None):
        self.name, self.levelno, self.levelname, self.msg, self.args = name, level, getLevelName(level), msg, args
        self.exc_info = exc_info

    def getMessage(self):
        return str(self.msg) % self.args if self.args else str(self.msg)


class Formatter:
    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        self._fmt = fmt or "%(message)s"

    def format(self, record):
        import time

        text = self._fmt % {**record.__dict__, "message": record.getMessage(), "asctime": time.strftime("%Y-%m-%d %H:%M:%S")}
        if record.exc_info:
            import traceback

            text += "\n" + "".join(traceback.format_exception(record.exc_info)).rstrip("\n")
        return text


class Handler:
    def __init__(self, level=NOTSET):
        self.level, self.formatter, self.filters = _level(level), None, []

    def setLevel(self, level):
        self.level = _level(level)

    def setFormatter(self, fmt):
        self.formatter = fmt

    def format(self, record):
        return (self.formatter or Formatter()).format(record)

    def handle(self, record):
        if record.levelno >= self.level:
            self.emit(record)

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def flush(self):
        pass

    def close(self):
        pass


class StreamHandler(Handler):
    terminator = "\n"

    def __init__(self, stream=None):
        super().__init__()
        self.stream = stream

    def emit(self, record):
        (self.stream or sys.stderr).write(self.format(record) + self.terminator)


class NullHandler(Handler):
    def emit(self, record):
        pass


class Logger:
    def __init__(self, name, level=NOTSET, parent=None):
        self.name, self.level, self.parent = name, _level(level), parent
        self.handlers, self.propagate, self.disabled = [], True, False

    def setLevel(self, level):
        self.level = _level(level)

    def getEffectiveLevel(self):
        logger = self
        while logger is not None:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        return level >= self.getEffectiveLevel() and level > _disabled

    def addHandler(self, handler):
        if handler not in self.handlers:
            self.handlers.append(handler)

    def removeHandler(self, handler):
        if handler in self.handlers:
            self.handlers.remove(handler)

    def hasHandlers(self):
        logger = self
        while logger is not None:
            if logger.handlers:
                return True
            logger = logger.parent if logger.propagate else None
        return False

    def log(self, level, msg, *args, exc_info=None, **kwargs):
        if not self.isEnabledFor(level):
            return
        if exc_info and not isinstance(exc_info, BaseException):
            exc_info = sys.exc_info()[1]
        record = LogRecord(self.name, level, msg, args, exc_info)
        logger, found = self, False
        while logger is not None:
            for handler in logger.handlers:
                found = True
                handler.handle(record)
            logger = logger.parent if logger.propagate else None
        if not found and level >= WARNING:
            sys.stderr.write(record.getMessage() + "\n")

    def debug(self, msg, *args, **kwargs):
        self.log(DEBUG, msg, *args, **kwargs)

    def info(self, msg, *args, **kwargs):
        self.log(INFO, msg, *args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        self.log(WARNING, msg, *args, **kwargs)

    warn = warning

    def error(self, msg, *args, **kwargs):
        self.log(ERROR, msg, *args, **kwargs)

    def critical(self, msg, *args, **kwargs):
        self.log(CRITICAL, msg, *args, **kwargs)

    fatal = critical

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.log(ERROR, msg, *args, exc_info=exc_info, **kwargs)

    def getChild(self, suffix):
        return getLogger(f"{self.name}.{suffix}" if self is not root else suffix)


root = Logger("root", WARNING)
_loggers = {}
_disabled = 0


def getLogger(name=None):
    if not name or name == "root":
        return root
    if name not in _loggers:
        head = name.rpartition(".")[0]
        _loggers[name] = Logger(name, parent=getLogger(head) if head else root)
    return _loggers[name]


def basicConfig(*, level=None, format=BASIC_FORMAT, stream=None, handlers=None, force=False, **kwargs):
    if force:
        root.handlers.clear()
    if not root.handlers:
        for handler in handlers or [StreamHandler(stream)]:
            if handler.formatter is None:
                handler.setFormatter(Formatter(format))
            root.addHandler(handler)
        if level is not None:
            root.setLevel(level)


def disable(level=CRITICAL):
    global _disabled
    _disabled = _level(level)


def _module_level(method):
    def function(msg, *args, **kwargs):
        if not root.handlers:
            basicConfig()
        getattr(root, method)(msg, *args, **kwargs)

    function.__name__ = method
    return function


debug, info, warning, error, critical, exception = map(
    _module_level, ["debug", "info", "warning", "error", "critical", "exception"]
)
warn = warning


def log(level, msg, *args, **kwargs):
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def captureWarnings(capture):
    pass


def shutdown():
    pass
