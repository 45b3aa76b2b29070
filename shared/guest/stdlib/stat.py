"""Bits of file modes."""

S_IFDIR, S_IFCHR, S_IFBLK, S_IFREG, S_IFIFO, S_IFLNK, S_IFSOCK = 0o040000, 0o020000, 0o060000, 0o100000, 0o010000, 0o120000, 0o140000
ST_MODE, ST_INO, ST_DEV, ST_NLINK, ST_UID, ST_GID, ST_SIZE, ST_ATIME, ST_MTIME, ST_CTIME = range(10)
S_IRWXU, S_IRUSR, S_IWUSR, S_IXUSR = 0o700, 0o400, 0o200, 0o100
S_IRWXG, S_IRGRP, S_IWGRP, S_IXGRP = 0o070, 0o040, 0o020, 0o010
S_IRWXO, S_IROTH, S_IWOTH, S_IXOTH = 0o007, 0o004, 0o002, 0o001


def S_IFMT(mode):
    return mode & 0o170000


def S_IMODE(mode):
    return mode & 0o7777


def S_ISDIR(mode):
    return S_IFMT(mode) == S_IFDIR


def S_ISREG(mode):
    return S_IFMT(mode) == S_IFREG


def S_ISLNK(mode):
    return S_IFMT(mode) == S_IFLNK


def filemode(mode):
    kind = {S_IFDIR: "d", S_IFREG: "-", S_IFLNK: "l", S_IFCHR: "c", S_IFBLK: "b", S_IFIFO: "p", S_IFSOCK: "s"}
    bits = "".join(c if mode >> (8 - i) & 1 else "-" for i, c in enumerate("rwxrwxrwx"))
    return kind.get(S_IFMT(mode), "?") + bits
