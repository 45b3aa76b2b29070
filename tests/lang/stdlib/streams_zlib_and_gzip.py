# Streams of bytes and text: in memory, over files, wrapped in each other; newlines, positions, errors.
import io, os, tempfile, zlib, gzip
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)
b = io.BytesIO(b'one\ntwo\r\nthree'); print(b.readline(), b.read(2), b.tell(), b.seek(-5, 2), b.read(), b.seek(2), b.write(b'XY'), b.getvalue(), b.truncate(6), b.getvalue(), b.readable(), b.seekable(), list(b))
b.seek(10); b.write(b'!'); print(b.getvalue()); a = bytearray(3); b.seek(0); print(b.readinto(a), a, b.read1(2), bytes(b.getbuffer()[:2])); t(lambda: b.write('s')); t(lambda: b.seek(-1)); b.close(); t(lambda: b.read()); t(lambda: b.getvalue()); print(b.closed)
s = io.StringIO('a\nb\r\nc', newline=None); print(repr(s.getvalue()), s.readlines(), s.newlines); s = io.StringIO('a\nb\r\nc\rd', newline=''); print(list(s), s.newlines); s = io.StringIO('a\nb', newline='\r\n'); print(repr(s.getvalue()), list(s)); s = io.StringIO('x\ny'); print(s.readline(1), s.readline(), s.read(5), s.tell(), s.seek(0), s.read(1), s.write('ZZZ'), repr(s.getvalue()), s.truncate(2), repr(s.getvalue())); t(lambda: s.seek(1, 1)); t(lambda: s.write(b'')); t(lambda: io.StringIO(5)); t(lambda: io.StringIO('', 'x')); t(lambda: s.fileno()); t(lambda: s.detach())
w = io.TextIOWrapper(io.BytesIO(), encoding='utf-8', newline='\r\n'); w.write('ä\nb\n'); w.flush(); print(w.buffer.getvalue(), w.tell(), w.seek(0), repr(w.read())); raw = w.detach(); print(raw.getvalue()); t(lambda: w.read()); t(lambda: w.buffer)
for nl in [None, '', '\n', '\r', '\r\n']:
    r = io.TextIOWrapper(io.BytesIO(b'a\r\nb\rc\nd'), newline=nl); print(repr(nl), list(r), r.newlines if not nl else '', repr(io.TextIOWrapper(io.BytesIO(b'a\r\nb\rc'), newline=nl).read(3)))
r = io.TextIOWrapper(io.BytesIO('é€x\ny'.encode()), 'utf-8'); print(r.read(2), r.tell(), r.readline(), r.tell(), r.seek(2), r.read(1), r.encoding, r.errors, r.line_buffering); t(lambda: r.reconfigure(encoding='ascii')); r.reconfigure(line_buffering=True); print(r.line_buffering)
u = io.BytesIO(); x = io.TextIOWrapper(u, 'utf-16'); x.write('a'); x.write('b'); x.flush(); print(u.getvalue(), x.seek(0), x.read()); t(lambda: io.TextIOWrapper(io.BytesIO(), 'no-such')); t(lambda: io.TextIOWrapper(io.BytesIO(b'\xff'), 'utf-8').read()); t(lambda: io.TextIOWrapper(io.BytesIO(), newline='q'))
class Raw(io.RawIOBase):
    def __init__(self, data): self.d = data
    def readable(self): return True
    def readinto(self, b):
        n = min(len(b), 3, len(self.d)); b[:n] = self.d[:n]; self.d = self.d[n:]; return n
