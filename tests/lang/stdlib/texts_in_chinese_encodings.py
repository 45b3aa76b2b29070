# gb2312, gbk, gb18030 and big5: every character there and back, error handlers, incremental decoding, files.
import codecs
import io


def say(attempt):
    try:
        print(ascii(attempt()))
    except UnicodeError as e:
        print(type(e).__name__, ascii(str(e)), e.start, e.end)


print([codecs.lookup(name).name for name in ("gbk", "gb2312", "gb18030", "big5", "cp936", "GB2312", "936", "euc_cn", "Big5", "chinese")])
for name in ("gbk", "gb2312", "gb18030", "big5"):
    forth = back = 0
    for code in [*range(0xD800), *range(0xE000, 0x10000), 0x10000, 0x1F600, 0x10FFFF]:
        try:
            data = chr(code).encode(name)
        except UnicodeEncodeError:
            continue
        assert data.decode(name) == chr(code)
        forth = (forth * 31 + int.from_bytes(data, "big")) % (1 << 61)
    for lead in range(0x80, 0x100):
        for trail in range(0x30, 0x100):
            try:
                back = (back * 31 + ord(bytes([lead, trail]).decode(name)[0])) % (1 << 61)
            except UnicodeDecodeError as e:
                back = (back * 31 + e.start * 7 + e.end) % (1 << 61)
    print(name, forth, back)
    for text in ("中文abc", "é€", "\U0001F600 a", "中\ud800文", "ﬁ→"):
        for handler in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace", "surrogateescape"):
            say(lambda: text.encode(name, handler))
    for data in (b"\xd6\xd0\xce", b"\xd6\xff\x41", b"\x80a", b"\xff", b"\x81\x30\x81", b"\x81\x30\x81\x30", b"\x84\x31\xa4\x30",
                 b"\xfe\x39\xfe\x39", b"\x90\x30\x81\x30", b"\xd6", b"\xa1\x20\xd6\xd0", b"\x81\x30\x20\x41"):  # fmt: skip
        for handler in ("strict", "ignore", "replace", "backslashreplace", "surrogateescape"):
            say(lambda: data.decode(name, handler))
    decoder = codecs.getincrementaldecoder(name)()
    print(ascii([decoder.decode(bytes([b])) for b in "中文a".encode(name)]))
    say(lambda: (decoder.decode(b"\xd6"), decoder.decode(b"", True)))
    print(ascii(io.TextIOWrapper(io.BytesIO("第一行\n第二行\n".encode(name)), name).readlines()))

