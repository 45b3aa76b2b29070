"""Helpers of CPython's regression tests, as the documentation of `test.support` lists them."""

import contextlib
import functools
import os
import sys
import types
import unittest
import warnings
from test.support._objects import (  # noqa: F401
    ALWAYS_EQ, LARGEST, NEVER_EQ, SMALLEST, EqualToForwardRef, Matcher, SuppressCrashReport, SaveSignals,
    catch_unraisable_exception, calcobjsize, calcvobjsize, check_sizeof, checksizeof,
)
from test.support._requirements import *  # noqa: F401,F403
from test.support._requirements import (  # noqa: F401
    Error, ResourceDenied, TestDidNotRun, TestFailed, TestFailedWithDetails, _2G, _4G,
)
from test.support._output import (  # noqa: F401
    captured_output, captured_stderr, captured_stdin, captured_stdout, disable_faulthandler, flush_std_streams,
    get_original_stdout, print_warning, record_original_stdout,
)

verbose = 1
failfast = False
match_tests = None
junit_xml_list = None

PIPE_MAX_SIZE = 4 * 1024 * 1024 + 1
SOCK_MAX_SIZE = 16 * 1024 * 1024 + 1
LOOPBACK_TIMEOUT = 10.0
INTERNET_TIMEOUT = 60.0
SHORT_TIMEOUT = 30.0
LONG_TIMEOUT = 5 * 60.0

TEST_SUPPORT_DIR = os.path.dirname(os.path.abspath(__file__))
TEST_HOME_DIR = os.path.dirname(TEST_SUPPORT_DIR)
TEST_DATA_DIR = os.path.join(TEST_HOME_DIR, "data")
REPO_ROOT = os.path.dirname(os.path.dirname(TEST_HOME_DIR))
TEST_HTTP_URL = "http://www.pythontest.net"


def findfile(filename, subdir=None):
    """The path of a file beside the tests; the name itself when there is none."""
    if os.path.isabs(filename):
        return filename
    if subdir is not None:
        filename = os.path.join(subdir, filename)
    for folder in [TEST_HOME_DIR, *sys.path]:
        path = os.path.join(folder, filename)
        if os.path.exists(path):
            return path
    return filename


def sortdict(dict):
    """A dict's text with its keys in order."""
    return "{%s}" % ", ".join("%r: %r" % item for item in sorted(dict.items()))


def get_pagesize():
    return os.sysconf("SC_PAGESIZE") if hasattr(os, "sysconf") else 4096


def setswitchinterval(interval):
    return sys.setswitchinterval(interval)


def get_attribute(obj, name):
    """An attribute; the test is skipped where it is missing."""
    try:
        return getattr(obj, name)
    except AttributeError:
        raise unittest.SkipTest("object %r has no attribute %r" % (obj, name))


def args_from_interpreter_flags():
    """The options of this interpreter, for another one."""
    import subprocess

    return subprocess._args_from_interpreter_flags()


def optim_args_from_interpreter_flags():
    return ["-" + "O" * sys.flags.optimize] if sys.flags.optimize else []


def gc_collect():
    """Collects what nobody holds."""
    import gc

    for _ in range(3):
        gc.collect()


@contextlib.contextmanager
def disable_gc():
    import gc

    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@contextlib.contextmanager
def swap_attr(obj, attr, new_val):
    """Sets an attribute for a while; gives the old value, None when there was none."""
    if hasattr(obj, attr):
        value = getattr(obj, attr)
        setattr(obj, attr, new_val)
        try:
            yield value
        finally:
            setattr(obj, attr, value)
    else:
        setattr(obj, attr, new_val)
        try:
            yield
        finally:
            if hasattr(obj, attr):
                delattr(obj, attr)


@contextlib.contextmanager
def swap_item(obj, item, new_val):
    """Sets an item for a while; gives the old value, None when there was none."""
    if item in obj:
        value = obj[item]
        obj[item] = new_val
        try:
            yield value
        finally:
            obj[item] = value
    else:
        obj[item] = new_val
        try:
            yield
        finally:
            if item in obj:
                del obj[item]


def patch(test_instance, object_to_patch, attr_name, new_value):
    """Sets an attribute until the test's clean-up."""
    getattr(object_to_patch, attr_name)
    is_local = attr_name in getattr(object_to_patch, "__dict__", {})
    old = getattr(object_to_patch, attr_name)

    def clean_up():
        if is_local:
            setattr(object_to_patch, attr_name, old)
        else:
            delattr(object_to_patch, attr_name)

    test_instance.addCleanup(clean_up)
    setattr(object_to_patch, attr_name, new_value)


