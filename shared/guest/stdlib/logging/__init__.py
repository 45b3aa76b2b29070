"""Logging: loggers in a hierarchy, handlers, formatters and filters."""

import os
import sys
import warnings
import weakref
from _thread import RLock as _RLock

from ._format import (
    BASIC_FORMAT, BufferingFormatter, Filter, Filterer, Formatter, LogRecord, PercentStyle, StrFormatStyle,
    StringTemplateStyle, _STYLES, _checkLevel, _levelToName, _nameToLevel, addLevelName, exception_of, getLevelName, getLevelNamesMapping,
    getLogRecordFactory, makeLogRecord, setLogRecordFactory,
)
from ._format import logMultiprocessing, logProcesses, logThreads, raiseExceptions  # noqa: F401

__all__ = """
BASIC_FORMAT BufferingFormatter CRITICAL DEBUG ERROR FATAL FileHandler Filter Formatter Handler INFO LogRecord Logger
LoggerAdapter NOTSET NullHandler StreamHandler WARN WARNING addLevelName basicConfig captureWarnings critical debug disable
error exception fatal getLevelName getLevelNamesMapping getLogRecordFactory getLogger getLoggerClass info lastResort log
makeLogRecord raiseExceptions setLogRecordFactory setLoggerClass shutdown warn warning
""".split()

CRITICAL = FATAL = 50
ERROR, WARNING, INFO, DEBUG, NOTSET = 40, 30, 20, 10, 0
WARN = WARNING
_handlers, _handlerList = weakref.WeakValueDictionary(), []
_lock = _RLock()  # of the handlers' lists and of what handlers and loggers are set up with
_here = _srcfile = os.path.normcase((lambda: 0).__code__.co_filename)


def currentframe():
    return sys._getframe(1)


def _acquireLock():
    if _lock:
        _lock.acquire()


def _releaseLock():
    if _lock:
        _lock.release()


def _addHandlerRef(handler):
    with _lock:
        _handlerList.append(weakref.ref(handler, _removeHandlerRef))


def _removeHandlerRef(reference):
    """What weak references to handlers call; at the interpreter's end nothing is left of the module."""
    lock, handlers = _lock, _handlerList
    if lock and handlers:
        with lock:
            if reference in handlers:
                handlers.remove(reference)


class Handler(Filterer):
    def __init__(self, level=NOTSET):
        super().__init__()
        self._name, self.level, self.formatter = None, _checkLevel(level), None
        self.createLock()
        _addHandlerRef(self)

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, name):
        if self._name in _handlers:
            del _handlers[self._name]
        self._name = name
        if name:
            _handlers[name] = self

    def get_name(self):
        return self.name

    def set_name(self, name):
        self.name = name

    def createLock(self):
        self.lock = _RLock()

    def acquire(self):
        if self.lock:
            self.lock.acquire()

    def release(self):
        if self.lock:
            self.lock.release()

    def setLevel(self, level):
        self.level = _checkLevel(level)

    def setFormatter(self, fmt):
        self.formatter = fmt

    def format(self, record):
        return (self.formatter or _defaultFormatter).format(record)

    def handle(self, record):
        passed = self.filter(record)
        if passed:
            self.acquire()
            try:
                self.emit(record)
            finally:
                self.release()
        return passed

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def flush(self):
        pass

    def close(self):
        self._closed = True
        if self._name in _handlers:
            del _handlers[self._name]

    def handleError(self, record):
        if raiseExceptions and sys.stderr:
            import traceback

            sys.stderr.write("--- Logging error ---\n")
            traceback.print_exc()
            sys.stderr.write("Call stack:\n")
            frame = sys._getframe(1)
            while frame and os.path.dirname(frame.f_code.co_filename) == os.path.dirname(_here):
                frame = frame.f_back
            if frame:
                traceback.print_stack(frame, file=sys.stderr)
            sys.stderr.write("Message: %r\nArguments: %s\n" % (record.msg, record.args))

    def __repr__(self):
        return "<%s (%s)>" % (self.__class__.__name__, getLevelName(self.level))


