"""unittest.TestCase: one test and its assertions."""

import pprint
import sys
import warnings


class SkipTest(Exception):
    __module__ = "unittest.case"


class _ShouldStop(Exception):
    pass


def _module_context(*args, **kwargs):
    raise NotImplementedError("module cleanups are not available here")


addModuleCleanup = enterModuleContext = _module_context


def skip(reason):
    def decorate(item):
        if not isinstance(item, type):
            inner = item

            def item(*args, **kwargs):
                raise SkipTest(reason)

            item.__name__, item.__qualname__, item.__doc__ = inner.__name__, inner.__qualname__, inner.__doc__
        item.__unittest_skip__ = True
        item.__unittest_skip_why__ = reason
        return item

    if not isinstance(reason, str) and callable(reason):
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


def safe_repr(obj, short=False):
    try:
        text = repr(obj)
    except Exception:
        text = object.__repr__(obj)
    return text if not short or len(text) < 80 else text[:80] + " [truncated]..."


def _shorten(text, prefix_length, suffix_length):
    skip_count = len(text) - prefix_length - suffix_length
    if skip_count > 12:
        text = "%s[%d chars]%s" % (text[:prefix_length], skip_count, text[len(text) - suffix_length :])
    return text


def _common_shorten(*args):
    args = tuple(map(safe_repr, args))
    longest = max(map(len, args))
    if longest <= 80:
        return args
    prefix = 0
    while all(prefix < len(a) and a[prefix] == args[0][prefix] for a in args):
        prefix += 1
    common = args[0][:prefix]
    room = 80 - (longest - prefix + 5 + 12 + 5)
    if room > 5:
        common = _shorten(common, 5, room)
        return tuple(common + a[prefix:] for a in args)
    common = _shorten(common, 5, 5)
    return tuple(common + _shorten(a[prefix:], 5, 5) for a in args)


class _Raises:
    """assertRaises and assertWarns as context managers."""

    def __init__(self, case, expected, pattern=None):
        self.case, self.expected, self.pattern, self.msg = case, expected, pattern, None
        self.exception = None

    def handle(self, name, args, kwargs):
        kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
        if not all(isinstance(k, type) and issubclass(k, BaseException) for k in kinds):
            raise TypeError("%s() arg 1 must be an exception type or tuple of exception types" % name)
        if not args:
            self.msg = kwargs.pop("msg", None)
            if kwargs:
                raise TypeError("%r is an invalid keyword argument for this function" % (next(iter(kwargs)),))
            return self
        function, *args = args
        self.function_name = getattr(function, "__name__", str(function))
        with self:
            function(*args, **kwargs)

    def _fail(self, text):
        raise self.case.failureException(self.case._formatMessage(self.msg, text))

    def _names(self):
        return self.expected.__name__ if isinstance(self.expected, type) else str(self.expected)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, tb):
        if exc_type is None:
            name = getattr(self, "function_name", None)
            self._fail("{} not raised".format(self._names()) + (f" by {name}" if name else ""))
        if not issubclass(exc_type, self.expected):
            return False
        self.exception = exc_value.with_traceback(None)
        if self.pattern is not None and not self.pattern.search(str(exc_value)):
            self._fail('"{}" does not match "{}"'.format(self.pattern.pattern, str(exc_value)))
        return True


class _Warns(_Raises):
    def __enter__(self):
        self._catch = warnings.catch_warnings(record=True)
        self.warnings = self._catch.__enter__()
        warnings.simplefilter("always", self.expected if isinstance(self.expected, type) else Warning)
        return self

    def __exit__(self, exc_type, exc_value, tb):
        self._catch.__exit__(exc_type, exc_value, tb)
        if exc_type is not None:
            return
        first = None
        for each in self.warnings:
            if not isinstance(each.message, self.expected):
                continue
            first = first or each.message
            if self.pattern is not None and not self.pattern.search(str(each.message)):
                continue
            self.warning, self.filename, self.lineno = each.message, each.filename, each.lineno
            return
        if first is not None:
            self._fail('"{}" does not match "{}"'.format(self.pattern.pattern, str(first)))
        self._fail("{} not triggered".format(self._names()))


