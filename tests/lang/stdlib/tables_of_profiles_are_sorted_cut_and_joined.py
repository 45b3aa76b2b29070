import io
import os
import pstats
import tempfile
import time


class P:

    def __init__(self, stats):
        self.stats = stats

    def create_stats(self):
        pass
A = ('/x/y/a.py', 1, '<module>')
F = ('/x/y/a.py', 10, 'f')
G = ('/x/z/b.py', 3, 'g')
L = ('~', 0, '<built-in method builtins.len>')
H = ('/x/y/a.py', 2, 'g')
S = {A: (1, 1, 0.5, 3.25, {}), F: (3, 5, 1.0, 2.5, {A: (2, 2, 0.75, 2.0), F: (1, 3, 0.25, 0.5)}), G: (2, 2, 0.25, 0.25, {F: (2, 2, 0.25, 0.25)}), L: (7, 7, 0.125, 0.125, {G: (4, 4, 0.1, 0.1), F: (3, 3, 0.025, 0.025)}), H: (1, 1, 0.0, 0.0, {A: (1, 1, 0.0, 0.0)})}


def show(f, *a):
    try:
        f(*a)
    except BaseException as e:
        print('!!', type(e).__name__, e)


def P2():
    return pstats.Stats(P(dict(S)))
P2().print_stats()
for k in (-1, 0, 1, 2, 'calls', 'cumulative', 'cumtime', 'file', 'filename', 'line', 'module', 'name', 'nfl', 'pcalls', 'stdname', 'time', 'tottime', 'ncalls', 'c', 't', 'cum', 'n', 'bogus', pstats.SortKey.TIME):
    print('##', k)
    show(lambda: P2().sort_stats(k).print_stats())
print('## two')
P2().sort_stats('name', 'line').print_stats()
show(lambda: P2().sort_stats('name', 1))
print('## reversed')
P2().sort_stats('time').reverse_order().print_stats()
print('## strip')
s = P2().strip_dirs()
s.sort_stats('cumulative').print_stats()
print('## restr')
s.print_stats(2)
s.print_stats(0.5)
s.print_stats('a.py')
s.print_stats(3, 'g')
s.print_stats('nothing')
show(s.print_stats, '[')
print('## callers')
s.print_callers()
s.print_callers('len')
s.print_callees()
s.print_callees('f')
print('## add')
t = P2()
t.add(P(dict(S)))
t.sort_stats('stdname').print_stats()
print(t.total_calls, t.prim_calls, t.total_tt, t.max_name_len, t.fcn_list, t.top_level)
b = io.StringIO()
q = pstats.Stats(P(dict(S)), stream=b)
q.print_stats(1)
print(repr(b.getvalue()))
print(q.get_stats_profile() if hasattr(q, 'get_stats_profile') else 0)
show(lambda: pstats.Stats('/none'))
show(lambda: pstats.Stats(3))
show(lambda: pstats.Stats())
pstats.Stats().print_stats()
print(list(pstats.SortKey), pstats.SortKey('time'))
show(lambda: print(pstats.SortKey('tottime')))
d = tempfile.mkdtemp()
p = os.path.join(d, 's')
P2().dump_stats(p)
r = pstats.Stats(p)
print(r.files == [p])
b = io.StringIO()
r.stream = b
r.sort_stats('nfl').print_stats()
print(b.getvalue().replace(p, 'FILE').replace(time.ctime(os.stat(p).st_mtime), 'DATE'))
print(r.stats == P2().stats, sorted(vars(r)))
r.add(p)
b.truncate(0)
b.seek(0)
r.print_stats(0.2)
print(b.getvalue().replace(p, 'FILE').replace(time.ctime(os.stat(p).st_mtime), 'DATE'))
print(pstats.func_std_string(('a', 1, 'b')), pstats.func_std_string(('~', 0, '<x>')), pstats.func_std_string(('~', 0, 'x')), pstats.f8(1.5), pstats.func_strip_path(A), pstats.count_calls({A: 1, F: 2}), pstats.func_get_function_name(A))

# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Random listing order was used
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## -1
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:
# expect:
# expect: ## 0
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: call count
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## 1
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: internal time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## 2
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## calls
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: call count
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## cumulative
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## cumtime
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## file
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: file name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:
# expect:
# expect: ## filename
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: file name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:
# expect:
# expect: ## line
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: line number
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:
# expect:
# expect: ## module
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: file name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:
# expect:
# expect: ## name
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: function name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## nfl
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: name/file/line
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:
# expect:
# expect: ## pcalls
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: primitive call count
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## stdname
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:
# expect:
# expect: ## time
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: internal time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## tottime
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: internal time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## ncalls
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: call count
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## c
# expect: !! KeyError 'c'
# expect: ## t
# expect: !! KeyError 't'
# expect: ## cum
# expect: !! KeyError 'cum'
# expect: ## n
# expect: !! KeyError 'n'
# expect: ## bogus
# expect: !! KeyError 'bogus'
# expect: ## time
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: internal time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## two
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: function name, line number
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:
# expect:
# expect: !! TypeError Can't have mixed argument type
# expect: ## reversed
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: internal time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:
# expect:
# expect: ## strip
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## restr
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:    List reduced from 5 to 2 due to restriction <2>
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:
# expect:
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:    List reduced from 5 to 3 due to restriction <0.5>
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:
# expect:
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:    List reduced from 5 to 3 due to restriction <'a.py'>
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:    List reduced from 5 to 3 due to restriction <3>
# expect:    List reduced from 3 to 1 due to restriction <'g'>
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:
# expect:
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: cumulative time
# expect:    <Invalid regular expression '['>
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:
# expect:
# expect: ## callers
# expect:    Ordered by: cumulative time
# expect:
# expect: Function                        was called by...
# expect:                                     ncalls  tottime  cumtime
# expect: a.py:1(<module>)                <-
# expect: a.py:10(f)                      <-       2    0.750    2.000  a.py:1(<module>)
# expect:                                        1/3    0.250    0.500  a.py:10(f)
# expect: b.py:3(g)                       <-       2    0.250    0.250  a.py:10(f)
# expect: {built-in method builtins.len}  <-       3    0.025    0.025  a.py:10(f)
# expect:                                          4    0.100    0.100  b.py:3(g)
# expect: a.py:2(g)                       <-       1    0.000    0.000  a.py:1(<module>)
# expect:
# expect:
# expect:    Ordered by: cumulative time
# expect:    List reduced from 5 to 1 due to restriction <'len'>
# expect:
# expect: Function                        was called by...
# expect:                                     ncalls  tottime  cumtime
# expect: {built-in method builtins.len}  <-       3    0.025    0.025  a.py:10(f)
# expect:                                          4    0.100    0.100  b.py:3(g)
# expect:
# expect:
# expect:    Ordered by: cumulative time
# expect:
# expect: Function                        called...
# expect:                                     ncalls  tottime  cumtime
# expect: a.py:1(<module>)                ->       1    0.000    0.000  a.py:2(g)
# expect:                                          2    0.750    2.000  a.py:10(f)
# expect: a.py:10(f)                      ->     1/3    0.250    0.500  a.py:10(f)
# expect:                                          2    0.250    0.250  b.py:3(g)
# expect:                                          3    0.025    0.025  {built-in method builtins.len}
# expect: b.py:3(g)                       ->       4    0.100    0.100  {built-in method builtins.len}
# expect: {built-in method builtins.len}  ->
# expect: a.py:2(g)                       ->
# expect:
# expect:
# expect:    Ordered by: cumulative time
# expect:    List reduced from 5 to 1 due to restriction <'f'>
# expect:
# expect: Function    called...
# expect:                 ncalls  tottime  cumtime
# expect: a.py:10(f)  ->     1/3    0.250    0.500  a.py:10(f)
# expect:                      2    0.250    0.250  b.py:3(g)
# expect:                      3    0.025    0.025  {built-in method builtins.len}
# expect:
# expect:
# expect: ## add
# expect:          32 function calls (28 primitive calls) in 3.750 seconds
# expect:
# expect:    Ordered by: standard name
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         2    1.000    0.500    6.500    3.250 a.py:1(<module>)
# expect:      10/6    2.000    0.200    5.000    0.833 a.py:10(f)
# expect:         2    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         4    0.500    0.125    0.500    0.125 b.py:3(g)
# expect:        14    0.250    0.018    0.250    0.018 {built-in method builtins.len}
# expect:
# expect:
# expect: 32 28 3.75 30 [('a.py', 1, '<module>'), ('a.py', 10, 'f'), ('a.py', 2, 'g'), ('b.py', 3, 'g'), ('~', 0, '<built-in method builtins.len>')] set()
# expect: '         16 function calls (14 primitive calls) in 1.875 seconds\n\n   Random listing order was used\n   List reduced from 5 to 1 due to restriction <1>\n\n   ncalls  tottime  percall  cumtime  percall filename:lineno(function)\n        1    0.500    0.500    3.250    3.250 a.py:1(<module>)\n\n\n'
# expect: StatsProfile(total_tt=1.875, func_profiles={'<module>': FunctionProfile(ncalls='1', tottime=0.5, percall_tottime=0.5, cumtime=3.25, percall_cumtime=3.25, file_name='a.py', line_number=1), 'f': FunctionProfile(ncalls='5/3', tottime=1.0, percall_tottime=0.2, cumtime=2.5, percall_cumtime=0.833, file_name='a.py', line_number=10), 'g': FunctionProfile(ncalls='1', tottime=0.0, percall_tottime=0.0, cumtime=0.0, percall_cumtime=0.0, file_name='a.py', line_number=2), '<built-in method builtins.len>': FunctionProfile(ncalls='7', tottime=0.125, percall_tottime=0.018, cumtime=0.125, percall_cumtime=0.018, file_name='~', line_number=0)})
# expect: !! FileNotFoundError [Errno 2] No such file or directory: '/none'
# expect: !! TypeError Cannot create or construct a <class 'pstats.Stats'> object from 3
# expect:          0 function calls in 0.000 seconds
# expect:
# expect: [<SortKey.CALLS: 'calls'>, <SortKey.CUMULATIVE: 'cumulative'>, <SortKey.FILENAME: 'filename'>, <SortKey.LINE: 'line'>, <SortKey.NAME: 'name'>, <SortKey.NFL: 'nfl'>, <SortKey.PCALLS: 'pcalls'>, <SortKey.STDNAME: 'stdname'>, <SortKey.TIME: 'time'>] time
# expect: time
# expect: False
# expect: DATE    FILE
# expect:
# expect:          16 function calls (14 primitive calls) in 1.875 seconds
# expect:
# expect:    Ordered by: name/file/line
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         7    0.125    0.018    0.125    0.018 {built-in method builtins.len}
# expect:         1    0.500    0.500    3.250    3.250 a.py:1(<module>)
# expect:       5/3    1.000    0.200    2.500    0.833 a.py:10(f)
# expect:         1    0.000    0.000    0.000    0.000 a.py:2(g)
# expect:         2    0.250    0.125    0.250    0.125 b.py:3(g)
# expect:
# expect:
# expect:
# expect: True ['all_callees', 'fcn_list', 'files', 'max_name_len', 'prim_calls', 'sort_arg_dict', 'sort_type', 'stats', 'stream', 'top_level', 'total_calls', 'total_tt']
# expect: DATE    FILE
# expect: DATE    FILE
# expect:
# expect:          32 function calls (28 primitive calls) in 3.750 seconds
# expect:
# expect:    Random listing order was used
# expect:    List reduced from 5 to 1 due to restriction <0.2>
# expect:
# expect:    ncalls  tottime  percall  cumtime  percall filename:lineno(function)
# expect:         2    1.000    0.500    6.500    3.250 a.py:1(<module>)
# expect:
# expect:
# expect:
# expect: a:1(b) {x} x    1.500 ('a.py', 1, '<module>') 3 <module>
