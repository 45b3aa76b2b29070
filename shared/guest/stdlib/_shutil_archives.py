"""Archives of folders: shutil's make_archive and unpack_archive."""

import os
import sys
from shutil import ReadError, RegistryError, _get_gid, _get_uid


def _make_tarball(base_name, base_dir, compress="gzip", verbose=0, dry_run=0, owner=None, group=None, logger=None, root_dir=None):
    """A tar file of base_dir, perhaps compressed; its name."""
    kinds = {None: "", "gzip": "gz", "bzip2": "bz2", "xz": "xz"}
    if compress not in kinds:
        raise ValueError("bad value for 'compress', or compression format not supported : {0}".format(compress))
    import tarfile

    kind = kinds[compress]
    archive_name = base_name + ".tar" + ("." + kind if kind else "")
    archive_dir = os.path.dirname(archive_name)
    if archive_dir and not os.path.exists(archive_dir):
        if logger is not None:
            logger.info("creating %s", archive_dir)
        if not dry_run:
            os.makedirs(archive_dir)
    if logger is not None:
        logger.info("Creating tar archive")
    uid, gid = _get_uid(owner), _get_gid(group)

    def owned(member):
        if gid is not None:
            member.gid, member.gname = gid, group
        if uid is not None:
            member.uid, member.uname = uid, owner
        return member

    if not dry_run:
        with tarfile.open(archive_name, "w|" + kind) as tar:
            tar.add(base_dir if root_dir is None else os.path.join(root_dir, base_dir), base_dir, filter=owned)
    return archive_name if root_dir is None else os.path.abspath(archive_name)


def _make_zipfile(base_name, base_dir, verbose=0, dry_run=0, logger=None, owner=None, group=None, root_dir=None):
    """A zip file of base_dir; its name."""
    import zipfile

    path = base_name + ".zip"
    archive_dir = os.path.dirname(base_name)
    if archive_dir and not os.path.exists(archive_dir):
        if logger is not None:
            logger.info("creating %s", archive_dir)
        if not dry_run:
            os.makedirs(archive_dir)
    if logger is not None:
        logger.info("creating '%s' and adding '%s' to it", path, base_dir)
    if dry_run:
        return path if root_dir is None else os.path.abspath(path)
    with zipfile.ZipFile(path, "w", compression=zipfile.ZIP_DEFLATED) as archive:
        inside = os.path.normpath(base_dir)
        root = inside if root_dir is None else os.path.normpath(os.path.join(root_dir, base_dir))
        if inside != os.curdir:
            archive.write(root, inside)
            if logger is not None:
                logger.info("adding '%s'", root)
        for folder, dirs, files in os.walk(root):
            for name in sorted(dirs) + files:
                full = os.path.normpath(os.path.join(folder, name))
                if name in files and not os.path.isfile(full):
                    continue
                archive.write(full, os.path.normpath(os.path.join(base_dir, os.path.relpath(full, root))))
                if logger is not None:
                    logger.info("adding '%s'", full)
    return path if root_dir is None else os.path.abspath(path)


_make_tarball.supports_root_dir = _make_zipfile.supports_root_dir = True
_ARCHIVE_FORMATS = {
    "tar": (_make_tarball, [("compress", None)], "uncompressed tar file"), "zip": (_make_zipfile, [], "ZIP file"),
    "gztar": (_make_tarball, [("compress", "gzip")], "gzip'ed tar-file"), "bztar": (_make_tarball, [("compress", "bzip2")], "bzip2'ed tar-file"),
    "xztar": (_make_tarball, [("compress", "xz")], "xz'ed tar-file")}  # fmt: skip


def get_archive_formats():
    return sorted((name, row[2]) for name, row in _ARCHIVE_FORMATS.items())


def register_archive_format(name, function, extra_args=None, description=""):
    wrong, given, kinds = "", [] if extra_args is None else extra_args, (list, tuple)
    if not callable(function):
        wrong = f"The {function!s} object is not callable"
    elif not isinstance(given, kinds):
        wrong = "extra_args needs to be a sequence"
    elif not all(isinstance(pair, kinds) and len(pair) == 2 for pair in given):
        wrong = "extra_args elements are : (arg_name, value)"
    if wrong:
        raise TypeError(wrong)
    _ARCHIVE_FORMATS[name] = function, given, description


def unregister_archive_format(name):
    del _ARCHIVE_FORMATS[name]


