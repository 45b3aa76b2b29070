"""What tests print and log, kept for the report of a failure."""

import io
import logging
import sys

_real = [None]


def keep_real_streams():
    _real[0] = sys.stdout, sys.stderr


def real_streams():
    return _real[0]


class _Tee(io.StringIO):
    def __init__(self, other):
        super().__init__()
        self.other = other

    def write(self, text):
        self.other.write(text)
        return super().write(text)


class Capture:
    """A region whose standard streams are kept; `method` is that of --capture."""

    def __init__(self, method):
        self.method, self.streams = method, ()

    def __enter__(self):
        self._before = sys.stdout, sys.stderr
        if self.method != "no":
            self.streams = [_Tee(s) if self.method == "tee-sys" else io.StringIO() for s in _real[0]]
            sys.stdout, sys.stderr = self.streams
        return self

    def __exit__(self, kind, value, tb):
        sys.stdout, sys.stderr = self._before

    def taken(self):
        """(out, err) since the last time."""
        texts = []
        for stream in self.streams:
            texts.append(stream.getvalue())
            stream.seek(0)
            stream.truncate()
        return texts or ["", ""]


class LogHandler(logging.Handler):
    """Keeps the records of one phase, and their texts."""

    def __init__(self, config):
        super().__init__()
        style = config.option.log_format or config.getini("log_format")
        self.setFormatter(logging.Formatter(style, config.option.log_date_format or config.getini("log_date_format")))
        self.records, self.texts = [], []

    def emit(self, record):
        self.texts.append(self.format(record))
        self.records.append(record)

    def reset(self):
        self.records, self.texts = [], []

    clear = reset
    text = property(lambda self: "".join(t + "\n" for t in self.texts))


class LogRegion:
    """The root logger has the handler inside, and the level of --log-level."""

    def __init__(self, handler, config):
        self.handler, level = handler, config.option.log_level or config.getini("log_level")
        self.level = getattr(logging, level.upper(), None) if level and not level.isdigit() else int(level) if level else None

    def __enter__(self):
        root = logging.getLogger()
        self.old = root.level
        root.addHandler(self.handler)
        if self.level is not None:
            self.handler.setLevel(self.level)
            root.setLevel(min(self.old, self.level))

    def __exit__(self, kind, value, tb):
        root = logging.getLogger()
        root.removeHandler(self.handler)
        if self.level is not None:
            root.setLevel(self.old)


class LogCaptureFixture:
    """caplog: the records of the phase that runs."""

    def __init__(self, item):
        self._item, self._levels, self._disabled = item, {}, None

    handler = property(lambda self: self._item.log_handler)
    records = property(lambda self: self.handler.records)
    text = property(lambda self: self.handler.text)
    messages = property(lambda self: [r.getMessage() for r in self.records])
    record_tuples = property(lambda self: [(r.name, r.levelno, r.getMessage()) for r in self.records])

    def get_records(self, when):
        return self._item.log_records.get(when, [])

    def clear(self):
        self.handler.clear()

    def set_level(self, level, logger=None):
        target = logging.getLogger(logger)
        self._levels.setdefault(logger, target.level)
        target.setLevel(level)
        self._handler_level = getattr(self, "_handler_level", self.handler.level)
        self.handler.setLevel(level)
        if logging.root.manager.disable >= target.level:
            self._disabled = logging.root.manager.disable if self._disabled is None else self._disabled
            logging.disable(max(target.level - 10, 0))

    def at_level(self, level, logger=None):
        import contextlib

        @contextlib.contextmanager
        def region():
            target, handler = logging.getLogger(logger), self.handler
            old, old_handler, disabled = target.level, handler.level, logging.root.manager.disable
            target.setLevel(level)
            handler.setLevel(level)
            if disabled >= target.level:
                logging.disable(max(target.level - 10, 0))
            try:
                yield
            finally:
                target.setLevel(old)
                handler.setLevel(old_handler)
                logging.disable(disabled)

        return region()

    def filtering(self, filter_):
        import contextlib

        @contextlib.contextmanager
        def region():
            self.handler.addFilter(filter_)
            try:
                yield
            finally:
                self.handler.removeFilter(filter_)

        return region()

    def close(self):
        for logger, level in self._levels.items():
            logging.getLogger(logger).setLevel(level)
        if self._levels:
            self.handler.setLevel(self._handler_level)
        if self._disabled is not None:
            logging.disable(self._disabled)


class CaptureResult(tuple):
    """(out, err)"""

    out = property(lambda self: self[0])
    err = property(lambda self: self[1])

    def __repr__(self):
        return f"CaptureResult(out={self[0]!r}, err={self[1]!r})"


class CaptureFixture:
    """capsys: what the test prints, taken from the streams while it runs."""

    def __init__(self, is_bytes=False, is_tee=False):
        self._before, self._is_bytes = (sys.stdout, sys.stderr), is_bytes
        self._streams = sys.stdout, sys.stderr = [_Tee(s) if is_tee else io.StringIO() for s in self._before]

    def close(self):
        for stream, text in zip(self._before, self.readouterr()):
            stream.write(text.decode() if self._is_bytes else text)
        sys.stdout, sys.stderr = self._before

    def readouterr(self):
        texts = []
        for stream in self._streams:
            text = stream.getvalue()
            stream.seek(0)
            stream.truncate()
            texts.append(text.encode() if self._is_bytes else text)
        return CaptureResult(texts)

    def disabled(self):
        import contextlib

        @contextlib.contextmanager
        def region():
            inner = sys.stdout, sys.stderr
            sys.stdout, sys.stderr = real_streams()
            try:
                yield
            finally:
                sys.stdout, sys.stderr = inner

        return region()
