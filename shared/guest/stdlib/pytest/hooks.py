"""Hooks: functions of plugins and conftest files that the session calls by name, with wrappers around them (pluggy's rules)."""

import inspect


class HookimplMarker:
    """pytest.hookimpl: keeps the options on the function."""

    def __call__(self, function=None, hookwrapper=False, optionalhook=False, tryfirst=False, trylast=False, specname=None, wrapper=False):
        def decorate(target):
            target.pytest_impl = {"hookwrapper": hookwrapper, "tryfirst": tryfirst, "trylast": trylast, "specname": specname, "wrapper": wrapper}
            return target

        return decorate if function is None else decorate(function)


def hookspec(function=None, **options):
    return function if function is not None else lambda target: target


class Result:
    """What a wrapper of the old kind gets from its yield."""

    def __init__(self, value, error):
        self._value, self.exception = value, error

    excinfo = property(lambda self: self.exception and (type(self.exception), self.exception, self.exception.__traceback__))

    def get_result(self):
        if self.exception is not None:
            raise self.exception
        return self._value

    def force_result(self, value):
        self._value, self.exception = value, None

    def force_exception(self, error):
        self._value, self.exception = None, error


class PluginManager:
    """The plugins in the order of their registration; the last registered one's hooks are called first."""

    def __init__(self):
        self._plugins = []  # (name, plugin)
        self._known = {}  # hook name: its functions in the order of calls
        self.hook = _Hooks(self)

    def register(self, plugin, name=None):
        if any(plugin is p for _, p in self._plugins):
            raise ValueError(f"Plugin already registered: {name or plugin!r}")
        self._plugins.append((name or getattr(plugin, "__name__", str(id(plugin))), plugin))
        self._known.clear()
        return name

    def unregister(self, plugin=None, name=None):
        self._plugins = [(n, p) for n, p in self._plugins if p is not plugin and (name is None or n != name)]
        self._known.clear()
        return plugin

    def get_plugin(self, name):
        return next((p for n, p in self._plugins if n == name), None)

    getplugin = get_plugin

    def has_plugin(self, name):
        return self.get_plugin(name) is not None

    hasplugin = has_plugin

    def is_registered(self, plugin):
        return any(plugin is p for _, p in self._plugins)

    def get_plugins(self):
        return {p for _, p in self._plugins}

    def list_name_plugin(self):
        return list(self._plugins)

    def add_hookspecs(self, module):
        """Hooks need no declaration here."""

    def functions(self, name):
        """([(function, names of its arguments)], [(wrapper, those, its options)]) of a hook, in the order of calls."""
        found = self._known.get(name)
        if found is not None:
            return found
        first, middle, last, wrappers = [], [], [], []
        for _, plugin in self._plugins:
            function = getattr(plugin, name, None)
            if not callable(function):
                continue
            options = getattr(function, "pytest_impl", {})
            is_wrapper = options.get("hookwrapper") or options.get("wrapper")
            names = list(inspect.signature(function).parameters)
            if is_wrapper:
                wrappers.append((function, names, options))
            else:
                (first if options.get("tryfirst") else last if options.get("trylast") else middle).append((function, names))
        self._known[name] = found = [*first[::-1], *middle[::-1], *last[::-1]], wrappers[::-1]
        return found

    def call(self, name, values, last=None, is_first_result=False):
        """The results that are not None, of plugins and then of `last`, what the session itself does; the first one alone for
        hooks that stop there."""
        functions, wrappers = self.functions(name)
        call = lambda: _run(functions, values, last, is_first_result)  # noqa: E731
        for function, names, options in reversed(wrappers):
            call = _wrapped(function, _accepted(names, values), options, call)
        return call()


class _Hooks:
    """config.hook: pytest_NAME(...) calls the hook."""

    def __init__(self, manager):
        self._manager = manager

    def __getattr__(self, name):
        if not name.startswith("pytest_"):
            raise AttributeError(name)
        return lambda **values: self._manager.call(name, values)


def _accepted(names, values):
    return {n: values[n] for n in names if n in values}


def _run(functions, values, last, is_first_result):
    results = []
    for function, names in functions:
        result = function(**_accepted(names, values))
        if result is not None:
            if is_first_result:
                return result
            results.append(result)
    result = last() if last is not None else None
    if is_first_result:
        return result
    return results if result is None else [*results, result]


def _wrapped(function, arguments, options, inner):
    def call():
        running = function(**arguments)
        next(running)
        value = error = None
        try:
            value = inner()
        except BaseException as caught:
            error = caught
        if options.get("wrapper"):
            try:
                running.throw(error) if error is not None else running.send(value)
            except StopIteration as stop:
                return stop.value
            raise RuntimeError(f"{function.__qualname__} has second yield")
        outcome = Result(value, error)
        try:
            running.send(outcome)
        except StopIteration:
            pass
        else:
            raise RuntimeError(f"{function.__qualname__} has second yield")
        return outcome.get_result()

    return call
