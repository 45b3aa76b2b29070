import warnings
warnings.simplefilter('ignore')
import warnings, configparser, io, timeit, sys, importlib.util, locale, types


def told(f, *a, **k):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        try:
            r = f(*a, **k)
        except Exception as e:
            r = (type(e).__name__, str(e))
    return (r, [(x.category.__name__, str(x.message)) for x in w])
p = configparser.ConfigParser(interpolation=None)
print(told(p.readfp, io.StringIO('[a]\nb=1\n')), p['a']['b'])
f = io.StringIO('[a\n')
print(told(p.readfp, f, 'NAME'))
l, w = told(configparser.LegacyInterpolation)
print(w)
q = configparser.ConfigParser(interpolation=l)
q.read_string('[s]\na=1\nb=%(a)s x %(A)s\nc=%(c)s\nd=%(none)s\ne=50%\nf=%%(a)s\n')
for o in 'abcdef':
    print(o, told(q.get, 's', o))
print(told(q.set, 's', 'a', '50%'), told(q.get, 's', 'a'))
e = configparser.ParsingError('src')
print(told(lambda: e.filename), told(configparser.ParsingError), told(configparser.ParsingError, 'a', 'b'), told(configparser.ParsingError, filename='x'))
t = timeit.Timer('1/0')
b = io.StringIO()
try:
    t.timeit(1)
except ZeroDivisionError:
    t.print_exc(b)
print(b.getvalue().splitlines()[0], b.getvalue().splitlines()[-3:])
print(told(importlib.util.set_package, lambda: types.ModuleType('x'))[1])


def mk():
    return types.ModuleType('x')
r, w = told(importlib.util.set_package, mk)
print(w)
m, w2 = told(r)
print(m, w2)


class L:

    def load(self, n):
        return types.ModuleType(n)
    load = importlib.util.set_loader(load) if not told(lambda: 0)[1] else 0

    @importlib.util.module_for_loader
    def lm(self, module):
        module.x = 1
        return module
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    L1 = L()
    m = L1.load('zz')
    print(type(m.__loader__).__name__)
r, w = told(importlib.util.module_for_loader, lambda self, m: m)
print(w)
r, w = told(L1.lm, 'zzq')
print(r.x, r.__loader__ is L1, 'zzq' in sys.modules, r.__package__, w)
print(told(locale.format, '%d', 3), told(locale.format, '%d x', 3), told(locale.format, '%.2f', 3.14159, True), told(locale.format, '%s', 3))
for n in ('gettext', 'dgettext', 'dcgettext', 'textdomain', 'bindtextdomain', 'bind_textdomain_codeset'):
    print(n, hasattr(locale, n))
print(told(locale.dgettext, 'd', 'm'), told(locale.dcgettext, 'd', 'm', locale.LC_MESSAGES), told(locale.textdomain, None), told(locale.bindtextdomain, 'x', None), told(locale.bind_textdomain_codeset, 'x', None))
import doctest


def f():
    """
    >>> 1 + 1
    2
    text
    >>> for i in range(2):
    ...     print(i)
    0
    1
    """
print(doctest.script_from_examples(f.__doc__))
import mmap
print(mmap.MADV_NORMAL, mmap.MADV_DONTNEED, mmap.MADV_WILLNEED, mmap.MAP_POPULATE, mmap.MAP_STACK, mmap.MAP_DENYWRITE, mmap.MAP_EXECUTABLE, {n: getattr(mmap, n) for n in dir(mmap) if n.startswith(('MADV', 'MAP_'))})
m = mmap.mmap(-1, 10)
print(told(m.madvise, mmap.MADV_NORMAL), told(m.madvise, mmap.MADV_NORMAL, 20), told(m.madvise, mmap.MADV_NORMAL, 0, -1), m.closed)
m.close()
print(m.closed, told(m.madvise, 0))