print(Raw(b'abcdefg').read(), Raw(b'abcdef').read(5), io.BufferedReader(Raw(b'ab\ncdef')).readline(), io.BufferedReader(Raw(b'abcdefgh')).peek()[:1], io.TextIOWrapper(io.BufferedReader(Raw(b'q\nr'))).readlines())
br = io.BufferedReader(Raw(b'abcdefgh')); print(br.read(4), br.read(1), br.read())
with tempfile.TemporaryDirectory() as d:
    p = os.path.join(d, 'f')
    with open(p, 'w') as f: print(f.write('hé\n'), f.mode, f.encoding, f.writable(), f.readable(), f.name == p, f.newlines); f.writelines(['a\n', 'b']); t(lambda: f.read()); print(f.tell())
    print(f.closed, repr(f).replace(d, 'D')); t(lambda: f.write('x')); t(lambda: f.read()); t(lambda: list(f)); t(lambda: f.__enter__())
    with open(p, 'rb') as f: print(f, f.read(3), f.tell(), f.peek(1)[:1], f.readline(), f.mode, f.readlines(), type(f.raw).__name__) if 0 else print(f.read(3), f.tell(), f.readline(), f.mode, f.readlines(), type(f.raw).__name__, type(f).__name__); t(lambda: open(p, 'rb').write(b'')); t(lambda: open(p, 'wb').read()) if 0 else None
    with open(p, 'r+') as f: print(f.readline(), f.write('END'), f.seek(0), f.read()); f.seek(0); f.write('HHH'); f.truncate(4)
    print(open(p, 'rb').read()); f = open(p, 'a+'); f.write('more'); f.seek(0); print(f.read()); f.close(); f = open(p, 'rb+'); f.seek(1); f.write(b'?'); f.seek(0, 2); print(f.tell(), f.seek(0), f.read()); f.close()
    f = open(p, 'wb', buffering=0); print(type(f).__name__, f.write(b'raw'), f.mode); f.close(); print(open(p, newline='').read(), open(p, encoding='latin-1').read()); t(lambda: isinstance(open(p, 'x'), int) if not os.path.exists(p) else 'exists'); t(lambda: open(p, 'q')); t(lambda: open(p, 'rb', encoding='x')); t(lambda: open(p, 'rw')); t(lambda: open(p, buffering=0)); t(lambda: open(p, 'rbt')); t(lambda: open(5.5)); t(lambda: open(p + '\0'))
    f = open(p, 'w'); f.write('1\n2\n3\n'); f.flush(); print(open(p).read()); f.close(); f = open(p); next(f); t(lambda: f.readlines(1)); f.seek(0); t(lambda: f.seek(1, 1)); t(lambda: f.seek(-1)); t(lambda: f.write('x')); f.close()
    with gzip.open(p + '.gz', 'wt', encoding='utf-8') as g: g.write('zipped\ntext')
    with gzip.open(p + '.gz', 'rt') as g: print(g.readlines())
    with gzip.open(p + '.gz') as g: print(g.readline(), g.read(), g.tell(), g.seek(0), g.peek(1)[:1] if 0 else '')
    open(p, 'w').write('nope'); t(lambda: gzip.open(p).read())
data = b'witch which has which witches wrist watch' * 20
for level in range(-1, 10): c = zlib.compress(data, level); print(level, len(c), c[:12].hex(), zlib.decompress(c) == data)
c = zlib.compressobj(9, zlib.DEFLATED, -15); o = c.compress(data) + c.flush(zlib.Z_SYNC_FLUSH) + c.compress(b'x') + c.flush(); print(len(o), o.hex()[:60], zlib.decompress(o, -15) == data + b'x')
z = zlib.compress(data); d = zlib.decompressobj(); print(d.decompress(z, 10), len(d.unconsumed_tail), d.eof, len(d.decompress(d.unconsumed_tail)), d.flush(), d.eof, d.unused_data); d = zlib.decompressobj(); print(len(b''.join(d.decompress(z[i:i+1]) for i in range(len(z)))), d.eof, d.decompress(b'tail'), d.unused_data)
for bad in [b'', b'x', b'xx\0', z[:-1], z[:-1] + b'\0', b'\x78\x9c\xff\xff']: t(lambda: zlib.decompress(bad))
t(lambda: zlib.compress('s')); t(lambda: zlib.compress(b'', 11)); g = gzip.compress(b'data' * 9, mtime=0); print(g.hex(), gzip.decompress(g), gzip.decompress(g + g), zlib.decompress(g, 31), zlib.decompress(g, 47), zlib.crc32(b'abc'), zlib.adler32(b'abc'), zlib.crc32(b'c', zlib.crc32(b'ab'))); t(lambda: gzip.decompress(b'xx')); t(lambda: gzip.decompress(g[:-2])); t(lambda: gzip.decompress(g[:-8] + b'\0' * 8))
f = io.BytesIO(); w = gzip.GzipFile('n.txt', 'wb', fileobj=f, mtime=5); w.write(b'hello'); w.close(); print(f.getvalue().hex(), gzip.GzipFile(fileobj=io.BytesIO(f.getvalue())).read()); t(lambda: gzip.GzipFile(fileobj=io.BytesIO(f.getvalue())).write(b''))

