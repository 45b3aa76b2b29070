import codecs
import hashlib


def told(function, *arguments):
    try:
        return ascii(function(*arguments))
    except UnicodeError as e:
        return ascii(str(e))


for name in ("shift_jis", "cp932", "euc_jp", "euc_kr", "cp949"):
    rows = [bytes(x for trail in range(0x40, 0xFF) for x in (lead, trail)).decode(name, "replace") for lead in range(0x81, 0xFF)]
    extra = bytes(x for a in (0xB0, 0xC1, 0xED) for trail in range(0xA1, 0xFF) for x in (0x8F, a, trail)).decode(name, "replace")
    print(name, hashlib.md5("".join(rows + [extra]).encode()).hexdigest())
    text = "".join(map(chr, [*range(0x80, 0x500), *range(0x3000, 0x3400), *range(0xAC00, 0xAD00), *range(0xFF00, 0xFFF0)]))
    print(name, hashlib.md5(text.encode(name, "ignore")).hexdigest())

for data, name in (
    (b"\x81\x20a", "shift_jis"), (b"\x81", "shift_jis"), (b"\xfd", "shift_jis"), (b"\xb1\x82\xa0\\~", "shift_jis"), (b"\xa0\x80", "cp932"),
    (b"a\x8f\xb0", "euc_jp"), (b"\x8f\xb0\x20x", "euc_jp"), (b"\x8e\x20x", "euc_jp"), (b"\x8e\xb1\x8f\xb0\xa1", "euc_jp"),
    (b"\xb0\x41", "euc_kr"), (b"\xa4\xd4\xa4\xa1\xa4\xbf\xa4\xa2", "euc_kr"), (b"\xa4\xd4\xa4\xa1\xa4", "euc_kr"),
    (b"\xa4\xd4\xa4\xa1\xa4\xff\xa4\xa2", "euc_kr"), (b"\x81\x41\x81\x5b\xc6\x52\xc6\x53", "cp949"),
    (b'\x1b$B$"', "iso2022_jp"), (b'\x1b$B$"\x1b(Ba', "iso2022_jp"), (b"\x1b$B$", "iso2022_jp"), (b"\x1b$B\xff", "iso2022_jp"),
    (b"\x1b$Z", "iso2022_jp"), (b"\x1b", "iso2022_jp"), (b"\x1bx", "iso2022_jp"), (b'\x1b$B$"\n$"', "iso2022_jp"),
    (b"\x1b(J\\~", "iso2022_jp"), (b"\x1b(I1", "iso2022_jp"), (b"\x1b(I1", "iso2022_jp_ext"), (b"\x1b$(D0!", "iso2022_jp_1"),
):  # fmt: skip
    print(name, data, told(data.decode, name), told(data.decode, name, "replace"))

for text, name in (
    ("あ¥‾アｱ①", "shift_jis"), ("①¢〜", "cp932"), ("あ丂ｱ", "euc_jp"), ("가갂", "euc_kr"), ("가갂", "cp949"), ("あ¥‾アｱ", "iso2022_jp"),
    ("あaä丂", "iso2022_jp_1"), ("ｱあ", "iso2022_jp_ext"), ("あ\nい", "iso2022_jp"), ("あ\u1234", "iso2022_jp"),
):  # fmt: skip
    print(name, told(text.encode, name), told(text.encode, name, "xmlcharrefreplace"))

for name in ("iso2022_jp", "shift_jis", "euc_jp"):
    decoder, encoder, data = codecs.getincrementaldecoder(name)(), codecs.getincrementalencoder(name)(), "あいa".encode(name)
    print([decoder.decode(data[i : i + 1]) for i in range(len(data))], [encoder.encode(c) for c in "あaいい"], encoder.encode("", True))

for name in "sjis s_jis MS932 eucjp ujis ks_c_5601-1987 uhc iso-2022-jp csiso2022jp EUC-KR korean 949 932 shiftjis".split():
    print(name, codecs.lookup(name).name)

