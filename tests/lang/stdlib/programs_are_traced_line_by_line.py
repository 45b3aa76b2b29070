"""trace counts and prints lines, and lists functions and who calls whom."""
import trace, sys, os, tempfile
d=tempfile.mkdtemp(); sys.path.insert(0,d)
open(d+'/tm.py','w').write('''"""doc
more"""
def f(n):
    "doc"
    s = 0
    for i in range(n):
        if i > 100:
            s = 5
        s += i
    return s

class A:
    """x"""
    def m(self):
        return f(2)
    def never(self):
        return 1  #pragma NO COVER

def main():
    a = A()
    x = [i for i in range(3)]
    return a.m() + f(1)
''')
import tm
B=lambda s:s.replace(d,'D') 
t=trace.Trace(count=1,trace=1); print(t.runfunc(tm.main)); r=t.results()
print(sorted((os.path.basename(k[0]),k[1],v) for k,v in r.counts.items()))
t=trace.Trace(count=0,trace=0,countfuncs=1); t.runfunc(tm.main); print(sorted((B(a),b,c) for a,b,c in t.results().calledfuncs))
t=trace.Trace(count=0,trace=0,countcallers=1); t.runfunc(tm.main); print(sorted(a[1:]+b[1:] for a,b in t.results().callers))
t=trace.Trace(count=1,trace=0); t.runctx('import tm; y=tm.main()',globals(),globals()); r=t.results()
r.write_results(show_missing=True,summary=True,coverdir=d+'/cov') if 0 else r.write_results(show_missing=True,coverdir=d+'/cov')
print(sorted(os.listdir(d+'/cov'))); print(open(d+'/cov/tm.cover').read())
r2=trace.CoverageResults(); r2.update(r); r2.update(r); print(sorted((os.path.basename(k[0]),k[1],v) for k,v in r2.counts.items() if 'tm' in k[0]))
t=trace.Trace(count=1,trace=0,ignoremods=['tm']); t.runfunc(tm.main); print(t.results().counts)
t=trace.Trace(count=1,trace=0,ignoredirs=[d]); t.runfunc(tm.main); print(t.results().counts)
print(trace._modname('/a/b/c.py'), sorted(trace._find_executable_linenos(d+'/tm.py')))
t=trace.Trace(count=0,trace=0); print(t.donothing, t.runfunc(tm.main), t.results().counts)
print(r.is_ignored_filename('<string>'), r.is_ignored_filename('a'))

# expect:  --- modulename: tm, funcname: main
# expect: tm.py(20):     a = A()
# expect: tm.py(21):     x = [i for i in range(3)]
# expect:  --- modulename: tm, funcname: <listcomp>
# expect: tm.py(21):     x = [i for i in range(3)]
# expect: tm.py(21):     x = [i for i in range(3)]
# expect: tm.py(21):     x = [i for i in range(3)]
# expect: tm.py(21):     x = [i for i in range(3)]
# expect: tm.py(22):     return a.m() + f(1)
# expect:  --- modulename: tm, funcname: m
# expect: tm.py(15):         return f(2)
# expect:  --- modulename: tm, funcname: f
# expect: tm.py(5):     s = 0
# expect: tm.py(6):     for i in range(n):
# expect: tm.py(7):         if i > 100:
# expect: tm.py(9):         s += i
# expect: tm.py(6):     for i in range(n):
# expect: tm.py(7):         if i > 100:
# expect: tm.py(9):         s += i
# expect: tm.py(6):     for i in range(n):
# expect: tm.py(10):     return s
# expect:  --- modulename: tm, funcname: f
# expect: tm.py(5):     s = 0
# expect: tm.py(6):     for i in range(n):
# expect: tm.py(7):         if i > 100:
# expect: tm.py(9):         s += i
# expect: tm.py(6):     for i in range(n):
# expect: tm.py(10):     return s
# expect: 1
# expect: [('tm.py', 5, 2), ('tm.py', 6, 5), ('tm.py', 7, 3), ('tm.py', 9, 3), ('tm.py', 10, 2), ('tm.py', 15, 1), ('tm.py', 20, 1), ('tm.py', 21, 5), ('tm.py', 22, 1)]
# expect: [('D/tm.py', 'tm', '<listcomp>'), ('D/tm.py', 'tm', 'A.m'), ('D/tm.py', 'tm', 'f'), ('D/tm.py', 'tm', 'main')]
# expect: [('tm', 'A.m', 'tm', 'f'), ('tm', 'main', 'tm', '<listcomp>'), ('tm', 'main', 'tm', 'A.m'), ('tm', 'main', 'tm', 'f'), ('trace', 'Trace.runfunc', 'tm', 'main')]
# expect: ['tm.cover']
# expect:        """doc
# expect:        more"""
# expect: >>>>>> def f(n):
# expect:            "doc"
# expect:     2:     s = 0
# expect:     5:     for i in range(n):
# expect:     3:         if i > 100:
# expect: >>>>>>             s = 5
# expect:     3:         s += i
# expect:     2:     return s
# expect:
# expect: >>>>>> class A:
# expect:            """x"""
# expect: >>>>>>     def m(self):
# expect:     1:         return f(2)
# expect: >>>>>>     def never(self):
# expect:                return 1  #pragma NO COVER
# expect:
# expect: >>>>>> def main():
# expect:     1:     a = A()
# expect:     5:     x = [i for i in range(3)]
# expect:     1:     return a.m() + f(1)
# expect:
# expect: [('tm.py', 5, 4), ('tm.py', 6, 10), ('tm.py', 7, 6), ('tm.py', 9, 6), ('tm.py', 10, 4), ('tm.py', 15, 2), ('tm.py', 20, 2), ('tm.py', 21, 10), ('tm.py', 22, 2)]
# expect: {}
# expect: {}
# expect: c [0, 3, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 17, 19, 20, 21, 22]
# expect: 1 1 {}
# expect: True False
