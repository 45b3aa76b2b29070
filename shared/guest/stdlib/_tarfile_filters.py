"""Errors of tarfile, and the filters through which members go to the machine."""

import os

__name__ = "tarfile"  # what is defined here is shown, and pickled, as that module's


class TarError(Exception):
    """Base exception."""


class ExtractError(TarError):
    pass


class ReadError(TarError):
    pass


class CompressionError(TarError):
    pass


class StreamError(TarError):
    pass


class HeaderError(TarError):
    pass


class EmptyHeaderError(HeaderError):
    """There is none."""


class TruncatedHeaderError(HeaderError):
    """It ends too early."""


class EOFHeaderError(HeaderError):
    """It holds zeros: the archive ends."""


class InvalidHeaderError(HeaderError):
    """A field holds what no field holds."""


class SubsequentHeaderError(HeaderError):
    """The header after one that belongs to it is missing or invalid."""


class FilterError(TarError):
    pass


class AbsolutePathError(FilterError):
    def __init__(self, tarinfo):
        self.tarinfo = tarinfo
        super().__init__(f"member {tarinfo.name!r} has an absolute path")


class OutsideDestinationError(FilterError):
    def __init__(self, tarinfo, path):
        self.tarinfo, self._path = tarinfo, path
        super().__init__(f"{tarinfo.name!r} would be extracted to {path!r}, which is outside the destination")


class SpecialFileError(FilterError):
    def __init__(self, tarinfo):
        self.tarinfo = tarinfo
        super().__init__(f"{tarinfo.name!r} is a special file")


class AbsoluteLinkError(FilterError):
    def __init__(self, tarinfo):
        self.tarinfo = tarinfo
        super().__init__(f"{tarinfo.name!r} is a link to an absolute path")


class LinkOutsideDestinationError(FilterError):
    def __init__(self, tarinfo, path):
        self.tarinfo, self._path = tarinfo, path
        super().__init__(f"{tarinfo.name!r} would link to {path!r}, which is outside the destination")


def fully_trusted_filter(member, dest_path):
    return member


def tar_filter(member, dest_path):
    name = member.name.lstrip("/" + os.sep)
    target = os.path.normpath(os.path.join(os.path.abspath(dest_path), name))
    if os.path.commonpath([target, os.path.abspath(dest_path)]) != os.path.abspath(dest_path):
        raise OutsideDestinationError(member, target)
    return member.replace(name=name, mode=member.mode & ~0o022 & 0o7755 if member.mode is not None else None, deep=False)


def data_filter(member, dest_path):
    made = tar_filter(member, dest_path)
    if member.islnk() or member.issym():
        if os.path.isabs(member.linkname):
            raise AbsoluteLinkError(member)
    elif not member.isreg() and not member.isdir():
        raise SpecialFileError(member)
    mode = made.mode
    if made.isreg() or made.islnk():
        mode = (mode if mode & 0o100 else mode & ~0o111) | 0o600
    elif made.isdir() or made.issym():
        mode = None
    return made.replace(mode=mode, uid=None, gid=None, uname=None, gname=None, deep=False)


_FILTERS = {"fully_trusted": fully_trusted_filter, "tar": tar_filter, "data": data_filter}
