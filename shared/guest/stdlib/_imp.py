"""_imp: questions about what is built in. Imports of one program never run at the same time: the lock counts its holders."""
import sys

import _host

check_hash_based_pycs = "default"
_held = 0


def acquire_lock():
    global _held
    _held += 1


def release_lock():
    global _held
    if not _held:
        raise RuntimeError("not holding the import lock")
    _held -= 1


def lock_held():
    return _held > 0


def is_builtin(name):
    found = _host.locate_module(name, [])
    return int(found is not None and found[0] == "built-in")


def is_frozen(name):
    found = _host.locate_module(name, [])
    return found is not None and found[0] == "library"


def is_frozen_package(name):
    found = _host.locate_module(name, [])
    if found is None or found[0] != "library":
        raise ImportError(f"No such frozen object named {name}", name=name)
    return found[2]


def create_builtin(spec):
    return __import__(spec.name, fromlist=["*"])


def extension_suffixes():
    return []


def source_hash(key, source):
    from importlib._bytecode import source_hash as made

    return made(source, key)


def _fix_co_filename(code, path):
    """Code objects are made with their file's name here."""


def _override_frozen_modules_for_tests(override):
    """There is one version of each module of the library."""


def get_frozen_object(name, data=None):
    raise ImportError(f"No such frozen object named {name}", name=name)


def _frozen_module_names():
    return [name for name in sys.stdlib_module_names if is_frozen(name)]
