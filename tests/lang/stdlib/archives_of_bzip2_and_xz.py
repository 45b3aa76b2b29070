"""bz2 and lzma: streams of CPython are read, what is written reads back; files, texts, archives, errors."""
import _cells

_cells.run(r'''
import bz2, lzma, base64, io, os, tarfile, tempfile, shutil
text = (b"the quick brown fox jumps over the lazy dog; " * 9 + b"0123456789" * 5)
bz2.decompress(base64.b64decode("QlpoOTFBWSZTWWT7I74AAMOZgEAAf+g////wIACQMYTE0GCMQyMJgUqk1AMjRoBtI2pmk1/EaRvjSPaM4wjOO0d248JrmyeM8ptnnPSbp9RwjZGUYRkjnGqOMckc4xj8jCNUaRxjGPmM45RjG+P6OcYwy0jSNtLpHSP8XckU4UJBk+yO+A==")) == text
lzma.decompress(base64.b64decode("/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AHGAEBdADoaCM52x+Xp1gc0w9EOv85V4aq94OSPmAHdjeUHVJ5lJV8nOmp+tNNJBVEjhN3tyCmQ0tLcidBO14hU28ivmAAASIcE6PERyI4AAVzHAwAAAHSHmfGxxGf7AgAAAAAEWVo=")) == text
lzma.decompress(base64.b64decode("XQAAgAD//////////wA6GgjOdsfl6dYHNMPRDr/OVeGqveDkj5gB3Y3lB1SeZSVfJzpqfrTTSQVRI4Td7cgpkNLS3InQTteIVNvLu/7X//6xkAA=")) == text
lzma.decompress(base64.b64decode("/Td6WFoAAArh+wyhAgAhARYAAAB0L+Wj4AHGAEBdADoaCM52x+Xp1gc0w9EOv85V4aq94OSPmAHdjeUHVJ5lJV8nOmp+tNNJBVEjhN3tyCmQ0tLcidBO14hU28ivmAAATj1B9/ggF4xfgxWBYYxY2bQYV37yV2nYv12ba8LewSUAAXTHAwAAAC8AZhq26d8cAgAAAAAKWVo=")) == text
[bz2.decompress(bz2.compress(part)) == part for part in (b"", b"a", b"a" * 1000, text, bytes(range(256)) * 3, b"ab" * 700)]
[lzma.decompress(lzma.compress(part)) == part for part in (b"", b"a", text, bytes(70000))]
bz2.compress(b"")
bz2.decompress(bz2.compress(b"one") + bz2.compress(b"two"))
bz2.decompress(b"nonsense here")
bz2.decompress(bz2.compress(text)[:20])
lzma.decompress(b"nonsense")
lzma.decompress(lzma.compress(text)[:30])
bz2.compress(b"", 10)
d = bz2.BZ2Decompressor(); packed = bz2.compress(text); d.decompress(packed[:10]), d.eof, d.decompress(packed[10:] + b"rest") == text, d.eof, d.unused_data
d.decompress(b"x")
d = lzma.LZMADecompressor(); d.decompress(lzma.compress(b"abc")), d.eof, d.check == lzma.CHECK_CRC64
top = tempfile.mkdtemp(); name = os.path.join(top, "x.bz2")
with bz2.open(name, "wt") as f: f.write("line one\nline two\n")
with bz2.open(name, "rt") as f: print(f.readlines())
with bz2.BZ2File(name) as f: print(f.read(4), f.tell(), f.readline(), f.seek(0), f.readable(), f.writable())
bz2.open(name, "rbt")
bz2.open(name, "q")
with lzma.open(name + ".xz", "wb") as f: print(f.write(text))
lzma.open(name + ".xz").read() == text
for kind in ("bz2", "xz"):
    with tarfile.open(name + ".tar", "w:" + kind) as t: t.add(name, "inner.bin")
    with tarfile.open(name + ".tar") as t: print(t.getnames(), t.extractfile("inner.bin").read(3))
[f[0] for f in shutil.get_archive_formats()]
''')

# expect: 0 done
# expect: 1 done
# expect: 2 True
# expect: 3 True
# expect: 4 True
# expect: 5 True
# expect: 6 [True, True, True, True, True, True]
# expect: 7 [True, True, True, True]
# expect: 8 b'BZh9\x17rE8P\x90\x00\x00\x00\x00'
# expect: 9 b'onetwo'
# expect: 10 OSError: Invalid data stream
# expect: 11 ValueError: Compressed data ended before the end-of-stream marker was reached
# expect: 12 LZMAError: Input format not supported by decoder
# expect: 13 LZMAError: Compressed data ended before the end-of-stream marker was reached
# expect: 14 ValueError: compresslevel must be between 1 and 9
# expect: 15 (b'', False, True, True, b'rest')
# expect: 16 EOFError: End of stream already reached
# expect: 17 (b'abc', True, True)
# expect: 18 done
# expect: 19 done
# expect: ['line one\n', 'line two\n']
# expect: 20 done
# expect: b'line' 4 b' one\n' 0 True False
# expect: 21 done
# expect: 22 ValueError: Invalid mode: 'rbt'
# expect: 23 ValueError: Invalid mode: 'q'
# expect: 455
# expect: 24 done
# expect: 25 True
# expect: ['inner.bin'] b'BZh'
# expect: ['inner.bin'] b'BZh'
# expect: 26 done
# expect: 27 ['bztar', 'gztar', 'tar', 'xztar', 'zip']
