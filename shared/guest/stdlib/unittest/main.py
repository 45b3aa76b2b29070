"""unittest.main: tests of a module, of named tests or of a folder, from the command line."""

import argparse
import os
import sys

from unittest import loader, runner
from unittest.signals import installHandler

__unittest = True

_EXAMPLES = {
    True: """Examples:
  {prog} test_module               - run tests from test_module
  {prog} module.TestClass          - run tests from module.TestClass
  {prog} module.Class.test_method  - run specified test method
  {prog} path/to/test_file.py      - run tests from test_file.py
""",
    False: """Examples:
  {prog}                           - run default set of tests
  {prog} MyTestSuite               - run suite 'MyTestSuite'
  {prog} MyTestCase.testSomething  - run MyTestCase.testSomething
  {prog} MyTestCase                - run all 'test*' test methods
                                       in MyTestCase
""",
}


def _as_name(name):
    """The module's name of a path to a file."""
    if os.path.isfile(name) and name.lower().endswith(".py"):
        relative = os.path.relpath(name, os.getcwd()) if os.path.isabs(name) else name
        if not os.path.isabs(relative) and not relative.startswith(os.pardir):
            return os.path.normpath(relative)[:-3].replace("/", ".")
    return name


def _as_pattern(text):
    return text if "*" in text else "*%s*" % text


class TestProgram:
    module = verbosity = failfast = catchbreak = buffer = progName = warnings = testNamePatterns = None
    _discovery_parser = None

    def __init__(self, module="__main__", defaultTest=None, argv=None, testRunner=None, testLoader=loader.defaultTestLoader, exit=True,
                 verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False):  # fmt: skip
        if isinstance(module, str):
            self.module = __import__(module)
            for part in module.split(".")[1:]:
                self.module = getattr(self.module, part)
        else:
            self.module = module
        argv = sys.argv if argv is None else argv
        self.exit, self.failfast, self.catchbreak, self.verbosity, self.buffer = exit, failfast, catchbreak, verbosity, buffer
        self.tb_locals, self.defaultTest, self.testRunner, self.testLoader = tb_locals, defaultTest, testRunner, testLoader
        self.warnings = "default" if warnings is None and not sys.warnoptions else warnings
        self.progName = os.path.basename(argv[0])
        self.parseArgs(argv)
        self.runTests()

    def usageExit(self, msg=None):
        if msg:
            print(msg)
        parent = self._parent_parser()
        self._print_help(argparse.ArgumentParser(parents=[parent], prog=self.progName), parent)
        sys.exit(2)

    def _parent_parser(self):
        parser = argparse.ArgumentParser(add_help=False)
        parser.add_argument("-v", "--verbose", dest="verbosity", action="store_const", const=2, help="Verbose output")
        parser.add_argument("-q", "--quiet", dest="verbosity", action="store_const", const=0, help="Quiet output")
        parser.add_argument("--locals", dest="tb_locals", action="store_true", help="Show local variables in tracebacks")
        for flag, name, text in (("-f", "failfast", "Stop on first fail or error"),
                                 ("-c", "catchbreak", "Catch Ctrl-C and display results so far"),
                                 ("-b", "buffer", "Buffer stdout and stderr during tests")):  # fmt: skip
            if getattr(self, name) is None:
                parser.add_argument(flag, "--" + ("catch" if name == "catchbreak" else name), dest=name, action="store_true", help=text)
                setattr(self, name, False)
        parser.add_argument("-k", dest="testNamePatterns", action="append", type=_as_pattern, help="Only run tests which match the given substring")
        return parser

    def parseArgs(self, argv):
        parent = self._parent_parser()
        main_parser = argparse.ArgumentParser(parents=[parent], prog=self.progName)
        main_parser.print_help = lambda: self._print_help(main_parser, parent)
        main_parser.add_argument("tests", nargs="*", help="a list of any number of test modules, classes and test methods.")
        if self.module is None:
            if len(argv) > 1 and argv[1].lower() == "discover":
                return self._discover(argv[2:], parent)
            main_parser.parse_args(argv[1:], self)
            if not self.tests:
                return self._discover([], parent)
        else:
            main_parser.parse_args(argv[1:], self)
        if self.tests:
            self.testNames = [_as_name(name) for name in self.tests]
            if __name__ == "__main__":
                self.module = None
        elif self.defaultTest is None:
            self.testNames = None
        elif isinstance(self.defaultTest, str):
            self.testNames = (self.defaultTest,)
        else:
            self.testNames = list(self.defaultTest)
        self.createTests()

    def createTests(self, from_discovery=False, Loader=None):
        if self.testNamePatterns:
            self.testLoader.testNamePatterns = self.testNamePatterns
        if from_discovery:
            self.test = (self.testLoader if Loader is None else Loader()).discover(self.start, self.pattern, self.top)
        elif self.testNames is None:
            self.test = self.testLoader.loadTestsFromModule(self.module)
        else:
            self.test = self.testLoader.loadTestsFromNames(self.testNames, self.module)

    def _print_help(self, main_parser, parent):
        print(main_parser.format_help())
        print(_EXAMPLES[self.module is None].format(prog=self.progName))
        if self.module is None:
            self._discovery_arguments(parent).print_help()

    def _discovery_arguments(self, parent):
        parser = argparse.ArgumentParser(parents=[parent])
        parser.prog = "%s discover" % self.progName
        parser.epilog = "For test discovery all test modules must be importable from the top level directory of the project."
        for flags, name, text in ((("-s", "--start-directory"), "start", "Directory to start discovery ('.' default)"),
                                  (("-p", "--pattern"), "pattern", "Pattern to match tests ('test*.py' default)"),
                                  (("-t", "--top-level-directory"), "top",
                                   "Top level directory of project (defaults to start directory)")):  # fmt: skip
            parser.add_argument(*flags, dest=name, help=text)
            parser.add_argument(name, nargs="?", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        return parser

    def _discover(self, argv, parent):
        self.start, self.pattern, self.top = ".", "test*.py", None
        self._discovery_arguments(parent).parse_args(argv, self)
        self.createTests(from_discovery=True)

    def runTests(self):
        if self.catchbreak:
            installHandler()
        made = runner.TextTestRunner if self.testRunner is None else self.testRunner
        if isinstance(made, type):
            try:
                made = made(verbosity=self.verbosity, failfast=self.failfast, buffer=self.buffer, warnings=self.warnings,
                            tb_locals=self.tb_locals)  # fmt: skip
            except TypeError:  # a runner of an older interface
                made = made()
        self.result = made.run(self.test)
        if self.exit:
            sys.exit(not self.result.wasSuccessful())


main = TestProgram
