"""Maps of files and of memory, read and written as files and as buffers."""
import mmap, os, tempfile, struct
p = os.path.join(tempfile.mkdtemp(), "x"); open(p, "wb").write(b"Hello Python!\nsecond line\n" + b"x"*100)
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, str(e)
with open(p, "r+b") as f:
    mm = mmap.mmap(f.fileno(), 0)
    print(mm.readline(), mm[:5], mm)
    mm[6:] = b" world!\n" + mm[14:]; mm.seek(0); print(mm.readline(), mm.find(b"xx"), mm.rfind(b"x"))
    g = open(p, "rb"); print(g.read(20)); g.close()
    print(told(mm.__setitem__, 0, 256), told(mm.__setitem__, 0, "a"), told(mm.seek, -1), told(mm.seek, 0, 5), told(mm.__getitem__, 10000), told(mm.__getitem__, "a"))
    print(told(mm.resize, 300), len(mm), mm.size(), os.path.getsize(p), told(mm.flush), told(mm.flush, 10, 1000))
    print(bytes(memoryview(mm)[:3]), struct.unpack_from("<H", mm, 0), b"world" in mm, mm[3:1], mm[::100], mm[-1])
    mm.close(); print(mm.closed, mm, told(mm.read), told(mm.__len__))
with open(p, "rb") as f:
    m = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)
    print(told(m.__setitem__, 0, 1), told(m.write, b"a"), told(m.move, 0, 1, 2), m.read(5), memoryview(m).readonly)
    c = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_COPY); c[0] = 65; print(c[:3], open(p, "rb").read(3), told(c.resize, 2), told(m.resize, 3))
print(told(mmap.mmap, -1, 0), told(mmap.mmap, -1, -1), told(mmap.mmap, -1, 10, access=9), told(mmap.mmap, -1, 10, flags=2, access=1))
a = mmap.mmap(-1, 13); a.write(b"Hello world!"); a.write_byte(1); print(told(a.write_byte, 1), a.tell(), a.move(0, 6, 5), a[:], a.madvise(mmap.MADV_NORMAL))
import re
print(re.search(rb"w\w+", a).group(), list(a)[:2], told(a.__delitem__, slice(0,2)))
with a as z: print(z is a, len(z))
print(a.closed, repr(a))
import numpy as np
m = mmap.mmap(-1, 64); a = np.frombuffer(m, np.float64, offset=8); a[0] = 1.5
print(m[8:16].hex(), a.shape)
from multiprocessing import shared_memory
shm = shared_memory.SharedMemory(create=True, size=32)
b = np.ndarray((4,), np.int64, buffer=shm.buf); b[:] = [1, 2, 3, 4]
other = shared_memory.SharedMemory(shm.name); c = np.ndarray((4,), np.int64, buffer=other.buf)
print(c, c.sum())
del b, c
shm.unlink()

# expect: b'Hello Python!\n' b'Hello' <mmap.mmap closed=False, access=ACCESS_DEFAULT, length=126, pos=14, offset=0>
# expect: b'Hello  world!\n' 26 125
# expect: b'Hello  world!\nsecond'
# expect: ('ValueError', 'mmap item value must be in range(0, 256)') ('TypeError', 'mmap item value must be an int') ('ValueError', 'seek out of range') ('ValueError', 'unknown seek type') ('IndexError', 'mmap index out of range') ('TypeError', 'mmap indices must be integers')
# expect: None 300 300 300 None ('ValueError', 'flush values out of range')
# expect: b'Hel' (25928,) False b'' b'Hx\x00' 0
# expect: True <mmap.mmap closed=True> ('ValueError', 'mmap closed or invalid') ('ValueError', 'mmap closed or invalid')
# expect: ('TypeError', "mmap can't modify a readonly memory map.") ('TypeError', "mmap can't modify a readonly memory map.") ('TypeError', "mmap can't modify a readonly memory map.") b'Hello' True
# expect: b'Ael' b'Hel' ('TypeError', "mmap can't resize a readonly or copy-on-write memory map.") ('TypeError', "mmap can't resize a readonly or copy-on-write memory map.")
# expect: ('OSError', '[Errno 22] Invalid argument') ('OverflowError', 'memory mapped length must be positive') ('ValueError', 'mmap invalid access parameter.') ('ValueError', "mmap can't specify both access and flags, prot.")
# expect: ('ValueError', 'write byte out of range') 13 None b'world world!\x01' None
# expect: b'world' [b'w', b'o'] ('TypeError', "mmap object doesn't support slice deletion")
# expect: True 13
# expect: True <mmap.mmap closed=True>
# expect: 000000000000f83f (7,)
# expect: [1 2 3 4] 10
