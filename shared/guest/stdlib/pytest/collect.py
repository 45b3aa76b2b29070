"""From files and folders to test items: nodes, conftest files, parametrize, the order by parametrized scopes."""

import inspect
import os
import sys
import unittest

from pytest.fixtures import SCOPES, FixtureDef, FixtureFunction, FixtureLookupError, FixtureRequest, argument_names, evaluate, run_finalizers
from pytest.marks import HIDDEN_PARAM, Mark, MarkDecorator, ParameterSet, PytestCollectionWarning, marks_of, unpacked
from pytest.outcomes import UsageError, fail


class Node:
    """A place in the tree of tests; finalizers run when the last test below it is done."""

    def __init__(self, kind, name, parent, session=None):
        self.kind, self.name, self.parent = kind, name, parent
        self.session = session if session is not None else parent.session
        self.nodeid = name if kind in ("session", "conftest", "module") else f"{parent.nodeid}::{name}"  # stays when the name changes
        self.finalizers, self.own_markers, self.user_properties, self.stash = [], [], [], {}

    config = property(lambda self: self.session.config)
    extra_keyword_matches = ()


    def chain(self):
        made, node = [], self
        while node is not None:
            made.append(node)
            node = node.parent
        return made[::-1]

    listchain = chain

    def node_of(self, scope):
        """The nearest node of a scope; a class scope outside classes is the module's."""
        if scope == "function":
            return self
        wanted = {"class": ("class", "module"), "module": ("module",), "package": ("package", "session"), "session": ("session",)}[scope]
        node = self
        while node is not None:
            if node.kind in wanted:
                return node
            node = node.parent
        return None

    def iter_markers(self, name=None):
        for node in reversed(self.chain()):
            for mark in node.own_markers:
                if name is None or mark.name == name:
                    yield mark

    def get_closest_marker(self, name, default=None):
        return next(self.iter_markers(name), default)

    def add_marker(self, marker, append=True):
        from pytest.marks import mark as generator

        marker = getattr(generator, marker) if isinstance(marker, str) else marker
        self.own_markers.insert(len(self.own_markers) if append else 0, marker.mark if isinstance(marker, MarkDecorator) else marker)

    @property
    def keywords(self):
        found = {node.name: True for node in self.chain()}
        found.update({m.name: m for m in self.iter_markers()})
        return found

    def addfinalizer(self, finalizer):
        self.finalizers.append(finalizer)

    def finish(self):
        run_finalizers(self.finalizers)

    def getparent(self, cls):
        """The nearest node of a kind; kinds are one class here but for tests."""
        kinds = {"Module": "module", "Class": "class", "Session": "session", "Function": "function", "Package": "package"}
        return next((n for n in reversed(self.chain()) if n.kind == kinds.get(getattr(cls, "kind_name", cls.__name__))), None)

    def listnames(self):
        return [n.name for n in self.chain()]

    def warn(self, warning, path=None, line=None):
        import warnings

        warnings.warn_explicit(warning, None, path or str(getattr(self, "path", "")), line or getattr(self, "line", 1))

    def __repr__(self):
        return f"<{self.kind.capitalize()} {self.name}>"


class Item(Node):
    """One test with its parameters."""

    def __init__(self, name, parent, function, call):
        super().__init__("function", name, parent)
        self.originalname = name.partition("[")[0]
        self.function, self.call = function, call
        self.module_node = self.node_of("module")
        self.instance, self.funcargs = None, {}
        self.own_markers = list(marks_of(function)) + list(call.marks)
        self.is_unittest = parent.kind == "class" and issubclass(parent.cls, unittest.TestCase)
        self.fixturenames = list(call.names)

    path = property(lambda self: self.module_node.path)
    fspath = property(lambda self: str(self.module_node.path))
    module = property(lambda self: self.module_node.module)
    cls = property(lambda self: self.parent.cls if self.parent.kind == "class" else None)
    ihook = property(lambda self: self.session.config.hook)

    @property
    def obj(self):
        """What is called: the function, or the method of the test's own object."""
        if self.instance is None or isinstance(self.cls.__dict__.get(self.originalname), staticmethod):
            return self.function
        return getattr(self.instance, self.originalname)

    def runtest(self):
        self.session.phases._call(self)

    def add_report_section(self, when, key, content):
        if content:
            self.sections.append((f"Captured {key} {when}", content))

    def reportinfo(self):
        return self.path, self.line - 1, self.name

    _sections = _report_sections = property(lambda self: self.sections)
    callspec = property(lambda self: self.call)
    location = property(lambda self: (self.module_node.name, self.line - 1, ".".join([n.name for n in self.chain() if n.kind == "class"] + [self.name])))

    @property
    def line(self):
        code = getattr(inspect.unwrap(self.function), "__code__", None)
        return code.co_firstlineno if code else 1

    def definition_of(self, name, inner=None):
        """The definition of a fixture that this test sees; inside one of that name the next outer."""
        found = self.session.definitions(name, self)
        if inner is not None and inner.name == name:
            found = found[found.index(inner) + 1 :] if inner in found else found
        return found[0] if found else None

    def value_of(self, name, inner=None, request=None):
        if name == "request":
            return request if request is not None else FixtureRequest(self)
        if name in self.call.values:
            return self.call.values[name]
        definition = self.definition_of(name, inner)
        if definition is None:
            raise FixtureLookupError(self._missing(name, inner))
        if inner is not None and SCOPES.index(definition.scope) < SCOPES.index(inner.scope):
            fail(f"ScopeMismatch: You tried to access the {definition.scope} scoped fixture {name} with a {inner.scope} scoped "
                 f"request object. Requesting fixture stack:\n{inner.name}", pytrace=False)  # fmt: skip
        own = FixtureRequest(self, definition, self.call.params.get(name), request)
        if definition.params is not None and name not in self.call.params:
            fail(f"The requested fixture has no parameter defined for test:\n    {self.nodeid}\n\nRequested fixture '{name}' "
                 f"defined in:\n{self.path}", pytrace=False)  # fmt: skip
        return evaluate(definition, self, own)

    def _missing(self, name, inner):
        from pytest.report import source_of

        function = inner.function if inner is not None else inspect.unwrap(self.function)
        lines, first, path = source_of(function)
        head = []
        for line in lines:
            head.append(line)
            if line.lstrip().startswith(("def ", "async def ")):
                break
        available = ", ".join(sorted(n for n in self.session.fixtures if self.session.definitions(n, self)))
        return (f"file {path}, line {first}\n" + "\n".join("  " + line for line in head)
                + f"\nE       fixture '{name}' not found\n>       available fixtures: {available}\n"
                ">       use 'pytest --fixtures [testpath]' for help on them.\n\n" + f"{path}:{first}")  # fmt: skip


