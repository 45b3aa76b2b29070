# Texts whose characters stand alone take a short way to their normal forms, others the long one: with one answer.
import unicodedata

texts = ["h\u00e9llo w\u00f6rld", "e\u0301", "e\u0323\u0301", "e\u0301\u0323", "\u1e69", "\u0073\u0307\u0323", "\u212b\u0301", "\uac00\u11a8",
         "\u1100\u1161\u11a8", "\u1100\u00e9\u1161", "\ufb01x\u00b2", "\u0958\u093c", "\u09c7\u09be", "\u09c7x\u09be", "\u0f71\u0f72", "\u0344a", "\u00e9\u0344",
         "\u3042\u3099\u304b\u3099", "\u03b9\u0308\u0301", "\U0001d15e\u0301", "\u2adc\u0338", "a\u0338\u0302b", "\u2260=\u0338"]
for form in ("NFC", "NFD", "NFKC", "NFKD"):
    for text in texts * 2:  # what is known of a character by then makes no difference
        made = unicodedata.normalize(form, text)
        assert unicodedata.normalize(form, text + "\u00e9 " + text) == made + unicodedata.normalize(form, "\u00e9 ") + made
    print(form, [ascii(unicodedata.normalize(form, text))[1:-1] for text in texts])
    print(form, [unicodedata.is_normalized(form, text) for text in texts])
print(len(b"ab" * 1000), (b"abc" * 3), "\u00e9x" * 3, bytearray(b"xyz") * 2, b"z" * 4, b"" * 5, "ab" * 0, b"ab" * -1, b"\x00\xff\x10".hex(), b"\x00\xff\x10".hex("-"), b"abcde".hex("_", 2))
# expect: NFC ['h\\xe9llo w\\xf6rld', '\\xe9', '\\u1eb9\\u0301', '\\u1eb9\\u0301', '\\u1e69', '\\u1e69', '\\u01fa', '\\uac01', '\\uac01', '\\u1100\\xe9\\u1161', '\\ufb01x\\xb2', '\\u0915\\u093c\\u093c', '\\u09cb', '\\u09c7x\\u09be', '\\u0f71\\u0f72', '\\u0308\\u0301a', '\\xe9\\u0308\\u0301', '\\u3042\\u3099\\u304c', '\\u0390', '\\U0001d157\\U0001d165\\u0301', '\\u2add\\u0338\\u0338', '\\xe2\\u0338b', '\\u2260\\u2260']
# expect: NFC [True, False, False, False, True, False, False, False, False, True, True, False, False, True, True, False, False, False, False, False, False, False, False]
# expect: NFD ['he\\u0301llo wo\\u0308rld', 'e\\u0301', 'e\\u0323\\u0301', 'e\\u0323\\u0301', 's\\u0323\\u0307', 's\\u0323\\u0307', 'A\\u030a\\u0301', '\\u1100\\u1161\\u11a8', '\\u1100\\u1161\\u11a8', '\\u1100e\\u0301\\u1161', '\\ufb01x\\xb2', '\\u0915\\u093c\\u093c', '\\u09c7\\u09be', '\\u09c7x\\u09be', '\\u0f71\\u0f72', '\\u0308\\u0301a', 'e\\u0301\\u0308\\u0301', '\\u3042\\u3099\\u304b\\u3099', '\\u03b9\\u0308\\u0301', '\\U0001d157\\U0001d165\\u0301', '\\u2add\\u0338\\u0338', 'a\\u0338\\u0302b', '=\\u0338=\\u0338']
# expect: NFD [False, True, True, False, False, False, False, False, True, False, True, False, True, True, True, False, False, True, True, False, False, True, False]
# expect: NFKC ['h\\xe9llo w\\xf6rld', '\\xe9', '\\u1eb9\\u0301', '\\u1eb9\\u0301', '\\u1e69', '\\u1e69', '\\u01fa', '\\uac01', '\\uac01', '\\u1100\\xe9\\u1161', 'fix2', '\\u0915\\u093c\\u093c', '\\u09cb', '\\u09c7x\\u09be', '\\u0f71\\u0f72', '\\u0308\\u0301a', '\\xe9\\u0308\\u0301', '\\u3042\\u3099\\u304c', '\\u0390', '\\U0001d157\\U0001d165\\u0301', '\\u2add\\u0338\\u0338', '\\xe2\\u0338b', '\\u2260\\u2260']
# expect: NFKC [True, False, False, False, True, False, False, False, False, True, False, False, False, True, True, False, False, False, False, False, False, False, False]
# expect: NFKD ['he\\u0301llo wo\\u0308rld', 'e\\u0301', 'e\\u0323\\u0301', 'e\\u0323\\u0301', 's\\u0323\\u0307', 's\\u0323\\u0307', 'A\\u030a\\u0301', '\\u1100\\u1161\\u11a8', '\\u1100\\u1161\\u11a8', '\\u1100e\\u0301\\u1161', 'fix2', '\\u0915\\u093c\\u093c', '\\u09c7\\u09be', '\\u09c7x\\u09be', '\\u0f71\\u0f72', '\\u0308\\u0301a', 'e\\u0301\\u0308\\u0301', '\\u3042\\u3099\\u304b\\u3099', '\\u03b9\\u0308\\u0301', '\\U0001d157\\U0001d165\\u0301', '\\u2add\\u0338\\u0338', 'a\\u0338\\u0302b', '=\\u0338=\\u0338']
# expect: NFKD [False, True, True, False, False, False, False, False, True, False, False, False, True, True, True, False, False, True, True, False, False, True, False]
# expect: 2000 b'abcabcabc' éxéxéx bytearray(b'xyzxyz') b'zzzz' b''  b'' 00ff10 00-ff-10 61_6263_6465
