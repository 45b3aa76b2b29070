"""Processes in every use: subclasses, structures of C that are shared, pools in managers, errors of all."""
def told(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return type(e).__name__, str(e)
import multiprocessing as mp, os, time, sys, ctypes, logging, threading, signal, queue, pickle
from multiprocessing import Process, Queue, Pool, Lock, Value, Array, Manager, current_process, freeze_support, sharedctypes, shared_memory, util
def calculate(func, args): return "%s says that %s%s = %s" % (current_process().name[:10], func.__name__, args, func(*args))
def calculatestar(args): return calculate(*args)
def mul(a, b): return a * b
def pow3(x): return x ** 3
def noop(x): return None
def fz(x): return 1.0 / (x - 5.0)
class Point(ctypes.Structure): _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double)]
def modify(n, x, s, A):
    n.value **= 2; x.value **= 2; s.value = s.value.upper()
    for a in A: a.x **= 2; a.y **= 2
class MyP(Process):
    def __init__(self, q): super().__init__(name="mine"); self.q = q
    def run(self): self.q.put((self.name, self.daemon, os.getpid() == self.pid, mp.parent_process().name))
class Unpick(Exception):
    def __init__(self, a, b): super().__init__(a); self.b = b
def raise_unpick(): raise Unpick(1, 2)
def ret_lambda(): return lambda: 1
def sleeper(t): time.sleep(t); return t
def in_thread(q): q.put(threading.current_thread().name); t = threading.Thread(target=lambda: q.put("in child thread")); t.start(); t.join()
def sysexit(): sys.exit("message")
def nested(q):
    p = Process(target=q.put, args=("grandchild",)); p.start(); p.join(); q.put(p.exitcode); q.put(p.name)
def getenv(q): q.put(os.environ.get("MP_X"))
def daemon_child(q):
    try: Process(target=print).start()
    except AssertionError as e: q.put(str(e))
def counter_loop(v, n):
    for _ in range(n):
        with v.get_lock(): v.value += 1
