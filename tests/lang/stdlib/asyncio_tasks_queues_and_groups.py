import asyncio
async def w(n,d,fail=False):
    print('start',n); 
    try: await (d.wait() if isinstance(d, asyncio.Event) else asyncio.sleep(d))
    except asyncio.CancelledError: print('cancelled',n); raise
    if fail: raise ValueError(n)
    print('end',n); return n
async def main():
    print(await asyncio.gather(w(1,.3),w(2,.1),w(3,0)))
    t=asyncio.create_task(w('t',.01),name='T'); print(t.get_name(),t.done()); print(await t,t.done(),t.result())
    try: await asyncio.wait_for(w('slow',asyncio.Event()),.01)
    except asyncio.TimeoutError as e: print('timeout',repr(e))
    t=asyncio.create_task(w('c',asyncio.Event())); await asyncio.sleep(0); t.cancel()
    try: await t
    except asyncio.CancelledError: print('got cancel',t.cancelled())
    r=await asyncio.gather(w('a',0),w('b',0,True),return_exceptions=True); print(r)
    late=asyncio.Event()  # what must come later waits for this: no machine is too slow for the order
    try: await asyncio.gather(w('x',late),w('y',0,True))
    except ValueError as e: print('VE',e)
    d,p=await asyncio.wait([asyncio.create_task(w(i,late if i else 0)) for i in range(2)],return_when=asyncio.FIRST_COMPLETED); print(len(d),len(p)); late.set(); await asyncio.gather(*p)
    try:
        async with asyncio.TaskGroup() as tg: tg.create_task(w('g1',asyncio.Event())); tg.create_task(w('g2',0,True))
    except* ValueError as eg: print(repr(eg))
    async with asyncio.TaskGroup() as tg: a=tg.create_task(w('ok',0)); 
    print(a.result())
    try:
        async with asyncio.timeout(.01): await asyncio.Event().wait()
    except TimeoutError: print('timed')
    q=asyncio.Queue(2)
    async def prod():
        for i in range(4): await q.put(i); print('put',i)
    async def cons():
        for i in range(4): print('got',await q.get()); q.task_done()
    await asyncio.gather(prod(),cons()); await q.join()
    lock=asyncio.Lock(); sem=asyncio.Semaphore(2); ev=asyncio.Event()
    async def crit(n):
        async with lock: print('in',n); await asyncio.sleep(0); print('out',n)
    await asyncio.gather(crit(1),crit(2))
    async def waiter(): await ev.wait(); print('event')
    t=asyncio.create_task(waiter()); await asyncio.sleep(0); ev.set(); await t
    late.clear()
    for f in asyncio.as_completed([w('p',late),w('q',0)]): print('done',await f); late.set()
    print(await asyncio.to_thread(lambda:5), asyncio.current_task().get_name()!='')
    f=asyncio.get_running_loop().create_future(); asyncio.get_running_loop().call_later(.01,f.set_result,7); print(await f)
    return 'R'
print(asyncio.run(main()))
async def agen():
    for i in range(3): yield i; await asyncio.sleep(0)
async def m2():
    async for x in agen(): print(x)
    print([x async for x in agen()])
asyncio.run(m2())
try: asyncio.run(5)
except ValueError as e: print(e)
try: asyncio.get_running_loop()
except RuntimeError as e: print(e)
async def m3(): raise KeyError('k')
try: asyncio.run(m3())
except KeyError as e: print(repr(e))

# expect: start 1
# expect: start 2
# expect: start 3
# expect: end 3
# expect: end 2
# expect: end 1
# expect: [1, 2, 3]
# expect: T False
# expect: start t
# expect: end t
# expect: t True t
# expect: start slow
# expect: cancelled slow
# expect: timeout TimeoutError()
# expect: start c
# expect: cancelled c
# expect: got cancel True
# expect: start a
# expect: start b
# expect: end a
# expect: ['a', ValueError('b')]
# expect: start x
# expect: start y
# expect: VE y
# expect: start 0
# expect: start 1
# expect: end 0
# expect: 1 1
# expect: end x
# expect: end 1
# expect: start g1
# expect: start g2
# expect: cancelled g1
# expect: ExceptionGroup('unhandled errors in a TaskGroup', [ValueError('g2')])
# expect: start ok
# expect: end ok
# expect: ok
# expect: timed
# expect: put 0
# expect: put 1
# expect: got 0
# expect: got 1
# expect: put 2
# expect: put 3
# expect: got 2
# expect: got 3
# expect: in 1
# expect: out 1
# expect: in 2
# expect: out 2
# expect: event
# expect: start p
# expect: start q
# expect: end q
# expect: done q
# expect: end p
# expect: done p
# expect: 5 True
# expect: 7
# expect: R
# expect: 0
# expect: 1
# expect: 2
# expect: [0, 1, 2]
# expect: a coroutine was expected, got 5
# expect: no running event loop
# expect: KeyError('k')
