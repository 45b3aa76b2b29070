# Loops of asyncio: tasks, groups, timeouts, queues, threads and asynchronous generators.
import asyncio
import concurrent.futures
import contextvars
import threading


async def later(value, delay=0):
    await asyncio.sleep(delay)
    return value


async def fails():
    raise ValueError("no")


async def waits_for_ever():
    await asyncio.Event().wait()


async def main():
    print(await asyncio.gather(later(1), later(2), later(3)))
    print(await asyncio.gather(fails(), later(1), return_exceptions=True))
    task = asyncio.create_task(waits_for_ever(), name="waiter")
    await asyncio.sleep(0)
    print(task.get_name(), task.done(), task.cancel("why"), task.cancelling())
    try:
        await task
    except asyncio.CancelledError as error:
        print(repr(error), task.cancelled())
    try:
        await asyncio.wait_for(waits_for_ever(), 0)
    except TimeoutError as error:
        print(repr(error), repr(error.__cause__))
    try:
        async with asyncio.timeout(0):
            await waits_for_ever()
    except TimeoutError:
        print("out of time")
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(fails())
            group.create_task(waits_for_ever())
    except* ValueError as errors:
        print(errors.exceptions)
    queue = asyncio.Queue(1)

    async def makes():
        for n in range(3):
            await queue.put(n)

    maker = asyncio.create_task(makes())
    print([await queue.get() for _ in range(3)], queue.empty(), maker.done())
    lock = asyncio.Lock()
    async with lock:
        print(lock.locked())
    try:
        lock.release()
    except RuntimeError as error:
        print(error)
    done, pending = await asyncio.wait(
        [asyncio.create_task(later(1)), asyncio.create_task(waits_for_ever())], return_when=asyncio.FIRST_COMPLETED)
    print(len(done), len(pending), [task.cancel() for task in pending])
    print(await asyncio.shield(later(3)), sorted([await each for each in asyncio.as_completed([later(1), later(2)])]))
    print(await asyncio.to_thread(threading.active_count) > 0, await asyncio.get_running_loop().run_in_executor(None, pow, 2, 5))
    barrier = asyncio.Barrier(2)
    print(sorted(await asyncio.gather(barrier.wait(), barrier.wait())))
    future = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(future.set_result, 3)
    print(future, await future, future)
    try:
        future.set_result(4)
    except asyncio.InvalidStateError as error:
        print("invalid state")
    return "over"


print(asyncio.run(main()))


async def numbers():
    try:
        yield 1
        yield 2
    finally:
        await asyncio.sleep(0)
        print("closed by the loop")


async def first():
    async for n in numbers():
        print(n)
        break
    for _ in range(4):
        await asyncio.sleep(0)


asyncio.run(first())
try:
    asyncio.run(5)
except ValueError as error:
    print(error)
variable = contextvars.ContextVar("variable", default=0)


async def sets():
    variable.set(5)
    return variable.get()


async def looks():
    return await asyncio.create_task(sets()), variable.get()


with asyncio.Runner() as runner:
    print(runner.run(looks()), runner.run(later(4)))
loop = asyncio.new_event_loop()
loop.set_exception_handler(lambda loop, context: print(type(context["exception"]).__name__, sorted(context)))
loop.call_soon(lambda: 1 / 0)
loop.call_soon(loop.stop)
loop.run_forever()
loop.close()
print(loop.is_closed(), loop.is_running())
try:
    loop.call_soon(print)
except RuntimeError as error:
    print(error)
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    print(list(pool.map(lambda n: n * n, range(5))), pool.submit(pow, 2, 3).result(), pool.submit(int, "x").exception())
# expect: [1, 2, 3]
# expect: [ValueError('no'), 1]
# expect: waiter False True 1
# expect: CancelledError('why') True
# expect: TimeoutError() CancelledError()
# expect: out of time
# expect: (ValueError('no'),)
# expect: [0, 1, 2] True True
# expect: True
# expect: Lock is not acquired.
# expect: 1 1 [True]
# expect: 3 [1, 2]
# expect: True 32
# expect: [0, 1]
# expect: <Future finished result=3> 3 <Future finished result=3>
# expect: invalid state
# expect: over
# expect: 1
# expect: closed by the loop
# expect: a coroutine was expected, got 5
# expect: (5, 0) 4
# expect: ZeroDivisionError ['exception', 'handle', 'message']
# expect: True False
# expect: Event loop is closed
# expect: [0, 1, 4, 9, 16] 8 invalid literal for int() with base 10: 'x'
