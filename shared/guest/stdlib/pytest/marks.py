"""pytest.mark, pytest.param, and the expressions of -k and -m."""

import re
import types
import warnings

from pytest.outcomes import UsageError, fail


class PytestWarning(UserWarning):
    __module__ = "pytest"


class PytestUnknownMarkWarning(PytestWarning):
    __module__ = "pytest"


class PytestCollectionWarning(PytestWarning):
    __module__ = "pytest"


class PytestCacheWarning(PytestWarning):
    __module__ = "pytest"


class PytestConfigWarning(PytestWarning):
    __module__ = "pytest"


class PytestAssertRewriteWarning(PytestWarning):
    __module__ = "pytest"


class PytestReturnNotNoneWarning(PytestWarning):
    __module__ = "pytest"


class PytestUnhandledThreadExceptionWarning(PytestWarning):
    __module__ = "pytest"


class PytestUnraisableExceptionWarning(PytestWarning):
    __module__ = "pytest"


class PytestExperimentalApiWarning(PytestWarning, FutureWarning):
    __module__ = "pytest"


class PytestDeprecationWarning(PytestWarning, DeprecationWarning):
    __module__ = "pytest"


class PytestRemovedIn10Warning(PytestDeprecationWarning):
    __module__ = "pytest"


class PytestFDWarning(PytestWarning):
    __module__ = "pytest"


def parsed_filter(text, escapes):
    """Arguments of warnings.filterwarnings for "action:message:category:module:line"."""
    parts = text.split(":")
    if len(parts) > 5:
        raise UsageError(f"invalid warning filter {text!r}: too many fields ({len(parts)}), expected at most 5 separated by colons")
    action, message, category, module, line = [p.strip() for p in parts + [""] * (5 - len(parts))]
    found = [a for a in ("default", "always", "ignore", "module", "once", "error") if a.startswith(action)] if action else ["default"]
    if not found:
        raise UsageError(f"invalid warning filter {text!r}: invalid action: {action!r}")
    kind = Warning
    if category:
        owner, _, name = category.rpartition(".")
        try:
            kind = getattr(__import__(owner or "builtins", fromlist=[name]), name)
        except (ImportError, AttributeError) as error:
            raise UsageError(f"invalid warning filter {text!r}: {error}") from None
        if not (isinstance(kind, type) and issubclass(kind, Warning)):
            raise UsageError(f"invalid warning filter {text!r}: {kind} is not a Warning subclass")
    return (found[0], re.escape(message) if escapes else message, kind, re.escape(module) + r"\Z" if module and escapes else module,
            int(line) if line else 0)  # fmt: skip


def apply_filters(config, item=None):
    """The warning filters of a test, or of collection: pytest's own, the ini file's, -W's, the marks'."""
    warnings.filterwarnings("always", category=DeprecationWarning)
    warnings.filterwarnings("always", category=PendingDeprecationWarning)
    for text in config.getini("filterwarnings"):
        warnings.filterwarnings(*parsed_filter(text, False))
    for text in config.option.pythonwarnings:
        warnings.filterwarnings(*parsed_filter(text, True))
    for mark in list(item.iter_markers("filterwarnings"))[::-1] if item is not None else ():
        for text in mark.args:
            warnings.filterwarnings(*parsed_filter(text, False))


HIDDEN_PARAM = object()
KNOWN = {"parametrize", "skip", "skipif", "xfail", "usefixtures", "filterwarnings", "tryfirst", "trylast"}
IS_STRICT = [False]


class Mark:
    def __init__(self, name, args=(), kwargs=None):
        self.name, self.args, self.kwargs = name, tuple(args), kwargs or {}

    def __repr__(self):
        return f"Mark(name={self.name!r}, args={self.args!r}, kwargs={self.kwargs!r})"

    def __eq__(self, other):
        return isinstance(other, Mark) and (self.name, self.args, self.kwargs) == (other.name, other.args, other.kwargs)

    __hash__ = object.__hash__

    def combined_with(self, other):
        return Mark(self.name, self.args + other.args, {**self.kwargs, **other.kwargs})


class MarkDecorator:
    def __init__(self, mark, *, _ispytest=True):
        self.mark = mark

    name = property(lambda self: self.mark.name)
    args = property(lambda self: self.mark.args)
    kwargs = property(lambda self: self.mark.kwargs)
    markname = name

    def with_args(self, *args, **kwargs):
        return MarkDecorator(self.mark.combined_with(Mark(self.name, args, kwargs)))

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and isinstance(args[0], (types.FunctionType, type)) or (
            len(args) == 1 and not kwargs and callable(args[0]) and self.name not in KNOWN and hasattr(args[0], "__name__")
        ):
            target = args[0]
            own = target.__dict__ if hasattr(target, "__dict__") else {}
            target.pytestmark = [*unpacked(own.get("pytestmark", [])), self.mark]
            return target
        return self.with_args(*args, **kwargs)

    def __repr__(self):
        return f"MarkDecorator(mark={self.mark!r})"


