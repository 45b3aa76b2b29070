# Options of command lines: actions, types, groups, conflicts, help texts and errors.
import optparse, sys
from optparse import OptionParser, OptionGroup, make_option, Option
sys.stderr = sys.stdout; sys.argv = ['prog.py']
def t(f):
    try: print(f())
    except SystemExit as e: print('exit', e.code)
    except Exception as e: print(type(e).__name__, '|', e)
def cb(option, opt, value, parser, *a, **k): print('cb', option, opt, value, a, k); setattr(parser.values, option.dest or 'cbd', value)
def make():
    p = OptionParser(usage='usage: %prog [options] arg', version='%prog 1.0', description='What it does. ' * 8, epilog='The end.')
    p.add_option('-f', '--file', dest='filename', help='write report to FILE', metavar='FILE'); p.add_option('-q', '--quiet', action='store_false', dest='verbose', default=True, help="don't print [default: %default]")
    p.add_option('-n', '--num', type='int', default=3, help='a number (default %default) with a long explanation that has to wrap somewhere'); p.add_option('--point', type='float', nargs=2); p.add_option('-v', action='count', dest='v'); p.add_option('--mode', choices=['a', 'b'], default='a'); p.add_option('-a', action='append', dest='l'); p.add_option('--c1', action='append_const', const=1, dest='l2'); p.add_option('--hidden', help=optparse.SUPPRESS_HELP)
    p.add_option('-c', action='callback', callback=cb, type='string', dest='cc', callback_args=(1,), callback_kwargs={'k': 2}); g = OptionGroup(p, 'Dangerous', 'Beware of these. They bite.'); g.add_option('-g', action='store_true', help='Group'); p.add_option_group(g); return p
for args in [[], ['-f', 'x', '-q', 'rest', '-n5'], ['--file=y', '--num', '0x1f', '--point', '1', '2.5'], ['-vvv', '-a1', '-a', '2', '--c1', '--c1'], ['-c', 'val', '-g'], ['--', '-q'], ['--fi', 'z'], ['--quiet', '-'], ['--n=0b11'], ['--num=abc'], ['--bad'], ['-z'], ['--mode', 'q'], ['-f'], ['--point', '1'], ['--quiet=1'], ['--h'], ['--version'], ['-h']]: t(lambda: make().parse_args(args))
p = make(); print(p.format_help(optparse.TitledHelpFormatter())); p.disable_interspersed_args(); print(p.parse_args(['x', '-q'])); print(p.has_option('-f'), p.get_option('--file'), p.defaults, p.get_prog_name(), p.get_option_group('-g').title); p.remove_option('-f'); t(lambda: p.remove_option('-f')); p.set_defaults(verbose='x', n2=2); print(p.get_default_values())
t(lambda: p.add_option('-q')); r = OptionParser(conflict_handler='resolve', prog='r'); r.add_option('-n', '--dry', help='no'); r.add_option('-n', '--noisy', help='be'); r.print_help(); t(lambda: OptionParser(usage=optparse.SUPPRESS_USAGE, add_help_option=False, option_list=[make_option('-k', type=int)]).format_help())
for bad in [lambda: Option('x'), lambda: Option('-'), lambda: Option('-xx'), lambda: Option('--'), lambda: Option(), lambda: Option('-x', action='no'), lambda: Option('-x', type='no'), lambda: Option('-x', foo=1), lambda: Option('-x', type='choice'), lambda: Option('-x', choices=['a'], type='int'), lambda: Option('-x', action='store_true', type='int'), lambda: Option('-x', const=1), lambda: Option('-x', action='callback'), lambda: Option('-x', nargs=2, action='count'), lambda: p.error('bad thing')]: t(bad)
class MyOption(Option):
    TYPES = Option.TYPES + ('even',)
    TYPE_CHECKER = {**Option.TYPE_CHECKER, 'even': lambda o, opt, v: int(v) * 2}
    ACTIONS = Option.ACTIONS + ('extend',); STORE_ACTIONS = Option.STORE_ACTIONS + ('extend',); TYPED_ACTIONS = Option.TYPED_ACTIONS + ('extend',); ALWAYS_TYPED_ACTIONS = Option.ALWAYS_TYPED_ACTIONS + ('extend',)
    def take_action(self, action, dest, opt, value, values, parser): values.ensure_value(dest, []).extend(value.split(',')) if action == 'extend' else Option.take_action(self, action, dest, opt, value, values, parser)
q = OptionParser(option_class=MyOption); q.add_option('-e', type='even'); q.add_option('-x', '--ext', action='extend'); print(q.parse_args(['-e4', '-x', 'a,b', '--ext', 'c'])[0])

