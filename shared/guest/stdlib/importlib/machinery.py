"""importlib.machinery: specs, and the loader of source files."""
import sys

SOURCE_SUFFIXES = [".py"]
BYTECODE_SUFFIXES = [".pyc"]
EXTENSION_SUFFIXES = []


def all_suffixes():
    return SOURCE_SUFFIXES + BYTECODE_SUFFIXES + EXTENSION_SUFFIXES


class ModuleSpec:
    """What a finder says of a module: its name, who loads it and from where."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name = name
        self.loader = loader
        self.origin = origin
        self.loader_state = loader_state
        self.submodule_search_locations = [] if is_package else None
        self.cached = None
        self.has_location = False

    @property
    def parent(self):
        return self.name if self.submodule_search_locations is not None else self.name.rpartition(".")[0]

    def __repr__(self):
        parts = [f"name={self.name!r}", f"loader={self.loader!r}"]
        if self.origin is not None:
            parts.append(f"origin={self.origin!r}")
        if self.submodule_search_locations is not None:
            parts.append(f"submodule_search_locations={self.submodule_search_locations}")
        return f"ModuleSpec({', '.join(parts)})"


class SourceFileLoader:
    """Runs a file's text as a module."""

    def __init__(self, fullname, path):
        self.name = fullname
        self.path = path

    def create_module(self, spec):
        return None

    def get_filename(self, name=None):
        return self.path

    def get_data(self, path):
        with open(path, "rb") as file:
            return file.read()

    def get_source(self, fullname=None):
        with open(self.path, encoding="utf-8") as file:
            return file.read()

    def get_code(self, fullname=None):
        return compile(self.get_source(), self.path, "exec")

    def exec_module(self, module):
        exec(self.get_code(module.__name__), module.__dict__)

    def load_module(self, fullname=None):
        from importlib.util import module_from_spec, spec_from_file_location
        module = module_from_spec(spec_from_file_location(self.name, self.path, loader=self))
        sys.modules[self.name] = module
        self.exec_module(module)
        return module
