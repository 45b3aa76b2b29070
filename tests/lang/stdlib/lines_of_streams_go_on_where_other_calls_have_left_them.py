# Lines that a loop has not taken yet stay with the stream; a derived readline() is asked for each one.
import io
import os
import tempfile

name = os.path.join(tempfile.mkdtemp(), "lines")
with open(name, "wb") as file:
    file.write(b"".join(b"line %d\n" % n for n in range(2000)) + b"end")

for mode in "rb", "r+b", "r":
    with open(name, mode) as file:
        first = [next(file), file.readline(), file.read(3), next(file)]
        print(first, len(file.readlines()), file.readlines(), file.read())
        file.seek(7)
        print(next(file), sum(1 for line in file), file.readline() in ("", b""))
with open(name, "rb") as file:
    print(next(file), file.tell(), next(file), file.tell(), file.peek(4)[:4], file.seek(5, 1), next(file), file.read1(6), next(file))
with open(name, "r+b") as file:
    print(next(file), file.write(b"LINE"), file.tell(), next(file), file.seek(0), next(file), next(file))
file = open(name, "rb")
next(file)
file.close()
try:
    next(file)
except ValueError as error:
    print(error)


class Upper(io.TextIOWrapper):
    def readline(self, *given):
        return super().readline(*given).upper()


class Loud(io.BufferedReader):
    def readline(self, *given):
        return super().readline(*given).upper()


print(list(Upper(io.BytesIO(b"a\nb\nc"))), list(Loud(io.BytesIO(b"a\nb\nc"))), Loud(io.BytesIO(b"a\nb")).readlines())
view = memoryview(bytearray(8))
view[2:5], view[::-3] = b"abc", b"xyz"
print(bytes(view), bytes(view[::2]), "ab\xe9\u20ac".encode("utf-16-be"), hex(-(1 << 70) - 10), oct(1 << 65), "ß\u01c6a b".title(), "aß".upper())
os.remove(name)
os.rmdir(os.path.dirname(name))

# expect: [b'line 0\n', b'line 1\n', b'lin', b'e 2\n'] 1998 [] b''
# expect: b'line 1\n' 1999 True
# expect: [b'line 0\n', b'line 1\n', b'lin', b'e 2\n'] 1998 [] b''
# expect: b'line 1\n' 1999 True
# expect: ['line 0\n', 'line 1\n', 'lin', 'e 2\n'] 1998 []
# expect: line 1
# expect:  1999 True
# expect: b'line 0\n' 7 b'line 1\n' 14 b'line' 19 b'2\n' b'line 3' b'\n'
# expect: b'line 0\n' 4 11 b' 1\n' 0 b'line 0\n' b'LINE 1\n'
# expect: readline of closed file
# expect: ['A\n', 'B\n', 'C'] [b'A\n', b'B\n', b'C'] [b'A\n', b'B']
# expect: b'\x00zaby\x00\x00x' b'\x00ay\x00' b'\x00a\x00b\x00\xe9 \xac' -0x40000000000000000a 0o4000000000000000000000 Ssǆa B ASS
