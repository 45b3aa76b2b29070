import _cells

_cells.run(r"""
import re, json, copy, pickle, random, struct, html, array, io, difflib, pprint, fractions, base64
from datetime import *
from decimal import *
from collections import *
from statistics import *
re.search(r'\N{DIGIT ONE}', '1'), re.search(r'[\N{DIGIT ONE}-\N{DIGIT THREE}]+', '123')
re.compile(r'\N{nothing of the kind}')
re.compile(r'\N')
re.compile(r'\N{')
re.compile(r'\N{}')
re.compile(r'[\N{DIGIT ONE')
re.compile(rb'\N{DIGIT ONE}')
pickle.dumps(re.match('a', 'a'))
re.match('.*', 'x' * 300), re.match(b'.*', b'y' * 300)
re.findall(b'a', bytearray(b'aa')), re.split(b'a', memoryview(b'bab')), re.sub(b'a', b'b', bytearray(b'aa')), re.match(b'(a)', bytearray(b'ab')).groups()
json.loads('"\\u+123"')
json.loads('"\\u 123"')
json.JSONDecoder().raw_decode('1', -1)
date('a')
date.fromisoformat('\uff12\uff10\uff12\uff10-01-01')
datetime(2020, 1, 1, tzinfo=timezone.utc, fold=1), time(1, 2, tzinfo=timezone.utc, fold=1)
class Span(timedelta): pass
type(abs(Span(1))), type(+Span(1)), abs(Span(-1))
Context(flags=[5])
c = Context(); c.flags = [5]
c.prec = 10**19
del c.prec
c.prec
[format(Decimal(v), f) for v in ('0E+2', '-0E+1', '1E+2', '0E-3') for f in ('f', '%', 'e', 'g', '.1f', '.0%')]
format(Decimal(1), '#')
class Money(Decimal): pass
type(abs(Money(1))), DecimalTuple._fields, DecimalTuple(1, (2,), 3)
Counter({'a': 'x', 'b': 1})
list(difflib.restore([], 3))
list(difflib.unified_diff([1], ['a']))
list(difflib.context_diff(['a'], ['a'], fromfile=5))
base64.b64decode(b'eHg=', b'-_-')
fractions.Fraction.from_decimal(1.5)
fractions.Fraction.from_decimal(3)
median_grouped(['a'])
harmonic_mean([1, 2], [0, 0])
random.seed('abc', version=1); random.random()
random.seed(b'abc', version=1); random.random()
random.seed('', version=1); random.random()
random.seed(5); random.randrange(5.0), random.randint(1, 2.0)
random.randrange(1, 2.5)
random.randrange(2, 5, 'a')
random.setstate((1,))
r = random.Random(5); s = pickle.loads(pickle.dumps(r)); r.random() == s.random(), copy.copy(r).random() == r.random()
struct.pack('!H', 65536)
struct.pack('>H', -1)
struct.pack('<H', -1)
struct.unpack_from('<i', b'abcd', -3)
html.unescape('&#11;|&#127;|&#64976;|&#65534;|&#12;|&#9;|&#150;|&#129;|&#x1FFFE;')
a = array.array('i', [1]); a += [1]
a.fromfile(io.BytesIO(b'\1\0\0'), 1)
pprint.pformat(b'x' * 100)
pprint.pformat([b'y' * 100])
pprint.pformat({'k': bytearray(b'z' * 100)})
pprint.pformat(UserDict((f'key{i}', i) for i in range(20)), width=40)
pprint.pformat(UserList(range(40)), width=40)
pprint.pformat(UserString('word ' * 30))
pprint.pformat(b''), pprint.pformat(bytearray(b'ab')), pprint.pformat((b'x' * 90, 1))
""")

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 (<re.Match object; span=(0, 1), match='1'>, <re.Match object; span=(0, 3), match='123'>)
# expect: 6 error: undefined character name 'nothing of the kind' at position 0
# expect: 7 error: missing { at position 2
# expect: 8 error: missing character name at position 3
# expect: 9 error: missing character name at position 3
# expect: 10 error: missing }, unterminated name at position 4
# expect: 11 error: bad escape \N at position 0
# expect: 12 TypeError: cannot pickle 're.Match' object
# expect: 13 (<re.Match object; span=(0, 300), match='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx>, <re.Match object; span=(0, 300), match=b'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy>)
# expect: 14 ([b'a', b'a'], [b'b', b'b'], b'bb', (b'a',))
# expect: 15 JSONDecodeError: Invalid \uXXXX escape: line 1 column 3 (char 2)
# expect: 16 JSONDecodeError: Invalid \uXXXX escape: line 1 column 3 (char 2)
# expect: 17 ValueError: idx cannot be negative
# expect: 18 TypeError: 'str' object cannot be interpreted as an integer
# expect: 19 ValueError: Invalid isoformat string: '２０２０-01-01'
# expect: 20 (datetime.datetime(2020, 1, 1, 0, 0, fold=1, tzinfo=datetime.timezone.utc), datetime.time(1, 2, tzinfo=datetime.timezone.utc, fold=1))
# expect: 21 done
# expect: 22 (<class 'datetime.timedelta'>, <class 'datetime.timedelta'>, datetime.timedelta(days=1))
# expect: 23 KeyError: 'valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]'
# expect: 24 TypeError: argument must be a signal dict
# expect: 25 OverflowError: Python int too large to convert to C ssize_t
# expect: 26 AttributeError: context attributes cannot be deleted
# expect: 27 28
# expect: 28 ['0', '0%', '0e+2', '0e+2', '0.0', '0%', '-0', '-0%', '-0e+1', '-0e+1', '-0.0', '-0%', '100', '10000%', '1e+2', '1e+2', '100.0', '10000%', '0.000', '0.0%', '0e-3', '0.000', '0.0', '0%']
# expect: 29 ValueError: invalid format string
# expect: 30 done
# expect: 31 (<class 'decimal.Decimal'>, ('sign', 'digits', 'exponent'), DecimalTuple(sign=1, digits=(2,), exponent=3))
# expect: 32 Counter({'a': 'x', 'b': 1})
# expect: 33 ValueError: unknown delta choice (must be 1 or 2): 3
# expect: 34 TypeError: lines to compare must be str, not int (1)
# expect: 35 TypeError: all arguments must be str, not: 5
# expect: 36 AssertionError: b'-_-'
# expect: 37 TypeError: Fraction.from_decimal() only takes Decimals, not 1.5 (float)
# expect: 38 Fraction(3, 1)
# expect: 39 TypeError: Value cannot be converted to a float
# expect: 40 StatisticsError: Weighted sum must be positive
# expect: 41 0.09639374978773074
# expect: 42 0.09639374978773074
# expect: 43 0.8444218515250481
# expect: 44 (4, 2)
# expect: 45 ValueError: non-integer stop for randrange()
# expect: 46 ValueError: invalid literal for int() with base 10: 'a'
# expect: 47 ValueError: state with version 1 passed to Random.setstate() of version 3
# expect: 48 (True, True)
# expect: 49 error: 'H' format requires 0 <= number <= 65535
# expect: 50 error: argument out of range
# expect: 51 error: ushort format requires 0 <= number <= 65535
# expect: 52 error: not enough data to unpack 4 bytes at offset -3
# expect: 53 '||||\x0c|\t|–|\x81|'
# expect: 54 TypeError: can only extend array with array (not "list")
# expect: 55 ValueError: bytes length not a multiple of item size
# expect: 56 "(b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'\n b'xxxxxxxxxxxxxxxxxxxxxxxx')"
# expect: 57 "[b'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'\n b'yyyyyyyyyyyyyyyyyyyyyyyy']"
# expect: 58 "{'k': bytearray(b'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'\n                b'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz')}"
# expect: 59 "{'key0': 0,\n 'key1': 1,\n 'key10': 10,\n 'key11': 11,\n 'key12': 12,\n 'key13': 13,\n 'key14': 14,\n 'key15': 15,\n 'key16': 16,\n 'key17': 17,\n 'key18': 18,\n 'key19': 19,\n 'key2': 2,\n 'key3': 3,\n 'key4': 4,\n 'key5': 5,\n 'key6': 6,\n 'key7': 7,\n 'key8': 8,\n 'key9': 9}"
# expect: 60 '[0,\n 1,\n 2,\n 3,\n 4,\n 5,\n 6,\n 7,\n 8,\n 9,\n 10,\n 11,\n 12,\n 13,\n 14,\n 15,\n 16,\n 17,\n 18,\n 19,\n 20,\n 21,\n 22,\n 23,\n 24,\n 25,\n 26,\n 27,\n 28,\n 29,\n 30,\n 31,\n 32,\n 33,\n 34,\n 35,\n 36,\n 37,\n 38,\n 39]'
# expect: 61 "('word word word word word word word word word word word word word word word '\n 'word word word word word word word word word word word word word word word ')"
# expect: 62 ("b''", "bytearray(b'ab')", "(b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'\n b'xxxxxxxxxxxxxx',\n 1)")