class MarkGenerator:
    """pytest.mark: any name is a mark; unknown ones warn."""

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError("Marker name must NOT start with underscore")
        if name not in KNOWN:
            if name in ("parameterize", "parametrise", "parameterise"):
                fail(f"Unknown '{name}' mark, did you mean 'parametrize'?")
            if IS_STRICT[0]:
                fail(f"{name!r} not found in `markers` configuration option", pytrace=False)
            warnings.warn(PytestUnknownMarkWarning(
                f"Unknown pytest.mark.{name} - is this a typo?  You can register custom marks to avoid this warning - for "
                "details, see https://docs.pytest.org/en/stable/how-to/mark.html"), stacklevel=2)  # fmt: skip
        return MarkDecorator(Mark(name))


mark = MarkGenerator()


def unpacked(marks):
    """A list of Marks of what stands in `pytestmark`."""
    return [m.mark if isinstance(m, MarkDecorator) else m for m in (marks if isinstance(marks, (list, tuple)) else [marks])]


def marks_of(target):
    if isinstance(target, type):
        return [m for cls in target.__mro__ for m in unpacked(cls.__dict__.get("pytestmark", []))]
    return unpacked(getattr(target, "pytestmark", []))


class ParameterSet(tuple):
    """One row of parametrize: (values, marks, id)."""

    values = property(lambda self: self[0])
    marks = property(lambda self: self[1])
    id = property(lambda self: self[2])

    @classmethod
    def of(cls, row, is_single):
        if isinstance(row, ParameterSet):
            return row
        return cls(((row,) if is_single else tuple(row), [], None))


def param(*values, marks=(), id=None):
    marks = [marks] if isinstance(marks, (Mark, MarkDecorator)) else list(marks)
    if id is not None and id is not HIDDEN_PARAM and not isinstance(id, str):
        raise TypeError(f"Expected id to be a string or a `pytest.HIDDEN_PARAM` sentinel, got {type(id)}: {id!r}")
    return ParameterSet((values, unpacked(marks), id))


# What --markers says of the marks that every session has.
BUILTIN_MARKS = (
    "filterwarnings(warning): a filter of warnings, written as those of python -W, for this test.",
    "skip(reason=None): the test is not run; the reason stands in the report.",
    "skipif(condition, ..., *, reason=...): the test is not run where one of the conditions holds, as in skipif(os.name == 'nt', reason='POSIX').",
    "xfail(condition, ..., *, reason=..., run=True, raises=None, strict=strict_xfail): the test is expected to fail where one of the "
    "conditions holds, or without any. run=False leaves it out; raises names the exceptions that count; strict makes a pass a failure.",
    "parametrize(argnames, argvalues): the test runs once for each of argvalues: a value for one name, a tuple of values for more, "
    "as in parametrize('n', [1, 2]).",
    "usefixtures(fixturename1, fixturename2, ...): the test needs these fixtures and does not take their values.",
    "tryfirst: a hook is called before those of other plugins; deprecated, @pytest.hookimpl(tryfirst=True) says the same.",
    "trylast: a hook is called after those of other plugins; deprecated, @pytest.hookimpl(trylast=True) says the same.",
)


# ---- expressions of names

_TOKEN = re.compile(r"\s*(\(|\)|\bor\b|\band\b|\bnot\b|(?:[:\w.+\-\[\]\\/]|[^\x00-\x7f])+(?:\([^()]*\))?)")


class ExpressionError(Exception):
    pass


def compiled(text):
    """A predicate over `has(name)`, of a text with names, and, or, not and brackets."""
    tokens, at = [], 0
    while text[at:].strip():
        found = _TOKEN.match(text, at)
        if not found:
            column = at + len(text[at:]) - len(text[at:].lstrip()) + 1
            raise ExpressionError(f'at column {column}: unexpected character "{text[column - 1]}"')
        tokens.append((found[1], found.start(1) + 1))
        at = found.end()
    tokens.append(("", len(text) + 1))
    place = 0

    def fail(wanted):
        said = {"": "end of input", "(": "left parenthesis", ")": "right parenthesis"}.get(tokens[place][0], tokens[place][0])
        raise ExpressionError(f"at column {tokens[place][1]}: expected {wanted}; got {said}")

    def either():
        nonlocal place
        parts = [both()]
        while tokens[place][0] == "or":
            place += 1
            parts.append(both())
        return parts[0] if len(parts) == 1 else lambda has: any(p(has) for p in parts)

    def both():
        nonlocal place
        parts = [negated()]
        while tokens[place][0] == "and":
            place += 1
            parts.append(negated())
        return parts[0] if len(parts) == 1 else lambda has: all(p(has) for p in parts)

    def negated():
        nonlocal place
        token = tokens[place][0]
        if token == "not":
            place += 1
            inner = negated()
            return lambda has: not inner(has)
        if token == "(":
            place += 1
            inner = either()
            if tokens[place][0] != ")":
                fail("right parenthesis")
            place += 1
            return inner
        if token in ("", ")", "and", "or"):
            fail("not OR left parenthesis OR identifier")
        place += 1
        return lambda has: has(token)

    if tokens[0][0] == "":
        return lambda has: False
    made = either()
    if tokens[place][0]:
        fail("end of input")
    return made