class _Logs:
    def __init__(self, case, logger, level, is_refused=False):
        import logging

        self.is_refused = is_refused  # assertNoLogs

        self.case, self._logging = case, logging
        self.logger = logger if isinstance(logger, logging.Logger) else logging.getLogger(logger)
        self.level = logging.INFO if level is None else getattr(logging, level) if isinstance(level, str) else level
        self.records, self.output = [], []

    def __enter__(self):
        logs = self

        class Handler(self._logging.Handler):
            def emit(self, record):
                logs.records.append(record)
                logs.output.append("%s:%s:%s" % (record.levelname, record.name, record.getMessage()))

        self._old = self.logger.handlers[:], self.logger.level, self.logger.propagate
        self.logger.handlers[:] = [Handler()]
        self.logger.setLevel(self.level)
        self.logger.propagate = False
        return self

    def __exit__(self, exc_type, exc_value, tb):
        self.logger.handlers[:], self.logger.propagate = self._old[0], self._old[2]
        self.logger.setLevel(self._old[1])
        if exc_type is None and self.is_refused and self.records:
            raise self.case.failureException(f"Unexpected logs found: {self.output!r}")
        if exc_type is None and not self.records and not self.is_refused:
            level = self._logging.getLevelName(self.level)
            raise self.case.failureException(f"no logs of level {level} or higher triggered on {self.logger.name}")


class _SubTest:
    failureException = AssertionError

    def __init__(self, case, message, params):
        self.test_case, self._message, self.params = case, message, params

    def shortDescription(self):
        return self.test_case.shortDescription()

    def _text(self):
        parts = [] if self._message is None else ["[{}]".format(self._message)]
        if self.params:
            parts.append("({})".format(", ".join("{}={!r}".format(k, v) for k, v in self.params.items())))
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return "{} {}".format(self.test_case.id(), self._text())

    def __str__(self):
        return "{} {}".format(self.test_case, self._text())


class _SubTestContext:
    def __init__(self, case, message, params):
        self._case, self._message, self._params = case, message, params

    def __enter__(self):
        self._outer = self._case._params
        self._case._params = {**self._outer, **self._params}

    def __exit__(self, exc_type, exc_value, tb):
        case = self._case
        sub = _SubTest(case, self._message, case._params)
        case._params = self._outer
        if exc_type is None:
            case._result.addSubTest(case, sub, None)
            return False
        if issubclass(exc_type, SkipTest):
            case._result.addSkip(sub, str(exc_value))
            return True
        if not issubclass(exc_type, Exception):
            return False
        case._has_failed = True
        case._result.addSubTest(case, sub, (exc_type, exc_value, tb))
        return True


