"""concurrent.futures over processes: results, errors with their remote cause, pools that break."""
from concurrent.futures import ProcessPoolExecutor, as_completed, wait, BrokenExecutor
from concurrent.futures.process import BrokenProcessPool
import os, time, asyncio, sys
def f(x): return x * x
def pid(x): return os.getpid()
def bad(x): raise ValueError("bad %d" % x)
def die(): os._exit(3)
def init(x):
    global g; g = x
def useg(y): return g + y
async def amain(ex):
    loop = asyncio.get_running_loop()
    return await asyncio.gather(*[loop.run_in_executor(ex, f, i) for i in range(4)])
if __name__ == '__main__':
    with ProcessPoolExecutor(max_workers=2) as ex:
        print(list(ex.map(f, range(5))), list(ex.map(pow, [1, 2, 3], [2, 3, 4], chunksize=2)), ex.submit(pid, 0).result() != os.getpid())
        fs = [ex.submit(f, i) for i in range(6)]
        print(sorted(x.result() for x in as_completed(fs)))
        r = ex.submit(bad, 4)
        try: r.result()
        except ValueError as e: print(repr(e), type(e.__cause__).__name__, "ValueError: bad 4" in str(e.__cause__))
        try: ex.submit(lambda: 1).result()
        except Exception as e: print(type(e).__name__)
        print(asyncio.run(amain(ex)))
        try: ex.submit(time.sleep, 1).result(timeout=0.05)
        except TimeoutError as e: print("timeout")
    try: ex.submit(f, 1)
    except RuntimeError as e: print(e)
    with ProcessPoolExecutor(2, initializer=init, initargs=(10,)) as ex: print(list(ex.map(useg, [1, 2])))
    ex = ProcessPoolExecutor(1)
    r = ex.submit(die)
    try: r.result()
    except BrokenProcessPool as e: print(e, isinstance(e, BrokenExecutor))
    try: ex.submit(f, 1)
    except BrokenProcessPool as e: print(e)
    ex.shutdown()
    ex = ProcessPoolExecutor(1)
    fs = [ex.submit(time.sleep, 0.2) for _ in range(5)]
    ex.shutdown(cancel_futures=True); print([x.cancelled() for x in fs][-1], fs[0].done())
    print(ProcessPoolExecutor, ProcessPoolExecutor(3)._max_workers)
    for bad_args in (dict(max_workers=0), dict(initializer=5), dict(max_tasks_per_child=0)):
        try: ProcessPoolExecutor(**bad_args)
        except Exception as e: print(type(e).__name__, e)
    ex = ProcessPoolExecutor(2); print([ex.submit(f, 3).result() for _ in range(3)])

# expect: [0, 1, 4, 9, 16] [1, 8, 81] True
# expect: [0, 1, 4, 9, 16, 25]
# expect: ValueError('bad 4') _RemoteTraceback True
# expect: PicklingError
# expect: [0, 1, 4, 9]
# expect: timeout
# expect: cannot schedule new futures after shutdown
# expect: [11, 12]
# expect: A process in the process pool was terminated abruptly while the future was running or pending. True
# expect: A child process terminated abruptly, the process pool is not usable anymore
# expect: True True
# expect: <class 'concurrent.futures.process.ProcessPoolExecutor'> 3
# expect: ValueError max_workers must be greater than 0
# expect: TypeError initializer must be a callable
# expect: ValueError max_tasks_per_child must be >= 1
# expect: [9, 9, 9]
