from _cells import run

run(r'''
import difflib, doctest, statistics, configparser, zipfile, calendar, io, textwrap, tempfile, os, string, random, tokenize, locale, shlex, uuid, timeit, gettext, glob, shutil, fractions, decimal, types, weakref, warnings
c=configparser.ConfigParser(); c.read_string('[a]\nx=1\ny=on\nz=%(x)s2\nw=1.5'); c.getint('a','x'), c.getboolean('a','y'), c['a'].getint('x'), c['a'].getfloat('w'), c.get('a','z'), c['a'].get('zz','d'), c['a'].getint('q',fallback=9), list(c.converters)
configparser.ConfigParser(converters={'list':lambda s:s.split(',')}).converters['list']('a,b')
c2=configparser.ConfigParser(converters={'list':lambda s:s.split(',')}); c2.read_string('[a]\nl=1,2'); c2.getlist('a','l'), c2['a'].getlist('l'), c2['a'].getlist('m',['d'])
c2.getlist('a','nope')
c.getint('a','y')
c.getboolean('a','x'), c.getboolean('a','w')
c.get('a','nope')
c.get('no','x')
c.set('a','b',1)
c.add_section('a')
c.add_section('DEFAULT')
c.add_section(1)
c.remove_section('q'), c.remove_option('a','x'), c.has_option('a','x'), c.options('a'), c.sections(), c.items('a',raw=True)
c.read_string('x=1')
c.read_string('[a\n')
c.read_string('[b]\nx\n')
c.read_string('[b]\nx=1\nx=2')
c.read_string('[b]\n[b]')
c.read_string('[e]\nx=%(q)s\ny=%(x\nz=%q'); c.get('e','x')
c.get('e','y')
c.get('e','z')
e=configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation()); e.read_string('[a]\nx=1\ny=${x}${b:z}\n[b]\nz=Z${a:x}$$'); e['a']['y'], e['b']['z']
e['a']['q']='${'
e['a']['q']='$x'
e.read_string('[c]\nx=${y}\ny=${x}'); e['c']['x']
o=io.StringIO(); c.write(o); o.getvalue()
c.read_dict({'s':{'k':1}}); c['s']['k'], dict(c['s']), c['s'].name, c['s'].parser is c, repr(c['s']), 's' in c, len(c)
c['new']={'a':'1'}; c['new']['a']
c['s']['k']=5
del c['s']['k']; c['s']
del c['DEFAULT']
c.popitem()[0]
configparser.RawConfigParser(allow_no_value=True,delimiters=(':',),comment_prefixes=(';',),inline_comment_prefixes=('#',),strict=False,empty_lines_in_values=False,default_section='D').default_section
calendar.month(2024,2), calendar.TextCalendar(6).formatweekheader(3), calendar.monthrange(2024,2), calendar.isleap(1900), calendar.leapdays(1900,2000), calendar.weekday(2024,1,1), calendar.monthcalendar(2024,2)[0], calendar.timegm((1970,1,2,0,0,0))
calendar.HTMLCalendar().formatmonth(2024,2)[:80], calendar.LocaleTextCalendar(locale='C').formatmonthname(2024,1,10)
calendar.monthrange(2024,13)
calendar.setfirstweekday(7)
calendar.Month if hasattr(calendar,'Month') else 'none'
list(calendar.Calendar().itermonthdays2(2024,2))[:3], list(calendar.Calendar().itermonthdays4(2024,2))[:2], list(calendar.Calendar(3).iterweekdays())
b=io.BytesIO(); z=zipfile.ZipFile(b,'w'); z.writestr('a/b.txt','hello'); z.mkdir('d') if hasattr(z,'mkdir') else 0; z.close(); z=zipfile.ZipFile(b); z.namelist(), z.read('a/b.txt'), z.getinfo('a/b.txt').file_size, z.testzip(), repr(z.infolist()[0]), z.comment
z.getinfo('q')
z.open('q')
z.read('a/b.txt',pwd='x')
zipfile.ZipFile(io.BytesIO(b'x'))
zipfile.ZipFile(b,'q')
zipfile.is_zipfile(io.BytesIO(b.getvalue())), zipfile.is_zipfile(io.BytesIO(b'x'))
zipfile.ZipInfo('a\0b').filename, zipfile.ZipInfo('x',(1990,1,1,0,0,0)).date_time, repr(zipfile.ZipInfo('q'))
zipfile.ZipInfo('x',(1970,1,1,0,0,0))
z.close(); z.read('a')
statistics.correlation([1,2,3],[2,4,6]), statistics.linear_regression([1,2,3],[2,4,7]), statistics.quantiles([1,2,3,4],n=4), statistics.fmean([1,2],weights=[3,1]), statistics.multimode('aabb'), statistics.NormalDist(0,1).overlap(statistics.NormalDist(1,1))
statistics.mean([])
statistics.mode([])
statistics.variance([1])
statistics.quantiles([1],n=4)
statistics.fmean([1],[1,2])
statistics.geometric_mean([0,1])
statistics.harmonic_mean([-1])
shlex.split("a 'b c' \"d\\\"e\" f\\ g # h",comments=True), shlex.quote("a'b"), shlex.join(['a b','c']), list(shlex.shlex('a && b;c',punctuation_chars=True)), shlex.shlex('a',punctuation_chars=True).punctuation_chars
shlex.split("a 'b")
shlex.split('a\\')
uuid.UUID(int=5), uuid.UUID('12345678123456781234567812345678').hex, uuid.uuid5(uuid.NAMESPACE_DNS,'x'), uuid.uuid3(uuid.NAMESPACE_URL,'x'), uuid.UUID(bytes=b'a'*16).fields, uuid.UUID(int=1<<127).variant, uuid.UUID(int=5).urn, uuid.UUID(int=5)<uuid.UUID(int=6), int(uuid.UUID(int=7))
uuid.UUID('x')
uuid.UUID()
uuid.UUID(int=-1)
uuid.UUID(int=1).x=1
timeit.Timer('x=1').repeat(2,3) and 1, timeit.Timer(lambda:1).timeit(2)>=0, timeit.Timer('1').autorange is not None
timeit.Timer(1)
gettext.gettext('x'), gettext.ngettext('a','b',2), gettext.pgettext('c','m'), gettext.NullTranslations().info()
gettext.c2py('n!=1')(1), gettext.c2py('n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2')(11)
gettext.c2py('n+')
gettext.translation('nonexist')
textwrap.shorten('a b c d e',5), textwrap.wrap('aaa bbb ccc',5), textwrap.fill('x'*10,4), textwrap.indent('a\n\nb','> '), textwrap.dedent('  a\n   b'), textwrap.TextWrapper(width=5,break_long_words=False).wrap('abcdefgh i'), textwrap.TextWrapper(max_lines=1,width=8,placeholder='..').wrap('aaa bbb ccc')
textwrap.wrap('a',0)
string.Template('$a ${b} $$').substitute(a=1,b=2), string.Template('$a $b').safe_substitute(a=1), string.Template('$a ${b} $$ $').is_valid(), string.Template('$a ${b}').get_identifiers()
string.Template('$').substitute()
string.Template('$a').substitute()
string.capwords('ab cd'), string.Formatter().format('{0} {a}',1,a=2), list(string.Formatter().parse('a{b!r:c}d'))
random.seed(1); random.random(), random.randint(1,10), random.choice('abc'), random.sample(range(10),3), random.choices([1,2],k=3), random.gauss(0,1), random.uniform(1,2), random.triangular(), random.betavariate(1,2), random.expovariate(1), random.paretovariate(1), random.vonmisesvariate(0,1), random.weibullvariate(1,1), random.lognormvariate(0,1), random.normalvariate(0,1), random.randbytes(3), random.getrandbits(70), random.randrange(0,100,7), random.gammavariate(2,3)
random.choice([])
random.sample([1],2)
random.sample({1},1)
random.choices([1],[1,2])
random.choices([1,2],[0,0])
random.choices([1],weights=[1],cum_weights=[1])
random.randrange(0)
random.randrange(1,2,0)
random.randint(2,1)
random.getrandbits(-1)
random.seed([])
random.setstate((9,1,1))
random.shuffle((1,2))
random.sample([1,2,3],k=2,counts=[1,1])
random.sample('abc',3,counts=[2,1,1])
random.Random(5).getstate()[0], random.SystemRandom().random()<1
random.SystemRandom().getstate()
list(tokenize.generate_tokens(io.StringIO('a=1 # c\n').readline))[:3]
tokenize.untokenize([(1,'a'),(54,'='),(2,'1')])
tokenize.detect_encoding(io.BytesIO(b'# coding: latin-1\n').readline), tokenize.detect_encoding(io.BytesIO(b'\xef\xbb\xbfx').readline)
tokenize.detect_encoding(io.BytesIO(b'# coding: zzz\n').readline)
list(tokenize.generate_tokens(io.StringIO('(a').readline))
list(tokenize.generate_tokens(io.StringIO('"""a').readline))
list(tokenize.generate_tokens(io.StringIO('if 1:\n  a\n b\n').readline))
locale.setlocale(locale.LC_ALL,'zz')
locale.currency(1)
fractions.Fraction('1/3')+1, fractions.Fraction(1.5), fractions.Fraction('1.25e2'), fractions.Fraction(3,-6), fractions.Fraction(7,3).limit_denominator(2), fractions.Fraction(1,3)**2, fractions.Fraction(1,3)**.5, fractions.Fraction(5,3).__floor__(), round(fractions.Fraction(7,2)), fractions.Fraction(1,2).as_integer_ratio(), hash(fractions.Fraction(1,2))==hash(.5), fractions.Fraction.from_decimal(decimal.Decimal('.5'))
fractions.Fraction(1,0)
fractions.Fraction('a')
fractions.Fraction(1.5,2)
fractions.Fraction(float('nan'))
fractions.Fraction(1,2)//0
doctest.testsource.__name__, doctest.script_from_examples('>>> 1+1\n2\ntext')
doctest.DocTestParser().get_examples('>>> x\n1\n')[0].source
doctest.DocTestSuite.__name__, doctest.DocFileSuite.__name__, doctest.SkipDocTestCase.__name__ if hasattr(doctest,'SkipDocTestCase') else 0
glob.escape('a*[b]?'), glob.has_magic('a*') , glob.glob1.__name__
''')

