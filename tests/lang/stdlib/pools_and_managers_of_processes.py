"""Pools of processes and threads, objects that managers keep, connections that know a key."""
import multiprocessing as mp, os, time, sys
from multiprocessing.managers import BaseManager, SyncManager
from multiprocessing.connection import Listener, Client, wait
from multiprocessing.pool import ThreadPool
def f(x): return x * x
def g(a, b): return a + b
def bad(x):
    if x == 3: raise ValueError("three")
    return x
def work(d, l, k):
    d[k] = k * 2; l.append(k)
def init(v):
    global shared; shared = v
def use(x): return shared + x
class Counter:
    def __init__(self, start=0): self.n = start
    def inc(self, by=1): self.n += by; return self.n
    def value(self): return self.n
    def fail(self): raise KeyError("nope")
class MyManager(BaseManager): pass
MyManager.register("Counter", Counter)
def serve(addr_q):
    with Listener(("localhost", 0), authkey=b"secret") as l:
        addr_q.put(l.address)
        with l.accept() as c:
            c.send([2.25, None, "junk", float]); c.send_bytes(b"hello"); c.recv()
def main():
    with mp.Pool(3) as pool:
        print(pool.map(f, range(10)), pool.apply(f, (5,)), pool.starmap(g, [(1, 2), (3, 4)]), list(pool.imap(f, range(5))), sorted(pool.imap_unordered(f, range(5), 2)))
        r = pool.apply_async(f, (7,)); print(r.get(timeout=5), r.ready(), r.successful())
        try: pool.map(bad, range(6))
        except ValueError as e: print(repr(e), type(e.__cause__).__name__)
        out = []
        r = pool.map_async(f, [1, 2], callback=out.append); r.wait(); print(out)
        r = pool.apply_async(bad, (3,), error_callback=lambda e: out.append(repr(e))); r.wait(); print(out, r.successful())
        try: pool.apply_async(time.sleep, (1,)).get(timeout=0.05)
        except mp.TimeoutError as e: print("timeout", repr(e))
        try: pool.map(lambda x: x, [1])
        except Exception as e: print(type(e).__name__)
        it = pool.imap(f, [1, 2]); print(next(it), it.next(timeout=5))
        print(len(set(pool.map(lambda_pid, range(20)))) >= 1, os.getpid() in pool.map(lambda_pid, range(4)))
    try: pool.map(f, [1])
    except ValueError as e: print(e)
    with mp.Pool(2, initializer=init, initargs=(100,)) as p: print(p.map(use, [1, 2, 3]))
    p = mp.Pool(2, maxtasksperchild=1); print(p.map(f, range(6), chunksize=1)); p.close(); p.join(); print(p)
    with ThreadPool(3) as tp: print(tp.map(lambda x: x + 1, range(5)), tp.apply_async(lambda: 5).get())
    with mp.Manager() as m:
        d, l = m.dict(), m.list()
        ps = [mp.Process(target=work, args=(d, l, i)) for i in range(4)]; [p.start() for p in ps]; [p.join() for p in ps]
        print(sorted(d.items()), sorted(l), len(d), d.get(2), d.get(9, "none"), 3 in d, dict(d) == {0: 0, 1: 2, 2: 4, 3: 6}, sorted(d.keys()), sorted(d))
        l[:] = [3, 1, 2]; l.sort(); print(l, l[0], l[1:], list(l), len(l), l.index(2), 5 in l, l + [9]); l += [7]; print(l, repr(l)[:27]); l.reverse(); print([x for x in l], l.pop())
        try: d["zz"]
        except KeyError as e: print("KeyError", e)
        ns = m.Namespace(x=1); ns.y = "two"; print(ns.x, ns.y, ns)
        try: ns.z
        except AttributeError as e: print("AttributeError", e)
        v = m.Value("i", 5); v.value += 2; print(v.value, v)
        a = m.Array("i", [1, 2, 3]); a[0] = 9; print(a[0], len(a), a)
        q = m.Queue(); q.put(1); q.put("a"); print(q.get(), q.qsize(), q.get(), q.empty())
        lock = m.Lock()
        with lock: print("locked")
        e = m.Event(); e.set(); print(e.is_set(), e.wait(1))
        nested = m.list([m.dict(), m.list([1])]); nested[0]["k"] = 5; print(nested[0], nested[1][0])
        with mp.Pool(2) as pool: print(pool.starmap(work, [(d, l, 10), (d, l, 11)]), d[10], 11 in l)
        d.update(a=1); print(d.pop("a"), d.setdefault("b", 3), d.copy() == d._getvalue()); d.clear(); print(d)
    with MyManager() as mm:
        c = mm.Counter(10); print(c.inc(), c.inc(5), c.value())
        try: c.fail()
        except KeyError as e: print("KeyError", e)
        p = mp.Process(target=Counter.inc, args=(c, 1))
        print(type(c).__name__, str(c)[:20])
    q = mp.SimpleQueue(); p = mp.Process(target=serve, args=(q,)); p.start(); addr = q.get()
    with Client(addr, authkey=b"secret") as c:
        print(c.recv(), c.recv_bytes(), c.poll(0.05)); c.send("bye")
    p.join()
    a, b = mp.Pipe(); c, d = mp.Pipe(False)
    d.send("x"); print(wait([a, c], 1) == [c], wait([a], 0.01), c.recv())
    for call in (lambda: c.send(1), lambda: d.recv(), lambda: a.send_bytes(b"abc", 5), lambda: a.recv_bytes(-1), lambda: Listener(authkey="x"), lambda: Client(5)):
        try: call()
        except Exception as e: print(type(e).__name__, e)
    a.send_bytes(b"hello world"); buf = bytearray(20); print(b.recv_bytes_into(buf), buf[:11])
    a.send_bytes(b"hello world")
    try: b.recv_bytes_into(bytearray(3))
    except mp.BufferTooShort as e: print(e.args)
    a.close(); print(a.closed)
    try: a.send(1)
    except OSError as e: print(e)
    # manager over network
    class QM(BaseManager): pass
    import queue
    qq = queue.Queue(); QM.register("get_queue", callable=lambda: qq)
    m = QM(address=("127.0.0.1", 0), authkey=b"abc"); m.start(); 
    m2 = QM(address=m.address, authkey=b"abc"); m2.connect(); m2.get_queue().put("hello"); print(m.get_queue().get()); m.shutdown()
    from multiprocessing import shared_memory
    shm = shared_memory.SharedMemory(create=True, size=16)
    def wr(name):
        s = shared_memory.SharedMemory(name); s.buf[0] = 77; s.close()
    p = mp.Process(target=wr, args=(shm.name,)); p.start(); p.join(); print(shm.buf[0]); shm.close(); shm.unlink()
    from concurrent.futures import ProcessPoolExecutor
    with ProcessPoolExecutor(2) as ex: print(list(ex.map(f, range(4))), ex.submit(lambda_pid, 1).result() != os.getpid())
