# The Unicode database: properties, numbers, normal forms, names.
import unicodedata as u
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)
for c in 'aZ5 é٣½Ⅷ一中가\u0301\u0915\u200f(≤€😀\U0010fffd\ud800\x00¼७fiÅ༳':
    print(ascii(c), u.category(c), u.bidirectional(c), u.combining(c), u.east_asian_width(c), u.mirrored(c), u.decomposition(c), u.decimal(c, None), u.digit(c, None), u.numeric(c, None))
import hashlib
# every character, in one line
for f in (u.category, u.bidirectional, u.combining, u.east_asian_width, u.mirrored): print(f.__name__, hashlib.md5(' '.join(str(f(chr(c))) for c in range(0, 0x20000, 7)).encode()).hexdigest())
print(hashlib.md5(' '.join(u.decomposition(chr(c)) for c in range(0, 0x30000, 3)).encode()).hexdigest(), hashlib.md5(' '.join(f'{u.decimal(chr(c), None)}{u.digit(chr(c), None)}{u.numeric(chr(c), None)}' for c in range(0x20000) if not 0x3400 < c < 0x9fff).encode()).hexdigest())
for s in ['é', 'e\u0301', 'Å\ufb01', '①½', '가각힣', '\u1100\u1161\u11a8', 'a\u0323\u0307', 'a\u0307\u0323', '\u0958', '\u2126', 'ﷺ', 'x\u0345\u0301', 'Löwis', '\u0344']:
    for form in ('NFC', 'NFD', 'NFKC', 'NFKD'): print(ascii(u.normalize(form, s)), u.is_normalized(form, s), end=' ')
    print()
print(hashlib.md5(''.join(u.normalize(f, chr(c)) for f in ('NFC', 'NFD', 'NFKC', 'NFKD') for c in range(0, 0x2fa20, 11) if not 0xd800 <= c < 0xe000).encode()).hexdigest())
for c in 'a{Δé€中가😀→\u0301': print(u.name(c), u.lookup(u.name(c)) == c)
t(lambda: u.name('\n')); t(lambda: u.name('\n', 'none')); t(lambda: u.lookup('greek small letter alpha')); t(lambda: u.lookup('NO SUCH')); t(lambda: u.category('ab')); t(lambda: u.category(1)); t(lambda: u.digit('x')); t(lambda: u.decimal('½')); t(lambda: u.numeric('x')); t(lambda: u.normalize('X', 'é')); t(lambda: u.unidata_version)

