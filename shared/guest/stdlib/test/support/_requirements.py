"""test.support: what a test asks of the machine and the interpreter, and what becomes of it when that is not there."""

import functools
import os
import re
import sys
import types
import unittest

is_jython = sys.platform.startswith("java")
is_android = hasattr(sys, "getandroidapilevel")
is_emscripten = sys.platform == "emscripten"
is_wasi = sys.platform == "wasi"
is_apple = sys.platform == "darwin"
MS_WINDOWS = sys.platform == "win32"
unix_shell = None if sys.platform in ("win32", "vxworks", "emscripten", "wasi") else "/bin/sh"
Py_DEBUG = hasattr(sys, "gettotalrefcount")
Py_GIL_DISABLED = False
PGO = PGO_EXTENDED = False
MISSING_C_DOCSTRINGS = True
HAVE_DOCSTRINGS = False
has_fork_support = False
has_subprocess_support = not (is_emscripten or is_wasi)
has_socket_support = False
has_strftime_extensions = sys.platform != "win32"
can_use_suppress_immortalization = False
C_RECURSION_LIMIT = 150000

MAX_Py_ssize_t = sys.maxsize
_1M = 1024 * 1024
_1G = 1024 * _1M
_2G = 2 * _1G
_4G = 4 * _1G
max_memuse = 0
real_max_memuse = 0
use_resources = None


class Error(Exception):
    """Base class for regression test exceptions."""


class TestFailed(Error):
    """Test failed."""

    def __init__(self, msg="", *args, stats=None):
        self.msg, self.stats = msg, stats
        super().__init__(msg, *args)


class TestFailedWithDetails(TestFailed):
    """Test failed, with the texts of errors and failures."""

    def __init__(self, msg, errors, failures, stats=None):
        self.errors, self.failures = errors, failures
        super().__init__(msg, errors, failures, stats=stats)


class TestDidNotRun(Error):
    """Test did not run any subtests."""


class ResourceDenied(unittest.SkipTest):
    """Test skipped because it requested a disallowed resource."""


def is_resource_enabled(resource):
    """Whether tests may use a resource; all may where nothing is said."""
    return use_resources is None or resource in use_resources


def requires(resource, msg=None):
    """Raises ResourceDenied when a resource is not enabled."""
    if not is_resource_enabled(resource):
        raise ResourceDenied(msg or "Use of the %r resource not enabled" % resource)
    if resource in ("network", "urlfetch", "gui") and not has_socket_support:
        raise ResourceDenied("No socket support")


def requires_resource(resource):
    if resource == "gui" or resource == "network":
        return unittest.skip(f"resource {resource!r} is not enabled")
    if is_resource_enabled(resource):
        return _same
    return unittest.skip(f"resource {resource!r} is not enabled")


def _same(obj):
    return obj


def python_is_optimized():
    return True


def with_pymalloc():
    return False


def check_cflags_pgo():
    return False


def check_sanitizer(*, address=False, memory=False, ub=False, thread=False, function=True):
    return False


def skip_if_sanitizer(reason=None, *, address=False, memory=False, ub=False, thread=False):
    return _same


def check_impl_detail(**guards):
    """Whether this implementation is one of those named: cpython=True, jython=False."""
    if not guards:
        guards = {"cpython": True}
    values = list(guards.values())
    assert values == [values[0]] * len(values)
    return guards.get(sys.implementation.name, not values[0])


def impl_detail(msg=None, **guards):
    """A decorator: skips a test of details of other implementations."""
    if check_impl_detail(**guards):
        return _same
    return unittest.skip(msg or "implementation detail not available on " + sys.implementation.name)


def cpython_only(test):
    """A decorator for what holds of CPython alone."""
    return impl_detail(cpython=True)(test)


def _for_version(name, least):
    text = ".".join(map(str, least))
    return unittest.skipIf(False, f"{name} version {text} or higher required")


def requires_linux_version(*min_version):
    return _for_version("Linux", min_version)


def requires_freebsd_version(*min_version):
    return _for_version("FreeBSD", min_version)


def requires_mac_ver(*min_version):
    return _for_version("Mac OS X", min_version)


requires_mac_version = requires_mac_ver


def _needs_module(name):
    def decorate(obj):
        try:
            __import__(name)
        except ImportError:
            return unittest.skip("requires " + name)(obj)
        return obj

    return decorate


