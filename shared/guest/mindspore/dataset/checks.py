"""How operations of mindspore.dataset refuse arguments. A rule is a function of (value, name) that raises in MindSpore's words; the
tables (vision_rules.py, text_rules.py) give each operation one rule an argument, and `checked_by` puts them before the constructors.
Knows no operation."""
import functools
import inspect

INT32, FLOAT = 2147483647, 16777216


def check_type(value, kinds, name):
    """A bool is no number here."""
    shown = '""' if isinstance(value, str) and value == "" else value
    if not isinstance(value, kinds):
        raise TypeError(f"Argument {name} with value {shown} is not of type {list(kinds)}, but got {type(value)}.")
    if isinstance(value, bool) and bool not in kinds:
        raise TypeError(f"Argument {name} with value {shown} is not of type {kinds}, but got {type(value)}.")


def check_range(value, low, high, name="", ends="[]"):
    """A value between two others; `ends` says which of them count. NaN passes, as in MindSpore."""
    if value < low or value > high or (ends[0] == "(" and value == low) or (ends[1] == ")" and value == high):
        raise ValueError(f"Input {name + ' ' if name else ''}is not within the required interval of {ends[0]}{low}, {high}{ends[1]}.")


def check_above_zero(value, name):
    if value <= 0:
        raise ValueError(f"Input {name} must be greater than 0.")


def number(low, high, kinds=(float, int), label=None, ends="[]"):
    """Numbers of a range, which the message names as the argument or as `label`."""
    def rule(value, name):
        check_type(value, kinds, name)
        check_range(value, low, high, name if label is None else label, ends)
    return rule


def whole(low=1, high=INT32, label=None):
    return number(low, high, (int,), label)


def above_zero(*kinds, most=None):
    def rule(value, name):
        check_type(value, kinds, name)
        check_above_zero(value, name)
        if most is not None:
            check_range(value, 0, most, ends="(]")
    return rule


def positive(message):
    """Whole numbers above zero; the others are refused in these words."""
    def rule(value, name):
        check_type(value, (int,), name)
        if value <= 0:
            raise ValueError(message)
    return rule


def instance(*kinds):
    return lambda value, name: check_type(value, kinds, name)


flag = instance(bool)


def optional(rule):
    """None, or what the rule takes."""
    def with_none(value, name):
        if value is not None:
            rule(value, name)
    return with_none


def check_items(values, kinds, name):
    for place, value in enumerate(values):
        check_type(value, kinds, f"{name}[{place}]")


def check_length(values, lengths, words, error=TypeError):
    if len(values) not in lengths:
        raise error(words)


def checked_by(rules, namespace):
    """Puts the rules of {class name: {argument: rule}} before the constructors of the classes in a module's namespace, but for those
    that were imported and have theirs. The rule "" is a function of all arguments, by name, and comes last."""
    for name, rows in rules.items():
        kind = namespace.get(name)
        if isinstance(kind, type) and "_has_rules" not in vars(kind):
            kind.__init__ = checked(rows, keeps=True)(kind.__init__)
            kind._has_rules = True


def methods_checked_by(rules, kind):
    """The same for the methods of a class, by their names."""
    for name, rows in rules.items():
        setattr(kind, name, checked(rows)(getattr(kind, name)))


def checked(rows, keeps=False):
    """The decorator of one constructor or function. With `keeps` an object keeps what it was made with in `made_with`."""
    def wrap(function):
        signature = inspect.signature(function)
        first = next(iter(signature.parameters))

        @functools.wraps(function)
        def guarded(*args, **kwargs):
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            values = bound.arguments
            for name, rule in rows.items():
                if name:
                    rule(values[name], name)
            if "" in rows:
                rows[""](**{name: value for name, value in values.items() if name != first})
            if keeps:
                args[0].__dict__.setdefault("made_with", {name: value for name, value in values.items() if name != first})
            return function(*args, **kwargs)
        return guarded
    return wrap
