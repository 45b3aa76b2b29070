import pickle
from multiprocessing import shared_memory


def told(function, *arguments, **options):
    try:
        return function(*arguments, **options)
    except Exception as e:
        return type(e).__name__, str(e)


S, L = shared_memory.SharedMemory, shared_memory.ShareableList
print(told(S), told(S, create=True), told(S, size=-1), told(S, "refjit_none"))
a = S("refjit_a", create=True, size=10)
print(repr(a), a.name, a.size, len(a.buf), type(a.buf), told(S, "refjit_a", True, 5))
a.buf[:4] = bytearray([22, 33, 44, 55])
b = S("refjit_a")
c = pickle.loads(pickle.dumps(a))
print(bytes(b.buf[:5]), b == a, c.buf[1], c.name)
c.close()
b.buf[4] = 100
print(a.buf[4])
b.close()
b.close()
print(b.buf, a.buf[0])
a.unlink()
print(told(S, "refjit_a"), a.buf[0], told(a.unlink))
a.close()
c = S(create=True, size=1)
print(c.name.startswith("psm_"), len(c.name))
c.close()
c.unlink()
items = L(["howdy", b"HoWdY", -273.154, 100, None, True, 42, "é", b""], name="refjit_l")
print(items, len(items), list(items), items.format, items[-1], items.count(42), items.index(100), told(items.index, "x"))
items[2] = "text"
items[0] = "eight ch"
items[4] = 7
print(list(items), items.format, told(items.__getitem__, 9), told(items.__setitem__, 10, 1), told(items.__setitem__, 0, "longer than there is room"))
other = L(name="refjit_l")
other[1] = b"x"
third = pickle.loads(pickle.dumps(other))
print(items[1], other.shm.name, third[5], [type(x).__name__ for x in other], told(L, [{}]))
other.shm.close()
third.shm.close()
items.shm.close()
items.shm.unlink()

# expect: ('ValueError', "'name' can only be None if create=True") ('ValueError', "'size' must be a positive number different from zero") ('ValueError', "'size' must be a positive integer") ('FileNotFoundError', "[Errno 2] No such file or directory: '/refjit_none'")
# expect: SharedMemory('refjit_a', size=10) refjit_a 10 10 <class 'memoryview'> ('FileExistsError', "[Errno 17] File exists: '/refjit_a'")
# expect: b'\x16!,7\x00' False 33 refjit_a
# expect: 100
# expect: None 22
# expect: ('FileNotFoundError', "[Errno 2] No such file or directory: '/refjit_a'") 22 ('FileNotFoundError', "[Errno 2] No such file or directory: '/refjit_a'")
# expect: True 12
# expect: ShareableList(['howdy', b'HoWdY', -273.154, 100, None, True, 42, 'é', b''], name='refjit_l') 9 ['howdy', b'HoWdY', -273.154, 100, None, True, 42, 'é', b''] 8s8sdqxxxxxx?xxxxxxxx?q8s8s b'' 1 3 ('ValueError', "'x' not in this container")
# expect: ['eight ch', b'HoWdY', 'text', 100, 7, True, 42, 'é', b''] 8s8s8sqqxxxxxxx?q8s8s ('IndexError', 'index out of range') ('IndexError', 'assignment index out of range') ('ValueError', 'bytes/str item exceeds available storage')
# expect: b'x' refjit_l True ['str', 'bytes', 'str', 'int', 'int', 'bool', 'int', 'str', 'bytes'] ('KeyError', "<class 'dict'>")
