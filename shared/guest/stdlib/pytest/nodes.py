"""The tree of a session: files, folders, classes and the tests themselves."""

import inspect
import os
import pathlib
import unittest

from pytest.fixtures import SCOPES, FixtureLookupError, FixtureRequest, evaluate, run_finalizers
from pytest.local_path import LocalPath
from pytest.marks import HIDDEN_PARAM, MarkDecorator, marks_of
from pytest.outcomes import fail


class _Keywords(dict):
    """What a node is known by; what a test or a fixture puts there stays with the node."""

    def __init__(self, node, found):
        super().__init__(found)
        self._node = node

    def __setitem__(self, name, value):
        super().__setitem__(name, value)
        self._node.own_keywords[name] = value


class Node:
    """A place in the tree of tests; finalizers run when the last test below it is done."""

    def __init__(self, kind, name, parent, session=None):
        self.kind, self.name, self.parent = kind, name, parent
        self.session = session if session is not None else parent.session
        self.nodeid = name if kind in ("session", "conftest", "module") else f"{parent.nodeid}::{name}"  # stays when the name changes
        self.finalizers, self.own_markers, self.user_properties, self.stash, self.own_keywords = [], [], [], {}, {}

    config = property(lambda self: self.session.config)
    ihook = property(lambda self: self.session.config.hook)
    fspath = property(lambda self: LocalPath(self.path))
    extra_keyword_matches = ()

    @classmethod
    def from_parent(cls, parent, **values):
        """What plugins make nodes by."""
        return cls(parent=parent, **values)

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
        for node in self.chain():
            found.update(node.own_keywords)
        return _Keywords(self, found)

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

    label = property(lambda self: self.kind.capitalize())  # what --collect-only calls it

    def __repr__(self):
        return f"<{self.label} {self.name}>"


class File(Node):
    """A file whose tests collect() gives: of a plugin, or doctests."""

    label = property(lambda self: type(self).__name__)

    def __init__(self, parent, path, name=None):
        super().__init__("module", os.path.relpath(path, parent.session.root) if name is None else name, parent)
        self.path, self.module = pathlib.Path(path), None

    def collect(self):
        raise NotImplementedError("abstract")


class Item(Node):
    """One test. Plugins' classes have runtest(), repr_failure() and reportinfo(); a Function is called."""

    label = property(lambda self: type(self).__name__)
    is_unittest, function, instance, cls = False, None, None, None

    def __init__(self, name, parent, call=None, **values):
        super().__init__("function", name, parent)
        self.__dict__.update(values)
        self.originalname, self.call, self.funcargs = name.partition("[")[0], call or Call(), {}
        self.module_node = self.node_of("module")
        self.fixturenames = list(self.call.names)

    path = property(lambda self: self.module_node.path)
    module = property(lambda self: self.module_node.module)
    callspec = property(lambda self: self.call)
    line = property(lambda self: (self.reportinfo()[1] or 0) + 1)

    def runtest(self):
        raise NotImplementedError("runtest must be implemented by Item subclass")

    def reportinfo(self):
        return self.path, None, ""

    def repr_failure(self, excinfo):
        """The text of a failure, or an object that writes it; None: the usual one."""

    @property
    def location(self):
        path, line, name = self.reportinfo()
        return self.nodeid.split("::")[0], line, name

    def add_report_section(self, when, key, content):
        if content:
            self.sections.append((f"Captured {key} {when}", content))

    _sections = _report_sections = property(lambda self: self.sections)

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
        available = ", ".join(sorted(n for n in self.session.fixtures if self.session.definitions(n, self)))
        if function is None:  # no Python function
            return f"E       fixture '{name}' not found\n>       available fixtures: {available}\n{self.path}:{self.line}"
        lines, first, path = source_of(function)
        head = []
        for line in lines:
            head.append(line)
            if line.lstrip().startswith(("def ", "async def ")):
                break
        return (f"file {path}, line {first}\n" + "\n".join("  " + line for line in head)
                + f"\nE       fixture '{name}' not found\n>       available fixtures: {available}\n"
                ">       use 'pytest --fixtures [testpath]' for help on them.\n\n" + f"{path}:{first}")  # fmt: skip


class Function(Item):
    """A test function or method with its parameters."""

    def __init__(self, name, parent, function, call):
        super().__init__(name, parent, call)
        self.function = function
        self.own_markers = list(marks_of(function)) + list(call.marks)
        self.is_unittest = parent.kind == "class" and issubclass(parent.cls, unittest.TestCase)

    label = property(lambda self: "TestCaseFunction" if self.is_unittest else "Function")
    cls = property(lambda self: self.parent.cls if self.parent.kind == "class" else None)

    @property
    def obj(self):
        """What is called: the function, or the method of the test's own object."""
        if self.instance is None or isinstance(self.cls.__dict__.get(self.originalname), staticmethod):
            return self.function
        return getattr(self.instance, self.originalname)

    def runtest(self):
        self.session.phases._call(self)

    def reportinfo(self):
        return self.path, self.line - 1, self.name

    location = property(lambda self: (self.module_node.name, self.line - 1, ".".join([n.name for n in self.chain() if n.kind == "class"] + [self.name])))

    @property
    def line(self):
        code = getattr(inspect.unwrap(self.function), "__code__", None)
        return code.co_firstlineno if code else 1


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
