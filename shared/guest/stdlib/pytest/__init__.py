"""pytest for refjit: what test files import (raises, approx, marks, fixtures), and main(), which `refjit test` calls.

outcomes: skip, fail, raises, warns; marks: mark and param; fixtures: fixture and those built in; collect: from files to
items; runner: set-up, call, tear-down; explain: what an assertion compared; report: the terminal's text."""

from pytest.approximate import approx
from pytest.fixtures import FixtureRequest, MonkeyPatch, fixture, yield_fixture
from pytest.marks import (HIDDEN_PARAM, Mark, MarkDecorator, PytestUnknownMarkWarning, PytestWarning, mark, param)
from pytest.outcomes import (ExceptionInfo, Exit, Failed, Skipped, UsageError, deprecated_call, exit, fail, importorskip, raises,
                             skip, warns, xfail)

__version__ = "9.2.0"
version_tuple = (9, 2, 0)


class PytestCollectionWarning(PytestWarning):
    pass


class PytestDeprecationWarning(PytestWarning, DeprecationWarning):
    pass


class PytestUnraisableExceptionWarning(PytestWarning):
    pass


class ExitCode:
    OK, TESTS_FAILED, INTERRUPTED, INTERNAL_ERROR, USAGE_ERROR, NO_TESTS_COLLECTED = range(6)


def register_assert_rewrite(*names):
    """Assertions are explained everywhere here."""


def hookimpl(function=None, **options):
    return function if function is not None else lambda f: f


hookspec = hookimpl


def main(args=None, plugins=None):
    """Collects and runs tests as the command line `args` asks; gives the exit code."""
    import sys

    from pytest.runner import Session

    return Session(list(sys.argv[1:] if args is None else args), plugins or []).main()


console_main = main
