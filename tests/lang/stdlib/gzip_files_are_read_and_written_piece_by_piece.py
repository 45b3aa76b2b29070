import gzip
import hashlib
import hmac
import io
import warnings


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


packed = gzip.compress(b"abc\ndef", mtime=7)
g = gzip.GzipFile(fileobj=io.BytesIO(packed + gzip.compress(b"more", mtime=8) + bytes(3)))
print(g.mtime, g.read(2), g.mtime, g.tell(), g.seek(1), g.readline(), g.peek(1)[:1], g.read(), g.mtime, g.seek(-1, 2), g.read1())
print(repr(g)[:16], g.readable(), g.writable(), g.seekable(), tried(g.write, b"x"), g.mode == gzip.READ)
g.close()
print(g.closed, tried(g.read), g.close())
file = io.BytesIO()
g = gzip.GzipFile("name.gz", "w", 1, file, 5)
print(file.getvalue().hex(), g.write(b"hello"), g.write(memoryview(b"ab")), g.seek(10), g.tell(), g.flush(), len(file.getvalue()) > 16)
print(tried(g.seek, 3), tried(g.seek, 0, 2), tried(g.read), tried(g.rewind))
g.close()
print(gzip.decompress(file.getvalue()), g.closed, tried(g.write, b"x"))

# A file is read as it comes: what follows the first bytes may not be there yet.
class Slow(io.BytesIO):
    seen = 0

    def read(self, n=-1):
        Slow.seen += 1
        return super().read(min(n, 1000))


big = b"".join(hashlib.sha256(bytes([i & 255, i >> 8])).digest() for i in range(3000))
g = gzip.GzipFile(fileobj=Slow(gzip.compress(big, mtime=0)))
print(g.read(10) == big[:10], Slow.seen < 30, g.read() == big[10:])

for data in (b"abc", b"", packed[:-1], packed[:12], packed[:-8] + bytes(8), packed[:-4] + bytes(4), packed + b"junk", packed[:2] + b"\0" + packed[3:]):
    print(tried(gzip.decompress, data), tried(gzip.GzipFile(fileobj=io.BytesIO(data)).read), sep=" | ")
print(tried(gzip.open, "a.gz", "rbt"), tried(gzip.open, "a.gz", "rb", encoding="utf8"), tried(gzip.open, 1.5), tried(gzip.GzipFile, "x", "q"))

# hmac: the digest goes on with what is added, and is made of any function.
h = hmac.new(b"k" * 100, b"m", "md5")
one = h.hexdigest()
other = h.copy()
h.update(b"more")
print(one, h.hexdigest(), other.hexdigest() == one, h.name, h.digest_size, h.block_size, hmac.new(b"k", digestmod=hashlib.sha1).hexdigest())
print(tried(hmac.new, b"k", "m", "md5"), tried(hmac.new, "k", b"", "md5"), tried(hmac.new, b"k"), tried(hmac.new, b"k", b"m", "nope"))


class Odd:
    digest_size, block_size, name = 16, 8, "odd"

    def __init__(self, data=b""):
        self.inner = hashlib.md5(data)

    def __getattr__(self, name):
        return getattr(self.inner, name)

    copy = property(lambda self: lambda: self.inner.copy())


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(hmac.new(b"k", b"m", Odd).hexdigest() == hmac.new(b"k", b"m", "md5").hexdigest(), [str(w.message) for w in caught])
# expect: None b'ab' 7 2 1 b'bc\n' b'd' b'defmore' 8 10 b'e'
# expect: <gzip _io.BytesI True False True OSError: [Errno 9] write() on read-only GzipFile object True
# expect: True ValueError: I/O operation on closed file None
# expect: 1f8b08080500000004ff6e616d6500 5 2 10 10 None True
# expect: OSError: Negative seek in write mode ValueError: Seek from end not supported OSError: [Errno 9] read() on write-only GzipFile object OSError: Can't rewind in write mode
# expect: b'helloab\x00\x00\x00' True ValueError: I/O operation on closed file
# expect: True True True
# expect: BadGzipFile: Not a gzipped file (b'ab') | BadGzipFile: Not a gzipped file (b'ab')
# expect: b'' | b''
# expect: EOFError: Compressed file ended before the end-of-stream marker was reached | EOFError: Compressed file ended before the end-of-stream marker was reached
# expect: EOFError: Compressed file ended before the end-of-stream marker was reached | EOFError: Compressed file ended before the end-of-stream marker was reached
# expect: BadGzipFile: CRC check failed | BadGzipFile: CRC check failed 0x0 != 0xb73be3f4
# expect: BadGzipFile: Incorrect length of data produced | BadGzipFile: Incorrect length of data produced
# expect: BadGzipFile: Not a gzipped file (b'ju') | BadGzipFile: Not a gzipped file (b'ju')
# expect: BadGzipFile: Unknown compression method | BadGzipFile: Unknown compression method
# expect: ValueError: Invalid mode: 'rbt' ValueError: Argument 'encoding' not supported in binary mode TypeError: filename must be a str or bytes object, or a file ValueError: invalid mode: 'qb'
# expect: 42b30474e1d3e8c54f2060cc0b35bf27 a442ef7881abd146a1a64e23d4cb282c True hmac-md5 16 64 3a84a218ee6665209bb70e84525dd837645a1965
# expect: TypeError: Strings must be encoded before hashing TypeError: key: expected bytes or bytearray, but got 'str' TypeError: Missing required parameter 'digestmod'. ValueError: unsupported hash type nope
# expect: True ['block_size of 8 seems too small; using our default of 64.']
