"""What tarfile does with members on the machine: files, folders and links are made, with their modes, times and owners."""

import copy
import os
import shutil
import stat
import sys
from builtins import open as _open


class Extraction:
    """The part of TarFile that makes files; each make... method is there to be overridden."""

    def _filtered(self, member, filter, path):
        """The member as the filter leaves it; None: it is passed over."""
        from tarfile import _FILTERS, FilterError

        info = self.getmember(member) if isinstance(member, str) else member
        unfiltered = info
        filter = self.extraction_filter if filter is None else filter
        if isinstance(filter, str):
            if filter not in _FILTERS:
                raise ValueError(f"filter {filter!r} not found")
            filter = _FILTERS[filter]
        try:
            info = info if filter is None else filter(info, path)
        except (OSError, FilterError) as e:
            self._report(e, self.errorlevel > 0)
            return None
        if info is None:
            self._dbg(2, f"tarfile: Excluded {unfiltered.name}")
        elif info.islnk():
            info = copy.copy(info)
            info._link_target = os.path.join(path, info.linkname)
        return info

    def _report(self, error, is_fatal):
        if is_fatal:
            raise error
        self._dbg(1, f"tarfile: {type(error).__name__} {error}")

    def _dbg(self, level, msg):
        if level <= self.debug:
            print(msg, file=sys.stderr)

    def extract(self, member, path="", set_attrs=True, *, numeric_owner=False, filter=None):
        self._check("r")
        info = self._filtered(member, filter, path)
        if info is not None:
            self._extract_one(info, path, set_attrs, numeric_owner)

    def extractall(self, path=".", members=None, *, numeric_owner=False, filter=None):
        folders = []
        for member in self if members is None else members:
            info = self._filtered(member, filter, path)
            if info is None:
                continue
            if info.isdir():
                folders.append(info)  # what is put into a folder changes its time, and its mode may forbid it
            self._extract_one(info, path, not info.isdir(), numeric_owner)
        for info in sorted(folders, key=lambda info: info.name, reverse=True):
            self._set_attributes(info, os.path.join(path, info.name), numeric_owner)

    def _extract_one(self, info, path, set_attrs, numeric_owner):
        from tarfile import ExtractError

        try:
            self._extract_member(info, os.path.join(path, info.name), set_attrs=set_attrs, numeric_owner=numeric_owner)
        except OSError as e:
            self._report(e, self.errorlevel > 0)
        except ExtractError as e:
            self._report(e, self.errorlevel > 1)

    def _extract_member(self, tarinfo, targetpath, set_attrs=True, numeric_owner=False):
        targetpath = targetpath.rstrip("/").replace("/", os.sep)
        folder = os.path.dirname(targetpath)
        if folder:
            os.makedirs(folder, exist_ok=True)
        if tarinfo.isdir():
            self.makedir(tarinfo, targetpath)
        elif tarinfo.isfifo():
            self.makefifo(tarinfo, targetpath)
        elif tarinfo.isdev():
            self.makedev(tarinfo, targetpath)
        elif tarinfo.islnk() or tarinfo.issym():
            self.makelink(tarinfo, targetpath)
        else:
            self.makefile(tarinfo, targetpath)
        if set_attrs:
            self._set_attributes(tarinfo, targetpath, numeric_owner)

    def _set_attributes(self, tarinfo, targetpath, numeric_owner):
        from tarfile import ExtractError

        try:
            self.chown(tarinfo, targetpath, numeric_owner)
            if not tarinfo.issym():
                self.chmod(tarinfo, targetpath)
                self.utime(tarinfo, targetpath)
        except ExtractError as e:
            self._report(e, self.errorlevel > 1)

    def makedir(self, tarinfo, targetpath):
        try:
            os.mkdir(targetpath, 0o700 if tarinfo.mode is not None else 0o777)
        except FileExistsError:
            if not os.path.isdir(targetpath):
                raise

    def makefile(self, tarinfo, targetpath):
        with self.extractfile(tarinfo) as source, _open(targetpath, "wb") as target:
            shutil.copyfileobj(source, target)
            if tarinfo.sparse is not None:
                target.truncate(tarinfo.size)

    makeunknown = makefile

    def makefifo(self, tarinfo, targetpath):
        os.mkfifo(targetpath)

    def makedev(self, tarinfo, targetpath):
        from tarfile import ExtractError

        if not hasattr(os, "mknod"):
            raise ExtractError("special devices not supported by system")
        kind = stat.S_IFBLK if tarinfo.isblk() else stat.S_IFCHR
        os.mknod(targetpath, (tarinfo.mode or 0o600) | kind, os.makedev(tarinfo.devmajor, tarinfo.devminor))

    def makelink(self, tarinfo, targetpath):
        if os.path.lexists(targetpath):
            os.unlink(targetpath)
        if tarinfo.issym():
            os.symlink(tarinfo.linkname, targetpath)
        elif os.path.exists(tarinfo._link_target):
            os.link(tarinfo._link_target, targetpath)
        else:
            self._extract_member(self._find_link_target(tarinfo), targetpath)

    def chown(self, tarinfo, targetpath, numeric_owner):
        from tarfile import ExtractError

        if not hasattr(os, "lchown") or not hasattr(os, "geteuid") or os.geteuid() != 0:
            return
        try:
            os.lchown(targetpath, -1 if tarinfo.uid is None else tarinfo.uid, -1 if tarinfo.gid is None else tarinfo.gid)
        except OSError:
            raise ExtractError("could not change owner") from None

    def chmod(self, tarinfo, targetpath):
        from tarfile import ExtractError

        if tarinfo.mode is None:
            return
        try:
            os.chmod(targetpath, tarinfo.mode & 0o7777)
        except OSError:
            raise ExtractError("could not change mode") from None

    def utime(self, tarinfo, targetpath):
        from tarfile import ExtractError

        if tarinfo.mtime is None:
            return
        try:
            os.utime(targetpath, (tarinfo.mtime, tarinfo.mtime))
        except OSError:
            raise ExtractError("could not change modification time") from None
