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
