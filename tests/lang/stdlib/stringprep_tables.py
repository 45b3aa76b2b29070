import stringprep
import unicodedata

old = unicodedata.ucd_3_2_0
print(old.unidata_version, old.category("\u0221"), old.category("a"), ascii(old.normalize("NFKC", "a\u0301\u212b\U0002f868\u1e9b\u0323\u0221")))
names = [n for n in sorted(dir(stringprep)) if n.startswith("in_table")]
for c in "\u0221\u00ad \u00a0\x07\u0085\ue000\ufdd0\ufffd\u2ff0\u0340\U000e0001\u05d0A":
    print(ascii(c), [n[9:] for n in names if getattr(stringprep, n)(c)])
print([ascii(stringprep.map_table_b2(c)) for c in "A\u00df\u2121\u03d2\u13a0\u0390\u212b"])

# expect: 3.2.0 Cn Ll '\xe1\xc5\U0002136a\u1e69\u0221'
# expect: '\u0221' ['a1']
# expect: '\xad' ['b1']
# expect: ' ' ['c11', 'c11_c12']
# expect: '\xa0' ['c11_c12', 'c12']
# expect: '\x07' ['c21', 'c21_c22']
# expect: '\x85' ['c21_c22', 'c22']
# expect: '\ue000' ['c3', 'd2']
# expect: '\ufdd0' ['c4']
# expect: '\ufffd' ['c6']
# expect: '\u2ff0' ['c7']
# expect: '\u0340' ['c8']
# expect: '\U000e0001' ['c9']
# expect: '\u05d0' ['d1']
# expect: 'A' ['d2']
# expect: ["'a'", "'ss'", "'tel'", "'\\u03c5'", "'\\uab70'", "'\\u03b9\\u0308\\u0301'", "'\\xe5'"]
