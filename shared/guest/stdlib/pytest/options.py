"""The command line of a test session: pytest's options, and those that conftest files add."""

import argparse
import os
import shlex

from pytest.outcomes import UsageError


class _Quieter(argparse.Action):
    def __init__(self, option_strings, dest, **kwargs):
        super().__init__(option_strings, dest, nargs=0, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest) or 0) - 1)


# (names, attributes of add_argument); a destination is pytest's, for config.getoption().
_OPTIONS = [
    (["-k"], {"dest": "keyword", "default": "", "metavar": "EXPRESSION", "help": "only tests whose names match the expression"}),
    (["-m"], {"dest": "markexpr", "default": "", "metavar": "MARKEXPR", "help": "only tests whose marks match the expression"}),
    (["--markers"], {"action": "store_true", "help": "show the marks"}),
    (["-x", "--exitfirst"], {"dest": "maxfail", "action": "store_const", "const": 1, "help": "stop at the first failure or error"}),
    (["--maxfail"], {"dest": "maxfail", "type": int, "default": 0, "metavar": "num", "help": "stop after so many failures or errors"}),
    (["--strict-markers", "--strict"], {"action": "store_true", "help": "marks that are not registered are errors"}),
    (["--strict-config"], {"action": "store_true", "help": "unknown keys of the ini file are errors"}),
    (["--fixtures", "--funcargs"], {"dest": "showfixtures", "action": "store_true", "help": "show the fixtures"}),
    (["--capture"], {"default": "fd", "choices": ["fd", "sys", "no", "tee-sys"], "help": "what happens to what tests print"}),
    (["-s"], {"dest": "capture", "action": "store_const", "const": "no", "help": "the same as --capture=no"}),
    (["--runxfail"], {"action": "store_true", "help": "run xfail tests as if they had no such mark"}),
    (["--lf", "--last-failed"], {"dest": "lf", "action": "store_true", "help": "only the tests that failed last time"}),
    (["--ff", "--failed-first"], {"dest": "failedfirst", "action": "store_true", "help": "those that failed last time come first"}),
    (["--nf", "--new-first"], {"dest": "newfirst", "action": "store_true", "help": "tests of new files first, the latest file before"}),
    (["--lfnf", "--last-failed-no-failures"], {"dest": "last_failed_no_failures", "default": "all", "choices": ["all", "none"],
                                               "help": "what --lf runs where nothing has failed"}),
    (["--cache-clear"], {"dest": "cacheclear", "action": "store_true", "help": "forget what earlier sessions kept"}),
    (["--sw", "--stepwise"], {"dest": "stepwise", "action": "store_true", "help": "stop at a failure and go on there next time"}),
    (["--sw-skip", "--stepwise-skip"], {"dest": "stepwise_skip", "action": "store_true", "help": "--sw that leaves out the first failure"}),
    (["--durations"], {"type": int, "metavar": "N", "help": "the N slowest phases (0: all)"}),
    (["--durations-min"], {"type": float, "metavar": "N", "help": "leave out what took fewer seconds"}),
    (["-v", "--verbose"], {"dest": "verbose", "action": "count", "default": 0, "help": "say more"}),
    (["-q", "--quiet"], {"action": _Quieter, "dest": "verbose", "help": "say less"}),
    (["--verbosity"], {"dest": "verbose", "type": int, "help": "how much to say; 0 is usual"}),
    (["--no-header"], {"action": "store_true", "help": "no header"}),
    (["--no-summary"], {"action": "store_true", "help": "no summary"}),
    (["-r", "--report-chars"], {"dest": "reportchars", "default": "fE", "metavar": "chars", "help": "which outcomes the summary lists"}),
    (["--disable-warnings", "--disable-pytest-warnings"], {"dest": "disable_warnings", "action": "store_true", "help": "no warnings in the summary"}),
    (["-l", "--showlocals"], {"dest": "showlocals", "action": "store_true", "help": "show local variables in tracebacks"}),
    (["--no-showlocals"], {"dest": "showlocals", "action": "store_false", "help": "do not"}),
    (["--tb"], {"dest": "tbstyle", "default": "auto", "choices": ["auto", "long", "short", "no", "line", "native"], "help": "how tracebacks look"}),
    (["--xfail-tb"], {"action": "store_true", "help": "tracebacks of xfail, too"}),
    (["--show-capture"], {"dest": "showcapture", "default": "all", "choices": ["no", "stdout", "stderr", "log", "all"],
                          "help": "which captured texts a failure shows"}),
    (["--full-trace"], {"dest": "fulltrace", "action": "store_true", "help": "all frames of a traceback"}),
    (["--color"], {"default": "auto", "choices": ["yes", "no", "auto"], "help": "accepted; nothing is coloured"}),
    (["--code-highlight"], {"default": "yes", "choices": ["yes", "no"], "help": "accepted; nothing is coloured"}),
    (["--junitxml", "--junit-xml"], {"dest": "xmlpath", "metavar": "path", "help": "write the results as JUnit XML"}),
    (["--junit-prefix", "--junitprefix"], {"dest": "junitprefix", "metavar": "str", "help": "put this before class names in it"}),
    (["-W", "--pythonwarnings"], {"dest": "pythonwarnings", "action": "append", "default": [], "help": "a filter of warnings, as python -W"}),
    (["--collect-only", "--collectonly", "--co"], {"dest": "collectonly", "action": "store_true", "help": "list the tests"}),
    (["--pyargs"], {"action": "store_true", "help": "arguments are names of packages"}),
    (["--ignore"], {"action": "append", "default": [], "metavar": "path", "help": "leave out this path"}),
    (["--ignore-glob"], {"action": "append", "default": [], "metavar": "path", "help": "leave out paths like this"}),
    (["--deselect"], {"action": "append", "default": [], "metavar": "nodeid_prefix", "help": "leave out tests whose ids begin so"}),
    (["--doctest-modules"], {"dest": "doctestmodules", "action": "store_true", "help": "run the examples in docstrings of all Python files"}),
    (["--doctest-glob"], {"dest": "doctestglob", "action": "append", "default": [], "metavar": "pat",
                          "help": "text files with examples, default: test*.txt"}),
    (["--doctest-report"], {"dest": "doctestreport", "default": "udiff", "type": str.lower,
                            "choices": ["none", "cdiff", "ndiff", "udiff", "only_first_failure"], "help": "how examples' failures look"}),
    (["--doctest-ignore-import-errors"], {"action": "store_true", "help": "skip files of docstrings that cannot be imported"}),
    (["--doctest-continue-on-failure"], {"action": "store_true", "help": "run all examples of a docstring, also after a failure"}),
    (["--confcutdir"], {"metavar": "dir", "help": "conftest files above this folder do not count"}),
    (["--noconftest"], {"action": "store_true", "help": "no conftest file counts"}),
    (["--keep-duplicates"], {"action": "store_true", "help": "a test that is named twice runs twice"}),
    (["--collect-in-virtualenv"], {"action": "store_true", "help": "accepted; no folder counts as a virtual environment"}),
    (["--continue-on-collection-errors"], {"action": "store_true", "help": "run what could be collected"}),
    (["--import-mode"], {"dest": "importmode", "default": "prepend", "choices": ["prepend", "append", "importlib"],
                         "help": "how sys.path changes for test files"}),
    (["-c", "--config-file"], {"dest": "inifilename", "metavar": "FILE", "help": "the ini file"}),
    (["--rootdir"], {"metavar": "ROOTDIR", "help": "the root folder of the tests"}),
    (["--basetemp"], {"metavar": "dir", "help": "where temporary folders of tests stand; emptied before"}),
    (["-V", "--version"], {"action": "count", "default": 0, "dest": "version", "help": "the version"}),
    (["-h", "--help"], {"action": "store_true", "dest": "help", "help": "this text"}),
    (["-p"], {"dest": "plugins", "action": "append", "default": [], "metavar": "name", "help": "a module with hooks and fixtures"}),
    (["--disable-plugin-autoload"], {"action": "store_true", "help": "accepted; no plugin is loaded by itself"}),
    (["--trace-config"], {"action": "store_true", "help": "accepted"}),
    (["-o", "--override-ini"], {"dest": "override_ini", "action": "append", "metavar": "OVERRIDE_INI", "help": "key=value of the ini file"}),
    (["--assert"], {"dest": "assertmode", "default": "rewrite", "choices": ["rewrite", "plain"], "help": "plain: failed assertions are not explained"}),
    (["--fixtures-per-test"], {"dest": "show_fixtures_per_test", "action": "store_true", "help": "show the fixtures of each test"}),
    (["--setup-show"], {"dest": "setupshow", "action": "store_true", "help": "show when fixtures are made and taken down"}),
    (["--setup-only"], {"dest": "setuponly", "action": "store_true", "help": "the same, and no test is called"}),
    (["--setup-plan"], {"dest": "setupplan", "action": "store_true", "help": "the same, and no fixture is made either"}),
    (["--log-level"], {"dest": "log_level", "metavar": "LEVEL", "help": "level of the records that are kept"}),
    (["--log-format"], {"dest": "log_format", "help": "format of a record"}),
    (["--log-date-format"], {"dest": "log_date_format", "help": "format of its time"}),
    (["--log-cli-level"], {"dest": "log_cli_level", "metavar": "LEVEL", "help": "show records from this level on while tests run"}),
    (["--log-cli-format"], {"dest": "log_cli_format", "help": "format of a shown record"}),
    (["--log-cli-date-format"], {"dest": "log_cli_date_format", "help": "format of its time"}),
]  # fmt: skip