class Call:
    """Parameters of one item: values by name, (index, parameter) of fixtures, marks, the id's parts."""

    def __init__(self, values=None, params=None, marks=(), ids=(), names=(), indices=None):
        self.values, self.params, self.marks, self.ids, self.names = values or {}, params or {}, list(marks), list(ids), list(names)
        self.indices = indices or {}

    id = property(lambda self: "-".join(self.ids))

    def grown(self, values, params, marks, text, indices):
        ids = self.ids if text is HIDDEN_PARAM else self.ids + [text]
        return Call({**self.values, **values}, {**self.params, **params}, self.marks + list(marks), ids, self.names,
                    {**self.indices, **indices})  # fmt: skip


def _value_id(value, name, index):
    import re

    if isinstance(value, str):
        return value.encode("unicode_escape").decode() if not value.isascii() or not value.isprintable() else value
    if value is None or isinstance(value, (float, int, bool, complex)):
        return str(value)
    if isinstance(value, bytes):
        return "".join(chr(b) if 32 <= b < 127 else f"\\x{b:02x}" for b in value)
    if isinstance(value, re.Pattern):
        return value.pattern
    import enum

    if isinstance(value, enum.Enum):
        return str(value)
    if isinstance(getattr(value, "__name__", None), str):
        return value.__name__
    return f"{name}{index}"


def _row_id(row, names, ids, index, value_id):
    if row.id is not None:
        return row.id
    if callable(ids):
        parts = []
        for name, value in zip(names, row.values):
            said = ids(value)
            parts.append(value_id(value, name, index) if said is None else said if isinstance(said, str) else value_id(said, name, index))
        return "-".join(parts)
    if ids is not None and index < len(ids) and ids[index] is not None:
        return ids[index] if ids[index] is HIDDEN_PARAM else _value_id(ids[index], "ids", index)
    return "-".join(value_id(value, name, index) for name, value in zip(names, row.values))


def _distinct(ids):
    """Repeated ids get a number, in pytest's way."""
    counts = {}
    for each in ids:
        counts[each] = counts.get(each, 0) + 1
    made, taken, used = [], set(ids), {}
    for each in ids:
        if each is HIDDEN_PARAM or counts[each] == 1:
            made.append(each)
            continue
        suffix = "_" if each and each[-1].isdigit() else ""
        number = used.get(each, 0)
        while f"{each}{suffix}{number}" in taken:
            number += 1
        taken.add(f"{each}{suffix}{number}")
        made.append(f"{each}{suffix}{number}")
        used[each] = number + 1
    return made


class Metafunc:
    """What pytest_generate_tests gets; grows the list of calls."""

    def __init__(self, session, module, cls, function, names, markers):
        self.config, self.module, self.cls, self.function = session.config, module, cls, function
        self.fixturenames, self._markers = names, markers
        self.calls = [Call(names=names)]
        self.direct = set()

    def _value_id(self, value, name, index):
        said = self.config.pluginmanager.call("pytest_make_parametrize_id", {"config": self.config, "val": value, "argname": name}, is_first_result=True)
        return _value_id(value, name, index) if said is None else said

    def parametrize(self, argnames, argvalues, indirect=False, ids=None, scope=None, *, _param_mark=None):
        names = [n.strip() for n in argnames.split(",") if n.strip()] if isinstance(argnames, str) else list(argnames)
        rows = [ParameterSet.of(row, len(names) == 1) for row in argvalues]
        where = f"{self.module.__name__}.py::{self.function.__name__}"
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
        texts = _distinct([_row_id(row, names, ids, i, self._value_id) for i, row in enumerate(rows)])
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
        if not is_case:
            for method, what in (("__init__", "__init__"), ("__new__", "__new__")):
                if getattr(cls, method) is not getattr(object, method):
                    lines, first, path = source_of_class(cls)
                    self.node.warn(PytestCollectionWarning(f"cannot collect test class {cls.__name__!r} because it has a {what} "
                                                           f"constructor (from: {self.node.name})"), path, first)  # fmt: skip
                    return
        made = Node("class", name, node)
        made.cls, made.own_markers = cls, marks_of(cls)
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
        probe = Item(name, node, plain, Call())
        names = self.session.closure(probe, arguments)
        markers = [m for m in probe.iter_markers("parametrize")]
        meta = Metafunc(self.session, module, node.cls if node.kind == "class" else None, plain, names, markers)
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
            self.items.append(Item(f"{name}[{call.id}]" if call.ids else name, node, plain, call))

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
