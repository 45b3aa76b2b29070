"""signal: handlers of the program, called between jumps back and around waits of the first thread. In a page none is sent but
by the program itself."""

import enum
import sys
import threading

import _system
import _thread
from _structseq import structseq

__natives__ = "alarm default_int_handler getitimer pause pthread_kill set_wakeup_fd setitimer siginterrupt sigtimedwait strsignal"  # CPython has these in C: no traceback shows them

class Signals(enum.IntEnum):
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL = 1, 2, 3, 4, 5, 6, 7, 8, 9
    SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT, SIGCHLD, SIGCONT, SIGSTOP = 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
    SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGWINCH, SIGIO = 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
    SIGPWR, SIGSYS, SIGRTMIN, SIGRTMAX = 30, 31, 34, 64
    SIGIOT, SIGCLD, SIGPOLL = 6, 17, 29


class Handlers(enum.IntEnum):
    SIG_DFL, SIG_IGN = 0, 1


class Sigmasks(enum.IntEnum):
    SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK = 0, 1, 2


for _kind in (Signals, Handlers, Sigmasks):
    globals().update(_kind.__members__)
del _kind
NSIG = 65
ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF = 0, 1, 2


class itimer_error(OSError):
    pass


ItimerError = itimer_error


struct_siginfo = structseq(
    "signal.struct_siginfo", ("si_signo", "si_code", "si_errno", "si_pid", "si_uid", "si_status", "si_band"),
    doc="What is known of a signal that was waited for.")  # fmt: skip


def default_int_handler(signalnum, frame, /):
    raise KeyboardInterrupt


_handlers = {number: Handlers.SIG_DFL for number in range(1, NSIG) if number not in (32, 33)}
_handlers[2] = default_int_handler
if _system.is_machine:
    _handlers[13] = _handlers[25] = Handlers.SIG_IGN
_names = """Hangup|Interrupt|Quit|Illegal instruction|Trace/breakpoint trap|Aborted|Bus error|Floating point exception|Killed|
User defined signal 1|Segmentation fault|User defined signal 2|Broken pipe|Alarm clock|Terminated|Stack fault|Child exited|Continued|
Stopped (signal)|Stopped|Stopped (tty input)|Stopped (tty output)|Urgent I/O condition|CPU time limit exceeded|
File size limit exceeded|Virtual timer expired|Profiling timer expired|Window changed|I/O possible|Power failure|
Bad system call""".replace("\n", "").split("|")


def _known(number):
    if not hasattr(number, "__index__"):
        raise TypeError(f"'{type(number).__name__}' object cannot be interpreted as an integer")
    number = number.__index__()
    if not 1 <= number < NSIG:
        raise ValueError("signal number out of range")
    return number


def _signal_of(number):
    try:
        return Signals(number)
    except ValueError:
        return number


def _attend():
    """Calls the handlers of the signals that came."""
    for number in _system.take_signals():
        handler = _handlers[number]
        if callable(handler):
            handler(number, sys._getframe(1))


def signal(signalnum, handler):
    """Sets what becomes of a signal; what became of it before."""
    if handler not in (0, 1) and not callable(handler):
        raise TypeError("signal handler must be signal.SIG_IGN, signal.SIG_DFL, or a callable object")
    if threading.current_thread() is not threading.main_thread():
        raise ValueError("signal only works in main thread of the main interpreter")
    number = _known(signalnum)
    old = _handlers.get(number)
    if number in (9, 19, 32, 33):
        raise OSError(22, "Invalid argument")
    if _system.is_machine:
        _system.watch_signal(number, 3 if handler is default_int_handler and number == 2 else 2 if callable(handler) else int(handler))
    _handlers[number] = Handlers(handler) if handler in (0, 1) else handler
    if _system.is_machine:
        is_watched = any(callable(each) and each is not default_int_handler for each in _handlers.values())
        _thread._attend_by(_attend if is_watched else None)
    return old


def getsignal(signalnum):
    return _handlers.get(_known(signalnum))


def raise_signal(signum, /):
    if signum == 0 or _handlers.get(signum) == Handlers.SIG_IGN:
        return
    handler = getsignal(signum)
    if callable(handler):
        handler(int(signum), sys._getframe(1))
    elif _system.is_machine:
        _system.kill(_system.getpid(), signum)
    elif signum not in (Signals.SIGCHLD, Signals.SIGCONT):
        raise SystemExit(128 + signum)


def strsignal(signalnum, /):
    number = _known(signalnum)
    return _names[number - 1] if number <= len(_names) else None if number < 34 else f"Real-time signal {number - 34}"


def valid_signals():
    return {_signal_of(number) for number in _handlers}


def siginterrupt(signalnum, flag, /):
    """Calls of the system begin again after a signal in any case."""
    _known(signalnum)


def _timer(call, *arguments):
    try:
        return call(*arguments)
    except OSError as e:
        raise itimer_error(*e.args) from None


def setitimer(which, seconds, interval=0.0, /):
    return _timer(_system.setitimer, which, seconds, interval)


def getitimer(which, /):
    return _timer(_system.getitimer, which)


def alarm(seconds, /):
    """SIGALRM after so many seconds; how many were left of the alarm before."""
    if not _system.is_machine:
        if seconds:
            raise NotImplementedError("signal.alarm: the host sends no alarms here")
        return 0
    return _system.alarm(seconds)


def _checked(sigset):
    numbers = list(sigset)
    for number in numbers:
        if not 1 <= number < NSIG:
            raise ValueError(f"signal number {int(number)} out of range [1; {NSIG - 1}]")
    return numbers


def pthread_sigmask(how, mask, /):
    """Blocks or frees signals; those that were blocked."""
    old = _system.signal_mask(int(how), _checked(mask))
    _attend()
    return {_signal_of(number) for number in old}


def sigpending():
    return {_signal_of(number) for number in _system.pending_signals()}


def sigtimedwait(sigset, timeout, /):
    numbers = _checked(sigset)
    if timeout < 0:
        raise ValueError("timeout must be non-negative")
    found = _system.await_signal(numbers, timeout)
    return None if found is None else struct_siginfo(found)


def sigwaitinfo(sigset, /):
    numbers = _checked(sigset)
    while (found := _system.await_signal(numbers, 0.02)) is None:
        _thread._turn(0)
    return struct_siginfo(found)


def sigwait(sigset, /):
    return _signal_of(sigwaitinfo(sigset)[0])


def pause():
    """Waits for a signal that has a handler."""
    came = []

    def attend():
        came.extend(numbers := _system.take_signals())
        for number in numbers:
            if callable(_handlers[number]):
                _handlers[number](number, sys._getframe(1))

    old = _thread._attend_by(attend)
    try:
        while not came:
            _thread._turn(0.01)
    finally:
        _thread._attend_by(old)


def pthread_kill(thread_id, signalnum, /):
    if signalnum:
        _known(signalnum)
    _system.kill(_system.getpid(), signalnum)
    _thread._turn(0)


def set_wakeup_fd(fd, /, *, warn_on_full_buffer=True):
    """Writes the number of each signal that has a handler to the descriptor, too."""
    if threading.current_thread() is not threading.main_thread():
        raise ValueError("set_wakeup_fd only works in main thread of the main interpreter")
    if fd != -1:
        _system.fstat(fd)
        if not _system.is_nonblocking(fd):
            raise ValueError(f"the fd {fd} must be in non-blocking mode")
    return _system.set_wakeup_fd(fd)
