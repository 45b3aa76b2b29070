import asyncio


async def main():
    task, future = asyncio.create_task(asyncio.sleep(1)), asyncio.get_running_loop().create_future()
    for one in (task, future):
        for name in ("result", "exception"):
            try:
                getattr(one, name)()
            except asyncio.InvalidStateError as e:
                print(e)
    for given in (1, int, StopIteration, ValueError):
        try:
            print(future.set_exception(given))
        except TypeError as e:
            print(e)
    print(repr(future.exception()))


asyncio.run(main())
# expect: Result is not set.
# expect: Exception is not set.
# expect: Result is not set.
# expect: Exception is not set.
# expect: invalid exception object
# expect: invalid exception object
# expect: StopIteration interacts badly with generators and cannot be raised into a Future
# expect: None
# expect: ValueError()