_defaultFormatter = Formatter()


class StreamHandler(Handler):
    terminator = "\n"
    __class_getitem__ = classmethod(type(list[int]))

    def __init__(self, stream=None):
        super().__init__()
        self.stream = sys.stderr if stream is None else stream

    def flush(self):
        if self.stream and hasattr(self.stream, "flush"):
            self.stream.flush()

    def emit(self, record):
        try:
            self.stream.write(self.format(record) + self.terminator)
            self.flush()
        except RecursionError:
            raise
        except Exception:
            self.handleError(record)

    def setStream(self, stream):
        if stream is self.stream:
            return None
        old = self.stream
        self.flush()
        self.stream = stream
        return old

    def __repr__(self):
        name = str(getattr(self.stream, "name", ""))
        return "<%s %s(%s)>" % (self.__class__.__name__, name + " " if name else "", getLevelName(self.level))


class FileHandler(StreamHandler):
    def __init__(self, filename, mode="a", encoding=None, delay=False, errors=None):
        self.baseFilename = os.path.abspath(os.fspath(filename))
        self.mode, self.encoding, self.errors, self.delay = mode, encoding, errors, delay
        if delay:
            Handler.__init__(self)
            self.stream = None
        else:
            super().__init__(self._open())

    def _open(self):
        return open(self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors)

    def close(self):
        if self.stream:
            try:
                self.flush()
            finally:
                stream, self.stream = self.stream, None
                stream.close()
        Handler.close(self)

    def emit(self, record):
        if self.stream is None and (self.mode != "w" or not getattr(self, "_closed", False)):
            self.stream = self._open()
        if self.stream:
            super().emit(record)

    def __repr__(self):
        return "<%s %s (%s)>" % (self.__class__.__name__, self.baseFilename, getLevelName(self.level))


class _StderrHandler(StreamHandler):
    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)

    stream = property(lambda self: sys.stderr)


class NullHandler(Handler):
    def handle(self, record):
        pass

    emit = handle

    def createLock(self):
        self.lock = None


lastResort = _defaultLastResort = _StderrHandler(WARNING)


class PlaceHolder:
    """A name that only stands in the middle of others; `loggers` are those below it."""

    def __init__(self, alogger):
        self.loggerMap = {alogger: None}

    def append(self, alogger):
        self.loggerMap[alogger] = None


class Manager:
    def __init__(self, rootnode):
        self.root, self.disable, self.loggerDict = rootnode, 0, {}
        self.emittedNoHandlerWarning, self.loggerClass, self.logRecordFactory = False, None, None

    def getLogger(self, name):
        if not isinstance(name, str):
            raise TypeError("A logger name must be a string")
        found = self.loggerDict.get(name)
        if found is not None and not isinstance(found, PlaceHolder):
            return found
        logger = (self.loggerClass or _loggerClass)(name)
        logger.manager = self
        self.loggerDict[name] = logger
        for child in found.loggerMap if found else ():
            if not child.parent.name.startswith(name):
                logger.parent, child.parent = child.parent, logger
        head, parent = name, None
        while "." in head and parent is None:
            head = head.rpartition(".")[0]
            above = self.loggerDict.get(head)
            if above is None:
                self.loggerDict[head] = PlaceHolder(logger)
            elif isinstance(above, PlaceHolder):
                above.append(logger)
            else:
                parent = above
        logger.parent = parent or self.root
        return logger

    def setLoggerClass(self, klass):
        if klass is not Logger and not issubclass(klass, Logger):
            raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
        self.loggerClass = klass

    def setLogRecordFactory(self, factory):
        self.logRecordFactory = factory


