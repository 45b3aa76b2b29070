"""Records of logging, their filters, and formatters with the three styles of format strings."""

import os
import re
import sys
import time
from string import Template

_startTime = time.time()
_levelToName = {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}
_nameToLevel = {"CRITICAL": 50, "FATAL": 50, "ERROR": 40, "WARN": 30, "WARNING": 30, "INFO": 20, "DEBUG": 10, "NOTSET": 0}
BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"
raiseExceptions = True
logThreads = logMultiprocessing = logProcesses = logAsyncioTasks = True

__name__ = "logging"  # what is defined here is shown, and pickled, as that module's


def getLevelName(level):
    found = _levelToName.get(level)
    if found is None:
        found = _nameToLevel.get(level)
    return "Level %s" % level if found is None else found


def getLevelNamesMapping():
    return _nameToLevel.copy()


def addLevelName(level, levelName):
    _levelToName[level] = levelName
    _nameToLevel[levelName] = level


def _checkLevel(level):
    if isinstance(level, int):
        return level
    if not isinstance(level, str):
        raise TypeError("Level not an integer or a valid string: %r" % (level,))
    if level not in _nameToLevel:
        raise ValueError("Unknown level: %r" % (level,))
    return _nameToLevel[level]


class LogRecord:
    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        now = time.time()
        self.name, self.msg = name, msg
        if args and len(args) == 1 and isinstance(args[0], dict) and args[0]:
            args = args[0]
        self.args, self.levelname, self.levelno = args, getLevelName(level), level
        self.pathname = pathname
        try:
            self.filename = os.path.basename(pathname)
            self.module = os.path.splitext(self.filename)[0]
        except (TypeError, ValueError, AttributeError):
            self.filename, self.module = pathname, "Unknown module"
        self.exc_info, self.exc_text, self.stack_info = exc_info, None, sinfo
        self.lineno, self.funcName, self.created = lineno, func, now
        self.msecs = int((now - int(now)) * 1000) + 0.0
        self.relativeCreated = (now - _startTime) * 1000
        if logThreads:
            import threading

            self.thread, self.threadName = threading.get_ident(), threading.current_thread().name
        else:
            self.thread = self.threadName = None
        self.processName = "MainProcess" if logMultiprocessing else None
        self.process = os.getpid() if logProcesses else None

    def __repr__(self):
        return '<LogRecord: %s, %s, %s, %s, "%s">' % (self.name, self.levelno, self.pathname, self.lineno, self.msg)

    def getMessage(self):
        text = str(self.msg)
        return text % self.args if self.args else text


_factory = LogRecord


def setLogRecordFactory(factory):
    global _factory
    _factory = factory


def getLogRecordFactory():
    return _factory


def makeLogRecord(dict):
    record = _factory(None, None, "", 0, "", (), None, None)
    record.__dict__.update(dict)
    return record


class PercentStyle:
    default_format, asctime_format, asctime_search = "%(message)s", "%(asctime)s", "%(asctime)"
    validation_pattern = re.compile(r"%\(\w+\)[#0+ -]*(\*|\d+)?(\.(\*|\d+))?[diouxefgcrsa%]", re.I)

    def __init__(self, fmt, *, defaults=None):
        self._fmt, self._defaults = fmt or self.default_format, defaults

    def usesTime(self):
        return self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        if not self.validation_pattern.search(self._fmt):
            raise ValueError("Invalid format '%s' for '%s' style" % (self._fmt, self.default_format[0]))

    def _values(self, record):
        return {**self._defaults, **record.__dict__} if self._defaults else record.__dict__

    def _format(self, record):
        return self._fmt % self._values(record)

    def format(self, record):
        try:
            return self._format(record)
        except KeyError as e:
            raise ValueError("Formatting field not found in record: %s" % e)


