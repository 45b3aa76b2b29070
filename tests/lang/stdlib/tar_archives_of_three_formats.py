from _cells import run

run(r'''
import tarfile
import io
def made(fmt, mode='w'):
    b = io.BytesIO()
    t = tarfile.open(fileobj=b, mode=mode, format=fmt)
    for name, data in (('a.txt', b'hello'), ('d/' + 'x' * 60 + '/' + 'y' * 60, b'long'), ('é.txt', b'')):
        i = tarfile.TarInfo(name); i.size = len(data); i.mtime = 1000; i.uname = 'u'
        t.addfile(i, io.BytesIO(data))
    d = tarfile.TarInfo('dir'); d.type = tarfile.DIRTYPE; d.mode = 0o755
    t.addfile(d)
    l = tarfile.TarInfo('ln'); l.type = tarfile.SYMTYPE; l.linkname = 'a.txt'
    t.addfile(l)
    t.close()
    return b.getvalue()
import hashlib
for f in (0, 1, 2): print(f, len(made(f)), hashlib.md5(made(f)).hexdigest())
[(len(made(f)), hashlib.md5(made(f)).hexdigest()) for f in (0, 1, 2)]
t = tarfile.open(fileobj=io.BytesIO(made(2))); t.getnames(), [m.size for m in t], t.extractfile('a.txt').read(), t.extractfile('ln').read(), t.extractfile('dir'), t.getmember('dir').isdir(), t.getmember('ln').issym(), oct(t.getmember('dir').mode), t.getmember('a.txt').mtime, t.getmember('a.txt').uname, t.getmember('é.txt').pax_headers, t.getmember('a.txt').offset_data
t = tarfile.open(fileobj=io.BytesIO(made(1))); t.getnames(), t.next().name, t.getmember('a.txt').get_info()
t = tarfile.open(fileobj=io.BytesIO(made(2, 'w:gz')), mode='r:gz'); t.getnames()
t = tarfile.open(fileobj=io.BytesIO(made(2, 'w:gz'))); t.getnames()[0], t.mode, t.closed, t.close(), t.closed
t.getnames()
tarfile.open(fileobj=io.BytesIO(made(0))).getmember('nope')
tarfile.open(fileobj=io.BytesIO(b'abc'), mode='r:')
tarfile.open(fileobj=io.BytesIO(b''), mode='r:')
tarfile.open(fileobj=io.BytesIO(b'x' * 1024), mode='r:')
tarfile.open('x', 'q')
tarfile.open('x', 'w:foo')
tarfile.open()
tarfile.open(fileobj=io.BytesIO(), mode='w').extractfile('x')
tarfile.TarInfo.frombuf(b'')
tarfile.TarInfo.frombuf(bytes(512))
tarfile.TarInfo('a' * 300).tobuf(tarfile.USTAR_FORMAT)
tarfile.TarInfo('x').tobuf(tarfile.GNU_FORMAT)[:160], tarfile.is_tarfile(io.BytesIO(made(0))), tarfile.is_tarfile(io.BytesIO(b'x' * 600))
tarfile.data_filter(tarfile.TarInfo('../x'), '/tmp/d')
tarfile.data_filter(tarfile.TarInfo('x'), '/tmp/d').mode, tarfile.tar_filter(tarfile.TarInfo('/abs'), '/tmp/d').name
tarfile.ReadError.__mro__[1], tarfile.DEFAULT_FORMAT, tarfile.BLOCKSIZE
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 0 10240 79bcde06834e2b0994c57c09d0888f82
# expect: 1 10240 52bd0d45418d6279817776c18435aa17
# expect: 2 10240 66af6c85142650e407770b61964257d7
# expect: 4 done
# expect: 5 [(10240, '79bcde06834e2b0994c57c09d0888f82'), (10240, '52bd0d45418d6279817776c18435aa17'), (10240, '66af6c85142650e407770b61964257d7')]
# expect: 6 (['a.txt', 'd/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx/yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy', 'é.txt', 'dir', 'ln'], [5, 4, 0, 0, 0], b'hello', b'hello', None, True, True, '0o755', 1000, 'u', {'path': 'é.txt'}, 512)
# expect: 7 AttributeError: 'NoneType' object has no attribute 'name'
# expect: 8 ['a.txt', 'd/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx/yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy', 'é.txt', 'dir', 'ln']
# expect: 9 ('a.txt', 'r', False, None, True)
# expect: 10 OSError: TarFile is closed
# expect: 11 KeyError: "filename 'nope' not found"
# expect: 12 ReadError: truncated header
# expect: 13 ReadError: empty file
# expect: 14 ReadError: invalid header
# expect: 15 ValueError: undiscernible mode
# expect: 16 CompressionError: unknown compression type 'foo'
# expect: 17 ValueError: nothing to open
# expect: 18 OSError: bad operation for mode 'w'
# expect: 19 TypeError: TarInfo.frombuf() missing 2 required positional arguments: 'encoding' and 'errors'
# expect: 20 TypeError: TarInfo.frombuf() missing 2 required positional arguments: 'encoding' and 'errors'
# expect: 21 ValueError: name is too long
# expect: 22 (b'x\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x000000644\x000000000\x000000000\x0000000000000\x0000000000000\x00006065\x00 0\x00\x00\x00', True, False)
# expect: 23 OutsideDestinationError: '../x' would be extracted to '/tmp/x', which is outside the destination
# expect: 24 (420, 'abs')
# expect: 25 (<class 'tarfile.TarError'>, 2, 512)
