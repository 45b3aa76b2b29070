"""os: what is configured for paths and the system, owners, children's use, attributes of files."""
import errno
import os
import stat
import tempfile


def told(f, *args, **options):
    try:
        return f(*args, **options)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(os.confstr_names["CS_PATH"], len(os.confstr_names), os.confstr("CS_PATH"), told(os.confstr, "CS_NONE"), told(os.confstr, 1.5))
print(len(os.pathconf_names), os.pathconf("/", "PC_NAME_MAX"), os.fpathconf(0, "PC_PIPE_BUF") >= 512, told(os.pathconf, "/none", "PC_NAME_MAX"))
print(os.getresuid() == (os.getuid(), os.geteuid(), os.getuid()), len(os.getresgid()), told(os.setresuid, -1, -1, -1))
print(os.getgid() in os.getgrouplist("root", os.getgid()))
pid = os.fork()
if pid == 0:
    os._exit(7)
found, status, usage = os.wait4(pid, 0)
print(found == pid, os.waitstatus_to_exitcode(status), type(usage).__name__, usage.ru_utime >= 0, told(os.wait3, os.WNOHANG))
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "f")
    os.mknod(path, 0o600 | stat.S_IFREG)
    print(oct(os.stat(path).st_mode), told(os.mknod, path)[:25])
    try:
        os.setxattr(path, "user.a", b"1")
        os.setxattr(path, b"user.b", b"")
        got = sorted(os.listxattr(path)), os.getxattr(path, "user.a"), os.getxattr(path, "user.b")
        os.removexattr(path, "user.a")
        got += (os.listxattr(path), told(os.getxattr, path, "user.a")[:17])
    except OSError as error:
        # A file system without them.
        got = None if error.errno == errno.ENOTSUP else error
    print(got in (None, (["user.a", "user.b"], b"1", b"", ["user.b"], "OSError: [Errno 6")), told(os.listxattr, 1, follow_symlinks=False))
fd = os.memfd_create("name", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
print(os.write(fd, b"abc"), os.lseek(fd, 0, 0), os.read(fd, 9), os.get_inheritable(fd))
os.close(fd)
fd = os.eventfd(2, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
os.eventfd_write(fd, 40)
print(os.eventfd_read(fd), told(os.eventfd_read, fd)[:15], os.WIFCONTINUED(0xFFFF), os.WIFCONTINUED(0))
os.close(fd)
# expect: 0 27 /bin:/usr/bin ValueError: unrecognized configuration name TypeError: configuration names must be strings or integers
# expect: 20 255 True FileNotFoundError: [Errno 2] No such file or directory: '/none'
# expect: True 3 None
# expect: True
# expect: True 7 struct_rusage True ChildProcessError: [Errno 10] No child processes
# expect: 0o100600 FileExistsError: [Errno 1
# expect: True ValueError: listxattr: cannot use fd and follow_symlinks together
# expect: 3 0 b'abc' False
# expect: 42 BlockingIOError True False
