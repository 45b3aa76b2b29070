# anext() with and without a default.
import asyncio


async def numbers():
    yield 1
    yield 2


async def main():
    it = numbers()
    print(await anext(it), await anext(it, "none"), await anext(it, "none"))
    try:
        await anext(it)
    except StopAsyncIteration:
        print("stopped")
    print(await anext(aiter(numbers())))


asyncio.run(main())
for value in (1, [], iter([])):
    try:
        anext(value)
    except TypeError as e:
        print(e)

# expect: 1 2 none
# expect: stopped
# expect: 1
# expect: 'int' object is not an async iterator
# expect: 'list' object is not an async iterator
# expect: 'list_iterator' object is not an async iterator
