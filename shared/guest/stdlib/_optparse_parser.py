"""The parser and the help texts of optparse."""

import os
import sys
import textwrap

from optparse import (
    NO_DEFAULT, SUPPRESS_HELP, SUPPRESS_USAGE, AmbiguousOptionError, BadOptionError, Option, OptionContainer, OptionGroup,
    OptionValueError, Values,
)

__name__ = "optparse"  # what is defined here is shown, and pickled, as that module's


class HelpFormatter:
    NO_DEFAULT_VALUE = "none"

    def __init__(self, indent_increment, max_help_position, width, short_first):
        self.parser, self.indent_increment = None, indent_increment
        if width is None:
            try:
                width = int(os.environ["COLUMNS"])
            except (KeyError, ValueError):
                width = 80
            width -= 2
        self.width = width
        self.help_position = self.max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self.current_indent = self.level = 0
        self.help_width, self.short_first, self.default_tag = None, short_first, "%default"
        self.option_strings = {}
        self._short_opt_fmt, self._long_opt_fmt = "%s %s", "%s=%s"

    def set_parser(self, parser):
        self.parser = parser

    def set_short_opt_delimiter(self, delim):
        if delim not in ("", " "):
            raise ValueError("invalid metavar delimiter for short options: %r" % delim)
        self._short_opt_fmt = "%s" + delim + "%s"

    def set_long_opt_delimiter(self, delim):
        if delim not in ("=", " "):
            raise ValueError("invalid metavar delimiter for long options: %r" % delim)
        self._long_opt_fmt = "%s" + delim + "%s"

    def indent(self):
        self.current_indent += self.indent_increment
        self.level += 1

    def dedent(self):
        self.current_indent -= self.indent_increment
        self.level -= 1

    def format_usage(self, usage):
        raise NotImplementedError("subclasses must implement")

    format_heading = format_usage

    def _format_text(self, text):
        indent = " " * self.current_indent
        return textwrap.fill(text, max(self.width - self.current_indent, 11), initial_indent=indent, subsequent_indent=indent)

    def format_description(self, description):
        return self._format_text(description) + "\n" if description else ""

    def format_epilog(self, epilog):
        return "\n" + self._format_text(epilog) + "\n" if epilog else ""

    def expand_default(self, option):
        if self.parser is None or not self.default_tag:
            return option.help
        value = self.parser.defaults.get(option.dest)
        return option.help.replace(self.default_tag, str(self.NO_DEFAULT_VALUE if value is NO_DEFAULT or value is None else value))

    def format_option(self, option):
        opts, width = self.option_strings[option], self.help_position - self.current_indent - 2
        if len(opts) > width:
            out, first = ["%*s%s\n" % (self.current_indent, "", opts)], self.help_position
        else:
            out, first = ["%*s%-*s  " % (self.current_indent, "", width, opts)], 0
        if option.help:
            lines = textwrap.wrap(self.expand_default(option), self.help_width)
            out.append("%*s%s\n" % (first, "", lines[0]))
            out += ["%*s%s\n" % (self.help_position, "", line) for line in lines[1:]]
        elif opts[-1] != "\n":
            out.append("\n")
        return "".join(out)

    def store_option_strings(self, parser):
        self.indent()
        longest = self._store(parser.option_list, 0)
        self.indent()
        for group in parser.option_groups:
            longest = self._store(group.option_list, longest)
        self.dedent()
        self.dedent()
        self.help_position = min(longest + 2, self.max_help_position)
        self.help_width = max(self.width - self.help_position, 11)

    def _store(self, options, longest):
        for option in options:
            self.option_strings[option] = text = self.format_option_strings(option)
            longest = max(longest, len(text) + self.current_indent)
        return longest

    def format_option_strings(self, option):
        short, long = option._short_opts, option._long_opts
        if option.takes_value():
            metavar = option.metavar or option.dest.upper()
            short = [self._short_opt_fmt % (opt, metavar) for opt in short]
            long = [self._long_opt_fmt % (opt, metavar) for opt in long]
        return ", ".join(short + long if self.short_first else long + short)


