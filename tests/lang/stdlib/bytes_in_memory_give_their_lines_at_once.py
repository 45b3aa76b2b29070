"""BytesIO: lines, writes at the end and elsewhere, and what a subclass or an open view changes."""
import io

f = io.BytesIO(b"one\ntwo\n\nlast")
print(f.readlines(), f.readlines(), f.tell())
f.seek(2)
print(f.readlines(), f.read())
f.seek(0)
print(f.readlines(5), f.tell(), f.readlines(None), f.readlines(0))
for data in (b"", b"\n", b"a\n", b"a", b"\r\nx\r", b"a\n\n"):
    print(io.BytesIO(data).readlines(), list(io.BytesIO(data)), io.BytesIO(data).readline())
f.seek(100)
print(f.readlines(), f.readline(), f.write(b"far"), len(f.getvalue()), f.getvalue()[-4:])
f.seek(1)
print(f.write(b"XY"), f.write(bytearray(b"Z")), f.write(memoryview(b"!")), f.getvalue()[:6], f.tell())


class Shouts(io.BytesIO):
    def readline(self, size=-1, /):
        return super().readline(size).upper()

    def read(self, size=-1, /):
        return b"nothing"


s = Shouts(b"a\nb\n")
print(s.readline(), s.readlines(), s.write(b"c"), s.getvalue())
f = io.BytesIO(b"ab")
view = f.getbuffer()
f.seek(2)
try:
    f.write(b"c")
except BufferError as e:
    print(e)
view.release()
print(f.write(b"c"), f.getvalue(), f.write(b""), f.readline(0), f.readline(-1), f.readline(None))
for wrong in ("text", 1, None):
    try:
        f.write(wrong)
    except TypeError as e:
        print(e)
f.close()
for call in (f.readlines, f.readline, lambda: f.write(b"x"), f.getvalue, lambda: f.readlines(3)):
    try:
        print(call())
    except ValueError as e:
        print(e)

# expect: [b'one\n', b'two\n', b'\n', b'last'] [] 13
# expect: [b'e\n', b'two\n', b'\n', b'last'] b''
# expect: [b'one\n', b'two\n'] 8 [b'\n', b'last'] []
# expect: [] [] b''
# expect: [b'\n'] [b'\n'] b'\n'
# expect: [b'a\n'] [b'a\n'] b'a\n'
# expect: [b'a'] [b'a'] b'a'
# expect: [b'\r\n', b'x\r'] [b'\r\n', b'x\r'] b'\r\n'
# expect: [b'a\n', b'\n'] [b'a\n', b'\n'] b'a\n'
# expect: [] b'' 3 103 b'\x00far'
# expect: 2 1 1 b'oXYZ!w' 5
# expect: b'A\n' [b'b\n'] 1 b'a\nb\nc'
# expect: Existing exports of data: object cannot be re-sized
# expect: 1 b'abc' 0 b'' b'' b''
# expect: a bytes-like object is required, not 'str'
# expect: a bytes-like object is required, not 'int'
# expect: a bytes-like object is required, not 'NoneType'
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
# expect: I/O operation on closed file.
