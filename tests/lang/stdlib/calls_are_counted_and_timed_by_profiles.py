import cProfile
import io
import os
import pstats
import re
import sys
import tempfile


def f(n):
    if n:
        return f(n - 1)
    return len([1]) + max(1, 2)


class C:

    def m(self):
        l = []
        l.append(1)
        l.append(2)
        return l


def main():
    f(2)
    C().m()
    sorted([3, 1], key=abs)
    [g for g in gen()]
    {}.fromkeys([1])
    isinstance(1, int)


def gen():
    yield 1
    yield 2


def shown(text):
    return re.sub('cProfile.py:\\d+', 'cProfile.py:N', re.sub('\\d+\\.\\d{3}', 'N', text))


def rows(p, how='stdname'):
    s = pstats.Stats(p, stream=io.StringIO()).strip_dirs().sort_stats(how)
    s.print_stats()
    s.print_callers()
    s.print_callees()
    print(shown(s.stream.getvalue()))
p = cProfile.Profile()
p.enable()
main()
p.disable()
rows(p)
with cProfile.Profile() as p:
    main()
rows(p)
p = cProfile.Profile()
print(p.runcall(f, 1))
rows(p)
p = cProfile.Profile(builtins=False)
p.enable(builtins=False)
main()
p.disable()
rows(p)
p = cProfile.Profile()
p.runctx('main()', globals(), {})
rows(p)
o = sys.stdout
sys.stdout = io.StringIO()
cProfile.run('main()', sort='stdname')
t = sys.stdout.getvalue()
sys.stdout = o
print(shown(t))
sys.stdout = io.StringIO()
cProfile.runctx('x()', {'x': main}, {}, sort='stdname')
t = sys.stdout.getvalue()
sys.stdout = o
print(shown(t))


def bad():
    raise ValueError(1)
p = cProfile.Profile()
try:
    p.runcall(bad)
except ValueError as e:
    print(e)
rows(p)
p = cProfile.Profile()
p.enable()
f(1)
p.disable()
p.enable()
f(0)
p.disable()
for e in sorted(p.getstats(), key=lambda e: str(e.code)):
    print(e.code if isinstance(e.code, str) else e.code.co_name, e.callcount, e.reccallcount, e.totaltime >= 0, e.inlinetime >= 0, sorted(((str(getattr(c.code, 'co_name', c.code)), c.callcount, c.reccallcount) for c in e.calls or ())))
p.clear()
print(p.getstats())
t = [0]


def timer():
    t[0] += 1
    return t[0]
p = cProfile.Profile(timer, 0.5)
p.runcall(f, 2)
s = pstats.Stats(p)
print(sorted(((k[2],) + v[:2] + (v[2] < v[3],) for k, v in s.stats.items())))


def nest():
    p = cProfile.Profile()
    inner(p)
    f(0)
    p.disable()
    return p


def inner(p):
    p.enable()
rows(nest())
n = os.path.join(tempfile.mkdtemp(), 's')
cProfile.run('main()', n)
s = pstats.Stats(n)
print(s.total_calls, s.prim_calls)
print(type(p.getstats()[0]).__name__)

