"""Choices of single characters are sets, translations of ASCII are remembered, lines of bytes in memory end where they end."""
import io, re, unicodedata
print(re.match("(?:a|b)*", "abba c").group(), re.findall("x|y|é", "xéyz"), re.findall("(?i:a|B)", "AbaBc"), re.findall("(a|b)c", "acbccc"), re.match("(?i)(?:s|k)+", "SſKk").group(), re.split("a|,", "1a2,3"), re.sub(b"a|b", b"-", b"cab"))
print(re.findall("(?:a|b(?i:c))", "aBCbC"), re.fullmatch(r"(?:\||\.)+", "|.|").span(), re.findall("a|", "ba"), re.match("(?:a|b|cd)+", "abcdx").group(), re.search("(?<=a|b)c", "xbc").span())
class Table:
    def __getitem__(self, c): calls.append(c); return {97: "A", 98: None}[c]
calls = []; print("aabbc".translate(Table()), calls)
print("aabbccé".translate({97: "xx", 98: None, 99: 100, 233: "e"}), "aaa".translate({97: 233}), "abc".translate({97: "a"}), "a\0b".translate({0: 1, 98: "\0"}).encode())
for bad in ({97: 0x110000}, {97: 1.5}, {97: -1}):
    try: print("aa".translate(bad))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
print([unicodedata.category(c) for c in "aA1 _\n\u0301\u20ac" * 2])
for bad in (5, "ab", [], ""):
    try: unicodedata.category(bad)
    except TypeError as e: print(e)
b = io.BytesIO(b"one\ntwo\n\nlast"); print(next(b), b.tell(), list(b), b.tell(), list(b)); b.seek(2); print(list(b)); b.seek(100); print(list(b), b.tell())
class Upper(io.BytesIO):
    def readline(self): return b"never"
print(list(Upper(b"a\nb")))

# expect: abba ['x', 'é', 'y'] ['A', 'b', 'a', 'B'] ['a', 'b'] SſKk ['1', '2', '3'] b'c--'
# expect: ['a', 'bC'] (0, 3) ['', 'a', ''] abcd (2, 3)
# expect: AAc [97, 98, 99]
# expect: xxxxdde ééé abc b'a\x01\x00'
# expect: ValueError character mapping must be in range(0x110000)
# expect: TypeError character mapping must return integer, None or str
# expect: ValueError character mapping must be in range(0x110000)
# expect: ['Ll', 'Lu', 'Nd', 'Zs', 'Pc', 'Cc', 'Mn', 'Sc', 'Ll', 'Lu', 'Nd', 'Zs', 'Pc', 'Cc', 'Mn', 'Sc']
# expect: category() argument must be a unicode character, not int
# expect: category() argument must be a unicode character, not str
# expect: category() argument must be a unicode character, not list
# expect: category() argument must be a unicode character, not str
# expect: b'one\n' 4 [b'two\n', b'\n', b'last'] 13 []
# expect: [b'e\n', b'two\n', b'\n', b'last']
# expect: [] 100
# expect: [b'a\n', b'b']
