from _cells import run

run(r'''
import statistics
import random
import configparser
import urllib.parse
import html
import shlex
import pprint
import reprlib
import heapq
import bisect
import queue
import sched
import graphlib
import calendar
import colorsys
import keyword
import linecache
import platform
import getopt
import io
import copy
import types
import weakref
import contextlib
import functools
import operator
import itertools
import collections
import enum
import dataclasses
import abc
import numbers
import fractions
import cmath
import math
import time
import locale
import secrets
import fnmatch
import glob
import string
import token
import tokenize
import ast
import uuid
import stat
import errno
from statistics import *
from fractions import Fraction as F
from decimal import Decimal as D
mean([1, 2, 3, 4]), mean([F(1, 2), 1]), mean([D('1.5'), 2]), mean([1.5, 2]), fmean([1, 2]), fmean([1, 2], [3, 1]), geometric_mean([1, 2, 4]), harmonic_mean([40, 60]), harmonic_mean([40, 60], weights=[1, 2]), median([1, 3, 2]), median([1, 2, 3, 4]), median_low([1, 2, 3, 4]), median_high([1, 2, 3, 4]), median_grouped([1, 2, 2, 3]), mode([1, 1, 2]), mode('aab'), multimode('aabb'), multimode([])
mean([])
fmean([])
fmean([1], [1, 2])
fmean([1, 2], [0, 0])
geometric_mean([-1])
geometric_mean([])
harmonic_mean([])
harmonic_mean([-1])
median([])
mode([])
variance([1])
pvariance([])
stdev([1, 2, 3, 4]), pstdev([1, 2, 3, 4]), variance([1, 2, 3, 4]), pvariance([1, 2, 3, 4]), variance([F(1, 2), F(3, 2)]), pvariance([D(1), D(2)]), variance([1, 2, 3], 2), stdev([1.5, 2.5]), variance([D('1'), D('2')]), stdev([D('1'), D('3')])
quantiles([1, 2, 3, 4]), quantiles([1, 2, 3, 4], n=2), quantiles([1, 2, 3], method='inclusive')
quantiles([1], n=4)
quantiles([1, 2], n=0)
quantiles([1, 2], method='x')
covariance([1, 2, 3], [1, 2, 4]), correlation([1, 2, 3], [1, 2, 4]), linear_regression([1, 2, 3], [2, 4, 7]), linear_regression([1, 2], [2, 4], proportional=True)
correlation([1, 2], [1])
correlation([1, 1], [1, 2])
covariance([1], [1])
linear_regression([1, 1], [1, 2])
NormalDist(0, -1)
N.inv_cdf(2)
NormalDist(0, 0).pdf(1)
StatisticsError.__mro__[:2], N.overlap(3) if 0 else 1
N.overlap(3)
r = random.Random(42); r.random(), r.randint(1, 10), r.choice('abc'), r.sample(range(10), 3), r.shuffle, r.uniform(1, 2), r.gauss(0, 1), r.normalvariate(0, 1), r.lognormvariate(0, 1), r.expovariate(1), r.betavariate(1, 2), r.gammavariate(2, 1), r.paretovariate(2), r.weibullvariate(1, 2), r.vonmisesvariate(0, 1), r.triangular(0, 1), r.getrandbits(70), r.randbytes(3), r.choices([1, 2], k=3), r.choices([1, 2], [1, 3], k=3), r.choices('ab', cum_weights=[1, 2]), r.randrange(10), r.randrange(1, 10, 3), r.sample([1, 2], 3, counts=[2, 2])
r.randrange(0)
r.randrange(1, 1)
r.randrange(1.5)
r.randrange(1, 5, 0)
r.choice([])
r.sample([1], 2)
r.sample({1}, 1)
r.sample([1, 2], -1)
r.choices([1, 2], [1])
r.choices([1], [0])
r.choices([], k=1)
r.choices([1], weights=[1], cum_weights=[1])
r.getrandbits(-1)
random.seed('abc'); random.random(), random.seed(b'x'), random.random(), random.seed(1.5), random.random(), random.seed(None)
random.seed([1])
s = r.getstate(); a = r.random(); r.setstate(s); a == r.random(), len(s), s[0], len(s[1])
r.setstate((1, 2, 3))
random.Random(5).shuffle([1]), random.SystemRandom().random() < 1, random.Random(1) is not random.Random(1), random.Random(7).gauss(), random.Random(3).binomialvariate(5) if hasattr(random.Random, 'binomialvariate') else 0
c = configparser.ConfigParser(); c.read_string('[DEFAULT]\na=1\n[s]\nb = 2\nc: x\n  y\n; comment\nd = %(a)s/z\ne\n' if 0 else '[DEFAULT]\na=1\n[s]\nb = 2\nc: x\n  y\n; comment\nd = %(a)s/z\n'); c.sections(), c.options('s'), c.get('s', 'd'), c.get('s', 'd', raw=True), c['s']['c'], c.getint('s', 'b'), c.getfloat('s', 'b'), c.has_option('s', 'a'), c.items('s'), dict(c['s']), c.defaults(), 's' in c, list(c), c.get('s', 'zz', fallback=5), c['s'].get('zz', 'q'), c['s'].getint('b'), c['s'].getboolean('q', True), len(c)
c.get('s', 'zz')
c.get('t', 'a')
c['t']
c['s']['zz']
c.add_section('s')
c.add_section('DEFAULT')
c.set('t', 'a', 'b')
c.set('s', 'a', 5)
c.getboolean('s', 'c')
c.read_string('a=1')
c.read_string('[s]\nfoo')
c.read_string('[x]\na=1\na=2')
c.read_string('[x]\n[x]')
c.read_dict({'n': {'k': 1}}); c['n']['k'], c.remove_option('n', 'k'), c.remove_section('n'), c.remove_section('n'), c.has_section('n')
f = io.StringIO(); c.write(f); f.getvalue()
f = io.StringIO(); c.write(f, space_around_delimiters=False); f.getvalue()
c2 = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation()); c2.read_string('[a]\nx=1\ny=${x}2\n[b]\nz=${a:y}3\n'); c2['b']['z'], c2['a']['y']
c2.read_string('[a]\nq=${nope}'); c2['a']['q']
c2.read_string('[e]\nq=${nope'); c2['e']['q']
c5 = configparser.ConfigParser(converters={'list': lambda v: v.split(',')}); c5.read_string('[s]\na=1,2'); c5.getlist('s', 'a'), c5['s'].getlist('a'), c5['s'], c5, c5.read('/nonexistent')
c.read_string('[i]\na=%(b)s\nb=%(a)s'); c.get('i', 'a')
c.read_string('[j]\na=%(zz)s'); c.get('j', 'a')
c.read_string('[k]\na=%z'); c.get('k', 'a')
c['m'] = {'x': 'y'}; c['m']['x'], c.pop('m'), c.popitem()
configparser.NoSectionError('x').args, configparser.DuplicateOptionError('s', 'o', 'f', 3), configparser.ParsingError('src')
from urllib.parse import *
urlparse('http://user:pw@host:80/p;par?q=1#f'), urlsplit('//h/p'), urlparse('mailto:a@b'), urlparse('path?x'), urlsplit('HTTP://[::1]:8/x').hostname, urlparse('http://h:80').port, urlparse('http://u:p@h').username, urlunparse(('http', 'h', '/p', '', 'q', 'f')), urlunsplit(('a', 'b', 'c', 'd', 'e')), urljoin('http://a/b/c', '../d'), urljoin('http://a/b/c', '//x/y'), urljoin('http://a/b/c?q', '?z'), urljoin('http://a/b', 'http://c'), urldefrag('http://a#f'), urljoin('http://a/b/c/d', './../../g'), urljoin('a', 'b'), urljoin('', 'b'), urljoin('mailto:a', 'b')
urlsplit(b'http://h/p'), urlparse(b'http://h:1/p').port, urljoin(b'http://a/b', b'c'), urldefrag(b'x#y'), urlsplit('http://h/').geturl(), urlsplit('http://H/?').geturl(), urlparse('http://a/b')._replace(path='/c').geturl(), urlsplit('http://h').encode(), urlsplit(b'http://h').decode()
urlsplit('http://[::1')
urlparse('http://h:99999').port
urlparse('http://h:x').port
urljoin('a', b'b')
quote('a b/é?&'), quote('a/b', safe=''), quote_plus('a b&c'), quote(b'\xff'), unquote('a%20b%C3%A9'), unquote_plus('a+b'), quote_from_bytes(b'a b'), unquote_to_bytes('a%20'), unquote('%zz%4'), quote('é', encoding='latin-1'), unquote('%E9', encoding='latin-1'), unquote('%ff', errors='replace'), quote('~_-.'), unquote(b'a%20b')
quote(5)
quote('a', encoding='x', errors='y') if 0 else quote(b'a', encoding='utf-8')
urlencode({'a': 1, 'b': 'x y'}), urlencode([('a', [1, 2])], doseq=True), urlencode({'a': 'é'}, encoding='latin-1'), urlencode({'a b': 'c/d'}, safe='/'), urlencode({'a': 'b c'}, quote_via=quote), urlencode({'a': b'x'}), urlencode({'a': (1, 'x')}, True)
urlencode('abc')
urlencode(5)
parse_qs('a=1&b=2&a=3&c='), parse_qs('a=1&c=', keep_blank_values=True), parse_qsl('a=1;b=2', separator=';'), parse_qsl('a=%20+x'), parse_qs('a'), parse_qsl(b'a=1'), parse_qsl('a=1&b=2', max_num_fields=2)
parse_qsl('a', strict_parsing=True)
parse_qsl('a=1&b=2', max_num_fields=1)
parse_qsl('a=1', separator='')
html.escape('<a href="x">\'&'), html.escape('"', quote=False), html.unescape('&lt;&amp;&#65;&#x42;&eacute;&nbsp;&notit;&copy &unknown; &#0; &#x80;')
shlex.split('a "b c" d\\ e \'f\' # g'), shlex.split('a # b', comments=True), shlex.split("a'b'c"), shlex.split('a\\"b', posix=False), shlex.quote("a b'c"), shlex.quote(''), shlex.quote('abc'), shlex.join(['a', 'b c']), list(shlex.shlex('a=b; c|d', punctuation_chars=True)), list(shlex.shlex('a.b "c" # x\nd'))
shlex.split('"a')
shlex.split('a\\')
s = shlex.shlex('a b\nc', posix=True); s.get_token(), s.push_token('z'), s.get_token(), s.lineno, s.wordchars[:5], s.whitespace, s.eof, s.error_leader('f', 3)
pprint.pformat({'b': 1, 'a': [1, 2, {'x': (1,)}]}), pprint.pformat(list(range(30))), pprint.pformat('x' * 100, width=20), pprint.pformat({'a' * 30: 'b' * 30, 'c' * 30: ['d' * 30]}), pprint.pformat([[1, [2, [3]]]], depth=2), pprint.pformat({1, 3, 2}), pprint.pformat((1,)), pprint.pformat([1, 2], indent=4, width=5), pprint.pformat({'b': 1, 'a': 2}, sort_dicts=False), pprint.pformat(10000000, underscore_numbers=True), pprint.pformat([list(range(10)), list(range(10))], compact=True, width=20), pprint.saferepr([1]), pprint.isreadable([1]), pprint.isrecursive([1])
@dataclasses.dataclass
class DC:
    a: str
    b: list
pprint.pprint([1], io.StringIO()), pprint.pp({'b': 1, 'a': 2}, io.StringIO())
pprint.PrettyPrinter(indent=-1)
pprint.PrettyPrinter(depth=0)
pprint.PrettyPrinter(width=0)
h = [5, 1, 3]; heapq.heapify(h); h, heapq.heappushpop(h, 0), heapq.heapreplace(h, 9), heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(2, [4, 1, 3], key=lambda x: -x), list(heapq.merge([1, 4], [2, 3])), list(heapq.merge([4, 1], [3, 2], reverse=True)), heapq.nlargest(0, [1]), heapq.nsmallest(5, [2, 1])
bisect.bisect([1, 2, 2, 3], 2), bisect.bisect_left([1, 2, 2], 2), bisect.bisect([1, 2], 5, lo=1, hi=2), bisect.bisect_left(['a', 'bb'], 2, key=len)
bisect.bisect([1], 1, lo=-1)
l = [1, 3]; bisect.insort(l, 2); bisect.insort_left(l, 2, key=lambda x: x); l
q = queue.Queue(2); q.put(1), q.put_nowait(2), q.full(), q.qsize(), q.get(), q.get_nowait(), q.empty(), q.task_done(), q.task_done(), q.join()
q.get_nowait()
q.get(timeout=-1)
q.task_done()
q.put(1); q.put(2); q.put_nowait(3)
q.get(True, 0.01), q.get(block=False), queue.LifoQueue().maxsize, queue.PriorityQueue(3).maxsize
q.get(True, 0.001)
p = queue.PriorityQueue(); [p.put(x) for x in (3, 1, 2)]; p.get(), p.queue, queue.SimpleQueue().empty(), queue.SimpleQueue().qsize()
sc = sched.scheduler(lambda: 0, lambda x: None); ev = sc.enterabs(1, 2, print, ('a',)); sc.enter(0, 1, lambda: None); sc.queue, sc.empty(), sc.cancel(ev), ev
sc.cancel(ev)
t = graphlib.TopologicalSorter({'d': {'b', 'c'}, 'b': {'a'}, 'c': {'a'}}); list(t.static_order())[0], t.is_active()
t = graphlib.TopologicalSorter({'a': ['b'], 'b': ['a']}); t.prepare()
t = graphlib.TopologicalSorter(); t.add('x', 'y'); t.prepare(); t.get_ready(), t.done('y'), t.get_ready(), t.is_active()
t.done('q')
t.add('z')
graphlib.TopologicalSorter().get_ready()
calendar.month(2024, 2), calendar.calendar(2024)[:200], calendar.monthrange(2024, 2), calendar.isleap(1900), calendar.leapdays(2000, 2010), calendar.weekday(2024, 1, 1), calendar.monthcalendar(2024, 2), calendar.timegm((2024, 1, 1, 0, 0, 0)), list(calendar.day_name), calendar.month_abbr[1], calendar.TextCalendar(6).formatmonth(2024, 1, 3, 1), calendar.HTMLCalendar().formatmonth(2024, 2)[:200], list(calendar.Calendar().itermonthdays2(2024, 2))[:3], calendar.Calendar().monthdatescalendar(2024, 2)[0][0], calendar.Calendar().yeardays2calendar(2024, 3)[0][0][0][0], calendar.HTMLCalendar().formatyearpage(2024)[:100], calendar.SUNDAY, calendar.firstweekday()
calendar.monthrange(2024, 13)
calendar.setfirstweekday(7)
calendar.LocaleTextCalendar
colorsys.rgb_to_hsv(.2, .4, .6), colorsys.hsv_to_rgb(.5, .5, .5), colorsys.rgb_to_hls(.2, .4, .6), colorsys.hls_to_rgb(.5, .5, .5), colorsys.rgb_to_yiq(.2, .4, .6), colorsys.yiq_to_rgb(.4, .1, .1)
keyword.kwlist, keyword.softkwlist, keyword.iskeyword('if'), keyword.issoftkeyword('match')
getopt.getopt(['-a', '-b', 'x', '--long', '--arg=5', 'rest'], 'ab:', ['long', 'arg=']), getopt.gnu_getopt(['x', '-a', 'y', '--lo'], 'a', ['long']), getopt.getopt(['--', '-a'], 'a')
getopt.getopt(['-z'], 'a')
getopt.getopt(['-b'], 'b:')
getopt.getopt(['--foo'], '', ['bar'])
getopt.getopt(['--l'], '', ['la', 'lb'])
getopt.getopt(['--la=1'], '', ['la'])
getopt.getopt(['--la'], '', ['la='])
fnmatch.fnmatch('a.py', '*.py'), fnmatch.filter(['a', 'b.c'], '*.c'), fnmatch.translate('a*[!b]?'), fnmatch.fnmatchcase('A', 'a'), fnmatch.translate('[a-c]'), fnmatch.translate('['), fnmatch.translate('**a'), fnmatch.translate('[!]]'), fnmatch.filter(['a', 'A'], 'A')
secrets.randbelow(0)
uuid.UUID('x')
uuid.UUID()
uuid.UUID(int=-1)
uuid.UUID(bytes=b'a')
stat.filemode(0o100644), stat.S_ISDIR(0o40000), stat.S_IMODE(0o100755), stat.S_IFMT(0o100755), stat.ST_SIZE, stat.filemode(0o41777), stat.S_ISREG(0o100000), stat.S_IRWXU, stat.S_ISUID, stat.FILE_ATTRIBUTE_HIDDEN, stat.UF_NODUMP, stat.filemode(0o104755), stat.S_ISLNK(0o120000), stat.S_ISSOCK(0o140000), stat.S_ISFIFO(0o10000), stat.S_ISCHR(0o20000), stat.S_ISBLK(0o60000)
errno.ENOENT, errno.errorcode[2], errno.EADDRINUSE, errno.ETIMEDOUT, len(errno.errorcode) > 100, errno.ECONNREFUSED, errno.ECANCELED
time.strptime('x', '%Y')
time.strptime('2024 x', '%Y')
time.struct_time((1, 2))
time.sleep(-1)
time.asctime((1,))
locale.currency(5)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 done
# expect: 8 done
# expect: 9 done
# expect: 10 done
# expect: 11 done
# expect: 12 done
# expect: 13 done
# expect: 14 done
# expect: 15 done
# expect: 16 done
# expect: 17 done
# expect: 18 done
# expect: 19 done
# expect: 20 done
# expect: 21 done
# expect: 22 done
# expect: 23 done
# expect: 24 done
# expect: 25 done
# expect: 26 done
# expect: 27 done
# expect: 28 done
# expect: 29 done
# expect: 30 done
# expect: 31 done
# expect: 32 done
# expect: 33 done
# expect: 34 done
# expect: 35 done
# expect: 36 done
# expect: 37 done
# expect: 38 done
# expect: 39 done
# expect: 40 done
# expect: 41 done
# expect: 42 done
# expect: 43 done
# expect: 44 done
# expect: 45 done
# expect: 46 done
# expect: 47 done
# expect: 48 done
# expect: 49 done
# expect: 50 (2.5, Fraction(3, 4), Decimal('1.75'), 1.75, 1.5, 1.25, 2.0, 48.0, 51.42857142857143, 2, 2.5, 2, 3, 2.0, 1, 'a', ['a', 'b'], [])
# expect: 51 StatisticsError: mean requires at least one data point
# expect: 52 StatisticsError: fmean requires at least one data point
# expect: 53 StatisticsError: data and weights must be the same length
# expect: 54 StatisticsError: sum of weights must be non-zero
# expect: 55 StatisticsError: geometric mean requires a non-empty dataset containing positive numbers
# expect: 56 StatisticsError: geometric mean requires a non-empty dataset containing positive numbers
# expect: 57 StatisticsError: harmonic_mean requires at least one data point
# expect: 58 StatisticsError: harmonic mean does not support negative values
# expect: 59 StatisticsError: no median for empty data
# expect: 60 StatisticsError: no mode for empty data
# expect: 61 StatisticsError: variance requires at least two data points
# expect: 62 StatisticsError: pvariance requires at least one data point
# expect: 63 (1.2909944487358056, 1.118033988749895, 1.6666666666666667, 1.25, Fraction(1, 2), Decimal('0.25'), 1, 0.7071067811865476, Decimal('0.5'), Decimal('1.414213562373095048801688724'))
# expect: 64 ([1.25, 2.5, 3.75], [2.5], [1.5, 2.0, 2.5])
# expect: 65 StatisticsError: must have at least two data points
# expect: 66 StatisticsError: n must be at least 1
# expect: 67 ValueError: Unknown method: 'x'
# expect: 68 (1.5, 0.9819805060619656, LinearRegression(slope=2.5, intercept=-0.666666666666667), LinearRegression(slope=2.0, intercept=0.0))
# expect: 69 StatisticsError: correlation requires that both inputs have same number of data points
# expect: 70 StatisticsError: at least one of the inputs is constant
# expect: 71 StatisticsError: covariance requires at least two data points
# expect: 72 StatisticsError: x is constant
# expect: 73 StatisticsError: sigma must be non-negative
# expect: 74 NameError: name 'N' is not defined
# expect: 75 StatisticsError: pdf() not defined when sigma is zero
# expect: 76 ((<class 'statistics.StatisticsError'>, <class 'ValueError'>), 1)
# expect: 77 NameError: name 'N' is not defined
# expect: 78 (0.6394267984578837, 1, 'c', [4, 3, 8], <bound method Random.shuffle of <random.Random object at 0x>>, 1.139537928525144, 1.3138731944620898, 0.1900515883990666, 0.3158824790496888, 0.8238142517038052, 0.2777232045178519, 1.7779206795322968, 2.7660672786395986, 1.1925432311875848, 6.035513846423913, 0.3281110803581531, 116889537969162312174, b'1\xbe\x17', [1, 1, 1], [2, 1, 2], ['a'], 6, 1, [2, 2, 1])
# expect: 79 ValueError: empty range for randrange()
# expect: 80 ValueError: empty range for randrange() (1, 1, 0)
# expect: 81 ValueError: non-integer arg 1 for randrange()
# expect: 82 ValueError: zero step for randrange()
# expect: 83 IndexError: Cannot choose from an empty sequence
# expect: 84 ValueError: Sample larger than population or is negative
# expect: 85 TypeError: Population must be a sequence.  For dicts or sets, use sorted(d).
# expect: 86 ValueError: Sample larger than population or is negative
# expect: 87 ValueError: The number of weights does not match the population
# expect: 88 ValueError: Total of weights must be greater than zero
# expect: 89 IndexError: list index out of range
# expect: 90 TypeError: Cannot specify both weights and cumulative weights
# expect: 91 ValueError: number of bits must be non-negative
# expect: 92 (0.7720246314157545, None, 0.6307877176639078, None, 0.551763726942059, None)
# expect: 93 TypeError: The only supported seed types are: None,\nint, float, str, bytes, and bytearray.
# expect: 94 (True, 3, 3, 625)
# expect: 95 ValueError: state with version 1 passed to Random.setstate() of version 3
# expect: 96 (None, True, True, -0.2558802884476004, 0)
# expect: 97 (['s'], ['b', 'c', 'd', 'a'], '1/z', '%(a)s/z', 'x\ny', 2, 2.0, True, [('a', '1'), ('b', '2'), ('c', 'x\ny'), ('d', '1/z')], {'b': '2', 'c': 'x\ny', 'd': '1/z', 'a': '1'}, {'a': '1'}, True, ['DEFAULT', 's'], 5, 'q', 2, True, 2)
# expect: 98 NoOptionError: No option 'zz' in section: 's'
# expect: 99 NoSectionError: No section: 't'
# expect: 100 KeyError: 't'
# expect: 101 KeyError: 'zz'
# expect: 102 DuplicateSectionError: Section 's' already exists
# expect: 103 ValueError: Invalid section name: 'DEFAULT'
# expect: 104 NoSectionError: No section: 't'
# expect: 105 TypeError: option values must be strings
# expect: 106 ValueError: Not a boolean: x\ny
# expect: 107 MissingSectionHeaderError: File contains no section headers.\nfile: '<string>', line: 1\n'a=1'
# expect: 108 ParsingError: Source contains parsing errors: '<string>'\n	[line  2]: 'foo'
# expect: 109 DuplicateOptionError: While reading from '<string>' [line  3]: option 'a' in section 'x' already exists
# expect: 110 DuplicateSectionError: While reading from '<string>' [line  2]: section 'x' already exists
# expect: 111 ('1', True, True, False, False)
# expect: 112 "[DEFAULT]\na = 1\n\n[s]\nb = 2\nc = x\n\ty\nd = %(a)s/z\n\n[x]\na = ['1']\n\n"
# expect: 113 "[DEFAULT]\na=1\n\n[s]\nb=2\nc=x\n\ty\nd=%(a)s/z\n\n[x]\na=['1']\n\n"
# expect: 114 ('123', '12')
# expect: 115 InterpolationMissingOptionError: Bad value substitution: option 'q' in section 'a' contains an interpolation key 'nope' which is not a valid option name. Raw value: '${nope}'
# expect: 116 InterpolationSyntaxError: bad interpolation variable reference '${nope'
# expect: 117 (['1', '2'], ['1', '2'], <Section: s>, <configparser.ConfigParser object at 0x>, [])
# expect: 118 InterpolationDepthError: Recursion limit exceeded in value substitution: option 'a' in section 'i' contains an interpolation key which cannot be substituted in 10 steps. Raw value: '%(b)s'
# expect: 119 InterpolationMissingOptionError: Bad value substitution: option 'a' in section 'j' contains an interpolation key 'zz' which is not a valid option name. Raw value: '%(zz)s'
# expect: 120 InterpolationSyntaxError: '%' must be followed by '%' or '(', found: '%z'
# expect: 121 ('y', <Section: m>, ('s', <Section: s>))
# expect: 122 (('x',), While reading from 'f' [line  3]: option 'o' in section 's' already exists, Source contains parsing errors: 'src')
# expect: 123 done
# expect: 124 (ParseResult(scheme='http', netloc='user:pw@host:80', path='/p', params='par', query='q=1', fragment='f'), SplitResult(scheme='', netloc='h', path='/p', query='', fragment=''), ParseResult(scheme='mailto', netloc='', path='a@b', params='', query='', fragment=''), ParseResult(scheme='', netloc='', path='path', params='', query='x', fragment=''), '::1', 80, 'u', 'http://h/p?q#f', 'a://b/c?d#e', 'http://a/d', 'http://x/y', 'http://a/b/c?z', 'http://c', DefragResult(url='http://a', fragment='f'), 'http://a/g', 'b', 'b', 'b')
# expect: 125 (SplitResultBytes(scheme=b'http', netloc=b'h', path=b'/p', query=b'', fragment=b''), 1, b'http://a/c', DefragResultBytes(url=b'x', fragment=b'y'), 'http://h/', 'http://H/', 'http://a/c', SplitResultBytes(scheme=b'http', netloc=b'h', path=b'', query=b'', fragment=b''), SplitResult(scheme='http', netloc='h', path='', query='', fragment=''))
# expect: 126 ValueError: Invalid IPv6 URL
# expect: 127 ValueError: Port out of range 0-65535
# expect: 128 ValueError: Port could not be cast to integer value as 'x'
# expect: 129 TypeError: Cannot mix str and non-str arguments
# expect: 130 ('a%20b/%C3%A9%3F%26', 'a%2Fb', 'a+b%26c', '%FF', 'a bé', 'a b', 'a%20b', b'a ', '%zz%4', '%E9', 'é', '�', '~_-.', 'a b')
# expect: 131 TypeError: quote_from_bytes() expected bytes
# expect: 132 TypeError: quote() doesn't support 'encoding' for bytes
# expect: 133 ('a=1&b=x+y', 'a=1&a=2', 'a=%E9', 'a+b=c/d', 'a=b%20c', 'a=x', 'a=1&a=x')
# expect: 134 TypeError: not a valid non-string sequence or mapping object
# expect: 135 TypeError: not a valid non-string sequence or mapping object
# expect: 136 ({'a': ['1', '3'], 'b': ['2']}, {'a': ['1'], 'c': ['']}, [('a', '1'), ('b', '2')], [('a', '  x')], {}, [(b'a', b'1')], [('a', '1'), ('b', '2')])
# expect: 137 ValueError: bad query field: 'a'
# expect: 138 ValueError: Max number of fields exceeded
# expect: 139 ValueError: Separator must be of type string or bytes.
# expect: 140 ('&lt;a href=&quot;x&quot;&gt;&#x27;&amp;', '"', '<&ABé\xa0¬it;© &unknown; � €')
# expect: 141 (['a', 'b c', 'd e', 'f', '#', 'g'], ['a'], ['abc'], ['a\\"b'], '\'a b\'"\'"\'c\'', "''", 'abc', "a 'b c'", ['a=b', ';', 'c', '|', 'd'], ['a', '.', 'b', '"c"', 'd'])
# expect: 142 ValueError: No closing quotation
# expect: 143 ValueError: No escaped character
# expect: 144 ('a', None, 'z', 1, 'abcdf', ' \t\r\n', None, '"f", line 3: ')
# expect: 145 ("{'a': [1, 2, {'x': (1,)}], 'b': 1}", '[0,\n 1,\n 2,\n 3,\n 4,\n 5,\n 6,\n 7,\n 8,\n 9,\n 10,\n 11,\n 12,\n 13,\n 14,\n 15,\n 16,\n 17,\n 18,\n 19,\n 20,\n 21,\n 22,\n 23,\n 24,\n 25,\n 26,\n 27,\n 28,\n 29]', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'", "{'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa': 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',\n 'cccccccccccccccccccccccccccccc': ['dddddddddddddddddddddddddddddd']}", '[[1, [...]]]', '{1, 2, 3}', '(1,)', '[   1,\n    2]', "{'b': 1, 'a': 2}", '10_000_000', '[[0, 1, 2, 3, 4, 5,\n  6, 7, 8, 9],\n [0, 1, 2, 3, 4, 5,\n  6, 7, 8, 9]]', '[1]', True, False)
# expect: 146 done
# expect: 147 (None, None)
# expect: 148 ValueError: indent must be >= 0
# expect: 149 ValueError: depth must be > 0
# expect: 150 ValueError: width must be != 0
# expect: 151 ([3, 5, 9], 0, 1, [5, 3], [4, 3], [1, 2, 3, 4], [4, 3, 2, 1], [], [1, 2])
# expect: 152 (3, 1, 2, 1)
# expect: 153 ValueError: lo must be non-negative
# expect: 154 [1, 2, 2, 3]
# expect: 155 (None, None, True, 2, 1, 2, True, None, None, None)
# expect: 156 Empty:
# expect: 157 ValueError: 'timeout' must be a non-negative number
# expect: 158 ValueError: task_done() called too many times
# expect: 159 Full:
# expect: 160 (1, 2, 0, 3)
# expect: 161 Empty:
# expect: 162 (1, [2, 3], True, 0)
# expect: 163 ([Event(time=0, priority=1, sequence=1, action=<function <lambda> at 0x>, argument=(), kwargs={}), Event(time=1, priority=2, sequence=0, action=<function run.<locals>.<lambda> at 0x>, argument=('a',), kwargs={})], False, None, Event(time=1, priority=2, sequence=0, action=<function run.<locals>.<lambda> at 0x>, argument=('a',), kwargs={}))
# expect: 164 ValueError: list.remove(x): x not in list
# expect: 165 ('a', False)
# expect: 166 CycleError: ('nodes are in a cycle', ['a', 'b', 'a'])
# expect: 167 (('y',), None, ('x',), True)
# expect: 168 ValueError: node 'q' was not added using add()
# expect: 169 ValueError: Nodes cannot be added after a call to prepare()
# expect: 170 ValueError: prepare() must be called first
# expect: 171 ('   February 2024\nMo Tu We Th Fr Sa Su\n          1  2  3  4\n 5  6  7  8  9 10 11\n12 13 14 15 16 17 18\n19 20 21 22 23 24 25\n26 27 28 29\n', '                                  2024\n\n      January                   February                   March\nMo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su      Mo Tu We Th Fr Sa Su\n 1  2  3  4  5  6  7  ', (3, 29), False, 3, 0, [[0, 0, 0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24, 25], [26, 27, 28, 29, 0, 0, 0]], 1704067200, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Jan', '        January 2024\nSun Mon Tue Wed Thu Fri Sat\n      1   2   3   4   5   6\n  7   8   9  10  11  12  13\n 14  15  16  17  18  19  20\n 21  22  23  24  25  26  27\n 28  29  30  31\n', '<table border="0" cellpadding="0" cellspacing="0" class="month">\n<tr><th colspan="7" class="month">February 2024</th></tr>\n<tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><', [(0, 0), (0, 1), (0, 2)], datetime.date(2024, 1, 29), (1, 0), b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "htt', 6, 0)
# expect: 172 IllegalMonthError: bad month number 13; must be 1-12
# expect: 173 IllegalWeekdayError: bad weekday number 7; must be 0 (Monday) to 6 (Sunday)
# expect: 174 <class 'calendar.LocaleTextCalendar'>
# expect: 175 ((0.5833333333333334, 0.6666666666666666, 0.6), (0.25, 0.5, 0.5), (0.5833333333333334, 0.4, 0.49999999999999994), (0.25, 0.7499999999999999, 0.75), (0.362, -0.18413999999999997, 0.019820000000000004), (0.5570438799076213, 0.30895212745136413, 0.4600461893764435))
# expect: 176 (['False', 'None', 'True', 'and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del', 'elif', 'else', 'except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield'], ['_', 'case', 'match'], True, True)
# expect: 177 (([('-a', ''), ('-b', 'x'), ('--long', ''), ('--arg', '5')], ['rest']), ([('-a', ''), ('--long', '')], ['x', 'y']), ([], ['-a']))
# expect: 178 GetoptError: option -z not recognized
# expect: 179 GetoptError: option -b requires argument
# expect: 180 GetoptError: option --foo not recognized
# expect: 181 GetoptError: option --l not a unique prefix
# expect: 182 GetoptError: option --la must not have an argument
# expect: 183 GetoptError: option --la requires argument
# expect: 184 (True, ['b.c'], '(?s:a.*[^b].)\\Z', False, '(?s:[a-c])\\Z', '(?s:\\[)\\Z', '(?s:.*a)\\Z', '(?s:[^]])\\Z', ['A'])
# expect: 185 ValueError: Upper bound must be positive.
# expect: 186 ValueError: badly formed hexadecimal UUID string
# expect: 187 TypeError: one of the hex, bytes, bytes_le, fields, or int arguments must be given
# expect: 188 ValueError: int is out of range (need a 128-bit value)
# expect: 189 ValueError: bytes is not a 16-char string
# expect: 190 ('-rw-r--r--', True, 493, 32768, 6, 'drwxrwxrwt', True, 448, 2048, 2, 1, '-rwsr-xr-x', True, True, True, True, True)
# expect: 191 (2, 'ENOENT', 98, 110, True, 111, 125)
# expect: 192 ValueError: time data 'x' does not match format '%Y'
# expect: 193 ValueError: unconverted data remains:  x
# expect: 194 TypeError: time.struct_time() takes an at least 9-sequence (2-sequence given)
# expect: 195 ValueError: sleep length must be non-negative
# expect: 196 TypeError: asctime(): illegal time tuple argument
# expect: 197 ValueError: Currency formatting is not possible using the 'C' locale.