class _Levels:
    """The methods that are one level each: of loggers and of adapters."""

    def debug(self, msg, *args, **kwargs):
        self._at(DEBUG, msg, args, kwargs)

    def info(self, msg, *args, **kwargs):
        self._at(INFO, msg, args, kwargs)

    def warning(self, msg, *args, **kwargs):
        self._at(WARNING, msg, args, kwargs)

    def warn(self, msg, *args, **kwargs):
        warnings.warn("The 'warn' method is deprecated, use 'warning' instead", DeprecationWarning, 2)
        self.warning(msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        self._at(ERROR, msg, args, kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self._at(ERROR, msg, args, {"exc_info": exc_info, **kwargs})

    def critical(self, msg, *args, **kwargs):
        self._at(CRITICAL, msg, args, kwargs)


class Logger(_Levels, Filterer):
    def __init__(self, name, level=NOTSET):
        super().__init__()
        self.name, self.level, self.parent = name, _checkLevel(level), None
        self.propagate, self.handlers, self.disabled = True, [], False

    def setLevel(self, level):
        self.level = _checkLevel(level)

    def _at(self, level, msg, args, kwargs):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    def fatal(self, msg, *args, **kwargs):
        self.critical(msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if not isinstance(level, int):
            if raiseExceptions:
                raise TypeError("level must be an integer")
            return
        self._at(level, msg, args, kwargs)

    def findCaller(self, stack_info=False, stacklevel=1):
        frame = sys._getframe(1)
        while frame.f_back and os.path.normcase(frame.f_code.co_filename) == _here:
            frame = frame.f_back
        while stacklevel > 1 and frame.f_back:
            frame = frame.f_back
            stacklevel -= 1
        text = None
        if stack_info:
            import traceback

            text = "Stack (most recent call last):\n" + "".join(traceback.format_stack(frame)).removesuffix("\n")
        return frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name, text

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        record = getLogRecordFactory()(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        for key in extra or ():
            if key in ("message", "asctime") or key in record.__dict__:
                raise KeyError("Attempt to overwrite %r in LogRecord" % key)
            record.__dict__[key] = extra[key]
        return record

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        file, line, function, stack = self.findCaller(stack_info, stacklevel)
        exc_info = exception_of(exc_info) if exc_info else exc_info
        self.handle(self.makeRecord(self.name, level, file, line, msg, args, exc_info, function, extra, stack))

    def handle(self, record):
        if not self.disabled and self.filter(record):
            self.callHandlers(record)

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def _chain(self):
        logger = self
        while logger:
            yield logger
            logger = logger.parent if logger.propagate else None

    def hasHandlers(self):
        return any(logger.handlers for logger in self._chain())

    def callHandlers(self, record):
        found = False
        for logger in self._chain():
            for handler in logger.handlers:
                found = True
                if record.levelno >= handler.level:
                    handler.handle(record)
        if not found:
            if lastResort:
                if record.levelno >= lastResort.level:
                    lastResort.handle(record)
            elif raiseExceptions and not self.manager.emittedNoHandlerWarning:
                sys.stderr.write('No handlers could be found for logger "%s"\n' % self.name)
                self.manager.emittedNoHandlerWarning = True

    def getEffectiveLevel(self):
        logger = self
        while logger:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        return not self.disabled and level > self.manager.disable and level >= self.getEffectiveLevel()

    def getChild(self, suffix):
        return self.manager.getLogger(suffix if self.root is self else self.name + "." + suffix)

    def __repr__(self):
        return "<%s %s (%s)>" % (self.__class__.__name__, self.name, getLevelName(self.getEffectiveLevel()))

    def __reduce__(self):
        if getLogger(self.name) is not self:
            import pickle

            raise pickle.PicklingError("logger cannot be pickled")
        return getLogger, (self.name,)


class RootLogger(Logger):
    def __init__(self, level):
        super().__init__("root", level)

    def __reduce__(self):
        return getLogger, ()


_loggerClass = Logger
root = Logger.root = RootLogger(WARNING)
Logger.manager = Manager(root)


class LoggerAdapter(_Levels):
    __class_getitem__ = classmethod(type(list[int]))

    def __init__(self, logger, extra=None):
        self.logger, self.extra = logger, extra

    def process(self, msg, kwargs):
        kwargs["extra"] = self.extra
        return msg, kwargs

    def _at(self, level, msg, args, kwargs):
        self.log(level, msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            msg, kwargs = self.process(msg, kwargs)
            self.logger.log(level, msg, *args, **kwargs)

    def _log(self, level, msg, args, **kwargs):
        return self.logger._log(level, msg, args, **kwargs)

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    def setLevel(self, level):
        self.logger.setLevel(level)

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def hasHandlers(self):
        return self.logger.hasHandlers()

    @property
    def manager(self):
        return self.logger.manager

    @property
    def name(self):
        return self.logger.name

    def __repr__(self):
        return "<%s %s (%s)>" % (self.__class__.__name__, self.name, getLevelName(self.getEffectiveLevel()))


def getLogger(name=None):
    if not name or isinstance(name, str) and name == root.name:
        return root
    return Logger.manager.getLogger(name)


def getLoggerClass():
    return _loggerClass


def setLoggerClass(klass):
    global _loggerClass
    if klass is not Logger and not issubclass(klass, Logger):
        raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
    _loggerClass = klass


def _basic_handlers(options):
    """The handlers that the options of basicConfig ask for."""
    handlers = options.pop("handlers", None)
    if handlers is None:
        if "stream" in options and "filename" in options:
            raise ValueError("'stream' and 'filename' should not be specified together")
    elif "stream" in options or "filename" in options:
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    encoding, errors = options.pop("encoding", None), options.pop("errors", "backslashreplace")
    if handlers is None:
        filename, mode = options.pop("filename", None), options.pop("filemode", "a")
        if filename:
            errors = None if "b" in mode else errors
            return [FileHandler(filename, mode, encoding=encoding, errors=errors)]
        return [StreamHandler(options.pop("stream", None))]
    return handlers


def basicConfig(**kwargs):
    if kwargs.pop("force", False):
        for handler in root.handlers[:]:
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    handlers = _basic_handlers(kwargs)
    datefmt, style = kwargs.pop("datefmt", None), kwargs.pop("style", "%")
    if style not in _STYLES:
        raise ValueError("Style must be one of: %s" % ",".join(_STYLES))
    formatter = Formatter(kwargs.pop("format", _STYLES[style][1]), datefmt, style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    level = kwargs.pop("level", None)
    if level is not None:
        root.setLevel(level)
    if kwargs:
        raise ValueError("Unrecognised argument(s): %s" % ", ".join(kwargs))


def disable(level=CRITICAL):
    root.manager.disable = _checkLevel(level)


def log(level, msg, *args, **kwargs):
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def debug(msg, *args, **kwargs):
    log(DEBUG, msg, *args, **kwargs)


def info(msg, *args, **kwargs):
    log(INFO, msg, *args, **kwargs)


def warning(msg, *args, **kwargs):
    log(WARNING, msg, *args, **kwargs)


def warn(msg, *args, **kwargs):
    warnings.warn("The 'warn' function is deprecated, use 'warning' instead", DeprecationWarning, 2)
    warning(msg, *args, **kwargs)


def error(msg, *args, **kwargs):
    log(ERROR, msg, *args, **kwargs)


def exception(msg, *args, exc_info=True, **kwargs):
    error(msg, *args, exc_info=exc_info, **kwargs)


def critical(msg, *args, **kwargs):
    log(CRITICAL, msg, *args, **kwargs)


fatal = critical
_showwarning = None


def captureWarnings(capture):
    global _showwarning
    if capture and _showwarning is None:
        _showwarning, warnings.showwarning = warnings.showwarning, _log_warning
    elif not capture and _showwarning is not None:
        warnings.showwarning, _showwarning = _showwarning, None


def _log_warning(message, category, filename, lineno, file=None, line=None):
    if file is not None:
        _showwarning(message, category, filename, lineno, file, line)
        return
    logger = getLogger("py.warnings")
    if not logger.handlers:
        logger.addHandler(NullHandler())
    logger.warning("%s", warnings.formatwarning(message, category, filename, lineno, line))


def shutdown(handlerList=_handlerList):
    for reference in reversed(handlerList[:]):
        handler = reference()
        if handler:
            try:
                handler.flush()
                handler.close()
            except (OSError, ValueError):
                pass


import atexit  # noqa: E402

atexit.register(shutdown)