class IndentedHelpFormatter(HelpFormatter):
    def __init__(self, indent_increment=2, max_help_position=24, width=None, short_first=1):
        super().__init__(indent_increment, max_help_position, width, short_first)

    def format_usage(self, usage):
        return "Usage: %s\n" % usage

    def format_heading(self, heading):
        return "%*s%s:\n" % (self.current_indent, "", heading)


class TitledHelpFormatter(HelpFormatter):
    def __init__(self, indent_increment=0, max_help_position=24, width=None, short_first=0):
        super().__init__(indent_increment, max_help_position, width, short_first)

    def format_usage(self, usage):
        return "%s  %s\n" % (self.format_heading("Usage"), usage)

    def format_heading(self, heading):
        return "%s\n%s\n" % (heading, "=-"[self.level] * len(heading))


class OptionParser(OptionContainer):
    standard_option_list = []

    def __init__(self, usage=None, option_list=None, option_class=Option, version=None, conflict_handler="error",
                 description=None, formatter=None, add_help_option=True, prog=None, epilog=None):
        super().__init__(option_class, conflict_handler, description)
        self.set_usage(usage)
        self.prog, self.version, self.epilog = prog, version, epilog
        self.allow_interspersed_args, self.process_default_values = True, True
        self.formatter = IndentedHelpFormatter() if formatter is None else formatter
        self.formatter.set_parser(self)
        self.add_options(self.standard_option_list)
        self.add_options(option_list or ())
        if version:
            self.add_option("--version", action="version", help="show program's version number and exit")
        if add_help_option:
            self.add_option("-h", "--help", action="help", help="show this help message and exit")
        self.rargs = self.largs = self.values = None

    def destroy(self):
        pass

    def _create_option_list(self):
        self.option_list, self.option_groups = [], []
        self._short_opt, self._long_opt, self.defaults = {}, {}, {}

    def set_usage(self, usage):
        if usage is None:
            self.usage = "%prog [options]"
        elif usage is SUPPRESS_USAGE:
            self.usage = None
        else:
            self.usage = usage[7:] if usage.lower().startswith("usage: ") else usage

    def enable_interspersed_args(self):
        self.allow_interspersed_args = True

    def disable_interspersed_args(self):
        self.allow_interspersed_args = False

    def set_process_default_values(self, process):
        self.process_default_values = process

    def set_default(self, dest, value):
        self.defaults[dest] = value

    def set_defaults(self, **kwargs):
        self.defaults.update(kwargs)

    def get_default_values(self):
        if not self.process_default_values:
            return Values(self.defaults)
        defaults = self.defaults.copy()
        for group in [self, *self.option_groups]:
            for option in group.option_list:
                value = defaults.get(option.dest)
                if isinstance(value, str):
                    defaults[option.dest] = option.check_value(option.get_opt_string(), value)
        return Values(defaults)

    def add_option_group(self, *args, **kwargs):
        group = OptionGroup(self, *args, **kwargs) if isinstance(args[0], str) else args[0]
        if not isinstance(group, OptionGroup):
            raise TypeError("not an OptionGroup instance: %r" % group)
        if group.parser is not self:
            raise ValueError("invalid OptionGroup (wrong parser)")
        self.option_groups.append(group)
        return group

    def get_option_group(self, opt_str):
        option = self.get_option(opt_str)
        return option.container if option and option.container is not self else None

    def parse_args(self, args=None, values=None):
        self.rargs = sys.argv[1:] if args is None else args[:]
        self.largs, self.values = [], self.get_default_values() if values is None else values
        try:
            self._process_args(self.largs, self.rargs, self.values)
        except (BadOptionError, OptionValueError) as e:
            self.error(str(e))
        return self.check_values(self.values, self.largs + self.rargs)

    def check_values(self, values, args):
        return values, args

    def _process_args(self, largs, rargs, values):
        while rargs:
            arg = rargs[0]
            if arg == "--":
                del rargs[0]
                return
            if arg[:2] == "--":
                self._process_long_opt(rargs, values)
            elif arg[:1] == "-" and len(arg) > 1:
                self._process_short_opts(rargs, values)
            elif self.allow_interspersed_args:
                largs.append(rargs.pop(0))
            else:
                return

    def _match_long_opt(self, opt):
        return _match_abbrev(opt, self._long_opt)

    def _take(self, option, opt, rargs):
        if len(rargs) < option.nargs:
            if option.nargs == 1:
                self.error("%s option requires 1 argument" % opt)
            self.error("%s option requires %d arguments" % (opt, option.nargs))
        found = rargs[:option.nargs]
        del rargs[:option.nargs]
        return found[0] if option.nargs == 1 else tuple(found)

    def _process_long_opt(self, rargs, values):
        arg = rargs.pop(0)
        opt, sign, value = arg.partition("=")
        if sign:
            rargs.insert(0, value)
        opt = self._match_long_opt(opt)
        option, value = self._long_opt[opt], None
        if option.takes_value():
            value = self._take(option, opt, rargs)
        elif sign:
            self.error("%s option does not take a value" % opt)
        option.process(opt, value, values, self)

    def _process_short_opts(self, rargs, values):
        arg = rargs.pop(0)
        for i, ch in enumerate(arg[1:], 2):
            opt = "-" + ch
            option, value = self._short_opt.get(opt), None
            if not option:
                raise BadOptionError(opt)
            stop = option.takes_value()
            if stop:
                if i < len(arg):
                    rargs.insert(0, arg[i:])
                value = self._take(option, opt, rargs)
            option.process(opt, value, values, self)
            if stop:
                break

    def get_prog_name(self):
        return os.path.basename(sys.argv[0]) if self.prog is None else self.prog

    def expand_prog_name(self, s):
        return s.replace("%prog", self.get_prog_name())

    def get_description(self):
        return self.description and self.expand_prog_name(self.description)

    def exit(self, status=0, msg=None):
        if msg:
            sys.stderr.write(msg)
        sys.exit(status)

    def error(self, msg):
        self.print_usage(sys.stderr)
        self.exit(2, "%s: error: %s\n" % (self.get_prog_name(), msg))

    def get_usage(self):
        return self.formatter.format_usage(self.expand_prog_name(self.usage)) if self.usage else ""

    def print_usage(self, file=None):
        if self.usage:
            print(self.get_usage(), file=file)

    def get_version(self):
        return self.expand_prog_name(self.version) if self.version else ""

    def print_version(self, file=None):
        if self.version:
            print(self.get_version(), file=file)

    def format_option_help(self, formatter=None):
        formatter = formatter or self.formatter
        formatter.store_option_strings(self)
        out = [formatter.format_heading("Options")]
        formatter.indent()
        if self.option_list:
            out += [OptionContainer.format_option_help(self, formatter), "\n"]
        for group in self.option_groups:
            out += [group.format_help(formatter), "\n"]
        formatter.dedent()
        return "".join(out[:-1])

    def format_epilog(self, formatter):
        return formatter.format_epilog(self.epilog)

    def format_help(self, formatter=None):
        formatter = formatter or self.formatter
        out = [self.get_usage() + "\n"] if self.usage else []
        if self.description:
            out.append(self.format_description(formatter) + "\n")
        return "".join(out + [self.format_option_help(formatter), self.format_epilog(formatter)])

    def print_help(self, file=None):
        (sys.stdout if file is None else file).write(self.format_help())


def _match_abbrev(s, wordmap):
    if s in wordmap:
        return s
    found = sorted(word for word in wordmap if word.startswith(s))
    if len(found) == 1:
        return found[0]
    raise AmbiguousOptionError(s, found) if found else BadOptionError(s)
