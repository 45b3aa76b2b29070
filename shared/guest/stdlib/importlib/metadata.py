"""importlib.metadata: what is written of the distributions in sys.path (folders NAME-VERSION.dist-info and .egg-info), and of the
libraries that are part of this program."""
import abc
import collections
import contextlib
import csv
import email.message
import email.parser
import functools
import importlib
import itertools
import pathlib
import re
import sys
import textwrap
from importlib.abc import MetaPathFinder

__all__ = ["Distribution", "DistributionFinder", "PackageMetadata", "PackageNotFoundError", "distribution", "distributions",
           "entry_points", "files", "metadata", "packages_distributions", "requires", "version"]  # fmt: skip

_OWN = ("mindspore", "numpy")  # libraries of this program
PackageMetadata = email.message.Message


class PackageNotFoundError(ModuleNotFoundError):
    """There is no such distribution."""

    def __str__(self):
        return f"No package metadata was found for {self.name}"

    @property
    def name(self):
        (name,) = self.args
        return name


class Prepared:
    """A distribution's name, in the spellings that folders use."""

    def __init__(self, name):
        self.name = name
        self.normalized = name and self.normalize(name)
        self.legacy_normalized = name and self.legacy_normalize(name)

    @staticmethod
    def normalize(name):
        return re.sub(r"[-_.]+", "-", name).lower().replace("-", "_")

    @staticmethod
    def legacy_normalize(name):
        return name.lower().replace("-", "_")

    def __bool__(self):
        return bool(self.name)


class EntryPoint:
    """An object that a distribution offers under a name: `module:attribute [extras]` in a group."""

    pattern = re.compile(r"(?P<module>[\w.]+)\s*(:\s*(?P<attr>[\w.]+)\s*)?((?P<extras>\[.*\])\s*)?$")
    dist = None

    def __init__(self, name, value, group):
        vars(self).update(name=name, value=value, group=group)

    def _part(self, name):
        return self.pattern.match(self.value).group(name)

    def load(self):
        found = importlib.import_module(self.module)
        return functools.reduce(getattr, filter(None, (self.attr or "").split(".")), found)

    module = property(lambda self: self._part("module"))
    attr = property(lambda self: self._part("attr") or "")
    extras = property(lambda self: re.findall(r"\w+", self._part("extras") or ""))

    def _for(self, dist):
        vars(self).update(dist=dist)
        return self

    def matches(self, **params):
        return all(getattr(self, name) == wanted for name, wanted in params.items())

    def _key(self):
        return self.name, self.value, self.group

    def __iter__(self):
        import warnings

        warnings.warn("Construction of dict of EntryPoints is deprecated in favor of EntryPoints.", DeprecationWarning, stacklevel=2)
        return iter((self.name, self))

    def __lt__(self, other):
        return self._key() < other._key()

    def __eq__(self, other):
        return self._key() == other._key()

    def __setattr__(self, name, value):
        raise AttributeError("EntryPoint objects are immutable.")

    def __repr__(self):
        return f"EntryPoint(name={self.name!r}, value={self.value!r}, group={self.group!r})"

    def __hash__(self):
        return hash(self._key())


class EntryPoints(list):
    """Entry points, to be chosen from by name and group."""

    __slots__ = ()

    def __getitem__(self, name):
        if isinstance(name, int):
            return list.__getitem__(self, name)
        try:
            return next(iter(self.select(name=name)))
        except StopIteration:
            raise KeyError(name) from None

    def select(self, **params):
        return EntryPoints(point for point in self if point.matches(**params))

    names = property(lambda self: {point.name for point in self})
    groups = property(lambda self: {point.group for point in self})

    @classmethod
    def _from_text_for(cls, text, dist):
        return cls(point._for(dist) for point in cls._from_text(text))

    @staticmethod
    def _from_text(text):
        group = None
        for line in map(str.strip, (text or "").splitlines()):
            if not line or line.startswith("#"):
                continue
            if line.startswith("[") and line.endswith("]"):
                group = line.strip("[]")
            else:
                name, value = map(str.strip, line.split("=", 1))
                yield EntryPoint(name, value, group)


