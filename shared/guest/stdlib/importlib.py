"""importlib: import_module and reload-free parts of the standard module."""
import sys


def import_module(name, package=None):
    """The module called `name`; a leading dot is relative to `package`."""
    if name.startswith("."):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        level = len(name) - len(name.lstrip("."))
        base = package.rsplit(".", level - 1)[0] if level > 1 else package
        name = base + "." + name[level:]
    __import__(name)
    return sys.modules[name]
