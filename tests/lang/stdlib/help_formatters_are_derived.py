import argparse


class Loud(argparse.HelpFormatter):
    def _split_lines(self, text, width):
        return text.splitlines()

    def _get_help_string(self, action):
        return "H:" + action.help

    def add_usage(self, usage, actions, groups, prefix=None):
        return super().add_usage(usage, actions, groups, "USE: ")

    def _format_action_invocation(self, action):
        return "> " + super()._format_action_invocation(action)

    def _fill_text(self, text, width, indent):
        return indent + text

    def start_section(self, heading):
        super().start_section(heading.upper() if heading else heading)

    def _get_default_metavar_for_optional(self, action):
        return action.dest + "!"


parser = argparse.ArgumentParser(prog="p", formatter_class=Loud, description="d  e  s  c", epilog="ep")
parser.add_argument("--foo", help="a\nb")
parser.add_argument("bar", help="q")
print(parser.format_help())
print(parser.format_usage())
made = argparse.HelpFormatter("prog", width=40)
made.add_usage(None, [], [])
made.start_section("heading")
made.add_text("some text of %(prog)s that is longer than one line can be")
made.add_argument(argparse.Action(["-x", "--xx"], "xx", help="hh"))
made.start_section("inner")
made.add_text("deeper")
made.end_section()
made.end_section()
made.start_section("empty")
made.end_section()
print(made.format_help())
parser = argparse.ArgumentParser(prog="p", formatter_class=lambda prog: argparse.RawDescriptionHelpFormatter(prog, max_help_position=40, width=60),
                                 description="a\n b")  # fmt: skip
group = parser.add_mutually_exclusive_group(required=True)
group.add_argument("-a", action="store_true")
group.add_argument("-b", type=int, metavar="N", default=5, help="b %(default)s %(type)s")
commands = parser.add_subparsers(dest="c", title="t", metavar="CMD")
commands.add_parser("one", help="o", aliases=["uno"]).add_argument("x", nargs="*")
print(parser.format_help())

# expect: USE: p [-h] [--foo foo!] bar
# expect:
# expect: d  e  s  c
# expect:
# expect: POSITIONAL ARGUMENTS:
# expect:   > bar         H:q
# expect:
# expect: OPTIONS:
# expect:   > -h, --help  H:show this help message and exit
# expect:   > --foo foo!  H:a
# expect:                 b
# expect:
# expect: ep
# expect:
# expect: USE: p [-h] [--foo foo!] bar
# expect:
# expect: usage: prog
# expect:
# expect: heading:
# expect:   some text of prog that is longer
# expect:   than one line can be
# expect:
# expect:   -x XX, --xx XX  hh
# expect:
# expect:   inner:
# expect:     deeper
# expect:
# expect: usage: p [-h] (-a | -b N) CMD ...
# expect:
# expect: a
# expect:  b
# expect:
# expect: options:
# expect:   -h, --help  show this help message and exit
# expect:   -a
# expect:   -b N        b 5 int
# expect:
# expect: t:
# expect:   CMD
# expect:     one (uno)
# expect:               o