class StrFormatStyle(PercentStyle):
    default_format, asctime_format, asctime_search = "{message}", "{asctime}", "{asctime"

    def _format(self, record):
        return self._fmt.format(**self._values(record))

    def validate(self):
        from string import Formatter as Fields

        found = set()
        try:
            for _, field, spec, conversion in Fields().parse(self._fmt):
                if not field:
                    continue
                if not re.match(r"^(\d+|\w+)(\.\w+|\[[^]]+\])*$", field):
                    raise ValueError("invalid field name/expression: %r" % field)
                found.add(field)
                if conversion and conversion not in "rsa":
                    raise ValueError("invalid conversion: %r" % conversion)
                if spec and not re.match(r"^(.?[<=>^])?[+ -]?#?0?(\d+|{\w+})?[,_]?(\.(\d+|{\w+}))?[bcdefgnosx%]?$", spec, re.I):
                    raise ValueError("bad specifier: %r" % spec)
        except ValueError as e:
            raise ValueError("invalid format: %s" % e)
        if not found:
            raise ValueError("invalid format: no fields")


class StringTemplateStyle(PercentStyle):
    default_format, asctime_format, asctime_search = "${message}", "${asctime}", "${asctime}"

    def __init__(self, fmt, *, defaults=None):
        super().__init__(fmt, defaults=defaults)
        self._tpl = Template(self._fmt)

    def usesTime(self):
        return self._fmt.find("$asctime") >= 0 or self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        found = set()
        for m in Template.pattern.finditer(self._fmt):
            parts = m.groupdict()
            if parts["named"] or parts["braced"]:
                found.add(parts["named"] or parts["braced"])
            elif m.group(0) == "$":
                raise ValueError("invalid format: bare '$' not allowed")
        if not found:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._tpl.substitute(**self._values(record))


_STYLES = {
    "%": (PercentStyle, BASIC_FORMAT),
    "{": (StrFormatStyle, "{levelname}:{name}:{message}"),
    "$": (StringTemplateStyle, "${levelname}:${name}:${message}"),
}


class Formatter:
    converter = time.localtime
    default_time_format, default_msec_format = "%Y-%m-%d %H:%M:%S", "%s,%03d"

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        if style not in _STYLES:
            raise ValueError("Style must be one of: %s" % ",".join(_STYLES))
        self._style = _STYLES[style][0](fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self._fmt, self.datefmt = self._style._fmt, datefmt

    def formatTime(self, record, datefmt=None):
        moment = self.converter(record.created)
        if datefmt:
            return time.strftime(datefmt, moment)
        text = time.strftime(self.default_time_format, moment)
        return self.default_msec_format % (text, record.msecs) if self.default_msec_format else text

    def formatException(self, ei):
        import traceback

        return "".join(traceback.format_exception(*ei)).removesuffix("\n")

    def usesTime(self):
        return self._style.usesTime()

    def formatMessage(self, record):
        return self._style.format(record)

    def formatStack(self, stack_info):
        return stack_info

    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            text += ("" if text[-1:] == "\n" else "\n") + record.exc_text
        if record.stack_info:
            text += ("" if text[-1:] == "\n" else "\n") + self.formatStack(record.stack_info)
        return text


class BufferingFormatter:
    def __init__(self, linefmt=None):
        self.linefmt = linefmt or Formatter()

    def formatHeader(self, records):
        return ""

    formatFooter = formatHeader

    def format(self, records):
        if not records:
            return ""
        return self.formatHeader(records) + "".join(map(self.linefmt.format, records)) + self.formatFooter(records)


class Filter:
    def __init__(self, name=""):
        self.name, self.nlen = name, len(name)

    def filter(self, record):
        return not self.nlen or self.name == record.name or record.name.startswith(self.name + ".")


class Filterer:
    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        for f in self.filters:
            if not (f.filter(record) if hasattr(f, "filter") else f(record)):
                return False
        return True


def exception_of(exc_info):
    """What a caller gave as exc_info, as sys.exc_info has it."""
    if isinstance(exc_info, BaseException):
        return type(exc_info), exc_info, exc_info.__traceback__
    return exc_info if isinstance(exc_info, tuple) else sys.exc_info()
