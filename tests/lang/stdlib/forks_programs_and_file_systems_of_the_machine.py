"""The rarer part of os: forks and what takes their place, priorities, groups, owners, descriptors, file systems."""
import errno
import os
import sys
import tempfile
import threading


def tried(function, *arguments, **names):
    try:
        print(repr(function(*arguments, **names)))
    except BaseException as e:
        print(type(e).__name__, e)


def child(work):
    """What a copy of this process writes into a pipe, and how it ends."""
    r, w = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(r)
            work(w)
        except SystemExit as e:
            os._exit(e.code)
        finally:
            os._exit(99)
    os.close(w)
    with os.fdopen(r, "rb") as f:
        data = f.read()
    return data, os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def says(w):
    os.write(w, b"hello from below")
    os._exit(3)


def becomes(w):
    os.dup2(w, 1)
    os.execv("/bin/echo", ["echo", "in its place"])


def becomes_found(w):
    os.dup2(w, 1)
    os.execvpe("sh", ["sh", "-c", "echo $HERE; exit 5"], {"HERE": "there", "PATH": "/bin:/usr/bin"})


print(child(says), child(becomes), child(becomes_found), child(lambda w: sys.exit(4)))
order = []
os.register_at_fork(before=lambda: order.append("before"), after_in_parent=lambda: order.append("parent"), after_in_child=lambda: order.append("child"))
print(child(lambda w: os.write(w, ",".join(order).encode()) and sys.exit(0)), order)
tried(os.register_at_fork)
tried(os.register_at_fork, before=5)
started = threading.Event()
ended = threading.Event()
thread = threading.Thread(target=lambda: (started.set(), ended.wait()))
thread.start()
started.wait()
print(child(lambda w: os.write(w, b"alone") and sys.exit(0)))
ended.set()
thread.join()
tried(os.execv, "/no/such", ["x"])
tried(os.execv, "/bin/true", [])
tried(os.execv, "/bin/true", "x")
tried(os.execve, "/bin/true", ["x"], 5)
tried(os.execvp, "no-such-program-here", ["x"])
print(os.getpgrp() == os.getpgid(0) == os.getpgid(os.getpid()), os.getsid(0) == os.getsid(os.getpid()), isinstance(os.getgroups(), list))
tried(os.getpgid, -5)
print(os.nice(0) == os.getpriority(os.PRIO_PROCESS, 0), os.sched_get_priority_max(os.SCHED_RR), os.sched_get_priority_min(os.SCHED_OTHER))
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "f")
    fd = os.open(path, os.O_RDWR | os.O_CREAT)
    print(os.writev(fd, [b"ab", bytearray(b"cd"), b"efgh"]), os.pwrite(fd, b"XY", 2), os.pread(fd, 20, 0), os.lseek(fd, 0, 1))
    os.lseek(fd, 0, 0)
    parts = [bytearray(3), bytearray(4)]
    print(os.readv(fd, parts), parts, os.preadv(fd, parts, 4), parts, os.pwritev(fd, [b"1", b"2"], 0), os.pread(fd, 3, 0))
    os.fchmod(fd, 0o640)
    print(oct(os.stat(path).st_mode), os.chown(path, -1, -1), os.lchown(path, -1, -1), os.fchown(fd, -1, -1), os.chown(fd, -1, -1))
    tried(os.chown, "/no/such/file", -1, -1)
    os.posix_fallocate(fd, 0, 100)
    print(os.fstat(fd).st_size, os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_NORMAL), os.lockf(fd, os.F_TLOCK, 0), os.lockf(fd, os.F_ULOCK, 0))
    tried(os.posix_fallocate, fd, -1, 5)
    found = os.statvfs(folder)
    print(type(found).__name__, len(found), found.f_bsize > 0, found.f_namemax, found == os.fstatvfs(fd), found[9] == found.f_namemax)
    tried(os.statvfs, "/no/such/file")
    copy = os.open(os.path.join(folder, "g"), os.O_RDWR | os.O_CREAT)
    print(os.sendfile(copy, fd, 0, 4), os.copy_file_range(fd, copy, 3, 4), os.pread(copy, 20, 0))
    tried(os.copy_file_range, fd, copy, -1)
    here = os.getcwd()
    folder_fd = os.open(folder, os.O_RDONLY)
    os.fchdir(folder_fd)
    print(sorted(os.listdir()))
    os.chdir(here)
    for each in (fd, copy, folder_fd):
        os.close(each)
r, w = os.pipe2(os.O_NONBLOCK)
print(os.get_blocking(r), os.get_inheritable(w), os.set_blocking(r, True), os.get_blocking(r), os.set_inheritable(w, True), os.get_inheritable(w))
tried(os.ttyname, r)
print(os.device_encoding(r), os.isatty(r), os.ctermid())
os.close(r)
os.close(w)
master, slave = os.openpty()
print(os.isatty(slave), os.ttyname(slave).startswith("/dev/"), os.write(slave, b"x"), os.read(master, 5))
os.close(master)
os.close(slave)
print(len(os.getrandom(5)), len(os.urandom(7)), os.major(0x801), os.minor(0x801), os.makedev(8, 1) == 0x801, os.sysconf("SC_PAGESIZE"), os.sysconf(30))
tried(os.urandom, -1)
tried(os.sysconf, "SC_NOTHING")
tried(os.sysconf, 1.5)
tried(os.get_blocking, 9999)
tried(getattr, os, "no_such_name")
print(os.EX_CONFIG, os.O_TMPFILE == 4259840, os.P_PID, "fork" in dir(os), errno.ENOSYS)
print(os.waitstatus_to_exitcode(os.waitpid(os.posix_spawn("/bin/sh", ["sh", "-c", "exit 6"], os.environ), 0)[1]))

# expect: (b'hello from below', 3) (b'in its place\n', 0) (b'there\n', 5) (b'', 4)
# expect: (b'before,child', 0) ['before', 'parent']
# expect: TypeError At least one argument is required.
# expect: TypeError 'before' must be callable, not int
# expect: (b'alone', 0)
# expect: FileNotFoundError [Errno 2] No such file or directory
# expect: ValueError execv() arg 2 must not be empty
# expect: TypeError execv() arg 2 must be a tuple or list
# expect: TypeError execve: environment must be a mapping object
# expect: FileNotFoundError [Errno 2] No such file or directory
# expect: True True True
# expect: ProcessLookupError [Errno 3] No such process
# expect: True 99 0
# expect: 8 2 b'abXYefgh' 8
# expect: 7 [bytearray(b'efg'), bytearray(b'hefg')] 4 [bytearray(b'efg'), bytearray(b'hefg')] 2 b'12X'
# expect: 0o100640 None None None None
# expect: FileNotFoundError [Errno 2] No such file or directory: '/no/such/file'
# expect: 100 None None None
# expect: OSError [Errno 22] Invalid argument
# expect: statvfs_result 10 True 255 True True
# expect: FileNotFoundError [Errno 2] No such file or directory: '/no/such/file'
# expect: 4 3 b'12XYefg'
# expect: ValueError negative value for 'count' not allowed
# expect: ['f', 'g']
# expect: False True None True None True
# expect: OSError [Errno 25] Inappropriate ioctl for device
# expect: None False /dev/tty
# expect: True True 1 b'x'
# expect: 5 7 8 1 True 4096 4096
# expect: ValueError negative argument not allowed
# expect: ValueError unrecognized configuration name
# expect: TypeError configuration names must be strings or integers
# expect: OSError [Errno 9] Bad file descriptor
# expect: AttributeError module 'os' has no attribute 'no_such_name'
# expect: 78 True 1 True 38
# expect: 6
