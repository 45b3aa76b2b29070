"""Command lines: parsers, their help texts and errors."""

import os
import sys

__all__ = ["ArgumentParser", "ArgumentError", "ArgumentTypeError", "BooleanOptionalAction", "FileType", "HelpFormatter",
           "ArgumentDefaultsHelpFormatter", "RawDescriptionHelpFormatter", "RawTextHelpFormatter", "MetavarTypeHelpFormatter",
           "Namespace", "Action", "ONE_OR_MORE", "OPTIONAL", "PARSER", "REMAINDER", "SUPPRESS", "ZERO_OR_MORE"]  # fmt: skip

from _argparse_help import (
    ArgumentDefaultsHelpFormatter,
    HelpFormatter,
    MetavarTypeHelpFormatter,
    ONE_OR_MORE,
    OPTIONAL,
    PARSER,
    RawDescriptionHelpFormatter,
    RawTextHelpFormatter,
    REMAINDER,
    SUPPRESS,
    ZERO_OR_MORE,
)


class ArgumentError(Exception):
    def __init__(self, argument, message):
        self.argument_name, self.message = _get_action_name(argument), message

    def __str__(self):
        return self.message if self.argument_name is None else f"argument {self.argument_name}: {self.message}"


class ArgumentTypeError(Exception):
    pass


def _get_action_name(argument):
    if argument is None:
        return None
    if argument.option_strings:
        return "/".join(argument.option_strings)
    if argument.metavar not in (None, SUPPRESS):
        return argument.metavar if isinstance(argument.metavar, str) else "[" + ", ".join(argument.metavar) + "]"
    if argument.dest not in (None, SUPPRESS):
        return argument.dest
    return "{" + ",".join(argument.choices) + "}" if argument.choices else None


class _AttributeHolder:
    """Shows itself as the call that makes it: positional arguments, then keywords that are names, then the rest."""

    def __repr__(self):
        plain, odd = [repr(argument) for argument in self._get_args()], {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                plain.append(f"{name}={value!r}")
            else:
                odd[name] = value
        return f"{type(self).__name__}({', '.join(plain + (['**%r' % odd] if odd else []))})"

    def _get_kwargs(self):
        return list(self.__dict__.items())

    def _get_args(self):
        return []


class Namespace(_AttributeHolder):
    def __init__(self, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, key):
        return key in self.__dict__


# ---- actions


class Action(_AttributeHolder):
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
                 help=None, metavar=None):  # fmt: skip
        self.option_strings, self.dest, self.nargs, self.const, self.default = option_strings, dest, nargs, const, default
        self.type, self.choices, self.required, self.help, self.metavar = type, choices, required, help, metavar

    def format_usage(self):
        return self.option_strings[0]

    def _get_kwargs(self):
        names = ["option_strings", "dest", "nargs", "const", "default", "type", "choices", "required", "help", "metavar"]
        return [(name, getattr(self, name)) for name in names]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError(".__call__() not defined")


class _StoreAction(Action):
    def __init__(self, option_strings, dest, nargs=None, const=None, **kwargs):
        if nargs == 0:
            raise ValueError("nargs for store actions must be != 0; if you have nothing to store, actions such as store true or "
                             "store const may be more appropriate")  # fmt: skip
        if const is not None and nargs != OPTIONAL:
            raise ValueError("nargs must be %r to supply const" % OPTIONAL)
        super().__init__(option_strings, dest, nargs, const, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None):
        super().__init__(option_strings, dest, 0, const, default, None, None, required, help)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None):
        super().__init__(option_strings, dest, True, default, required, help)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None):
        super().__init__(option_strings, dest, False, default, required, help)


class BooleanOptionalAction(Action):
    def __init__(self, option_strings, dest, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        all_options = []
        for option in option_strings:
            all_options.append(option)
            if option.startswith("--"):
                all_options.append("--no-" + option[2:])
        if help is not None and default is not None and default is not SUPPRESS:
            help += " (default: %(default)s)"
        super().__init__(all_options, dest, 0, None, default, type, choices, required, help, metavar)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith("--no-"))

    def format_usage(self):
        return " | ".join(self.option_strings)


