"""doctest's suites of modules and files, plural forms of gettext, and the system's random numbers."""
import doctest, unittest, io, re, sys, tempfile, os, types


def shown(text):
    """A report without times, folders and the lines of the library."""
    text = re.sub(r"\d+\.\d+s", "Xs", text.replace(tempfile.gettempdir(), "TMP"))
    text = re.sub(r"FAIL: .*/", "FAIL: ", re.sub(r'File "[^"]*"', 'File "F"', text))
    return re.sub(r", line \d+, in runTest\n.*\n", "\n", text)


m=types.ModuleType('mm'); 
src='''
def f(x):
    """Doc.

    >>> f(1)
    2
    >>> f(2)
    99
    """
    return x+1
def g():
    """
    >>> g()
    """
class C:
    """
    >>> 1/0
    Traceback (most recent call last):
    ZeroDivisionError: division by zero
    """
    def m(self):
        """no examples"""
'''
exec(src,m.__dict__); m.__file__='mm.py'; sys.modules['mm']=m
for n in ('f','g','C'): getattr(m,n).__module__='mm'
s=doctest.DocTestSuite(m); print(s.countTestCases(), [t.id() for t in s], [repr(t) for t in s], [t.shortDescription() for t in s])
o=io.StringIO(); r=unittest.TextTestRunner(o,verbosity=2).run(s); print(shown(o.getvalue()))
d=tempfile.mkdtemp(); p=os.path.join(d,'t.txt'); open(p,'w').write('text\n\n>>> 1+1\n3\n>>> x=1\n')
s=doctest.DocFileSuite(p,module_relative=False); t=list(s)[0]; print(t.id(), repr(t)==p, t.shortDescription())
o=io.StringIO(); r=unittest.TextTestRunner(o,verbosity=1).run(s); print(shown(o.getvalue()))
print(doctest.script_from_examples('''
Hi
    >>> x = 1
    >>> for i in x:
    ...     print(i)
    1
    2

    bye
'''))
e=[doctest.Example('x\n','1\n'),doctest.Example('x\n','1\n',lineno=3),doctest.Example('x\n','2\n')]; print(e[0]==e[0], e[0]==e[2], hash(e[0])==hash(doctest.Example('x\n','1\n')), e[0]!=e[1])
P=doctest.DocTestParser(); a=P.get_doctest('>>> 1\n1\n',{},'n','f',0); b=P.get_doctest('>>> 1\n1\n',{},'n','f',0); print(a==b, a!=b, hash(a)==hash(b), repr(a))
for x in ('>>>1','>>> 1\n  2\n>>> 3\n...4',' >>> a\nb','>>> x # doctest: +ZZ','>>> x # doctest: ELLIPSIS'):
    try: print(P.get_examples(x))
    except ValueError as ex: print(ex)
try: doctest.testsource(m,'zz')
except ValueError as ex: print(ex)
print(doctest.testsource(m,'mm.f'))
import gettext
for x in ('n!=1','n>1','n==1 ? 0 : n==2 ? 1 : 2','n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2','!n','n*2+1-n/2','0','(n)'):
    f=gettext.c2py(x); print(x,[f(i) for i in range(0,25)])
for x in ('n+','(n','n)','a','n n','','1?','1?2','x','n=1','2**3','('*30+'n'+')'*30,'n'*1001,'n @ 1'):
    try: gettext.c2py(x); print('ok',x)
    except ValueError as ex: print(x[:20],ex)
f=gettext.c2py('n')
import warnings
for x in (1.0,1.5,'a',None):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        try: print(f(x), [str(q.message) for q in w])
        except TypeError as ex: print(ex)
import random; R=random.SystemRandom()
for q in (lambda:R.getstate(),lambda:R.setstate(1),lambda:R.getrandbits(-1),lambda:R.getrandbits(0),lambda:len(R.randbytes(5)),lambda:0<=R.random()<1,lambda:R.seed(5),lambda:R.getrandbits(5)<32,lambda:R.randint(3,3)):
    try: print(q())
    except Exception as ex: print(type(ex).__name__,ex)

