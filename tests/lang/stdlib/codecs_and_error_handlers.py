import codecs
import io
import random
import zlib

space = {"codecs": codecs, "io": io}


def shown(run):
    try:
        return ascii(run())
    except Exception as e:
        return f"{type(e).__name__} {ascii(str(e))}"


def check(text):
    try:
        code = compile(text, "text", "eval")
    except SyntaxError:
        *first, last = text.split("; ")
        exec("; ".join(first), space)
        code = compile(last, "text", "eval")
    print(shown(lambda: eval(code, space)))


checks = r"""
'aé€😀\t\n\\\'"\x00\x7f'.encode('unicode_escape')
'aé€😀\\u'.encode('raw_unicode_escape')
rb'a\x41\u20ac\U0001F600\n\101\N{BULLET}\q'.decode('unicode_escape')
rb'a\u20ac\U0001F600\n\x41'.decode('raw_unicode_escape')
b'\\'.decode('unicode_escape')
b'\\x4'.decode('unicode_escape')
b'\\u12'.decode('unicode_escape', 'replace')
b'\\U00110000'.decode('unicode_escape')
b'\\N{nope}'.decode('unicode_escape')
b'\\N'.decode('unicode_escape')
b'\\u12'.decode('raw_unicode_escape')
'aé€😀+-~\\x'.encode('utf-7')
b'a+AOkgrNg92AA-+--'.decode('utf-7')
b'+//'.decode('utf-7')
b'\xff'.decode('utf-7')
'é€ä'.encode('cp1252')
'é\u0141'.encode('cp1252')
'é\u0141'.encode('cp1252', 'replace'), 'é\u0141'.encode('cp1252', 'ignore'), 'é\u0141'.encode('cp1252', 'xmlcharrefreplace'), 'é\u0141'.encode('cp1252', 'backslashreplace'), 'é\u0141'.encode('cp1252', 'namereplace')
b'\x80\x81'.decode('cp1252')
b'\x80\x81'.decode('cp1252', 'replace'), b'\x81'.decode('cp1252', 'backslashreplace'), b'\x81'.decode('cp1252', 'ignore')
bytes(range(128, 256)).decode('iso8859-15'), bytes(range(128, 256)).decode('koi8-r'), bytes(range(128, 256)).decode('cp437')
'ab'.encode('cp037'), b'\x81\x82'.decode('cp037')
'aé€'.encode('ascii')
'aé€'.encode('ascii', 'replace'), 'aé€'.encode('ascii', 'xmlcharrefreplace'), 'aé€'.encode('ascii', 'backslashreplace'), 'aé€'.encode('ascii', 'namereplace'), 'aé€'.encode('ascii', 'ignore')
'aé€'.encode('ascii', 'nope')
'a'.encode('ascii', 'nope')
'aé€'.encode('latin-1', 'surrogateescape')
'a\udc80'.encode('ascii', 'surrogateescape'), 'a\udc80'.encode('utf-8', 'surrogateescape')
'a\ud800'.encode('utf-8')
'a\ud800'.encode('utf-8', 'surrogatepass'), 'a\ud800'.encode('utf-16-le', 'surrogatepass'), 'a\ud800b'.encode('utf-8', 'replace'), 'a\ud800'.encode('utf-8', 'backslashreplace')
'a\ud800'.encode('utf-16')
'a\ud800'.encode('utf-32')
b'a\xff\xfeb'.decode()
b'a\xff\xfeb'.decode('utf-8', 'replace'), b'a\xff\xfeb'.decode('utf-8', 'ignore'), b'a\xff\xfeb'.decode('utf-8', 'backslashreplace'), b'a\xff\xfeb'.decode('utf-8', 'surrogateescape')
b'a\xff'.decode('utf-8', 'xmlcharrefreplace')
b'a\xff'.decode('utf-8', 'nope')
b'\xe2\x82'.decode()
b'\xed\xa0\x80'.decode()
b'\xed\xa0\x80'.decode('utf-8', 'surrogatepass')
b'\xf5'.decode()
b'\xc0\x80'.decode()
b'\xff'.decode('ascii')
b'\xff\xfea\x00'.decode('utf-16'), b'\xfe\xff\x00a'.decode('utf-16'), b'a\x00'.decode('utf-16'), b'\xff\xfe\x00\x00a\x00\x00\x00'.decode('utf-32')
b'a'.decode('utf-16')
b'\x00\xd8'.decode('utf-16-le')
b'\x00\xd8a\x00'.decode('utf-16-le')
b'\x00\xdc'.decode('utf-16-le')
b'\x00\xd8a\x00'.decode('utf-16-le', 'replace')
b'\x00\x00\x11\x00'.decode('utf-32-le')
b'\x00\xd8\x00\x00'.decode('utf-32-le')
b'abc'.decode('utf-32-le')
'a'.encode('utf-16'), 'a'.encode('utf-16-be'), 'a'.encode('utf-32'), 'é'.encode('utf-8-sig'), b'\xef\xbb\xbfa'.decode('utf-8-sig')
'a'.encode('nope')
b'a'.decode('nope')
'a'.encode('hex')
b'a'.decode('hex')
b'a'.decode('rot13')
codecs.encode('abc', 'rot13'), codecs.encode(b'abc', 'hex'), codecs.decode(b'616263', 'hex'), codecs.encode(b'abc', 'base64'), codecs.decode(b'YWJj\n', 'base64')
codecs.encode('a', 'hex')
codecs.encode('aé', 'latin-1'), codecs.decode(b'a'), codecs.encode('é')
codecs.lookup('utf8').name, codecs.lookup('LATIN 1').name, codecs.lookup('UTF-16-LE').name, codecs.lookup('cp1252').name, codecs.lookup('us-ascii').name, codecs.lookup('iso-8859-15').name, codecs.lookup('rot13').name, codecs.lookup('koi8_r').name, codecs.lookup('utf_8_sig').name
codecs.lookup('nope')
codecs.lookup(5)
codecs.utf_8_decode(b'\xe2\x82'), codecs.utf_8_decode(b'\xe2\x82\xac'), codecs.utf_8_encode('é'), codecs.latin_1_encode('é'), codecs.ascii_decode(b'a'), codecs.utf_16_le_decode(b'a\x00b')
codecs.utf_8_decode(b'\xe2\x82', 'strict', True)
codecs.escape_decode(rb'\n\x41\101\'\q'), codecs.escape_encode(b"\n'\"\xff\\")
codecs.escape_decode(rb'\x4')
codecs.charmap_encode('ab', 'strict', {97: 65, 98: b'xy'}), codecs.charmap_decode(b'ab', 'strict', {97: 'X', 98: 'yy'}), codecs.charmap_decode(b'\x00\x01', 'strict', 'ab')
codecs.charmap_decode(b'\x02', 'strict', 'ab')
codecs.charmap_encode('c', 'strict', {97: 65})
codecs.lookup_error('nope')
codecs.register_error('x', 5)
codecs.register_error('mine', lambda e: ('<%d-%d>' % (e.start, e.end), e.end)); 'aé€b'.encode('ascii', 'mine'), b'a\xff\xfeb'.decode('ascii', 'mine'), 'é\u0141'.encode('cp1252', 'mine'), b'\x81'.decode('cp1252', 'mine')
codecs.register_error('bad', lambda e: 5); 'é'.encode('ascii', 'bad')
b'\xff'.decode('ascii', 'bad')
codecs.register_error('oob', lambda e: ('', 100)); 'é'.encode('ascii', 'oob')
codecs.register_error('neg', lambda e: ('x', -1)); 'éa'.encode('ascii', 'neg')
codecs.register_error('byt', lambda e: (b'\xff', e.end)); 'éa'.encode('ascii', 'byt')
b'\xff'.decode('ascii', 'byt')
codecs.register_error('nonascii', lambda e: ('€', e.end)); 'é'.encode('ascii', 'nonascii')
codecs.strict_errors(ValueError('x'))
codecs.strict_errors(5)
codecs.ignore_errors(ValueError('x'))
codecs.replace_errors(UnicodeEncodeError('ascii', 'éé', 0, 2, 'r')), codecs.replace_errors(UnicodeDecodeError('ascii', b'aa', 0, 2, 'r')), codecs.replace_errors(UnicodeTranslateError('éé', 0, 2, 'r')), codecs.backslashreplace_errors(UnicodeDecodeError('ascii', b'\xff', 0, 1, 'r')), codecs.namereplace_errors(UnicodeEncodeError('ascii', 'é', 0, 1, 'r')), codecs.xmlcharrefreplace_errors(UnicodeEncodeError('ascii', 'é', 0, 1, 'r'))
codecs.xmlcharrefreplace_errors(UnicodeDecodeError('ascii', b'\xff', 0, 1, 'r'))
d = codecs.getincrementaldecoder('utf-8')(); [d.decode(b'\xe2'), d.getstate(), d.decode(b'\x82'), d.decode(b'\xac'), d.decode(b'', True)]
d = codecs.getincrementaldecoder('utf-16')(); [d.decode(b'\xff'), d.decode(b'\xfea'), d.decode(b'\x00'), d.decode(b'', True)]
d = codecs.getincrementaldecoder('utf-8-sig')(); [d.decode(b'\xef'), d.decode(b'\xbb\xbfa')]
e = codecs.getincrementalencoder('utf-16')(); [e.encode('a'), e.encode('b')]
list(codecs.iterencode(['a', 'é'], 'utf-8')), list(codecs.iterdecode([b'\xc3', b'\xa9a'], 'utf-8'))
r = codecs.getreader('utf-8')(io.BytesIO('aé\nb€\nc'.encode())); [r.readline(), r.read(1), r.read()]
r = codecs.getreader('utf-8')(io.BytesIO('aé\nb€\nc'.encode())); r.readlines()
r = codecs.getreader('utf-8')(io.BytesIO('aé\nb€\nc'.encode())); list(r)
b = io.BytesIO(); w = codecs.getwriter('utf-16')(b); w.write('a'); w.writelines(['b', 'c']); print(b.getvalue())
s = codecs.EncodedFile(io.BytesIO('é'.encode('latin-1')), 'utf-8', 'latin-1'); s.read()
codecs.register(5)
codecs.register(lambda n: (lambda s, e='strict': (b'enc', len(s)), lambda b, e='strict': ('dec', len(b)), None, None) if n == 'mycodec' else None); 'x'.encode('mycodec'), b'x'.decode('MyCodec')
codecs.register(lambda n: 5 if n == 'badcodec' else None); 'x'.encode('badcodec')
str(b'\xff', 'ascii', 'replace'), bytes('é', 'ascii', 'replace'), bytearray('é', 'latin-1')
bytes('é', 'ascii')
str(b'a', 'nope')
'é'.encode(encoding='ascii', errors='ignore')
'a'.encode(5)
b'a'.decode(5)
codecs.BOM_UTF8, codecs.BOM, codecs.BOM32_BE
"""
for line in checks.strip().split("\n"):
    check(line)

