"""getpass: a line from standard input (the host shows what is typed), the user's name."""

import os
import sys

__all__ = ["GetPassWarning", "getpass", "getuser"]


class GetPassWarning(UserWarning):
    pass


def getpass(prompt="Password: ", stream=None):
    (stream or sys.stderr).write(prompt)
    return input()


def getuser():
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        if os.environ.get(name):
            return os.environ[name]
    return "root"