class SelectableGroups(dict):
    """All entry points by group, as entry_points() without arguments gives them."""

    @classmethod
    def load(cls, points):
        ordered = sorted(points, key=lambda point: point.group)
        return cls((group, EntryPoints(found)) for group, found in itertools.groupby(ordered, lambda point: point.group))

    @property
    def _all(self):
        return EntryPoints(itertools.chain.from_iterable(self.values()))

    groups = property(lambda self: self._all.groups)
    names = property(lambda self: self._all.names)

    def select(self, **params):
        return self._all.select(**params) if params else self


class PackagePath(pathlib.PurePosixPath):
    """A file of a distribution."""

    def read_text(self, encoding="utf-8"):
        with self.locate().open(encoding=encoding) as stream:
            return stream.read()

    def read_binary(self):
        with self.locate().open("rb") as stream:
            return stream.read()

    def locate(self):
        return self.dist.locate_file(self)


class FileHash:
    """The checksum of a file, as RECORD has it."""

    def __init__(self, spec):
        self.mode, _, self.value = spec.partition("=")

    def __repr__(self):
        return f"<FileHash mode: {self.mode} value: {self.value}>"


class Distribution(metaclass=abc.ABCMeta):
    """What is written of one distribution."""

    @abc.abstractmethod
    def read_text(self, filename):
        """The text of one of its files, or None."""

    @abc.abstractmethod
    def locate_file(self, path):
        """Where one of its files stands."""

    @classmethod
    def from_name(cls, name):
        if not name:
            raise ValueError("A distribution name is required.")
        try:
            return next(cls.discover(name=name))
        except StopIteration:
            raise PackageNotFoundError(name) from None

    @classmethod
    def discover(cls, **kwargs):
        context = kwargs.pop("context", None)
        if context and kwargs:
            raise ValueError("cannot accept context and kwargs")
        context = context or DistributionFinder.Context(**kwargs)
        finders = (getattr(finder, "find_distributions", None) for finder in sys.meta_path)
        found = itertools.chain.from_iterable(finder(context) for finder in finders if finder is not None)
        return itertools.chain(found, _own_distributions(context))

    @staticmethod
    def at(path):
        return PathDistribution(pathlib.Path(path))

    @property
    def metadata(self):
        text = self.read_text("METADATA") or self.read_text("PKG-INFO") or self.read_text("")
        return _Metadata(email.parser.Parser().parsestr(text or ""))

    name = property(lambda self: self.metadata["Name"])
    version = property(lambda self: self.metadata["Version"])
    _normalized_name = property(lambda self: Prepared.normalize(self.name))

    @property
    def entry_points(self):
        return EntryPoints._from_text_for(self.read_text("entry_points.txt"), self)

    @property
    def files(self):
        rows = self.read_text("RECORD")
        if rows is None:
            names = self.read_text("SOURCES.txt")
            rows = names and "\n".join(f'"{name}"' for name in names.splitlines())
        return None if rows is None else [self._file(*row) for row in csv.reader(rows.splitlines())]

    def _file(self, name, digest=None, size=None):
        made = PackagePath(name)
        made.hash = FileHash(digest) if digest else None
        made.size = int(size) if size else None
        made.dist = self
        return made

    @property
    def requires(self):
        found = self.metadata.get_all("Requires-Dist")
        if found is None:
            text = self.read_text("requires.txt")
            found = None if text is None else list(_requirements_of_egg(text))
        return found and list(found)


def _requirements_of_egg(text):
    """Requirements as METADATA spells them, from an egg's sections: `[extra:marker]`, then one a line."""
    section = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1]
        elif line and not line.startswith("#"):
            extra, _, marker = section.partition(":")
            conditions = [f"({marker})" if extra and marker else marker] if marker else []
            conditions += [f'extra == "{extra}"'] if extra else []
            gap = " " if "@" in line and conditions else ""
            yield line + gap + ("; " + " and ".join(conditions) if conditions else "")


