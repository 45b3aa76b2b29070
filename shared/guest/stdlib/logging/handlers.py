"""Handlers that rotate files, keep records in memory or pass them through queues. Those that need the network are not here."""

import logging
import os
import re
import time

from logging._network import (  # noqa: F401
    DEFAULT_HTTP_LOGGING_PORT, DEFAULT_SOAP_LOGGING_PORT, DEFAULT_TCP_LOGGING_PORT, DEFAULT_UDP_LOGGING_PORT, SYSLOG_TCP_PORT,
    SYSLOG_UDP_PORT, DatagramHandler, HTTPHandler, NTEventLogHandler, SocketHandler, SysLogHandler, SMTPHandler)  # fmt: skip


class BaseRotatingHandler(logging.FileHandler):
    namer = rotator = None

    def emit(self, record):
        try:
            if self.shouldRollover(record):
                self.doRollover()
            super().emit(record)
        except Exception:
            self.handleError(record)

    def rotation_filename(self, default_name):
        return self.namer(default_name) if callable(self.namer) else default_name

    def rotate(self, source, dest):
        if callable(self.rotator):
            self.rotator(source, dest)
        elif os.path.exists(source):
            os.rename(source, dest)

    def _close_stream(self):
        if self.stream:
            self.stream.close()
            self.stream = None

    def _move(self, source, dest):
        if os.path.exists(source):
            if os.path.exists(dest):
                os.remove(dest)
            os.rename(source, dest)


class RotatingFileHandler(BaseRotatingHandler):
    def __init__(self, filename, mode="a", maxBytes=0, backupCount=0, encoding=None, delay=False, errors=None):
        super().__init__(filename, "a" if maxBytes > 0 else mode, encoding, delay, errors)
        self.maxBytes, self.backupCount = maxBytes, backupCount

    def doRollover(self):
        self._close_stream()
        if self.backupCount > 0:
            for i in range(self.backupCount - 1, 0, -1):
                self._move(self.rotation_filename(f"{self.baseFilename}.{i}"),
                           self.rotation_filename(f"{self.baseFilename}.{i + 1}"))
            last = self.rotation_filename(self.baseFilename + ".1")
            if os.path.exists(last):
                os.remove(last)
            self.rotate(self.baseFilename, last)
        if not self.delay:
            self.stream = self._open()

    def shouldRollover(self, record):
        if os.path.exists(self.baseFilename) and not os.path.isfile(self.baseFilename):
            return False
        if self.stream is None:
            self.stream = self._open()
        if self.maxBytes <= 0:
            return False
        self.stream.seek(0, 2)
        return self.stream.tell() + len("%s\n" % self.format(record)) >= self.maxBytes


class TimedRotatingFileHandler(BaseRotatingHandler):
    _units = {"S": (1, "%Y-%m-%d_%H-%M-%S"), "M": (60, "%Y-%m-%d_%H-%M"), "H": (3600, "%Y-%m-%d_%H"),
              "D": (86400, "%Y-%m-%d"), "MIDNIGHT": (86400, "%Y-%m-%d")}

    def __init__(self, filename, when="h", interval=1, backupCount=0, encoding=None, delay=False, utc=False, atTime=None,
                 errors=None):
        super().__init__(filename, "a", encoding, delay, errors)
        self.when, self.backupCount, self.utc, self.atTime = when.upper(), backupCount, utc, atTime
        if self.when.startswith("W"):
            if len(self.when) != 2:
                raise ValueError("You must specify a day for weekly rollover from 0 to 6 (0 is Monday): %s" % self.when)
            if not "0" <= self.when[1] <= "6":
                raise ValueError("Invalid day specified for weekly rollover: %s" % self.when)
            self.dayOfWeek = int(self.when[1])
            seconds, self.suffix = 604800, "%Y-%m-%d"
        elif self.when in self._units:
            seconds, self.suffix = self._units[self.when]
        else:
            raise ValueError("Invalid rollover interval specified: %s" % self.when)
        digits = self.suffix.replace("%Y", r"\d{4}")
        for field in ("%m", "%d", "%H", "%M", "%S"):
            digits = digits.replace(field, r"\d{2}")
        self.extMatch = re.compile("^" + digits + r"(\.\w+)?$", re.ASCII)  # of what names that are deleted end with
        self.interval = seconds * interval
        exists = os.path.exists(self.baseFilename)
        self.rolloverAt = self.computeRollover(int(os.stat(self.baseFilename).st_mtime if exists else time.time()))

    def computeRollover(self, currentTime):
        if self.when != "MIDNIGHT" and not self.when.startswith("W"):
            return currentTime + self.interval
        t = time.gmtime(currentTime) if self.utc else time.localtime(currentTime)
        at = self.atTime
        goal = 86400 if at is None else at.hour * 3600 + at.minute * 60 + at.second
        wait, day = goal - (t[3] * 3600 + t[4] * 60 + t[5]), t[6]
        if wait < 0:
            wait, day = wait + 86400, (day + 1) % 7
        if self.when.startswith("W"):
            wait += (self.dayOfWeek - day) % 7 * 86400
        return currentTime + wait

    def shouldRollover(self, record):
        return int(time.time()) >= self.rolloverAt

    def getFilesToDelete(self):
        folder, base = os.path.split(self.baseFilename)
        stem = (base if self.namer is None else os.path.splitext(base)[0]) + "."  # a namer may put the ending last
        found = []
        for name in os.listdir(folder):
            if name.startswith(stem) and any(self.extMatch.match(part) for part in name[len(stem) :].split(".")):
                found.append(os.path.join(folder, name))
        return sorted(found)[:-self.backupCount] if len(found) > self.backupCount else []

    def doRollover(self):
        moment = self.rolloverAt - self.interval
        stamp = time.strftime(self.suffix, time.gmtime(moment) if self.utc else time.localtime(moment))
        name = self.rotation_filename(self.baseFilename + "." + stamp)
        if os.path.exists(name):
            os.remove(name)
        self._close_stream()
        self.rotate(self.baseFilename, name)
        for old in self.getFilesToDelete() if self.backupCount > 0 else ():
            os.remove(old)
        if not self.delay:
            self.stream = self._open()
        now = int(time.time())
        while self.rolloverAt <= now:
            self.rolloverAt = self.computeRollover(max(now, self.rolloverAt))


