"""Facts on the installation, which is the refjit binary itself."""

import os
import sys

_PATHS = ("stdlib", "platstdlib", "purelib", "platlib", "include", "platinclude", "scripts", "data")


def get_python_version():
    return "%d.%d" % sys.version_info[:2]


def get_platform():
    return "linux-x86_64"


def get_config_vars(*args):
    known = {"prefix": sys.prefix, "exec_prefix": sys.exec_prefix, "py_version": "3.11.7", "py_version_short": "3.11",
             "py_version_nodot": "311", "installed_base": sys.prefix, "base": sys.prefix, "platbase": sys.prefix,
             "installed_platbase": sys.prefix, "userbase": os.path.expanduser("~/.local"), "py_version_nodot_plat": "", "platlibdir": "lib", "abiflags": "", "EXT_SUFFIX": ".cpython-311-x86_64-linux-gnu.so", "SOABI": "cpython-311",
             "Py_DEBUG": 0, "Py_GIL_DISABLED": None}
    return [known.get(name) for name in args] if args else known


def get_config_var(name):
    return get_config_vars().get(name)


_POSIX = {"stdlib": "{installed_base}/{platlibdir}/python{py_version_short}", "platstdlib": "{platbase}/{platlibdir}/python{py_version_short}",
          "purelib": "{base}/lib/python{py_version_short}/site-packages",
          "platlib": "{platbase}/{platlibdir}/python{py_version_short}/site-packages",
          "include": "{installed_base}/include/python{py_version_short}{abiflags}",
          "platinclude": "{installed_platbase}/include/python{py_version_short}{abiflags}", "scripts": "{base}/bin", "data": "{base}"}  # fmt: skip
_NT = {"stdlib": "{installed_base}/Lib", "platstdlib": "{base}/Lib", "purelib": "{base}/Lib/site-packages", "platlib": "{base}/Lib/site-packages",
       "include": "{installed_base}/Include", "platinclude": "{installed_base}/Include", "scripts": "{base}/Scripts", "data": "{base}"}  # fmt: skip
_NT_USER = "{userbase}/Python{py_version_nodot_plat}"
_INSTALL_SCHEMES = {
    "posix_prefix": _POSIX,
    "posix_home": {"stdlib": "{installed_base}/lib/python", "platstdlib": "{base}/lib/python", "purelib": "{base}/lib/python",
                   "platlib": "{base}/lib/python", "include": "{installed_base}/include/python", "platinclude": "{installed_base}/include/python",
                   "scripts": "{base}/bin", "data": "{base}"},
    "nt": _NT, "posix_venv": _POSIX, "nt_venv": _NT, "venv": _POSIX,
    "nt_user": {"stdlib": _NT_USER, "platstdlib": _NT_USER, "purelib": _NT_USER + "/site-packages", "platlib": _NT_USER + "/site-packages",
                "include": _NT_USER + "/Include", "scripts": _NT_USER + "/Scripts", "data": "{userbase}"},
    "posix_user": {"stdlib": "{userbase}/{platlibdir}/python{py_version_short}", "platstdlib": "{userbase}/{platlibdir}/python{py_version_short}",
                   "purelib": "{userbase}/lib/python{py_version_short}/site-packages",
                   "platlib": "{userbase}/lib/python{py_version_short}/site-packages", "include": "{userbase}/include/python{py_version_short}",
                   "scripts": "{userbase}/bin", "data": "{userbase}"},
    "osx_framework_user": {"stdlib": "{userbase}/lib/python", "platstdlib": "{userbase}/lib/python", "purelib": "{userbase}/lib/python/site-packages",
                           "platlib": "{userbase}/lib/python/site-packages", "include": "{userbase}/include/python{py_version_short}",
                           "scripts": "{userbase}/bin", "data": "{userbase}"},
}  # fmt: skip


def get_scheme_names():
    return tuple(sorted(_INSTALL_SCHEMES))


def get_default_scheme():
    return "posix_prefix"


def get_preferred_scheme(key):
    scheme = {"prefix": "posix_prefix", "home": "posix_home", "user": "posix_user"}[key]
    return scheme


def get_path_names():
    return _PATHS


def get_paths(scheme="posix_prefix", vars=None, expand=True):
    """The folders of a scheme, with `vars` before what is configured."""
    if not expand:
        return _INSTALL_SCHEMES[scheme]
    known = {**get_config_vars(), **(vars or {})}
    try:
        return {name: value.format(**known) for name, value in _INSTALL_SCHEMES[scheme].items()}
    except KeyError as error:
        if scheme not in _INSTALL_SCHEMES:
            raise
        raise AttributeError(f"{{{error}}}") from None


def get_path(name, scheme="posix_prefix", vars=None, expand=True):
    return get_paths(scheme, vars, expand)[name]


def get_config_h_filename():
    return get_path("platinclude") + "/pyconfig.h"


def get_makefile_filename():
    return get_path("stdlib") + f"/config-{get_python_version()}{sys.abiflags}-x86_64-linux-gnu/Makefile"


def parse_config_h(fp, vars=None):
    """The names that a header defines, and 0 for those that it only mentions."""
    import re

    found = {} if vars is None else vars
    for line in fp:
        defined = re.match(r"#define ([A-Z][A-Za-z0-9_]+) (.*)\n", line)
        mentioned = re.match(r"/[*] #undef ([A-Z][A-Za-z0-9_]+) [*]/\n", line)
        if defined:
            name, value = defined.groups()
            try:
                found[name] = int(value) if name not in ("LDVERSION",) else value
            except ValueError:
                found[name] = value
        elif mentioned:
            found[mentioned.group(1)] = 0
    return found


def expand_makefile_vars(s, vars):
    """A text of a makefile with its names replaced, again and again."""
    import re

    while True:
        found = re.search(r"\$\(([A-Za-z][A-Za-z0-9_]*)\)|\$\{([A-Za-z][A-Za-z0-9_]*)\}", s)
        if not found:
            return s
        s = s[: found.start()] + vars.get(found.group(1) or found.group(2), "") + s[found.end() :]


def is_python_build(check_home=None):
    return False
