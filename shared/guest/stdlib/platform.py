"""What the guest runs on."""

from collections import namedtuple

uname_result = namedtuple("uname_result", "system node release version machine processor")


def uname():
    return uname_result(system(), node(), release(), version(), machine(), processor())


def architecture(executable=None, bits="", linkage=""):
    return "64bit", "ELF"


def libc_ver(executable=None, lib="", version="", chunksize=16384):
    return "glibc", "2.36"


def python_compiler():
    return "GCC 12.2.0"


def python_build():
    return "main", "Dec  4 2023 18:10:11"


def python_branch():
    return ""


def python_revision():
    return ""


def mac_ver(release="", versioninfo=("", "", ""), machine=""):
    return release, versioninfo, machine


def win32_ver(release="", version="", csd="", ptype=""):
    return release, version, csd, ptype


def win32_edition():
    return None


def win32_is_iot():
    return False


def java_ver(release="", vendor="", vminfo=("", "", ""), osinfo=("", "", "")):
    return release, vendor, vminfo, osinfo


def system_alias(system, release, version):
    return system, release, version


def freedesktop_os_release():
    raise OSError("Unable to read files /etc/os-release, /usr/lib/os-release")


def system():
    return "Linux"


def machine():
    return "x86_64"


def processor():
    return ""


def node():
    return "localhost"


def release():
    return ""


def version():
    return ""


def python_version():
    return "3.11.7"


def python_version_tuple():
    return ("3", "11", "7")


def python_implementation():
    return "CPython"


def platform(aliased=False, terse=False):
    return "Linux-x86_64"


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.platform(_sys.argv[1:]))
