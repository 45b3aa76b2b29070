"""group(), groups() and slices of a match, of text, bytes, buffers and subclasses; pos and endpos stay within the text."""
import array
import re


class Text(str):
    pass


class Number:
    def __index__(self):
        return 2


m = re.match(r"(?P<a>\w+)=(\d+)?(;)?", "häll=12")
print(m.group(), m.group(0), m.group(1, 2, 3), m.group("a"), m[2], m[Number()], m[True], m.groups(), m.groups("-"), m.groupdict("?"))
for wrong in (4, -1, "b", 1.5, None, 1 << 80):
    try:
        print(m.group(wrong))
    except IndexError as e:
        print(type(e).__name__, e)
for subject in (b"ab=1", bytearray(b"ab=1"), memoryview(b"ab=1"), array.array("B", b"ab=1")):
    n = re.match(rb"(\w+)=(\d)(x)?", subject)
    print(n.group(), n.groups(), n.groups(0), n[1], type(n[1]).__name__, n.span(2))
n = re.search("b(c)?", Text("abcb"))
print(type(n.group()).__name__, n.groups(), type(n.string).__name__, n.lastindex)
changing = bytearray(b"abcdef")
n = re.match(b"(ab)(cdef)", changing)
del changing[3:]
print(n.groups(), n.group(2))
p = re.compile("a(b)?")
for pos, endpos in ((0, 100), (-5, -1), (1, 3), (50, 60), (2, 1), (3, 1 << 60)):
    found = p.search("xxabxa", pos, endpos)
    print(found and (found.pos, found.endpos, found.group(), found.groups()))
print([(f.pos, f.endpos, f.groups()) for f in p.finditer("abxa", 1)], re.sub("a(b)?", lambda f: f"<{f[1]},{f.pos},{f.endpos}>", "abxa"))
print(re.match("", "").groups(), re.fullmatch("(x)*", "xxx").groups(), re.match("()", "é").groups())

# expect: häll=12 häll=12 ('häll', '12', None) häll 12 12 häll ('häll', '12', None) ('häll', '12', '-') {'a': 'häll'}
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: IndexError no such group
# expect: b'ab=1' (b'ab', b'1', None) (b'ab', b'1', 0) b'ab' bytes (3, 4)
# expect: b'ab=1' (b'ab', b'1', None) (b'ab', b'1', 0) b'ab' bytes (3, 4)
# expect: b'ab=1' (b'ab', b'1', None) (b'ab', b'1', 0) b'ab' bytes (3, 4)
# expect: b'ab=1' (b'ab', b'1', None) (b'ab', b'1', 0) b'ab' bytes (3, 4)
# expect: str ('c',) Text 1
# expect: (b'ab', b'c') b'c'
# expect: (0, 6, 'ab', ('b',))
# expect: None
# expect: (1, 3, 'a', (None,))
# expect: None
# expect: None
# expect: (3, 6, 'a', (None,))
# expect: [(1, 4, (None,))] <b,0,4>x<None,0,4>
# expect: () ('x',) ('',)
