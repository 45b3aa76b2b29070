# Lines, parts and places of text streams in any order of questions; what open() and TextIOWrapper refuse.
from _cells import run

run(r'''
import io, itertools, os, random, tempfile
TEXT = "first\nsecond ☃ line\n\nfourth\r\nfifth\rsixth\nlast é"
class Model:
    """What a stream over TEXT gives, told by its whole text."""
    def __init__(self, newline):
        text = TEXT.replace("\r\n", "\n").replace("\r", "\n") if newline is None else TEXT
        self.left = text
        self.ends = {None: ["\n"], "": ["\r\n", "\n", "\r"]}.get(newline, [newline])
    def readline(self):
        found = [(self.left.find(e), -len(e), e) for e in self.ends if e in self.left]
        at = min(found)[0] + len(min(found)[2]) if found else len(self.left)
        line, self.left = self.left[:at], self.left[at:]
        return line
    def read(self, size):
        part, self.left = self.left[:size], self.left[size:]
        return part
def agree(seed, newline, make):
    rng, stream, model, said = random.Random(seed), make(newline), Model(newline), []
    for _ in range(30):
        how = rng.randrange(3)
        if how == 0: got, want = stream.readline(), model.readline()
        elif how == 1: got, want = next(stream, ""), model.readline()
        else:
            size = rng.randrange(1, 5) if newline is None else 1
            got, want = stream.read(size), model.read(size)
        if got != want: said.append((seed, newline, how, got, want))
    return said
def wrapped(newline):
    return io.TextIOWrapper(io.BytesIO(TEXT.encode()), "utf-8", newline=newline)
[agree(seed, newline, wrapped) for seed in range(20) for newline in (None, "\n") if agree(seed, newline, wrapped)]
[agree(seed, None, lambda newline: io.StringIO(TEXT, newline)) for seed in range(20) if agree(seed, None, lambda newline: io.StringIO(TEXT, newline))]
[wrapped(newline).readlines() for newline in (None, "", "\n", "\r", "\r\n")]
f = wrapped(None); f.readline(), f.readline(), f.tell(), f.read(3), f.newlines
f.seek(0), f.readline(), f.tell(), f.readlines()
f = wrapped(None); next(f), next(f), f.read(2)
f.tell()
[line for line in f], f.tell()
f = io.StringIO("a\nb\nc\nd"); next(f), f.tell(), f.write("X"), f.readline(), f.getvalue(), f.truncate(3), f.readline(), f.seek(0), f.readlines()
f = io.StringIO("a\nb\nc"); next(f), f.close()
next(f)
f = wrapped(None); next(f), f.close()
next(f)
f.write("x")
b = io.BytesIO(); f = io.TextIOWrapper(b, "utf-16"); f.write("ab"), f.write("c"), f.flush(), b.getvalue(), f.seek(0), f.write("d"), f.flush(), b.getvalue()
b = io.BytesIO(b"abc\ndef\n"); f = io.TextIOWrapper(b, "ascii"); f.readline(), f.seek(0, 2), f.write("ghi\n"), f.seek(4), f.readline(), f.readline(), b.getvalue()
io.TextIOWrapper(3)
io.TextIOWrapper(io.BytesIO(), newline=b"")
io.TextIOWrapper(io.BytesIO(), newline="x")
io.BytesIO("a")
io.StringIO("a").readlines("b")
io.RawIOBase().read(1)
io.IOBase().seek(0)
io.IOBase().truncate()
open("x", "rb", "q")
open("", "r")
open("/nosuch", "r", 0)
open("x", closefd=False)
open("x", opener=lambda path, flags: -1)
b"\xed\xa0\x80".decode("ascii", "surrogatepass")
"\u65e5".encode("cp1252", "surrogatepass")
text = "h\xe9llo w\xf6rld \u2603\n" * 3
[text.find("\n", start) for start in range(0, 45, 4)], [text.index("l", start, start + 15) for start in range(5, 25, 5)], [text.startswith("l", at) for at in range(6)]
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 []
# expect: 6 []
# expect: 7 [['first\n', 'second ☃ line\n', '\n', 'fourth\n', 'fifth\n', 'sixth\n', 'last é'], ['first\n', 'second ☃ line\n', '\n', 'fourth\r\n', 'fifth\r', 'sixth\n', 'last é'], ['first\n', 'second ☃ line\n', '\n', 'fourth\r\n', 'fifth\rsixth\n', 'last é'], ['first\nsecond ☃ line\n\nfourth\r', '\nfifth\r', 'sixth\nlast é'], ['first\nsecond ☃ line\n\nfourth\r\n', 'fifth\rsixth\nlast é']]
# expect: 8 ('first\n', 'second ☃ line\n', 22, '\nfo', '\n')
# expect: 9 (0, 'first\n', 6, ['second ☃ line\n', '\n', 'fourth\n', 'fifth\n', 'sixth\n', 'last é'])
# expect: 10 ('first\n', 'second ☃ line\n', '\nf')
# expect: 11 OSError: telling position disabled by next() call
# expect: 12 (['ourth\n', 'fifth\n', 'sixth\n', 'last é'], 50)
# expect: 13 ('a\n', 2, 1, '\n', 'a\nX\nc\nd', 3, '', 0, ['a\n', 'X'])
# expect: 14 ('a\n', None)
# expect: 15 ValueError: I/O operation on closed file
# expect: 16 ('first\n', None)
# expect: 17 ValueError: I/O operation on closed file.
# expect: 18 ValueError: I/O operation on closed file.
# expect: 19 (2, 1, None, b'\xff\xfea\x00b\x00c\x00', 0, 1, None, b'\xff\xfed\x00b\x00c\x00')
# expect: 20 ('abc\n', 8, 4, 4, 'def\n', 'ghi\n', b'abc\ndef\nghi\n')
# expect: 21 AttributeError: 'int' object has no attribute 'readable'
# expect: 22 TypeError: TextIOWrapper() argument 'newline' must be str or None, not bytes
# expect: 23 ValueError: illegal newline value: x
# expect: 24 TypeError: a bytes-like object is required, not 'str'
# expect: 25 TypeError: argument should be integer or None, not 'str'
# expect: 26 NotImplementedError:
# expect: 27 UnsupportedOperation: seek
# expect: 28 UnsupportedOperation: truncate
# expect: 29 TypeError: 'str' object cannot be interpreted as an integer
# expect: 30 FileNotFoundError: [Errno 2] No such file or directory: ''
# expect: 31 FileNotFoundError: [Errno 2] No such file or directory: '/nosuch'
# expect: 32 ValueError: Cannot use closefd=False with file name
# expect: 33 ValueError: opener returned -1
# expect: 34 UnicodeDecodeError: 'ascii' codec can't decode byte 0xed in position 0: ordinal not in range(128)
# expect: 35 UnicodeEncodeError: 'charmap' codec can't encode character '\u65e5' in position 0: character maps to <undefined>
# expect: 36 done
# expect: 37 ([13, 13, 13, 13, 27, 27, 27, 41, 41, 41, 41, -1], [9, 16, 16, 23], [False, False, True, True, False, False])