# expect:          17 function calls (15 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       3/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:25(main)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:         3    N    N    N    N calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect:         1    N    N    N    N {built-in method builtins.isinstance}
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {built-in method builtins.sorted}
# expect:         1    N    N    N    N {built-in method fromkeys}
# expect:         2    N    N    N    N {method 'append' of 'list' objects}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   was called by...
# expect:                                                                ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           <-     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        <-
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         <-       3    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect: {built-in method builtins.isinstance}                      <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {built-in method builtins.len}                             <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.max}                             <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.sorted}                          <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {built-in method fromkeys}                                 <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {method 'append' of 'list' objects}                        <-       2    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect: {method 'disable' of '_lsprof.Profiler' objects}           <-
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   called...
# expect:                                                                ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           ->     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  {built-in method builtins.len}
# expect:                                                                     1    N    N  {built-in method builtins.max}
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           ->       2    N    N  {method 'append' of 'list' objects}
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        ->       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:                                                                     1    N    N  {built-in method builtins.isinstance}
# expect:                                                                     1    N    N  {built-in method builtins.sorted}
# expect:                                                                     1    N    N  {built-in method fromkeys}
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  ->       3    N    N  calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         ->
# expect: {built-in method builtins.isinstance}                      ->
# expect: {built-in method builtins.len}                             ->
# expect: {built-in method builtins.max}                             ->
# expect: {built-in method builtins.sorted}                          ->
# expect: {built-in method fromkeys}                                 ->
# expect: {method 'append' of 'list' objects}                        ->
# expect: {method 'disable' of '_lsprof.Profiler' objects}           ->
# expect:
# expect:
# expect:
# expect:          18 function calls (16 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    N    N    N    N cProfile.py:N(__exit__)
# expect:       3/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:25(main)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:         3    N    N    N    N calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect:         1    N    N    N    N {built-in method builtins.isinstance}
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {built-in method builtins.sorted}
# expect:         1    N    N    N    N {built-in method fromkeys}
# expect:         2    N    N    N    N {method 'append' of 'list' objects}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   was called by...
# expect:                                                                ncalls  tottime  cumtime
# expect: cProfile.py:N(__exit__)                                  <-
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           <-     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        <-
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         <-       3    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect: {built-in method builtins.isinstance}                      <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {built-in method builtins.len}                             <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.max}                             <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.sorted}                          <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {built-in method fromkeys}                                 <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {method 'append' of 'list' objects}                        <-       2    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect: {method 'disable' of '_lsprof.Profiler' objects}           <-       1    N    N  cProfile.py:N(__exit__)
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   called...
# expect:                                                                ncalls  tottime  cumtime
# expect: cProfile.py:N(__exit__)                                  ->       1    N    N  {method 'disable' of '_lsprof.Profiler' objects}
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           ->     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  {built-in method builtins.len}
# expect:                                                                     1    N    N  {built-in method builtins.max}
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           ->       2    N    N  {method 'append' of 'list' objects}
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        ->       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:                                                                     1    N    N  {built-in method builtins.isinstance}
# expect:                                                                     1    N    N  {built-in method builtins.sorted}
# expect:                                                                     1    N    N  {built-in method fromkeys}
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  ->       3    N    N  calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         ->
# expect: {built-in method builtins.isinstance}                      ->
# expect: {built-in method builtins.len}                             ->
# expect: {built-in method builtins.max}                             ->
# expect: {built-in method builtins.sorted}                          ->
# expect: {built-in method fromkeys}                                 ->
# expect: {method 'append' of 'list' objects}                        ->
# expect: {method 'disable' of '_lsprof.Profiler' objects}           ->
# expect:
# expect:
# expect:
# expect: 3
# expect:          5 function calls (4 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       2/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                          was called by...
# expect:                                                       ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)  <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.len}                    <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.max}                    <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {method 'disable' of '_lsprof.Profiler' objects}  <-
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                          called...
# expect:                                                       ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)  ->       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                            1    N    N  {built-in method builtins.len}
# expect:                                                            1    N    N  {built-in method builtins.max}
# expect: {built-in method builtins.len}                    ->
# expect: {built-in method builtins.max}                    ->
# expect: {method 'disable' of '_lsprof.Profiler' objects}  ->
# expect:
# expect:
# expect:
# expect:          9 function calls (7 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       3/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:25(main)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:         3    N    N    N    N calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   was called by...
# expect:                                                                ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           <-     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        <-
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         <-       3    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   called...
# expect:                                                                ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           ->     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           ->
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        ->       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  ->       3    N    N  calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         ->
# expect:
# expect:
# expect:
# expect:          19 function calls (17 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    N    N    N    N <string>:1(<module>)
# expect:       3/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:25(main)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:         3    N    N    N    N calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect:         1    N    N    N    N {built-in method builtins.exec}
# expect:         1    N    N    N    N {built-in method builtins.isinstance}
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {built-in method builtins.sorted}
# expect:         1    N    N    N    N {built-in method fromkeys}
# expect:         2    N    N    N    N {method 'append' of 'list' objects}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   was called by...
# expect:                                                                ncalls  tottime  cumtime
# expect: <string>:1(<module>)                                       <-       1    N    N  {built-in method builtins.exec}
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           <-     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        <-       1    N    N  <string>:1(<module>)
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         <-       3    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect: {built-in method builtins.exec}                            <-
# expect: {built-in method builtins.isinstance}                      <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {built-in method builtins.len}                             <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.max}                             <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.sorted}                          <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {built-in method fromkeys}                                 <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: {method 'append' of 'list' objects}                        <-       2    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect: {method 'disable' of '_lsprof.Profiler' objects}           <-
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                                   called...
# expect:                                                                ncalls  tottime  cumtime
# expect: <string>:1(<module>)                                       ->       1    N    N  calls_are_counted_and_timed_by_profiles.py:25(main)
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)           ->     2/1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  {built-in method builtins.len}
# expect:                                                                     1    N    N  {built-in method builtins.max}
# expect: calls_are_counted_and_timed_by_profiles.py:18(m)           ->       2    N    N  {method 'append' of 'list' objects}
# expect: calls_are_counted_and_timed_by_profiles.py:25(main)        ->       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:                                                                     1    N    N  calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:                                                                     1    N    N  {built-in method builtins.isinstance}
# expect:                                                                     1    N    N  {built-in method builtins.sorted}
# expect:                                                                     1    N    N  {built-in method fromkeys}
# expect: calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)  ->       3    N    N  calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect: calls_are_counted_and_timed_by_profiles.py:34(gen)         ->
# expect: {built-in method builtins.exec}                            ->       1    N    N  <string>:1(<module>)
# expect: {built-in method builtins.isinstance}                      ->
# expect: {built-in method builtins.len}                             ->
# expect: {built-in method builtins.max}                             ->
# expect: {built-in method builtins.sorted}                          ->
# expect: {built-in method fromkeys}                                 ->
# expect: {method 'append' of 'list' objects}                        ->
# expect: {method 'disable' of '_lsprof.Profiler' objects}           ->
# expect:
# expect:
# expect:
# expect:          19 function calls (17 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    N    N    N    N <string>:1(<module>)
# expect:       3/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:25(main)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:         3    N    N    N    N calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect:         1    N    N    N    N {built-in method builtins.exec}
# expect:         1    N    N    N    N {built-in method builtins.isinstance}
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {built-in method builtins.sorted}
# expect:         1    N    N    N    N {built-in method fromkeys}
# expect:         2    N    N    N    N {method 'append' of 'list' objects}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:
# expect:          19 function calls (17 primitive calls) in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    N    N    N    N <string>:1(<module>)
# expect:       3/1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:18(m)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:25(main)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:29(<listcomp>)
# expect:         3    N    N    N    N calls_are_counted_and_timed_by_profiles.py:34(gen)
# expect:         1    N    N    N    N {built-in method builtins.exec}
# expect:         1    N    N    N    N {built-in method builtins.isinstance}
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {built-in method builtins.sorted}
# expect:         1    N    N    N    N {built-in method fromkeys}
# expect:         2    N    N    N    N {method 'append' of 'list' objects}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:
# expect: 1
# expect:          2 function calls in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:81(bad)
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                            was called by...
# expect: calls_are_counted_and_timed_by_profiles.py:81(bad)  <-
# expect: {method 'disable' of '_lsprof.Profiler' objects}    <-
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                            called...
# expect: calls_are_counted_and_timed_by_profiles.py:81(bad)  ->
# expect: {method 'disable' of '_lsprof.Profiler' objects}    ->
# expect:
# expect:
# expect:
# expect: <built-in method builtins.len> 2 0 True True []
# expect: <built-in method builtins.max> 2 0 True True []
# expect: f 3 1 True True [('<built-in method builtins.len>', 2, 0), ('<built-in method builtins.max>', 2, 0), ('f', 1, 0)]
# expect: <method 'disable' of '_lsprof.Profiler' objects> 2 0 True True []
# expect: []
# expect: [('<built-in method builtins.len>', 1, 1, False), ('<built-in method builtins.max>', 1, 1, False), ("<method 'disable' of '_lsprof.Profiler' objects>", 1, 1, False), ('f', 1, 3, True)]
# expect:          4 function calls in N seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    N    N    N    N calls_are_counted_and_timed_by_profiles.py:10(f)
# expect:         1    N    N    N    N {built-in method builtins.len}
# expect:         1    N    N    N    N {built-in method builtins.max}
# expect:         1    N    N    N    N {method 'disable' of '_lsprof.Profiler' objects}
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                          was called by...
# expect:                                                       ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)  <-
# expect: {built-in method builtins.len}                    <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {built-in method builtins.max}                    <-       1    N    N  calls_are_counted_and_timed_by_profiles.py:10(f)
# expect: {method 'disable' of '_lsprof.Profiler' objects}  <-
# expect:
# expect:
# expect:    Ordered by: standard name
# expect:
# expect: Function                                          called...
# expect:                                                       ncalls  tottime  cumtime
# expect: calls_are_counted_and_timed_by_profiles.py:10(f)  ->       1    N    N  {built-in method builtins.len}
# expect:                                                            1    N    N  {built-in method builtins.max}
# expect: {built-in method builtins.len}                    ->
# expect: {built-in method builtins.max}                    ->
# expect: {method 'disable' of '_lsprof.Profiler' objects}  ->
# expect:
# expect:
# expect:
# expect: 19 17
# expect: profiler_entry
