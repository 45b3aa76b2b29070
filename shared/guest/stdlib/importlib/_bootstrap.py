"""Names under which CPython's own importer is known to programs."""
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec, _load  # noqa: F401
from importlib.machinery import _create as module_from_spec  # noqa: F401
from importlib.util import find_spec as _find_spec  # noqa: F401
from importlib.util import spec_from_loader  # noqa: F401
