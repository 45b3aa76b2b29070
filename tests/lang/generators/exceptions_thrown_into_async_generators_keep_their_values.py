# athrow() and throw() of its awaitable take a type with a value, as asynccontextmanager gives them; what is awaited twice or meanwhile says so.
import asyncio
import contextlib


async def numbers():
    for i in range(3):
        try:
            yield i
        except ValueError as e:
            print("caught", repr(e), getattr(e, "__notes__", None))


async def main():
    g = numbers()
    await g.__anext__()
    print(await g.athrow(ValueError, "v"), await g.athrow(ValueError, ("a", 1)))
    same = KeyError("k")
    try:
        await g.athrow(KeyError, same, None)
    except KeyError as e:
        print(e is same, repr(e))
    g = numbers()
    try:
        await g.athrow(ValueError("x"), 5)
    except TypeError as e:
        print(e)
    step = g.athrow(ValueError)
    step.close()
    for awaited in (step, g.aclose()):
        try:
            print(await awaited)
        except RuntimeError as e:
            print(e)

    @contextlib.asynccontextmanager
    async def manager():
        try:
            yield
        except ValueError as e:
            print("in the manager", e.args, getattr(e, "__notes__", None))

    async with manager():
        error = ValueError(1, 2)
        error.add_note("kept")
        raise error


asyncio.run(main())


async def waits():
    await asyncio.sleep(0)
    yield 1


async def together():
    g = waits()
    first = g.__anext__()
    first.send(None)
    for step in (g.__anext__(), g.athrow(ValueError), g.aclose()):
        try:
            step.send(None)
        except RuntimeError as e:
            print(e)
    first.close()


try:
    together().send(None)
except StopIteration:
    print("done")
future = asyncio.new_event_loop().create_future()
future.set_result(1)
try:
    future.set_result(2)
except asyncio.InvalidStateError as e:
    print(e)

# expect: caught ValueError('v') None
# expect: caught ValueError('a', 1) None
# expect: 1 2
# expect: True KeyError('k')
# expect: instance exception may not have a separate value
# expect: cannot reuse already awaited aclose()/athrow()
# expect: None
# expect: in the manager (1, 2) ['kept']
# expect: anext(): asynchronous generator is already running
# expect: athrow(): asynchronous generator is already running
# expect: aclose(): asynchronous generator is already running
# expect: done
# expect: invalid state
