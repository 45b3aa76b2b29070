"""zipfile.Path: members of an archive, and the folders that their names imply, as paths."""

import io

class Path:
    """A member, or a folder that members' names imply, as a path."""

    def __init__(self, root, at=""):
        self.root, self.at = _archive(root), at

    def _names(self):
        names = self.root.namelist()
        folders = []
        for name in names:
            parts = name.rstrip("/").split("/")
            for i in range(1, len(parts)):
                folder = "/".join(parts[:i]) + "/"
                if folder not in folders and folder not in names:
                    folders.append(folder)
        return names + folders

    def __eq__(self, other):
        return isinstance(other, Path) and (self.root, self.at) == (other.root, other.at)

    def __hash__(self):
        return hash((id(self.root), self.at))

    def _path(self):
        import pathlib

        return pathlib.PurePosixPath(self.root.filename or ":zipfile:", self.at)

    name = property(lambda self: self._path().name)
    suffix = property(lambda self: self._path().suffix)
    stem = property(lambda self: self._path().stem)
    suffixes = property(lambda self: self._path().suffixes)

    @property
    def filename(self):
        import pathlib

        return pathlib.Path(self.root.filename).joinpath(self.at)

    @property
    def parent(self):
        if not self.at:
            return self.filename.parent
        head = self.at.rstrip("/").rpartition("/")[0]
        return Path(self.root, head + "/" if head else "")

    def is_dir(self):
        return not self.at or self.at.endswith("/")

    def is_file(self):
        return self.exists() and not self.is_dir()

    def exists(self):
        return self.at in self._names()

    def joinpath(self, *other):
        at = self.at
        for each in other:
            at = at + ("" if not at or at.endswith("/") else "/") + str(each)
        names = self._names()
        return Path(self.root, at + "/" if at not in names and at + "/" in names else at)

    __truediv__ = joinpath

    def iterdir(self):
        if not self.is_dir():
            raise ValueError("Can't listdir a file")
        for name in self._names():
            if name != self.at and name.rstrip("/").rpartition("/")[0] == self.at.rstrip("/"):
                yield Path(self.root, name)

    def open(self, mode="r", *args, pwd=None, **kwargs):
        if self.is_dir():
            raise IsADirectoryError(self)
        if not self.exists() and mode[0] == "r":
            raise FileNotFoundError(self)
        stream = self.root.open(self.at, mode[0], pwd=pwd)
        if "b" in mode:
            return stream
        return io.TextIOWrapper(stream, *args, **kwargs)

    def read_text(self, *args, **kwargs):
        with self.open("r", *args, **kwargs) as stream:
            return stream.read()

    def read_bytes(self):
        with self.open("rb") as stream:
            return stream.read()

    def __str__(self):
        return (self.root.filename or ":zipfile:") + ("/" + self.at if self.at else "")

    def __repr__(self):
        return f"{self.__class__.__name__}({self.root.filename!r}, {self.at!r})"


def _archive(root):
    from zipfile import ZipFile

    return root if isinstance(root, ZipFile) else ZipFile(root)


Path.__module__ = "zipfile"
