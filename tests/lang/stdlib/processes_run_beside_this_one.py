"""Processes run beside this one, and share what they are given: queues, locks, values, conditions."""
import multiprocessing as mp, os, time, sys, signal
def worker(q, r):
    for item in iter(q.get, None): r.put((item, item * 2))
def inc(v, lock, n):
    for _ in range(n):
        with lock: v.value += 1
def boom(): sys.stderr.close(); sys.exit("text")
def ex(n): sys.exit(n)
def child(conn):
    import io; sys.stdout = io.StringIO()
    conn.send([42, None, 'hello']); print(conn.recv()); conn.close()
def waiter(e, q): e.wait(); q.put("woken")
def big(q): q.put("x" * 1000000)
def cond_child(c, v):
    with c:
        v.value = 5; c.notify_all()
def bar(b, q): q.put(b.wait())
def main():
    q, r = mp.Queue(), mp.Queue()
    ps = [mp.Process(target=worker, args=(q, r)) for _ in range(2)]
    for p in ps: p.start()
    for i in range(10): q.put(i)
    for p in ps: q.put(None)
    print(sorted(r.get() for _ in range(10)))
    for p in ps: p.join()
    print([p.exitcode for p in ps], ps[0].name, mp.active_children())
    v, lock = mp.Value('i', 0), mp.Lock()
    ps = [mp.Process(target=inc, args=(v, lock, 200)) for _ in range(3)]
    [p.start() for p in ps]; [p.join() for p in ps]
    print(v.value, v, lock)
    p = mp.Process(target=ex, args=(3,)); p.start(); p.join(); print(p.exitcode, p.is_alive())
    p = mp.Process(target=time.sleep, args=(30,), daemon=True, name="Sleepy"); print(p.name, p.daemon, p.pid, p.is_alive()); p.start(); print(p.is_alive(), p.pid != os.getpid()); p.join(0.05); print(p.exitcode); p.terminate(); p.join(); print(p.exitcode, p.exitcode == -signal.SIGTERM)
    a, b = mp.Pipe()
    p = mp.Process(target=child, args=(b,)); p.start(); print(a.recv()); a.send("thanks"); p.join()
    b.close()
    try: a.recv()
    except EOFError: print("EOF")
    e, q = mp.Event(), mp.Queue()
    p = mp.Process(target=waiter, args=(e, q)); p.start(); e.set(); print(q.get(timeout=5), e.is_set()); p.join()
    p = mp.Process(target=big, args=(q,)); p.start(); print(len(q.get())); p.join()
    arr = mp.Array('d', 5)
    def fill(arr):
        for i in range(len(arr)): arr[i] = i * 1.5
    p = mp.Process(target=fill, args=(arr,)); p.start(); p.join(); print(arr[:], list(arr), len(arr))
    c = mp.Condition(); v = mp.Value('i', 0, lock=False)
    with c:
        p = mp.Process(target=cond_child, args=(c, v)); p.start()
        c.wait_for(lambda: v.value == 5, 5); print(v.value)
    p.join()
    b = mp.Barrier(3); ps = [mp.Process(target=bar, args=(b, q)) for _ in range(3)]; [p.start() for p in ps]; print(sorted(q.get() for _ in ps)); [p.join() for p in ps]
    s = mp.Semaphore(2); print(s, s.acquire(), s.acquire(), s.acquire(False), s.acquire(timeout=0.05), s, s.release(), s.get_value())
    bs = mp.BoundedSemaphore(1)
    try: bs.release()
    except ValueError as x: print(x, bs)
    rl = mp.RLock(); print(rl, rl.acquire(), rl.acquire(), rl, rl.release(), rl.release(), rl)
    try: rl.release()
    except AssertionError as x: print(x)
    l = mp.Lock()
    with l: print(l)
    try: l.release()
    except ValueError as x: print(x)
    jq = mp.JoinableQueue()
    def jw(jq):
        while True: jq.get(); jq.task_done()
    p = mp.Process(target=jw, args=(jq,), daemon=True); p.start(); [jq.put(i) for i in range(5)]; jq.join(); print("joined")
    q = mp.Queue(2); q.put(1); q.put(2); print(q.full(), q.qsize())
    import queue
    try: q.put(3, timeout=0.05)
    except queue.Full: print("Full")
    print(q.get(), q.get(), q.empty())
    try: q.get_nowait()
    except queue.Empty: print("Empty")
    q.close()
    try: q.put(1)
    except ValueError as x: print(str(x)[-9:])
    sq = mp.SimpleQueue(); sq.put([1]); print(sq.empty(), sq.get(), sq.empty())
    p = mp.Process(target=boom); p.start(); p.join(); print(p.exitcode)
    print(mp.current_process().name, mp.parent_process(), mp.get_start_method(), mp.get_all_start_methods())
    def show(q): q.put((mp.current_process().name, mp.parent_process().name, mp.parent_process().pid == os.getppid()))
    sq = mp.SimpleQueue(); p = mp.Process(target=show, args=(sq,)); p.start(); print(sq.get()); p.join()
    ctx = mp.get_context('fork'); p = ctx.Process(target=print, args=("ctx",)); p.start(); p.join(); print(type(p).__name__, p.name.split('-')[0])
if __name__ == '__main__':
    main()

# expect: [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12), (7, 14), (8, 16), (9, 18)]
# expect: [0, 0] Process-1 []
# expect: 600 <Synchronized wrapper for c_int(600)> <Lock(owner=None)>
# expect: 3 False
# expect: Sleepy True None False
# expect: True True
# expect: None
# expect: -15 True
# expect: [42, None, 'hello']
# expect: EOF
# expect: woken True
# expect: 1000000
# expect: [0.0, 1.5, 3.0, 4.5, 6.0] [0.0, 1.5, 3.0, 4.5, 6.0] 5
# expect: 5
# expect: [0, 1, 2]
# expect: <Semaphore(value=1)> True True False False <Semaphore(value=1)> None 1
# expect: semaphore or lock released too many times <BoundedSemaphore(value=1, maxvalue=1)>
# expect: <RLock(None, 0)> True True <RLock(None, 0)> None None <RLock(None, 0)>
# expect: attempt to release recursive lock not owned by thread
# expect: <Lock(owner=MainProcess)>
# expect: semaphore or lock released too many times
# expect: joined
# expect: True 2
# expect: Full
# expect: 1 2 True
# expect: Empty
# expect: is closed
# expect: False [1] True
# expect: 1
# expect: MainProcess None fork ['fork', 'spawn', 'forkserver']
# expect: ('Process-18', 'MainProcess', True)
# expect: ctx
# expect: ForkProcess ForkProcess
