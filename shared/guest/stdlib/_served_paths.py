"""Paths of modules that have no file here: each is served by the module that has its names. The VM asks find_spec() when no finder of
sys.meta_path knows a module, so only when there is no file of that name; a path loads its target at the first name."""
import sys

_TARGETS = {}
_FILES = set()  # modules that have a file here, and are attributes of their packages without an import
_MAKERS = {}  # packages whose modules a function makes: it gives the module of a name, or None


class _Path(type(sys)):
    """A module that has its target's attributes."""

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__") and name != "__all__":
            raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")
        import importlib
        target = importlib.import_module(_TARGETS[self.__name__])
        own = getattr(target, self.__name__.rpartition(".")[2], None)  # MindSpore has a function, too, under such a name
        found = getattr(target, name, None)
        if found is None and not isinstance(own, _Path):
            found = getattr(own, name, None)
        if found is None:
            found = submodule(self.__name__, name)
        if found is None and name == "__all__":
            found = [public for public in dir(target) if not public.startswith("_")]
        if found is None:
            raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")
        setattr(self, name, found)
        return found

    def __dir__(self):
        import importlib
        return dir(importlib.import_module(_TARGETS[self.__name__]))

    def __call__(self, *args, **kwargs):
        return getattr(self, self.__name__.rpartition(".")[2])(*args, **kwargs)


def find_spec(name):
    """The spec of a served path, or of a package that stands over one; None for others."""
    package, _, leaf = name.rpartition(".")
    if name not in _TARGETS and package not in _MAKERS:
        return None
    from importlib.machinery import ModuleSpec  # here: importing mindspore or numpy needs neither
    if package in _MAKERS and name not in _TARGETS:
        made = _MAKERS[package](leaf)
        return None if made is None else ModuleSpec(name, _Made(made))
    return ModuleSpec(name, _Loader(), is_package=True)


def submodule(package, name):
    """The module below a package whose real tree imports all its modules at once; None when there is none of that name. The VM asks when a
    module has no attribute `name`."""
    path = f"{package}.{name}"
    if path not in _TARGETS and path not in _FILES:
        return None
    import importlib
    return importlib.import_module(path)


class _Loader:
    def create_module(self, spec):
        module = _Path(spec.name)
        module.__path__ = []
        package, _, leaf = spec.name.rpartition(".")
        if _TARGETS[spec.name] == package and leaf in vars(sys.modules[package]):
            # Importing the path puts it where the package has a function of that name, which stays to be had from the path.
            module.__dict__[leaf] = vars(sys.modules[package])[leaf]
        return module

    def exec_module(self, module):
        pass


class _Made:
    def __init__(self, module):
        self._module = module

    def create_module(self, spec):
        return self._module

    def exec_module(self, module):
        pass


def serve_made(package, maker):
    """Serves the modules of a package that `maker` makes."""
    _MAKERS[package] = maker


def serve(package, paths, files=""):
    """Serves paths below a package, {target: "path path ..."}; gives {full path: full target}. `files`: the modules below it that have files
    of their own, and that importing the package brings, too."""
    targets = {f"{package}.{path}": f"{package}.{target}".rstrip(".") for target, all_paths in paths.items() for path in all_paths.split()}
    _TARGETS.update(targets)
    _FILES.update([f"{package}.{path}" for path in files.split()])
    return targets