@contextlib.contextmanager
def run_with_locale(catstr="", *locales):
    """With the first of the locales that exists; with the present one when none does."""
    import locale

    category = original = None
    try:
        category = getattr(locale, catstr)
        original = locale.setlocale(category)
    except AttributeError:
        raise
    except Exception:
        original = None
    else:
        for name in locales:
            try:
                locale.setlocale(category, name)
                break
            except Exception:
                pass
    try:
        yield
    finally:
        if category is not None and original:
            locale.setlocale(category, original)


def run_with_tz(tz):
    """A decorator: the function runs with TZ set."""

    def decorate(function):
        @functools.wraps(function)
        def inner(*args, **kwargs):
            import time

            if not hasattr(time, "tzset"):
                raise unittest.SkipTest("tzset required")
            old = os.environ.get("TZ")
            os.environ["TZ"] = tz
            time.tzset()
            try:
                return function(*args, **kwargs)
            finally:
                if old is None:
                    del os.environ["TZ"]
                else:
                    os.environ["TZ"] = old
                time.tzset()

        return inner

    return decorate


def check_syntax_error(testcase, statement, errtext="", *, lineno=None, offset=None):
    """The statement must not compile; `errtext` is a pattern for the message."""
    with testcase.assertRaisesRegex(SyntaxError, errtext) as caught:
        compile(statement, "<test string>", "exec")
    error = caught.exception
    testcase.assertIsNotNone(error.lineno)
    if lineno is not None:
        testcase.assertEqual(error.lineno, lineno)
    testcase.assertIsNotNone(error.offset)
    if offset is not None:
        testcase.assertEqual(error.offset, offset)


def check__all__(test_case, module, name_of_module=None, extra=(), not_exported=()):
    """`__all__` of a module must list all that it defines, and nothing else."""
    if name_of_module is None:
        name_of_module = (module.__name__,)
    elif isinstance(name_of_module, str):
        name_of_module = (name_of_module,)
    expected = set(extra)
    for name in dir(module):
        if name.startswith("_") or name in not_exported:
            continue
        value = getattr(module, name)
        if getattr(value, "__module__", None) in name_of_module or (
            not hasattr(value, "__module__") and not isinstance(value, types.ModuleType)
        ):
            expected.add(name)
    test_case.assertCountEqual(module.__all__, expected)


def detect_api_mismatch(ref_api, other_api, *, ignore=()):
    """Names of the first object that the second lacks, without private ones and `ignore`."""
    missing = set(dir(ref_api)) - set(dir(other_api)) - set(ignore)
    return {name for name in missing if not name.startswith("_") or name.endswith("__")}


def check_free_after_iterating(test, iter, cls, args=()):
    """An iterator at its end must not hold what it walked."""
    done = False

    def see():
        nonlocal done
        done = True
        try:
            next(walk)
        except StopIteration:
            pass

    class Watched(cls):
        def __del__(self):
            see()

    walk = iter(Watched(*args))
    if cls is not str and cls is not bytes:
        test.assertRaises(StopIteration, next, walk)
    else:
        for _ in walk:
            pass
    gc_collect()
    test.assertTrue(done)


def check_disallow_instantiation(testcase, tp, *args, **kwds):
    """Programs cannot make objects of this type."""
    module, name = tp.__module__, tp.__name__
    full = name if module == "builtins" else f"{module}.{name}"
    testcase.assertRaisesRegex(TypeError, rf"cannot create '{full}' instances", tp, *args, **kwds)


def load_package_tests(pkg_dir, loader, standard_tests, pattern):
    """What `load_tests` of a package of tests does."""
    top = os.path.dirname(os.path.dirname(pkg_dir))
    standard_tests.addTests(loader.discover(start_dir=pkg_dir, top_level_dir=top, pattern=pattern or "test*"))
    return standard_tests


