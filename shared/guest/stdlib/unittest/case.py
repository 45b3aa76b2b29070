"""unittest.case: one test and its assertions."""

import contextlib
import functools
import pprint
import sys
import traceback
import types
import warnings
from collections import Counter

from unittest._raises import _AssertRaisesContext, _AssertWarnsContext, _BaseTestCaseContext, _compiled  # noqa: F401
from unittest.util import _common_shorten_repr, _count_diff_all_purpose, _count_diff_hashable, safe_repr, strclass  # noqa: F401


class SkipTest(Exception):
    """Raised in a test to skip it."""


__unittest = True  # marks this module's frames, which tracebacks leave out
_module_cleanups = []


class _ShouldStop(Exception):
    """Ends a test whose subtest has failed under failfast."""


def addModuleCleanup(function, /, *args, **kwargs):
    _module_cleanups.append((function, args, kwargs))


def doModuleCleanups():
    """Runs the cleanups of a module, last first; the first thing raised is raised when all have run."""
    raised = []
    while _module_cleanups:
        function, args, kwargs = _module_cleanups.pop()
        try:
            function(*args, **kwargs)
        except Exception as error:
            raised.append(error)
    if raised:
        raise raised[0]


def _entered(cm, add):
    """What a context manager gives; it is left by a cleanup."""
    cls = type(cm)
    try:
        enter, leave = cls.__enter__, cls.__exit__
    except AttributeError:
        raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol") from None
    made = enter(cm)
    add(leave, cm, None, None, None)
    return made


def enterModuleContext(cm):
    return _entered(cm, addModuleCleanup)


def skip(reason):
    def decorate(item):
        if not isinstance(item, type):

            @functools.wraps(item)
            def skipped(*args, **kwargs):
                raise SkipTest(reason)

            item = skipped
        item.__unittest_skip__ = True
        item.__unittest_skip_why__ = reason
        return item

    if isinstance(reason, types.FunctionType):
        function, reason = reason, ""
        return decorate(function)
    return decorate


def skipIf(condition, reason):
    return skip(reason) if condition else lambda item: item


def skipUnless(condition, reason):
    return skip(reason) if not condition else lambda item: item


def expectedFailure(test_item):
    test_item.__unittest_expecting_failure__ = True
    return test_item


class _Outcome:
    """How a test goes: each of its parts runs inside `part`, which tells the result what was raised."""

    def __init__(self, result):
        self.result, self.expects_failure, self.expected_failure, self.success = result, False, None, True
        self.knows_subtests = hasattr(result, "addSubTest")

    def part(self, test, is_subtest=False):
        return _Part(self, test, is_subtest)


class _Part:
    def __init__(self, outcome, test, is_subtest):
        self.outcome, self.test, self.is_subtest = outcome, test, is_subtest

    def __enter__(self):
        self._before, self.outcome.success = self.outcome.success, True

    def __exit__(self, kind, value, tb):
        outcome, test, result = self.outcome, self.test, self.outcome.result
        try:
            if kind is None:
                if self.is_subtest and outcome.success:
                    result.addSubTest(test.test_case, test, None)
                return False
            if issubclass(kind, KeyboardInterrupt):
                return False
            info = kind, value, tb
            if issubclass(kind, SkipTest):
                outcome.success = False
                _tell_skip(result, test, str(value))
            elif issubclass(kind, _ShouldStop):
                pass
            elif outcome.expects_failure:
                outcome.expected_failure = info
            else:
                outcome.success = False
                if self.is_subtest:
                    result.addSubTest(test.test_case, test, info)
                elif issubclass(kind, test.failureException):
                    result.addFailure(test, info)
                else:
                    result.addError(test, info)
            return True
        finally:
            outcome.success = outcome.success and self._before


def _tell_skip(result, test, reason):
    add = getattr(result, "addSkip", None)
    if add is not None:
        add(test, reason)
        return
    warnings.warn("TestResult has no addSkip method, skips not reported", RuntimeWarning, 2)
    result.addSuccess(test)


