"""unittest.signals: Ctrl-C ends a run by KeyboardInterrupt; there is no handler to put in its place."""

import weakref

_results = weakref.WeakKeyDictionary()


def registerResult(result):
    _results[result] = 1


def removeResult(result):
    return bool(_results.pop(result, None))


def installHandler():
    """Nothing to do."""


def removeHandler(method=None):
    """As a function, nothing to do; as a decorator, `method` itself."""
    return method