def requires_zlib(reason="requires zlib"):
    return _needs_module("zlib")


def requires_gzip(reason="requires gzip"):
    return _needs_module("gzip")


def requires_bz2(reason="requires bz2"):
    return _needs_module("bz2")


def requires_lzma(reason="requires lzma"):
    return _needs_module("lzma")


def requires_fork():
    return unittest.skipUnless(has_fork_support, "requires working os.fork()")


def requires_subprocess():
    return unittest.skipUnless(has_subprocess_support, "requires subprocess support")


def requires_working_socket(*, module=False):
    if not module:
        return unittest.skipUnless(has_socket_support, "requires socket support")
    if not has_socket_support:
        raise unittest.SkipTest("requires socket support")


def requires_venv_with_pip():
    return unittest.skip("venv with pip is not available")


def requires_debug_ranges(reason="requires co_positions / debug_ranges"):
    return _same


def requires_legacy_unicode_capi():
    return unittest.skip("requires legacy Unicode C API")


def requires_limited_api(test):
    return unittest.skip("needs _testcapi module")(test)


def requires_specialization(test):
    return unittest.skip("requires specialization")(test)


def requires_singlephase_init(meth):
    return unittest.skip("requires extension modules")(meth)


def requires_gil_enabled(msg="needs the GIL enabled"):
    return _same


requires_IEEE_754 = unittest.skipUnless(float.__getformat__("double").startswith("IEEE"), "test requires IEEE 754 doubles")
requires_docstrings = unittest.skipUnless(HAVE_DOCSTRINGS, "test requires docstrings")
skip_if_pgo_task = _same
expected_failure_if_windows_semaphores = _same
requires_freebsd = requires_freebsd_version


def skip_if_buggy_ucrt_strfptime(test):
    return test


def skip_if_broken_multiprocessing_synchronize():
    raise unittest.SkipTest("no semaphores shared between processes")


def skip_emscripten_stack_overflow():
    return _same


def skip_wasi_stack_overflow():
    return _same


def anticipate_failure(condition):
    """A decorator: the test is expected to fail when the condition holds."""
    return unittest.expectedFailure if condition else _same


def system_must_validate_cert(f):
    return f


def no_tracing(func):
    """A decorator: the function runs without a trace function."""

    @functools.wraps(func)
    def inner(*args, **kwargs):
        trace = sys.gettrace()
        if trace is None:
            return func(*args, **kwargs)
        try:
            sys.settrace(None)
            return func(*args, **kwargs)
        finally:
            sys.settrace(trace)

    return inner


def refcount_test(test):
    """A decorator for tests of reference counts."""
    return no_tracing(cpython_only(test))


def set_memlimit(limit):
    """Sets max_memuse from a text: "2.5g"."""
    global max_memuse, real_max_memuse
    match = re.match(r"(\d+(?:\.\d+)?) (K|M|G|T)b?$", limit, re.IGNORECASE | re.VERBOSE)
    if match is None:
        raise ValueError("Invalid memory limit: %r" % (limit,))
    memlimit = int(float(match.group(1)) * 1024 ** ("kmgt".index(match.group(2).lower()) + 1))
    if memlimit < _2G - 1:
        raise ValueError("Memory limit %r too low to be useful" % (limit,))
    real_max_memuse = memlimit
    max_memuse = min(memlimit, MAX_Py_ssize_t)


def bigmemtest(size, memuse, dry_run=True):
    """A decorator: the test gets a size that the memory limit allows, a small one where no limit is set."""

    def decorate(test):
        @functools.wraps(test)
        def inner(self):
            wanted = inner.size
            memory = inner.memuse
            most = wanted if real_max_memuse else 5147
            if (real_max_memuse or not dry_run) and real_max_memuse < most * memory:
                raise unittest.SkipTest("not enough memory: %.1fG minimum needed" % (wanted * memory / 1024**3))
            return test(self, most)

        inner.size, inner.memuse = size, memuse
        return inner

    return decorate


def bigaddrspacetest(test):
    """A decorator for tests that fill the address space."""

    @functools.wraps(test)
    def inner(self):
        if max_memuse < MAX_Py_ssize_t:
            raise unittest.SkipTest("not enough memory: try a 32-bit build instead")
        return test(self)

    return inner


__all__ = [name for name, value in globals().items() if not name.startswith("_") and not isinstance(value, types.ModuleType)]
