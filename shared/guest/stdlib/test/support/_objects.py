"""test.support: objects that compare in one way, what watches errors that cannot be raised, sizes of objects."""

import functools
import sys


class _AlwaysEqual:
    """Equal to everything."""

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


class _NeverEqual:
    """Equal to nothing, not even to itself."""

    def __eq__(self, other):
        return False

    def __ne__(self, other):
        return True

    def __hash__(self):
        return 1


@functools.total_ordering
class _Largest:
    """Greater than everything but itself."""

    def __eq__(self, other):
        return isinstance(other, _Largest)

    def __lt__(self, other):
        return False


@functools.total_ordering
class _Smallest:
    """Less than everything but itself."""

    def __eq__(self, other):
        return isinstance(other, _Smallest)

    def __gt__(self, other):
        return False


ALWAYS_EQ, NEVER_EQ, LARGEST, SMALLEST = _AlwaysEqual(), _NeverEqual(), _Largest(), _Smallest()


class EqualToForwardRef:
    """Equal to a typing.ForwardRef of these parts."""

    def __init__(self, arg, *, module=None, owner=None, is_class=False):
        self.arg, self.module, self.owner, self.is_class = arg, module, owner, is_class

    def __eq__(self, other):
        return getattr(other, "__forward_arg__", None) == self.arg


class Matcher:
    """Compares the parts of a dict with what is expected of them: texts by containing, all else by equality."""

    _partial_matches = ("msg", "message")

    def matches(self, d, **kwargs):
        return all(self.match_value(key, d.get(key), value) for key, value in kwargs.items())

    def match_value(self, k, dv, v):
        if type(v) is not type(dv):
            return False
        if type(dv) is not str or k not in self._partial_matches:
            return v == dv
        return v in dv


class SuppressCrashReport:
    """Without dumps of crashed processes; here there are none."""

    def __enter__(self):
        return self

    def __exit__(self, *ignore_exc):
        pass


class SaveSignals:
    """Keeps the handlers of signals."""

    def __init__(self):
        import signal

        self.signal = signal
        self.signals = signal.valid_signals() if hasattr(signal, "valid_signals") else ()
        self.handlers = {}

    def save(self):
        for number in self.signals:
            handler = self.signal.getsignal(number)
            if handler is not None:
                self.handlers[number] = handler

    def restore(self):
        for number, handler in self.handlers.items():
            try:
                self.signal.signal(number, handler)
            except (OSError, ValueError):
                pass


class catch_unraisable_exception:
    """Keeps what sys.unraisablehook is told: `unraisable`, within the with statement."""

    def __init__(self):
        self.unraisable = None
        self._old_hook = None

    def _hook(self, unraisable):
        self.unraisable = unraisable

    def __enter__(self):
        self._old_hook = sys.unraisablehook
        sys.unraisablehook = self._hook
        return self

    def __exit__(self, *exc_info):
        sys.unraisablehook = self._old_hook
        del self.unraisable


def calcobjsize(fmt):
    """The bytes of an object with these fields (struct's letters)."""
    import struct

    return struct.calcsize("nP" + fmt + "0n")


def calcvobjsize(fmt):
    import struct

    return struct.calcsize("nPn" + fmt + "0n")


def check_sizeof(test, o, size):
    """Sizes are those of another interpreter's layout: a fact of CPython alone."""
    test.skipTest("sizes of objects are an implementation detail")


checksizeof = check_sizeof
