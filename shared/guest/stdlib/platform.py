"""What the program runs on: the machine, its system, its C library, this Python."""

import collections
import functools
import itertools
import os
import re
import sys

import _system

_ver_stages = {"dev": 10, "alpha": 20, "a": 20, "beta": 30, "b": 30, "c": 40, "RC": 50, "rc": 50, "pl": 200, "p": 200}
_component_re = re.compile(r"([0-9]+|[._+-])")


def _ranked(part):
    try:
        return 100, int(part, 10)
    except ValueError:
        return _ver_stages.get(part, 0), part


def _comparable_version(version):
    """A list that orders versions: numbers above words, words by how near they are to a release."""
    return [item for part in _component_re.split(version) if part not in "._+-" for item in _ranked(part)]


# ---- the C library and the executable

_libc_search = re.compile(b"(__libc_init)|(GLIBC_([0-9.]+))|" rb"(libc(_\w+)?\.so(?:\.(\d[0-9.]*))?)", re.ASCII)


def libc_ver(executable=None, lib="", version="", chunksize=16384):
    """(name, version) of the C library that an executable was linked with, as its file names it."""
    if not executable:
        try:
            named = os.confstr("CS_GNU_LIBC_VERSION").split(maxsplit=1)
            return tuple(named) if len(named) == 2 else (lib, version)
        except (AttributeError, ValueError, OSError):
            executable = sys.executable
    if not executable or not _system.is_machine:
        return lib, version
    if hasattr(os.path, "realpath"):
        executable = os.path.realpath(executable)
    with open(executable, "rb") as f:
        binary, at = f.read(chunksize), 0
        while at < len(binary):
            m = _libc_search.search(binary, at) if b"libc" in binary or b"GLIBC" in binary else None
            if not m or m.end() == len(binary):
                chunk = f.read(chunksize)
                if chunk:
                    # What is found at the end of a part may go on in the next one.
                    binary, at = binary[max(at, len(binary) - 1000) :] + chunk, 0
                    continue
                if not m:
                    break
            init, glibc, glibc_version, so, threads, so_version = (g and g.decode("latin1") for g in m.groups())
            if init and not lib:
                lib = "libc"
            elif glibc:
                if lib != "glibc":
                    lib, version = "glibc", glibc_version
                elif _comparable_version(glibc_version) > _comparable_version(version):
                    version = glibc_version
            elif so and lib != "glibc":
                lib = "libc"
                if so_version and (not version or _comparable_version(so_version) > _comparable_version(version)):
                    version = so_version
                if threads and version[-len(threads) :] != threads:
                    version += threads
            at = m.end()
    return lib, version


def _follow_symlinks(filepath):
    filepath = os.path.abspath(filepath)
    while os.path.islink(filepath):
        filepath = os.path.normpath(os.path.join(os.path.dirname(filepath), os.readlink(filepath)))
    return filepath


def _syscmd_file(target, default=""):
    """What the command `file` says of a file."""
    import subprocess

    try:
        found = subprocess.check_output(["file", "-b", _follow_symlinks(target)], stderr=subprocess.DEVNULL, env=dict(os.environ, LC_ALL="C"))
    except (OSError, subprocess.CalledProcessError, NotImplementedError):
        return default
    return found.decode("latin-1") if found else default


def architecture(executable=sys.executable, bits="", linkage=""):
    """(bits, linkage) of an executable."""
    if not bits:
        import struct

        bits = str(struct.calcsize("P") * 8) + "bit"
    found = _syscmd_file(executable, "") if executable and _system.is_machine else ""
    if not found and executable == sys.executable:
        return bits, linkage or "ELF"
    if "executable" not in found and "shared object" not in found:
        return bits, linkage
    for text in ("32-bit", "64-bit"):
        if text in found:
            bits = text.replace("-", "")
            break
    if "ELF" in found:
        linkage = "ELF"
    elif "PE" in found:
        linkage = "WindowsPE" if "Windows" in found else "MSDOS" if "MS-DOS" in found else linkage
    elif "COFF" in found:
        linkage = "COFF"
    return bits, linkage


# ---- systems that this one is not


def win32_ver(release="", version="", csd="", ptype=""):
    return release, version, csd, ptype


def win32_edition():
    return None


