"""importlib.metadata: versions of the packages that are here."""
import importlib


class PackageNotFoundError(ModuleNotFoundError):
    def __str__(self):
        return f"No package metadata was found for {self.name}"

    @property
    def name(self):
        return self.args[0]


def version(distribution_name):
    """The `__version__` of a package that can be imported."""
    try:
        found = getattr(importlib.import_module(distribution_name.replace("-", "_")), "__version__", None)
    except ModuleNotFoundError:
        found = None
    if found is None:
        raise PackageNotFoundError(distribution_name)
    return found


class Distribution:
    """What is known of a package: its name and its version."""

    def __init__(self, name):
        self.name, self.version = name, version(name)

    @classmethod
    def from_name(cls, name):
        return cls(name)

    metadata = property(lambda self: {"Name": self.name, "Version": self.version})
    requires = files = None
    entry_points = ()


def distribution(distribution_name):
    return Distribution(distribution_name)


def distributions(**kwargs):
    return iter([Distribution(name) for name in ("mindspore", "numpy")])


def metadata(distribution_name):
    return distribution(distribution_name).metadata


def requires(distribution_name):
    return distribution(distribution_name).requires


def files(distribution_name):
    return distribution(distribution_name).files


class EntryPoints(tuple):
    """There are none here."""

    def select(self, **params):
        return self

    names = groups = property(lambda self: set())


def entry_points(**params):
    return EntryPoints()


def packages_distributions():
    return {"mindspore": ["mindspore"], "numpy": ["numpy"]}
