# Zip archives with deflated members are written and read.
import io, zipfile
f = io.BytesIO(); data = b'some text ' * 100
with zipfile.ZipFile(f, 'w', zipfile.ZIP_DEFLATED) as z:
    z.writestr('a.txt', data); z.writestr('b/c.txt', 'short', compress_type=zipfile.ZIP_STORED); z.writestr(zipfile.ZipInfo('d'), b'dd' * 50)
with zipfile.ZipFile(io.BytesIO(f.getvalue())) as z:
    print(z.namelist(), z.read('a.txt') == data, z.read('b/c.txt'), z.testzip(), [(i.filename, i.compress_type, i.file_size, i.compress_size) for i in z.infolist()]); print(z.open('a.txt').read(4))
try: zipfile.ZipFile(io.BytesIO(), 'w', 77)
except NotImplementedError as e: print(e)

# expect: ['a.txt', 'b/c.txt', 'd'] True b'short' None [('a.txt', 8, 1000, 21), ('b/c.txt', 0, 5, 5), ('d', 0, 100, 100)]
# expect: b'some'
# expect: That compression method is not supported