# expect: 'a' Ll L 0 Na 0  None None None
# expect: 'Z' Lu L 0 Na 0  None None None
# expect: '5' Nd EN 0 Na 0  5 5 5.0
# expect: ' ' Zs WS 0 Na 0  None None None
# expect: '\xe9' Ll L 0 A 0 0065 0301 None None None
# expect: '\u0663' Nd AN 0 N 0  3 3 3.0
# expect: '\xbd' No ON 0 A 0 <fraction> 0031 2044 0032 None None 0.5
# expect: '\u2167' Nl L 0 A 0 <compat> 0056 0049 0049 0049 None None 8.0
# expect: '\u4e00' Lo L 0 W 0  None None 1.0
# expect: '\u4e2d' Lo L 0 W 0  None None None
# expect: '\uac00' Lo L 0 W 0  None None None
# expect: '\u0301' Mn NSM 230 A 0  None None None
# expect: '\u0915' Lo L 0 N 0  None None None
# expect: '\u200f' Cf R 0 N 0  None None None
# expect: '(' Ps ON 0 Na 1  None None None
# expect: '\u2264' Sm ON 0 A 1  None None None
# expect: '\u20ac' Sc ET 0 A 0  None None None
# expect: '\U0001f600' So ON 0 W 0  None None None
# expect: '\U0010fffd' Co L 0 A 0  None None None
# expect: '\ud800' Cs L 0 N 0  None None None
# expect: '\x00' Cc BN 0 N 0  None None None
# expect: '\xbc' No ON 0 A 0 <fraction> 0031 2044 0034 None None 0.25
# expect: '\u096d' Nd L 0 N 0  7 7 7.0
# expect: 'f' Ll L 0 Na 0  None None None
# expect: 'i' Ll L 0 Na 0  None None None
# expect: '\xc5' Lu L 0 N 0 0041 030A None None None
# expect: '\u0f33' No L 0 N 0  None None -0.5
# expect: category e73904c13752b7d687d0d756e10fceae
# expect: bidirectional b8c4732de88547851b97669a4875d1c2
# expect: combining 886ccd53d4ae70c96a7c9131333f2293
# expect: east_asian_width af3d13f10cde568006b40524d745a80b
# expect: mirrored a5b2f0920c6fa959f9c568e4884aa3cd
# expect: 56cb0e1ec2f4073529617466ea06a3c7 0aca626ad4126961d78b9fc1bf175f7e
# expect: '\xe9' True 'e\u0301' False '\xe9' True 'e\u0301' False
# expect: '\xe9' False 'e\u0301' True '\xe9' False 'e\u0301' True
# expect: '\xc5\ufb01' True 'A\u030a\ufb01' False '\xc5fi' False 'A\u030afi' False
# expect: '\u2460\xbd' True '\u2460\xbd' True '11\u20442' False '11\u20442' False
# expect: '\uac00\uac01\ud7a3' True '\u1100\u1161\u1100\u1161\u11a8\u1112\u1175\u11c2' False '\uac00\uac01\ud7a3' True '\u1100\u1161\u1100\u1161\u11a8\u1112\u1175\u11c2' False
# expect: '\uac01' False '\u1100\u1161\u11a8' True '\uac01' False '\u1100\u1161\u11a8' True
# expect: '\u1ea1\u0307' False 'a\u0323\u0307' True '\u1ea1\u0307' False 'a\u0323\u0307' True
# expect: '\u1ea1\u0307' False 'a\u0323\u0307' False '\u1ea1\u0307' False 'a\u0323\u0307' False
# expect: '\u0915\u093c' False '\u0915\u093c' False '\u0915\u093c' False '\u0915\u093c' False
# expect: '\u03a9' False '\u03a9' False '\u03a9' False '\u03a9' False
# expect: '\ufdfa' True '\ufdfa' True '\u0635\u0644\u0649 \u0627\u0644\u0644\u0647 \u0639\u0644\u064a\u0647 \u0648\u0633\u0644\u0645' False '\u0635\u0644\u0649 \u0627\u0644\u0644\u0647 \u0639\u0644\u064a\u0647 \u0648\u0633\u0644\u0645' False
# expect: 'x\u0301\u0345' False 'x\u0301\u0345' False 'x\u0301\u0345' False 'x\u0301\u0345' False
# expect: 'L\xf6wis' True 'Lo\u0308wis' False 'L\xf6wis' True 'Lo\u0308wis' False
# expect: '\u0308\u0301' False '\u0308\u0301' False '\u0308\u0301' False '\u0308\u0301' False
# expect: c4dbc7eec19a7d02f48d5492a3f693ef
# expect: LATIN SMALL LETTER A True
# expect: LEFT CURLY BRACKET True
# expect: GREEK CAPITAL LETTER DELTA True
# expect: LATIN SMALL LETTER E WITH ACUTE True
# expect: EURO SIGN True
# expect: CJK UNIFIED IDEOGRAPH-4E2D True
# expect: HANGUL SYLLABLE GA True
# expect: GRINNING FACE True
# expect: RIGHTWARDS ARROW True
# expect: COMBINING ACUTE ACCENT True
# expect: ValueError | no such name
# expect: 'none'
# expect: 'α'
# expect: KeyError | "undefined character name 'NO SUCH'"
# expect: TypeError | category() argument must be a unicode character, not str
# expect: TypeError | category() argument must be a unicode character, not int
# expect: ValueError | not a digit
# expect: ValueError | not a decimal
# expect: ValueError | not a numeric character
# expect: ValueError | invalid normalization form
# expect: '14.0.0'
