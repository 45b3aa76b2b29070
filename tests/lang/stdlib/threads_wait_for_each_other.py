# Threads take turns: events, queues, conditions, barriers, semaphores and locks wait for what another thread does.
import contextvars
import queue
import sys
import threading

done, ready = [], threading.Event()


def waits(number):
    ready.wait()
    done.append(number)


threads = [threading.Thread(target=waits, args=(n,)) for n in range(3)]
for thread in threads:
    thread.start()
print(done, [thread.is_alive() for thread in threads], threading.active_count())
ready.set()
for thread in threads:
    thread.join()
print(sorted(done), [thread.is_alive() for thread in threads], threading.active_count())

items = queue.Queue(2)


def makes():
    for n in range(6):
        items.put(n)
    items.put(None)


maker = threading.Thread(target=makes)
maker.start()
print(list(iter(items.get, None)), items.empty())
maker.join()

is_over = False


def spins():
    rounds = 0
    while not is_over:
        rounds += 1


spinner = threading.Thread(target=spins)
spinner.start()
is_over = True
spinner.join()
print(spinner.is_alive())

kept = threading.local()
kept.value = 1
variable = contextvars.ContextVar("variable", default=0)
variable.set(5)
seen = []


def looks():
    seen.append((hasattr(kept, "value"), variable.get(), sys.exc_info()[0]))
    kept.value = 2


try:
    raise KeyError
except KeyError:
    looker = threading.Thread(target=looks)
    looker.start()
    looker.join()
print(seen, kept.value, variable.get())

barrier = threading.Barrier(3, action=lambda: seen.append("all"))
places = []
threads = [threading.Thread(target=lambda: places.append(barrier.wait())) for _ in range(2)]
for thread in threads:
    thread.start()
print(barrier.n_waiting)
places.append(barrier.wait())
for thread in threads:
    thread.join()
print(sorted(places), seen[-1], barrier.broken)

condition, box = threading.Condition(), []
lock = threading.Lock()
total = 0


def takes():
    with condition:
        condition.wait_for(lambda: box)
        done.append(box.pop())


def adds():
    global total
    for _ in range(1000):
        with lock:
            total += 1


taker = threading.Thread(target=takes)
threads = [threading.Thread(target=adds) for _ in range(5)]
for thread in [taker, *threads]:
    thread.start()
with condition:
    box.append("x")
    condition.notify()
for thread in [taker, *threads]:
    thread.join()
print(done[-1], total)


def recurses(n):
    return n and 1 + recurses(n - 1)


def deep():
    try:
        recurses(10**6)
    except RecursionError as error:
        seen.append(str(error))


diver = threading.Thread(target=deep)
diver.start()
diver.join()
print(seen[-1])


def fails():
    raise ValueError("no")


threading.excepthook = lambda args: print(args.exc_type.__name__, args.exc_value, args.thread.name)
failing = threading.Thread(target=fails, name="failing")
failing.start()
failing.join()

last = threading.Event()
threading.Thread(target=lambda: (last.wait(), print("the program waits for it"))).start()
threading.Thread(target=threading.Event().wait, daemon=True).start()
print("end")
threading.Timer(0, last.set).start()
# expect: [] [True, True, True] 4
# expect: [0, 1, 2] [False, False, False] 1
# expect: [0, 1, 2, 3, 4, 5] True
# expect: False
# expect: [(False, 0, None)] 1 5
# expect: 2
# expect: [0, 1, 2] all False
# expect: x 5000
# expect: maximum recursion depth exceeded
# expect: ValueError no failing
# expect: end
# expect: the program waits for it