class TestCase:
    failureException = AssertionError
    longMessage, maxDiff = True, 80 * 8
    _diffThreshold = 2**16  # longer texts are compared without a list of their differences

    _class_cleanups = []

    def __init_subclass__(cls, *args, **kwargs):
        cls._classSetupFailed = False
        cls._class_cleanups = []
        super().__init_subclass__(*args, **kwargs)

    def __init__(self, methodName="runTest"):
        self._testMethodName, self._outcome, self._testMethodDoc = methodName, None, "No test"
        method = getattr(self, methodName, None)
        if method is None:
            if methodName != "runTest":
                raise ValueError("no such test method in %s: %s" % (self.__class__, methodName))
        else:
            self._testMethodDoc = method.__doc__
        self._cleanups, self._subtest = [], None
        self._type_equality_funcs = {dict: "assertDictEqual", list: "assertListEqual", tuple: "assertTupleEqual", set: "assertSetEqual",
                        frozenset: "assertSetEqual", str: "assertMultiLineEqual"}  # fmt: skip

    def setUp(self):
        """What each test needs."""

    def tearDown(self):
        """What each test leaves."""

    @classmethod
    def setUpClass(cls):
        """What all tests of the class need."""

    @classmethod
    def tearDownClass(cls):
        """What all tests of the class leave."""

    def addTypeEqualityFunc(self, typeobj, function):
        self._type_equality_funcs[typeobj] = function

    def addCleanup(self, function, /, *args, **kwargs):
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        return _entered(cm, self.addCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        cls._class_cleanups.append((function, args, kwargs))

    @classmethod
    def enterClassContext(cls, cm):
        return _entered(cm, cls.addClassCleanup)

    @classmethod
    def doClassCleanups(cls):
        """Runs the cleanups of the class, last first; what they raise is in `tearDown_exceptions`."""
        cls.tearDown_exceptions = []
        while cls._class_cleanups:
            function, args, kwargs = cls._class_cleanups.pop()
            try:
                function(*args, **kwargs)
            except Exception:
                cls.tearDown_exceptions.append(sys.exc_info())

    def doCleanups(self):
        outcome = self._outcome or _Outcome(self.defaultTestResult())
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            with outcome.part(self):
                self._callCleanup(function, *args, **kwargs)
        return outcome.success

    def countTestCases(self):
        return 1

    def defaultTestResult(self):
        from unittest import TestResult

        return TestResult()

    def shortDescription(self):
        doc = self._testMethodDoc
        return doc.strip().split("\n")[0].strip() if doc else None

    def id(self):
        return "%s.%s.%s" % (type(self).__module__, type(self).__qualname__, self._testMethodName)

    def __eq__(self, other):
        return self._testMethodName == other._testMethodName if type(self) is type(other) else NotImplemented

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return "%s (%s)" % (self._testMethodName, self.id())

    def __repr__(self):
        return "<%s.%s testMethod=%s>" % (type(self).__module__, type(self).__qualname__, self._testMethodName)

    def skipTest(self, reason):
        raise SkipTest(reason)

    @contextlib.contextmanager
    def subTest(self, msg=None, **params):
        """A part of the test that is told of by itself; its parameters are those of the parts around it too."""
        if self._outcome is None or not self._outcome.knows_subtests:
            yield
            return
        outer = self._subtest
        around = outer.params if outer is not None else {}
        self._subtest = _SubTest(self, msg, {**params, **{name: value for name, value in around.items() if name not in params}})
        try:
            with self._outcome.part(self._subtest, is_subtest=True):
                yield
            if not self._outcome.success:
                if getattr(self._outcome.result, "failfast", False):
                    raise _ShouldStop
            elif self._outcome.expected_failure:
                raise _ShouldStop
        finally:
            self._subtest = outer

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        if method() is not None:
            warnings.warn(f"It is deprecated to return a value that is not None from a test case ({method})", DeprecationWarning, stacklevel=3)

    def _callTearDown(self):
        self.tearDown()

    def _callCleanup(self, function, /, *args, **kwargs):
        function(*args, **kwargs)

    def run(self, result=None):
        is_alone = result is None
        if is_alone:
            result = self.defaultTestResult()
            getattr(result, "startTestRun", lambda: None)()
        result.startTest(self)
        try:
            method = getattr(self, self._testMethodName)
            if getattr(self.__class__, "__unittest_skip__", False) or getattr(method, "__unittest_skip__", False):
                why = getattr(self.__class__, "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", "")
                _tell_skip(result, self, why)
                return result
            expects_failure = any(getattr(each, "__unittest_expecting_failure__", False) for each in (self, method))
            self._run_parts(_Outcome(result), method, expects_failure)
            return result
        finally:
            result.stopTest(self)
            if is_alone:
                getattr(result, "stopTestRun", lambda: None)()

    def _run_parts(self, outcome, method, expects_failure):
        self._outcome = outcome
        try:
            with outcome.part(self):
                self._callSetUp()
            if outcome.success:
                outcome.expects_failure = expects_failure
                with outcome.part(self):
                    self._callTestMethod(method)
                outcome.expects_failure = False
                with outcome.part(self):
                    self._callTearDown()
            self.doCleanups()
            if not outcome.success:
                return
            if not expects_failure:
                outcome.result.addSuccess(self)
            elif outcome.expected_failure:
                outcome.result.addExpectedFailure(self, outcome.expected_failure)
            else:
                outcome.result.addUnexpectedSuccess(self)
        finally:
            outcome.expected_failure = None  # holds the frames
            self._outcome = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Runs the test and raises what it raises."""
        method = getattr(self, self._testMethodName)
        if getattr(self.__class__, "__unittest_skip__", False) or getattr(method, "__unittest_skip__", False):
            raise SkipTest(getattr(self.__class__, "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", ""))
        self._callSetUp()
        self._callTestMethod(method)
        self._callTearDown()
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._callCleanup(function, *args, **kwargs)

    # ---- assertions

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        return standardMsg if msg is None else "%s : %s" % (standardMsg, msg)

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _unless(self, condition, msg, text):
        if not condition:
            raise self.failureException(self._formatMessage(msg, text))

    def assertTrue(self, expr, msg=None):
        self._unless(expr, msg, "%s is not true" % safe_repr(expr))

    def assertFalse(self, expr, msg=None):
        self._unless(not expr, msg, "%s is not false" % safe_repr(expr))

    def _getAssertEqualityFunc(self, first, second):
        """What compares two values: that of their type, if they are of one."""
        function = self._type_equality_funcs.get(type(first)) if type(first) is type(second) else None
        if function is None:
            return self._baseAssertEqual
        return getattr(self, function) if isinstance(function, str) else function

    def _baseAssertEqual(self, first, second, msg=None):
        if not first == second:
            raise self.failureException(self._formatMessage(msg, "%s != %s" % _common_shorten_repr(first, second)))

    def assertEqual(self, first, second, msg=None):
        self._getAssertEqualityFunc(first, second)(first, second, msg=msg)

    def assertNotEqual(self, first, second, msg=None):
        self._unless(first != second, msg, "%s == %s" % (safe_repr(first), safe_repr(second)))

    def _truncateMessage(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + ("Diff is %s characters long. Set self.maxDiff to None to see it." % len(diff)).join(["\n", ""])

    def _ndiff(self, first, second):
        from difflib import ndiff

        return "\n".join(ndiff(first, second))

    def assertSequenceEqual(self, first, second, msg=None, seq_type=None):
        name = seq_type.__name__ if seq_type is not None else "sequence"
        for which, each in (("First", first), ("Second", second)):
            if seq_type is not None and not isinstance(each, seq_type):
                raise self.failureException("%s sequence is not a %s: %s" % (which, name, safe_repr(each)))
        text = _sequences_differ(first, second, name, seq_type is None)
        if text is not None:
            diff = "\n" + self._ndiff(pprint.pformat(first).splitlines(), pprint.pformat(second).splitlines())
            self.fail(self._formatMessage(msg, self._truncateMessage(text, diff)))

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        lines = []
        extras = []
        for which, one, other in (("first", set1, set2), ("second", set2, set1)):
            try:
                extras.append((one.difference(other), which))
            except TypeError as e:
                self.fail(f"invalid type when attempting set difference: {e}")
            except AttributeError as e:
                self.fail(f"{which} argument does not support set difference: {e}")
        for extra, where in extras:
            if extra:
                lines.append("Items in the %s set but not the %s:" % (where, "second" if where == "first" else "first"))
                lines += [repr(item) for item in extra]
        self._unless(not lines, msg, "\n".join(lines))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            text = "%s != %s" % _common_shorten_repr(d1, d2)
            diff = "\n" + self._ndiff(pprint.pformat(d1).splitlines(), pprint.pformat(d2).splitlines())
            raise self.failureException(self._formatMessage(msg, self._truncateMessage(text, diff)))

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str, "First argument is not a string")
        self.assertIsInstance(second, str, "Second argument is not a string")
        if first != second:
            if max(len(first), len(second)) > self._diffThreshold:
                self._baseAssertEqual(first, second, msg)
            a, b = first.splitlines(keepends=True), second.splitlines(keepends=True)
            if len(a) == 1 and first.strip("\r\n") == first:
                a, b = [first + "\n"], [second + "\n"]
            from difflib import ndiff

            text = "%s != %s" % _common_shorten_repr(first, second)
            raise self.failureException(self._formatMessage(msg, self._truncateMessage(text, "\n" + "".join(ndiff(a, b)))))

    def assertCountEqual(self, first, second, msg=None):
        """That two iterables have the same items, each as often, in any order."""
        ours, theirs = list(first), list(second)
        try:
            differences = _count_diff_hashable(ours, theirs) if Counter(ours) != Counter(theirs) else []
        except TypeError:
            differences = _count_diff_all_purpose(ours, theirs)
        if differences:
            lines = ["Element counts were not equal:"] + ["First has %d, Second has %d:  %r" % each for each in differences]
            text = self._truncateMessage(lines[0] + "\n", "\n".join(lines[1:]))
            self.fail(self._formatMessage(msg, text))

    def assertIs(self, expr1, expr2, msg=None):
        self._unless(expr1 is expr2, msg, "%s is not %s" % (safe_repr(expr1), safe_repr(expr2)))

    def assertIsNot(self, expr1, expr2, msg=None):
        self._unless(expr1 is not expr2, msg, "unexpectedly identical: %s" % (safe_repr(expr1),))

    def assertIsNone(self, obj, msg=None):
        self._unless(obj is None, msg, "%s is not None" % (safe_repr(obj),))

    def assertIsNotNone(self, obj, msg=None):
        self._unless(obj is not None, msg, "unexpectedly None")

    def assertIn(self, member, container, msg=None):
        self._unless(member in container, msg, "%s not found in %s" % (safe_repr(member), safe_repr(container)))

    def assertNotIn(self, member, container, msg=None):
        self._unless(member not in container, msg, "%s unexpectedly found in %s" % (safe_repr(member), safe_repr(container)))

    def assertIsInstance(self, obj, cls, msg=None):
        self._unless(isinstance(obj, cls), msg, "%s is not an instance of %r" % (safe_repr(obj), cls))

    def assertNotIsInstance(self, obj, cls, msg=None):
        self._unless(not isinstance(obj, cls), msg, "%s is an instance of %r" % (safe_repr(obj), cls))

    def assertLess(self, a, b, msg=None):
        self._unless(a < b, msg, "%s not less than %s" % (safe_repr(a), safe_repr(b)))

    def assertLessEqual(self, a, b, msg=None):
        self._unless(a <= b, msg, "%s not less than or equal to %s" % (safe_repr(a), safe_repr(b)))

    def assertGreater(self, a, b, msg=None):
        self._unless(a > b, msg, "%s not greater than %s" % (safe_repr(a), safe_repr(b)))

    def assertGreaterEqual(self, a, b, msg=None):
        self._unless(a >= b, msg, "%s not greater than or equal to %s" % (safe_repr(a), safe_repr(b)))

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        diff = abs(first - second)
        shown = safe_repr(first), safe_repr(second)
        if delta is not None:
            self._unless(diff <= delta, msg, "%s != %s within %s delta (%s difference)" % (*shown, safe_repr(delta), safe_repr(diff)))
            return
        places = 7 if places is None else places
        self._unless(round(diff, places) == 0, msg, "%s != %s within %r places (%s difference)" % (*shown, places, safe_repr(diff)))

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        shown = safe_repr(first), safe_repr(second)
        diff = abs(first - second)
        if delta is not None:
            self._unless(not first == second and diff > delta, msg,
                         "%s == %s within %s delta (%s difference)" % (*shown, safe_repr(delta), safe_repr(diff)))  # fmt: skip
            return
        places = 7 if places is None else places
        self._unless(not first == second and round(diff, places) != 0, msg, "%s == %s within %r places" % (*shown, places))

    def assertRaises(self, expected_exception, *args, **kwargs):
        return _AssertRaisesContext(expected_exception, self).handle("assertRaises", args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return _AssertRaisesContext(expected_exception, self, expected_regex).handle("assertRaisesRegex", args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        return _AssertWarnsContext(expected_warning, self).handle("assertWarns", args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        return _AssertWarnsContext(expected_warning, self, expected_regex).handle("assertWarnsRegex", args, kwargs)

    def assertLogs(self, logger=None, level=None):
        from unittest._log import _AssertLogsContext

        return _AssertLogsContext(self, logger, level, no_logs=False)

    def assertNoLogs(self, logger=None, level=None):
        from unittest._log import _AssertLogsContext

        return _AssertLogsContext(self, logger, level, no_logs=True)

    def assertRegex(self, text, expected_regex, msg=None):
        assert expected_regex or not isinstance(expected_regex, (str, bytes)), "expected_regex must not be empty."
        pattern = _compiled(expected_regex)
        self._unless(pattern.search(text), msg, "Regex didn't match: %r not found in %r" % (pattern.pattern, text))

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        found = _compiled(unexpected_regex).search(text)
        if found:
            self._unless(False, msg, "Regex matched: %r matches %r in %r" % (found.group(), found.re.pattern, text))

    def assertDictContainsSubset(self, subset, dictionary, msg=None):
        """That a dict has the items of another one, which is deprecated."""
        _warn_of("assertDictContainsSubset is deprecated", 2)
        missing = [key for key in subset if key not in dictionary]
        wrong = [key for key in subset if key in dictionary and dictionary[key] != subset[key]]
        if not missing and not wrong:
            return
        text = ""
        if missing:
            text = f"Missing: {','.join(safe_repr(key) for key in missing)}"
        if wrong:
            shown = ", ".join(
                f"{safe_repr(key)}, expected: {safe_repr(subset[key])}, actual: {safe_repr(dictionary[key])}" for key in wrong
            )
            text += f"{'; ' if text else ''}Mismatched values: {shown}"
        self.fail(self._formatMessage(msg, text))


def _sequences_differ(first, second, name, allows_types):
    """The text of how two sequences differ, or None; where the type counts for nothing, [1] and (1,) are alike."""
    no_index = TypeError, IndexError, NotImplementedError
    for which, each in (("First", first), ("Second", second)):
        try:
            len(each)
        except (TypeError, NotImplementedError):
            return f"{which} {name} has no length.    Non-sequence?"
    if first == second:
        return None
    text = "%ss differ: %s != %s\n" % (name.capitalize(), *_common_shorten_repr(first, second))
    for i in range(min(len(first), len(second))):
        items = []
        try:
            for each in (first, second):
                items.append(each[i])
        except no_index:
            text += f"\nUnable to index element {i} of {'second' if items else 'first'} {name}\n"
            break
        if items[0] != items[1]:
            text += "\nFirst differing element %d:\n%s\n%s\n" % (i, *_common_shorten_repr(*items))
            break
    else:
        if len(first) == len(second) and allows_types and type(first) != type(second):
            return None
    if len(first) != len(second):
        longer, which, n = (first, "First", len(second)) if len(first) > len(second) else (second, "Second", len(first))
        text += f"\n{which} {name} contains {len(longer) - n} additional elements.\n"
        try:
            text += f"First extra element {n}:\n{safe_repr(longer[n])}\n"
        except no_index:
            text += f"Unable to index element {n} of {which.lower()} {name}\n"
    return text


def _warn_of(text, stacklevel=3):
    warnings.warn(text, DeprecationWarning, stacklevel=stacklevel)


_OLD_NAMES = {
    "assertEqual": ("failUnlessEqual", "assertEquals"), "assertNotEqual": ("failIfEqual", "assertNotEquals"),
    "assertAlmostEqual": ("failUnlessAlmostEqual", "assertAlmostEquals"), "assertTrue": ("failUnless", "assert_"),
    "assertNotAlmostEqual": ("failIfAlmostEqual", "assertNotAlmostEquals"), "assertRaises": ("failUnlessRaises",),
    "assertFalse": ("failIf",), "assertRaisesRegex": ("assertRaisesRegexp",), "assertRegex": ("assertRegexpMatches",),
    "assertNotRegex": ("assertNotRegexpMatches",),
}  # fmt: skip


def _add_old_names():
    """The names that methods had before, which say so."""

    def renamed(name, method):
        def call(*args, **kwargs):
            _warn_of(f"Please use {name} instead.")
            return method(*args, **kwargs)

        return call

    for name, olds in _OLD_NAMES.items():
        for old in olds:
            setattr(TestCase, old, renamed(name, getattr(TestCase, name)))


_add_old_names()


class _SubTest(TestCase):
    """Stands for a subtest in results."""

    def __init__(self, test_case, message, params):
        super().__init__()
        self._message, self.test_case, self.params = message, test_case, params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError("subtests cannot be run directly")

    def shortDescription(self):
        return self.test_case.shortDescription()

    def _subDescription(self):
        parts = [] if self._message is None else ["[{}]".format(self._message)]
        if self.params:
            parts.append("({})".format(", ".join("{}={!r}".format(k, v) for k, v in self.params.items())))
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return "{} {}".format(self.test_case.id(), self._subDescription())

    def __str__(self):
        return "{} {}".format(self.test_case, self._subDescription())


class FunctionTestCase(TestCase):
    """A test made of functions."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._testFunc, self._setUpFunc, self._tearDownFunc, self._description = testFunc, setUp, tearDown, description

    def setUp(self):
        if self._setUpFunc is not None:
            self._setUpFunc()

    def tearDown(self):
        if self._tearDownFunc is not None:
            self._tearDownFunc()

    def runTest(self):
        self._testFunc()

    def id(self):
        return self._testFunc.__name__

    def _parts(self):
        return self._setUpFunc, self._tearDownFunc, self._testFunc, self._description

    def __eq__(self, other):
        return self._parts() == other._parts() if isinstance(other, self.__class__) else NotImplemented

    def __hash__(self):
        return hash((type(self), *self._parts()))

    def __str__(self):
        return "%s (%s)" % (type(self).__module__ + "." + type(self).__qualname__, self._testFunc.__name__)

    def __repr__(self):
        return "<%s.%s tec=%s>" % (type(self).__module__, type(self).__qualname__, self._testFunc)

    def shortDescription(self):
        if self._description is not None:
            return self._description
        doc = self._testFunc.__doc__
        return doc and doc.split("\n")[0].strip() or None
