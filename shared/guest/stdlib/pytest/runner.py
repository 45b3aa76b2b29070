"""A test session: finds files and tests, chooses those to run, runs them, and concludes."""

import contextlib
import fnmatch
import os
import pathlib
import sys
import warnings
from time import perf_counter  # a test may replace that of the module

from pytest import doctests
from pytest import report as reports
from pytest.builtin import builtin_fixtures
from pytest.cache import Cache, Memory
from pytest.capture import Capture, keep_real_streams
from pytest.collect import Collector, import_file, ordered
from pytest.config import Config
from pytest.fixtures import SCOPES, FixtureDef, FixtureFunction
from pytest.hooks import PluginManager
from pytest.marks import BUILTIN_MARKS, ExpressionError, apply_filters, compiled
from pytest.nodes import Node
from pytest.options import Parser
from pytest.outcomes import RUNS_XFAIL, Exit, Failed, Skipped, UsageError
from pytest.phases import Phases


class BrokenConftest(UsageError):
    """A conftest file that could not be imported."""


class CollectReport:
    """A file that could not be collected, or skipped itself; category as that of a test's report."""

    when, sections, user_properties, duration = "collect", (), (), 0.0

    def __init__(self, category, nodeid, text="", message="", reason="", place=("", 0)):
        self.category, self.nodeid, self.text, self.message, self.reason, self.place = category, nodeid, text, message, reason, place

    heading = property(lambda self: f"ERROR collecting {self.nodeid.split('::')[0]}")
    longreprtext = property(lambda self: self.text)