def main():
    lock = Lock(); n = Value('i', 7); x = Value(ctypes.c_double, 1.0 / 3.0, lock=False); s = Array('c', b'hello world', lock=lock); A = Array(Point, [(1.875, -6.25), (-5.75, 2.0)], lock=lock)
    p = Process(target=modify, args=(n, x, s, A)); p.start(); p.join(); print(n.value, x.value, s.value, [(a.x, a.y) for a in A], s.raw, len(s), s[0], s[:3])
    with Pool(4) as pool:
        TASKS = [(mul, (i, 7)) for i in range(5)]
        print([pool.apply_async(calculate, t).get()[11:] for t in TASKS], [r[11:] for r in pool.imap(calculatestar, TASKS)], sorted(r[11:] for r in pool.imap_unordered(calculatestar, TASKS)))
        print(told(pool.apply, fz, (5,)), told(pool.map, fz, list(range(10))), told(list, pool.imap(fz, list(range(10)))))
        it = pool.imap(fz, list(range(10)))
        for i in range(10):
            try: next(it)
            except ZeroDivisionError: print("zde at", i)
            except StopIteration: print("stop", i); break
        res = pool.apply_async(sleeper, (0.3,)); print(told(res.get, 0.02), told(res.successful)[0], res.get())
        it = pool.imap(sleeper, [0.1, 0.2]); print(told(it.next, timeout=0.01)[0], next(it), told(next, it), told(next, it)[0])
        print(told(pool.apply, ret_lambda)[0])
        print(pool.map(pow3, range(1000), chunksize=100)[-1], sum(pool.imap(pow3, iter(range(500)), 7)), pool.starmap(mul, zip(range(3), range(3))), pool.map(noop, []), list(pool.imap(noop, [])))
        t = time.time(); r = pool.map(pow3, range(20000)); print(len(r), time.time() - t < 5)
    q = Queue(); p = MyP(q); p.start(); print(q.get()); p.join()
    p = Process(target=in_thread, args=(q,)); p.start(); print(q.get(), q.get()); p.join()
    p = Process(target=nested, args=(q,), name="N"); p.start(); print(q.get(), q.get(), q.get()); p.join()
    os.environ["MP_X"] = "set"; p = Process(target=getenv, args=(q,)); p.start(); print(q.get()); p.join()
    p = Process(target=daemon_child, args=(q,), daemon=True); p.start(); print(q.get(timeout=5)); p.join()
    p = Process(target=sysexit); p.start(); p.join(); print(p.exitcode)
    p = Process(target=os._exit, args=(9,)); p.start(); p.join(); print(p.exitcode)
    p = Process(target=time.sleep, args=(30,)); p.start(); print(mp.connection.wait([p.sentinel], 0.01) == [], told(p.close)[0]); p.kill(); print(mp.connection.wait([p.sentinel], 5) == [p.sentinel]); p.join(); print(p.exitcode, repr(p)[-40:] if False else p.exitcode == -9); p.close(); print(told(p.is_alive), told(p.join))
    results = []; ts = [threading.Thread(target=lambda i=i: results.append(calc_in_proc(i))) for i in range(3)]; [t.start() for t in ts]; [t.join() for t in ts]; print(sorted(results))
    q = Queue(); [q.put("x" * 100000) for _ in range(5)]; print(sum(len(q.get()) for _ in range(5))); q.close(); q.join_thread()
    v = Value('l', 0); ps = [Process(target=counter_loop, args=(v, 300)) for _ in range(4)]; [p.start() for p in ps]; [p.join() for p in ps]; print(v.value)
    for c in (lambda: pickle.dumps(Lock()), lambda: pickle.dumps(Queue()), lambda: pickle.dumps(Value("i")), lambda: Process(target=1).start() if False else None, lambda: Process(group=1), lambda: mp.Pool("x") if False else mp.Pool(-1), lambda: mp.Semaphore(-1), lambda: mp.get_context("x"), lambda: mp.Value("zz"), lambda: mp.Array("i", -1) if False else None, lambda: p.start(), lambda: mp.Process().join(), lambda: setattr(mp.Process(), "name", 5)): print(told(c))
    e = mp.Event(); print(e.wait(0.01), e.is_set()); c = mp.Condition()
    with c: print(c.wait(0.01), c.wait_for(lambda: False, 0.01))
    print(told(c.notify), told(c.wait)); b = mp.Barrier(2, timeout=0.01); print(told(b.wait)[0], b.broken, b.parties)
    logger = mp.get_logger(); print(logger.name, logger.level, logger.handlers, mp.log_to_stderr().handlers != [])
    print(util.Finalize(None, print, ("finalized",), exitpriority=10).still_active(), mp.active_children(), mp.cpu_count() > 0, os.getpid() == current_process().pid, mp.Process.__module__, mp.Queue.__name__, mp.get_start_method())
    with Manager() as m:
        L = m.list(range(5)); D = m.dict(a=1, b=2); D["c"] = [1]; D["c"].append(2); print(D["c"], L[-1], L[1:3], L * 2, 3 in L, [i for i in D], {**D} if False else dict(D), list(D.values()), D | {} if False else D.copy(), L.count(1), told(lambda: L[10]), told(lambda: D["q"]), len(D)); L.extend([7]); del L[0]; L.insert(0, "i"); print(L, told(L.remove, 99)); D.update({"z": 1}, y=2); print(sorted(D.keys()), D.popitem()[0] in "zyabc", "a" in D)
        ev = m.Event(); bar = m.Barrier(1); print(bar.wait(), bar.parties, bar.n_waiting, ev.is_set(), m.Semaphore(2).acquire(), m.RLock().acquire(), m.BoundedSemaphore(1).acquire(False)); pl = m.Pool(2); print(pl.map(pow3, [1, 2]), pl.apply(pow3, (3,))); q2 = m.JoinableQueue(); q2.put(1); q2.get(); q2.task_done(); q2.join(); c2 = m.Condition()
        with c2: print(c2.wait(0.01))
