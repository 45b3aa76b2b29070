from _cells import run

run(r'''
import zipfile
import io
import shutil
import subprocess
import re
import pickle
b = io.BytesIO(); z = zipfile.ZipFile(b, 'w', zipfile.ZIP_DEFLATED)
i = zipfile.ZipInfo('a/b.txt', (2020, 2, 3, 4, 5, 6)); i.compress_type = 8; i.comment = b'note'; i.external_attr = 0o644 << 16; z.writestr(i, 'hello' * 50)
z.writestr(zipfile.ZipInfo('é.txt', (2021, 1, 1, 0, 0, 0)), b'x'); z.comment = b'all'
z.close(); import hashlib; len(b.getvalue()), hashlib.md5(b.getvalue()).hexdigest()
z.writestr('q', 'r')
z = zipfile.ZipFile(b); z.namelist(), z.infolist(), z.comment, z.getinfo('a/b.txt').date_time, z.getinfo('a/b.txt').comment, z.read('é.txt'), z.testzip(), z.mode, z.getinfo('a/b.txt').CRC
z.read('zz')
z.open('a/b.txt').read(5), z.open('a/b.txt').name, z.open('a/b.txt').readline()[:3]
p = zipfile.Path(z); [x.name for x in p.iterdir()], (p / 'a' / 'b.txt').read_text()[:5], (p / 'a').is_dir(), (p / 'no').exists(), (p / 'a' / 'b.txt').suffix
z.writestr('a', 'b')
z.close(); z.read('é.txt')
zipfile.ZipFile(io.BytesIO(b'abc'))
zipfile.ZipFile(io.BytesIO(b''), 'q')
zipfile.ZipInfo('x', (1970, 1, 1, 0, 0, 0))
zipfile.is_zipfile(b), zipfile.ZipInfo('d/').is_dir(), zipfile.ZipInfo('d/'), zipfile.ZipInfo('x')
subprocess.CompletedProcess(['a'], 0, b'x'), subprocess.list2cmdline(['a b', 'c"d', '']), str(subprocess.CalledProcessError(-9, 'x')), str(subprocess.TimeoutExpired('x', 5)), subprocess.PIPE
subprocess.CompletedProcess('c', 2).check_returncode()
re.Scanner([(r"\d+", lambda s, t: int(t)), (r"\w+", lambda s, t: t), (r"\s+", None)]).scan("12 ab +")
shutil.make_archive('x', 'foo')
shutil.unpack_archive('x.foo')
shutil.unpack_archive('x', format='foo')
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 None
# expect: 8 done
# expect: 9 (218, 'b0b3f3976c6848675a97c92d6ad5b67d')
# expect: 10 ValueError: Attempt to write to ZIP archive that was already closed
# expect: 11 (['a/b.txt', 'é.txt'], [<ZipInfo filename='a/b.txt' compress_type=deflate filemode='?rw-r--r--' file_size=250 compress_size=10>, <ZipInfo filename='é.txt' filemode='?rw-------' file_size=1>], b'all', (2020, 2, 3, 4, 5, 6), b'note', b'x', None, 'r', 1308715579)
# expect: 12 KeyError: "There is no item named 'zz' in the archive"
# expect: 13 (b'hello', 'a/b.txt', b'hel')
# expect: 14 (['é.txt', 'a'], 'hello', True, False, '.txt')
# expect: 15 ValueError: write() requires mode 'w', 'x', or 'a'
# expect: 16 ValueError: Attempt to use ZIP archive that was already closed
# expect: 17 BadZipFile: File is not a zip file
# expect: 18 ValueError: ZipFile requires mode 'r', 'w', 'x', or 'a'
# expect: 19 ValueError: ZIP does not support timestamps before 1980
# expect: 20 (True, True, <ZipInfo filename='d/'>, <ZipInfo filename='x' file_size=0>)
# expect: 21 (CompletedProcess(args=['a'], returncode=0, stdout=b'x'), '"a b" c\\"d ""', "Command 'x' died with <Signals.SIGKILL: 9>.", "Command 'x' timed out after 5 seconds", -1)
# expect: 22 CalledProcessError: Command 'c' returned non-zero exit status 2.
# expect: 23 ([12, 'ab'], '+')
# expect: 24 ValueError: unknown archive format 'foo'
# expect: 25 ReadError: Unknown archive format 'x.foo'
# expect: 26 ValueError: Unknown unpack format 'foo'
