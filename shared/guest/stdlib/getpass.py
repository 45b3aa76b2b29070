"""getpass: a line that is typed unseen, and the user's name."""

import contextlib
import io
import os
import sys
import warnings

__all__ = ["getpass", "getuser", "GetPassWarning"]


class GetPassWarning(UserWarning):
    pass


def _raw_input(prompt="", stream=None, input=None):
    """A line of `input`, after the prompt on `stream`; EOFError at the end."""
    stream, input = stream or sys.stderr, input or sys.stdin
    prompt = str(prompt)
    if prompt:
        try:
            stream.write(prompt)
        except UnicodeEncodeError:
            stream.write(prompt.encode(stream.encoding, "replace").decode(stream.encoding))
        stream.flush()
    line = input.readline()
    if not line:
        raise EOFError
    return line[:-1] if line[-1] == "\n" else line


def fallback_getpass(prompt="Password: ", stream=None):
    warnings.warn("Can not control echo on the terminal.", GetPassWarning, stacklevel=2)
    stream = stream or sys.stderr
    print("Warning: Password input may be echoed.", file=stream)
    return _raw_input(prompt, stream)


def unix_getpass(prompt="Password: ", stream=None):
    """A line of the terminal, which shows nothing of it meanwhile."""
    password = None
    with contextlib.ExitStack() as stack:
        try:
            # The terminal itself, whatever the standard streams are.
            fd = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY)
            tty = io.FileIO(fd, "w+")
            stack.enter_context(tty)
            input = io.TextIOWrapper(tty)
            stack.enter_context(input)
            stream = stream or input
        except OSError:
            stack.close()
            try:
                fd = sys.stdin.fileno()
            except (AttributeError, ValueError):
                fd = None
                password = fallback_getpass(prompt, stream)
            input, stream = sys.stdin, stream or sys.stderr
        if fd is None:
            stream.write("\n")
            return password
        try:
            before = termios.tcgetattr(fd)
            after = before[:]
            after[3] &= ~termios.ECHO
            when = termios.TCSAFLUSH | getattr(termios, "TCSASOFT", 0)
            try:
                termios.tcsetattr(fd, when, after)
                password = _raw_input(prompt, stream, input=input)
            finally:
                termios.tcsetattr(fd, when, before)
                stream.flush()
        except termios.error:
            if password is not None:
                raise  # the line was read: it is not read again
            if stream is not input:
                stack.close()
            password = fallback_getpass(prompt, stream)
        stream.write("\n")
        return password


def getuser():
    """The user's name: of the environment, or of the accounts' file."""
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        user = os.environ.get(name)
        if user:
            return user
    import pwd

    return pwd.getpwuid(os.getuid())[0]


try:
    import termios

    termios.tcgetattr, termios.tcsetattr  # noqa: B018
except (ImportError, AttributeError):
    getpass = fallback_getpass
else:
    getpass = unix_getpass
