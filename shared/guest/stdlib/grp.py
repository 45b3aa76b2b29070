"""grp: the one group there is."""

from _structseq import structseq

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


struct_group = structseq("grp.struct_group", ("gr_name", "gr_passwd", "gr_gid", "gr_mem"))


def getgrall():
    return [struct_group(("root", "x", 0, []))]


def getgrgid(id):
    if id != 0:
        raise KeyError(f"getgrgid(): gid not found: {id}")
    return getgrall()[0]


def getgrnam(name):
    if not isinstance(name, str):
        raise TypeError(f"getgrnam() argument 'name' must be str, not {type(name).__name__}")
    if name != "root":
        raise KeyError(f"getgrnam(): name not found: {name!r}")
    return getgrall()[0]
