from _cells import run

run(r'''
import multiprocessing as mp
from multiprocessing.pool import ThreadPool
q = mp.Queue(); q.put({'a': [1]}); q.get()
a, b = mp.Pipe(); a.send([1, 2]); b.recv(), b.poll(), a.closed
b.close(); b.send(1)
r, w = mp.Pipe(False); r.send(1)
v = mp.Value('i', 5); v.value += 1; v.value, v.get_lock().acquire(), v.get_lock().release()
arr = mp.Array('d', [1, 2]); arr[0] = 5; arr[:], len(arr)
p = mp.Process(target=len, args=('abc',)); p.is_alive(), p.exitcode, p.start(), p.join(), p.exitcode, p.is_alive()
p.start()
with mp.Pool(2) as pool: res = pool.map(abs, [-1, 2]), pool.starmap(pow, [(2, 3), (3, 2)]), pool.apply(len, ('ab',)), list(pool.imap(abs, [-3])), pool.apply_async(len, ('abc',)).get()
res
pool.map(abs, [1])
mp.Pool(0)
with ThreadPool(2) as t: res = t.map(lambda x: x + 1, [1, 2])
res, mp.get_start_method(), mp.current_process().name, mp.parent_process(), mp.active_children()
mp.get_context('foo')
''')

# expect: 0 done
# expect: 1 done
# expect: 2 {'a': [1]}
# expect: 3 ([1, 2], False, False)
# expect: 4 OSError: handle is closed
# expect: 5 OSError: connection is read-only
# expect: 6 (6, True, None)
# expect: 7 ([5.0, 2.0], 2)
# expect: 8 (False, None, None, None, 0, False)
# expect: 9 AssertionError: cannot start a process twice
# expect: 10 done
# expect: 11 ([1, 2], [8, 9], 2, [3], 3)
# expect: 12 ValueError: Pool not running
# expect: 13 ValueError: Number of processes must be at least 1
# expect: 14 done
# expect: 15 ([2, 3], 'fork', 'MainProcess', None, [])
# expect: 16 ValueError: cannot find context for 'foo'