def win32_is_iot():
    return win32_edition() in ("IoTUAP", "NanoServer", "WindowsCoreHeadless", "IoTEdgeOS")


def mac_ver(release="", versioninfo=("", "", ""), machine=""):
    return release, versioninfo, machine


def java_ver(release="", vendor="", vminfo=("", "", ""), osinfo=("", "", "")):
    return release, vendor, vminfo, osinfo


def system_alias(system, release, version):
    """The names that a system is sold under."""
    if system == "SunOS":
        if release < "5":
            return system, release, version
        parts = release.split(".")
        try:
            parts[0] = str(int(parts[0]) - 3)
            release = ".".join(parts) if int(parts[0]) < 6 else parts[0]
        except ValueError:
            pass
        return "Solaris", release, version
    if system in ("win32", "win16"):
        return "Windows", release, version
    return system, release, version


# ---- uname


class _Processor:
    """The processor's name, which is asked for when it is wanted."""

    @classmethod
    def get(cls):
        found = getattr(cls, f"get_{sys.platform}", cls.from_subprocess)
        return found() or ""

    @staticmethod
    def from_subprocess():
        import subprocess

        try:
            return subprocess.check_output(["uname", "-p"], stderr=subprocess.DEVNULL, text=True, encoding="utf8").strip()
        except (OSError, subprocess.CalledProcessError, NotImplementedError):
            return None


def _unknown_as_blank(val):
    return "" if val == "unknown" else val


class uname_result(collections.namedtuple("uname_result_base", "system node release version machine")):
    """As os.uname_result, with `processor` as a sixth field."""

    _fields = ("system", "node", "release", "version", "machine", "processor")

    def _asdict(self):
        return dict(zip(self._fields, self))

    @functools.cached_property
    def processor(self):
        return _unknown_as_blank(_Processor.get())

    def __iter__(self):
        return itertools.chain(super().__iter__(), (self.processor,))

    @classmethod
    def _make(cls, iterable):
        return cls.__new__(cls, *iterable)  # which wants all but the processor, and says so

    def __getitem__(self, key):
        return tuple(self)[key]

    def __len__(self):
        return len(tuple(iter(self)))

    def __reduce__(self):
        return uname_result, tuple(self)[: len(self._fields) - 1]


_uname_cache = None


def _node(default=""):
    try:
        import socket

        return socket.gethostname()
    except (ImportError, OSError):
        return default


def uname():
    """What the machine calls itself; what it does not know is empty."""
    global _uname_cache
    if _uname_cache is None:
        try:
            found = os.uname()
        except AttributeError:
            found = (sys.platform.capitalize(), _node(), "", "", "")
        _uname_cache = uname_result(*map(_unknown_as_blank, found))
    return _uname_cache


def system():
    return uname().system


def node():
    return uname().node


def release():
    return uname().release


def version():
    return uname().version


def machine():
    return uname().machine


def processor():
    return uname().processor


# ---- this Python

_sys_version_parser = re.compile(r"([\w.+]+)\s*(?:experimental free-threading build\s+)?\(#?([^,]+)(?:,\s*([\w ]*)(?:,\s*([\w :]*))?)?\)\s*\[([^\]]+)\]?",
                                 re.ASCII)  # fmt: skip
_ironpython_sys_version_parser = re.compile(r"IronPython\s*([\d\.]+)(?: \(([\d\.]+)\))? on (.NET [\d\.]+)", re.ASCII)
_ironpython26_sys_version_parser = re.compile(r"([\d.]+)\s*\(IronPython\s*[\d.]+\s*\(([\d.]+)\) on ([\w.]+ [\d.]+(?: \(\d+-bit\))?)\)")
_pypy_sys_version_parser = re.compile(r"([\w.+]+)\s*\(#?([^,]+),\s*([\w ]+),\s*([\w :]+)\)\s*\[PyPy [^\]]+\]?")
_sys_version_cache = {}


