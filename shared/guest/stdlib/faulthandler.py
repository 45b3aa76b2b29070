"""faulthandler: tracebacks on request. The interpreter has no faults of its own to report, so enabling it is remembered only."""

import sys

_enabled = False


def enable(file=None, all_threads=True):
    global _enabled
    _enabled = True


def disable():
    global _enabled
    was, _enabled = _enabled, False
    return was


def is_enabled():
    return _enabled


def dump_traceback(file=None, all_threads=True):
    """The running frames, innermost first, in CPython's short form."""
    frame = sys._getframe(1)
    lines = ["Current thread 0x0000000000000001 (most recent call first):\n"]
    while frame is not None:
        lines.append(f'  File "{frame.f_code.co_filename}", line {frame.f_lineno} in {frame.f_code.co_name}\n')
        frame = frame.f_back
    (sys.stderr if file is None else file).write("".join(lines))


def dump_traceback_later(timeout, repeat=False, file=None, exit=False):
    """Never: nothing runs beside the program."""


def cancel_dump_traceback_later():
    """There is none."""


def register(signum, file=None, all_threads=True, chain=False):
    """Signals do not reach programs here."""


def unregister(signum):
    return False