def make_archive(base_name, format, root_dir=None, base_dir=None, verbose=0, dry_run=0, owner=None, group=None, logger=None):
    """An archive of base_dir, seen from root_dir; its name."""
    sys.audit("shutil.make_archive", base_name, format, root_dir, base_dir)
    if format not in _ARCHIVE_FORMATS:
        raise ValueError("unknown archive format '%s'" % format)
    function, extra, _ = _ARCHIVE_FORMATS[format]
    kwargs = {"dry_run": dry_run, "logger": logger, **dict(extra)}
    if format != "zip":
        kwargs.update(owner=owner, group=group)
    base_dir = os.curdir if base_dir is None else base_dir
    knows_root = getattr(function, "supports_root_dir", False)
    here = None
    if root_dir is not None:
        if knows_root:
            base_name, kwargs["root_dir"] = os.fspath(base_name), root_dir
        else:
            here, base_name = os.getcwd(), os.path.abspath(base_name)
            if logger is not None:
                logger.debug("changing into '%s'", root_dir)
            if not dry_run:
                os.chdir(root_dir)
    try:
        return function(base_name, base_dir, **kwargs)
    finally:
        if here is not None:
            if logger is not None:
                logger.debug("changing back to '%s'", here)
            os.chdir(here)


# ---- back


def _unpack_zipfile(filename, extract_dir):
    import zipfile

    if not zipfile.is_zipfile(filename):
        raise ReadError("%s is not a zip file" % filename)
    with zipfile.ZipFile(filename) as archive:
        for info in archive.infolist():
            name = info.filename
            if name.startswith("/") or ".." in name:
                continue  # nothing outside the folder is written
            target = os.path.join(extract_dir, *name.split("/"))
            if not target:
                continue
            parent = os.path.dirname(target)
            if not os.path.isdir(parent):
                os.makedirs(parent)
            if not name.endswith("/"):
                with archive.open(name, "r") as source, open(target, "wb") as made:
                    while part := source.read(65536):
                        made.write(part)


def _unpack_tarfile(filename, extract_dir, *, filter=None):
    import tarfile

    try:
        archive = tarfile.open(filename)
    except tarfile.TarError:
        raise ReadError("%s is not a compressed or uncompressed tar file" % filename) from None
    with archive:
        archive.extractall(extract_dir, filter=filter)


_UNPACK_FORMATS = {
    "tar": ([".tar"], _unpack_tarfile, [], "uncompressed tar file"), "zip": ([".zip"], _unpack_zipfile, [], "ZIP file"),
    "gztar": ([".tar.gz", ".tgz"], _unpack_tarfile, [], "gzip'ed tar-file"),
    "bztar": ([".tar.bz2", ".tbz2"], _unpack_tarfile, [], "bzip2'ed tar-file"),
    "xztar": ([".tar.xz", ".txz"], _unpack_tarfile, [], "xz'ed tar-file")}  # fmt: skip


def get_unpack_formats():
    return sorted((name, row[0], row[3]) for name, row in _UNPACK_FORMATS.items())


def _check_unpack_options(extensions, function, extra_args):
    known = {ext: other for other, row in _UNPACK_FORMATS.items() for ext in row[0]}
    for extension in extensions:
        if extension in known:
            raise RegistryError("%s is already registered for \"%s\"" % (extension, known[extension]))
    if not callable(function):
        raise TypeError("The registered function must be a callable")


def register_unpack_format(name, extensions, function, extra_args=None, description=""):
    _check_unpack_options(extensions, function, extra_args)
    _UNPACK_FORMATS[name] = extensions, function, [] if extra_args is None else extra_args, description


def unregister_unpack_format(name):
    del _UNPACK_FORMATS[name]


def _find_unpack_format(filename):
    return next((name for name, row in _UNPACK_FORMATS.items() for ext in row[0] if filename.endswith(ext)), None)


def unpack_archive(filename, extract_dir=None, format=None, *, filter=None):
    sys.audit("shutil.unpack_archive", filename, extract_dir, format)
    extract_dir, filename = os.fspath(os.getcwd() if extract_dir is None else extract_dir), os.fspath(filename)
    options = {} if filter is None else {"filter": filter}
    if format is None:
        format = _find_unpack_format(filename)
        if format is None:
            raise ReadError("Unknown archive format '{0}'".format(filename))
    elif format not in _UNPACK_FORMATS:
        raise ValueError("Unknown unpack format '{0}'".format(format)) from None
    _, function, extra, _ = _UNPACK_FORMATS[format]
    function(filename, extract_dir, **dict(extra), **options)