class Session:
    def __init__(self, args, plugins):
        self.given, self.plugins = args, plugins
        self.fixtures, self.items, self.reports, self.warned, self.collect_reports = {}, [], [], [], []
        self.conftests, self.stop, self.shouldfail, self.exit_code = {}, None, False, None
        self.testscollected = self.testsfailed = 0
        self.installed_plugins, self.left_out_plugins = [], []
        self.root_node = Node("session", "", None, self)
        self.name, self.nodeid, self.own_markers = "", "", []

    shouldstop = property(lambda self: self.stop, lambda self, value: setattr(self, "stop", value or None))
    startpath = property(lambda self: self.config.invocation_params.dir)

    # ---- fixtures

    def add_fixture(self, definition):
        self.fixtures.setdefault(definition.name, []).append(definition)

    def register(self, members, node):
        for name, each in members.items():
            if isinstance(each, FixtureFunction):
                own = FixtureDef(each, node)
                if each.name == getattr(each.function, "__name__", None):
                    own.name = own.argname = name if name != "<lambda>" else each.name
                self.add_fixture(own)

    def set_up_fixture(self, definition, request, values, make):
        """The value that `make` gives, or a hook's."""
        option, call = self.config.option, self.config.pluginmanager.call
        if not option.setupshow:
            return call("pytest_fixture_setup", {"fixturedef": definition, "request": request}, last=make, is_first_result=True)
        shown = (definition.name, definition.scope, self._shown_parameter(definition, request))
        definition.finalizers.insert(0, lambda: self.terminal.fixture_line("TEARDOWN", *shown))
        try:
            if option.setupplan:
                return None
            return call("pytest_fixture_setup", {"fixturedef": definition, "request": request}, last=make, is_first_result=True)
        finally:
            self.terminal.fixture_line("SETUP   ", *shown, definition.arguments)

    @staticmethod
    def _shown_parameter(definition, request):
        if not hasattr(request, "param"):
            return ()
        ids = definition.ids
        return (ids(request.param) if callable(ids) else ids[request.param_index] if ids else request.param,)

    def definitions(self, name, item):
        """Those of a name that the item sees, the nearest first."""
        chain = item.chain()
        seen = [d for d in self.fixtures.get(name, ()) if d.base is None or d.base in chain]
        depth = lambda d: -1 if d.base is None else chain.index(d.base)  # noqa: E731
        order = sorted(range(len(seen)), key=lambda i: (depth(seen[i]), i), reverse=True)
        return [seen[i] for i in order]

    def closure(self, item, arguments):
        """All fixtures that an item needs, autouse first, wide scopes first."""
        chain = item.chain()
        names = [d.name for node in [None, *chain] for found in self.fixtures.values() for d in found if d.autouse and d.base is node]
        for mark in item.iter_markers("usefixtures"):
            names += mark.args
        names = list(dict.fromkeys([*names, *self.config.getini("usefixtures"), *arguments]))
        fixed = {n.strip() for m in item.iter_markers("parametrize") if not m.kwargs.get("indirect")
                 for n in ((m.args[0] if m.args else m.kwargs["argnames"]).split(",")
                           if isinstance(m.args[0] if m.args else m.kwargs["argnames"], str) else (m.args[0] if m.args else m.kwargs["argnames"]))}  # fmt: skip
        at = 0
        while at < len(names):
            found = self.definitions(names[at], item) if names[at] not in fixed else []
            for definition in found[:1]:
                names += [n for n in definition.arguments if n not in names]
                if definition.name in definition.arguments and len(found) > 1:
                    names += [n for n in found[1].arguments if n not in names]
            at += 1

        def width(name):
            found = self.definitions(name, item) if name not in fixed else []
            return -SCOPES.index(found[0].scope) if found else 0

        return sorted(names, key=width)

    # ---- collection

    def is_function_name(self, name):
        return any(name.startswith(p) if "*" not in p else fnmatch.fnmatchcase(name, p) for p in self.config.getini("python_functions"))

    def is_class_name(self, name):
        return any(name.startswith(p) if "*" not in p else fnmatch.fnmatchcase(name, p) for p in self.config.getini("python_classes"))

    def _load_conftests(self, folder):
        """Those of `folder` and above it, down to the root."""
        if folder in self.conftests or self.config.option.noconftest:
            return
        above = os.path.dirname(folder)
        top = os.path.abspath(self.config.option.confcutdir or self.root)
        if above != folder and folder.startswith(top) and folder != top:
            self._load_conftests(above)
        self.conftests[folder] = None
        path = os.path.join(folder, "conftest.py")
        if os.path.isfile(path):
            sys.modules.pop("conftest", None)
            node = Node("conftest", os.path.relpath(folder, self.root), self._folder_node(above) if folder != self.root else self.root_node)
            try:
                node.module = import_file(path, self)
            except Exception as error:
                text = reports.failure_text(error, None, self.config.option, self.root, "short")
                raise BrokenConftest(f"ImportError while loading conftest '{path}'.\n{text}") from error
            self.conftests[folder] = node
            self._add_plugin(node.module, node)

    def _add_plugin(self, module, node=None):
        """Its fixtures and hooks, and the plugins that it names; seen below `node` alone."""
        manager = self.config.pluginmanager
        if manager.is_registered(module):
            return
        self.register(vars(module) if hasattr(module, "__dict__") else {}, node)
        manager.register(module)
        wanted = getattr(module, "pytest_plugins", [])
        for name in [wanted] if isinstance(wanted, str) else wanted:
            self._add_plugin(self._imported(name))
        if self.config.is_whole and hasattr(module, "pytest_configure"):
            module.pytest_configure(self.config)

    def _add_installed(self):
        """The plugins of installed packages. Those that need pytest's insides, _pytest, are left out, which the header says: a pytest
        that is installed beside them would be another one than this."""
        from importlib.metadata import distributions

        kept = sys.modules.get("_pytest")
        sys.modules["_pytest"] = None
        try:
            self._load_installed(distributions())
        finally:
            del sys.modules["_pytest"]
            if kept is not None:
                sys.modules["_pytest"] = kept

    def _load_installed(self, distributions):
        for package in distributions:
            for entry in package.entry_points.select(group="pytest11"):
                if f"no:{entry.name}" in self.config.option.plugins:
                    continue
                name = f"{package.metadata['Name'].removeprefix('pytest-')}-{package.version}"
                try:
                    plugin = entry.load()
                    self._try_options(plugin)
                    self._add_plugin(plugin)
                except Exception as error:
                    self.left_out_plugins.append(f"{name} ({type(error).__name__}: {error})")
                else:
                    self.installed_plugins.append(name)

    @staticmethod
    def _try_options(plugin):
        """Raises where a plugin cannot add its options here."""
        manager = PluginManager()
        manager.register(plugin)
        manager.call("pytest_addoption", {"parser": Parser(), "pluginmanager": manager})

    @staticmethod
    def _imported(name):
        try:
            __import__(name)
        except ImportError as error:
            raise UsageError(f'Error importing plugin "{name}": {error}') from None
        return sys.modules[name]

    def _folder_node(self, folder):
        while True:
            node = self.conftests.get(folder)
            if node is not None:
                return node
            above = os.path.dirname(folder)
            if above == folder or not folder.startswith(self.root):
                return self.root_node
            folder = above

    def _files(self, path):
        option, call = self.config.option, self.config.pluginmanager.call
        if os.path.isfile(path):
            yield path
            return
        self._load_conftests(path)
        ignored = [os.path.abspath(p) for p in option.ignore] + self._ignored_by_conftest(path, "collect_ignore")
        globs = [os.path.abspath(p) for p in option.ignore_glob] + self._ignored_by_conftest(path, "collect_ignore_glob")
        for name in sorted(os.listdir(path), key=lambda name: (name != "__init__.py", name)):
            inner = os.path.join(path, name)
            if inner in ignored or any(fnmatch.fnmatch(inner, p) for p in globs):
                continue
            if call("pytest_ignore_collect", {"collection_path": pathlib.Path(inner), "path": inner, "config": self.config},
                    is_first_result=True):  # fmt: skip
                continue
            if os.path.isdir(inner):
                if not any(fnmatch.fnmatch(name, p) for p in self.config.getini("norecursedirs")):
                    yield from self._files(inner)
            else:
                yield inner

    def _ignored_by_conftest(self, folder, name):
        node = self.conftests.get(folder)
        return [os.path.join(folder, p) for p in getattr(node.module, name, [])] if node is not None else []

    def _collect(self):
        wanted = [self._argument(each) for each in self.config.args or self._test_paths() or ["."]]
        for path, names in wanted:
            found = []
            for file in self._files(path):
                collected = self._collected(file, file == path)
                if collected is None and file == path:
                    folder = os.path.basename(os.path.dirname(path))
                    raise UsageError(f"not found: {path}\n(no match in any of [<Dir {folder}>])")
                found += collected or []
            if names:
                kept = [i for i in found if self._is_named(i, names)]
                if not kept and not any(r.category == "error" for r in self.collect_reports):
                    raise UsageError(f"not found: {path}::{'::'.join(names)}\n(no match in any of [<Module {os.path.basename(path)}>])")
                found = kept
            self.items += [i for i in found if i.nodeid not in self._taken or self.config.option.keep_duplicates]
            self._taken.update(i.nodeid for i in found)

    def _argument(self, text):
        """(path, names of nodes in it) of an argument."""
        path, is_bracket, parameters = text.partition("[")
        path, *names = path.split("::")
        if names:
            names[-1] += is_bracket + parameters
        path = self._package_folder(path) if self.config.option.pyargs else os.path.abspath(path)
        if not os.path.exists(path):
            raise UsageError(f"file or directory not found: {text}")
        return path, names

    def _test_paths(self):
        import glob

        return [p for pattern in self.config.getini("testpaths") for p in sorted(glob.glob(pattern, root_dir=self.root) or [])]

    @staticmethod
    def _package_folder(name):
        import importlib.util

        try:
            spec = importlib.util.find_spec(name) if not os.path.exists(name) else None
        except (ImportError, ValueError):
            spec = None
        if spec is None:
            return os.path.abspath(name)
        return list(spec.submodule_search_locations)[0] if spec.submodule_search_locations else spec.origin

    @staticmethod
    def _is_named(item, names):
        own = item.nodeid.split("::", 1)[1]
        text = "::".join(names)
        return own == text or own.startswith((text + "::", text + "["))

    def _collected(self, path, is_named):
        """The tests of a file: of plugins, in docstrings, functions; None where nobody collects it, [] where --lf leaves it out."""
        is_python = path.endswith(".py") and (is_named or any(fnmatch.fnmatch(os.path.basename(path), p) for p in self.config.getini("python_files")))
        self._load_conftests(os.path.dirname(path))
        parent = self._folder_node(os.path.dirname(path))
        if path not in self._files_of:
            given = self.config.pluginmanager.call("pytest_collect_file", {"file_path": pathlib.Path(path), "path": path, "parent": parent})
            nodes = [node for each in given for node in (each if isinstance(each, (list, tuple)) else [each])]
            self._files_of[path] = nodes + list(doctests.collectors(self, path, parent, is_named))
        if not is_python and not self._files_of[path]:
            return None
        if self.memory.passes_by(path, is_named):
            return []
        found = []
        for node in self._files_of[path]:
            found += self._items_of(node, path, node.collect)
        if is_python:
            found += self._module(path)
        return self.memory.remembered(found)

    def _module(self, path):
        if path not in self._modules:
            node = self._modules[path] = Node("module", reports.shortened(path, self.root), self._folder_node(os.path.dirname(path)))
            node.path = pathlib.Path(path)
        node = self._modules[path]

        def collect():
            node.module = node.obj = import_file(path, self)
            return Collector(self, node).run()

        return self._items_of(node, path, collect)

    def _items_of(self, node, path, collect):
        """What collect() gives, once a node."""
        if node not in self._items_known:
            made = self._items_known[node] = []
            with self.collecting(node, path):
                for item in collect():
                    if item.kind != "function":  # a plugin's collector in a file
                        made += self._items_of(item, path, item.collect)
                        continue
                    made.append(item)
                    item.path_text = path
                    self.config.pluginmanager.call("pytest_itemcollected", {"item": item})
        return self._items_known[node]

    @contextlib.contextmanager
    def collecting(self, node, path):
        """What is raised inside becomes a report."""
        try:
            yield
        except Skipped as skipped:
            frame = reports.entries_of(skipped)[-1]
            self.collect_reports.append(CollectReport("skipped", node.nodeid, reason=str(skipped), place=(path, frame.line)))
        except (Exception, Failed) as error:
            text = self._collection_error(error, path)
            self.collect_reports.append(CollectReport("error", node.nodeid, text, self._collection_message(error)))

    @staticmethod
    def _collection_message(error):
        return "" if isinstance(error, (ImportError, SyntaxError)) else reports.crash_message(error)

    def _collection_error(self, error, path):
        if isinstance(error, (UsageError,)) or getattr(error, "pytrace", True) is False:
            return str(error)
        text = reports.failure_text(error, None, self.config.option, self.root, "short")
        if isinstance(error, ImportError):
            text = (f"ImportError while importing test module '{path}'.\nHint: make sure your test modules/packages have valid Python names.\n"
                    "Traceback:\n" + text)  # fmt: skip
        return text

    def _select(self):
        option = self.config.option
        left = list(self.items)
        try:
            if option.keyword:
                test = compiled(option.keyword)
                left = [i for i in left if test(self._keyword_matcher(i))]
            if option.markexpr:
                test = compiled(option.markexpr)
                left = [i for i in left if test(lambda name, names={m.name for m in i.iter_markers()}: name in names)]
        except ExpressionError as error:
            name = "-k" if option.keyword else "-m"
            raise UsageError(f"Wrong expression passed to '{name}': {option.keyword or option.markexpr}: {error}") from None
        for prefix in option.deselect:
            left = [i for i in left if not i.nodeid.startswith(prefix)]
        left = self.memory.select(ordered(left))
        kept = set(map(id, left))
        gone = [i for i in self.items if id(i) not in kept]
        if gone:
            self.config.pluginmanager.call("pytest_deselected", {"items": gone})
        number = len(left)
        self.config.pluginmanager.call("pytest_collection_modifyitems", {"session": self, "config": self.config, "items": left})
        self.deselected = len(gone) + number - len(left)
        self.testscollected, self.items = len(self.items), left
        self.config.pluginmanager.call("pytest_collection_finish", {"session": self})

    @staticmethod
    def _keyword_matcher(item):
        texts = [node.name.lower() for node in item.chain() if node.kind in ("module", "class", "function")]
        texts += [m.name.lower() for m in item.iter_markers()] + [n.lower() for n in getattr(item.function, "__dict__", ())]
        texts += [n.lower() for n in item.extra_keyword_matches]
        return lambda name: any(name.lower() in text for text in texts)

    # ---- the session

    def main(self):
        started = perf_counter()
        keep_real_streams()
        self.terminal = None
        try:
            self.config = Config(self.given, self.plugins)
            option = self.config.option
            if option.version:
                sys.stdout.write(f"pytest {__import__('pytest').__version__}\n")
                return 0
            self.root = self.config.root
            self._configure()
        except UsageError as error:
            sys.stderr.write(f"{error}\n" if isinstance(error, BrokenConftest) else f"ERROR: {error}\n\n")
            return 4
        try:
            return self._run_session(started)
        finally:
            self.config.pluginmanager.call("pytest_unconfigure", {"config": self.config})
            self.config.clean_up()

    def _configure(self):
        config = self.config
        config.session = self
        for name, (function, scope) in builtin_fixtures().items():
            self.add_fixture(FixtureDef(FixtureFunction(function, scope, None, False, None, name), None))
        for folder in map(str, config.getini("pythonpath")):
            sys.path.insert(0, folder)
        for folder in (os.getcwd(), self.root):
            if folder not in sys.path:
                sys.path.append(folder)
        if not os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD"):
            self._add_installed()
        for plugin in self.plugins:
            self._add_plugin(plugin if not isinstance(plugin, str) else self._imported(plugin))
        named = [n for n in config.option.plugins if not n.startswith("no:")] + os.environ.get("PYTEST_PLUGINS", "").split(",")
        for name in filter(None, named):
            self._add_plugin(self._imported(name))
        paths = [os.path.abspath(p.split("::")[0]) for p in config.args] or [os.path.abspath(p) for p in self._test_paths()]
        for path in [p for p in paths if os.path.exists(p)] or [os.getcwd()]:
            self._load_conftests(path if os.path.isdir(path) else os.path.dirname(path))
        call = config.pluginmanager.call
        call("pytest_addoption", {"parser": config.parser, "pluginmanager": config.pluginmanager})
        config.parse_whole()
        config.option.setuponly |= config.option.setupplan
        config.option.setupshow |= config.option.setuponly
        config.cache = Cache(config)
        self.memory = Memory(config)
        config.know_markers()
        RUNS_XFAIL[0] = config.option.runxfail
        call("pytest_configure", {"config": config})

    def _show_instead(self):
        """--help, --markers: a text, and no test runs. Its exit code, or None."""
        option = self.config.option
        if option.help:
            sys.stdout.write(self.config.parser.help_text())
        elif option.markers:
            for line in [*self.config.getini("markers"), *BUILTIN_MARKS]:
                name, _, text = line.partition(":")
                sys.stdout.write(f"@pytest.mark.{name}:{text}\n\n")
        else:
            return None
        return 0

    def _run_session(self, started):
        option, call = self.config.option, self.config.pluginmanager.call
        self.terminal = reports.Terminal(self, sys.stdout)
        self.phases = Phases(self)
        self.log = None
        if option.xmlpath:
            from pytest.junit import Log

            self.log = Log(self.config)
        self._taken, self._modules, self._files_of, self._items_known, self.deselected = set(), {}, {}, {}, 0
        try:
            code = self._show_instead()
            if code is not None:
                return code
            call("pytest_sessionstart", {"session": self}, last=self.terminal.header)
            with warnings.catch_warnings(record=True) as seen, Capture(option.capture):
                apply_filters(self.config)
                try:
                    call("pytest_collection", {"session": self}, last=self._collect, is_first_result=True)
                finally:
                    self.note(None, seen, "collect")
            self._select()
        except UsageError as error:
            self.terminal.line("" if option.verbose < 0 else f"collected {len(self.items)} items\n")
            self.terminal.warnings(self.warned)
            self.terminal.own_summaries(4)
            self.terminal.last_line({"warnings": len(self.warned)}, perf_counter() - started)
            sys.stderr.write(f"ERROR: {error}\n\n")
            return 4
        except Exit as error:
            self.terminal.line(reports.separator("!", f"{type(error).__name__}: {error}"))
            return 2 if error.returncode is None else error.returncode
        errors = [r for r in self.collect_reports if r.category == "error"]
        self.terminal.collected(len(errors), self.deselected)
        if option.collectonly:
            return self.terminal.show_collection(started)
        if option.showfixtures or option.show_fixtures_per_test:
            (reports.show_fixtures if option.showfixtures else reports.show_fixtures_per_test)(self)
            self.terminal.own_summaries(0)
            self.terminal.last_line({"deselected": self.deselected}, perf_counter() - started)
            return 0
        if errors and not option.continue_on_collection_errors:
            self.stop = f"Interrupted: {len(errors)} error{'s' if len(errors) != 1 else ''} during collection"
        else:
            if self.phases.live is not None:
                option.verbose = max(option.verbose, 1)
            try:
                call("pytest_runtestloop", {"session": self}, last=self._run_all, is_first_result=True)
            except (KeyboardInterrupt, Exit) as error:
                self._interrupted(error)
        return self._conclude(perf_counter() - started, errors)

    def _interrupted(self, error):
        place = reports.entries_of(error)[-1]
        is_exit = isinstance(error, Exit)
        self.stop = f"_pytest.outcomes.Exit: {error}" if is_exit else "KeyboardInterrupt"
        self.exit_code = 2 if not is_exit or error.returncode is None else error.returncode
        if not is_exit:
            self.interrupted_at = f"{place.path}:{place.line}: KeyboardInterrupt"
        try:
            self.phases.tear_down(None)
        except Exception:
            self.stop += " (and a teardown failed)"

    def note(self, where, seen, when):
        """Keeps warnings for the summary."""
        for each in seen:
            self.warned.append((where, (each.filename, each.lineno), each))
            self.config.pluginmanager.call("pytest_warning_recorded", {"warning_message": each, "when": when, "nodeid": where or "",
                                                                     "location": None})  # fmt: skip

    def _run_all(self):
        call = self.config.pluginmanager.call
        for i, item in enumerate(self.items):
            following = self.items[i + 1] if i + 1 < len(self.items) else None
            call("pytest_runtest_protocol", {"item": item, "nextitem": following}, last=lambda: self.phases.protocol(item, following), is_first_result=True)
            if self.stop:
                break
        if self.stop:
            with Capture(self.config.option.capture) as self.phases.capture:
                self.phases.tear_down(None)
        return True

    def add(self, report, item=None):
        """Counts and shows a report."""
        self.reports.append(report)
        self.memory.note(report)
        if self.log is not None:
            self.log.add(report)
        limit = self.config.option.maxfail
        if report.failed and not hasattr(report, "wasxfail"):
            self.testsfailed += 1
            if limit and self.testsfailed >= limit:
                self.stop = f"stopping after {self.testsfailed} failures"
        if self.memory.stop_after(report):
            self.stop, self.exit_code = "Interrupted: Test failed, continuing from this test next run.", 2
        self.terminal.outcome(item, report)

    # ---- the end

    def _conclude(self, seconds, errors):
        terminal, option = self.terminal, self.config.option
        terminal.finished(len(self.items) > 0 and (not errors or option.continue_on_collection_errors))
        all_reports = self.collect_reports + self.reports
        counts = {}
        for each in all_reports:
            counts[each.category] = counts.get(each.category, 0) + 1
        counts.update(deselected=self.deselected, warnings=len(self.warned))
        if self.exit_code is not None:
            code = self.exit_code
        elif errors and not option.continue_on_collection_errors:
            code = 2
        elif counts.get("failed") or counts.get("error"):
            code = 1
        elif not self.items and not self.reports:
            code = 0 if self.memory.status and self.deselected and option.lf else 5
        else:
            code = 0
        self.exitstatus = code
        self.memory.keep(self.items, not errors)
        if self.log is not None:
            for each in self.collect_reports:
                self.log.add_collection(each.nodeid, each.category, each.longreprtext or each.reason)
            self.log.write(seconds)
        self.config.pluginmanager.call("pytest_sessionfinish", {"session": self, "exitstatus": code})
        code = self.exitstatus
        if self.config.verbosity >= 0 or errors and not (self.items and option.continue_on_collection_errors):
            terminal.line()
        terminal.conclude(all_reports, counts, seconds, code)
        return code
