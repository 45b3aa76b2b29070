"""unittest.result"""

import functools
from unittest import *  # noqa: F401,F403

STDOUT_LINE = "\nStdout:\n%s"
STDERR_LINE = "\nStderr:\n%s"


def failfast(method):
    """Stops the run after `method` has noted a failure, where the result says so."""

    @functools.wraps(method)
    def inner(self, *args, **kw):
        if getattr(self, "failfast", False):
            self.stop()
        return method(self, *args, **kw)

    return inner
