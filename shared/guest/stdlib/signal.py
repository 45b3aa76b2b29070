"""signal: handlers are kept and can be raised from the program; the host sends only SIGINT, as KeyboardInterrupt."""

import enum


class Signals(enum.IntEnum):
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL = 1, 2, 3, 4, 5, 6, 7, 8, 9
    SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD, SIGCONT, SIGSTOP = 10, 11, 12, 13, 14, 15, 17, 18, 19
    SIGTSTP, SIGTTIN, SIGTTOU = 20, 21, 22


class Handlers(enum.IntEnum):
    SIG_DFL, SIG_IGN = 0, 1


globals().update(Signals.__members__)
globals().update(Handlers.__members__)
NSIG = 65


def default_int_handler(signalnum, frame):
    raise KeyboardInterrupt


_handlers = {number: Handlers.SIG_DFL for number in Signals}
_handlers[Signals.SIGINT] = default_int_handler


def _known(number):
    if not 1 <= number < NSIG:
        raise ValueError("signal number out of range")
    return int(number)


def signal(signalnum, handler):
    if handler not in (0, 1) and not callable(handler):
        raise TypeError("signal handler must be signal.SIG_IGN, signal.SIG_DFL, or a callable object")
    old = _handlers.get(_known(signalnum), Handlers.SIG_DFL)
    if signalnum in (9, 19):
        raise OSError(22, "Invalid argument")
    _handlers[signalnum] = handler
    return old


def getsignal(signalnum):
    return _handlers.get(_known(signalnum), Handlers.SIG_DFL)


def raise_signal(signum):
    handler = getsignal(signum)
    if handler == Handlers.SIG_IGN:
        return
    if handler == Handlers.SIG_DFL:
        if signum in (Signals.SIGCHLD, Signals.SIGCONT):
            return
        raise SystemExit(128 + signum)
    handler(signum, None)


def strsignal(signalnum):
    return {1: "Hangup", 2: "Interrupt", 6: "Aborted", 9: "Killed", 11: "Segmentation fault", 15: "Terminated"}.get(_known(signalnum))


def valid_signals():
    return set(Signals)


def alarm(seconds):
    if seconds:
        raise NotImplementedError("signal.alarm: the host sends no alarms here")
    return 0


def siginterrupt(signalnum, flag):
    """System calls are not interrupted here."""
