"""Spooled files, gzip's looks ahead, folders moved and owners changed; epoll and its selector."""
import _cells

_cells.run(r'''
import configparser, gzip, io, os, select, selectors, shutil, tarfile, tempfile, threading
sp = tempfile.SpooledTemporaryFile(max_size=5); sp.write(b'abc'); sp._rolled, sp.name, sp.mode, sp.write(b'defgh'), sp._rolled, sp.seek(0), sp.read(), sp.closed
sp.close(); sp.closed
sp = tempfile.SpooledTemporaryFile(mode='w+', encoding='utf-8'); sp.encoding, sp.newlines, sp.errors, sp.write('xé\ny'), sp.rollover(), sp._rolled, sp.mode, sp.seek(0), list(sp), sp.close()
sp = tempfile.SpooledTemporaryFile(); sp.writelines([b'a\n', b'b']); sp.seek(0), sp.readline(), sp.tell(), sp.fileno() > 2, sp._rolled, sp.read(), sp.truncate(2), sp.seek(0), sp.read(), sp.readable(), sp.seekable(), isinstance(sp, io.IOBase)
with sp as same: same.close()
with sp: pass
tempfile.SpooledTemporaryFile[bytes]
gz = gzip.GzipFile(fileobj=io.BytesIO(gzip.compress(b'hello\nworld', mtime=0))); gz.peek(3)[:3], gz.read(2), gz.rewind(), gz.readline(), gz.tell(), gz.seek(1), gz.read(), gz.myfileobj, gz.name
gzip.GzipFile(fileobj=io.BytesIO(), mode='w').peek(1)
gzip.GzipFile(fileobj=io.BytesIO(), mode='w').rewind()
tarfile.open(fileobj=io.BytesIO(b''))
tarfile.open(fileobj=io.BytesIO(b'x' * 600))
e = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation()); e.read_string('[c]\nx=${q:z:y}\n'); e['c']['x']
shutil.move('/no/such/file', '/tmp/refjit-nowhere')
shutil.chown('/')
shutil.chown('/', user='no such user at all')
shutil.disk_usage('/')._fields, shutil.disk_usage('/').total >= shutil.disk_usage('/').used
issubclass(shutil.SpecialFileError, OSError), issubclass(shutil.ExecError, OSError)
d = tempfile.mkdtemp(); os.makedirs(d + '/a/b'); open(d + '/a/f', 'w').close(); shutil.move(d + '/a', d + '/c') == d + '/c', sorted(os.listdir(d + '/c')), os.path.exists(d + '/a')
os.chdir(d); shutil.move('c', 'c/b')
e = select.epoll(); r, w = os.pipe(); e.register(r, select.EPOLLIN); e.poll(0), os.write(w, b'x'), e.poll(0) == [(r, 1)], e.poll(), e.fileno() > 0, e.closed
e.register(r)
e.modify(r, select.EPOLLOUT), e.poll(0), e.modify(r, select.EPOLLIN | select.EPOLLET), len(e.poll(1)), e.poll(0), e.unregister(r), e.poll(0)
e.unregister(r)
e.poll(maxevents=0)
e.poll('a')
e.close(), e.closed
e.poll(0)
select.epoll(0)
s = selectors.DefaultSelector(); type(s).__name__, s.fileno() > 0
k = s.register(r, selectors.EVENT_READ, 'data'); s.select(0) == [(k, 1)], os.read(r, 5), s.select(0.01), s.modify(r, selectors.EVENT_READ, 'other').data, s.get_key(r).data
t = threading.Timer(0.01, os.write, (w, b'y')); t.start(); len(s.select()), t.join(), s.unregister(r).fd == r, s.select(0), s.close(), s.get_map()
''')

# expect: 0 done
# expect: 1 (False, None, 'w+b', 5, True, 0, b'abcdefgh', False)
# expect: 2 True
# expect: 3 ('utf-8', None, 'strict', 4, None, True, 'w+', 0, ['xé\n', 'y'], None)
# expect: 4 (0, b'a\n', 2, True, True, b'b', 2, 0, b'a\n', True, True, True)
# expect: 5 done
# expect: 6 ValueError: Cannot enter context with closed file
# expect: 7 tempfile.SpooledTemporaryFile[bytes]
# expect: 8 (b'hel', b'he', None, b'hello\n', 6, 1, b'ello\nworld', None, '')
# expect: 9 OSError: [Errno 9] peek() on write-only GzipFile object
# expect: 10 OSError: Can't rewind in write mode
# expect: 11 ReadError: file could not be opened successfully:\n- method gz: ReadError('empty file')\n- method bz2: ReadError('not a bzip2 file')\n- method xz: ReadError('not an lzma file')\n- method tar: ReadError('empty file')
# expect: 12 ReadError: file could not be opened successfully:\n- method gz: ReadError('not a gzip file')\n- method bz2: ReadError('not a bzip2 file')\n- method xz: ReadError('not an lzma file')\n- method tar: ReadError('invalid header')
# expect: 13 InterpolationSyntaxError: More than one ':' found: ''
# expect: 14 FileNotFoundError: [Errno 2] No such file or directory: '/no/such/file'
# expect: 15 ValueError: user and/or group must be set
# expect: 16 LookupError: no such user: 'no such user at all'
# expect: 17 (('total', 'used', 'free'), True)
# expect: 18 (True, True)
# expect: 19 (True, ['b', 'f'], False)
# expect: 20 Error: Cannot move a directory 'c' into itself 'c/b'.
# expect: 21 ([], 1, True, [(4, 1)], True, False)
# expect: 22 FileExistsError: [Errno 17] File exists
# expect: 23 (None, [], None, 1, [], None, [])
# expect: 24 FileNotFoundError: [Errno 2] No such file or directory
# expect: 25 ValueError: maxevents must be greater than 0, got 0
# expect: 26 TypeError: timeout must be an integer or None
# expect: 27 (None, True)
# expect: 28 ValueError: I/O operation on closed epoll object
# expect: 29 ValueError: negative sizehint
# expect: 30 ('EpollSelector', True)
# expect: 31 (True, b'x', [], 'other', 'other')
# expect: 32 (1, None, True, [], None, None)
