"""spwd: the database of shadow passwords."""

import warnings
from _structseq import structseq

warnings._deprecated(__name__, remove=(3, 13))

__natives__ = "getspnam getspall"  # CPython has these in C: no traceback shows them

struct_spwd = structseq(
    "spwd.struct_spwd", ("sp_namp", "sp_pwdp", "sp_lstchg", "sp_min", "sp_max", "sp_warn", "sp_inact", "sp_expire", "sp_flag"),
    {"sp_nam": 0, "sp_pwd": 1}, doc="An entry of the database.")  # fmt: skip


def getspall():
    """All entries that may be read."""
    made = []
    with open("/etc/shadow", encoding="utf-8", errors="surrogateescape") as file:
        for line in file:
            name, password, *numbers = line.rstrip("\n").split(":")
            made.append(struct_spwd([name, password, *[int(number) if number else -1 for number in numbers[:7]]]))
    return made


def getspnam(arg, /):
    if not isinstance(arg, str):
        raise TypeError(f"getspnam() argument must be str, not {type(arg).__name__}")
    for entry in getspall():
        if entry.sp_namp == arg:
            return entry
    raise KeyError("getspnam(): name not found")
