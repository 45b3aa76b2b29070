# Fixtures of modules and classes with their cleanups, subtests inside of subtests, expected failures, output kept per test,
# asynchronous tests, names, patterns, and tests found in a folder: printed as CPython prints them.
import asyncio
import io
import os
import re
import sys
import tempfile
import unittest


def setUpModule():
    print("setUpModule")
    unittest.addModuleCleanup(print, "module cleanup")


def tearDownModule():
    print("tearDownModule")


class Parts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("setUpClass")
        cls.addClassCleanup(print, "class cleanup")

    @classmethod
    def tearDownClass(cls):
        print("tearDownClass")

    def setUp(self):
        self.addCleanup(print, "cleanup", self._testMethodName)

    def test_ok(self):
        """One line that says what it is."""

    def test_fails(self):
        self.assertEqual([1, 2], [1, 3])

    def test_raises(self):
        try:
            1 / 0
        except ZeroDivisionError as error:
            raise ValueError("x") from error

    def test_subtests(self):
        for i in range(4):
            with self.subTest("m", i=i):
                with self.subTest(j=i * 2):
                    if i == 1:
                        self.fail("one")
                    if i == 2:
                        raise KeyError(i)
                    if i == 3:
                        self.skipTest("three")

    @unittest.skip("why")
    def test_skipped(self):
        pass

    @unittest.expectedFailure
    def test_expected(self):
        self.assertTrue(False)

    @unittest.expectedFailure
    def test_unexpected(self):
        pass

    def test_printed(self):
        print("out")
        sys.stderr.write("err\n")
        self.fail("printed")


