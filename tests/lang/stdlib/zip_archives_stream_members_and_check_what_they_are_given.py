import hashlib
import io
import warnings
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, BadZipFile, LargeZipFile, ZipFile, ZipInfo, is_zipfile

AT = (2020, 1, 2, 3, 4, 6)


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


def made():
    file = io.BytesIO()
    with ZipFile(file, "w") as z:
        z.writestr(ZipInfo("a.txt", AT), b"hello" * 100)
        z.writestr(ZipInfo("d/b.txt", AT), b"world\nfoo\n" * 100)
        z.comment = b"note"
    return file


def digest(file):
    return len(file.getvalue()), hashlib.md5(file.getvalue()).hexdigest()


print(digest(made()))
z = ZipFile(made())
f = z.open("d/b.txt")
print(f.read(3), f.peek()[:5], f.readline(), f.tell(), f.seek(10), f.read(5), f.seek(-5, 2), f.read(), f.seek(0), len(f.readlines()))
f.close()
print(f, tried(f.read), tried(f.tell), tried(f.seek, 0))
print(tried(z.open("a.txt").seek, 0, 5), tried(z.open, "nope"), tried(z.open, "a.txt", "w", pwd=b"x"), tried(z.writestr, "a", "b"))

# Members that are open for writing shut the archive for others.
z = ZipFile(io.BytesIO(), "w")
f = z.open("x", "w")
print(f.write(memoryview(b"abc")))
for what in (lambda: z.writestr("q", "b"), lambda: z.open("y", "w"), z.close, lambda: z.write("/etc/hostname")):
    print(tried(what))
f.close()
print(z.read("x"), z.infolist())

# 64-bit sizes, streams that cannot go back, archives behind other bytes, methods.
file = io.BytesIO()
with ZipFile(file, "w") as z, z.open(ZipInfo("x", AT), "w", force_zip64=True) as f:
    f.write(b"abc")
print(digest(file), ZipFile(file).getinfo("x").extract_version, tried(ZipFile(io.BytesIO(), "w", allowZip64=False).open, "x", "w", force_zip64=True))


class Pipe(io.RawIOBase):
    def __init__(self):
        self.file = io.BytesIO()

    def writable(self):
        return True

    def write(self, data):
        return self.file.write(data)


pipe = Pipe()
with ZipFile(pipe, "w") as z:
    z.writestr(ZipInfo("x", AT), b"q" * 100)
print(digest(pipe.file), ZipFile(pipe.file).getinfo("x").flag_bits, ZipFile(pipe.file).testzip())
file = io.BytesIO(b"#!/bin/sh\n")
with ZipFile(file, "a") as z:
    z.writestr(ZipInfo("new", AT), "zz")
print(digest(file), ZipFile(file).read("new"), ZipFile(file).getinfo("new").header_offset)
for method in (ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA):
    with ZipFile(io.BytesIO(), "w", method) as z:
        z.writestr("a", b"abcabc" * 1000)
        info = z.getinfo("a")
        print(z.read("a") == b"abcabc" * 1000, info.extract_version, info.flag_bits, info.compress_size < 200)

# What is broken is told.
data = made().getvalue()
for cut in (10, 700, len(data) - 10):
    print(cut, is_zipfile(io.BytesIO(data[:cut])), tried(ZipFile, io.BytesIO(data[:cut])))


def changed(at, value, what=lambda z: z.read("a.txt")):
    broken = bytearray(data)
    broken[at] = value
    return tried(lambda: what(ZipFile(io.BytesIO(broken))))


entry = data.index(b"PK\1\2")
print(changed(50, 0), changed(0, 0), changed(30, 0), changed(entry, 0), changed(entry + 6, 99), changed(entry + 10, 99), sep="\n")
print(changed(entry + 8, 1), changed(entry + 8, 0x40), changed(50, 0, ZipFile.testzip), sep="\n")

# A member that is encrypted: the password is "python".
locked = bytes.fromhex(
    "504b03041400010000006e92692e2379ef3f260000001a00000008000000746573742e747874fa10a0676c797cfa2dc5c03df97918e0a872b35a"
    "7d4c67bcaef97c9b19e48bbabb298cb0db6c504b010214001400010000006e92692e2379ef3f260000001a000000080000000000000001002000"
    "b68100000000746573742e747874504b05060000000001000100360000004c0000000000"
)
z = ZipFile(io.BytesIO(locked))
print(z.read("test.txt", b"python"), tried(z.read, "test.txt", b"perl"), tried(z.read, "test.txt"), tried(z.read, "test.txt", "python"))

