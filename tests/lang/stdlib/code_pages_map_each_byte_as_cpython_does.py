"""Encodings of one byte a character, those of mainframes among them, whose letters do not stand where ASCII's do."""
import codecs, hashlib

NAMES = """cp037 cp273 cp424 cp437 cp500 cp720 cp737 cp775 cp850 cp852 cp855 cp856 cp857 cp858 cp860 cp861 cp862 cp863 cp864 cp865 cp866
cp869 cp874 cp875 cp1006 cp1026 cp1125 cp1140 cp1250 cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258 hp_roman8 iso8859_2 iso8859_3
iso8859_4 iso8859_5 iso8859_6 iso8859_7 iso8859_8 iso8859_9 iso8859_10 iso8859_11 iso8859_13 iso8859_14 iso8859_15 iso8859_16 koi8_r koi8_t
koi8_u kz1048 mac_croatian mac_cyrillic mac_greek mac_iceland mac_latin2 mac_roman mac_romanian mac_turkish palmos ptcp154 tis_620""".split()
whole = bytes(range(256))
for name in NAMES:
    text = whole.decode(name, "replace")
    back = text.encode(name, "replace")
    seen = hashlib.sha256(text.encode() + back).hexdigest()[:12]
    print(name, seen, sum(a != b for a, b in zip(whole, back)), codecs.lookup(name).name)
for name in ("ibm037", "EBCDIC-CP-US", "500", "IBM1140", "roman8", "ruscii", "maclatin2", "ptcp154"):
    print(codecs.lookup(name).name, "Grüße"[:2].encode(name))
for code in ("'é€'.encode('cp037')", "b'\\xff'.decode('cp856')", "'ж'.encode('cp500')", "'a\\u0416b'.encode('cp500', 'ignore')"):
    try:
        print(eval(code))
    except UnicodeError as error:
        print(type(error).__name__, error)

# expect: cp037 3b4ea1fac31c 0 cp037
# expect: cp273 e81175022890 0 cp273
# expect: cp424 ae685b43c1b7 38 cp424
# expect: cp437 006461942c88 0 cp437
# expect: cp500 e7807965a2f6 0 cp500
# expect: cp720 adf7890ab6f1 0 cp720
# expect: cp737 af8044520628 0 cp737
# expect: cp775 777bcd735d9b 0 cp775
# expect: cp850 8d34ee62de6e 0 cp850
# expect: cp852 91fa8e56b966 0 cp852
# expect: cp855 65e3db9aabc8 0 cp855
# expect: cp856 f5d25b09471c 41 cp856
# expect: cp857 e7d767d124a6 3 cp857
# expect: cp858 a4c5c31130ac 0 cp858
# expect: cp860 5106f60a4f18 0 cp860
# expect: cp861 816d5fcf085a 0 cp861
# expect: cp862 bbec8667c135 0 cp862
# expect: cp863 0d6837000166 0 cp863
# expect: cp864 b9078286e1fd 6 cp864
# expect: cp865 4840f427604d 0 cp865
# expect: cp866 a316676026cd 0 cp866
# expect: cp869 02d6d0bc3002 9 cp869
# expect: cp874 8600485551d6 31 cp874
# expect: cp875 d5ce01b18820 6 cp875
# expect: cp1006 61d39d94c77d 1 cp1006
# expect: cp1026 fbcbc7eab048 0 cp1026
# expect: cp1125 10da2c0b8591 0 cp1125
# expect: cp1140 c7feb8cf8be2 0 cp1140
# expect: cp1250 35fc0bfadee1 5 cp1250
# expect: cp1251 60efad9aa760 1 cp1251
# expect: cp1252 be60871eacee 5 cp1252
# expect: cp1253 90b3451560f8 17 cp1253
# expect: cp1254 64987cb1e3d0 7 cp1254
# expect: cp1255 c661445e5a14 23 cp1255
# expect: cp1256 509c55ff7628 0 cp1256
# expect: cp1257 f604fa88bd9f 12 cp1257
# expect: cp1258 a4c8e35ea4b9 9 cp1258
# expect: hp_roman8 0ba1bce9bb51 1 hp-roman8
# expect: iso8859_2 b0282e3afdb9 0 iso8859-2
# expect: iso8859_3 a2073192bfcb 7 iso8859-3
# expect: iso8859_4 8134546f6c49 0 iso8859-4
# expect: iso8859_5 0dc4091aa436 0 iso8859-5
# expect: iso8859_6 b66404defb4a 45 iso8859-6
# expect: iso8859_7 087b3cc9fd76 3 iso8859-7
# expect: iso8859_8 0b94a9ac0d50 36 iso8859-8
# expect: iso8859_9 0229d08b7d5f 0 iso8859-9
# expect: iso8859_10 0471b0057839 0 iso8859-10
# expect: iso8859_11 390cf74ab15e 8 iso8859-11
# expect: iso8859_13 9c5269bccc45 0 iso8859-13
# expect: iso8859_14 277fdafd3e1b 0 iso8859-14
# expect: iso8859_15 d9af47ac5b21 0 iso8859-15
# expect: iso8859_16 416a9473a166 0 iso8859-16
# expect: koi8_r d71f9d51d1ee 0 koi8-r
# expect: koi8_t 77de04fcd110 19 koi8-t
# expect: koi8_u 3bdbf108f27c 0 koi8-u
# expect: kz1048 3a67c94c92fb 1 kz1048
# expect: mac_croatian 27e4821a605d 0 mac-croatian
# expect: mac_cyrillic 59530baa1acc 0 mac-cyrillic
# expect: mac_greek 4ae9ffd1f1ed 0 mac-greek
# expect: mac_iceland d7ecbc3eb7cd 0 mac-iceland
# expect: mac_latin2 84ff13e42e6c 0 mac-latin2
# expect: mac_roman de5d4be07e95 0 mac-roman
# expect: mac_romanian a5eb74a68e08 0 mac-romanian
# expect: mac_turkish 1b1e44130336 0 mac-turkish
# expect: palmos c83d204a0658 0 palmos
# expect: ptcp154 5a06a17a6692 0 ptcp154
# expect: tis_620 7ee4ef620af5 9 tis-620
# expect: cp037 b'\xc7\x99'
# expect: cp037 b'\xc7\x99'
# expect: cp500 b'\xc7\x99'
# expect: cp1140 b'\xc7\x99'
# expect: hp-roman8 b'Gr'
# expect: cp1125 b'Gr'
# expect: mac-latin2 b'Gr'
# expect: ptcp154 b'Gr'
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\u20ac' in position 1: character maps to <undefined>
# expect:
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\u0436' in position 0: character maps to <undefined>
# expect: b'\x81\x82'
