"""How argparse lays out usage and help."""

import os
import re
import textwrap

SUPPRESS = "==SUPPRESS=="
OPTIONAL, ZERO_OR_MORE, ONE_OR_MORE, PARSER, REMAINDER = "?", "*", "+", "A...", "..."

__name__ = "argparse"  # what is defined here is shown, and pickled, as that module's


class _Section:
    """A heading and what stands below it: calls that make the texts, kept until the widths are known."""

    def __init__(self, formatter, parent, heading=None):
        self.formatter, self.parent, self.heading, self.items = formatter, parent, heading, []

    def format_help(self):
        formatter = self.formatter
        if self.parent is not None:
            formatter._indent()
        body = formatter._join_parts([make(*arguments) for make, arguments in self.items])
        if self.parent is not None:
            formatter._dedent()
        if not body:
            return ""
        has_heading = self.heading is not SUPPRESS and self.heading is not None
        heading = " " * formatter._current_indent + self.heading + ":\n" if has_heading else ""
        return formatter._join_parts(["\n", heading, body, "\n"])


class HelpFormatter:
    """Lays out usage and help; subclasses change how texts are filled."""

    _Section = _Section

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None):
        if width is None:
            width = int(os.environ.get("COLUMNS") or 80) - 2
        self._prog, self._width, self._indent_increment = prog, width, indent_increment
        self._max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self._current_indent = self._level = self._action_max_length = 0
        self._root_section = self._current_section = self._Section(self, None)

    def _indent(self):
        self._current_indent += self._indent_increment
        self._level += 1

    def _dedent(self):
        self._current_indent -= self._indent_increment
        assert self._current_indent >= 0, "Indent decreased below 0."
        self._level -= 1

    # ---- what is to be shown

    def _add_item(self, func, args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        self._indent()
        section = self._Section(self, self._current_section, heading)
        self._add_item(section.format_help, [])
        self._current_section = section

    def end_section(self):
        self._current_section = self._current_section.parent
        self._dedent()

    def add_text(self, text):
        if text is not SUPPRESS and text is not None:
            self._add_item(self._format_text, [text])

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        lengths = [len(self._format_action_invocation(action))]
        lengths += [len(self._format_action_invocation(each)) for each in self._iter_indented_subactions(action)]
        self._action_max_length = max(self._action_max_length, max(lengths) + self._current_indent)
        self._add_item(self._format_action, [action])

    def add_arguments(self, actions):
        for action in actions:
            self.add_argument(action)

    def format_help(self):
        text = self._root_section.format_help()
        return re.sub("\n\n\n+", "\n\n", text).strip("\n") + "\n" if text else text

    # ---- its texts

    def _join_parts(self, part_strings):
        return "".join(part for part in part_strings if part and part is not SUPPRESS)

    def _format_text(self, text):
        if "%(prog)" in text:
            text = text % {"prog": self._prog}
        width = max(self._width - self._current_indent, 11)
        return self._fill_text(text, width, " " * self._current_indent) + "\n\n"

    def _iter_indented_subactions(self, action):
        if hasattr(action, "_get_subactions"):
            self._indent()
            yield from action._get_subactions()
            self._dedent()

    def _format_action(self, action):
        position = min(self._action_max_length + 2, self._max_help_position)
        head = " " * self._current_indent + self._format_action_invocation(action)
        parts = []
        texts = []
        if action.help and action.help.strip():
            expanded = self._expand_help(action)
            texts = self._split_lines(expanded, max(self._width - position, 11)) if expanded else []
        if action.help and len(head) <= position - 2 and texts:
            parts.append("%-*s%s\n" % (position, head, texts.pop(0)))
        else:
            parts.append(head + "\n")
        parts += [" " * position + text + "\n" for text in texts]
        parts += [self._format_action(each) for each in self._iter_indented_subactions(action)]
        return self._join_parts(parts)

    def _fill_text(self, text, width, indent):
        return textwrap.fill(" ".join(text.split()), width, initial_indent=indent, subsequent_indent=indent)

    def _split_lines(self, text, width):
        return textwrap.wrap(" ".join(text.split()), width)

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest

    def _metavars(self, action, default, count):
        if action.metavar is not None:
            made = action.metavar
        elif action.choices is not None:
            made = "{" + ",".join(str(choice) for choice in action.choices) + "}"
        else:
            made = default
        return made if isinstance(made, tuple) else (made,) * count

    def _format_args(self, action, default):
        one = lambda n: self._metavars(action, default, n)  # noqa: E731
        nargs = action.nargs
        if nargs is None:
            return "%s" % one(1)
        if nargs == OPTIONAL:
            return "[%s]" % one(1)
        if nargs == ZERO_OR_MORE:
            made = one(1)
            return "[%s [%s ...]]" % made if len(made) == 2 else "[%s ...]" % made
        if nargs == ONE_OR_MORE:
            return "%s [%s ...]" % one(2)
        if nargs == REMAINDER:
            return "..."
        if nargs == PARSER:
            return "%s ..." % one(1)
        if nargs == SUPPRESS:
            return ""
        return " ".join(one(nargs))

    def _usage_part(self, action, in_group):
        if not action.option_strings:
            part = self._format_args(action, self._get_default_metavar_for_positional(action))
            return part[1:-1] if in_group and part[:1] == "[" and part[-1:] == "]" else part
        if action.nargs == 0:
            part = action.format_usage()
        else:
            part = action.option_strings[0] + " " + self._format_args(action, self._get_default_metavar_for_optional(action))
        return part if action.required or in_group else "[" + part + "]"

    def _parts(self, actions, groups):
        made, done = [], set()
        for i, action in enumerate(actions):
            if id(action) in done or action.help is SUPPRESS:
                continue
            for group in groups:
                members = group._group_actions
                if members and members[0] is action and actions[i : i + len(members)] == members:
                    shown = [m for m in members if m.help is not SUPPRESS]
                    text = " | ".join(self._usage_part(m, True) for m in shown)
                    if len(shown) > 1 or not group.required:
                        text = ("(%s)" if group.required else "[%s]") % text
                    made += text.split(" | ") if False else [text]
                    done.update(id(m) for m in members)
                    break
            else:
                made.append(self._usage_part(action, False))
        return made

    def _format_actions_usage(self, actions, groups):
        return " ".join(self._parts(actions, groups))

    def _format_usage(self, usage, actions, groups, prefix):
        prefix = "usage: " if prefix is None else prefix
        if usage is not None:
            return prefix + usage % {"prog": self._prog} + "\n\n"
        optionals = [a for a in actions if a.option_strings]
        positionals = [a for a in actions if not a.option_strings]
        options, others = self._parts(optionals, groups), self._parts(positionals, groups)
        text = " ".join([self._prog] + options + others)
        if len(prefix) + len(text) > self._width:
            words = lambda parts: [w for p in parts for w in (p.split(" | ") and [p])]  # noqa: E731

            def lines(parts, indent, first=None):
                made, line, length = [], [], len(first if first is not None else indent) - 1
                if first is not None:
                    length = len(first) - 1
                for part in parts:
                    if length + 1 + len(part) > self._width and line:
                        made.append(indent + " ".join(line))
                        line, length = [], len(indent) - 1
                    line.append(part)
                    length += len(part) + 1
                if line:
                    made.append(indent + " ".join(line))
                if first is not None and made:
                    made[0] = made[0][len(indent) :]
                return made

            options, others = words(options), words(others)
            if len(prefix) + len(self._prog) <= 0.75 * self._width:
                indent = " " * (len(prefix) + len(self._prog) + 1)
                if options:
                    made = lines([self._prog] + options, indent, prefix) + lines(others, indent)
                else:
                    made = lines([self._prog] + others, indent, prefix) if others else [self._prog]
            else:
                indent = " " * len(prefix)
                made = lines(options + others, indent)
                if len(made) > 1:
                    made = lines(options, indent) + lines(others, indent)
                made = [self._prog] + made
            text = "\n".join(made)
        return prefix + text + "\n\n"

    def _format_action_invocation(self, action):
        if not action.option_strings:
            return " ".join(self._metavars(action, self._get_default_metavar_for_positional(action), 1))
        if action.nargs == 0:
            return ", ".join(action.option_strings)
        args = self._format_args(action, self._get_default_metavar_for_optional(action))
        return ", ".join("%s %s" % (option, args) for option in action.option_strings)

    def _expand_help(self, action):
        params = dict(vars(action), prog=self._prog)
        for name in list(params):
            if params[name] is SUPPRESS:
                del params[name]
            elif hasattr(params[name], "__name__"):
                params[name] = params[name].__name__
        if params.get("choices") is not None:
            params["choices"] = ", ".join(str(c) for c in params["choices"])
        return self._get_help_string(action) % params


class RawDescriptionHelpFormatter(HelpFormatter):
    def _fill_text(self, text, width, indent):
        return "".join(indent + line for line in text.splitlines(keepends=True))


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    def _get_help_string(self, action):
        text = action.help or ""
        if "%(default)" not in text and action.default is not SUPPRESS:
            if action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE):
                text += " (default: %(default)s)"
        return text


class MetavarTypeHelpFormatter(HelpFormatter):
    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    _get_default_metavar_for_positional = _get_default_metavar_for_optional
