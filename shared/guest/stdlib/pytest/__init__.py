"""pytest for refjit: what test files import (raises, approx, marks, fixtures), and main(), which `refjit test` calls.

outcomes: skip, fail, raises, warns; marks: mark and param; fixtures: fixture; builtin: those built in; options, config, hooks,
cache: what a session is told and keeps; nodes: files and tests; collect: from Python files to items; doctests; runner: the session; phases: one test; explain: what an
assertion compared; report: the terminal's text; junit: the file for a CI."""

import enum

from pytest.approximate import approx
from pytest.builtin import MonkeyPatch, TempdirFactory, TempPathFactory
from pytest.cache import Cache
from pytest.capture import CaptureFixture, LogCaptureFixture
from pytest.collect import Metafunc
from pytest.config import Config
from pytest.fixtures import FixtureDef, FixtureLookupError, FixtureRequest, fixture, yield_fixture
from pytest.hooks import HookimplMarker, hookspec
from pytest.hooks import PluginManager as PytestPluginManager
from pytest.marks import (HIDDEN_PARAM, Mark, MarkDecorator, MarkGenerator, PytestAssertRewriteWarning, PytestCacheWarning,
                          PytestCollectionWarning, PytestConfigWarning, PytestDeprecationWarning, PytestExperimentalApiWarning,
                          PytestFDWarning, PytestRemovedIn10Warning, PytestReturnNotNoneWarning, PytestUnhandledThreadExceptionWarning,
                          PytestUnknownMarkWarning, PytestUnraisableExceptionWarning, PytestWarning, mark, param)
from pytest.nodes import File, Function, Item, Node
from pytest.options import Parser
from pytest.outcomes import (ExceptionInfo, Exit, Failed, Skipped, UsageError, WarningsRecorder, deprecated_call, exit, fail, importorskip,
                             raises, skip, warns, xfail)
from pytest.phases import CallInfo, SubtestReport, Subtests, TestReport
from pytest.report import Terminal as TerminalReporter
from pytest.runner import CollectReport, Session

__version__ = "9.2.0"
version_tuple = (9, 2, 0)
hookimpl = HookimplMarker()
Collector = Node


class ExitCode(enum.IntEnum):
    OK, TESTS_FAILED, INTERRUPTED, INTERNAL_ERROR, USAGE_ERROR, NO_TESTS_COLLECTED = range(6)


class StashKey:
    """A key of a stash, which is a dict here."""

    def __class_getitem__(cls, kind):
        return cls


Stash = dict


def _kind(name):
    """pytest.Module and the like, for isinstance: a node of that kind."""
    check = lambda cls, node: isinstance(node, Node) and node.kind == name.lower()  # noqa: E731
    return type("Kinds", (type,), {"__instancecheck__": check})(name, (), {"kind_name": name})


Module, Class, Package = _kind("Module"), _kind("Class"), _kind("Package")


def register_assert_rewrite(*names):
    """Assertions are explained everywhere here."""


def main(args=None, plugins=None):
    """Collects and runs tests as the command line `args` asks; gives the exit code."""
    import sys

    code = Session([str(a) for a in (sys.argv[1:] if args is None else args)], plugins or []).main()
    return ExitCode(code) if code in range(6) else code


console_main = main
