"""Encoded words of headers: both encodings, both ways, and what is wrong in them."""
from email import _encoded_words as words
from email import errors


def told(made):
    return [type(each).__name__ if isinstance(each, Exception) else each for each in made]


for text in (b"=20_=41=4a=zz", b"", b"foo=20bar=", b"_=2E"):
    print(words.decode_q(text), end=" ")
print(words.encode_q(b"foo \xe9=?_.(bar)"), words.len_q(b"foo \xe9"))
for text in (b"Zm9v", b"dmk=", b"dmk", b"=dmk=", b"dm\x01k===", b"abcde", b"d", b""):
    data, defects = words.decode_b(text)
    print(data, told(defects), end=" ")
print(words.encode_b(b"foo b"), [words.len_b(b"x" * n) for n in range(5)])
for word in ("=?us-ascii*en?q?foo=20_bar?=", "=?UTF-8?B?dmk?=", "=?utf-8?q?=ac?=", "=?unknown-8bit?q?foo=ACbar?=", "=?nosuch?q?foo=ACbar?=", "=?utf-8?b?!!?="):
    text, charset, lang, defects = words.decode(word)
    print(ascii(text), charset, lang, told(defects))
for wrong in ("=?badone", "=?us-ascii?x?foo?=", "=?a?q?b?c?="):
    try:
        words.decode(wrong)
    except Exception as error:
        print(type(error).__name__, error)
print(words.encode("foo bar é"), words.encode("é" * 9), words.encode("a", "utf-8", "b", "jive"), words.encode("foo\udcacbar", "unknown-8bit"), words.encode("foo", "latin-1"))
print(issubclass(errors.CharsetError, errors.MessageError))
# expect: (b'  AJ=zz', []) (b'', []) (b'foo bar=', []) (b' .', []) foo_=E9=3D=3F=5F=2E=28bar=29 7
# expect: b'foo' [] b'vi' [] b'vi' ['InvalidBase64PaddingDefect'] b'vi' ['InvalidBase64CharactersDefect'] b'vi' ['InvalidBase64CharactersDefect'] b'abcde' ['InvalidBase64LengthDefect'] b'd' ['InvalidBase64LengthDefect'] b'' [] Zm9vIGI= [0, 4, 4, 4, 8]
# expect: 'foo  bar' us-ascii en []
# expect: 'vi' UTF-8  ['InvalidBase64PaddingDefect']
# expect: '\udcac' utf-8  ['UndecodableBytesDefect']
# expect: 'foo\udcacbar' unknown-8bit  []
# expect: 'foo\udcacbar' nosuch  ['CharsetError']
# expect: '' utf-8  ['InvalidBase64CharactersDefect']
# expect: ValueError not enough values to unpack (expected 5, got 2)
# expect: KeyError 'x'
# expect: ValueError too many values to unpack (expected 5)
# expect: =?utf-8?q?foo_bar_=C3=A9?= =?utf-8?b?w6nDqcOpw6nDqcOpw6nDqcOp?= =?utf-8*jive?b?YQ==?= =?unknown-8bit?q?foo=ACbar?= =?latin-1?q?foo?=
# expect: True
