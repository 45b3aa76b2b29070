"""unittest._log: what assertLogs and assertNoLogs watch a logger with."""

import collections
import logging

from unittest._raises import _BaseTestCaseContext

__unittest = True  # marks this module's frames, which tracebacks leave out

_LoggingWatcher = collections.namedtuple("_LoggingWatcher", ["records", "output"])


class _CapturingHandler(logging.Handler):
    """Keeps records and their texts."""

    def __init__(self):
        super().__init__()
        self.watcher = _LoggingWatcher([], [])

    def flush(self):
        """Nothing waits here."""

    def emit(self, record):
        self.watcher.records.append(record)
        self.watcher.output.append(self.format(record))


class _AssertLogsContext(_BaseTestCaseContext):
    """assertLogs and assertNoLogs as context managers."""

    LOGGING_FORMAT = "%(levelname)s:%(name)s:%(message)s"

    def __init__(self, test_case, logger_name, level, no_logs):
        super().__init__(test_case)
        self.logger_name, self.msg, self.no_logs = logger_name, None, no_logs
        self.level = logging._nameToLevel.get(level, level) if level else logging.INFO

    def __enter__(self):
        is_logger = isinstance(self.logger_name, logging.Logger)
        logger = self.logger = self.logger_name if is_logger else logging.getLogger(self.logger_name)
        handler = _CapturingHandler()
        handler.setLevel(self.level)
        handler.setFormatter(logging.Formatter(self.LOGGING_FORMAT))
        self.watcher = handler.watcher
        self._before = logger.handlers[:], logger.level, logger.propagate
        logger.handlers = [handler]
        logger.setLevel(self.level)
        logger.propagate = False
        return None if self.no_logs else handler.watcher

    def __exit__(self, exc_type, exc_value, tb):
        self.logger.handlers, level, self.logger.propagate = self._before
        self.logger.setLevel(level)
        if exc_type is not None:
            return
        if self.no_logs:
            if self.watcher.records:
                self._raiseFailure(f"Unexpected logs found: {self.watcher.output!r}")
        elif not self.watcher.records:
            self._raiseFailure(f"no logs of level {logging.getLevelName(self.level)} or higher triggered on {self.logger.name}")
