"""Numbers of operating system errors (Linux)."""

_NAMES = """EPERM ENOENT ESRCH EINTR EIO ENXIO E2BIG ENOEXEC EBADF ECHILD EAGAIN ENOMEM EACCES EFAULT ENOTBLK EBUSY EEXIST EXDEV
ENODEV ENOTDIR EISDIR EINVAL ENFILE EMFILE ENOTTY ETXTBSY EFBIG ENOSPC ESPIPE EROFS EMLINK EPIPE EDOM ERANGE EDEADLK
ENAMETOOLONG ENOLCK ENOSYS ENOTEMPTY ELOOP""".split()
_TEXTS = {2: "No such file or directory", 1: "Operation not permitted", 13: "Permission denied", 17: "File exists",
          20: "Not a directory", 21: "Is a directory", 22: "Invalid argument", 39: "Directory not empty",
          38: "Function not implemented", 28: "No space left on device", 11: "Resource temporarily unavailable",
          32: "Broken pipe", 33: "Numerical argument out of domain", 34: "Numerical result out of range"}  # fmt: skip

errorcode = {i: name for i, name in enumerate(_NAMES, 1)}
globals().update({name: i for i, name in errorcode.items()})
EWOULDBLOCK = 11
ETIMEDOUT, ECONNREFUSED, ECONNRESET, ECONNABORTED, ENOTSUP, EOPNOTSUPP = 110, 111, 104, 103, 95, 95
errorcode.update({110: "ETIMEDOUT", 111: "ECONNREFUSED", 104: "ECONNRESET", 103: "ECONNABORTED", 95: "ENOTSUP"})
