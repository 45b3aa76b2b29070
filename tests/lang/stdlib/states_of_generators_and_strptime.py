import time,inspect,contextlib
print(time.strptime('2024-02-29 01:02:03','%Y-%m-%d %H:%M:%S'), time.strptime('30 Nov 00','%d %b %y')[:8])
try: time.strptime('x','%Y')
except ValueError as e: print(e)
def g():
    x=1
    yield inspect.getgeneratorstate(a)
    yield 2
a=g(); print(inspect.getgeneratorstate(a)); print(next(a)); print(inspect.getgeneratorstate(a), inspect.getgeneratorlocals(a)); list(a); print(inspect.getgeneratorstate(a))
async def c(): pass
k=c(); print(inspect.getcoroutinestate(k)); k.close(); print(inspect.getcoroutinestate(k)); print(contextlib.aclosing.__name__)

# expect: time.struct_time(tm_year=2024, tm_mon=2, tm_mday=29, tm_hour=1, tm_min=2, tm_sec=3, tm_wday=3, tm_yday=60, tm_isdst=-1) (2000, 11, 30, 0, 0, 0, 3, 335)
# expect: time data 'x' does not match format '%Y'
# expect: GEN_CREATED
# expect: GEN_RUNNING
# expect: GEN_SUSPENDED {'x': 1}
# expect: GEN_CLOSED
# expect: CORO_CREATED
# expect: CORO_CLOSED
# expect: aclosing
