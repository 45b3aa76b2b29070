"""Files and folders compared."""

import os
import stat
from itertools import filterfalse
from types import GenericAlias

__all__ = ["clear_cache", "cmp", "dircmp", "cmpfiles", "DEFAULT_IGNORES"]
DEFAULT_IGNORES = ["RCS", "CVS", "tags", ".git", ".hg", ".bzr", "_darcs", "__pycache__"]


BUFSIZE = 8 * 1024
_cache = {}  # by paths and what was known of the files: whether their bytes are the same


def clear_cache():
    _cache.clear()


def _sig(st):
    return stat.S_IFMT(st.st_mode), st.st_size, st.st_mtime


def _do_cmp(f1, f2):
    with open(f1, "rb") as a, open(f2, "rb") as b:
        while True:
            part = a.read(BUFSIZE)
            if part != b.read(BUFSIZE):
                return False
            if not part:
                return True


def _same_bytes(key):
    if key not in _cache:
        same = _do_cmp(*key[:2])
        if len(_cache) > 100:
            clear_cache()
        _cache[key] = same
    return _cache[key]


def cmp(f1, f2, shallow=True):
    """Whether two files are the same: of one kind, size and time (shallow), or of the same bytes."""
    seen = [_sig(os.stat(path)) for path in (f1, f2)]
    kinds, sizes, _ = map(set, zip(*seen))
    if kinds != {stat.S_IFREG} or len(sizes) > 1:
        return False
    return bool(shallow and seen[0] == seen[1]) or _same_bytes((f1, f2, *seen))


def cmpfiles(a, b, common, shallow=True):
    found = ([], [], [])
    for name in common:
        try:
            found[not cmp(os.path.join(a, name), os.path.join(b, name), shallow)].append(name)
        except OSError:
            found[2].append(name)
    return found


class dircmp:
    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, a, b, ignore=None, hide=None):
        self.left, self.right = a, b
        self.ignore = DEFAULT_IGNORES if ignore is None else ignore
        self.hide = [os.curdir, os.pardir] if hide is None else hide

    def _list(self, folder):
        return sorted(name for name in os.listdir(folder) if name not in self.hide and name not in self.ignore)

    def __getattr__(self, name):
        if name in ("left_list", "right_list"):
            value = self._list(getattr(self, name[:-5]))
        elif name == "common":
            value = [n for n in self.left_list if n in self.right_list]
        elif name == "left_only":
            value = list(filterfalse(self.right_list.__contains__, self.left_list))
        elif name == "right_only":
            value = list(filterfalse(self.left_list.__contains__, self.right_list))
        elif name in ("common_dirs", "common_files", "common_funny"):
            self.common_dirs, self.common_files, self.common_funny = [], [], []
            for n in self.common:
                kinds = {"d" if os.path.isdir(p) else "f" for p in (os.path.join(self.left, n), os.path.join(self.right, n))}
                {"d": self.common_dirs, "f": self.common_files}.get("".join(kinds), self.common_funny).append(n)
            return self.__dict__[name]
        elif name in ("same_files", "diff_files", "funny_files"):
            self.same_files, self.diff_files, self.funny_files = cmpfiles(self.left, self.right, self.common_files)
            return self.__dict__[name]
        elif name == "subdirs":
            value = {n: self.__class__(os.path.join(self.left, n), os.path.join(self.right, n), self.ignore, self.hide)
                     for n in self.common_dirs}
        else:
            raise AttributeError(name)
        setattr(self, name, value)
        return value

    def report(self):
        print("diff", self.left, self.right)
        for title, name in (("Only in " + str(self.left), "left_only"), ("Only in " + str(self.right), "right_only"),
                            ("Identical files", "same_files"), ("Differing files", "diff_files"),
                            ("Trouble with common files", "funny_files"), ("Common subdirectories", "common_dirs"),
                            ("Common funny cases", "common_funny")):
            if found := getattr(self, name):
                print(title, ":", sorted(found))

    def report_partial_closure(self):
        self.report()
        for sub in self.subdirs.values():
            print()
            sub.report()

    def report_full_closure(self):
        self.report()
        for sub in self.subdirs.values():
            print()
            sub.report_full_closure()