def run_unittest(*classes):
    """Runs test cases: classes, suites or names of loaded modules."""
    suite, loader = unittest.TestSuite(), unittest.TestLoader()
    for each in classes:
        if isinstance(each, str):
            suite.addTest(loader.loadTestsFromModule(sys.modules[each]))
        elif isinstance(each, (unittest.TestSuite, unittest.TestCase)):
            suite.addTest(each)
        else:
            suite.addTest(loader.loadTestsFromTestCase(each))
    result = unittest.TextTestRunner(sys.stdout, verbosity=2 if verbose else 0, failfast=failfast).run(suite)
    if not result.testsRun and not result.skipped:
        raise TestDidNotRun
    if not result.wasSuccessful():
        raise TestFailed("%d errors, %d failures" % (len(result.errors), len(result.failures)))
    return result


def run_doctest(module, verbosity=None, optionflags=0):
    """Runs a module's doctests; gives (failed, tried)."""
    import doctest

    failed, tried = doctest.testmod(module, verbose=verbose if verbosity is None else verbosity, optionflags=optionflags)
    if failed:
        raise TestFailed("%d of %d doctests failed" % (failed, tried))
    return failed, tried


def reap_children():
    """Waits for child processes that are left."""
    if not (hasattr(os, "waitpid") and hasattr(os, "WNOHANG")):
        return
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except OSError:
            return
        if pid == 0:
            return


def wait_process(pid, *, exitcode, timeout=None):
    """Waits for a child process and checks its exit code."""
    found, status = os.waitpid(pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code != exitcode:
        raise AssertionError(f"process {pid} exited with code {code}, but exit code {exitcode} is expected")
    if found != pid:
        raise AssertionError(f"pid {found} != pid {pid}")


def busy_retry(timeout, err_msg=None, /, *, error=True):
    """Gives turns until the time is over; then fails, unless `error` is false."""
    import time

    if timeout <= 0:
        raise ValueError("timeout must be greater than zero")
    start = time.monotonic()
    while True:
        yield
        if time.monotonic() - start >= timeout:
            break
    if error:
        raise AssertionError(f"timeout ({time.monotonic() - start:.1f} seconds)" + (f": {err_msg}" if err_msg else ""))


def sleeping_retry(timeout, err_msg=None, /, *, init_delay=0.010, max_delay=1.0, error=True):
    """busy_retry that sleeps between turns, longer each time."""
    import time

    delay = init_delay
    for _ in busy_retry(timeout, err_msg, error=error):
        yield
        time.sleep(delay)
        delay = min(delay * 2, max_delay)


@contextlib.contextmanager
def infinite_recursion(max_depth=100):
    """With a small recursion limit."""
    with set_recursion_limit(max_depth):
        yield


@contextlib.contextmanager
def set_recursion_limit(limit):
    old = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(limit)
        yield
    finally:
        sys.setrecursionlimit(old)


@contextlib.contextmanager
def adjust_int_max_str_digits(max_digits):
    """With another limit of digits between int and str."""
    old = sys.get_int_max_str_digits()
    try:
        sys.set_int_max_str_digits(max_digits)
        yield
    finally:
        sys.set_int_max_str_digits(old)


def late_deletion(obj):
    """Keeps an object to the program's end."""
    _kept.append(obj)


_kept = []


def maybe_get_event_loop_policy():
    """The policy that is set, without making one."""
    import asyncio

    return getattr(asyncio.events, "_event_loop_policy", None)


def ignore_deprecations_from(module: str, *, like: str) -> object:
    """Leaves out deprecation warnings of one module; give the result to clear_ignored_deprecations."""
    token = object()
    warnings.filterwarnings("ignore", category=DeprecationWarning, module=module, message=like + f"(?#{id(token)})")
    return token


def clear_ignored_deprecations(*tokens: object) -> None:
    endings = tuple(f"(?#{id(token)})" for token in tokens)
    warnings.filters[:] = [f for f in warnings.filters if not (f[1] is not None and f[1].pattern.endswith(endings))]
    warnings._filters_mutated()


def run_in_subinterp(code):
    raise unittest.SkipTest("requires subinterpreters")


def missing_compiler_executable(cmd_names=[]):
    """The first program that building extensions needs and that is not there."""
    return "cc"


def open_urlresource(url, *args, **kw):
    raise ResourceDenied("Use of the network is not enabled")


def trace_wrapper(function):
    return function


def get_recursion_depth():
    """How deep the caller is."""
    depth, frame = 0, sys._getframe(1)
    while frame is not None:
        depth, frame = depth + 1, frame.f_back
    return depth


def get_recursion_available():
    return sys.getrecursionlimit() - get_recursion_depth()
