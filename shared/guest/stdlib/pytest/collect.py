"""From Python files to test items: parametrize, classes, the order by parametrized scopes."""

import inspect
import os
import sys
import unittest

from pytest.fixtures import FixtureDef, FixtureFunction, argument_names
from pytest.ids import Names
from pytest.marks import Mark, ParameterSet, PytestCollectionWarning, marks_of, unpacked
from pytest.nodes import Call, Function, Node
from pytest.outcomes import UsageError, fail


class Metafunc:
    """What pytest_generate_tests gets; grows the list of calls."""

    def __init__(self, session, definition, module, cls, function, names, markers):
        self.config, self.definition, self.module, self.cls, self.function = session.config, definition, module, cls, function
        self.fixturenames, self._markers = names, markers
        self.calls = [Call(names=names)]
        self.direct = set()

    def parametrize(self, argnames, argvalues, indirect=False, ids=None, scope=None, *, _param_mark=None):
        names = [n.strip() for n in argnames.split(",") if n.strip()] if isinstance(argnames, str) else list(argnames)
        rows = [ParameterSet.of(row, len(names) == 1) for row in argvalues]
        where = self.definition.nodeid
        for row in rows:
            if len(row.values) != len(names):
                fail(f'{where}: in "parametrize" the number of names ({len(names)}):\n  {names!r}\nmust be equal to the number of '
                     f"values ({len(row.values)}):\n  {row.values!r}", pytrace=False)  # fmt: skip
        for name in names:
            if name not in self.fixturenames:
                kind = "fixture" if indirect is True or (isinstance(indirect, (list, tuple)) and name in indirect) else "argument"
                fail(f"In {self.function.__name__}: function uses no {kind} '{name}'", pytrace=False)
        if not rows:
            row = ParameterSet(((None,) * len(names), [Mark("skip", (), {
                "reason": f"got empty parameter set for ({', '.join(names)})"})], "NOTSET" if len(names) == 1 else "-".join(["NOTSET"] * len(names))))
            rows = [row]
        ids = list(ids) if ids is not None and not callable(ids) else ids
        if isinstance(ids, list) and len(ids) != len(rows):
            fail(f"In {self.function.__name__}: {len(rows)} parameter sets specified, with different number of ids: {len(ids)}", pytrace=False)
        texts = Names(self.config, names, ids, where).of(rows)
        grown = []
        for call in self.calls:
            for i, (row, text) in enumerate(zip(rows, texts)):
                values, params = {}, {}
                for name, value in zip(names, row.values):
                    if name in call.values or name in call.params:
                        fail(f"{where}: duplicate parametrization of {name!r}", pytrace=False)
                    if indirect is True or (isinstance(indirect, (list, tuple)) and name in indirect):
                        params[name] = (i, value)
                    else:
                        values[name] = value
                grown.append(call.grown(values, params, row.marks, text, {name: i for name in names}))
        self.calls = grown
        self.direct.update(names)


def import_file(path, session):
    """The module of a test file, its package's folder first on sys.path (pytest's `prepend`)."""
    folder, name = os.path.dirname(path), os.path.basename(path)[:-3]
    parts = [] if name == "__init__" else [name]
    while os.path.isfile(os.path.join(folder, "__init__.py")):
        folder, package = os.path.split(folder)
        parts.insert(0, package)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    dotted = ".".join(parts)
    known = sys.modules.get(dotted)
    if known is not None and os.path.abspath(getattr(known, "__file__", None) or "") != path:
        if name == "conftest":
            del sys.modules[dotted]
        else:
            raise UsageError(f"import file mismatch:\nimported module {dotted!r} has this __file__ attribute:\n  {known.__file__}\nwhich "
                             f"is not the same as the test file we want to collect:\n  {path}\nHINT: remove __pycache__ / .pyc "
                             "files and/or use a unique basename for your test file modules")  # fmt: skip
    __import__(dotted)
    return sys.modules[dotted]


def source_of_class(cls):
    """(lines, number of the first, path)"""
    try:
        lines, first = inspect.getsourcelines(cls)
        return lines, first, inspect.getsourcefile(cls)
    except (OSError, TypeError):
        return [], 1, ""