class _AppendAction(Action):
    def __call__(self, parser, namespace, values, option_string=None):
        items = list(getattr(namespace, self.dest, None) or [])
        items.append(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(_StoreConstAction):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, list(getattr(namespace, self.dest, None) or []) + [self.const])


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, list(getattr(namespace, self.dest, None) or []) + list(values))


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None):
        super().__init__(option_strings, dest, 0, None, default, None, None, required, help)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest, None) or 0) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None):
        super().__init__(option_strings, dest, 0, None, default, None, None, False, help)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS,
                 help="show program's version number and exit"):  # fmt: skip
        super().__init__(option_strings, dest, 0, None, default, None, None, False, help)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        version = self.version or parser.version
        print(version % {"prog": parser.prog})
        parser.exit()


class _SubParsersAction(Action):
    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None):
        self._prog_prefix, self._parser_class = prog, parser_class
        self._name_parser_map, self._choices_actions = {}, []
        super().__init__(option_strings, dest, PARSER, None, None, None, self._name_parser_map, required, help, metavar)

    def add_parser(self, name, *, aliases=(), **kwargs):
        if kwargs.get("prog") is None:
            kwargs["prog"] = "%s %s" % (self._prog_prefix, name)
        if "help" in kwargs:
            shown = name + (" (%s)" % ", ".join(aliases) if aliases else "")
            self._choices_actions.append(Action([], name, help=kwargs.pop("help"), metavar=shown))
        parser = self._parser_class(**kwargs)
        for each in (name, *aliases):
            self._name_parser_map[each] = parser
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name, rest = values[0], values[1:]
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        if name not in self._name_parser_map:
            choices = ", ".join(self._name_parser_map)
            raise ArgumentError(self, f"unknown parser {name!r} (choices: {choices})")
        sub, unknown = self._name_parser_map[name].parse_known_args(rest, None)
        for key, value in vars(sub).items():
            setattr(namespace, key, value)
        if unknown:
            namespace.__dict__.setdefault("_unrecognized_args", []).extend(unknown)


class FileType:
    def __init__(self, mode="r", bufsize=-1, encoding=None, errors=None):
        self._mode, self._bufsize, self._encoding, self._errors = mode, bufsize, encoding, errors

    def __repr__(self):
        parts = [repr(part) for part in (self._mode, self._bufsize) if part != -1]
        parts += [f"{name}={value!r}" for name, value in (("encoding", self._encoding), ("errors", self._errors)) if value is not None]
        return f"{type(self).__name__}({', '.join(parts)})"

    def __call__(self, string):
        if string == "-":
            if "r" in self._mode:
                return sys.stdin
            if any(c in self._mode for c in "wax"):
                return sys.stdout
            raise ValueError(f'argument "-" with mode {self._mode}')
        try:
            return open(string, self._mode, self._bufsize, self._encoding, self._errors)
        except OSError as e:
            raise ArgumentTypeError(f"can't open '{string}': {e}")


_ACTIONS = {None: _StoreAction, "store": _StoreAction, "store_const": _StoreConstAction, "store_true": _StoreTrueAction,
            "store_false": _StoreFalseAction, "append": _AppendAction, "append_const": _AppendConstAction, "extend": _ExtendAction,
            "count": _CountAction, "help": _HelpAction, "version": _VersionAction, "parsers": _SubParsersAction}  # fmt: skip


# ---- parsers


def _as_it_is(text):
    return text


class _ActionsContainer:
    def __init__(self, parser):
        self._parser = parser
        self._group_actions = []

    def register(self, registry_name, value, object):
        """The action or type that a text stands for in add_argument."""
        self._parser._registries.setdefault(registry_name, {})[value] = object

    def _registry_get(self, registry_name, value, default_value=None):
        return self._parser._registries[registry_name].get(value, default_value)

    def add_argument(self, *args, **kwargs):
        action = self._parser._new_action(args, kwargs)
        self._parser._register(action)
        self._added(action)
        return action

    def _added(self, action):
        self._group_actions.append(action)

    def set_defaults(self, **kwargs):
        self._parser.set_defaults(**kwargs)


class _ArgumentGroup(_ActionsContainer):
    def __init__(self, parser, title=None, description=None):
        super().__init__(parser)
        self.title, self.description = title, description

    def add_mutually_exclusive_group(self, *, required=False):
        return self._parser._exclusive(required, self)


