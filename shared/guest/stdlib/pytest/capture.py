"""What tests print and log, kept for the report of a failure."""

import io
import logging
import os
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


class Descriptors:
    """Descriptors 1 and 2 go to files inside start() and stop(): what C++ and other processes write is kept, too."""

    def __init__(self):
        import tempfile

        self.files = [tempfile.TemporaryFile(buffering=0) for _ in range(2)]
        self.streams = [io.TextIOWrapper(f, "utf-8", "replace", "", write_through=True) for f in self.files]
        self.saved = ()

    @staticmethod
    def are_there():
        """A page has none."""
        return hasattr(os, "dup2") and os.name == "posix"

    def start(self):
        self.saved = _switched([file.fileno() for file in self.files])

    def stop(self):
        _restored(self.saved)
        self.saved = ()

    def leave(self):
        """The real descriptors for a while; gives those of now, which a fixture may have changed, for _restored()."""
        return _switched(self.saved)

    def taken(self):
        """(out, err) since the last time."""
        if self.saved:
            _flush()
        texts = []
        for file in self.files:
            size = file.tell()
            file.seek(0)
            texts.append(file.read(size).decode("utf-8", "replace") if size else "")
            file.seek(0)
            file.truncate()
        return texts


def _switched(targets):
    """Descriptors 1 and 2 become copies of these; gives copies of what they were."""
    _flush()
    kept = os.dup(1), os.dup(2)
    for fd, target in zip((1, 2), targets):
        os.dup2(target, fd)
    return kept


def _restored(kept):
    _flush()
    for fd, each in zip((1, 2), kept):
        os.dup2(each, fd)
        os.close(each)


def _drained(streams):
    """The texts of streams in memory, which are empty then."""
    texts = []
    for stream in streams:
        texts.append(stream.getvalue())
        stream.seek(0)
        stream.truncate()
    return texts


def _flush():
    for stream in (sys.__stdout__, sys.__stderr__):
        if not stream.closed:
            stream.flush()


_descriptors = []  # the session's, made once


class Capture:
    """A region whose standard streams are kept; `method` is that of --capture."""

    def __init__(self, method):
        self.method, self.streams, self.descriptors = method, (), None
        if method == "fd" and Descriptors.are_there():
            if not _descriptors:
                _descriptors.append(Descriptors())
            self.descriptors = _descriptors[0]

    def __enter__(self):
        self._before = sys.stdout, sys.stderr
        if self.descriptors is not None:
            self.streams = self.descriptors.streams
            self.descriptors.start()
        elif self.method != "no":
            self.streams = [_Tee(s) if self.method == "tee-sys" else io.StringIO() for s in _real[0]]
        if self.streams:
            sys.stdout, sys.stderr = self.streams
        return self

    def __exit__(self, kind, value, tb):
        sys.stdout, sys.stderr = self._before
        if self.descriptors is not None:
            self.descriptors.stop()

    def taken(self):
        """(out, err) since the last time."""
        if self.descriptors is not None:
            return self.descriptors.taken()
        return _drained(self.streams) or ["", ""]

    def suspended(self):
        """A region in which the real streams are back."""
        import contextlib

        @contextlib.contextmanager
        def region():
            inner = sys.stdout, sys.stderr
            now = self.descriptors.leave() if self.descriptors is not None else ()
            sys.stdout, sys.stderr = real_streams()
            try:
                yield
            finally:
                if now:
                    _restored(now)
                sys.stdout, sys.stderr = inner

        return region()


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


class LiveHandler(logging.Handler):
    """Shows the records of tests while they run: log_cli of the ini file, or --log-cli-level."""

    def __init__(self, config, terminal):
        super().__init__()
        option, ini = config.option, config.getini
        style = option.log_cli_format or ini("log_cli_format") or option.log_format or ini("log_format")
        times = option.log_cli_date_format or ini("log_cli_date_format") or option.log_date_format or ini("log_date_format")
        self.setFormatter(logging.Formatter(style, times))
        self.own_level = option.log_cli_level or ini("log_cli_level")
        self.terminal, self.item, self.when, self.has_shown, self.is_headed = terminal, None, "", False, False

    @staticmethod
    def is_wanted(config):
        return config.getini("log_cli") or config.option.log_cli_level is not None

    def begin(self, item, when):
        self.has_shown = self.has_shown and item is self.item
        self.item, self.when, self.is_headed = item, when, False

    def end(self):
        """After a test: an empty line where its last phase has shown something."""
        if self.is_headed:
            self.terminal.write("\n")

    def emit(self, record):
        with self.item.capture.suspended():
            self.terminal.ensure_newline()
            self.has_shown = True
            if not self.is_headed:
                self.terminal.write_sep("-", f"live log {self.when}")
            self.is_headed = True
            self.terminal.line(self.format(record))


class LogRegion:
    """The root logger has the handler inside, and the handler's own level or that of --log-level."""

    def __init__(self, handler, config):
        self.handler, level = handler, getattr(handler, "own_level", "") or config.option.log_level or config.getini("log_level")
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
    """capsys: what the test prints, taken from the streams while it runs; capfd: from the descriptors."""

    def __init__(self, outer, is_bytes=False, is_tee=False, is_fd=False):
        self._outer, self._before, self._is_bytes = outer, (sys.stdout, sys.stderr), is_bytes
        self._descriptors = Descriptors() if is_fd and Descriptors.are_there() else None
        if self._descriptors is not None:
            self._descriptors.start()
            self._streams = self._descriptors.streams
        else:
            self._streams = [_Tee(s) if is_tee else io.StringIO() for s in self._before]
        sys.stdout, sys.stderr = self._streams

    def give_back(self):
        """What nobody has read, to the streams around."""
        for stream, text in zip(self._before, self.readouterr()):
            stream.write(text.decode() if self._is_bytes else text)

    def close(self):
        self.give_back()
        sys.stdout, sys.stderr = self._before
        if self._descriptors is not None:
            self._descriptors.stop()

    def readouterr(self):
        texts = self._descriptors.taken() if self._descriptors is not None else _drained(self._streams)
        return CaptureResult(text.encode() if self._is_bytes else text for text in texts)

    def disabled(self):
        import contextlib

        @contextlib.contextmanager
        def region():
            with self._outer.suspended():
                yield

        return region()
