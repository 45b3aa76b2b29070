"""Limits and usage of resources, as the machine tells them. In the page there is none to ask: usage is processor time, nothing is
limited, and no limit can be set."""

import time
from operator import index

import _system
from _structseq import structseq

(RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_RSS, RLIMIT_NPROC, RLIMIT_NOFILE, RLIMIT_MEMLOCK,
 RLIMIT_AS) = range(10)  # fmt: skip
RLIMIT_OFILE, RLIMIT_SIGPENDING, RLIMIT_MSGQUEUE, RLIMIT_NICE, RLIMIT_RTPRIO, RLIMIT_RTTIME = 7, 11, 12, 13, 14, 15
RUSAGE_SELF, RUSAGE_CHILDREN, RUSAGE_THREAD, RLIM_INFINITY = 0, -1, 1, -1
error = OSError
struct_rusage = structseq(
    "resource.struct_rusage",
    ("ru_utime", "ru_stime", "ru_maxrss", "ru_ixrss", "ru_idrss", "ru_isrss", "ru_minflt", "ru_majflt", "ru_nswap", "ru_inblock",
     "ru_oublock", "ru_msgsnd", "ru_msgrcv", "ru_nsignals", "ru_nvcsw", "ru_nivcsw"),
    doc="What getrusage() gives: seconds, KiB and counts.")  # fmt: skip

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def getpagesize():
    return 4096


def getrusage(who, /):
    who = index(who)
    if _system.is_machine:
        return struct_rusage(_system.getrusage(who))
    if who not in (RUSAGE_SELF, RUSAGE_CHILDREN, RUSAGE_THREAD):
        raise ValueError("invalid who parameter")
    return struct_rusage([time.process_time() if who != RUSAGE_CHILDREN else 0.0, 0.0, *[0] * 14])


def _two(limits):
    soft_and_hard = tuple(limits)
    if len(soft_and_hard) != 2:
        raise ValueError("expected a tuple of 2 integers")
    return map(index, soft_and_hard)


def prlimit(pid, resource, limits=None, /):
    resource = index(resource)
    if not 0 <= resource < 16:
        raise ValueError("invalid resource specified")
    soft, hard = (None, None) if limits is None else _two(limits)
    if _system.is_machine:
        return _system.prlimit(pid, resource, soft, hard)
    if limits is not None:
        raise OSError(38, "Function not implemented")
    return RLIM_INFINITY, RLIM_INFINITY


def getrlimit(resource, /):
    return prlimit(0, resource)


def setrlimit(resource, limits, /):
    if index(resource) not in range(16):
        raise ValueError("invalid resource specified")
    prlimit(0, resource, tuple(_two(limits)))