# expect: shift_jis cb03c377594984ce3d54398b20073d4e
# expect: shift_jis 033651d33a0557ed66b363b06eeb1e0a
# expect: cp932 41a8d3a7feaee31bab1be7c37dc66e95
# expect: cp932 294abf3688e3b3370db4f3fae907b316
# expect: euc_jp f84e9e11f33df0c0ab5f6a8bfd213153
# expect: euc_jp 210ca1e214e26459ebcd2b00fb035765
# expect: euc_kr 9c33d4939ad80f224bc1c8f5fb9e26c0
# expect: euc_kr 77c29d33040b1416658329efb8a45ad1
# expect: cp949 a5b8dbb321f32665be0593b0e1c57a0b
# expect: cp949 fa0e34d72742d9b42eb1d420724dc6f9
# expect: shift_jis b'\x81 a' "'shift_jis' codec can't decode byte 0x81 in position 0: illegal multibyte sequence" '\ufffd a'
# expect: shift_jis b'\x81' "'shift_jis' codec can't decode byte 0x81 in position 0: incomplete multibyte sequence" '\ufffd'
# expect: shift_jis b'\xfd' "'shift_jis' codec can't decode byte 0xfd in position 0: illegal multibyte sequence" '\ufffd'
# expect: shift_jis b'\xb1\x82\xa0\\~' '\uff71\u3042\\~' '\uff71\u3042\\~'
# expect: cp932 b'\xa0\x80' '\uf8f0\x80' '\uf8f0\x80'
# expect: euc_jp b'a\x8f\xb0' "'euc_jp' codec can't decode bytes in position 1-2: incomplete multibyte sequence" 'a\ufffd'
# expect: euc_jp b'\x8f\xb0 x' "'euc_jp' codec can't decode byte 0x8f in position 0: illegal multibyte sequence" '\ufffd\ufffd x'
# expect: euc_jp b'\x8e x' "'euc_jp' codec can't decode byte 0x8e in position 0: illegal multibyte sequence" '\ufffd x'
# expect: euc_jp b'\x8e\xb1\x8f\xb0\xa1' '\uff71\u4e02' '\uff71\u4e02'
# expect: euc_kr b'\xb0A' "'euc_kr' codec can't decode byte 0xb0 in position 0: illegal multibyte sequence" '\ufffdA'
# expect: euc_kr b'\xa4\xd4\xa4\xa1\xa4\xbf\xa4\xa2' '\uac02' '\uac02'
# expect: euc_kr b'\xa4\xd4\xa4\xa1\xa4' "'euc_kr' codec can't decode bytes in position 0-4: incomplete multibyte sequence" '\ufffd'
# expect: euc_kr b'\xa4\xd4\xa4\xa1\xa4\xff\xa4\xa2' "'euc_kr' codec can't decode byte 0xa4 in position 0: illegal multibyte sequence" '\ufffd\u6e21\xb7\ufffd\u3132'
# expect: cp949 b'\x81A\x81[\xc6R\xc6S' "'cp949' codec can't decode byte 0x81 in position 2: illegal multibyte sequence" '\uac02\ufffd[\ud7a3\ufffdS'
# expect: iso2022_jp b'\x1b$B$"' '\u3042' '\u3042'
# expect: iso2022_jp b'\x1b$B$"\x1b(Ba' '\u3042a' '\u3042a'
# expect: iso2022_jp b'\x1b$B$' "'iso2022_jp' codec can't decode byte 0x24 in position 3: incomplete multibyte sequence" '\ufffd'
# expect: iso2022_jp b'\x1b$B\xff' "'iso2022_jp' codec can't decode byte 0xff in position 3: illegal multibyte sequence" '\ufffd'
# expect: iso2022_jp b'\x1b$Z' "'iso2022_jp' codec can't decode bytes in position 0-2: illegal multibyte sequence" '\ufffd'
# expect: iso2022_jp b'\x1b' "'iso2022_jp' codec can't decode byte 0x1b in position 0: incomplete multibyte sequence" '\ufffd'
# expect: iso2022_jp b'\x1bx' '\x1bx' '\x1bx'
# expect: iso2022_jp b'\x1b$B$"\n$"' '\u3042\n\u3042' '\u3042\n\u3042'
# expect: iso2022_jp b'\x1b(J\\~' '\xa5\u203e' '\xa5\u203e'
# expect: iso2022_jp b'\x1b(I1' "'iso2022_jp' codec can't decode bytes in position 0-2: illegal multibyte sequence" '\ufffd1'
# expect: iso2022_jp_ext b'\x1b(I1' '\uff71' '\uff71'
# expect: iso2022_jp_1 b'\x1b$(D0!' '\u4e02' '\u4e02'
# expect: shift_jis "'shift_jis' codec can't encode character '\\u2460' in position 5: illegal multibyte sequence" b'\x82\xa0\\~\x83A\xb1&#9312;'
# expect: cp932 b'\x87@\x81\x91\x81`' b'\x87@\x81\x91\x81`'
# expect: euc_jp b'\xa4\xa2\x8f\xb0\xa1\x8e\xb1' b'\xa4\xa2\x8f\xb0\xa1\x8e\xb1'
# expect: euc_kr b'\xb0\xa1\xa4\xd4\xa4\xa1\xa4\xbf\xa4\xa2' b'\xb0\xa1\xa4\xd4\xa4\xa1\xa4\xbf\xa4\xa2'
# expect: cp949 b'\xb0\xa1\x81A' b'\xb0\xa1\x81A'
# expect: iso2022_jp "'iso2022_jp' codec can't encode character '\\uff71' in position 4: illegal multibyte sequence" b'\x1b$B$"\x1b(J\\~\x1b$B%"\x1b(B&#65393;'
# expect: iso2022_jp_1 b'\x1b$B$"\x1b(Ba\x1b$(D+#0!\x1b(B' b'\x1b$B$"\x1b(Ba\x1b$(D+#0!\x1b(B'
# expect: iso2022_jp_ext b'\x1b(I1\x1b$B$"\x1b(B' b'\x1b(I1\x1b$B$"\x1b(B'
# expect: iso2022_jp b'\x1b$B$"\x1b(B\n\x1b$B$$\x1b(B' b'\x1b$B$"\x1b(B\n\x1b$B$$\x1b(B'
# expect: iso2022_jp "'iso2022_jp' codec can't encode character '\\u1234' in position 1: illegal multibyte sequence" b'\x1b$B$"\x1b(B&#4660;'
# expect: ['', '', '', '', 'あ', '', 'い', '', '', '', 'a'] [b'\x1b$B$"', b'\x1b(Ba', b'\x1b$B$$', b'$$'] b'\x1b(B'
# expect: ['', 'あ', '', 'い', 'a'] [b'\x82\xa0', b'a', b'\x82\xa2', b'\x82\xa2'] b''
# expect: ['', 'あ', '', 'い', 'a'] [b'\xa4\xa2', b'a', b'\xa4\xa4', b'\xa4\xa4'] b''
# expect: sjis shift_jis
# expect: s_jis shift_jis
# expect: MS932 cp932
# expect: eucjp euc_jp
# expect: ujis euc_jp
# expect: ks_c_5601-1987 euc_kr
# expect: uhc cp949
# expect: iso-2022-jp iso2022_jp
# expect: csiso2022jp iso2022_jp
# expect: EUC-KR euc_kr
# expect: korean euc_kr
# expect: 949 cp949
# expect: 932 cp932
# expect: shiftjis shift_jis