# Of pytest's options those that are an error here, and those that a session names in its header and does without.
_MISSING = ("--pdb", "--pdbcls", "--trace", "--cache-show", "--sw-reset", "--stepwise-reset", "--max-warnings")
_LEFT_OUT_VALUES = ("--pastebin", "--debug", "--log-file", "--log-file-level")


class _Words(argparse.ArgumentParser):
    """argparse whose complaints are pytest's."""

    where = ""

    def error(self, message):
        raise UsageError(f"{self.format_usage()}{self.prog}: error: {message}" + (f"\n{self.where}" if self.where else ""))


class _Option:
    """One of a group's options, as plugins look at it."""

    def __init__(self, names, action):
        self._names, self.dest, self.default = list(names), action.dest, action.default

    def names(self):
        return self._names


class _Group:
    """What getgroup() gives: options under one heading."""

    def __init__(self, parser, name, description):
        self.parser, self.name, self.description, self.options = parser, name, description, []

    def addoption(self, *names, **attributes):
        self.options.append(_Option(names, self.parser._added(names, attributes)))


class Parser:
    """What pytest_addoption gets: options and keys of the ini file."""

    def __init__(self):
        self._own = _Words(prog="pytest", usage="%(prog)s [options] [file_or_dir] [file_or_dir] [...]", add_help=False, allow_abbrev=False)
        self._own.add_argument("file_or_dir", nargs="*")
        for names, attributes in _OPTIONS:
            self._own.add_argument(*names, **attributes)
        for name in _LEFT_OUT_VALUES:
            self._own.add_argument(name, help=argparse.SUPPRESS)
        self.inis, self.destinations, self.groups = {}, {}, {}

    def addoption(self, *names, **attributes):
        self._added(names, attributes)

    def _added(self, names, attributes):
        if not any(n.startswith("--") for n in names) and any(len(n) == 2 and n[1].islower() for n in names):
            raise ValueError("lowercase shortoptions reserved")
        if isinstance(attributes.get("type"), str):
            attributes["type"] = {"int": int, "string": str, "float": float, "choice": str, "complex": complex}[attributes["type"]]
        try:
            action = self._own.add_argument(*names, **attributes)
        except argparse.ArgumentError as error:
            raise ValueError(f"option names {set(names)} already added") from error
        for name in names:
            self.destinations[name] = action.dest
        return action

    def addini(self, name, help, type=None, default=None):
        if default is None:
            default = {None: "", "string": "", "bool": False, "int": 0, "float": 0.0}.get(type, [])
        self.inis[name] = (type, default, help)

    def getgroup(self, name, description="", after=None):
        return self.groups.setdefault(name, _Group(self, name, description))

    def parse_known_args(self, args, namespace=None):
        return self._own.parse_known_args(args, namespace)[0]

    def parsed(self, args, is_whole):
        """The options of `args`; those that nobody has added yet are errors only when `is_whole`."""
        for each in args:
            if each.split("=")[0] in _MISSING and is_whole:
                raise UsageError(f"{each.split('=')[0]} is not in refjit's pytest; refjit test --help lists what is")
        found, left = self._own.parse_known_intermixed_args(args)
        if left and is_whole:
            self._own.error("unrecognized arguments: " + " ".join(left))
        return found

    def help_text(self):
        return self._own.format_help()

    def stands_at(self, inifile, root):
        """What the text of an error ends with."""
        self._own.where = f"  inifile: {inifile}\n  rootdir: {root}"


def left_out(option):
    """The options given that this pytest does without."""
    return [n for n in _LEFT_OUT_VALUES if getattr(option, n[2:].replace("-", "_"), None)]


def arguments(args, ini):
    """With those of PYTEST_ADDOPTS and of the ini file's addopts before them."""
    added = ini.get("addopts", "")
    added = list(added) if isinstance(added, list) else shlex.split(added.replace("\n", " "))
    return [*added, *shlex.split(os.environ.get("PYTEST_ADDOPTS", "")), *args]
