"""Fixtures: their declaration, those built in, and the request by which a test's values are made and taken down."""

import inspect
import types

from pytest.local_path import LocalPath

SCOPES = ("function", "class", "module", "package", "session")


def run_finalizers(finalizers):
    """Runs and removes all of them, the last one first; then raises the first error that one raised."""
    errors = []
    while finalizers:
        try:
            finalizers.pop()()
        except BaseException as error:
            errors.append(error)
    if errors:
        raise errors[0]


class FixtureFunction:
    """What @pytest.fixture leaves in place of the function."""

    def __init__(self, function, scope, params, autouse, ids, name):
        self.function, self.scope, self.autouse, self.ids = function, scope, autouse, ids
        self.params = None if params is None else list(params)
        self.__name__ = self.name = name or getattr(function, "__name__", "fixture")
        self.__doc__ = getattr(function, "__doc__", None)
        self.__wrapped__ = function
        self.instance = None

    def __get__(self, instance, owner=None):
        return self

    def __repr__(self):
        return f"<pytest_fixture({self.function!r})>"

    def __call__(self, *args, **kwargs):
        from pytest.outcomes import fail

        fail(f'Fixture "{self.name}" called directly. Fixtures are not meant to be called directly,\n'
             "but are created automatically when test functions request them as parameters.\n"
             "See https://docs.pytest.org/en/stable/explanation/fixtures.html for more information about fixtures, and\n"
             "https://docs.pytest.org/en/stable/deprecations.html#calling-fixtures-directly", pytrace=False)  # fmt: skip


def fixture(fixture_function=None, *, scope="function", params=None, autouse=False, ids=None, name=None):
    def decorate(function):
        if isinstance(function, type):
            raise ValueError("class fixtures not supported (maybe in the future)")
        return FixtureFunction(function, scope, params, autouse, ids, name)

    return decorate(fixture_function) if fixture_function is not None else decorate


yield_fixture = fixture


def argument_names(function, is_method=False):
    """The arguments that are fixtures: those without a default."""
    try:
        parameters = inspect.signature(inspect.unwrap(function), follow_wrapped=False).parameters.values()
    except (TypeError, ValueError):
        return []
    names = [p.name for p in parameters
             if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY) and p.default is p.empty]  # fmt: skip
    return names[1:] if is_method and names else names


class FixtureDef:
    """A fixture in its place: `base` is the node below which it is seen."""

    def __init__(self, declaration, base, function=None):
        self.name, self.base, self.params, self.ids = declaration.name, base, declaration.params, declaration.ids
        self.func = self.function = function or declaration.function
        self.scope, self.autouse = declaration.scope, declaration.autouse
        self.argname = self.name
        self.is_method = base is not None and base.kind == "class" and not isinstance(self.function, staticmethod)
        self.arguments = argument_names(self.function, self.is_method)
        self.finalizers, self.cached = [], None

    def finish(self):
        self.cached = None
        run_finalizers(self.finalizers)


class FixtureLookupError(Exception):
    pass


class FixtureRequest:
    """`request`: the test that asks, the parameter, and where values come from."""

    def __init__(self, item, definition=None, param_index=None, parent=None):
        self._item, self._definition, self._parent = item, definition, parent
        self.node = item
        if definition is not None and definition.scope != "function":
            self.node = item.node_of(definition.scope)
        self.scope = definition.scope if definition is not None else "function"
        self.fixturename = definition.name if definition is not None else None
        if param_index is not None:
            self.param_index, self.param = param_index

    config = property(lambda self: self._item.session.config)
    session = property(lambda self: self._item.session)
    function = property(lambda self: self._item.function)
    fixturenames = property(lambda self: list(self._item.fixturenames))
    keywords = property(lambda self: self.node.keywords)
    path = property(lambda self: self._item.path)
    fspath = property(lambda self: LocalPath(self._item.path))

    @property
    def cls(self):
        node = self._item.node_of("class")
        return node.cls if node is not None and node.kind == "class" else None

    @property
    def module(self):
        return self._item.node_of("module").module

    @property
    def instance(self):
        return self._item.instance

    def addfinalizer(self, finalizer):
        (self._definition.finalizers if self._definition is not None else self._item.finalizers).append(finalizer)

    def applymarker(self, marker):
        self._item.add_marker(marker)

    def raiseerror(self, message):
        from pytest.report import source_of

        lines, first, path = source_of(self._item.function)
        head = next((line for line in lines if line.lstrip().startswith(("def ", "async def "))), "")
        raise FixtureLookupError(f"file {path}, line {first}\n  {head}\nE       {message}\n\n{path}:{first}")

    def getfixturevalue(self, name):
        return self._item.value_of(name, self._definition, self)

    def __repr__(self):
        return f"<FixtureRequest for {self._item!r}>"


def evaluate(definition, item, request):
    """The value of a fixture for `item`, made now or kept from before."""
    key = getattr(request, "param_index", None)
    if definition.cached is not None:
        value, kept_key, error = definition.cached
        if kept_key == key:
            if error is not None:
                raise error
            return value
        definition.finish()
    values = {}
    for name in definition.arguments:
        other = item.definition_of(name, definition)
        values[name] = item.value_of(name, definition, request)
        if other is not None:
            other.finalizers.append(definition.finish)
    node = item.node_of(definition.scope)
    node.finalizers.append(definition.finish)
    function = definition.function
    if isinstance(function, (staticmethod, classmethod)):
        function = function.__func__
    if definition.is_method:
        instance = item.instance if item.instance is not None else item.node_of("class").cls()
        function = types.MethodType(function, instance)

    def make():
        value = function(**values)
        if isinstance(value, types.GeneratorType):
            running = value
            try:
                value = next(running)
            except StopIteration:
                from pytest.outcomes import fail

                fail(f"fixture function has no generator yield: {definition.name}")

            def go_on():
                try:
                    next(running)
                except StopIteration:
                    return
                from pytest.outcomes import fail

                fail(f"fixture function has more than one 'yield':\n\n{inspect.getsource(function)}", pytrace=False)

            definition.finalizers.append(go_on)
        return value

    try:
        value = item.session.set_up_fixture(definition, request, values, make)
    except BaseException as error:
        definition.cached = (None, key, error)
        raise
    definition.cached = (value, key, None)
    return value
