"""pwd: the one user there is."""

import os

from _structseq import structseq

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


struct_passwd = structseq(
    "pwd.struct_passwd", ("pw_name", "pw_passwd", "pw_uid", "pw_gid", "pw_gecos", "pw_dir", "pw_shell"))  # fmt: skip


def getpwall():
    return [struct_passwd(("root", "x", 0, 0, "root", os.environ.get("HOME", "/root"), "/bin/bash"))]


def getpwuid(uid, /):
    if uid != 0:
        raise KeyError(f"getpwuid(): uid not found: {uid}")
    return getpwall()[0]


def getpwnam(name, /):
    if name != "root":
        raise KeyError(f"getpwnam(): name not found: {name!r}")
    return getpwall()[0]
