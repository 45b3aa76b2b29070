"""Archives are read and written as streams, cut archives refuse, sparse files keep their holes."""
import io, os, tarfile, tempfile
def told(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return type(e).__name__, str(e)
class Forward:
    """Only goes forward."""
    def __init__(self, data=b""): self.data, self.out = io.BytesIO(data), []
    def read(self, n): return self.data.read(n)
    def write(self, data): self.out.append(bytes(data)); return len(data)
def info(name, size=0, mtime=7): t = tarfile.TarInfo(name); t.size, t.mtime = size, mtime; return t
contents = {"a.txt": b"first" * 300, "sub/b.bin": bytes(range(256)) * 5, "c": b""}
for mode in ("w|", "w|gz", "w|bz2", "w|xz"):
    to = Forward()
    with tarfile.open(fileobj=to, mode=mode) as t:
        for name, data in contents.items(): t.addfile(info(name, len(data)), io.BytesIO(data))
    data = b"".join(to.out)
    for reading in ("r|*", "r|" + mode[2:]):
        with tarfile.open(fileobj=Forward(data), mode=reading) as t:
            print(mode, reading, [(m.name, m.size, t.extractfile(m).read() == contents[m.name]) for m in t])
    with tarfile.open(fileobj=io.BytesIO(data)) as t: print(t.getnames(), t.extractfile("sub/b.bin").read(3))
data = io.BytesIO()
with tarfile.open(fileobj=data, mode="w", format=tarfile.USTAR_FORMAT) as t:
    for name, content in contents.items(): t.addfile(info(name, len(content)), io.BytesIO(content))
data = data.getvalue()
for cut in (0, 1, 100, 511, 512, 513, 2000, 2047, 2048, 2049, 3000, 4000, 5120, 6000):
    for mode in ("r:", "r|"):
        try:
            with tarfile.open(fileobj=io.BytesIO(data[:cut]), mode=mode) as t: print(cut, mode, told(lambda: [(m.name, told(lambda: len(t.extractfile(m).read()))) for m in t]))
        except tarfile.TarError as e: print(cut, mode, type(e).__name__, e)
t = tarfile.open(fileobj=io.BytesIO(data), mode="r|"); one = t.next(); two = t.next(); print(one.name, two.name, told(t.extractfile(one).read), t.getmember("c").name)
t = tarfile.open(fileobj=io.BytesIO(data)); print(t.next(), t.firstmember, t.offset, t.getmember("c").offset, [m.name for m in t], t.next(), t.fileobj.tell() > 0) if False else print([m.name for m in t], [m.name for m in t])
print(told(tarfile.open, "x", "r|zz"), told(tarfile.open, "x", "x|"), told(tarfile.open), told(tarfile.open, "no such"), told(tarfile.open, fileobj=io.BytesIO(b"no tar at all" * 100), mode="r|"), told(tarfile.open, fileobj=io.BytesIO(b"x"), mode="r|gz"))
os.chdir(tempfile.mkdtemp())
with tarfile.open("app.tar", "w") as t: t.addfile(info("one", 3), io.BytesIO(b"one"))
with tarfile.open("app.tar", "a") as t: t.addfile(info("two", 3), io.BytesIO(b"two")); print(t.getnames())
print(os.path.getsize("app.tar"), tarfile.open("app.tar").getnames(), told(tarfile.open, "app.tar", "x"))
whole = io.BytesIO()
with tarfile.open(fileobj=whole, mode="w", pax_headers={"comment": "for all"}) as t: t.addfile(info("é" * 60, 2, 1.5), io.BytesIO(b"ab"))
t = tarfile.open(fileobj=io.BytesIO(whole.getvalue())); m = t.next(); print(t.pax_headers, m.name == "é" * 60, m.mtime, sorted(m.pax_headers))
sparse = tarfile.TarInfo("holes"); sparse.type, sparse.size = tarfile.GNUTYPE_SPARSE, 6
block = bytearray(sparse.tobuf(tarfile.GNU_FORMAT)); block[386:410] = b"%011o\0%011o\0" % (5, 3); block[410:434] = b"%011o\0%011o\0" % (20, 3); block[483:495] = b"%011o\0" % 25
block[148:156] = b"        "; block[148:156] = b"%06o\0 " % sum(block)
t = tarfile.open(fileobj=io.BytesIO(bytes(block) + b"abcdef".ljust(512, b"\0") + bytes(1024))); m = t.next(); f = t.extractfile(m); print(m.issparse(), m.size, m.sparse, f.read(), f.seek(-2, 2), f.read())
f = tarfile.open(fileobj=io.BytesIO(data)).extractfile("a.txt"); print(f.readline()[:5], f.seekable(), f.tell(), f.name, isinstance(f, io.BufferedReader), type(f).__name__)

# expect: w| r|* [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: w| r| [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: ['a.txt', 'sub/b.bin', 'c'] b'\x00\x01\x02'
# expect: w|gz r|* [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: w|gz r|gz [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: ['a.txt', 'sub/b.bin', 'c'] b'\x00\x01\x02'
# expect: w|bz2 r|* [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: w|bz2 r|bz2 [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: ['a.txt', 'sub/b.bin', 'c'] b'\x00\x01\x02'
# expect: w|xz r|* [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: w|xz r|xz [('a.txt', 1500, True), ('sub/b.bin', 1280, True), ('c', 0, True)]
# expect: ['a.txt', 'sub/b.bin', 'c'] b'\x00\x01\x02'
# expect: 0 r: ReadError empty file
# expect: 0 r| ReadError empty file
# expect: 1 r: ReadError truncated header
# expect: 1 r| ReadError truncated header
# expect: 100 r: ReadError truncated header
# expect: 100 r| ReadError truncated header
# expect: 511 r: ReadError truncated header
# expect: 511 r| ReadError truncated header
# expect: 512 r: ('ReadError', 'unexpected end of data')
# expect: 512 r| ('ReadError', 'unexpected end of data')
# expect: 513 r: ('ReadError', 'unexpected end of data')
# expect: 513 r| ('ReadError', 'unexpected end of data')
# expect: 2000 r: ('ReadError', 'unexpected end of data')
# expect: 2000 r| ('ReadError', 'unexpected end of data')
# expect: 2047 r: ('ReadError', 'unexpected end of data')
# expect: 2047 r| ('ReadError', 'unexpected end of data')
# expect: 2048 r: [('a.txt', 1500)]
# expect: 2048 r| [('a.txt', 1500)]
# expect: 2049 r: [('a.txt', 1500)]
# expect: 2049 r| [('a.txt', 1500)]
# expect: 3000 r: ('ReadError', 'unexpected end of data')
# expect: 3000 r| ('ReadError', 'unexpected end of data')
# expect: 4000 r: ('ReadError', 'unexpected end of data')
# expect: 4000 r| ('ReadError', 'unexpected end of data')
# expect: 5120 r: [('a.txt', 1500), ('sub/b.bin', 1280), ('c', 0)]
# expect: 5120 r| [('a.txt', 1500), ('sub/b.bin', 1280), ('c', 0)]
# expect: 6000 r: [('a.txt', 1500), ('sub/b.bin', 1280), ('c', 0)]
# expect: 6000 r| [('a.txt', 1500), ('sub/b.bin', 1280), ('c', 0)]
# expect: a.txt sub/b.bin ('StreamError', 'seeking backwards is not allowed') c
# expect: ['a.txt', 'sub/b.bin', 'c'] ['a.txt', 'sub/b.bin', 'c']
# expect: ('FileNotFoundError', "[Errno 2] No such file or directory: 'x'") ('ValueError', "mode must be 'r' or 'w'") ('ValueError', 'nothing to open') ('FileNotFoundError', "[Errno 2] No such file or directory: 'no such'") ('ReadError', 'invalid header') ('ReadError', 'not a gzip file')
# expect: ['one', 'two']
# expect: 10240 ['one', 'two'] ('FileExistsError', "[Errno 17] File exists: 'app.tar'")
# expect: {'comment': 'for all'} True 1.5 ['comment', 'mtime', 'path']
# expect: True 25 [(5, 3), (20, 3), (0, 0), (0, 0)] b'\x00\x00\x00\x00\x00abc\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00def\x00\x00' 23 b'\x00\x00'
# expect: b'first' True 1500 None True ExFileObject
