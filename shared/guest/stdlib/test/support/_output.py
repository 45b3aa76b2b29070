"""test.support: the standard streams of a test."""

import contextlib
import io
import sys

_original_stdout = None


@contextlib.contextmanager
def captured_output(stream_name):
    """Puts a StringIO in the place of a stream of sys, and gives it."""
    original = getattr(sys, stream_name)
    setattr(sys, stream_name, io.StringIO())
    try:
        yield getattr(sys, stream_name)
    finally:
        setattr(sys, stream_name, original)


def captured_stdout():
    return captured_output("stdout")


def captured_stderr():
    return captured_output("stderr")


def captured_stdin():
    return captured_output("stdin")


def record_original_stdout(stdout):
    global _original_stdout
    _original_stdout = stdout


def get_original_stdout():
    return _original_stdout or sys.stdout


def flush_std_streams():
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


class _PrintWarning:
    """Writes warnings of the tests to `orig_stderr`, the stream of the program."""

    orig_stderr = sys.stderr

    def __call__(self, msg):
        stream = self.orig_stderr or sys.stderr
        for line in msg.splitlines():
            stream.write(f"Warning -- {line}\n")
        stream.flush()


print_warning = _PrintWarning()


@contextlib.contextmanager
def disable_faulthandler():
    import faulthandler

    was = faulthandler.is_enabled()
    faulthandler.disable()
    try:
        yield
    finally:
        if was:
            faulthandler.enable(file=sys.stderr, all_threads=True)