class WatchedFileHandler(logging.FileHandler):
    def reopenIfNeeded(self):
        if not os.path.exists(self.baseFilename) and self.stream is not None:
            self.stream.close()
            self.stream = self._open()

    def emit(self, record):
        self.reopenIfNeeded()
        super().emit(record)


class BufferingHandler(logging.Handler):
    def __init__(self, capacity):
        super().__init__()
        self.capacity, self.buffer = capacity, []

    def shouldFlush(self, record):
        return len(self.buffer) >= self.capacity

    def emit(self, record):
        self.buffer.append(record)
        if self.shouldFlush(record):
            self.flush()

    def flush(self):
        self.buffer.clear()

    def close(self):
        try:
            self.flush()
        finally:
            super().close()


class MemoryHandler(BufferingHandler):
    def __init__(self, capacity, flushLevel=logging.ERROR, target=None, flushOnClose=True):
        super().__init__(capacity)
        self.flushLevel, self.target, self.flushOnClose = flushLevel, target, flushOnClose

    def shouldFlush(self, record):
        return len(self.buffer) >= self.capacity or record.levelno >= self.flushLevel

    def setTarget(self, target):
        self.target = target

    def flush(self):
        if self.target:
            for record in self.buffer:
                self.target.handle(record)
            self.buffer.clear()

    def close(self):
        try:
            if self.flushOnClose:
                self.flush()
        finally:
            self.target = None
            logging.Handler.close(self)


class QueueHandler(logging.Handler):
    def __init__(self, queue):
        super().__init__()
        self.queue = queue

    def enqueue(self, record):
        self.queue.put_nowait(record)

    def prepare(self, record):
        import copy

        text = self.format(record)
        record = copy.copy(record)
        record.message = record.msg = text
        record.args = record.exc_info = record.exc_text = record.stack_info = None
        return record

    def emit(self, record):
        try:
            self.enqueue(self.prepare(record))
        except Exception:
            self.handleError(record)


class QueueListener:
    _sentinel = None

    def __init__(self, queue, *handlers, respect_handler_level=False):
        self.queue, self.handlers, self._thread = queue, handlers, None
        self.respect_handler_level = respect_handler_level

    def dequeue(self, block):
        return self.queue.get(block)

    def prepare(self, record):
        return record

    def handle(self, record):
        record = self.prepare(record)
        for handler in self.handlers:
            if not self.respect_handler_level or record.levelno >= handler.level:
                handler.handle(record)

    def start(self):
        import threading

        self._thread = threading.Thread(target=self._monitor, daemon=True)
        self._thread.start()

    def _monitor(self):
        while (record := self.dequeue(True)) is not self._sentinel:
            self.handle(record)

    def enqueue_sentinel(self):
        self.queue.put_nowait(self._sentinel)

    def stop(self):
        self.enqueue_sentinel()
        self._thread.join()
        self._thread = None


def __getattr__(name):
    if name in ("SocketHandler", "DatagramHandler", "SysLogHandler", "SMTPHandler", "HTTPHandler", "NTEventLogHandler"):
        raise NotImplementedError(f"logging.handlers.{name} needs the network, which refjit has not")
    raise AttributeError(f"module 'logging.handlers' has no attribute {name!r}")