def _sys_version(sys_version=None):
    """(name, version, branch, revision, build number, build date, compiler) from sys.version's text."""
    if sys_version is None:
        sys_version = sys.version
    if sys_version in _sys_version_cache:
        return _sys_version_cache[sys_version]
    wrong = ValueError("failed to parse %s sys.version: %s" % (
        next((name for name in ("IronPython", "Jython", "PyPy") if name in sys_version), "CPython"), repr(sys_version)))
    if "IronPython" in sys_version:
        name = "IronPython"
        parser = _ironpython_sys_version_parser if sys_version.startswith("IronPython") else _ironpython26_sys_version_parser
        found = parser.match(sys_version)
        if found is None:
            raise wrong
        number, _, compiler = found.groups()
        buildno = builddate = ""
    elif sys.platform.startswith("java"):
        name, found = "Jython", _sys_version_parser.match(sys_version)
        if found is None:
            raise wrong
        number, buildno, builddate, buildtime, _ = found.groups()
        builddate, compiler = builddate or "", sys.platform
    elif "PyPy" in sys_version:
        name, found = "PyPy", _pypy_sys_version_parser.match(sys_version)
        if found is None:
            raise wrong
        number, buildno, builddate, buildtime = found.groups()
        compiler = ""
    else:
        name, found = "CPython", _sys_version_parser.match(sys_version)
        if found is None:
            raise wrong
        number, buildno, builddate, buildtime, compiler = found.groups()
        builddate = builddate if not builddate or not buildtime else builddate + " " + buildtime
        builddate = builddate or ""
    git = getattr(sys, "_git", None) or getattr(sys, "_mercurial", None)
    _, branch, revision = git or ("", "", "")
    parts = number.split(".")
    if len(parts) == 2:
        number = ".".join([*parts, "0"])
    made = name, number, branch, revision, buildno, builddate, compiler
    _sys_version_cache[sys_version] = made
    return made


def python_implementation():
    return _sys_version()[0]


def python_version():
    return _sys_version()[1]


def python_version_tuple():
    return tuple(_sys_version()[1].split("."))


def python_branch():
    return _sys_version()[2]


def python_revision():
    return _sys_version()[3]


def python_build():
    return _sys_version()[4:6]


def python_compiler():
    return _sys_version()[6]


# ---- one text for all of it

_platform_cache = {}


def _platform(*args):
    """Words joined by dashes, without what a file name cannot hold."""
    text = "-".join(word.strip() for word in filter(len, args)).replace(" ", "_")
    for mark in '/\\:;"()':
        text = text.replace(mark, "-")
    text = text.replace("unknown", "")
    while "--" in text:
        text = text.replace("--", "-")
    return text.rstrip("-")


def platform(aliased=False, terse=False):
    """A text that names the platform, for people."""
    known = _platform_cache.get((aliased, terse))
    if known is not None:
        return known
    system, _, release, version, machine, processor = uname()
    if machine == processor:
        processor = ""
    if aliased:
        system, release, version = system_alias(system, release, version)
    if system == "Linux":
        name, number = libc_ver()
        made = _platform(system, release, machine, processor, "with", name + number)
    elif terse:
        made = _platform(system, release)
    else:
        made = _platform(system, release, machine, processor, *architecture(sys.executable))
    _platform_cache[(aliased, terse)] = made
    return made


# ---- os-release files

_os_release_line = re.compile("^(?P<name>[a-zA-Z0-9_]+)=(?P<quote>[\"']?)(?P<value>.*)(?P=quote)$")
_os_release_unescape = re.compile(r"\\([\\\$\"\'`])")
_os_release_candidates = ("/etc/os-release", "/usr/lib/os-release")
_os_release_cache = None


def _parse_os_release(lines):
    said = filter(None, map(_os_release_line.match, lines))
    made = {"NAME": "Linux", "ID": "linux", "PRETTY_NAME": "Linux"}
    return made | {m["name"]: _os_release_unescape.sub(r"\1", m["value"]) for m in said}


def _read_os_release():
    number = None
    for path in _os_release_candidates:
        try:
            with open(path, encoding="utf-8") as lines:
                return _parse_os_release(lines)
        except OSError as e:
            number = e.errno
    raise OSError(number, "Unable to read files " + ", ".join(_os_release_candidates))


def freedesktop_os_release():
    """What the system's os-release file says, as a dict."""
    global _os_release_cache
    _os_release_cache = _os_release_cache or _read_os_release()
    return dict(_os_release_cache)


if __name__ == "__main__":
    import _module_commands

    sys.exit(_module_commands.platform(sys.argv[1:]))
