from _cells import run

run(r'''
import string
import textwrap
import difflib
import json
import csv
import io
import configparser
import collections
import statistics
import random
import math
import pprint
import reprlib
string.ascii_letters, string.punctuation, string.whitespace, string.printable[-6:], string.hexdigits, string.octdigits
string.capwords('hello  world foo'), string.capwords('a-b-c', '-')
T = string.Template; T('$who likes ${what} $$5').substitute(who='tim', what='kung'), T('$a $b').safe_substitute(a=1), T('$a').template
T('$a').substitute()
T('$ a').substitute(a=1)
T('line1\n$').substitute()
T('${a').safe_substitute(a=1), T('$a ${b}').get_identifiers(), T('$a').is_valid(), T('$!').is_valid()
T.flags, T.delimiter, T.idpattern, T.braceidpattern
class MyT(string.Template):
    delimiter = '%'
    idpattern = '[a-z]+_[a-z]+'
MyT('%% %with_under %notunder').safe_substitute({'with_under': 'x', 'notunder': 'y'})
F = string.Formatter(); F.format('{0} {a} {}', 1, a=2)
F.format('{} {a} {}', 1, 2, a=2), F.format('{0[1]} {a.real:>5} {b!r}', [1, 2], a=3, b='x'), F.vformat('{x}', (), {'x': 1})
F.format('{0')
F.format('{} {0}', 1)
F.format('{a}')
F.format('{0}')
list(F.parse('a{b!r:>{w}}c{{}}')), F.get_field('0.real', (3,), {}), F.get_value(0, (5,), {}), F.format_field(3, '>4'), F.convert_field(3, 'r')
F.convert_field(3, 'z')
textwrap.wrap('The quick brown fox jumped over the lazy dog', 15), textwrap.fill('a b c ' * 10, 20, initial_indent='* ', subsequent_indent='  ')
textwrap.wrap('hello-world foo_bar this-is-long', 8), textwrap.wrap('hello-world', 6, break_on_hyphens=False), textwrap.wrap('verylongwordhere', 5, break_long_words=False), textwrap.wrap('', 5), textwrap.wrap('a\tb  c', 20, expand_tabs=False, replace_whitespace=False, drop_whitespace=False)
textwrap.wrap('one two three four five', 9, max_lines=2), textwrap.wrap('one two three four five', 9, max_lines=1, placeholder='...'), textwrap.shorten('Hello  world!', 12), textwrap.shorten('Hello world', 10, placeholder='...')
textwrap.shorten('Hello world', 4)
textwrap.wrap('x', 0)
textwrap.wrap('This is a sentence.  Another one.  Third', 60, fix_sentence_endings=True), textwrap.fill('x. y? z! a', fix_sentence_endings=True)
textwrap.dedent('  a\n    b\n  c\n'), textwrap.dedent('\ta\n  b'), textwrap.dedent('  a\n\n   \n  b'), textwrap.indent('a\n\nb', '> '), textwrap.indent('a\n\nb', '> ', lambda l: True)
w = textwrap.TextWrapper(width=10, tabsize=4); w.wrap('a\tb c d e f g h'), w.width, w.initial_indent, w.placeholder, w.max_lines
list(difflib.ndiff(['a\n', 'b\n', 'cd\n'], ['a\n', 'c\n', 'ce\n']))
list(difflib.unified_diff('a b c d'.split(), 'a x c e'.split(), 'f1', 'f2', 'd1', 'd2', lineterm='')), list(difflib.context_diff('a b c d'.split(), 'a x c e'.split(), lineterm=''))
difflib.get_close_matches('appel', ['ape', 'apple', 'peach', 'puppy']), difflib.get_close_matches('x', ['a'], 1, 0.5), difflib.get_close_matches('wheel', ['while', 'well', 'wel'], n=1)
difflib.get_close_matches('x', ['a'], 0)
difflib.get_close_matches('x', ['a'], 1, 2)
s = difflib.SequenceMatcher(None, 'abxcd', 'abcd'); s.ratio(), s.quick_ratio(), s.real_quick_ratio(), s.get_opcodes(), s.get_matching_blocks(), s.find_longest_match(0, 5, 0, 4), s.find_longest_match(), list(s.get_grouped_opcodes(1))
s = difflib.SequenceMatcher(lambda x: x == ' ', ' abcd', 'abcd abcd'); s.find_longest_match(0, 5, 0, 9), s.bjunk, s.bpopular, s.b2j
list(difflib.Differ().compare(['a b\n', 'x\n'], ['a c\n', 'x\n', 'y\n'])), list(difflib.restore(difflib.ndiff(['a\n', 'b\n'], ['a\n', 'c\n']), 2)), difflib.IS_LINE_JUNK('#\n'), difflib.IS_CHARACTER_JUNK('\t')
list(difflib.diff_bytes(difflib.unified_diff, [b'a'], [b'b'], b'x', b'y', lineterm=b''))
difflib.Match(1, 2, 3), difflib.SequenceMatcher.__class_getitem__(int)
json.dumps({'a': [1, 2.5, None, True, 'é"\n'], 1: 2, None: 3, True: 4, 1.5: 5}), json.dumps('é', ensure_ascii=False), json.dumps([1, {'a': 1}], indent=2), json.dumps([1, {'a': []}], indent='\t', separators=(',', ':')), json.dumps({}, indent=2), json.dumps({'b': 1, 'a': 2}, sort_keys=True)
json.dumps({(1, 2): 3})
json.dumps({(1, 2): 3, 'a': 1}, skipkeys=True), json.dumps(float('nan')), json.dumps([float('inf'), -float('inf')]), json.dumps(1e100), json.dumps(10**30)
json.dumps(float('nan'), allow_nan=False)
json.dumps({1, 2})
json.dumps(object)
json.dumps(b'a')
json.dumps({'a': 1, 2: 3}, sort_keys=True)
l = []; l.append(l); json.dumps(l)
d = {}; d['a'] = d; json.dumps(d)
json.dumps({1, 2}, default=sorted), json.dumps([1j], default=lambda o: [o.real, o.imag])
json.dumps('\ud800'), json.dumps('\U0001f600'), json.dumps('\x7f\x1f/\\'), json.dumps("'")
json.loads('[1, 2.5, "a\\u00e9\\n", null, true, false, {"a": {}}, -0, 1e5, 1E-2, NaN, Infinity, -Infinity]')
json.loads('"\\ud83d\\ude00"'), json.loads('"\\ud800"'), json.loads(' 1 '), json.loads(b'[1]'), json.loads('"x"'.encode('utf-16')), json.loads(b'\xef\xbb\xbf1')
json.loads('')
json.loads('[1,]')
json.loads('{"a":1,}')
json.loads('{"a" 1}')
json.loads("{'a': 1}")
json.loads('[1 2]')
json.loads('{"a": 1 "b"}')
json.loads('"abc')
json.loads('"a\nb"')
json.loads('"\\x"')
json.loads('"\\u12"')
json.loads('[')
json.loads('nul')
json.loads('1 2')
json.loads('{1: 2}')
json.loads('[1,\n2,\n x]')
json.loads('\ufeff1')
json.loads(1)
json.loads('01')
json.loads('-')
json.loads('1.')
json.loads('{"a": [}')
json.loads('"a\nb"', strict=False), json.loads('1.1', parse_float=str), json.loads('1', parse_int=float), json.loads('NaN', parse_constant=lambda c: c), json.loads('{"a": 1}', object_hook=lambda d: list(d)), json.loads('{"a": 1, "a": 2}', object_pairs_hook=lambda p: p)
try: json.loads('[1,\n x]')
except json.JSONDecodeError as e: err = e
err.msg, err.doc, err.pos, err.lineno, err.colno, str(err), err.args, err.__reduce__()
class E(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, complex): return [o.real, o.imag]
        return super().default(o)
json.dumps(1j, cls=E), E().encode([1j]), list(E().iterencode([1, 2j])), json.JSONEncoder(indent=1).item_separator, json.JSONEncoder().key_separator
json.dumps(object(), cls=E)
json.JSONDecoder().raw_decode('1 abc'), json.JSONDecoder().decode(' 2 ')
json.JSONDecoder().raw_decode('abc')
f = io.StringIO(); json.dump([1], f); f.getvalue(), json.load(io.StringIO('[1]'))
import enum
class I(enum.IntEnum): A = 1
class SS(str): pass
class FF(float):
    def __repr__(self): return 'x'
json.dumps([I.A, SS('a'), FF(1.5)]), json.dumps({I.A: 1}), json.dumps((1, 2)), json.dumps(collections.OrderedDict(b=1, a=2)), json.dumps(collections.namedtuple('P', 'x y')(1, 2))
json.dumps('a', check_circular=False), json.detect_encoding(b'\xff\xfea\0'), json.scanner.NUMBER_RE.pattern if hasattr(json, 'scanner') else 0
json.encoder.py_encode_basestring_ascii('é'), json.encoder.encode_basestring('é\n'), json.encoder.INFINITY, json.decoder.scanstring('abc"', 0), json.decoder.JSONDecodeError('m', 'doc\nx', 5)
list(csv.reader(['a,b,c', '"x, y",2,"q""r"', '', 'a,"b', 'c"'])), list(csv.reader(['a;b', "c;'d;e'"], delimiter=';', quotechar="'")), list(csv.reader(['a\\,b,c'], escapechar='\\')), list(csv.reader(['1,"a",2.5'], quoting=csv.QUOTE_NONNUMERIC)), list(csv.reader(['a, b'], skipinitialspace=True)), list(csv.reader(['a "b" c,"d"e']))
list(csv.reader(['a,b"c'], strict=True)), list(csv.reader(['a,b', 'c'], quoting=csv.QUOTE_NONE))
list(csv.reader(['"a"b'], strict=True))
list(csv.reader(['"a'], strict=True))
list(csv.reader(['a\0b']))
list(csv.reader(['abc'], quoting=csv.QUOTE_NONNUMERIC))
csv.reader([b'a']).__next__()
csv.reader(5)
f = io.StringIO(newline=''); wr = csv.writer(f); wr.writerow(['a', 1, 2.5, None, 'x,y', 'q"r', 'n\nl', '']), wr.writerows([[1], [''], [None]]), f.getvalue()
f = io.StringIO(newline=''); wr = csv.writer(f, quoting=csv.QUOTE_ALL, lineterminator='\n'); wr.writerow(['a', 1, None]); f.getvalue()
f = io.StringIO(newline=''); wr = csv.writer(f, quoting=csv.QUOTE_NONNUMERIC, delimiter='|'); wr.writerow(['a', 1, 1.5, True]); f.getvalue()
f = io.StringIO(newline=''); wr = csv.writer(f, quoting=csv.QUOTE_NONE, escapechar='\\'); wr.writerow(['a,b', 'c"d']); f.getvalue()
csv.writer(io.StringIO(), quoting=csv.QUOTE_NONE).writerow(['a,b'])
csv.writer(io.StringIO()).writerow(5)
csv.writer(io.StringIO(), quoting=csv.QUOTE_NONE).writerow([''])
csv.writer(io.StringIO(), doublequote=False).writerow(['a"b'])
csv.writer(io.StringIO(), delimiter='ab')
csv.writer(io.StringIO(), delimiter=1)
csv.writer(io.StringIO(), quotechar='ab')
csv.writer(io.StringIO(), quoting=9)
csv.writer(io.StringIO(), foo=9)
csv.writer(io.StringIO(), 'nodialect')
csv.writer(5)
csv.list_dialects(), csv.get_dialect('excel').delimiter, csv.get_dialect('unix').lineterminator, csv.field_size_limit()
csv.get_dialect('x')
csv.register_dialect('p', delimiter='|'); list(csv.reader(['a|b'], 'p')), csv.unregister_dialect('p'), csv.list_dialects()
csv.unregister_dialect('p')
r = csv.DictReader(['a,b', '1,2', '3', '4,5,6']); list(r), r.fieldnames, r.line_num
list(csv.DictReader(['1,2'], ['x', 'y', 'z'], restval='-')), list(csv.DictReader(['1,2,3'], ['x'], restkey='r'))
f = io.StringIO(newline=''); dw = csv.DictWriter(f, ['a', 'b'], restval='-'); dw.writeheader(), dw.writerow({'a': 1}), dw.writerows([{'b': 2}]), f.getvalue()
csv.DictWriter(io.StringIO(), ['a']).writerow({'b': 1})
csv.DictWriter(io.StringIO(), ['a'], extrasaction='x')
csv.DictWriter(io.StringIO(), ['a'], extrasaction='ignore').writerow({'b': 1})
d = csv.Sniffer().sniff('a;b;c\n1;2;3\n'); d.delimiter, d.quotechar, csv.Sniffer().has_header('name,age\nbob,5\nann,6\n'), csv.Sniffer().has_header('1,2\n3,4\n')
csv.Sniffer().sniff('abc')
csv.Sniffer().sniff("'a':'b'\n'c':'d'", ':').quotechar, csv.Sniffer().preferred
rd = csv.reader(['a,b', '"x\ny",z']); next(rd), rd.line_num, next(rd), rd.line_num, rd.dialect.delimiter
class D2(csv.Dialect):
    delimiter = ','
    quotechar = None
    quoting = csv.QUOTE_MINIMAL
    lineterminator = '\n'
csv.writer(io.StringIO(), D2)
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
# expect: 13 ('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', ' \t\n\r\x0b\x0c', ' \t\n\r\x0b\x0c', '0123456789abcdefABCDEF', '01234567')
# expect: 14 ('Hello World Foo', 'A-B-C')
# expect: 15 ('tim likes kung $5', '1 $b', '$a')
# expect: 16 KeyError: 'a'
# expect: 17 ValueError: Invalid placeholder in string: line 1, col 1
# expect: 18 ValueError: Invalid placeholder in string: line 2, col 1
# expect: 19 ('${a', ['a', 'b'], True, False)
# expect: 20 (re.IGNORECASE, '$', '(?a:[_a-z][_a-z0-9]*)', None)
# expect: 21 done
# expect: 22 '% x %notunder'
# expect: 23 ValueError: cannot switch from manual field specification to automatic field numbering
# expect: 24 ('1 2 2', "2     3 'x'", '1')
# expect: 25 ValueError: expected '}' before end of string
# expect: 26 ValueError: cannot switch from manual field specification to automatic field numbering
# expect: 27 KeyError: 'a'
# expect: 28 IndexError: tuple index out of range
# expect: 29 ([('a', 'b', '>{w}', 'r'), ('c{', None, None, None), ('}', None, None, None)], (3, 0), 5, '   3', '3')
# expect: 30 ValueError: Unknown conversion specifier z
# expect: 31 (['The quick brown', 'fox jumped over', 'the lazy dog'], '* a b c a b c a b c\n  a b c a b c a b c\n  a b c a b c a b c\n  a b c')
# expect: 32 (['hello-', 'world', 'foo_bar', 'this-is-', 'long'], ['hello-', 'world'], ['verylongwordhere'], [], ['a\tb  c'])
# expect: 33 (['one two', '[...]'], ['one...'], 'Hello world!', 'Hello...')
# expect: 34 ValueError: placeholder too large for max width
# expect: 35 ValueError: invalid width 0 (must be > 0)
# expect: 36 (['This is a sentence.  Another one.  Third'], 'x.  y?  z!  a')
# expect: 37 ('a\n  b\nc\n', '\ta\n  b', 'a\n\n\nb', '> a\n\n> b', '> a\n> \n> b')
# expect: 38 (['a   b c d', 'e f g h'], 10, '', ' [...]', None)
# expect: 39 ['  a\n', '- b\n', '- cd\n', '?  -\n', '+ c\n', '+ ce\n']
# expect: 40 (['--- f1\td1', '+++ f2\td2', '@@ -1,4 +1,4 @@', ' a', '-b', '+x', ' c', '-d', '+e'], ['*** ', '--- ', '***************', '*** 1,4 ****', '  a', '! b', '  c', '! d', '--- 1,4 ----', '  a', '! x', '  c', '! e'])
# expect: 41 (['apple', 'ape'], [], ['wel'])
# expect: 42 ValueError: n must be > 0: 0
# expect: 43 ValueError: cutoff must be in [0.0, 1.0]: 2
# expect: 44 (0.8888888888888888, 0.8888888888888888, 0.8888888888888888, [('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)], [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)], Match(a=0, b=0, size=2), Match(a=0, b=0, size=2), [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]])
# expect: 45 (Match(a=1, b=0, size=4), {' '}, set(), {'a': [0, 5], 'b': [1, 6], 'c': [2, 7], 'd': [3, 8]})
# expect: 46 (['- a b\n', '?   ^\n', '+ a c\n', '?   ^\n', '  x\n', '+ y\n'], ['a\n', 'c\n'], True, True)
# expect: 47 [b'--- x', b'+++ y', b'@@ -1 +1 @@', b'-a', b'+b']
# expect: 48 (Match(a=1, b=2, size=3), difflib.SequenceMatcher[int])
# expect: 49 ('{"a": [1, 2.5, null, true, "\\u00e9\\"\\n"], "1": 4, "null": 3, "1.5": 5}', '"é"', '[\n  1,\n  {\n    "a": 1\n  }\n]', '[\n\t1,\n\t{\n\t\t"a":[]\n\t}\n]', '{}', '{"a": 2, "b": 1}')
# expect: 50 TypeError: keys must be str, int, float, bool or None, not tuple
# expect: 51 ('{"a": 1}', 'NaN', '[Infinity, -Infinity]', '1e+100', '1000000000000000000000000000000')
# expect: 52 ValueError: Out of range float values are not JSON compliant
# expect: 53 TypeError: Object of type set is not JSON serializable
# expect: 54 TypeError: Object of type type is not JSON serializable
# expect: 55 TypeError: Object of type bytes is not JSON serializable
# expect: 56 TypeError: '<' not supported between instances of 'int' and 'str'
# expect: 57 ValueError: Circular reference detected
# expect: 58 ValueError: Circular reference detected
# expect: 59 ('[1, 2]', '[[0.0, 1.0]]')
# expect: 60 ('"\\ud800"', '"\\ud83d\\ude00"', '"\\u007f\\u001f/\\\\"', '"\'"')
# expect: 61 [1, 2.5, 'aé\n', None, True, False, {'a': {}}, 0, 100000.0, 0.01, nan, inf, -inf]
# expect: 62 ('😀', '\ud800', 1, [1], 'x', 1)
# expect: 63 JSONDecodeError: Expecting value: line 1 column 1 (char 0)
# expect: 64 JSONDecodeError: Expecting value: line 1 column 4 (char 3)
# expect: 65 JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 8 (char 7)
# expect: 66 JSONDecodeError: Expecting ':' delimiter: line 1 column 6 (char 5)
# expect: 67 JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
# expect: 68 JSONDecodeError: Expecting ',' delimiter: line 1 column 4 (char 3)
# expect: 69 JSONDecodeError: Expecting ',' delimiter: line 1 column 9 (char 8)
# expect: 70 JSONDecodeError: Unterminated string starting at: line 1 column 1 (char 0)
# expect: 71 JSONDecodeError: Invalid control character at: line 1 column 3 (char 2)
# expect: 72 JSONDecodeError: Invalid \escape: line 1 column 2 (char 1)
# expect: 73 JSONDecodeError: Invalid \uXXXX escape: line 1 column 3 (char 2)
# expect: 74 JSONDecodeError: Expecting value: line 1 column 2 (char 1)
# expect: 75 JSONDecodeError: Expecting value: line 1 column 1 (char 0)
# expect: 76 JSONDecodeError: Extra data: line 1 column 3 (char 2)
# expect: 77 JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
# expect: 78 JSONDecodeError: Expecting value: line 3 column 2 (char 8)
# expect: 79 JSONDecodeError: Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)
# expect: 80 TypeError: the JSON object must be str, bytes or bytearray, not int
# expect: 81 JSONDecodeError: Extra data: line 1 column 2 (char 1)
# expect: 82 JSONDecodeError: Expecting value: line 1 column 1 (char 0)
# expect: 83 JSONDecodeError: Extra data: line 1 column 2 (char 1)
# expect: 84 JSONDecodeError: Expecting value: line 1 column 8 (char 7)
# expect: 85 ('a\nb', '1.1', 1.0, 'NaN', ['a'], [('a', 1), ('a', 2)])
# expect: 86 done
# expect: 87 ('Expecting value', '[1,\n x]', 5, 2, 2, 'Expecting value: line 2 column 2 (char 5)', ('Expecting value: line 2 column 2 (char 5)',), (<class 'json.decoder.JSONDecodeError'>, ('Expecting value', '[1,\n x]', 5)))
# expect: 88 done
# expect: 89 ('[0.0, 1.0]', '[[0.0, 1.0]]', ['[1', ', ', '[0.0', ', 2.0', ']', ']'], ',', ': ')
# expect: 90 TypeError: Object of type object is not JSON serializable
# expect: 91 ((1, 1), 2)
# expect: 92 JSONDecodeError: Expecting value: line 1 column 1 (char 0)
# expect: 93 ('[1]', [1])
# expect: 94 done
# expect: 95 done
# expect: 96 done
# expect: 97 done
# expect: 98 ('[1, "a", 1.5]', '{"1": 1}', '[1, 2]', '{"b": 1, "a": 2}', '[1, 2]')
# expect: 99 ('"a"', 'utf-16', '(-?(?:0|[1-9]\\d*))(\\.\\d+)?([eE][-+]?\\d+)?')
# expect: 100 ('"\\u00e9"', '"é\\n"', inf, ('abc', 4), JSONDecodeError('m: line 2 column 2 (char 5)'))
# expect: 101 ([['a', 'b', 'c'], ['x, y', '2', 'q"r'], [], ['a', 'bc']], [['a', 'b'], ['c', 'd;e']], [['a,b', 'c']], [[1.0, 'a', 2.5]], [['a', 'b']], [['a "b" c', 'de']])
# expect: 102 ([['a', 'b"c']], [['a', 'b'], ['c']])
# expect: 103 Error: ',' expected after '"'
# expect: 104 Error: unexpected end of data
# expect: 105 [['a\x00b']]
# expect: 106 ValueError: could not convert string to float: 'abc'
# expect: 107 Error: iterator should return strings, not bytes (the file should be opened in text mode)
# expect: 108 TypeError: 'int' object is not iterable
# expect: 109 (30, None, 'a,1,2.5,,"x,y","q""r","n\nl",\r\n1\r\n""\r\n""\r\n')
# expect: 110 '"a","1",""\n'
# expect: 111 '"a"|1|1.5|True\r\n'
# expect: 112 'a\\,b,c\\"d\r\n'
# expect: 113 Error: need to escape, but no escapechar set
# expect: 114 Error: iterable expected, not int
# expect: 115 Error: single empty field record must be quoted
# expect: 116 Error: need to escape, but no escapechar set
# expect: 117 TypeError: "delimiter" must be a 1-character string
# expect: 118 TypeError: "delimiter" must be string, not int
# expect: 119 TypeError: "quotechar" must be a 1-character string
# expect: 120 TypeError: bad "quoting" value
# expect: 121 TypeError: 'foo' is an invalid keyword argument for this function
# expect: 122 Error: unknown dialect
# expect: 123 TypeError: argument 1 must have a "write" method
# expect: 124 (['excel', 'excel-tab', 'unix'], ',', '\n', 131072)
# expect: 125 Error: unknown dialect
# expect: 126 ([['a', 'b']], None, ['excel', 'excel-tab', 'unix'])
# expect: 127 Error: unknown dialect
# expect: 128 ([{'a': '1', 'b': '2'}, {'a': '3', 'b': None}, {'a': '4', 'b': '5', None: ['6']}], ['a', 'b'], 4)
# expect: 129 ([{'x': '1', 'y': '2', 'z': '-'}], [{'x': '1', 'r': ['2', '3']}])
# expect: 130 (5, 5, None, 'a,b\r\n1,-\r\n-,2\r\n')
# expect: 131 ValueError: dict contains fields not in fieldnames: 'b'
# expect: 132 ValueError: extrasaction (x) must be 'raise' or 'ignore'
# expect: 133 4
# expect: 134 (';', '"', True, False)
# expect: 135 <class 'csv.Sniffer.sniff.<locals>.dialect'>
# expect: 136 ("'", [',', '\t', ';', ' ', ':'])
# expect: 137 (['a', 'b'], 1, ['x\ny', 'z'], 2, ',')
# expect: 138 done
# expect: 139 TypeError: quotechar must be set if quoting enabled