class NoClass(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no class")

    def test_never(self):
        pass


class SkippedClass(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise unittest.SkipTest("skipped class")

    def test_never(self):
        pass


class Asynchronous(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.x = 1
        self.addAsyncCleanup(self.clean)

    async def clean(self):
        print("async cleanup")

    async def test_awaits(self):
        await asyncio.sleep(0)
        self.assertEqual(self.x, 1)


class InFixtures(unittest.TestCase):
    def tearDown(self):
        raise OSError("teardown")

    def test_both(self):
        self.fail("both")


def run(*arguments, module="__main__"):
    stream = io.StringIO()
    options = [each for each in arguments if each in ("-b", "-v", "-f")]
    runner = unittest.TextTestRunner(stream, verbosity=2 if "-v" in options else 1, buffer="-b" in options, failfast="-f" in options)
    program = unittest.main(module, argv=["prog", *arguments], testRunner=runner, exit=False)
    text = re.sub(r"in [0-9.]+s", "in T", stream.getvalue())
    print(re.sub(r'File ".*?([a-z_]+\.py)"', r'File "\1"', text))
    return program.result


run()
run("-v")
run("-b", "Parts.test_printed", "Parts.test_ok")
run("-f", "-v", "-k", "fails", "-k", "Asyn*awaits")
with tempfile.TemporaryDirectory() as folder:
    for name, text in {"test_found.py": "import unittest\nclass T(unittest.TestCase):\n    def test_t(self): print(__name__)\n",
                       "test_broken.py": "import absent_module_of_case\n", "other.py": "1/0\n"}.items():
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)
    suite = unittest.TestLoader().discover(folder)
    result = unittest.TestResult()
    suite.run(result)
    print(result, [str(test) for test, _ in result.errors], suite.countTestCases())
    sys.path.remove(os.path.abspath(folder))
loader = unittest.TestLoader()
loader.testNamePatterns = ["*ok"]
print(loader.getTestCaseNames(Parts), loader.loadTestsFromName("Parts.absent", sys.modules["__main__"]), len(loader.errors))
try:
    Parts("test_absent")
except ValueError as error:
    print(error)
# expect: setUpModule
# expect: async cleanup
# expect: setUpClass
# expect: cleanup test_expected
# expect: cleanup test_fails
# expect: cleanup test_ok
# expect: out
# expect: cleanup test_printed
# expect: cleanup test_raises
# expect: cleanup test_subtests
# expect: cleanup test_unexpected
# expect: tearDownClass
# expect: class cleanup
# expect: tearDownModule
# expect: module cleanup
# expect: .FEExF.FEsFEsus
# expect: ======================================================================
# expect: ERROR: test_both (__main__.InFixtures.test_both)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 108, in tearDown
# expect:     raise OSError("teardown")
# expect: OSError: teardown
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.NoClass)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 78, in setUpClass
# expect:     raise RuntimeError("no class")
# expect: RuntimeError: no class
# expect:
# expect: ======================================================================
# expect: ERROR: test_raises (__main__.Parts.test_raises)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 42, in test_raises
# expect:     1 / 0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: The above exception was the direct cause of the following exception:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 44, in test_raises
# expect:     raise ValueError("x") from error
# expect: ValueError: x
# expect:
# expect: ======================================================================
# expect: ERROR: test_subtests (__main__.Parts.test_subtests) (j=4, i=2)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 53, in test_subtests
# expect:     raise KeyError(i)
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_both (__main__.InFixtures.test_both)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 111, in test_both
# expect:     self.fail("both")
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: FAIL: test_fails (__main__.Parts.test_fails)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 38, in test_fails
# expect:     self.assertEqual([1, 2], [1, 3])
# expect: AssertionError: Lists differ: [1, 2] != [1, 3]
# expect:
# expect: First differing element 1:
# expect: 2
# expect: 3
# expect:
# expect: - [1, 2]
# expect: ?     ^
# expect:
# expect: + [1, 3]
# expect: ?     ^
# expect:
# expect:
# expect: ======================================================================
# expect: FAIL: test_printed (__main__.Parts.test_printed)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 72, in test_printed
# expect:     self.fail("printed")
# expect: AssertionError: printed
# expect:
# expect: ======================================================================
# expect: FAIL: test_subtests (__main__.Parts.test_subtests) (j=2, i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 51, in test_subtests
# expect:     self.fail("one")
# expect: AssertionError: one
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_unexpected (__main__.Parts.test_unexpected)
# expect: ----------------------------------------------------------------------
# expect: Ran 10 tests in T
# expect:
# expect: FAILED (failures=4, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect: setUpModule
# expect: async cleanup
# expect: setUpClass
# expect: cleanup test_expected
# expect: cleanup test_fails
# expect: cleanup test_ok
# expect: out
# expect: cleanup test_printed
# expect: cleanup test_raises
# expect: cleanup test_subtests
# expect: cleanup test_unexpected
# expect: tearDownClass
# expect: class cleanup
# expect: tearDownModule
# expect: module cleanup
# expect: test_awaits (__main__.Asynchronous.test_awaits) ... ok
# expect: test_both (__main__.InFixtures.test_both) ... FAIL
# expect: test_both (__main__.InFixtures.test_both) ... ERROR
# expect: setUpClass (__main__.NoClass) ... ERROR
# expect: test_expected (__main__.Parts.test_expected) ... expected failure
# expect: test_fails (__main__.Parts.test_fails) ... FAIL
# expect: test_ok (__main__.Parts.test_ok)
# expect: One line that says what it is. ... ok
# expect: test_printed (__main__.Parts.test_printed) ... FAIL
# expect: test_raises (__main__.Parts.test_raises) ... ERROR
# expect: test_skipped (__main__.Parts.test_skipped) ... skipped 'why'
# expect: test_subtests (__main__.Parts.test_subtests) ...
# expect:   test_subtests (__main__.Parts.test_subtests) (j=2, i=1) ... FAIL
# expect:   test_subtests (__main__.Parts.test_subtests) (j=4, i=2) ... ERROR
# expect:   test_subtests (__main__.Parts.test_subtests) (j=6, i=3) ... skipped 'three'
# expect: test_unexpected (__main__.Parts.test_unexpected) ... unexpected success
# expect: skipped 'skipped class'
# expect:
# expect: ======================================================================
# expect: ERROR: test_both (__main__.InFixtures.test_both)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 108, in tearDown
# expect:     raise OSError("teardown")
# expect: OSError: teardown
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.NoClass)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 78, in setUpClass
# expect:     raise RuntimeError("no class")
# expect: RuntimeError: no class
# expect:
# expect: ======================================================================
# expect: ERROR: test_raises (__main__.Parts.test_raises)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 42, in test_raises
# expect:     1 / 0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: The above exception was the direct cause of the following exception:
# expect:
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 44, in test_raises
# expect:     raise ValueError("x") from error
# expect: ValueError: x
# expect:
# expect: ======================================================================
# expect: ERROR: test_subtests (__main__.Parts.test_subtests) (j=4, i=2)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 53, in test_subtests
# expect:     raise KeyError(i)
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_both (__main__.InFixtures.test_both)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 111, in test_both
# expect:     self.fail("both")
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: FAIL: test_fails (__main__.Parts.test_fails)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 38, in test_fails
# expect:     self.assertEqual([1, 2], [1, 3])
# expect: AssertionError: Lists differ: [1, 2] != [1, 3]
# expect:
# expect: First differing element 1:
# expect: 2
# expect: 3
# expect:
# expect: - [1, 2]
# expect: ?     ^
# expect:
# expect: + [1, 3]
# expect: ?     ^
# expect:
# expect:
# expect: ======================================================================
# expect: FAIL: test_printed (__main__.Parts.test_printed)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 72, in test_printed
# expect:     self.fail("printed")
# expect: AssertionError: printed
# expect:
# expect: ======================================================================
# expect: FAIL: test_subtests (__main__.Parts.test_subtests) (j=2, i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 51, in test_subtests
# expect:     self.fail("one")
# expect: AssertionError: one
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_unexpected (__main__.Parts.test_unexpected)
# expect: ----------------------------------------------------------------------
# expect: Ran 10 tests in T
# expect:
# expect: FAILED (failures=4, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect:
# expect: Stdout:
# expect: out
# expect: cleanup test_printed
# expect: F.
# expect: ======================================================================
# expect: FAIL: test_printed (__main__.Parts.test_printed)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 72, in test_printed
# expect:     self.fail("printed")
# expect: AssertionError: printed
# expect:
# expect: Stdout:
# expect: out
# expect:
# expect: Stderr:
# expect: err
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 2 tests in T
# expect:
# expect: FAILED (failures=1)
# expect:
# expect: setUpModule
# expect: setUpClass
# expect: cleanup test_fails
# expect: tearDownClass
# expect: class cleanup
# expect: tearDownModule
# expect: module cleanup
# expect: test_fails (__main__.Parts.test_fails) ... FAIL
# expect:
# expect: ======================================================================
# expect: FAIL: test_fails (__main__.Parts.test_fails)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "unittest_fixtures_and_discovery.py", line 38, in test_fails
# expect:     self.assertEqual([1, 2], [1, 3])
# expect: AssertionError: Lists differ: [1, 2] != [1, 3]
# expect:
# expect: First differing element 1:
# expect: 2
# expect: 3
# expect:
# expect: - [1, 2]
# expect: ?     ^
# expect:
# expect: + [1, 3]
# expect: ?     ^
# expect:
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 1 test in T
# expect:
# expect: FAILED (failures=1)
# expect:
# expect: test_found
# expect: <unittest.result.TestResult run=2 errors=1 failures=0> ['test_broken (unittest.loader._FailedTest.test_broken)'] 2
# expect: ['test_ok'] <unittest.suite.TestSuite tests=[<unittest.loader._FailedTest testMethod=absent>]> 1
# expect: no such test method in <class '__main__.Parts'>: test_absent