class TestCase:
    failureException = AssertionError
    longMessage, maxDiff = True, 80 * 8

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        method = getattr(self, methodName, None)
        if method is None and methodName != "runTest":
            raise ValueError("no such test method in %s: %s" % (self.__class__, methodName))
        self._testMethodDoc = getattr(method, "__doc__", None)
        self._cleanups, self._params, self._has_failed = [], {}, False
        self._equals = {dict: "assertDictEqual", list: "assertListEqual", tuple: "assertTupleEqual", set: "assertSetEqual",
                        frozenset: "assertSetEqual", str: "assertMultiLineEqual"}  # fmt: skip

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def addTypeEqualityFunc(self, typeobj, function):
        self._equals[typeobj] = function

    def addCleanup(self, function, /, *args, **kwargs):
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        made = cm.__enter__()
        self.addCleanup(cm.__exit__, None, None, None)
        return made

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        cls._class_cleanups = getattr(cls, "_class_cleanups", []) + [(function, args, kwargs)]

    @classmethod
    def doClassCleanups(cls):
        for function, args, kwargs in reversed(getattr(cls, "_class_cleanups", [])):
            function(*args, **kwargs)
        cls._class_cleanups = []

    def doCleanups(self):
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            function(*args, **kwargs)

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
        return type(self) is type(other) and self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return "%s (%s)" % (self._testMethodName, self.id())

    def __repr__(self):
        return "<%s.%s testMethod=%s>" % (type(self).__module__, type(self).__qualname__, self._testMethodName)

    def skipTest(self, reason):
        raise SkipTest(reason)

    def subTest(self, msg=None, **params):
        return _SubTestContext(self, msg, params)

    def _call(self, function):
        return function()

    def _step(self, result, function):
        """Runs a part of the test; what went wrong, or None."""
        try:
            self._call(function)
        except KeyboardInterrupt:
            raise
        except SkipTest as e:
            return "skip", str(e)
        except self.failureException:
            return "failure", sys.exc_info()
        except Exception:
            return "error", sys.exc_info()
        return None

    def run(self, result=None):
        result = self.defaultTestResult() if result is None else result
        result.startTest(self)
        try:
            method = getattr(self, self._testMethodName)
            if getattr(type(self), "__unittest_skip__", False) or getattr(method, "__unittest_skip__", False):
                why = getattr(type(self), "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", "")
                result.addSkip(self, why)
                return result
            self._result, self._has_failed = result, False
            faults = []
            first = self._step(result, self.setUp)
            if first is None:
                found = self._step(result, method)
                if found:
                    faults.append(found)
                found = self._step(result, self.tearDown)
                if found:
                    faults.append(found)
            else:
                faults.append(first)
            found = self._step(result, self.doCleanups)
            if found:
                faults.append(found)
            self._tell(result, faults, getattr(method, "__unittest_expecting_failure__", False))
            return result
        finally:
            result.stopTest(self)

    def _tell(self, result, faults, expects_failure):
        for kind, info in faults:
            if kind == "skip":
                result.addSkip(self, info)
            elif expects_failure:
                result.addExpectedFailure(self, info)
                return
            elif kind == "failure":
                result.addFailure(self, info)
            else:
                result.addError(self, info)
        if not faults and not self._has_failed:
            if expects_failure:
                result.addUnexpectedSuccess(self)
            else:
                result.addSuccess(self)

    __call__ = run

    def debug(self):
        self.setUp()
        getattr(self, self._testMethodName)()
        self.tearDown()
        self.doCleanups()

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

    def assertEqual(self, first, second, msg=None):
        if type(first) is type(second) and type(first) in self._equals:
            function = self._equals[type(first)]
            (getattr(self, function) if isinstance(function, str) else function)(first, second, msg=msg)
            return
        if not first == second:
            raise self.failureException(self._formatMessage(msg, "%s != %s" % _common_shorten(first, second)))

    def assertNotEqual(self, first, second, msg=None):
        self._unless(first != second, msg, "%s == %s" % (safe_repr(first), safe_repr(second)))

    def _truncate(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + ("Diff is %s characters long. Set self.maxDiff to None to see it." % len(diff)).join(["\n", ""])

    def _ndiff(self, first, second):
        from difflib import ndiff

        return "\n".join(ndiff(first, second))

    def assertSequenceEqual(self, first, second, msg=None, seq_type=None):
        name = seq_type.__name__ if seq_type is not None else "sequence"
        if seq_type is not None:
            for which, each in (("First", first), ("Second", second)):
                if not isinstance(each, seq_type):
                    raise self.failureException("%s sequence is not a %s: %s" % (which, name, safe_repr(each)))
        if first == second:
            return
        text = "%ss differ: %s != %s\n" % ((name.capitalize(),) + _common_shorten(first, second))
        for i in range(min(len(first), len(second))):
            if first[i] != second[i]:
                text += "\nFirst differing element %d:\n%s\n%s\n" % (i, safe_repr(first[i], True), safe_repr(second[i], True))
                break
        if len(first) != len(second):
            which, longer, n = ("First", first, len(second)) if len(first) > len(second) else ("Second", second, len(first))
            text += "\n%s %s contains %d additional elements.\n" % (which, name, len(longer) - n)
            text += "First extra element %d:\n%s\n" % (n, safe_repr(longer[n], True))
        diff = "\n" + self._ndiff(pprint.pformat(first).splitlines(), pprint.pformat(second).splitlines())
        raise self.failureException(self._formatMessage(msg, self._truncate(text, diff)))

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        lines = []
        for extra, where in ((set1 - set2, "first"), (set2 - set1, "second")):
            if extra:
                lines.append("Items in the %s set but not the %s:" % (where, "second" if where == "first" else "first"))
                lines += [repr(item) for item in extra]
        self._unless(not lines, msg, "\n".join(lines))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            text = "%s != %s" % _common_shorten(d1, d2)
            diff = "\n" + self._ndiff(pprint.pformat(d1).splitlines(), pprint.pformat(d2).splitlines())
            raise self.failureException(self._formatMessage(msg, self._truncate(text, diff)))

    def assertMultiLineEqual(self, first, second, msg=None):
        if first != second:
            a, b = first.splitlines(keepends=True), second.splitlines(keepends=True)
            if len(a) == 1 and first.strip("\r\n") == first:
                a, b = [first + "\n"], [second + "\n"]
            from difflib import ndiff

            text = "%s != %s" % _common_shorten(first, second)
            raise self.failureException(self._formatMessage(msg, self._truncate(text, "\n" + "".join(ndiff(a, b)))))

    def assertCountEqual(self, first, second, msg=None):
        first, rest = list(first), list(second)
        missing = []
        for item in first:
            if item in rest:
                rest.remove(item)
            else:
                missing.append(item)
        if missing or rest:
            lines = ["Element counts were not equal:"]
            for item in missing:
                lines.append("First has %d, Second has %d:  %r" % (first.count(item), list(second).count(item), item))
            for item in rest:
                lines.append("First has %d, Second has %d:  %r" % (first.count(item), list(second).count(item), item))
            raise self.failureException(self._formatMessage(msg, "\n".join(dict.fromkeys(lines))))

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
        shown = safe_repr(first), safe_repr(second)
        diff = abs(first - second)
        if delta is not None:
            self._unless(not first == second and diff > delta, msg,
                         "%s == %s within %s delta (%s difference)" % (*shown, safe_repr(delta), safe_repr(diff)))  # fmt: skip
            return
        places = 7 if places is None else places
        self._unless(not first == second and round(diff, places) != 0, msg, "%s == %s within %r places" % (*shown, places))

    def assertRaises(self, expected_exception, *args, **kwargs):
        return _Raises(self, expected_exception).handle("assertRaises", args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return _Raises(self, expected_exception, _compiled(expected_regex)).handle("assertRaisesRegex", args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        return _Warns(self, expected_warning).handle("assertWarns", args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        return _Warns(self, expected_warning, _compiled(expected_regex)).handle("assertWarnsRegex", args, kwargs)

    def assertLogs(self, logger=None, level=None):
        return _Logs(self, logger, level)

    def assertNoLogs(self, logger=None, level=None):
        return _Logs(self, logger, level, is_refused=True)

    def assertRegex(self, text, expected_regex, msg=None):
        pattern = _compiled(expected_regex)
        self._unless(pattern.search(text), msg, "Regex didn't match: %r not found in %r" % (pattern.pattern, text))

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        found = _compiled(unexpected_regex).search(text)
        if found:
            self._unless(False, msg, "Regex matched: %r matches %r in %r" % (found.group(), found.re.pattern, text))

    assertEquals, assertNotEquals, assert_, assertAlmostEquals = assertEqual, assertNotEqual, assertTrue, assertAlmostEqual


def _compiled(pattern):
    import re

    return re.compile(pattern) if isinstance(pattern, (str, bytes)) else pattern


class FunctionTestCase(TestCase):
    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._function, self._set_up, self._tear_down = testFunc, setUp, tearDown

    def setUp(self):
        if self._set_up is not None:
            self._set_up()

    def tearDown(self):
        if self._tear_down is not None:
            self._tear_down()

    def runTest(self):
        self._function()


class IsolatedAsyncioTestCase(TestCase):
    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    def _call(self, function):
        import asyncio
        import inspect

        async def whole():
            if function == self.setUp:
                await self.asyncSetUp()
            if function == self.tearDown:
                await self.asyncTearDown()
            made = function()
            return await made if inspect.isawaitable(made) else made

        return asyncio.run(whole())
