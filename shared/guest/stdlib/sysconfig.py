"""Facts on the installation, which is the refjit binary itself."""

import sys

_PATHS = ("stdlib", "platstdlib", "purelib", "platlib", "include", "platinclude", "scripts", "data")


def get_python_version():
    return "%d.%d" % sys.version_info[:2]


def get_platform():
    return "linux-x86_64"


def get_config_vars(*args):
    known = {"prefix": sys.prefix, "exec_prefix": sys.exec_prefix, "py_version": "3.11.7", "py_version_short": "3.11",
             "py_version_nodot": "311", "installed_base": sys.prefix, "base": sys.prefix, "platbase": sys.prefix,
             "platlibdir": "lib", "abiflags": "", "EXT_SUFFIX": ".cpython-311-x86_64-linux-gnu.so", "SOABI": "cpython-311",
             "Py_DEBUG": 0, "Py_GIL_DISABLED": None}
    return [known.get(name) for name in args] if args else known


def get_config_var(name):
    return get_config_vars().get(name)


def get_scheme_names():
    return ("nt", "nt_user", "osx_framework_user", "posix_home", "posix_prefix", "posix_user", "venv")


def get_default_scheme():
    return "posix_prefix"


def get_preferred_scheme(key):
    return "posix_prefix"


def get_path_names():
    return _PATHS


def get_paths(scheme="posix_prefix", vars=None, expand=True):
    base, lib = sys.prefix, sys.prefix + "/lib/python3.11"
    return dict(zip(_PATHS, (lib, lib, lib + "/site-packages", lib + "/site-packages", base + "/include/python3.11",
                             base + "/include/python3.11", base + "/bin", base)))


def get_path(name, scheme="posix_prefix", vars=None, expand=True):
    return get_paths()[name]


def is_python_build(check_home=None):
    return False