class _MutuallyExclusiveGroup(_ActionsContainer):
    def __init__(self, parser, required, group):
        super().__init__(parser)
        self.required, self._group = required, group

    def _added(self, action):
        if action.required:
            raise ValueError("mutually exclusive arguments must be optional")
        self._group_actions.append(action)
        group = self._group
        if group is None:
            group = self._parser._optionals if action.option_strings else self._parser._positionals
        group._group_actions.append(action)


class ArgumentParser(_AttributeHolder, _ActionsContainer):
    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), formatter_class=HelpFormatter,
                 prefix_chars="-", fromfile_prefix_chars=None, argument_default=None, conflict_handler="error", add_help=True,
                 allow_abbrev=True, exit_on_error=True):  # fmt: skip
        self.prog = os.path.basename(sys.argv[0]) if prog is None else prog
        self.usage, self.description, self.epilog, self.formatter_class = usage, description, epilog, formatter_class
        self.prefix_chars, self.argument_default, self.add_help = prefix_chars, argument_default, add_help
        self.allow_abbrev, self.exit_on_error, self.conflict_handler = allow_abbrev, exit_on_error, conflict_handler
        self.fromfile_prefix_chars = fromfile_prefix_chars
        self._parser = self
        self._registries = {"action": dict(_ACTIONS), "type": {None: _as_it_is}}
        self._actions, self._defaults, self._options = [], {}, {}
        self._positionals, self._optionals = _ArgumentGroup(self, "positional arguments"), _ArgumentGroup(self, "options")
        self._action_groups, self._exclusive_groups = [self._positionals, self._optionals], []
        self._subparsers = None
        if add_help:
            c = "-" if "-" in prefix_chars else prefix_chars[0]
            self.add_argument(c + "h", c * 2 + "help", action="help", default=SUPPRESS, help="show this help message and exit")
        for parent in parents:
            for action in parent._actions:
                if not isinstance(action, _HelpAction):
                    self._register(action)
                    (self._optionals if action.option_strings else self._positionals)._group_actions.append(action)
            self._defaults.update(parent._defaults)

    def _get_kwargs(self):
        names = ["prog", "usage", "description", "formatter_class", "conflict_handler", "add_help"]
        return [(name, getattr(self, name)) for name in names]

    def _added(self, action):
        (self._optionals if action.option_strings else self._positionals)._group_actions.append(action)

    def _new_action(self, args, kwargs):
        kwargs = dict(kwargs)
        options = [a for a in args if a and a[0] in self.prefix_chars]
        if not args or (len(args) == 1 and not options):
            if args and "dest" in kwargs:
                raise ValueError("dest supplied twice for positional argument")
            dest = kwargs.pop("dest") if not args else args[0]
            if "required" in kwargs:
                raise TypeError("'required' is an invalid argument for positionals")
            nargs = kwargs.get("nargs")
            if nargs not in (OPTIONAL, ZERO_OR_MORE, REMAINDER, SUPPRESS):
                kwargs["required"] = True
            if nargs == ZERO_OR_MORE and "default" not in kwargs:
                kwargs["required"] = True
        else:
            for option in args:
                if not option[:1] or option[0] not in self.prefix_chars:
                    raise ValueError(f"invalid option string {option!r}: must start with a character {self.prefix_chars!r}")
            dest = kwargs.pop("dest", None)
            if dest is None:
                long = [o for o in options if len(o) > 1 and o[1] in self.prefix_chars]
                dest = (long or options)[0].lstrip(self.prefix_chars)
                if not dest:
                    raise ValueError(f"dest= is required for options like {options[0]!r}")
                dest = dest.replace("-", "_")
        if "default" not in kwargs:
            if dest in self._defaults:
                kwargs["default"] = self._defaults[dest]
            elif self.argument_default is not None:
                kwargs["default"] = self.argument_default
        kind = kwargs.pop("action", None)
        cls = self._registry_get("action", kind, kind)
        if not callable(cls):
            raise ValueError(f'unknown action "{kind}"')
        if cls in (_StoreConstAction, _StoreTrueAction, _StoreFalseAction, _CountAction, _AppendConstAction) and not options:
            kwargs.pop("required", None)
        action = cls(option_strings=options, dest=dest, **kwargs)
        function = self._registry_get("type", action.type, action.type)
        if not callable(function):
            raise ValueError("%r is not callable" % (function,))
        return action

    def _register(self, action):
        for option in action.option_strings:
            if option in self._options:
                if self.conflict_handler == "resolve":
                    self._options[option].option_strings.remove(option)
                else:
                    raise ArgumentError(action, "conflicting option string: %s" % option)
            self._options[option] = action
        self._actions.append(action)

    def add_argument_group(self, title=None, description=None, **kwargs):
        group = _ArgumentGroup(self, title, description)
        self._action_groups.append(group)
        return group

    def _exclusive(self, required, group):
        made = _MutuallyExclusiveGroup(self, required, group)
        self._exclusive_groups.append(made)
        return made

    def add_mutually_exclusive_group(self, *, required=False):
        return self._exclusive(required, None)

    def add_subparsers(self, **kwargs):
        if self._subparsers is not None:
            self.error("cannot have multiple subparser arguments")
        if "title" in kwargs or "description" in kwargs:
            group = self.add_argument_group(kwargs.pop("title", "subcommands"), kwargs.pop("description", None))
        else:
            group = self._positionals
        self._subparsers = group
        if kwargs.get("prog") is None:
            positionals = [a for a in self._actions if not a.option_strings]
            formatter = self._get_formatter()
            formatter.add_usage(self.usage, positionals, [], "")
            kwargs["prog"] = formatter.format_help().strip()
        kwargs.setdefault("parser_class", type(self))
        kwargs.pop("action", None)
        action = _SubParsersAction(option_strings=[], **kwargs)
        self._actions.append(action)
        group._group_actions.append(action)
        return action

    def set_defaults(self, **kwargs):
        self._defaults.update(kwargs)
        for action in self._actions:
            if action.dest in kwargs:
                action.default = kwargs[action.dest]

    def get_default(self, dest):
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest)

    # ---- texts

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def format_usage(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._exclusive_groups)
        return formatter.format_help()

    def format_help(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def print_usage(self, file=None):
        (file or sys.stdout).write(self.format_usage())

    def print_help(self, file=None):
        (file or sys.stdout).write(self.format_help())

    def exit(self, status=0, message=None):
        if message:
            sys.stderr.write(message)
        sys.exit(status)

    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")

    # ---- reading

    def parse_args(self, args=None, namespace=None):
        return self._with_nothing_left(*self.parse_known_args(args, namespace))

    def _with_nothing_left(self, namespace, rest):
        if rest:
            self.error("unrecognized arguments: %s" % " ".join(rest))
        return namespace

    def parse_known_args(self, args=None, namespace=None):
        args = sys.argv[1:] if args is None else list(args)
        namespace = Namespace() if namespace is None else namespace
        for action in self._actions:
            if action.dest is not SUPPRESS and action.default is not SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for dest, value in self._defaults.items():
            if not hasattr(namespace, dest):
                setattr(namespace, dest, value)
        if self.fromfile_prefix_chars is not None:
            args = self._with_files(args)
        try:
            rest = _Reading(self, namespace).run(args)
        except ArgumentError as e:
            if not self.exit_on_error:
                raise
            self.error(str(e))
        return namespace, rest + namespace.__dict__.pop("_unrecognized_args", [])

    def _with_files(self, args):
        """The arguments with those of files in the place of each `@file`."""
        made = []
        for arg in args:
            if not arg or arg[0] not in self.fromfile_prefix_chars:
                made.append(arg)
                continue
            try:
                with open(arg[1:]) as file:
                    lines = file.read().splitlines()
            except OSError as e:
                self.error(str(e))
            made += self._with_files([part for line in lines for part in self.convert_arg_line_to_args(line)])
        return made

    def convert_arg_line_to_args(self, arg_line):
        return [arg_line]

    def parse_intermixed_args(self, args=None, namespace=None):
        return self._with_nothing_left(*self.parse_known_intermixed_args(args, namespace))

    def parse_known_intermixed_args(self, args=None, namespace=None):
        """Options first, then positionals from what is left, wherever they stood."""
        every = self._actions
        options = [action for action in every if action.option_strings]
        for action in every:
            if not action.option_strings and action.nargs in (PARSER, REMAINDER):
                raise TypeError("parse_intermixed_args: positional arg with nargs=%s" % action.nargs)
        try:
            self._actions = options
            namespace, rest = self.parse_known_args(args, namespace)
        finally:
            self._actions = every
        required = [one for one in options + self._exclusive_groups if one.required]
        try:
            for one in required:
                one.required = False
            return self.parse_known_args(rest, namespace)
        finally:
            for one in required:
                one.required = True

    def _value(self, action, text):
        function = self._registry_get("type", action.type, action.type)
        if function is None:
            return text
        try:
            return function(text)
        except ArgumentTypeError as e:
            raise ArgumentError(action, str(e))
        except (TypeError, ValueError):
            name = getattr(function, "__name__", repr(function))
            raise ArgumentError(action, f"invalid {name} value: {text!r}")

    def _check(self, action, value):
        if action.choices is not None and value not in action.choices:
            raise ArgumentError(
                action, f"invalid choice: {value!r} (choose from {', '.join(map(repr, action.choices))})"
            )

    def _values(self, action, texts):
        if action.nargs not in (PARSER, REMAINDER) and "--" in texts:
            texts = list(texts)
            texts.remove("--")
        nargs = action.nargs
        if not texts and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str):
                value = self._value(action, value)
                self._check(action, value)
            return value
        if not texts and nargs == ZERO_OR_MORE and not action.option_strings:
            value = action.default if action.default is not None else []
            return value
        if len(texts) == 1 and nargs in (None, OPTIONAL):
            value = self._value(action, texts[0])
            self._check(action, value)
            return value
        if nargs == REMAINDER:
            return [self._value(action, text) for text in texts]
        if nargs == PARSER:
            self._check(action, texts[0])
            return texts
        values = [self._value(action, text) for text in texts]
        for value in values:
            self._check(action, value)
        return values