class _Metadata(email.message.Message):
    """The fields of METADATA."""

    _MANY = {"Classifier", "Obsoletes-Dist", "Platform", "Project-URL", "Provides-Dist", "Provides-Extra", "Requires-Dist",
             "Requires-External", "Supported-Platform", "Dynamic"}  # fmt: skip

    def __new__(cls, source):
        made = super().__new__(cls)
        vars(made).update(vars(source))
        return made

    def __init__(self, source):
        self._headers = [(key, textwrap.dedent(" " * 8 + value) if value and "\n" in value else value) for key, value in self._headers]
        if self._payload:
            self._headers.append(("Description", self.get_payload()))

    @property
    def json(self):
        found = {}
        for key in dict.fromkeys(self):
            value = self.get_all(key) if key.title().replace("Url", "URL") in self._MANY else self[key]
            if key == "Keywords":
                value = re.split(r"\s+", value)
            found[key.lower().replace("-", "_")] = value
        return found


class DistributionFinder(MetaPathFinder):
    """A finder of sys.meta_path that also finds distributions."""

    class Context:
        """What is looked for: `name` (None: all) in the folders `path`."""

        name = None

        def __init__(self, **kwargs):
            vars(self).update(kwargs)

        @property
        def path(self):
            return vars(self).get("path", sys.path)

    @abc.abstractmethod
    def find_distributions(self, context=Context()):
        """The distributions of a context."""


class MetadataPathFinder(DistributionFinder):
    """Finds distributions in folders."""

    @classmethod
    def find_distributions(cls, context=DistributionFinder.Context()):
        wanted = Prepared(context.name)
        for folder in context.path:
            with contextlib.suppress(OSError):
                for path in sorted(pathlib.Path(folder or ".").iterdir()):
                    if path.suffix in (".dist-info", ".egg-info") and (not wanted or _is_of(path, wanted)):
                        yield PathDistribution(path)

    def invalidate_caches(cls):
        """Folders are read anew each time."""


def _is_of(path, wanted):
    name = path.stem.partition("-")[0]
    return Prepared.normalize(name) == wanted.normalized or Prepared.legacy_normalize(name) == wanted.legacy_normalized


class PathDistribution(Distribution):
    """A distribution of a folder, NAME-VERSION.dist-info."""

    def __init__(self, path):
        self._path = path

    def read_text(self, filename):
        with contextlib.suppress(FileNotFoundError, IsADirectoryError, KeyError, NotADirectoryError, PermissionError):
            return self._path.joinpath(filename).read_text(encoding="utf-8")

    def locate_file(self, path):
        return self._path.parent / path


class _OwnDistribution(Distribution):
    """A library that is part of this program."""

    def __init__(self, name):
        self._name = name

    def read_text(self, filename):
        if filename == "METADATA":
            return f"Metadata-Version: 2.1\nName: {self._name}\nVersion: {importlib.import_module(self._name).__version__}\n"

    def locate_file(self, path):
        return pathlib.Path(path)


def _own_distributions(context):
    if "path" in vars(context):
        return iter(())
    return (_OwnDistribution(name) for name in _OWN if not context.name or Prepared.normalize(context.name) == name)


def distribution(distribution_name):
    return Distribution.from_name(distribution_name)


def distributions(**kwargs):
    return Distribution.discover(**kwargs)


def metadata(distribution_name):
    return Distribution.from_name(distribution_name).metadata


def version(distribution_name):
    return distribution(distribution_name).version


def entry_points(**params):
    """The entry points of all distributions; of two with one name, the first in sys.path counts."""
    firsts = {}
    for found in distributions():
        firsts.setdefault(found._normalized_name, found)
    points = itertools.chain.from_iterable(found.entry_points for found in firsts.values())
    return SelectableGroups.load(points).select(**params)


def files(distribution_name):
    return distribution(distribution_name).files


def requires(distribution_name):
    return distribution(distribution_name).requires


def packages_distributions():
    """The distributions that each top-level package comes from."""
    found = collections.defaultdict(list)
    for one in distributions():
        names = (one.read_text("top_level.txt") or "").split()
        if not names and isinstance(one, _OwnDistribution):
            names = [one.metadata["Name"]]
        for name in names or {path.parts[0] if len(path.parts) > 1 else path.stem for path in one.files or () if path.suffix == ".py"}:
            found[name].append(one.metadata["Name"])
    return dict(found)
