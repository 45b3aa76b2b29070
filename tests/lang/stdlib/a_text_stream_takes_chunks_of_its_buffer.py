# A TextIOWrapper asks its buffer for chunks of 8192 bytes: it waits for no end of a pipe, and leaves the rest to whoever reads the buffer.
import io


class Pipe(io.BufferedIOBase):
    def __init__(self, *parts):
        self.parts = list(parts)

    def readable(self):
        return True

    def read1(self, size=-1):
        if not self.parts:
            raise RuntimeError("asked for more than the line needs")
        return self.parts.pop(0)


pipe = io.TextIOWrapper(Pipe(b"one\nt", b"wo\nthr", b"ee \xe2", b"\x82\xac\r", b"\nfour\r", b""), encoding="utf-8")
print(repr(pipe.readline()), repr(pipe.readline()), repr(pipe.read(6)), repr(pipe.readline()), pipe.newlines)
print(repr(pipe.readline()), pipe.newlines, len(pipe.buffer.parts))
for call in (lambda: pipe.readline(), lambda: io.TextIOWrapper(Pipe(None)).readline(), lambda: io.TextIOWrapper(Pipe("s")).read(1)):
    try:
        print(call())
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, error)

data = b"".join(b"line %d\n" % i for i in range(4000))
text = io.TextIOWrapper(io.BytesIO(data))
print(repr(text.read(0)), text.buffer.tell(), repr(text.readline()), text.buffer.tell(), text.tell(), repr(text.buffer.read(9)))
print(sum(1 for _ in text), text.buffer.tell(), len(data))
text.seek(20)
print(repr(text.readline()), text.tell(), len(text.read()), text.tell(), repr(text.read()))
long = io.TextIOWrapper(io.BytesIO(b"x" * 50000 + b"\r\n" + b"y" * 8191 + b"\r\nz"), newline=None)
print(len(long.readline()), len(long.readline()), repr(long.readline()), long.newlines)
long = io.TextIOWrapper(io.BytesIO(b"x" * 8191 + b"\r\n" + b"y" * 10), newline="")
print(len(long.readline()), long.newlines, long.tell(), repr(long.read(4)), long.tell())
wide = io.TextIOWrapper(io.BytesIO("é€😀\n".encode() * 3000), encoding="utf-8")
print(len(wide.read(7000)), wide.tell(), repr(wide.readline()), wide.tell())
bad = io.TextIOWrapper(io.BytesIO(b"ok\n" * 3000 + b"\xe2\x82"), encoding="utf-8")
try:
    print(len(bad.read()))
except UnicodeDecodeError as error:
    print(error.reason)
iterated = io.TextIOWrapper(io.BytesIO(data))
next(iterated), next(iterated)
for step in ((), (0,), (0, 2)):
    try:
        print(step, iterated.seek(*step) if step else None, iterated.tell())
    except OSError as error:
        print(step, error)
# expect: 'one\n' 'two\n' 'three ' '€\n' ('\n', '\r\n')
# expect: 'four\n' ('\r', '\n', '\r\n') 0
# expect: RuntimeError asked for more than the line needs
# expect: TypeError underlying read1() should have returned a bytes-like object, not 'NoneType'
# expect: TypeError underlying read1() should have returned a bytes-like object, not 'str'
# expect: '' 0 'line 0\n' 8192 7 b' 922\nline'
# expect: 3998 38890 38890
# expect: '\n' 21 38869 38890 ''
# expect: 50001 8192 'z' 
# expect: 
# expect: 8193 
# expect:  8193 'yyyy' 8197
# expect: 7000 17500 'é€😀\n' 17510
# expect: unexpected end of data
# expect: () telling position disabled by next() call
# expect: (0,) 0 0
# expect: (0, 2) 38890 38890
