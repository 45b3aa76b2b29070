"""Test cases, run by main(): assertions, fixtures, skips, subtests; results as CPython prints them."""

from unittest.case import (
    FunctionTestCase,
    SkipTest,
    TestCase,
    addModuleCleanup,
    doModuleCleanups,
    enterModuleContext,
    expectedFailure,
    skip,
    skipIf,
    skipUnless,
)

__all__ = ["TestResult", "TestCase", "IsolatedAsyncioTestCase", "TestSuite", "TextTestRunner", "TestLoader", "FunctionTestCase",
           "main", "defaultTestLoader", "SkipTest", "skip", "skipIf", "skipUnless", "expectedFailure", "TextTestResult",
           "installHandler", "registerResult", "removeResult", "removeHandler", "addModuleCleanup", "doModuleCleanups",
           "enterModuleContext", "getTestCaseNames", "makeSuite", "findTestCases"]  # fmt: skip
__unittest = True

from unittest import case  # noqa: E402, F401
from unittest.async_case import IsolatedAsyncioTestCase  # noqa: E402  (the modules below take their parts from those above)
from unittest.result import TestResult  # noqa: E402
from unittest.signals import installHandler, registerResult, removeHandler, removeResult  # noqa: E402
from unittest.suite import BaseTestSuite, TestSuite  # noqa: E402, F401
from unittest.loader import TestLoader, defaultTestLoader, findTestCases, getTestCaseNames, makeSuite  # noqa: E402
from unittest.runner import TextTestResult, TextTestRunner  # noqa: E402
from unittest.main import TestProgram, main  # noqa: E402, F401


def load_tests(loader, tests, pattern):
    """unittest's own tests are not part of it."""
    return tests