# expect: (<Values at <address>: {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, [])
# expect: (<Values at <address>: {'filename': 'x', 'verbose': False, 'num': 5, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, ['rest'])
# expect: (<Values at <address>: {'filename': 'y', 'verbose': True, 'num': 31, 'point': (1.0, 2.5), 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, [])
# expect: (<Values at <address>: {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': 3, 'mode': 'a', 'l': ['1', '2'], 'l2': [1, 1], 'hidden': None, 'cc': None, 'g': None}>, [])
# expect: cb -c -c val (1,) {'k': 2}
# expect: (<Values at <address>: {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': 'val', 'g': True}>, [])
# expect: (<Values at <address>: {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, ['-q'])
# expect: (<Values at <address>: {'filename': 'z', 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, [])
# expect: (<Values at <address>: {'filename': None, 'verbose': False, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, ['-'])
# expect: (<Values at <address>: {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, [])
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: option --num: invalid integer value: 'abc'
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: no such option: --bad
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: no such option: -z
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: option --mode: invalid choice: 'q' (choose from 'a', 'b')
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: -f option requires 1 argument
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: --point option requires 2 arguments
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: --quiet option does not take a value
# expect: exit 2
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: ambiguous option: --h (--help, --hidden?)
# expect: exit 2
# expect: prog.py 1.0
# expect: exit 0
# expect: Usage: prog.py [options] arg
# expect:
# expect: What it does. What it does. What it does. What it does. What it does. What it
# expect: does. What it does. What it does.
# expect:
# expect: Options:
# expect:   --version             show program's version number and exit
# expect:   -h, --help            show this help message and exit
# expect:   -f FILE, --file=FILE  write report to FILE
# expect:   -q, --quiet           don't print [default: True]
# expect:   -n NUM, --num=NUM     a number (default 3) with a long explanation that has
# expect:                         to wrap somewhere
# expect:   --point=POINT
# expect:   -v
# expect:   --mode=MODE
# expect:   -a L
# expect:   --c1
# expect:   -c CC
# expect:
# expect:   Dangerous:
# expect:     Beware of these. They bite.
# expect:
# expect:     -g                  Group
# expect:
# expect: The end.
# expect: exit 0
# expect: Usage: prog.py [options] arg
# expect:
# expect: What it does. What it does. What it does. What it does. What it does. What it
# expect: does. What it does. What it does.
# expect:
# expect: Options
# expect: =======
# expect: --version             show program's version number and exit
# expect: --help, -h            show this help message and exit
# expect: --file=FILE, -f FILE  write report to FILE
# expect: --quiet, -q           don't print [default: %default]
# expect: --num=NUM, -n NUM     a number (default %default) with a long explanation that
# expect:                       has to wrap somewhere
# expect: --point=POINT
# expect: -v
# expect: --mode=MODE
# expect: -a L
# expect: --c1
# expect: -c CC
# expect:
# expect: Dangerous
# expect: ---------
# expect: Beware of these. They bite.
# expect:
# expect: -g                    Group
# expect:
# expect: The end.
# expect:
# expect: (<Values at <address>: {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None}>, ['x', '-q'])
# expect: True -f/--file {'filename': None, 'verbose': True, 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None} prog.py Dangerous
# expect: ValueError | no such option '-f'
# expect: {'filename': None, 'verbose': 'x', 'num': 3, 'point': None, 'v': None, 'mode': 'a', 'l': None, 'l2': None, 'hidden': None, 'cc': None, 'g': None, 'n2': 2}
# expect: OptionConflictError | option -q: conflicting option string(s): -q
# expect: Usage: r [options]
# expect:
# expect: Options:
# expect:   -h, --help            show this help message and exit
# expect:   --dry=DRY             no
# expect:   -n NOISY, --noisy=NOISY
# expect:                         be
# expect: Options:
# expect:   -k K
# expect:
# expect: OptionError | invalid option string 'x': must be at least two characters long
# expect: OptionError | invalid option string '-': must be at least two characters long
# expect: OptionError | invalid long option string '-xx': must start with --, followed by non-dash
# expect: OptionError | invalid short option string '--': must be of the form -x, (x any non-dash char)
# expect: TypeError | at least one option string must be supplied
# expect: OptionError | option -x: invalid action: 'no'
# expect: OptionError | option -x: invalid option type: 'no'
# expect: OptionError | option -x: invalid keyword arguments: foo
# expect: OptionError | option -x: must supply a list of choices for type 'choice'
# expect: OptionError | option -x: must not supply choices for type 'int'
# expect: OptionError | option -x: must not supply a type for action 'store_true'
# expect: OptionError | option -x: 'const' must not be supplied for action 'store'
# expect: OptionError | option -x: callback not callable: None
# expect: OptionError | option -x: 'nargs' must not be supplied for action 'count'
# expect: Usage: prog.py [options] arg
# expect:
# expect: prog.py: error: bad thing
# expect: exit 2
# expect: {'e': 8, 'ext': ['a', 'b', 'c']}
