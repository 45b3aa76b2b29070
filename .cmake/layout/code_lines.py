"""The lines of code that most first compiles run, noted in the command for base/code_lines.cpp to fetch.

Each kind of first call (first_calls.py) is run step by step, as a debugger does it.
"""
import collections
import ctypes
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ("ast", "bytecode", "trace", "cell", "vmap", "nested vmap")
SHARED_BY = 2  # What one kind alone runs is not worth what fetching it in vain costs the others.
LINE_BYTES = 64
TABLE_WORDS = 1024

# <sys/ptrace.h>, <sys/reg.h>, <sys/personality.h>
TRACEME, PEEKUSER, CONT, SINGLESTEP, SETOPTIONS = 0, 3, 7, 9, 0x4200
RIP = 8 * 16
TRACECLONE, EXITKILL = 1 << 3, 1 << 20
ADDR_NO_RANDOMIZE = 0x40000

# Both processes run on one core: a step takes a third of the time when nobody is woken on another.
CORE = {min(os.sched_getaffinity(0))}

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.restype = ctypes.c_long
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]


class Section:
    """A section of the command: its address, where it stands in the file, and its size, in bytes."""

    def __init__(self, binary, name):
        text = subprocess.run(["readelf", "-SW", binary], capture_output=True, text=True, check=True).stdout
        found = re.search(rf"\] {re.escape(name)} +PROGBITS +(\w+) (\w+) (\w+)", text)
        if not found:
            sys.exit(f"code_lines: {binary} has no section {name}")
        self.address, self.offset, self.size = (int(field, 16) for field in found.groups())


def started(command):
    """The process of the command, stopped where its program begins; null where processes may not be traced."""
    process = os.fork()
    if process == 0:
        libc.personality(ADDR_NO_RANDOMIZE)
        if libc.ptrace(TRACEME, 0, None, None) != 0:
            os._exit(1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(command[0], [str(word) for word in command])
    _, status = os.waitpid(process, 0)
    if not os.WIFSTOPPED(status):
        return None
    libc.ptrace(SETOPTIONS, process, None, TRACECLONE | EXITKILL)
    return process


def base_address(process):
    with open(f"/proc/{process}/maps") as maps:
        return int(next(maps).split("-")[0], 16)


def lines_of(command, text):
    """The lines of `text` that the command runs between its two SIGUSR1, as numbers; null where it cannot be traced."""
    process = started(command)
    if process is None:
        return None
    base = base_address(process) + text.address
    lines = set()
    stepped = None  # The thread that is in between.
    libc.ptrace(CONT, process, None, None)
    while True:
        thread, status = os.waitpid(-1, 0x40000000)  # __WALL: threads, too
        if not os.WIFSTOPPED(status):
            if thread == process:
                break
            continue
        stop = os.WSTOPSIG(status)
        if stop == signal.SIGUSR1:
            stepped = None if stepped == thread else thread
        if thread == stepped:
            at = libc.ptrace(PEEKUSER, thread, RIP, None) - base
            if 0 <= at < text.size:
                lines.add(at // LINE_BYTES)
        # SIGTRAP is a step or a new thread, SIGSTOP that thread's own beginning: none is for the program.
        passed = None if stop in (signal.SIGTRAP, signal.SIGSTOP, signal.SIGUSR1) else int(stop)
        libc.ptrace(SINGLESTEP if thread == stepped else CONT, thread, None, passed)
    if status != 0:
        sys.exit(f"code_lines: {' '.join(map(str, command))} ended with status {status}")
    return lines


def note(binary):
    """Writes the table of a command that has been laid out. The number of lines in it; null where nothing can be traced."""
    text, table = Section(binary, ".text"), Section(binary, ".refjit_lines")
    counts = collections.Counter()
    os.sched_setaffinity(0, CORE)
    for kind in KINDS:
        lines = lines_of([binary, "run", HERE / "first_calls.py", kind], text)
        if lines is None:
            return None
        if not lines:
            sys.exit(f"code_lines: the first call {kind} ran nothing in .text")
        counts.update(lines)
    words = [0] * TABLE_WORDS
    chosen = [line for line, count in counts.items() if count >= SHARED_BY and line < TABLE_WORDS * 64]
    for line in chosen:
        words[line // 64] |= 1 << line % 64
    content = struct.pack(f"<q{TABLE_WORDS}Q", text.address - table.address, *words)
    if len(content) != table.size:
        sys.exit(f"code_lines: the table has {table.size} bytes, {len(content)} expected: base/code_lines.cpp has another form")
    with open(binary, "r+b") as file:
        file.seek(table.offset)
        file.write(content)
    return len(chosen)