# expect: (None, [('DeprecationWarning', "This method will be removed in Python 3.12. Use 'parser.read_file()' instead.")]) 1
# expect: (('MissingSectionHeaderError', "File contains no section headers.\nfile: 'NAME', line: 1\n'[a\\n'"), [('DeprecationWarning', "This method will be removed in Python 3.12. Use 'parser.read_file()' instead.")])
# expect: [('DeprecationWarning', 'LegacyInterpolation has been deprecated since Python 3.2 and will be removed from the configparser module in Python 3.13. Use BasicInterpolation or ExtendedInterpolation instead.')]
# expect: a ('1', [])
# expect: b ('1 x 1', [])
# expect: c (('InterpolationDepthError', "Recursion limit exceeded in value substitution: option 'c' in section 's' contains an interpolation key which cannot be substituted in 10 steps. Raw value: '%(c)s'"), [])
# expect: d (('InterpolationMissingOptionError', "Bad value substitution: option 'd' in section 's' contains an interpolation key 'none' which is not a valid option name. Raw value: '%(none)s'"), [])
# expect: e ('50%', [])
# expect: f ('1', [])
# expect: (None, []) ('50%', [])
# expect: ('src', [('DeprecationWarning', "The 'filename' attribute will be removed in Python 3.12. Use 'source' instead.")]) (('ValueError', "Required argument `source' not given."), []) (('ValueError', "Cannot specify both `filename' and `source'. Use `source'."), []) (Source contains parsing errors: 'x', [])
# expect: Traceback (most recent call last): ['    1/0', '     ~^~', 'ZeroDivisionError: division by zero']
# expect: []
# expect: []
# expect: <module 'x'> [('DeprecationWarning', 'The import system now takes care of this automatically; this decorator is slated for removal in Python 3.12')]
# expect: L
# expect: [('DeprecationWarning', 'The import system now takes care of this automatically; this decorator is slated for removal in Python 3.12')]
# expect: 1 True True None []
# expect: ('3', [('DeprecationWarning', "This method will be removed in a future version of Python. Use 'locale.format_string()' instead.")]) (('ValueError', "format() must be given exactly one %char format specifier, '%d x' not valid"), [('DeprecationWarning', "This method will be removed in a future version of Python. Use 'locale.format_string()' instead.")]) ('3.14', [('DeprecationWarning', "This method will be removed in a future version of Python. Use 'locale.format_string()' instead.")]) ('3', [('DeprecationWarning', "This method will be removed in a future version of Python. Use 'locale.format_string()' instead.")])
# expect: gettext True
# expect: dgettext True
# expect: dcgettext True
# expect: textdomain True
# expect: bindtextdomain True
# expect: bind_textdomain_codeset True
# expect: ('m', []) ('m', []) ('messages', []) ('/usr/share/locale', []) (None, [])
# expect: 1 + 1
# expect: # Expected:
# expect: ## 2
# expect: ## text
# expect: for i in range(2):
# expect:     print(i)
# expect: # Expected:
# expect: ## 0
# expect: ## 1
# expect:
# expect: 0 4 3 32768 131072 2048 4096 {'MADV_DODUMP': 17, 'MADV_DOFORK': 11, 'MADV_DONTDUMP': 16, 'MADV_DONTFORK': 10, 'MADV_DONTNEED': 4, 'MADV_FREE': 8, 'MADV_HUGEPAGE': 14, 'MADV_HWPOISON': 100, 'MADV_MERGEABLE': 12, 'MADV_NOHUGEPAGE': 15, 'MADV_NORMAL': 0, 'MADV_RANDOM': 1, 'MADV_REMOVE': 9, 'MADV_SEQUENTIAL': 2, 'MADV_UNMERGEABLE': 13, 'MADV_WILLNEED': 3, 'MAP_ANON': 32, 'MAP_ANONYMOUS': 32, 'MAP_DENYWRITE': 2048, 'MAP_EXECUTABLE': 4096, 'MAP_POPULATE': 32768, 'MAP_PRIVATE': 2, 'MAP_SHARED': 1, 'MAP_STACK': 131072}
# expect: (None, []) (('ValueError', 'madvise start out of bounds'), []) (('ValueError', 'madvise length invalid'), []) False
# expect: True (('ValueError', 'mmap closed or invalid'), [])
