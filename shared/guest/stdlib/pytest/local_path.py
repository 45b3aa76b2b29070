"""LocalPath, what tmpdir gives: a folder or file in the manner of py.path.local."""

import contextlib
import fnmatch
import os
import pickle
import shutil


class Stat:
    """What os.stat says, its fields without `st_`."""

    def __init__(self, path, answer):
        self.path, self._answer = path, answer

    def __getattr__(self, name):
        return getattr(self._answer, "st_" + name)


class LocalPath:
    sep = os.sep

    def __init__(self, path=None, expanduser=False):
        try:
            path = os.getcwd() if path is None else os.fspath(path)
        except TypeError:
            raise ValueError("can only pass None, Path instances or non-empty strings to LocalPath") from None
        self.strpath = os.path.abspath(os.path.expanduser(path) if expanduser else path)

    def __str__(self):
        return self.strpath

    __fspath__ = __str__

    def __repr__(self):
        return f"local({self.strpath!r})"

    def __eq__(self, other):
        return isinstance(other, (str, os.PathLike)) and self.strpath == os.fspath(other)

    def __hash__(self):
        return hash(self.strpath)

    def __lt__(self, other):
        return self.strpath < os.fspath(other)

    def __gt__(self, other):
        return self.strpath > os.fspath(other)

    def __add__(self, text):
        return type(self)(self.strpath + str(text))

    # ---- names

    basename = property(lambda self: os.path.basename(self.strpath))
    dirname = property(lambda self: os.path.dirname(self.strpath))
    purebasename = property(lambda self: os.path.splitext(self.basename)[0])
    ext = property(lambda self: os.path.splitext(self.basename)[1])

    def join(self, *parts, abs=False):
        """A part that begins at the root begins there only where `abs` is true."""
        names = [os.fspath(part) for part in parts]
        return type(self)(os.path.join(self.strpath, *(names if abs else [name.lstrip(self.sep) for name in names])))

    def __truediv__(self, other):
        return self.join(other)

    def dirpath(self, *parts):
        return type(self)(self.dirname).join(*parts)

    def new(self, *, dirname=None, basename=None, purebasename=None, ext=None, drive=None):
        """This path with other parts."""
        if basename is None:
            ext = self.ext if ext is None else ext
            basename = (self.purebasename if purebasename is None else purebasename) + ("." * bool(ext and ext[0] != ".")) + ext
        elif purebasename is not None or ext is not None:
            raise ValueError("invalid part specification")
        return type(self)(os.path.join(self.dirname if dirname is None else os.fspath(dirname), basename))

    def parts(self, reverse=False):
        made = [self]
        while made[-1].dirname != made[-1].strpath:
            made.append(made[-1].dirpath())
        return made if reverse else made[::-1]

    def relto(self, other):
        """The path below `other`, or an empty text."""
        base = os.fspath(other).rstrip(self.sep) + self.sep
        return self.strpath[len(base):] if self.strpath.startswith(base) else ""

    def bestrelpath(self, dest):
        return os.path.relpath(dest, self.strpath)

    def common(self, other):
        return type(self)(os.path.commonpath([self.strpath, os.fspath(other)]))

    def fnmatch(self, pattern):
        if self.sep not in pattern:
            return fnmatch.fnmatch(self.basename, pattern)
        return fnmatch.fnmatch(self.strpath, pattern if os.path.isabs(pattern) else "*" + self.sep + pattern)

    # ---- questions

    def exists(self):
        return os.path.exists(self.strpath)

    def isdir(self):
        return os.path.isdir(self.strpath)

    def isfile(self):
        return os.path.isfile(self.strpath)

    def islink(self):
        return os.path.islink(self.strpath)

    def check(self, **kinds):
        """Whether it is there, and has the kinds and names that are asked for; `not` before a name asks for the opposite."""
        questions = {"exists": self.exists, "dir": self.isdir, "file": self.isfile, "link": self.islink}
        for name, wanted in (kinds or {"exists": 1}).items():
            base = name.removeprefix("not")
            if base in questions:
                holds = questions[base]() == bool(wanted)
            elif base in ("basename", "ext", "dirname", "fnmatch", "relto"):
                own = getattr(self, base)
                holds = bool(own(wanted)) if callable(own) else own == wanted
            else:
                raise TypeError(f"no {name!r} checker available for {self!r}")
            if holds != (base == name):
                return False
        return True

    def stat(self, raising=True):
        try:
            return Stat(self, os.stat(self.strpath))
        except OSError:
            if raising:
                raise
            return None

    def lstat(self):
        return Stat(self, os.lstat(self.strpath))

    def size(self):
        return self.stat().size

    def mtime(self):
        return self.stat().mtime

    def atime(self):
        return self.stat().atime

    def samefile(self, other):
        return os.path.samefile(self.strpath, other)

    def realpath(self):
        return type(self)(os.path.realpath(self.strpath))

    def readlink(self):
        return os.readlink(self.strpath)

    def computehash(self, hashtype="md5", chunksize=524288):
        import hashlib

        return hashlib.new(hashtype, self.read_binary()).hexdigest()

    # ---- contents

    def open(self, mode="r", ensure=False, encoding=None):
        if ensure:
            self.dirpath().ensure_dir()
        return open(self.strpath, mode, encoding=encoding)

    def read(self, mode="r"):
        with self.open(mode) as file:
            return file.read()

    def read_binary(self):
        return self.read("rb")

    def read_text(self, encoding):
        with self.open("r", encoding=encoding) as file:
            return file.read()

    def readlines(self, cr=1):
        text = self.read()
        return text.splitlines(True) if cr else text.split("\n")

    def write(self, data, mode="w", ensure=False):
        if "b" in mode:
            if not isinstance(data, bytes):
                raise ValueError("can only process bytes")
        elif not isinstance(data, str):
            data = data.decode() if isinstance(data, bytes) else str(data)
        with self.open(mode, ensure=ensure) as file:
            file.write(data)

    def write_binary(self, data, ensure=False):
        with self.open("wb", ensure=ensure) as file:
            file.write(data)

    def write_text(self, data, encoding, ensure=False):
        with self.open("w", ensure=ensure, encoding=encoding) as file:
            file.write(data)

    def load(self):
        return pickle.loads(self.read_binary())

    def dump(self, obj, bin=1):
        self.write_binary(pickle.dumps(obj, bin))

    # ---- folders

    def mkdir(self, *parts):
        made = self.join(*parts)
        os.mkdir(made.strpath)
        return made

    def ensure_dir(self, *parts):
        return self.ensure(*parts, dir=True)

    def ensure(self, *parts, **kinds):
        """The file, or with `dir=True` the folder, which is made where it is not."""
        made = self.join(*parts)
        is_folder = bool(kinds.get("dir"))
        os.makedirs(made.strpath if is_folder else made.dirname, exist_ok=True)
        if not is_folder and not made.exists():
            made.write_binary(b"")
        return made

    def listdir(self, fil=None, sort=None):
        paths = [self.join(name) for name in os.listdir(self.strpath)]
        if fil is not None:
            paths = [path for path in paths if (path.fnmatch(fil) if isinstance(fil, str) else fil(path))]
        if sort:
            paths.sort(key=sort if callable(sort) else str)
        return paths

    def visit(self, fil=None, rec=None, ignore=(), bf=False, sort=False):
        """All paths below: first what folders hold, or with `bf` first the folder's own."""
        wants, enters = (
            (lambda path, pattern=each: path.fnmatch(pattern)) if isinstance(each, str) else each or (lambda path: True) for each in (fil, rec)
        )
        try:
            paths = self.listdir(sort=sort)
        except ignore:
            return
        folders = [path for path in paths if path.isdir() and not path.islink() and enters(path)]
        if not bf:
            for folder in folders:
                yield from folder.visit(fil, rec, ignore, bf, sort)
        yield from (path for path in paths if wants(path))
        if bf:
            for folder in folders:
                yield from folder.visit(fil, rec, ignore, bf, sort)

    def chdir(self):
        old = type(self)()
        os.chdir(self.strpath)
        return old

    @contextlib.contextmanager
    def as_cwd(self):
        old = self.chdir()
        try:
            yield old
        finally:
            old.chdir()

    # ---- changes

    def remove(self, rec=1, ignore_errors=False):
        if not self.isdir() or self.islink():
            os.remove(self.strpath)
        elif rec:
            shutil.rmtree(self.strpath, ignore_errors=ignore_errors)
        else:
            os.rmdir(self.strpath)

    def rename(self, target):
        os.rename(self.strpath, target)

    move = rename

    def copy(self, target, mode=False, stat=False):
        if self.isdir():
            shutil.copytree(self.strpath, target, dirs_exist_ok=True)
            return
        target = type(self)(target)
        target = target.join(self.basename) if target.isdir() else target
        shutil.copyfile(self.strpath, target.strpath)
        if mode:
            shutil.copymode(self.strpath, target.strpath)
        if stat:
            shutil.copystat(self.strpath, target.strpath)

    def chmod(self, mode, rec=0):
        for path in [self, *(self.visit() if rec else ())]:
            os.chmod(path.strpath, mode)

    def setmtime(self, mtime=None):
        os.utime(self.strpath, None if mtime is None else (mtime, mtime))

    def mksymlinkto(self, value, absolute=1):
        os.symlink(os.fspath(value) if absolute else os.path.relpath(value, self.dirname), self.strpath)

    def mklinkto(self, oldname):
        os.link(oldname, self.strpath)

    # ---- programs and modules

    def sysexec(self, *argv, **options):
        """What a program writes to its standard output; an error if it fails."""
        import subprocess

        return subprocess.run([self.strpath, *map(str, argv)], check=True, stdout=subprocess.PIPE, text=True, **options).stdout

    @classmethod
    def sysfind(cls, name, checker=None, paths=None):
        found = shutil.which(name, path=None if paths is None else os.pathsep.join(map(str, paths)))
        return cls(found) if found and (checker is None or checker(cls(found))) else None

    def pypkgpath(self):
        """The outermost package that holds this path."""
        package = None
        for parent in self.parts(reverse=True):
            if parent.isdir():
                if not parent.join("__init__.py").exists():
                    break
                package = parent
        return package

    def pyimport(self, modname=None, ensuresyspath=True):
        import importlib
        import sys

        package = self.pypkgpath()
        root = package.dirpath() if package is not None else self.dirpath()
        if ensuresyspath and str(root) not in sys.path:
            sys.path.insert(0, str(root))
        return importlib.import_module(modname or ".".join(self.new(ext="").relto(root).split(self.sep)).removesuffix(".__init__"))