class Collector:
    """Collects one module: fixtures, classes, functions."""

    def __init__(self, session, node):
        self.session, self.node, self.items = session, node, []

    def run(self):
        module = self.node.module
        self.node.own_markers = unpacked(getattr(module, "pytestmark", []))
        self.session.register(vars(module), self.node)
        self._xunit(module, self.node, "module", "setup_module", "teardown_module")
        self._xunit(module, self.node, "function", "setup_function", "teardown_function")
        self._walk(vars(module), self.node, module)
        return self.items

    def _xunit(self, owner, node, scope, before, after):
        setup, teardown = getattr(owner, before, None), getattr(owner, after, None)
        if isinstance(setup, (FixtureFunction, type)) or (setup is None and teardown is None):
            return

        def call(function, request):
            if function is None or isinstance(function, FixtureFunction):
                return
            argument = {"module": request.module, "class": request.cls, "function": request.function}[scope]
            if scope == "function" and node.kind == "class":
                function = getattr(request.instance, before if function is setup else after)
                argument = getattr(request.instance, request.function.__name__, None)
            wants = len([p for p in inspect.signature(function).parameters.values() if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)])
            function(argument) if wants else function()

        def region(request):
            if scope == "function" and node.kind != "class" and request.instance is not None:
                yield
                return
            call(setup, request)
            yield
            call(teardown, request)

        declared = FixtureFunction(region, scope, None, True, None, f"_xunit_{before}_fixture_{node.name}")
        definition = FixtureDef(declared, node)
        definition.is_method, definition.arguments = False, ["request"]
        self.session.add_fixture(definition)

    def _walk(self, members, node, module):
        for name, each in list(members.items()):
            inner = each.__func__ if isinstance(each, (staticmethod, classmethod)) else each
            if isinstance(each, FixtureFunction):
                continue
            if isinstance(each, type):
                if self.session.is_class_name(name) or issubclass(each, unittest.TestCase):
                    self._class(name, each, node, module)
            elif self.session.is_function_name(name) and inspect.isgeneratorfunction(inner):
                fail(f"'yield' keyword is allowed in fixtures, but not in tests ({name})", pytrace=False)
            elif self.session.is_function_name(name) and callable(inner) and not isinstance(inner, type) and getattr(inner, "__test__", True):
                self._function(name, each, node, module)

    def _class(self, name, cls, node, module):
        if not getattr(cls, "__test__", True):
            return
        is_case = issubclass(cls, unittest.TestCase)
        made = Node("class", name, node)
        made.cls, made.own_markers = cls, marks_of(cls)
        with self.session.collecting(made, self.node.path):
            self._class_members(cls, made, module, is_case)

    def _class_members(self, cls, made, module, is_case):
        for what in () if is_case else ("__init__", "__new__"):
            if getattr(cls, what) is not getattr(object, what):
                lines, first, path = source_of_class(cls)
                self.node.warn(PytestCollectionWarning(f"cannot collect test class {cls.__name__!r} because it has a {what} "
                                                       f"constructor (from: {self.node.name})"), path, first)  # fmt: skip
                return
        parts, seen = [], set()  # a method stands where the lowest class has it, base classes' come first
        for base in cls.__mro__:
            if base is not object and base is not unittest.TestCase:
                parts.insert(0, {n: v for n, v in vars(base).items() if n not in seen})
                seen.update(vars(base))
        members = {n: v for part in parts for n, v in part.items()}
        self.session.register(members, made)
        if is_case:
            self._unittest_class(cls, made)
        else:
            self._xunit(cls, made, "class", "setup_class", "teardown_class")
            self._xunit(cls, made, "function", "setup_method", "teardown_method")
        if is_case:
            names = unittest.defaultTestLoader.getTestCaseNames(cls)
            members = {n: getattr(cls, n) for n in names or (["runTest"] if hasattr(cls, "runTest") else [])}
            for name, each in members.items():
                self._function(name, each, made, module)
            return
        self._walk(members, made, module)

    def _unittest_class(self, cls, node):
        def region(request):
            cls.setUpClass()
            yield
            cls.tearDownClass()
            getattr(cls, "doClassCleanups", lambda: None)()

        if getattr(cls, "__unittest_skip__", False):
            return
        definition = FixtureDef(FixtureFunction(region, "class", None, True, None, f"_unittest_setUpClass_fixture_{cls.__name__}"), node)
        definition.is_method, definition.arguments = False, ["request"]
        self.session.add_fixture(definition)

    def _function(self, name, function, node, module):
        plain = function.__func__ if isinstance(function, (staticmethod, classmethod)) else function
        is_method = node.kind == "class" and not isinstance(function, staticmethod)
        arguments = [] if node.kind == "class" and issubclass(node.cls, unittest.TestCase) else argument_names(plain, is_method)
        probe = Function(name, node, plain, Call())
        names = self.session.closure(probe, arguments)
        markers = [m for m in probe.iter_markers("parametrize")]
        meta = Metafunc(self.session, probe, module, node.cls if node.kind == "class" else None, plain, names, markers)
        fixed = [n for m in markers for n in self._names(m)]
        for each in names:
            if each not in fixed:
                definition = self._with_parameters(each, probe)
                if definition is not None:
                    meta.parametrize(each, definition.params, True, definition.ids)
        for mark in markers:
            meta.parametrize(*mark.args, **mark.kwargs)
        if hasattr(module, "pytest_generate_tests"):
            module.pytest_generate_tests(meta)
        self.session.config.pluginmanager.call("pytest_generate_tests", {"metafunc": meta})
        for call in meta.calls:
            self.items.append(Function(f"{name}[{call.id}]" if call.ids else name, node, plain, call))

    def _with_parameters(self, name, probe):
        """The definition of `name` that brings parameters: the nearest, or what it overrides and asks for."""
        for definition in self.session.definitions(name, probe):
            if definition.params is not None:
                return definition
            if name not in definition.arguments:
                return None
        return None

    @staticmethod
    def _names(mark):
        names = mark.args[0] if mark.args else mark.kwargs["argnames"]
        return [n.strip() for n in names.split(",")] if isinstance(names, str) else names


def ordered(items):
    """Items grouped by the parameters of fixtures of wider scopes, so that each is made once; otherwise as they stand."""

    def key(item, scope):
        found = []
        for name, (index, _) in item.call.params.items():
            definitions = item.session.definitions(name, item)
            if definitions and definitions[-1 if definitions[0].params is None else 0].scope == scope:
                found.append((name, index))
        return tuple(found)

    def grouped(items, scopes):
        if not scopes or len(items) < 2:
            return items
        groups, made = {}, []
        plain_run = []
        for item in items:
            own = (id(item.node_of(scopes[0])) if scopes[0] != "session" else 0, key(item, scopes[0]))
            if not own[1]:
                plain_run.append(item)
                groups[("plain", id(item))] = [item]
            else:
                groups.setdefault(own, []).append(item)
        for group in groups.values():
            made += grouped(group, scopes[1:]) if len(group) > 1 else group
        return grouped(made, scopes[1:]) if len(plain_run) == len(items) else made

    return grouped(items, ["session", "package", "module", "class"])