# expect: 3 ['mm.C', 'mm.f', 'mm.g'] ['C (mm)', 'f (mm)', 'g (mm)'] ['Doctest: mm.C', 'Doctest: mm.f', 'Doctest: mm.g']
# expect: C (mm)
# expect: Doctest: mm.C ... ok
# expect: f (mm)
# expect: Doctest: mm.f ... FAIL
# expect: g (mm)
# expect: Doctest: mm.g ... ok
# expect:
# expect: ======================================================================
# expect: FAIL: f (mm)
# expect: Doctest: mm.f
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F"
# expect: AssertionError: Failed doctest test for mm.f
# expect:   File "F", line 2, in f
# expect:
# expect: ----------------------------------------------------------------------
# expect: File "F", line 7, in mm.f
# expect: Failed example:
# expect:     f(2)
# expect: Expected:
# expect:     99
# expect: Got:
# expect:     3
# expect:
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 3 tests in Xs
# expect:
# expect: FAILED (failures=1)
# expect:
# expect: t_txt True Doctest: t.txt
# expect: F
# expect: ======================================================================
# expect: FAIL: t.txt
# expect: Doctest: t.txt
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F"
# expect: AssertionError: Failed doctest test for t.txt
# expect:   File "F", line 0
# expect:
# expect: ----------------------------------------------------------------------
# expect: File "F", line 3, in t.txt
# expect: Failed example:
# expect:     1+1
# expect: Expected:
# expect:     3
# expect: Got:
# expect:     2
# expect:
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 1 test in Xs
# expect:
# expect: FAILED (failures=1)
# expect:
# expect: # Hi
# expect: x = 1
# expect: for i in x:
# expect:     print(i)
# expect: # Expected:
# expect: ## 1
# expect: ## 2
# expect: #
# expect: #     bye
# expect:
# expect: True False True True
# expect: True False True <DocTest n from f:0 (1 example)>
# expect: line 1 of the docstring for <string> lacks blank after >>>: '>>>1'
# expect: line 4 of the docstring for <string> lacks blank after ...: '...4'
# expect: line 2 of the docstring for <string> has inconsistent leading whitespace: 'b'
# expect: line 1 of the doctest for <string> has an invalid option: '+ZZ'
# expect: line 1 of the doctest for <string> has an invalid option: 'ELLIPSIS'
# expect: ('zz', 'not found in tests')
# expect: # Doc.
# expect: #
# expect: f(1)
# expect: # Expected:
# expect: ## 2
# expect: f(2)
# expect: # Expected:
# expect: ## 99
# expect:
# expect: n!=1 [1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
# expect: n>1 [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
# expect: n==1 ? 0 : n==2 ? 1 : 2 [2, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
# expect: n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2 [2, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 1, 1]
# expect: !n [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
# expect: n*2+1-n/2 [1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24, 25, 27, 28, 30, 31, 33, 34, 36, 37]
# expect: 0 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
# expect: (n) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]
# expect: n+ unexpected end of plural form
# expect: (n unbalanced parenthesis in plural form
# expect: n) unexpected token in plural form: )
# expect: a invalid token in plural form: a
# expect: n n unexpected token in plural form: n
# expect:  unexpected end of plural form
# expect: 1? unexpected end of plural form
# expect: 1?2 unexpected end of plural form
# expect: x invalid token in plural form: x
# expect: n=1 invalid token in plural form: =
# expect: 2**3 unexpected token in plural form: *
# expect: (((((((((((((((((((( plural form expression is too complex
# expect: nnnnnnnnnnnnnnnnnnnn plural form expression is too long
# expect: n @ 1 invalid token in plural form: @
# expect: 1 ['Plural value must be an integer, got float']
# expect: 1 ['Plural value must be an integer, got float']
# expect: Plural value must be an integer, got str
# expect: Plural value must be an integer, got NoneType
# expect: NotImplementedError System entropy source does not have state.
# expect: NotImplementedError System entropy source does not have state.
# expect: ValueError number of bits must be non-negative
# expect: 0
# expect: 5
# expect: True
# expect: None
# expect: True
# expect: 3
