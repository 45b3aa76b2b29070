"""unittest.async_case: tests that are coroutines."""

import warnings

from unittest.case import TestCase

__unittest = True


class IsolatedAsyncioTestCase(TestCase):
    """Tests that are coroutines; setUp, test, tearDown and cleanups share one event loop and its context."""

    def __init__(self, methodName="runTest"):
        super().__init__(methodName)
        self._runner = None

    async def asyncSetUp(self):
        """What each test needs."""

    async def asyncTearDown(self):
        """What each test leaves."""

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        self.addCleanup(func, *args, **kwargs)

    async def enterAsyncContext(self, cm):
        cls = type(cm)
        try:
            enter, leave = cls.__aenter__, cls.__aexit__
        except AttributeError:
            text = f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol"
            raise TypeError(text) from None
        made = await enter(cm)
        self.addAsyncCleanup(leave, cm, None, None, None)
        return made

    def _awaited(self, function, /, *args, **kwargs):
        """What a function or a coroutine function gives, in the test's loop."""
        import inspect

        if not inspect.iscoroutinefunction(function):
            return function(*args, **kwargs)
        return self._runner.run(function(*args, **kwargs))

    def _callSetUp(self):
        self._runner.get_loop()
        self.setUp()
        self._awaited(self.asyncSetUp)

    def _callTestMethod(self, method):
        if self._awaited(method) is not None:
            warnings.warn(f"It is deprecated to return a value that is not None from a test case ({method})", DeprecationWarning, stacklevel=4)

    def _callTearDown(self):
        self._awaited(self.asyncTearDown)
        self.tearDown()

    def _callCleanup(self, function, *args, **kwargs):
        self._awaited(function, *args, **kwargs)

    def run(self, result=None):
        import asyncio

        with asyncio.Runner(debug=True) as self._runner:
            return super().run(result)

    def debug(self):
        import asyncio

        with asyncio.Runner(debug=True) as self._runner:
            super().debug()