# expect: ['gbk', 'gb2312', 'gb18030', 'big5', 'gbk', 'gb2312', 'gbk', 'gb2312', 'big5', 'gb2312']
# expect: gbk 464095055866267417 101258886883630785
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\u20ac' in position 1: illegal multibyte sequence" 1 2
# expect: b'\xa8\xa6'
# expect: b'\xa8\xa6?'
# expect: b'\xa8\xa6&#8364;'
# expect: b'\xa8\xa6\\u20ac'
# expect: b'\xa8\xa6\\N{EURO SIGN}'
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\u20ac' in position 1: illegal multibyte sequence" 1 2
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\U0001f600' in position 0: illegal multibyte sequence" 0 1
# expect: b' a'
# expect: b'? a'
# expect: b'&#128512; a'
# expect: b'\\U0001f600 a'
# expect: b'\\N{GRINNING FACE} a'
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\U0001f600' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: b'\xd6\xd0\xce\xc4'
# expect: b'\xd6\xd0?\xce\xc4'
# expect: b'\xd6\xd0&#55296;\xce\xc4'
# expect: b'\xd6\xd0\\ud800\xce\xc4'
# expect: b'\xd6\xd0\\ud800\xce\xc4'
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\ufb01' in position 0: illegal multibyte sequence" 0 1
# expect: b'\xa1\xfa'
# expect: b'?\xa1\xfa'
# expect: b'&#64257;\xa1\xfa'
# expect: b'\\ufb01\xa1\xfa'
# expect: b'\\N{LATIN SMALL LIGATURE FI}\xa1\xfa'
# expect: UnicodeEncodeError "'gbk' codec can't encode character '\\ufb01' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xce in position 2: incomplete multibyte sequence" 2 3
# expect: '\u4e2d'
# expect: '\u4e2d\ufffd'
# expect: '\u4e2d\\xce'
# expect: '\u4e2d\udcce'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xd6 in position 0: illegal multibyte sequence" 0 1
# expect: 'A'
# expect: '\ufffd\ufffdA'
# expect: '\\xd6\\xffA'
# expect: '\udcd6\udcffA'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0x80 in position 0: illegal multibyte sequence" 0 1
# expect: 'a'
# expect: '\ufffda'
# expect: '\\x80a'
# expect: '\udc80a'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xff in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xff'
# expect: '\udcff'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0'
# expect: '\ufffd0\ufffd'
# expect: '\\x810\\x81'
# expect: '\udc810\udc81'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '00'
# expect: '\ufffd0\ufffd0'
# expect: '\\x810\\x810'
# expect: '\udc810\udc810'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0x84 in position 0: illegal multibyte sequence" 0 1
# expect: '10'
# expect: '\ufffd1\ufffd0'
# expect: '\\x841\\xa40'
# expect: '\udc841\udca40'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xfe in position 0: illegal multibyte sequence" 0 1
# expect: '99'
# expect: '\ufffd9\ufffd9'
# expect: '\\xfe9\\xfe9'
# expect: '\udcfe9\udcfe9'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0x90 in position 0: illegal multibyte sequence" 0 1
# expect: '00'
# expect: '\ufffd0\ufffd0'
# expect: '\\x900\\x810'
# expect: '\udc900\udc810'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xd6'
# expect: '\udcd6'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xa1 in position 0: illegal multibyte sequence" 0 1
# expect: ' \u4e2d'
# expect: '\ufffd \u4e2d'
# expect: '\\xa1 \u4e2d'
# expect: '\udca1 \u4e2d'
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0 A'
# expect: '\ufffd0 A'
# expect: '\\x810 A'
# expect: '\udc810 A'
# expect: ['', '\u4e2d', '', '\u6587', 'a']
# expect: UnicodeDecodeError "'gbk' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ['\u7b2c\u4e00\u884c\n', '\u7b2c\u4e8c\u884c\n']
# expect: gb2312 1545670280820427689 2064674101325995873
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\u20ac' in position 1: illegal multibyte sequence" 1 2
# expect: b'\xa8\xa6'
# expect: b'\xa8\xa6?'
# expect: b'\xa8\xa6&#8364;'
# expect: b'\xa8\xa6\\u20ac'
# expect: b'\xa8\xa6\\N{EURO SIGN}'
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\u20ac' in position 1: illegal multibyte sequence" 1 2
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\U0001f600' in position 0: illegal multibyte sequence" 0 1
# expect: b' a'
# expect: b'? a'
# expect: b'&#128512; a'
# expect: b'\\U0001f600 a'
# expect: b'\\N{GRINNING FACE} a'
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\U0001f600' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: b'\xd6\xd0\xce\xc4'
# expect: b'\xd6\xd0?\xce\xc4'
# expect: b'\xd6\xd0&#55296;\xce\xc4'
# expect: b'\xd6\xd0\\ud800\xce\xc4'
# expect: b'\xd6\xd0\\ud800\xce\xc4'
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\ufb01' in position 0: illegal multibyte sequence" 0 1
# expect: b'\xa1\xfa'
# expect: b'?\xa1\xfa'
# expect: b'&#64257;\xa1\xfa'
# expect: b'\\ufb01\xa1\xfa'
# expect: b'\\N{LATIN SMALL LIGATURE FI}\xa1\xfa'
# expect: UnicodeEncodeError "'gb2312' codec can't encode character '\\ufb01' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xce in position 2: incomplete multibyte sequence" 2 3
# expect: '\u4e2d'
# expect: '\u4e2d\ufffd'
# expect: '\u4e2d\\xce'
# expect: '\u4e2d\udcce'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xd6 in position 0: illegal multibyte sequence" 0 1
# expect: 'A'
# expect: '\ufffd\ufffdA'
# expect: '\\xd6\\xffA'
# expect: '\udcd6\udcffA'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0x80 in position 0: illegal multibyte sequence" 0 1
# expect: 'a'
# expect: '\ufffda'
# expect: '\\x80a'
# expect: '\udc80a'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xff in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xff'
# expect: '\udcff'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0'
# expect: '\ufffd0\ufffd'
# expect: '\\x810\\x81'
# expect: '\udc810\udc81'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '00'
# expect: '\ufffd0\ufffd0'
# expect: '\\x810\\x810'
# expect: '\udc810\udc810'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0x84 in position 0: illegal multibyte sequence" 0 1
# expect: '10'
# expect: '\ufffd1\ufffd0'
# expect: '\\x841\\xa40'
# expect: '\udc841\udca40'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xfe in position 0: illegal multibyte sequence" 0 1
# expect: '99'
# expect: '\ufffd9\ufffd9'
# expect: '\\xfe9\\xfe9'
# expect: '\udcfe9\udcfe9'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0x90 in position 0: illegal multibyte sequence" 0 1
# expect: '00'
# expect: '\ufffd0\ufffd0'
# expect: '\\x900\\x810'
# expect: '\udc900\udc810'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xd6'
# expect: '\udcd6'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xa1 in position 0: illegal multibyte sequence" 0 1
# expect: ' \u4e2d'
# expect: '\ufffd \u4e2d'
# expect: '\\xa1 \u4e2d'
# expect: '\udca1 \u4e2d'
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0 A'
# expect: '\ufffd0 A'
# expect: '\\x810 A'
# expect: '\udc810 A'
# expect: ['', '\u4e2d', '', '\u6587', 'a']
# expect: UnicodeDecodeError "'gb2312' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ['\u7b2c\u4e00\u884c\n', '\u7b2c\u4e8c\u884c\n']
# expect: gb18030 1593076792152431093 2292387848198776005
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xd6\xd0\xce\xc4abc'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\xa8\xa6\xa2\xe3'
# expect: b'\x949\xfc6 a'
# expect: b'\x949\xfc6 a'
# expect: b'\x949\xfc6 a'
# expect: b'\x949\xfc6 a'
# expect: b'\x949\xfc6 a'
# expect: b'\x949\xfc6 a'
# expect: b'\x949\xfc6 a'
# expect: UnicodeEncodeError "'gb18030' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: b'\xd6\xd0\xce\xc4'
# expect: b'\xd6\xd0?\xce\xc4'
# expect: b'\xd6\xd0&#55296;\xce\xc4'
# expect: b'\xd6\xd0\\ud800\xce\xc4'
# expect: b'\xd6\xd0\\ud800\xce\xc4'
# expect: UnicodeEncodeError "'gb18030' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: b'\x840\xb23\xa1\xfa'
# expect: b'\x840\xb23\xa1\xfa'
# expect: b'\x840\xb23\xa1\xfa'
# expect: b'\x840\xb23\xa1\xfa'
# expect: b'\x840\xb23\xa1\xfa'
# expect: b'\x840\xb23\xa1\xfa'
# expect: b'\x840\xb23\xa1\xfa'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xce in position 2: incomplete multibyte sequence" 2 3
# expect: '\u4e2d'
# expect: '\u4e2d\ufffd'
# expect: '\u4e2d\\xce'
# expect: '\u4e2d\udcce'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xd6 in position 0: illegal multibyte sequence" 0 1
# expect: 'A'
# expect: '\ufffd\ufffdA'
# expect: '\\xd6\\xffA'
# expect: '\udcd6\udcffA'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0x80 in position 0: illegal multibyte sequence" 0 1
# expect: 'a'
# expect: '\ufffda'
# expect: '\\x80a'
# expect: '\udc80a'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xff in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xff'
# expect: '\udcff'
# expect: UnicodeDecodeError "'gb18030' codec can't decode bytes in position 0-2: incomplete multibyte sequence" 0 3
# expect: ''
# expect: '\ufffd'
# expect: '\\x81\\x30\\x81'
# expect: '\udc810\udc81'
# expect: '\x80'
# expect: '\x80'
# expect: '\x80'
# expect: '\x80'
# expect: '\x80'
# expect: '\ufff6'
# expect: '\ufff6'
# expect: '\ufff6'
# expect: '\ufff6'
# expect: '\ufff6'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xfe in position 0: illegal multibyte sequence" 0 1
# expect: '9'
# expect: '\ufffd9\ufffd'
# expect: '\\xfe9\\xfe\\x39'
# expect: '\udcfe9\udcfe9'
# expect: '\U00010000'
# expect: '\U00010000'
# expect: '\U00010000'
# expect: '\U00010000'
# expect: '\U00010000'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xd6'
# expect: '\udcd6'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xa1 in position 0: illegal multibyte sequence" 0 1
# expect: ' \u4e2d'
# expect: '\ufffd \u4e2d'
# expect: '\\xa1 \u4e2d'
# expect: '\udca1 \u4e2d'
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0 A'
# expect: '\ufffd0 A'
# expect: '\\x810 A'
# expect: '\udc810 A'
# expect: ['', '\u4e2d', '', '\u6587', 'a']
# expect: UnicodeDecodeError "'gb18030' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ['\u7b2c\u4e00\u884c\n', '\u7b2c\u4e8c\u884c\n']
# expect: big5 729653194070014424 603213330463848936
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: b'\xa4\xa4\xa4\xe5abc'
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\xe9' in position 0: illegal multibyte sequence" 0 1
# expect: b''
# expect: b'??'
# expect: b'&#233;&#8364;'
# expect: b'\\xe9\\u20ac'
# expect: b'\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{EURO SIGN}'
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\xe9' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\U0001f600' in position 0: illegal multibyte sequence" 0 1
# expect: b' a'
# expect: b'? a'
# expect: b'&#128512; a'
# expect: b'\\U0001f600 a'
# expect: b'\\N{GRINNING FACE} a'
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\U0001f600' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: b'\xa4\xa4\xa4\xe5'
# expect: b'\xa4\xa4?\xa4\xe5'
# expect: b'\xa4\xa4&#55296;\xa4\xe5'
# expect: b'\xa4\xa4\\ud800\xa4\xe5'
# expect: b'\xa4\xa4\\ud800\xa4\xe5'
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\ud800' in position 1: illegal multibyte sequence" 1 2
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\ufb01' in position 0: illegal multibyte sequence" 0 1
# expect: b'\xa1\xf7'
# expect: b'?\xa1\xf7'
# expect: b'&#64257;\xa1\xf7'
# expect: b'\\ufb01\xa1\xf7'
# expect: b'\\N{LATIN SMALL LIGATURE FI}\xa1\xf7'
# expect: UnicodeEncodeError "'big5' codec can't encode character '\\ufb01' in position 0: illegal multibyte sequence" 0 1
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xce in position 2: incomplete multibyte sequence" 2 3
# expect: '\u7b22'
# expect: '\u7b22\ufffd'
# expect: '\u7b22\\xce'
# expect: '\u7b22\udcce'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xd6 in position 0: illegal multibyte sequence" 0 1
# expect: 'A'
# expect: '\ufffd\ufffdA'
# expect: '\\xd6\\xffA'
# expect: '\udcd6\udcffA'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0x80 in position 0: illegal multibyte sequence" 0 1
# expect: 'a'
# expect: '\ufffda'
# expect: '\\x80a'
# expect: '\udc80a'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xff in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xff'
# expect: '\udcff'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0'
# expect: '\ufffd0\ufffd'
# expect: '\\x810\\x81'
# expect: '\udc810\udc81'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '00'
# expect: '\ufffd0\ufffd0'
# expect: '\\x810\\x810'
# expect: '\udc810\udc810'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0x84 in position 0: illegal multibyte sequence" 0 1
# expect: '10'
# expect: '\ufffd1\ufffd0'
# expect: '\\x841\\xa40'
# expect: '\udc841\udca40'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xfe in position 0: illegal multibyte sequence" 0 1
# expect: '99'
# expect: '\ufffd9\ufffd9'
# expect: '\\xfe9\\xfe9'
# expect: '\udcfe9\udcfe9'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0x90 in position 0: illegal multibyte sequence" 0 1
# expect: '00'
# expect: '\ufffd0\ufffd0'
# expect: '\\x900\\x810'
# expect: '\udc900\udc810'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ''
# expect: '\ufffd'
# expect: '\\xd6'
# expect: '\udcd6'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xa1 in position 0: illegal multibyte sequence" 0 1
# expect: ' \u7b22'
# expect: '\ufffd \u7b22'
# expect: '\\xa1 \u7b22'
# expect: '\udca1 \u7b22'
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" 0 1
# expect: '0 A'
# expect: '\ufffd0 A'
# expect: '\\x810 A'
# expect: '\udc810 A'
# expect: ['', '\u4e2d', '', '\u6587', 'a']
# expect: UnicodeDecodeError "'big5' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence" 0 1
# expect: ['\u7b2c\u4e00\u884c\n', '\u7b2c\u4e8c\u884c\n']