def calc_in_proc(i):
    q = mp.SimpleQueue(); p = Process(target=q.put, args=(i * 2,)); p.start(); r = q.get(); p.join(); return r
if __name__ == '__main__':
    freeze_support(); main(); print("end")

# expect: 49 0.1111111111111111 b'HELLO WORLD' [(3.515625, 39.0625), (33.0625, 4.0)] b'HELLO WORLD' 11 b'H' b'HEL'
# expect: ['says that mul(0, 7) = 0', 'says that mul(1, 7) = 7', 'says that mul(2, 7) = 14', 'says that mul(3, 7) = 21', 'says that mul(4, 7) = 28'] ['says that mul(0, 7) = 0', 'says that mul(1, 7) = 7', 'says that mul(2, 7) = 14', 'says that mul(3, 7) = 21', 'says that mul(4, 7) = 28'] ['says that mul(0, 7) = 0', 'says that mul(1, 7) = 7', 'says that mul(2, 7) = 14', 'says that mul(3, 7) = 21', 'says that mul(4, 7) = 28']
# expect: ('ZeroDivisionError', 'float division by zero') ('ZeroDivisionError', 'float division by zero') ('ZeroDivisionError', 'float division by zero')
# expect: zde at 5
# expect: ('TimeoutError', '') ValueError 0.3
# expect: TimeoutError 0.1 0.2 StopIteration
# expect: MaybeEncodingError
# expect: 997002999 15562562500 [0, 1, 4] [] []
# expect: 20000 True
# expect: ('mine', False, True, 'MainProcess')
# expect: MainThread in child thread
# expect: grandchild 0 Process-8:1
# expect: set
# expect: daemonic processes are not allowed to have children
# expect: 1
# expect: 9
# expect: True ValueError
# expect: True
# expect: -9 True
# expect: ('ValueError', 'process object is closed') ('ValueError', 'process object is closed')
# expect: [0, 2, 4]
# expect: 500000
# expect: 1200
# expect: ('RuntimeError', 'Lock objects should only be shared between processes through inheritance')
# expect: ('RuntimeError', 'Queue objects should only be shared between processes through inheritance')
# expect: ('RuntimeError', 'Synchronized objects should only be shared between processes through inheritance')
# expect: None
# expect: ('AssertionError', 'group argument must be None for now')
# expect: ('ValueError', 'Number of processes must be at least 1')
# expect: ('OSError', '[Errno 22] Invalid argument')
# expect: ('ValueError', "cannot find context for 'x'")
# expect: ('TypeError', 'this type has no size')
# expect: None
# expect: ('ValueError', 'process object is closed')
# expect: ('AssertionError', 'can only join a started process')
# expect: ('AssertionError', 'name must be a string')
# expect: False False
# expect: False False
# expect: ('AssertionError', 'lock is not owned') ('AssertionError', 'must acquire() condition before using wait()')
# expect: BrokenBarrierError True 2
# expect: multiprocessing 0 [<StreamHandler <stderr> (NOTSET)>] True
# expect: True [] True True multiprocessing.context Queue fork
# expect: [1] 4 [1, 2] [0, 1, 2, 3, 4, 0, 1, 2, 3, 4] True ['a', 'b', 'c'] {'a': 1, 'b': 2, 'c': [1]} [1, 2, [1]] {'a': 1, 'b': 2, 'c': [1]} 1 ('IndexError', 'list index out of range') ('KeyError', "'q'") 3
# expect: ['i', 1, 2, 3, 4, 7] ('ValueError', 'list.remove(x): x not in list')
# expect: ['a', 'b', 'c', 'y', 'z'] True True
# expect: 0 1 0 False True True True
# expect: [1, 8] 27
# expect: False
# expect: end
# expect: finalized
