"""Streams of files are descriptors with buffers: several of them, other programs and os see what was written, and where a file is."""
import io, os, tempfile

os.chdir(tempfile.mkdtemp())

# A file that was removed or renamed while it is open is not made anew; the working folder may change.
f = open("gone", "w"); f.write("x"); os.unlink("gone"); f.close()
print(os.path.exists("gone"))
f = open("before", "w"); f.write("1\n"); os.rename("before", "after"); f.write("2\n"); f.close()
print(os.path.exists("before"), open("after").read().split())
f = open("rel", "w"); f.write("hello"); os.mkdir("sub"); os.chdir("sub"); f.close(); os.chdir("..")
print(os.listdir("sub"), open("rel").read())

# Two writers append; a reader at the end goes on when there is more.
a, b = open("log", "a"), open("log", "a")
a.write("from a\n"); a.flush(); b.write("from b\n"); b.flush(); a.write("more a\n"); a.close(); b.close()
print(open("log").read().split("\n"))
r = open("log"); r.read()
with open("log", "a") as w: w.write("later\n")
print(repr(r.read()))
with open("log", "a") as w: w.write("even later\n")
print(repr(r.readline()), repr(r.readline()))

# seek() and flush() send what waits; tell() counts it.
f = open("t", "w+"); f.write("one\ntwo\n"); f.seek(0)
print(os.path.getsize("t"), f.readline(), end="")
f.write("X"); f.seek(0)
print(f.read().split("\n"))
f = open("lines", "w", buffering=1); f.write("a\n")
print(os.path.getsize("lines"))
f.write("b")
print(os.path.getsize("lines"), f.tell(), os.path.getsize("lines"))
f.close()
f = io.FileIO("raw", "w"); f.write(b"abc")
print(os.path.getsize("raw"))
f = open("rw", "wb+"); f.write(b"0123456789")
print(f.tell(), f.seek(3), f.write(b"abc"), f.tell(), f.read(2), f.peek(), f.seek(-2, 2), f.read())
f.seek(2); f.truncate(); f.seek(0)
print(f.read(), f.readline(), f.read1())
f = open("hole", "wb"); f.seek(5); f.write(b"x"); f.close()
print(open("hole", "rb").read())
with open("rel", "rb") as f:
    print(f.readline(3), f.readline(), f.readline(1))

# Errors name what is wrong.
for make in (lambda: open("none"), lambda: open("none/x", "w"), lambda: open(".", "w"), lambda: open(".", "r"), lambda: open("log", "x"),
             lambda: io.FileIO("log", "rw"), lambda: open("log", "rb").write(b""), lambda: open("log", "ab").read(), lambda: f.read(), lambda: f.peek(),
             lambda: f.seek(0), lambda: f.tell(), lambda: open("log", "rb").seek(-1), lambda: open("log", "rb").seek(0, 9)):
    try:
        make()
    except Exception as error:
        print(type(error).__name__, error)


# Buffers over other raw streams.
class Raw(io.RawIOBase):
    def __init__(self):
        self.written, self.left = [], 3

    def readable(self):
        return True

    writable = readable

    def readinto(self, place):
        self.left -= 1
        place[:3] = b"ab\n"
        return 3 if self.left >= 0 else 0

    def write(self, data):
        self.written.append(bytes(data))
        return min(2, len(data))


print(io.BufferedReader(Raw()).read(4), io.BufferedReader(Raw()).readline(2), io.BufferedReader(Raw()).readlines())
raw = Raw(); f = io.BufferedWriter(raw); f.write(b"abc"); f.write(b"de")
print(raw.written)
f.flush()
print(raw.written)
t = io.TextIOWrapper(io.BufferedReader(Raw()))
print(repr(t.readline()), t.buffer.raw.left, repr(t.read(1)), t.buffer.raw.left, repr(t.read()))

# expect: False
# expect: False ['1', '2']
# expect: [] hello
# expect: ['from a', 'from b', 'more a', '']
# expect: 'later\n'
# expect: 'even later\n' ''
# expect: 8 one
# expect: ['one', 'two', 'X']
# expect: 2
# expect: 2 3 3
# expect: 3
# expect: 10 3 3 6 b'67' b'89' 8 b'89'
# expect: b'01' b'' b''
# expect: b'\x00\x00\x00\x00\x00x'
# expect: b'hel' b'lo' b''
# expect: FileNotFoundError [Errno 2] No such file or directory: 'none'
# expect: FileNotFoundError [Errno 2] No such file or directory: 'none/x'
# expect: IsADirectoryError [Errno 21] Is a directory: '.'
# expect: IsADirectoryError [Errno 21] Is a directory: '.'
# expect: FileExistsError [Errno 17] File exists: 'log'
# expect: ValueError Must have exactly one of create/read/write/append mode and at most one plus
# expect: UnsupportedOperation write
# expect: UnsupportedOperation read
# expect: ValueError read of closed file
# expect: ValueError peek of closed file
# expect: ValueError seek of closed file
# expect: ValueError I/O operation on closed file
# expect: OSError [Errno 22] Invalid argument
# expect: ValueError whence value 9 unsupported
# expect: b'ab\na' b'ab' [b'ab\n', b'ab\n', b'ab\n']
# expect: []
# expect: [b'abcde', b'cde', b'e']
# expect: 'ab\n' 2 'a' 1 'b\nab\n'