class _Reading:
    """One pass over a command line."""

    def __init__(self, parser, namespace):
        self.parser, self.namespace = parser, namespace
        self.seen, self.given = set(), set()
        self.rest = []

    def _looks_negative(self, text):
        try:
            float(text)
            return text[:1] == "-"
        except ValueError:
            return False

    def option(self, text):
        """(action, option, value given with it) or None for a positional."""
        parser = self.parser
        if not text or text[0] not in parser.prefix_chars or text == "-":
            return None
        if text in parser._options:
            return parser._options[text], text, None
        if "=" in text:
            name, value = text.split("=", 1)
            if name in parser._options:
                return parser._options[name], name, value
        found = []
        if text[:2] == "--":
            if parser.allow_abbrev:
                name, sep, value = text.partition("=")
                found = [(parser._options[o], o, value if sep else None) for o in parser._options if o.startswith(name)]
        else:
            short = text[:2]
            for o in parser._options:
                if o == short:
                    found.append((parser._options[o], o, text[2:]))
                elif parser.allow_abbrev and o.startswith(text.partition("=")[0]):
                    found.append((parser._options[o], o, text.partition("=")[2] if "=" in text else None))
        if len(found) > 1:
            options = ", ".join(o for _, o, _ in found)
            parser.error(f"ambiguous option: {text} could match {options}")
        if found:
            return found[0]
        if self._looks_negative(text) and not any(self._looks_negative(o) for o in parser._options):
            return None
        if " " in text:
            return None
        return None, text, None

    def take(self, action, texts, option=None):
        self.seen.add(id(action))
        values = self.parser._values(action, texts)
        if values is not action.default or option is not None:
            self.given.add(id(action))
            for group in self.parser._exclusive_groups:
                if action in group._group_actions:
                    for other in group._group_actions:
                        if other is not action and id(other) in self.given:
                            raise ArgumentError(action, f"not allowed with argument {_get_action_name(other)}")
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, option)

    def counts(self, action, available):
        """How many of the available texts an option takes; -1: not enough."""
        n = action.nargs
        least, most = {None: (1, 1), OPTIONAL: (0, 1), ZERO_OR_MORE: (0, available), ONE_OR_MORE: (1, available)}.get(n, (None, None))
        if n in (REMAINDER, PARSER):
            least, most = (0 if n == REMAINDER else 1), available
        elif isinstance(n, int):
            least = most = n
        return -1 if available < least else min(available, most)

    def run(self, args):
        parser = self.parser
        kinds, options = [], {}
        only_positionals = False
        for i, text in enumerate(args):
            if only_positionals:
                kinds.append("A")
            elif text == "--":
                kinds.append("-")
                only_positionals = True
            else:
                found = self.option(text)
                if found is not None:
                    options[i] = found
                kinds.append("A" if found is None else "O")
        self.positionals = [a for a in parser._actions if not a.option_strings]
        i = 0
        while i < len(args):
            nxt = min((k for k in options if k >= i), default=len(args))
            if i < nxt:
                taken = self.take_positionals(args, i, nxt, kinds)
                if taken > i:
                    i = taken
                    continue
                self.rest += args[i:nxt]
                i = nxt
                continue
            i = self.take_option(args, i, options, kinds)
        self.take_positionals(args, len(args), len(args), kinds)
        self.finish()
        return self.rest

    def take_option(self, args, i, options, kinds):
        action, option, explicit = options[i]
        if action is None:
            self.rest.append(args[i])
            return i + 1
        while True:
            if explicit is not None:
                if action.nargs == 0:
                    if option[:2] != "--" and len(option) == 2 and explicit:
                        self.take(action, [], option)
                        option = "-" + explicit[0]
                        if option not in self.parser._options:
                            raise ArgumentError(action, "ignored explicit argument %r" % explicit)
                        action, explicit = self.parser._options[option], explicit[1:] or None
                        if explicit and explicit.startswith("="):
                            explicit = explicit[1:]
                        continue
                    raise ArgumentError(action, "ignored explicit argument %r" % explicit)
                if self.counts(action, 1) != 1:
                    raise ArgumentError(action, "ignored explicit argument %r" % explicit)
                self.take(action, [explicit], option)
                return i + 1
            break
        stop = i + 1
        while stop < len(args) and (kinds[stop] == "A" or action.nargs == REMAINDER):
            stop += 1
        available = stop - i - 1
        count = self.counts(action, available)
        if count < 0:
            n = action.nargs
            text = {None: "expected one argument", OPTIONAL: "expected at most one argument",
                    ONE_OR_MORE: "expected at least one argument"}.get(n)  # fmt: skip
            raise ArgumentError(action, text or f"expected {n} argument{'s' if n != 1 else ''}")
        self.take(action, args[i + 1 : i + 1 + count], option)
        return i + 1 + count

    def take_positionals(self, args, start, stop, kinds):
        """Gives what stands in [start, stop) to as many positionals as can have it."""
        available = [k for k in range(start, stop) if kinds[k] != "-"]
        greedy = any(a.nargs in (PARSER, REMAINDER) for a in self.positionals)
        whole = list(range(start, len(args))) if greedy else available
        for number in range(len(self.positionals), 0, -1):
            shares = self.share(self.positionals[:number], len(available), len(whole))
            if shares is not None:
                break
        else:
            return start
        at = 0
        end = start
        for action, count in zip(self.positionals[:number], shares):
            source = whole if action.nargs in (PARSER, REMAINDER) else available
            places = source[at : at + count]
            at += count
            self.take(action, [args[k] for k in places])
            if places:
                end = places[-1] + 1
        self.positionals = self.positionals[number:]
        while end < stop and kinds[end] == "-":
            end += 1
        return end

    def share(self, actions, available, whole):
        """How many texts each action gets, greedily from the left; None: they do not fit."""
        least = []
        for a in actions:
            least.append({None: 1, OPTIONAL: 0, ZERO_OR_MORE: 0, ONE_OR_MORE: 1, PARSER: 1, REMAINDER: 0}.get(a.nargs, a.nargs))
        if sum(least) > available:
            return None
        left, shares = available, []
        for i, a in enumerate(actions):
            after = sum(least[i + 1 :])
            if a.nargs in (PARSER, REMAINDER):
                count = whole - sum(shares)
            elif a.nargs == OPTIONAL:
                count = min(1, left - after)
            elif a.nargs in (ZERO_OR_MORE, ONE_OR_MORE):
                count = left - after
            else:
                count = least[i]
            shares.append(count)
            left -= count
        return shares

    def finish(self):
        missing = []
        for action in self.parser._actions:
            if id(action) in self.seen:
                continue
            if action.required:
                missing.append(_get_action_name(action))
            elif isinstance(action.default, str) and action.dest is not SUPPRESS:
                if getattr(self.namespace, action.dest, None) is action.default:
                    setattr(self.namespace, action.dest, self.parser._value(action, action.default))
        if missing:
            self.parser.error("the following arguments are required: %s" % ", ".join(missing))
        for group in self.parser._exclusive_groups:
            if group.required and not any(id(a) in self.given for a in group._group_actions):
                names = [_get_action_name(a) for a in group._group_actions if a.help is not SUPPRESS]
                self.parser.error("one of the arguments %s is required" % " ".join(names))