# expect: b'one\n' b'tw' 6 9 b'three' 2 2 b'onXYtwo\r\nthree' 6 b'onXYtw' True True [b'tw']
# expect: b'onXYtw\x00\x00\x00\x00!'
# expect: 3 bytearray(b'onX') b'Yt' b'on'
# expect: TypeError | a bytes-like object is required, not 'str'
# expect: ValueError | negative seek value -1
# expect: ValueError | I/O operation on closed file.
# expect: ValueError | I/O operation on closed file.
# expect: True
# expect: 'a\nb\nc' ['a\n', 'b\n', 'c'] ('\n', '\r\n')
# expect: ['a\n', 'b\r\n', 'c\r', 'd'] ('\r', '\n', '\r\n')
# expect: 'a\r\nb' ['a\r\n', 'b']
# expect: x
# expect:  y 3 0 x 3 'xZZZ' 2 'xZ'
# expect: OSError | Can't do nonzero cur-relative seeks
# expect: TypeError | string argument expected, got 'bytes'
# expect: TypeError | initial_value must be str or None, not int
# expect: ValueError | illegal newline value: 'x'
# expect: UnsupportedOperation | fileno
# expect: UnsupportedOperation | detach
# expect: b'\xc3\xa4\r\nb\r\n' 7 0 'ä\r\nb\r\n'
# expect: b'\xc3\xa4\r\nb\r\n'
# expect: ValueError | underlying buffer has been detached
# expect: None
# expect: None ['a\n', 'b\n', 'c\n', 'd'] ('\r', '\n', '\r\n') 'a\nb'
# expect: '' ['a\r\n', 'b\r', 'c\n', 'd'] ('\r', '\n', '\r\n') 'a\r\n'
# expect: '\n' ['a\r\n', 'b\rc\n', 'd']  'a\r\n'
# expect: '\r' ['a\r', '\nb\r', 'c\nd']  'a\r\n'
# expect: '\r\n' ['a\r\n', 'b\rc\nd']  'a\r\n'
# expect: é€ 5 x
# expect:  7 2 € utf-8 strict False
# expect: UnsupportedOperation | It is not possible to set the encoding or newline of stream after the first read
# expect: True
# expect: b'\xff\xfea\x00b\x00' 0 ab
# expect: LookupError | unknown encoding: no-such
# expect: UnicodeDecodeError | 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
# expect: ValueError | illegal newline value: q
# expect: b'abcdefg' b'abc' b'ab\n' b'a' ['q\n', 'r']
# expect: b'abcd' b'e' b'fgh'
# expect: 3 w UTF-8 True False True None
# expect: UnsupportedOperation | not readable
# expect: 7
# expect: True <_io.TextIOWrapper name='D/f' mode='w' encoding='UTF-8'>
# expect: ValueError | I/O operation on closed file.
# expect: ValueError | I/O operation on closed file.
# expect: ValueError | I/O operation on closed file.
# expect: ValueError | I/O operation on closed file.
# expect: b'h\xc3\xa9' 3 b'\n' rb [b'a\n', b'b'] FileIO BufferedReader
# expect: UnsupportedOperation | write
# expect: hé
# expect:  3 0 hé
# expect: a
# expect: bEND
# expect: b'HHH\n'
# expect: HHH
# expect: more
# expect: 8 0 b'H?H\nmore'
# expect: FileIO 3 wb
# expect: raw raw
# expect: 'exists'
# expect: ValueError | invalid mode: 'q'
# expect: ValueError | binary mode doesn't take an encoding argument
# expect: ValueError | must have exactly one of create/read/write/append mode
# expect: ValueError | can't have unbuffered text I/O
# expect: ValueError | can't have text and binary mode at once
# expect: TypeError | expected str, bytes or os.PathLike object, not float
# expect: ValueError | embedded null byte
# expect: 1
# expect: 2
# expect: 3
# expect:
# expect: ['2\n']
# expect: UnsupportedOperation | can't do nonzero cur-relative seeks
# expect: ValueError | negative seek position -1
# expect: UnsupportedOperation | not writable
# expect: ['zipped\n', 'text']
# expect: b'zipped\n' b'text' 11 0
# expect: BadGzipFile | Not a gzipped file (b'no')
# expect: -1 47 789c2bcf2c49ce5028cfc804 True
# expect: 0 831 7801013403cbfc7769746368 True
# expect: 1 50 78012bcf2c49ce5028cfc804 True
# expect: 2 50 785e2bcf2c49ce5028cfc804 True
# expect: 3 50 785e2bcf2c49ce5028cfc804 True
# expect: 4 46 785e2bcf2c49ce5028cfc804 True
# expect: 5 47 785e2bcf2c49ce5028cfc804 True
# expect: 6 47 789c2bcf2c49ce5028cfc804 True
# expect: 7 47 78da2bcf2c49ce5028cfc804 True
# expect: 8 47 78da2bcf2c49ce5028cfc804 True
# expect: 9 47 78da2bcf2c49ce5028cfc804 True
# expect: 48 2acf2c49ce5028cfc804921989c5505639483415c82bca2c2e51284f04f2 True
# expect: b'witch whic' 34 False 810 b'' True b''
# expect: 820 True b'' b'tail'
# expect: error | Error -5 while decompressing data: incomplete or truncated stream
# expect: error | Error -5 while decompressing data: incomplete or truncated stream
# expect: error | Error -3 while decompressing data: incorrect header check
# expect: error | Error -5 while decompressing data: incomplete or truncated stream
# expect: error | Error -3 while decompressing data: incorrect data check
# expect: error | Error -3 while decompressing data: invalid block type
# expect: TypeError | a bytes-like object is required, not 'str'
# expect: error | Bad compression level
# expect: 1f8b08000000000002034b492c494c218001a740ff9624000000 b'datadatadatadatadatadatadatadatadata' b'datadatadatadatadatadatadatadatadatadatadatadatadatadatadatadatadatadata' b'datadatadatadatadatadatadatadatadata' b'datadatadatadatadatadatadatadatadata' 891568578 38600999 891568578
# expect: BadGzipFile | Not a gzipped file (b'xx')
# expect: EOFError | Compressed file ended before the end-of-stream marker was reached
# expect: BadGzipFile | CRC check failed
# expect: 1f8b08080500000002ff6e2e74787400cb48cdc9c9070086a6103605000000 b'hello'
# expect: OSError | [Errno 9] write() on read-only GzipFile object
