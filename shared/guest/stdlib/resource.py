"""Limits and usage of resources: those of the host are not asked, so usage is processor time alone."""

from collections import namedtuple

RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_RSS, RLIMIT_NPROC, RLIMIT_NOFILE = range(8)
RLIMIT_MEMLOCK, RLIMIT_AS = 8, 9
RUSAGE_SELF, RUSAGE_CHILDREN, RUSAGE_THREAD, RLIM_INFINITY = 0, -1, 1, -1
error = OSError
struct_rusage = namedtuple("struct_rusage", "ru_utime ru_stime ru_maxrss ru_ixrss ru_idrss ru_isrss ru_minflt ru_majflt ru_nswap "
                                            "ru_inblock ru_oublock ru_msgsnd ru_msgrcv ru_nsignals ru_nvcsw ru_nivcsw")
_limits = {}

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def getpagesize():
    return 4096


def getrusage(who, /):
    import time

    if who not in (RUSAGE_SELF, RUSAGE_CHILDREN, RUSAGE_THREAD):
        raise ValueError("invalid who parameter")
    return struct_rusage(time.process_time() if who != RUSAGE_CHILDREN else 0.0, 0.0, *[0] * 14)


def getrlimit(resource, /):
    if not 0 <= resource <= 15:
        raise ValueError("invalid resource specified")
    return _limits.get(resource, (RLIM_INFINITY, RLIM_INFINITY))


def setrlimit(resource, limits, /):
    getrlimit(resource)
    _limits[resource] = tuple(limits)
