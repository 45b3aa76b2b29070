"""zipimport: modules of archives that stand in sys.path."""
import os
import sys
from importlib.machinery import ModuleSpec, _load

__all__ = ["ZipImportError", "zipimporter"]

path_sep = "/"
_SUFFIXES = (("/__init__.pyc", True), ("/__init__.py", True), (".pyc", False), (".py", False))
_zip_directory_cache = {}


class ZipImportError(ImportError):
    pass


def _read_directory(archive):
    """What an archive holds: {name: (its path, compression, bytes packed, bytes, offset, time, date, checksum)}."""
    import zipfile

    try:
        with zipfile.ZipFile(archive) as opened:
            infos = opened.infolist()
    except OSError:
        raise ZipImportError(f"can't open Zip file: {archive!r}", path=archive) from None
    except zipfile.BadZipFile:
        raise ZipImportError(f"not a Zip file: {archive!r}", path=archive) from None
    found = {}
    for info in infos:
        year, month, day, hour, minute, second = info.date_time
        date, moment = (year - 1980) << 9 | month << 5 | day, hour << 11 | minute << 5 | second // 2
        found[info.filename] = (f"{archive}/{info.filename}", info.compress_type, info.compress_size, info.file_size,
                                info.header_offset, moment, date, info.CRC)  # fmt: skip
    return found


class zipimporter:
    """Finder and loader of the modules in one archive, or in one folder of it."""

    def __init__(self, path):
        if not isinstance(path, str):
            path = os.fsdecode(path)
        if not path:
            raise ZipImportError("archive path is empty", path=path)
        inner, archive = [], path
        while not os.path.isfile(archive):
            above, name = os.path.split(archive)
            if above == archive or os.path.isdir(archive) or not name:
                raise ZipImportError("not a Zip file", path=path)
            archive = above
            inner.insert(0, name)
        if archive not in _zip_directory_cache:
            _zip_directory_cache[archive] = _read_directory(archive)
        self.archive = archive
        self.prefix = "".join(name + "/" for name in inner)
        self._files = _zip_directory_cache[archive]

    def __repr__(self):
        return f'<zipimporter object "{self.archive}/{self.prefix}">'

    def _path_in_archive(self, fullname):
        return self.prefix + fullname.rpartition(".")[2]

    def _find(self, fullname):
        """The module's file in the archive and whether it is a package."""
        for suffix, is_package in _SUFFIXES:
            path = self._path_in_archive(fullname) + suffix
            if path in self._files:
                return path, is_package
        return None, False

    def _found(self, fullname):
        path, is_package = self._find(fullname)
        if path is None:
            raise ZipImportError(f"can't find module {fullname!r}", name=fullname)
        return path, is_package

    def _has_folder(self, fullname):
        head = self._path_in_archive(fullname) + "/"
        return any(name.startswith(head) for name in self._files)

    def find_spec(self, fullname, target=None):
        path, is_package = self._find(fullname)
        if path is not None:
            from importlib.util import spec_from_loader

            spec = spec_from_loader(fullname, self, is_package=is_package)
            if is_package:
                spec.submodule_search_locations = [f"{self.archive}/{self._path_in_archive(fullname)}"]
            return spec
        if not self._has_folder(fullname):
            return None
        spec = ModuleSpec(fullname, None, is_package=True)
        spec.submodule_search_locations.append(f"{self.archive}/{self._path_in_archive(fullname)}")
        return spec

    def find_loader(self, fullname, path=None):
        import warnings

        warnings.warn("zipimporter.find_loader() is deprecated and slated for removal in Python 3.12; use find_spec() instead",
                      DeprecationWarning, stacklevel=2)  # fmt: skip
        if self._find(fullname)[0] is not None:
            return self, []
        return None, [f"{self.archive}/{self._path_in_archive(fullname)}"] if self._has_folder(fullname) else []

    def find_module(self, fullname, path=None):
        import warnings

        warnings.warn("zipimporter.find_module() is deprecated and slated for removal in Python 3.12; use find_spec() instead",
                      DeprecationWarning, stacklevel=2)  # fmt: skip
        return self if self._find(fullname)[0] is not None else None

    def is_package(self, fullname):
        return self._found(fullname)[1]

    def get_filename(self, fullname):
        return f"{self.archive}/{self._found(fullname)[0]}"

    def get_data(self, pathname):
        import zipfile

        inner = pathname.removeprefix(self.archive + "/")
        if inner not in self._files:
            raise OSError(0, "", inner)
        with zipfile.ZipFile(self.archive) as opened:
            return opened.read(inner)

    def get_source(self, fullname):
        from importlib.util import decode_source

        path = self._found(fullname)[0].removesuffix("c")
        return decode_source(self.get_data(path)) if path in self._files else None

    def get_code(self, fullname):
        path = self._found(fullname)[0]
        source = path.removesuffix("c")
        if source in self._files:  # it is the truth, and what messages show
            return compile(self.get_data(source), f"{self.archive}/{source}", "exec", dont_inherit=True)
        from importlib._bytecode import code_of

        return code_of(self.get_data(path), fullname, f"{self.archive}/{path}")

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(self.get_code(module.__name__), module.__dict__)

    def load_module(self, fullname):
        import warnings

        warnings.warn("zipimport.zipimporter.load_module() is deprecated and slated for removal in Python 3.12; use exec_module() instead",
                      DeprecationWarning, stacklevel=2)  # fmt: skip
        self._found(fullname)
        return sys.modules[fullname] if fullname in sys.modules else _load(self.find_spec(fullname))

    def get_resource_reader(self, fullname):
        from importlib.readers import ZipReader

        return ZipReader(self, fullname) if self.is_package(fullname) else None

    def invalidate_caches(self):
        try:
            self._files = _zip_directory_cache[self.archive] = _read_directory(self.archive)
        except ZipImportError:
            _zip_directory_cache.pop(self.archive, None)
            self._files = {}
