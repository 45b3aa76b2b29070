"""What a script imports, what is missing, and what may be."""
import modulefinder, os, tempfile, sys
d=tempfile.mkdtemp()
def w(p,t):
    os.makedirs(os.path.dirname(d+'/'+p),exist_ok=True); open(d+'/'+p,'w').write(t)
w('a/__init__.py','from .b import *\nX=1\nfrom . import c\nimport blahblah\n'); w('a/b.py','import sys\ny=2\nfrom . import nothere\n'); w('a/c.py','from a.b import y, z\nimport a.zz\nfrom .. import q\n'); w('main.py','import a.b as q\nfrom a import X, c, nope\nimport missing\nif 1:\n    def f():\n        import p.q, sub\n'); w('sub.py','raise 1\nimport a\nfrom blahblah import *\n'); w('bad.py','x y\n')
mf=modulefinder.ModuleFinder(path=[d]); mf.run_script(d+'/main.py')
print(sorted(mf.modules)); print({k:sorted(v) for k,v in sorted(mf.badmodules.items())}); print(mf.any_missing(), mf.any_missing_maybe())
import io, contextlib
o=io.StringIO()
with contextlib.redirect_stdout(o): mf.report()
print(o.getvalue().replace(d,'D'))
print(sorted(mf.modules['a'].globalnames), mf.modules['a'].starimports, sorted(mf.modules['__main__'].globalnames))
print(repr(mf.modules['a']).replace(d,'D'), repr(modulefinder.Module('x')), repr(modulefinder.Module('x','f')))
mf=modulefinder.ModuleFinder(path=[d],excludes=['a'],replace_paths=[(d,'/new')]); mf.load_file(d+'/sub.py'); print(sorted(mf.modules), mf.modules['sub'].__code__.co_filename, mf.any_missing())
mf=modulefinder.ModuleFinder(path=[d]); mf.import_hook('bad') if 0 else None

# expect: ['__main__', 'a', 'a.b', 'a.c', 'sub', 'sys']
# expect: {'a.X': ['__main__'], 'a.c': ['-', '__main__'], 'a.nope': ['__main__'], 'a.nothere': ['-'], 'a.zz': ['a.c'], 'blahblah': ['a'], 'missing': ['__main__'], 'p.q': ['__main__']}
# expect: ['a.nope', 'a.nothere', 'a.zz', 'blahblah', 'missing', 'p.q'] (['a.nope', 'a.nothere', 'a.zz', 'blahblah', 'missing', 'p.q'], [])
# expect:
# expect:   Name                      File
# expect:   ----                      ----
# expect: m __main__                  D/main.py
# expect: P a                         D/a/__init__.py
# expect: m a.b                       D/a/b.py
# expect: m a.c                       D/a/c.py
# expect: m sub                       D/sub.py
# expect: m sys
# expect:
# expect: Missing modules:
# expect: ? a.nope imported from __main__
# expect: ? a.nothere imported from -
# expect: ? a.zz imported from a.c
# expect: ? blahblah imported from a
# expect: ? missing imported from __main__
# expect: ? p.q imported from __main__
# expect:
# expect: ['X', 'blahblah', 'c'] {} ['X', 'c', 'f', 'missing', 'nope', 'q']
# expect: Module('a', 'D/a/__init__.py', ['D/a']) Module('x') Module('x', 'f')
# expect: ['sub'] sub.py []
