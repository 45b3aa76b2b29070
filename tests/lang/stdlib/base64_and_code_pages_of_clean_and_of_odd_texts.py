import base64
import binascii


def show(f, *a, **k):
    try:
        print(f(*a, **k))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)


for n in range(8):
    data = bytes(range(250, 256)) + b"\0" * 2
    coded = binascii.b2a_base64(data[:n])
    print(coded, binascii.a2b_base64(coded) == data[:n], base64.b64decode(base64.b64encode(bytearray(data[:n]))) == data[:n])
for text in (b"YQ", b"YQ=", b"YQ==", b"YR==", b"YQ===", b"Y Q = =", b"YWJj\nZGVm", b"YWJjZA==xx", b"=", b"====", b"Y===", b"YWI=YWI=", "YWJj", "\xe9", b"!!!!", b"Y"):
    show(binascii.a2b_base64, text)
    show(base64.b64decode, text, validate=True)
show(binascii.a2b_base64, b"YQ==x", strict_mode=True)
show(binascii.b2a_base64, "text")
show(base64.b64encode, memoryview(b"abc"))
show(base64.urlsafe_b64encode, b"\xfb\xff")
print(len(base64.b64decode(base64.b64encode(bytes(range(256)) * 100))))
print("abcé".translate({97: "X", 98: None, 99: 0x1F600, 233: "e"}), "abc".translate({}), "ab".translate("yz" * 49 + "!"))


class Table(dict):
    def __missing__(self, key):
        return chr(key + 1)


print("abc".translate(Table({97: "_"})))
for bad in ({97: 0x110000}, {97: 1.5}, {97: -1}):
    show("a".translate, bad)
text = "naïve €uro – “x”"
for codec in ("cp1252", "cp437", "koi8-r", "iso8859-15", "cp1251"):
    for errors in ("strict", "replace", "ignore", "xmlcharrefreplace"):
        show(text.encode, codec, errors)
    show(bytes(range(120, 256)).decode, codec)
    show(bytes(range(120, 256)).decode, codec, "replace")
show("\x81\xa0".encode, "cp1252")
show("abc\uffff".encode, "cp1252")

# expect: b'\n' True True
# expect: b'+g==\n' True True
# expect: b'+vs=\n' True True
# expect: b'+vv8\n' True True
# expect: b'+vv8/Q==\n' True True
# expect: b'+vv8/f4=\n' True True
# expect: b'+vv8/f7/\n' True True
# expect: b'+vv8/f7/AA==\n' True True
# expect: Error Incorrect padding
# expect: Error Incorrect padding
# expect: Error Incorrect padding
# expect: Error Incorrect padding
# expect: b'a'
# expect: b'a'
# expect: b'a'
# expect: b'a'
# expect: b'a'
# expect: Error Excess data after padding
# expect: b'a'
# expect: Error Only base64 data is allowed
# expect: b'abcdef'
# expect: Error Only base64 data is allowed
# expect: b'abcd'
# expect: Error Excess data after padding
# expect: b''
# expect: Error Leading padding not allowed
# expect: b''
# expect: Error Leading padding not allowed
# expect: Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: b'ab'
# expect: Error Excess data after padding
# expect: b'abc'
# expect: b'abc'
# expect: ValueError string argument should contain only ASCII characters
# expect: ValueError string argument should contain only ASCII characters
# expect: b''
# expect: Error Only base64 data is allowed
# expect: Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
# expect: Error Excess data after padding
# expect: TypeError a bytes-like object is required, not 'str'
# expect: b'YWJj'
# expect: b'-_8='
# expect: 25600
# expect: X😀e abc z!
# expect: _cd
# expect: ValueError character mapping must be in range(0x110000)
# expect: TypeError character mapping must return integer, None or str
# expect: ValueError character mapping must be in range(0x110000)
# expect: b'na\xefve \x80uro \x96 \x93x\x94'
# expect: b'na\xefve \x80uro \x96 \x93x\x94'
# expect: b'na\xefve \x80uro \x96 \x93x\x94'
# expect: b'na\xefve \x80uro \x96 \x93x\x94'
# expect: UnicodeDecodeError 'charmap' codec can't decode byte 0x81 in position 9: character maps to <undefined>
# expect: xyz{|}~€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\u20ac' in position 6: character maps to <undefined>
# expect: b'na\x8bve ?uro ? ?x?'
# expect: b'na\x8bve uro  x'
# expect: b'na\x8bve &#8364;uro &#8211; &#8220;x&#8221;'
# expect: xyz{|}~ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■
# expect: xyz{|}~ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\xef' in position 2: character maps to <undefined>
# expect: b'na?ve ?uro ? ?x?'
# expect: b'nave uro  x'
# expect: b'na&#239;ve &#8364;uro &#8211; &#8220;x&#8221;'
# expect: xyz{|}~─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ
# expect: xyz{|}~─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥ ⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\u2013' in position 11: character maps to <undefined>
# expect: b'na\xefve \xa4uro ? ?x?'
# expect: b'na\xefve \xa4uro  x'
# expect: b'na\xefve \xa4uro &#8211; &#8220;x&#8221;'
# expect: xyz{|}~ ¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
# expect: xyz{|}~ ¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\xef' in position 2: character maps to <undefined>
# expect: b'na?ve \x88uro \x96 \x93x\x94'
# expect: b'nave \x88uro \x96 \x93x\x94'
# expect: b'na&#239;ve \x88uro \x96 \x93x\x94'
# expect: UnicodeDecodeError 'charmap' codec can't decode byte 0x98 in position 32: character maps to <undefined>
# expect: xyz{|}~ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\x81' in position 0: character maps to <undefined>
# expect: UnicodeEncodeError 'charmap' codec can't encode character '\uffff' in position 3: character maps to <undefined>
