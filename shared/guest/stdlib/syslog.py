"""syslog: messages for the machine's log."""

import sys

import _system

LOG_EMERG, LOG_ALERT, LOG_CRIT, LOG_ERR, LOG_WARNING, LOG_NOTICE, LOG_INFO, LOG_DEBUG = range(8)
LOG_PID, LOG_CONS, LOG_ODELAY, LOG_NDELAY, LOG_NOWAIT, LOG_PERROR = 1, 2, 4, 8, 16, 32
LOG_KERN, LOG_USER, LOG_MAIL, LOG_DAEMON, LOG_AUTH, LOG_SYSLOG, LOG_LPR, LOG_NEWS, LOG_UUCP, LOG_CRON, LOG_AUTHPRIV = range(0, 88, 8)
LOG_LOCAL0, LOG_LOCAL1, LOG_LOCAL2, LOG_LOCAL3, LOG_LOCAL4, LOG_LOCAL5, LOG_LOCAL6, LOG_LOCAL7 = range(128, 192, 8)
_is_open = False

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def openlog(ident=None, logoption=0, facility=LOG_USER):
    """What stands before messages, and whom they are from."""
    global _is_open
    if ident is not None and not isinstance(ident, str):
        raise TypeError(f"openlog() argument 1 must be str, not {type(ident).__name__}")
    if ident is None:
        ident = sys.argv[0].rpartition("/")[2] if sys.argv else ""
    if _system.is_machine:
        _system.openlog(ident, logoption, facility)
    _is_open = True


def syslog(*args):
    """syslog([priority,] message)"""
    if not 1 <= len(args) <= 2 or not isinstance(args[-1], str) or len(args) == 2 and not isinstance(args[0], int):
        raise TypeError("[priority,] message string")
    if not _is_open:
        openlog()
    if _system.is_machine:
        _system.syslog(args[0] if len(args) == 2 else LOG_INFO, args[-1].split("\0")[0])


def closelog():
    global _is_open
    if _is_open and _system.is_machine:
        _system.closelog()
    _is_open = False


def setlogmask(maskpri, /):
    """The priorities that are logged; what they were."""
    return _system.setlogmask(maskpri) if _system.is_machine else 255


def LOG_MASK(pri, /):
    return 1 << pri


def LOG_UPTO(pri, /):
    return (1 << pri + 1) - 1
