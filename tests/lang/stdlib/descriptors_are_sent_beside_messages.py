"""Descriptors are sent beside messages; processors, policies and pipes without copies."""
import os, socket, array
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, str(e)
print(os.sched_param(5), os.sched_getparam(0), os.sched_getscheduler(0) == os.SCHED_OTHER, len(os.sched_getaffinity(0)) > 0)
for f in (lambda: os.sched_setaffinity(0, []), lambda: os.sched_setaffinity(0, [-1]), lambda: os.sched_setaffinity(0, 5), lambda: os.sched_setscheduler(0, os.SCHED_OTHER, 5)):
    print(told(f))
mine = os.sched_getaffinity(0); one = {min(mine)}; os.sched_setaffinity(0, one); print(os.sched_getaffinity(0) == one); os.sched_setaffinity(0, mine)
print(socket.CMSG_LEN(4), socket.CMSG_SPACE(4), socket.if_nametoindex('lo'), socket.if_indextoname(1), (1, 'lo') in socket.if_nameindex())
for f in (lambda: socket.CMSG_LEN(-1), lambda: socket.if_nametoindex('xx'), lambda: socket.if_indextoname(9999)): print(told(f))
a, b = socket.socketpair()
r, w = os.pipe()
print(socket.send_fds(a, [b"hi", b"yo"], [r, w]))
message, fds, flags, address = socket.recv_fds(b, 100, 4); print(message, len(fds), flags, address)
os.write(fds[1], b"through"); print(os.read(r, 10))
print(a.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, b"")]), b.recvmsg(10, 100))
a.sendmsg([b"abc"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array('i', [r]))]); print(b.recvmsg(10), socket.MSG_CTRUNC)
for f in (lambda: a.sendmsg([b"x"], [(1, 2)]), lambda: a.sendmsg(5), lambda: a.sendmsg([b'x'], 5), lambda: b.recvmsg(-1), lambda: b.recvmsg(1, -1), lambda: a.sendmsg(["x"])): print(told(f))
a.sendmsg([b"12", bytearray(b"34"), memoryview(b"56")]); one, two = bytearray(3), bytearray(5); print(b.recvmsg_into([one, two]), one, two)
p, q = os.pipe(); s, t = os.pipe(); os.write(q, b"0123456789"); print(os.splice(p, t, 4), os.read(s, 10), os.read(p, 10))
print(told(os.splice, p, t, -1))

# expect: posix.sched_param(sched_priority=5) posix.sched_param(sched_priority=0) True True
# expect: ('OSError', '[Errno 22] Invalid argument')
# expect: ('ValueError', 'negative CPU number')
# expect: ('TypeError', "'int' object is not iterable")
# expect: ('TypeError', 'must have a sched_param object')
# expect: True
# expect: 20 24 1 lo True
# expect: ('OverflowError', 'CMSG_LEN() argument out of range')
# expect: ('OSError', 'no interface with this name')
# expect: ('OSError', '[Errno 6] No such device or address')
# expect: 4
# expect: b'hiyo' 2 0 None
# expect: b'through'
# expect: 1 (b'x', [], 0, None)
# expect: (b'abc', [], 8, None) 8
# expect: ('TypeError', '[sendmsg() ancillary data items]() argument must be sequence of length 3, not 2')
# expect: ('TypeError', 'sendmsg() argument 1 must be an iterable')
# expect: ('TypeError', 'sendmsg() argument 2 must be an iterable')
# expect: ('ValueError', 'negative buffer size in recvmsg()')
# expect: ('ValueError', 'invalid ancillary data buffer length')
# expect: ('TypeError', "a bytes-like object is required, not 'str'")
# expect: (6, [], 0, None) bytearray(b'123') bytearray(b'456\x00\x00')
# expect: 4 b'0123' b'456789'
# expect: ('ValueError', "negative value for 'count' not allowed")