# Times, comments, names.
print(tried(ZipInfo, "a", (1979, 1, 1, 0, 0, 0)), ZipInfo("a\0b").filename, hasattr(ZipInfo(), "CRC"), tried(setattr, ZipInfo(), "foo", 1))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    z = ZipFile(io.BytesIO(), "w")
    z.comment = b"a" * 70000
    z.writestr("a", "1")
    z.writestr("a", "2")
    print(len(z.comment), [str(w.message) for w in caught])
print(tried(z.mkdir, 1), tried(z.mkdir, ZipInfo("a")), tried(z.setpassword, "a"), tried(setattr, z, "comment", "a"))
old = made().getvalue().replace(b"a.txt", "é.txt".encode("latin-1"))
print(ZipFile(io.BytesIO(old)).namelist(), ZipFile(io.BytesIO(old), metadata_encoding="latin-1").namelist(), tried(ZipFile, io.BytesIO(), "w", metadata_encoding="x"))
file = io.BytesIO()
with ZipFile(file, "w") as z:
    for i in range(65600):
        z.writestr(ZipInfo(str(i), AT), b"")
print(digest(file), len(ZipFile(file).namelist()), issubclass(LargeZipFile, BadZipFile))
# expect: (1702, '06f3b6847ba6be2380c8b34a9ff69091')
# expect: b'wor' b'ld\nfo' b'ld\n' 6 10 b'world' 995 b'\nfoo\n' 0 200
# expect: <zipfile.ZipExtFile [closed]> ValueError: read from closed file. ValueError: tell on closed file. ValueError: seek on closed file.
# expect: ValueError: whence must be os.SEEK_SET (0), os.SEEK_CUR (1), or os.SEEK_END (2) KeyError: "There is no item named 'nope' in the archive" ValueError: pwd is only supported for reading files ValueError: write() requires mode 'w', 'x', or 'a'
# expect: 3
# expect: ValueError: Can't write to ZIP archive while an open writing handle exists.
# expect: ValueError: Can't write to the ZIP file while there is another write handle open on it. Close the first handle before opening another.
# expect: ValueError: Can't close the ZIP file while there is an open writing handle on it. Close the writing handle before closing the zip.
# expect: ValueError: Can't write to ZIP archive while an open writing handle exists
# expect: b'abc' [<ZipInfo filename='x' filemode='?rw-------' file_size=3>]
# expect: (123, '7bc267c259ffe363a41440e77d4f1cfb') 45 ValueError: force_zip64 is True, but allowZip64 was False when opening the ZIP file.
# expect: (216, 'f47d3ede8f1003e03d95fef00394095a') 8 None
# expect: (116, '9dff87b36e4728b695c09e7aa7999c1a') b'zz' 10
# expect: True 20 0 True
# expect: True 46 0 True
# expect: True 63 2 True
# expect: 10 False BadZipFile: File is not a zip file
# expect: 700 False BadZipFile: File is not a zip file
# expect: 1692 False BadZipFile: File is not a zip file
# expect: BadZipFile: Bad CRC-32 for file 'a.txt'
# expect: BadZipFile: Bad magic number for file header
# expect: BadZipFile: File name in directory 'a.txt' and header b'\x00.txt' differ.
# expect: BadZipFile: Bad magic number for central directory
# expect: NotImplementedError: zip file version 9.9
# expect: NotImplementedError: That compression method is not supported
# expect: RuntimeError: File 'a.txt' is encrypted, password required for extraction
# expect: NotImplementedError: strong encryption (flag bit 6)
# expect: a.txt
# expect: b'zipfile.py encryption test' RuntimeError: Bad password for file 'test.txt' RuntimeError: File 'test.txt' is encrypted, password required for extraction TypeError: pwd: expected bytes, got str
# expect: ValueError: ZIP does not support timestamps before 1980 a False AttributeError: 'ZipInfo' object has no attribute 'foo'
# expect: 65535 ['Archive comment is too long; truncating to 65535 bytes', "Duplicate name: 'a'"]
# expect: TypeError: Expected type str or ZipInfo ValueError: The given ZipInfo does not describe a directory TypeError: pwd: expected bytes, got str TypeError: comment: expected bytes, got str
# expect: ['Θ.txt', 'd/b.txt'] ['é.txt', 'd/b.txt'] ValueError: metadata_encoding is only supported for reading files
# expect: (5619478, 'c084825aa7bec5992d697231431b94b3') 65600 False