names = ("cp1250", "cp1251", "cp1253", "cp850", "cp866", "iso8859-2", "iso8859-5", "iso8859-7", "iso8859-16", "mac-roman", "koi8-u",
         "cp874", "cp1258", "iso8859-8", "cp037")
for name in names:
    print(name, zlib.crc32(bytes(range(256)).decode(name, "replace").encode()))
choose = random.Random(5)
for encoding in ("utf-8", "ascii", "utf-16", "utf-16-be", "utf-32", "utf-32-be", "utf-7", "unicode_escape", "raw_unicode_escape",
                 "utf-8-sig", "cp1252"):
    for errors in ("strict", "replace", "ignore", "backslashreplace", "surrogateescape", "surrogatepass", "xmlcharrefreplace",
                   "namereplace"):
        results = []
        for _ in range(60):
            data = bytes(choose.choice(b"a\xe2\x82\xac\xf0\x9f\x98\x80\xed\xa0\xff\xc3\xa9\x00\xd8\xdc") for _ in range(choose.randrange(1, 8)))
            text = "".join(choose.choice("a\xe9\u20ac\U0001f600\ud800\udc80\udfff\n+\\") for _ in range(choose.randrange(1, 6)))
            results.append(shown(lambda: data.decode(encoding, errors)) if not errors.startswith(("xml", "name")) else "")
            results.append(shown(lambda: text.encode(encoding, errors)))
        print(encoding, errors, zlib.crc32(repr(results).encode()))

