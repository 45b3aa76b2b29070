async def f(x, *, y=1):
    async with a as b, c:
        await d
        return 1
    async for i in x:
        if i: break
        else: continue
    else:
        pass
    r = [await z async for z in x if await z]
    s = {z: z async for z in x for w in [z + 1] if w}
    g = (z async for z in x)
    t = {k async for k in [1, 2]}
    return [w for w in [await q for q in x]]
async def gen():
    yield 1
    x = yield
    async for i in y:
        yield i
def sub():
    x = yield from a
    yield (yield)
    return (yield from b)
async def k():
    try:
        async with a: await b
    finally:
        await c
@deco(1)
@other
async def m(): pass