# expect: 0 done
# expect: 1 (1, True, 1, 1.5, '12', 'd', 9, ['boolean', 'float', 'int'])
# expect: 2 ['a', 'b']
# expect: 3 (['1', '2'], ['1', '2'], ['d'])
# expect: 4 NoOptionError: No option 'nope' in section: 'a'
# expect: 5 ValueError: invalid literal for int() with base 10: 'on'
# expect: 6 ValueError: Not a boolean: 1.5
# expect: 7 NoOptionError: No option 'nope' in section: 'a'
# expect: 8 NoSectionError: No section: 'no'
# expect: 9 TypeError: option values must be strings
# expect: 10 DuplicateSectionError: Section 'a' already exists
# expect: 11 ValueError: Invalid section name: 'DEFAULT'
# expect: 12 TypeError: section names must be strings
# expect: 13 (False, True, False, ['y', 'z', 'w'], ['a'], [('y', 'on'), ('z', '%(x)s2'), ('w', '1.5')])
# expect: 14 MissingSectionHeaderError: File contains no section headers.\nfile: '<string>', line: 1\n'x=1'
# expect: 15 MissingSectionHeaderError: File contains no section headers.\nfile: '<string>', line: 1\n'[a\n'
# expect: 16 ParsingError: Source contains parsing errors: '<string>'\n	[line  2]: 'x\n'
# expect: 17 DuplicateOptionError: While reading from '<string>' [line  3]: option 'x' in section 'b' already exists
# expect: 18 DuplicateSectionError: While reading from '<string>' [line  2]: section 'b' already exists
# expect: 19 InterpolationMissingOptionError: Bad value substitution: option 'x' in section 'e' contains an interpolation key 'q' which is not a valid option name. Raw value: '%(q)s'
# expect: 20 InterpolationSyntaxError: bad interpolation variable reference '%(x'
# expect: 21 InterpolationSyntaxError: '%' must be followed by '%' or '(', found: '%q'
# expect: 22 ('1Z1$', 'Z1$')
# expect: 23 ValueError: invalid interpolation syntax in '${' at position 0
# expect: 24 ValueError: invalid interpolation syntax in '$x' at position 0
# expect: 25 InterpolationDepthError: Recursion limit exceeded in value substitution: option 'x' in section 'c' contains an interpolation key which cannot be substituted in 10 steps. Raw value: '${y}'
# expect: 26 '[a]\ny = on\nz = %(x)s2\nw = 1.5\n\n[b]\nx = 1\n\n[e]\nx = %(q)s\ny = %(x\nz = %q\n\n'
# expect: 27 ('1', {'k': '1'}, 's', True, '<Section: s>', True, 5)
# expect: 28 '1'
# expect: 29 TypeError: option values must be strings
# expect: 30 <Section: s>
# expect: 31 ValueError: Cannot remove the default section.
# expect: 32 'a'
# expect: 33 'D'
# expect: 34 ('   February 2024\nMo Tu We Th Fr Sa Su\n          1  2  3  4\n 5  6  7  8  9 10 11\n12 13 14 15 16 17 18\n19 20 21 22 23 24 25\n26 27 28 29\n', 'Sun Mon Tue Wed Thu Fri Sat', (3, 29), False, 24, 0, [0, 0, 0, 1, 2, 3, 4], 86400)
# expect: 35 ('<table border="0" cellpadding="0" cellspacing="0" class="month">\n<tr><th colspan', 'January 2024')
# expect: 36 IllegalMonthError: bad month number 13; must be 1-12
# expect: 37 IllegalWeekdayError: bad weekday number 7; must be 0 (Monday) to 6 (Sunday)
# expect: 38 'none'
# expect: 39 ([(0, 0), (0, 1), (0, 2)], [(2024, 1, 29, 0), (2024, 1, 30, 1)], [3, 4, 5, 6, 0, 1, 2])
# expect: 40 (['a/b.txt', 'd/'], b'hello', 5, None, "<ZipInfo filename='a/b.txt' filemode='?rw-------' file_size=5>", b'')
# expect: 41 KeyError: "There is no item named 'q' in the archive"
# expect: 42 KeyError: "There is no item named 'q' in the archive"
# expect: 43 b'hello'
# expect: 44 BadZipFile: File is not a zip file
# expect: 45 ValueError: ZipFile requires mode 'r', 'w', 'x', or 'a'
# expect: 46 (True, False)
# expect: 47 ('a', (1990, 1, 1, 0, 0, 0), "<ZipInfo filename='q' file_size=0>")
# expect: 48 ValueError: ZIP does not support timestamps before 1980
# expect: 49 ValueError: Attempt to use ZIP archive that was already closed
# expect: 50 (1.0, LinearRegression(slope=2.5, intercept=-0.666666666666667), [1.25, 2.5, 3.75], 1.25, ['a', 'b'], 0.6170750774519738)
# expect: 51 StatisticsError: mean requires at least one data point
# expect: 52 StatisticsError: no mode for empty data
# expect: 53 StatisticsError: variance requires at least two data points
# expect: 54 StatisticsError: must have at least two data points
# expect: 55 StatisticsError: data and weights must be the same length
# expect: 56 StatisticsError: geometric mean requires a non-empty dataset containing positive numbers
# expect: 57 StatisticsError: harmonic mean does not support negative values
# expect: 58 (['a', 'b c', 'd"e', 'f g'], '\'a\'"\'"\'b\'', "'a b' c", ['a', '&&', 'b', ';', 'c'], '();<>|&')
# expect: 59 ValueError: No closing quotation
# expect: 60 ValueError: No escaped character
# expect: 61 (UUID('00000000-0000-0000-0000-000000000005'), '12345678123456781234567812345678', UUID('05b16a01-46c6-56dd-bd6e-c6dfb4a1427a'), UUID('60a7f89c-e446-309c-8b4f-460bfdfd0dee'), (1633771873, 24929, 24929, 97, 97, 107070873493857), 'reserved for NCS compatibility', 'urn:uuid:00000000-0000-0000-0000-000000000005', True, 7)
# expect: 62 ValueError: badly formed hexadecimal UUID string
# expect: 63 TypeError: one of the hex, bytes, bytes_le, fields, or int arguments must be given
# expect: 64 ValueError: int is out of range (need a 128-bit value)
# expect: 65 TypeError: UUID objects are immutable
# expect: 66 (1, True, True)
# expect: 67 ValueError: stmt is neither a string nor callable
# expect: 68 ('x', 'b', 'm', {})
# expect: 69 (0, 1)
# expect: 70 ValueError: unexpected end of plural form
# expect: 71 FileNotFoundError: [Errno 2] No translation file found for domain: 'nonexist'
# expect: 72 ('[...]', ['aaa', 'bbb', 'ccc'], 'xxxx\nxxxx\nxx', '> a\n\n> b', 'a\n b', ['abcdefgh', 'i'], ['aaa..'])
# expect: 73 ValueError: invalid width 0 (must be > 0)
# expect: 74 ('1 2 $', '1 $b', False, ['a', 'b'])
# expect: 75 ValueError: Invalid placeholder in string: line 1, col 1
# expect: 76 KeyError: 'a'
# expect: 77 ('Ab Cd', '1 2', [('a', 'b', 'c', 'r'), ('d', None, None, None)])
# expect: 78 (0.13436424411240122, 2, 'b', [1, 7, 8], [1, 1, 1], -2.1094507236670066, 1.389808807021134, 0.5569638819945152, 0.3112518071861283, 1.6186116982087009, 2.445905348387088, 6.126114325723174, 1.0485262089186833, 2.2710407869076743, 0.13859411357642246, b'\xf2E\xad', 548992586354920655017, 28, 23.883602987304023)
# expect: 79 IndexError: Cannot choose from an empty sequence
# expect: 80 ValueError: Sample larger than population or is negative
# expect: 81 TypeError: Population must be a sequence.  For dicts or sets, use sorted(d).
# expect: 82 ValueError: The number of weights does not match the population
# expect: 83 ValueError: Total of weights must be greater than zero
# expect: 84 TypeError: Cannot specify both weights and cumulative weights
# expect: 85 ValueError: empty range for randrange()
# expect: 86 ValueError: zero step for randrange()
# expect: 87 ValueError: empty range for randrange() (2, 2, 0)
# expect: 88 ValueError: number of bits must be non-negative
# expect: 89 TypeError: The only supported seed types are: None,\nint, float, str, bytes, and bytearray.
# expect: 90 ValueError: state with version 9 passed to Random.setstate() of version 3
# expect: 91 TypeError: 'tuple' object does not support item assignment
# expect: 92 ValueError: The number of counts does not match the population
# expect: 93 ['a', 'b', 'c']
# expect: 94 (3, True)
# expect: 95 NotImplementedError: System entropy source does not have state.
# expect: 96 [TokenInfo(type=1 (NAME), string='a', start=(1, 0), end=(1, 1), line='a=1 # c\n'), TokenInfo(type=54 (OP), string='=', start=(1, 1), end=(1, 2), line='a=1 # c\n'), TokenInfo(type=2 (NUMBER), string='1', start=(1, 2), end=(1, 3), line='a=1 # c\n')]
# expect: 97 'a =1 '
# expect: 98 (('iso-8859-1', [b'# coding: latin-1\n']), ('utf-8-sig', [b'x']))
# expect: 99 SyntaxError: unknown encoding: zzz
# expect: 100 TokenError: ('EOF in multi-line statement', (2, 0))
# expect: 101 TokenError: ('EOF in multi-line string', (1, 0))
# expect: 102 IndentationError: unindent does not match any outer indentation level (<tokenize>, line 3)
# expect: 103 Error: unsupported locale setting
# expect: 104 ValueError: Currency formatting is not possible using the 'C' locale.
# expect: 105 (Fraction(4, 3), Fraction(3, 2), Fraction(125, 1), Fraction(-1, 2), Fraction(5, 2), Fraction(1, 9), 0.5773502691896257, 1, 4, (1, 2), True, Fraction(1, 2))
# expect: 106 ZeroDivisionError: Fraction(1, 0)
# expect: 107 ValueError: Invalid literal for Fraction: 'a'
# expect: 108 TypeError: both arguments should be Rational instances
# expect: 109 ValueError: cannot convert NaN to integer ratio
# expect: 110 ZeroDivisionError: integer division or modulo by zero
# expect: 111 ('testsource', '1+1\n# Expected:\n## 2\n## text\n')
# expect: 112 'x\n'
# expect: 113 ('DocTestSuite', 'DocFileSuite', 'SkipDocTestCase')
# expect: 114 ('a[*][[]b][?]', True, 'glob1')