def lambda_pid(x): return os.getpid()
if __name__ == '__main__':
    main()

# expect: [0, 1, 4, 9, 16, 25, 36, 49, 64, 81] 25 [3, 7] [0, 1, 4, 9, 16] [0, 1, 4, 9, 16]
# expect: 49 True True
# expect: ValueError('three') RemoteTraceback
# expect: [[1, 4]]
# expect: [[1, 4], "ValueError('three')"] False
# expect: timeout TimeoutError()
# expect: AttributeError
# expect: 1 4
# expect: True False
# expect: Pool not running
# expect: [101, 102, 103]
# expect: [0, 1, 4, 9, 16, 25]
# expect: <multiprocessing.pool.Pool state=CLOSE pool_size=2>
# expect: [1, 2, 3, 4, 5] 5
# expect: [(0, 0), (1, 2), (2, 4), (3, 6)] [0, 1, 2, 3] 4 4 none True True [0, 1, 2, 3] [0, 1, 2, 3]
# expect: [1, 2, 3] 1 [2, 3] [1, 2, 3] 3 1 False [1, 2, 3, 9]
# expect: [1, 2, 3, 7] <ListProxy object, typeid '
# expect: [7, 3, 2, 1] 1
# expect: KeyError 'zz'
# expect: 1 two Namespace(x=1, y='two')
# expect: AttributeError 'Namespace' object has no attribute 'z'
# expect: 7 Value('i', 7)
# expect: 9 3 array('i', [9, 2, 3])
# expect: 1 1 a True
# expect: locked
# expect: True True
# expect: {'k': 5} 1
# expect: [None, None] 20 True
# expect: 1 3 True
# expect: {}
# expect: 11 16 16
# expect: KeyError 'nope'
# expect: AutoProxy[Counter] <__main__.Counter ob
# expect: [2.25, None, 'junk', <class 'float'>] b'hello' False
# expect: True [] x
# expect: OSError connection is read-only
# expect: OSError connection is write-only
# expect: ValueError buffer length < offset
# expect: ValueError negative maxlength
# expect: TypeError authkey should be a byte string
# expect: TypeError address type of 5 unrecognized
# expect: 11 bytearray(b'hello world')
# expect: (b'hello world',)
# expect: True
# expect: handle is closed
# expect: hello
# expect: 77
# expect: [0, 1, 4, 9] True