# expect: b'a\\xe9\\u20ac\\U0001f600\\t\\n\\\\\'"\\x00\\x7f'
# expect: b'a\xe9\\u20ac\\U0001f600\\u'
# expect: 'aA\u20ac\U0001f600\nA\u2022\\q'
# expect: 'a\u20ac\U0001f600\\n\\x41'
# expect: UnicodeDecodeError "'unicodeescape' codec can't decode byte 0x5c in position 0: \\ at end of string"
# expect: UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: truncated \\xXX escape"
# expect: '\ufffd'
# expect: UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-9: illegal Unicode character"
# expect: UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-7: unknown Unicode character name"
# expect: UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: malformed \\N character escape"
# expect: UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-3: truncated \\uXXXX escape"
# expect: b'a+AOkgrNg93gAAKw--+AH4AXA-x'
# expect: 'a\xe9\u20ac\ud83d\ud800+-'
# expect: UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-2: unterminated shift sequence"
# expect: UnicodeDecodeError "'utf7' codec can't decode byte 0xff in position 0: unexpected special character"
# expect: b'\xe9\x80\xe4'
# expect: UnicodeEncodeError "'charmap' codec can't encode character '\\u0141' in position 1: character maps to <undefined>"
# expect: (b'\xe9?', b'\xe9', b'\xe9&#321;', b'\xe9\\u0141', b'\xe9\\N{LATIN CAPITAL LETTER L WITH STROKE}')
# expect: UnicodeDecodeError "'charmap' codec can't decode byte 0x81 in position 1: character maps to <undefined>"
# expect: ('\u20ac\ufffd', '\\x81', '')
# expect: ('\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0\xa1\xa2\xa3\u20ac\xa5\u0160\xa7\u0161\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb3\u017d\xb5\xb6\xb7\u017e\xb9\xba\xbb\u0152\u0153\u0178\xbf\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xc9\xca\xcb\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3\xd4\xd5\xd6\xd7\xd8\xd9\xda\xdb\xdc\xdd\xde\xdf\xe0\xe1\xe2\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff', '\u2500\u2502\u250c\u2510\u2514\u2518\u251c\u2524\u252c\u2534\u253c\u2580\u2584\u2588\u258c\u2590\u2591\u2592\u2593\u2320\u25a0\u2219\u221a\u2248\u2264\u2265\xa0\u2321\xb0\xb2\xb7\xf7\u2550\u2551\u2552\u0451\u2553\u2554\u2555\u2556\u2557\u2558\u2559\u255a\u255b\u255c\u255d\u255e\u255f\u2560\u2561\u0401\u2562\u2563\u2564\u2565\u2566\u2567\u2568\u2569\u256a\u256b\u256c\xa9\u044e\u0430\u0431\u0446\u0434\u0435\u0444\u0433\u0445\u0438\u0439\u043a\u043b\u043c\u043d\u043e\u043f\u044f\u0440\u0441\u0442\u0443\u0436\u0432\u044c\u044b\u0437\u0448\u044d\u0449\u0447\u044a\u042e\u0410\u0411\u0426\u0414\u0415\u0424\u0413\u0425\u0418\u0419\u041a\u041b\u041c\u041d\u041e\u041f\u042f\u0420\u0421\u0422\u0423\u0416\u0412\u042c\u042b\u0417\u0428\u042d\u0429\u0427\u042a', '\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255d\u255c\u255b\u2510\u2514\u2534\u252c\u251c\u2500\u253c\u255e\u255f\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256b\u256a\u2518\u250c\u2588\u2584\u258c\u2590\u2580\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0')
# expect: (b'\x81\x82', 'ab')
# expect: UnicodeEncodeError "'ascii' codec can't encode characters in position 1-2: ordinal not in range(128)"
# expect: (b'a??', b'a&#233;&#8364;', b'a\\xe9\\u20ac', b'a\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{EURO SIGN}', b'a')
# expect: LookupError "unknown error handler name 'nope'"
# expect: b'a'
# expect: UnicodeEncodeError "'latin-1' codec can't encode character '\\u20ac' in position 2: ordinal not in range(256)"
# expect: (b'a\x80', b'a\x80')
# expect: UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 1: surrogates not allowed"
# expect: (b'a\xed\xa0\x80', b'a\x00\x00\xd8', b'a?b', b'a\\ud800')
# expect: UnicodeEncodeError "'utf-16' codec can't encode character '\\ud800' in position 1: surrogates not allowed"
# expect: UnicodeEncodeError "'utf-32' codec can't encode character '\\ud800' in position 1: surrogates not allowed"
# expect: UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 1: invalid start byte"
# expect: ('a\ufffd\ufffdb', 'ab', 'a\\xff\\xfeb', 'a\udcff\udcfeb')
# expect: TypeError "don't know how to handle UnicodeDecodeError in error callback"
# expect: LookupError "unknown error handler name 'nope'"
# expect: UnicodeDecodeError "'utf-8' codec can't decode bytes in position 0-1: unexpected end of data"
# expect: UnicodeDecodeError "'utf-8' codec can't decode byte 0xed in position 0: invalid continuation byte"
# expect: '\ud800'
# expect: UnicodeDecodeError "'utf-8' codec can't decode byte 0xf5 in position 0: invalid start byte"
# expect: UnicodeDecodeError "'utf-8' codec can't decode byte 0xc0 in position 0: invalid start byte"
# expect: UnicodeDecodeError "'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128)"
# expect: ('a', 'a', 'a', 'a')
# expect: UnicodeDecodeError "'utf-16-le' codec can't decode byte 0x61 in position 0: truncated data"
# expect: UnicodeDecodeError "'utf-16-le' codec can't decode bytes in position 0-1: unexpected end of data"
# expect: UnicodeDecodeError "'utf-16-le' codec can't decode bytes in position 0-1: illegal UTF-16 surrogate"
# expect: UnicodeDecodeError "'utf-16-le' codec can't decode bytes in position 0-1: illegal encoding"
# expect: '\ufffda'
# expect: UnicodeDecodeError "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000)"
# expect: UnicodeDecodeError "'utf-32-le' codec can't decode bytes in position 0-3: code point in surrogate code point range(0xd800, 0xe000)"
# expect: UnicodeDecodeError "'utf-32-le' codec can't decode bytes in position 0-2: truncated data"
# expect: (b'\xff\xfea\x00', b'\x00a', b'\xff\xfe\x00\x00a\x00\x00\x00', b'\xef\xbb\xbf\xc3\xa9', 'a')
# expect: LookupError 'unknown encoding: nope'
# expect: LookupError 'unknown encoding: nope'
# expect: LookupError "'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs"
# expect: LookupError "'hex' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
# expect: LookupError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
# expect: ('nop', b'616263', b'abc', b'YWJj\n', b'abc')
# expect: TypeError "encoding with 'hex' codec failed (TypeError: a bytes-like object is required, not 'str')"
# expect: (b'a\xe9', 'a', b'\xc3\xa9')
# expect: ('utf-8', 'iso8859-1', 'utf-16-le', 'cp1252', 'ascii', 'iso8859-15', 'rot-13', 'koi8-r', 'utf-8-sig')
# expect: LookupError 'unknown encoding: nope'
# expect: TypeError 'lookup() argument must be str, not int'
# expect: (('', 0), ('\u20ac', 3), (b'\xc3\xa9', 1), (b'\xe9', 1), ('a', 1), ('a', 2))
# expect: UnicodeDecodeError "'utf-8' codec can't decode bytes in position 0-1: unexpected end of data"
# expect: ((b"\nAA'\\q", 14), (b'\\n\\\'"\\xff\\\\', 5))
# expect: ValueError 'invalid \\x escape at position 0'
# expect: ((b'Axy', 2), ('Xyy', 2), ('ab', 2))
# expect: UnicodeDecodeError "'charmap' codec can't decode byte 0x02 in position 0: character maps to <undefined>"
# expect: UnicodeEncodeError "'charmap' codec can't encode character '\\x63' in position 0: character maps to <undefined>"
# expect: LookupError "unknown error handler name 'nope'"
# expect: TypeError 'handler must be callable'
# expect: (b'a<1-3>b', 'a<1-2><2-3>b', b'\xe9<1-2>', '<0-1>')
# expect: TypeError 'encoding error handler must return (str/bytes, int) tuple'
# expect: TypeError 'decoding error handler must return (str, int) tuple'
# expect: IndexError 'position 100 from error handler out of bounds'
# expect: b'xa'
# expect: b'\xffa'
# expect: TypeError 'decoding error handler must return (str, int) tuple'
# expect: UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)"
# expect: ValueError 'x'
# expect: TypeError 'codec must pass exception instance'
# expect: TypeError "don't know how to handle ValueError in error callback"
# expect: (('??', 2), ('\ufffd', 2), ('\ufffd\ufffd', 2), ('\\xff', 1), ('\\N{LATIN SMALL LETTER E WITH ACUTE}', 1), ('&#233;', 1))
# expect: TypeError "don't know how to handle UnicodeDecodeError in error callback"
# expect: ['', (b'\xe2', 0), '', '\u20ac', '']
# expect: ['', '', 'a', '']
# expect: ['', 'a']
# expect: [b'\xff\xfea\x00', b'b\x00']
# expect: ([b'a', b'\xc3\xa9'], ['\xe9a'])
# expect: ['a\xe9\n', 'b', '\u20ac\nc']
# expect: ['a\xe9\n', 'b\u20ac\n', 'c']
# expect: ['a\xe9\n', 'b\u20ac\n', 'c']
# expect: b'\xff\xfea\x00b\x00c\x00'
# expect: None
# expect: b'\xc3\xa9'
# expect: TypeError 'argument must be callable'
# expect: (b'enc', 'dec')
# expect: TypeError 'codec search functions must return 4-tuples'
# expect: ('\ufffd', b'?', bytearray(b'\xe9'))
# expect: UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)"
# expect: LookupError 'unknown encoding: nope'
# expect: b''
# expect: TypeError "encode() argument 'encoding' must be str, not int"
# expect: TypeError "decode() argument 'encoding' must be str, not int"
# expect: (b'\xef\xbb\xbf', b'\xff\xfe', b'\xfe\xff')
# expect: cp1250 3667294874
# expect: cp1251 4040765863
# expect: cp1253 3281643928
# expect: cp850 1012390782
# expect: cp866 406143317
# expect: iso8859-2 3961713568
# expect: iso8859-5 4014648652
# expect: iso8859-7 139834355
# expect: iso8859-16 3287756453
# expect: mac-roman 3793643576
# expect: koi8-u 4290256819
# expect: cp874 4256676497
# expect: cp1258 1785759159
# expect: iso8859-8 2254507394
# expect: cp037 79259418
# expect: utf-8 strict 1586783559
# expect: utf-8 replace 3907999546
# expect: utf-8 ignore 100999506
# expect: utf-8 backslashreplace 1762955587
# expect: utf-8 surrogateescape 125234584
# expect: utf-8 surrogatepass 4164780191
# expect: utf-8 xmlcharrefreplace 2132601059
# expect: utf-8 namereplace 4220926576
# expect: ascii strict 664081784
# expect: ascii replace 2996365869
# expect: ascii ignore 335966478
# expect: ascii backslashreplace 78933980
# expect: ascii surrogateescape 620122188
# expect: ascii surrogatepass 3895727773
# expect: ascii xmlcharrefreplace 2605955777
# expect: ascii namereplace 3449117397
# expect: utf-16 strict 117020722
# expect: utf-16 replace 1011596041
# expect: utf-16 ignore 1124051850
# expect: utf-16 backslashreplace 3843789573
# expect: utf-16 surrogateescape 491443313
# expect: utf-16 surrogatepass 3716931525
# expect: utf-16 xmlcharrefreplace 123074112
# expect: utf-16 namereplace 179286264
# expect: utf-16-be strict 2433727138
# expect: utf-16-be replace 2589297748
# expect: utf-16-be ignore 413963306
# expect: utf-16-be backslashreplace 873435767
# expect: utf-16-be surrogateescape 60831225
# expect: utf-16-be surrogatepass 4107362137
# expect: utf-16-be xmlcharrefreplace 3751440983
# expect: utf-16-be namereplace 287737373
# expect: utf-32 strict 2166100530
# expect: utf-32 replace 3471781466
# expect: utf-32 ignore 1083112992
# expect: utf-32 backslashreplace 44938048
# expect: utf-32 surrogateescape 3504426709
# expect: utf-32 surrogatepass 1520420249
# expect: utf-32 xmlcharrefreplace 2815098684
# expect: utf-32 namereplace 1090474471
# expect: utf-32-be strict 2389588579
# expect: utf-32-be replace 1098212493
# expect: utf-32-be ignore 931985744
# expect: utf-32-be backslashreplace 31285554
# expect: utf-32-be surrogateescape 3481481013
# expect: utf-32-be surrogatepass 2074528734
# expect: utf-32-be xmlcharrefreplace 2574259127
# expect: utf-32-be namereplace 3521818697
# expect: utf-7 strict 1759954370
# expect: utf-7 replace 130258380
# expect: utf-7 ignore 1050962625
# expect: utf-7 backslashreplace 2352298088
# expect: utf-7 surrogateescape 1813282699
# expect: utf-7 surrogatepass 1869482464
# expect: utf-7 xmlcharrefreplace 1757649463
# expect: utf-7 namereplace 1530631679
# expect: unicode_escape strict 3966193678
# expect: unicode_escape replace 2216062719
# expect: unicode_escape ignore 1237024942
# expect: unicode_escape backslashreplace 1384853164
# expect: unicode_escape surrogateescape 4031801898
# expect: unicode_escape surrogatepass 609090020
# expect: unicode_escape xmlcharrefreplace 2805097385
# expect: unicode_escape namereplace 4203619340
# expect: raw_unicode_escape strict 1745639732
# expect: raw_unicode_escape replace 2660668449
# expect: raw_unicode_escape ignore 1413205445
# expect: raw_unicode_escape backslashreplace 3213889714
# expect: raw_unicode_escape surrogateescape 1353485369
# expect: raw_unicode_escape surrogatepass 356852061
# expect: raw_unicode_escape xmlcharrefreplace 3833169784
# expect: raw_unicode_escape namereplace 1975595693
# expect: utf-8-sig strict 3601609512
# expect: utf-8-sig replace 3396071471
# expect: utf-8-sig ignore 347748569
# expect: utf-8-sig backslashreplace 1856200097
# expect: utf-8-sig surrogateescape 2453204928
# expect: utf-8-sig surrogatepass 2430655001
# expect: utf-8-sig xmlcharrefreplace 1628269243
# expect: utf-8-sig namereplace 3995474511
# expect: cp1252 strict 1860340168
# expect: cp1252 replace 285693678
# expect: cp1252 ignore 356434040
# expect: cp1252 backslashreplace 2816022167
# expect: cp1252 surrogateescape 323478696
# expect: cp1252 surrogatepass 1474648696
# expect: cp1252 xmlcharrefreplace 1114201795
# expect: cp1252 namereplace 3219009977
