"""os: descriptors, pipes and the working folder; mmap, fcntl, tempfile.mkstemp."""
import _cells

_cells.run('''
import os, tempfile, mmap, fcntl
home = os.getcwd(); top = tempfile.mkdtemp(); os.chdir(top); os.path.samefile(os.getcwd(), top)
open('a.txt', 'w').write('hello\\nworld\\n'); os.path.exists('a.txt'), os.path.exists(os.path.join(top, 'a.txt')), os.listdir('.')
os.mkdir('sub'); os.chdir('sub'); open('../a.txt').read()
os.chdir('nowhere')
os.chdir('..'); sorted(os.listdir())
fd = os.open('b.bin', os.O_RDWR | os.O_CREAT | os.O_EXCL); os.write(fd, b'abcdef')
os.lseek(fd, 2, os.SEEK_SET), os.read(fd, 2), os.pread(fd, 3, 0), os.fstat(fd).st_size
os.ftruncate(fd, 4); os.fsync(fd); os.close(fd); open('b.bin', 'rb').read()
os.close(fd)
os.read(fd, 1)
os.open('b.bin', os.O_CREAT | os.O_EXCL)
os.open('no.bin', os.O_RDONLY)
fd, path = tempfile.mkstemp(suffix='.x'); os.write(fd, b'12'); os.close(fd); path.endswith('.x'), open(path).read()
fd, path = tempfile.mkstemp()
with os.fdopen(fd, 'w') as f: f.write('text'); f.flush(); os.fsync(f.fileno())
open(path).read()
r, w = os.pipe(); os.write(w, b'through'); os.read(r, 3), os.read(r, 10)
f = open('a.txt'); fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB); fcntl.flock(f, fcntl.LOCK_UN); f.close()
f = open('a.txt', 'r+b'); m = mmap.mmap(f.fileno(), 0); len(m), m[:5], m[0], m.find(b'world'), m.readline(), m.tell()
m[0:5] = b'HELLO'; m.flush(); m.seek(0); m.read(5), m.read_byte(), m.size()
m[0:2] = b'abc'
m.close(); f.close(); open('a.txt').read()
m.read()
mmap.mmap(-1, 4)[:]
old = os.umask(0o77); os.umask(old), os.umask(0o22) == old
os.waitstatus_to_exitcode(256), os.waitstatus_to_exitcode(9), os.WIFEXITED(0), os.WEXITSTATUS(512)
os.renames('b.bin', 'new/deep/b.bin'); os.path.exists('new/deep/b.bin')
os.truncate('a.txt', 3); open('a.txt').read()
os.chdir(home); os.getcwd() == home
''')

# expect: 0 done
# expect: 1 True
# expect: 2 (True, True, ['a.txt'])
# expect: 3 'hello\nworld\n'
# expect: 4 FileNotFoundError: [Errno 2] No such file or directory: 'nowhere'
# expect: 5 ['a.txt', 'sub']
# expect: 6 6
# expect: 7 (2, b'cd', b'abc', 6)
# expect: 8 b'abcd'
# expect: 9 OSError: [Errno 9] Bad file descriptor
# expect: 10 OSError: [Errno 9] Bad file descriptor
# expect: 11 FileExistsError: [Errno 17] File exists: 'b.bin'
# expect: 12 FileNotFoundError: [Errno 2] No such file or directory: 'no.bin'
# expect: 13 (True, '12')
# expect: 14 done
# expect: 15 done
# expect: 16 'text'
# expect: 17 (b'thr', b'ough')
# expect: 18 None
# expect: 19 (12, b'hello', 104, 6, b'hello\n', 6)
# expect: 20 (b'HELLO', 10, 12)
# expect: 21 IndexError: mmap slice assignment is wrong size
# expect: 22 'HELLO\nworld\n'
# expect: 23 ValueError: mmap closed or invalid
# expect: 24 b'\x00\x00\x00\x00'
# expect: 25 (63, True)
# expect: 26 (1, -9, True, 2)
# expect: 27 True
# expect: 28 'HEL'
# expect: 29 True
