"""Module docs.

>>> add(1, 2)
3
>>> 1 / 0
Traceback (most recent call last):
    ...
ZeroDivisionError: division by zero
"""
import code, codeop, cmd, doctest, io, sys, unittest

def add(a, b):
    """Adds.

    >>> add(2, 2)
    4
    >>> for i in range(2):
    ...     print(i)
    0
    1
    >>> print('a\\n\\nb')
    a
    <BLANKLINE>
    b
    >>> list(range(20)) # doctest: +ELLIPSIS
    [0, 1, ..., 19]
    >>> True
    1
    >>> print('x   y') # doctest: +NORMALIZE_WHITESPACE
    x y
    >>> raise ValueError('detail') # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    ValueError: other
    >>> nope # doctest: +SKIP
    """
    return a + b

class C:
    """
    >>> C().m()
    'm'
    """
    def m(self):
        """>>> C().m()
        'wrong'
        >>> C().q
        3
        >>> C().m().zz
        """
        return 'm'
    @property
    def q(self):
        """>>> 1
        1
        """
        return 3
__test__ = {'extra': '>>> 2 + 2\n5\n'}
sys.argv = ['x']
out = io.StringIO(); keep = sys.stdout; sys.stdout = out; r = doctest.testmod(); sys.stdout = keep
text = out.getvalue(); print(r); print('\n'.join(l for l in text.split('\n') if not l.startswith('File') and '  File' not in l and '^' not in l and not l.startswith(('        exec(', '        C()'))))
doctest.run_docstring_examples(add, globals(), verbose=True)
p = doctest.DocTestParser(); print([(e.source, e.want, e.lineno, e.indent, e.options, e.exc_msg) for e in p.get_examples(add.__doc__)]); print(doctest.script_from_examples('text\n>>> 1\n1\nmore\n'))
for flag in (doctest.REPORT_UDIFF, doctest.REPORT_CDIFF, doctest.REPORT_NDIFF): print(doctest.OutputChecker().output_difference(doctest.Example('x', 'a\nb\nc\nd\n'), 'a\nB\nc\ne\n', flag))
c = doctest.OutputChecker(); print(c.check_output('a...c\n', 'abbc\n', doctest.ELLIPSIS), c.check_output('a\n', 'b\n', 0), doctest.DocTestFinder().find(C)[0].name, [t.name for t in doctest.DocTestFinder().find(sys.modules['__main__'], 'x')])
try: p.parse('>>> x # doctest: +NOPE')
except ValueError as e: print(e)
try: p.parse('>>>x')
except ValueError as e: print(e)
suite = doctest.DocTestSuite(); res = unittest.TestResult(); suite.run(res); print(res.testsRun, len(res.failures), len(res.errors))
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e)
for s in ['x = 1', 'if 1:', 'if 1:\n  x', 'if 1:\n  x\n', '(1,', 'def f():', '"""abc', 'x =', '', '# c', 'a b', 'for', '1 + \\', 'class A:\n  pass\n', 'x\ny', 'try:', '[', 'if 1: pass', 'lambda', "'abc"]:
    t(lambda: (lambda k: k and type(k).__name__)(codeop.compile_command(s)))
sys.stderr = sys.stdout; i = code.InteractiveInterpreter({'a': 5}); print(i.runsource('a + 1'), i.runsource('def f():'), i.runsource('a b c')); k = code.InteractiveConsole(); print([k.push(l) for l in ['def g(x):', '  return x * 2', '', 'g(4)', 'y = (1,', '2)', 'y', 'nosuch.x']])
lines = iter(['1 + 1', 'print("hi")']); code.interact('banner', lambda prompt: next(lines) if True else 0, {}, 'bye') if 0 else None
class Shell(cmd.Cmd):
    intro = 'Welcome'; prompt = '> '; use_rawinput = 0
    def do_greet(self, arg): 'greet NAME'; self.stdout.write(f'hello {arg}\n')
    def do_EOF(self, arg): return True
    def do_quit(self, arg): 'quit'; return True
    def do_undoc(self, arg): pass
    def help_topic(self): self.stdout.write('topic help\n')
    def do_shell(self, arg): print('sh', arg)
o = io.StringIO(); s = Shell(stdin=io.StringIO('greet bob\n\n?\nhelp greet\nhelp topic\nhelp none\nbad x\n!ls -l\n'), stdout=o); s.cmdloop(); print(o.getvalue()); print(s.completenames('q'), s.parseline('greet a b'), s.parseline('?x'), s.parseline('')); s.onecmd('greet x'); s.columnize([str(x) * 5 for x in range(30)], 60); s.columnize(['one']); s.columnize([]); print(o.getvalue()[-400:])

# expect: TestResults(failed=4, attempted=15)
# expect: **********************************************************************
# expect: Failed example:
# expect:     C().m()
# expect: Expected:
# expect:             'wrong'
# expect: Got:
# expect:     'm'
# expect: **********************************************************************
# expect: Failed example:
# expect:     C().m().zz
# expect: Exception raised:
# expect:     Traceback (most recent call last):
# expect:     AttributeError: 'str' object has no attribute 'zz'
# expect: **********************************************************************
# expect: Failed example:
# expect:     1
# expect: Expected:
# expect:             1
# expect: Got:
# expect:     1
# expect: **********************************************************************
# expect: Failed example:
# expect:     2 + 2
# expect: Expected:
# expect:     5
# expect: Got:
# expect:     4
# expect: **********************************************************************
# expect: 3 items had failures:
# expect:    2 of   3 in __main__.C.m
# expect:    1 of   1 in __main__.C.q
# expect:    1 of   1 in __main__.__test__.extra
# expect: ***Test Failed*** 4 failures.
# expect:
# expect: Finding tests in NoName
# expect: Trying:
# expect:     add(2, 2)
# expect: Expecting:
# expect:     4
# expect: ok
# expect: Trying:
# expect:     for i in range(2):
# expect:         print(i)
# expect: Expecting:
# expect:     0
# expect:     1
# expect: ok
# expect: Trying:
# expect:     print('a\n\nb')
# expect: Expecting:
# expect:     a
# expect:     <BLANKLINE>
# expect:     b
# expect: ok
# expect: Trying:
# expect:     list(range(20)) # doctest: +ELLIPSIS
# expect: Expecting:
# expect:     [0, 1, ..., 19]
# expect: ok
# expect: Trying:
# expect:     True
# expect: Expecting:
# expect:     1
# expect: ok
# expect: Trying:
# expect:     print('x   y') # doctest: +NORMALIZE_WHITESPACE
# expect: Expecting:
# expect:     x y
# expect: ok
# expect: Trying:
# expect:     raise ValueError('detail') # doctest: +IGNORE_EXCEPTION_DETAIL
# expect: Expecting:
# expect:     Traceback (most recent call last):
# expect:     ValueError: other
# expect: ok
# expect: [('add(2, 2)\n', '4\n', 2, 4, {}, None), ('for i in range(2):\n    print(i)\n', '0\n1\n', 4, 4, {}, None), ("print('a\\n\\nb')\n", 'a\n<BLANKLINE>\nb\n', 8, 4, {}, None), ('list(range(20)) # doctest: +ELLIPSIS\n', '[0, 1, ..., 19]\n', 12, 4, {8: True}, None), ('True\n', '1\n', 14, 4, {}, None), ("print('x   y') # doctest: +NORMALIZE_WHITESPACE\n", 'x y\n', 16, 4, {4: True}, None), ("raise ValueError('detail') # doctest: +IGNORE_EXCEPTION_DETAIL\n", 'Traceback (most recent call last):\nValueError: other\n', 18, 4, {32: True}, 'ValueError: other\n'), ('nope # doctest: +SKIP\n', '', 21, 4, {16: True}, None)]
# expect: # text
# expect: 1
# expect: # Expected:
# expect: ## 1
# expect: ## more
# expect:
# expect: Differences (unified diff with -expected +actual):
# expect:     @@ -1,4 +1,4 @@
# expect:      a
# expect:     -b
# expect:     +B
# expect:      c
# expect:     -d
# expect:     +e
# expect:
# expect: Differences (context diff with expected followed by actual):
# expect:     ***************
# expect:     *** 1,4 ****
# expect:       a
# expect:     ! b
# expect:       c
# expect:     ! d
# expect:     --- 1,4 ----
# expect:       a
# expect:     ! B
# expect:       c
# expect:     ! e
# expect:
# expect: Differences (ndiff with -expected +actual):
# expect:       a
# expect:     - b
# expect:     + B
# expect:       c
# expect:     - d
# expect:     + e
# expect:
# expect: True False C ['x', 'x.C', 'x.C.m', 'x.C.q', 'x.__test__.extra', 'x.add']
# expect: line 1 of the doctest for <string> has an invalid option: '+NOPE'
# expect: line 1 of the docstring for <string> lacks blank after >>>: '>>>x'
# expect: 6 3 0
# expect: 'code'
# expect: None
# expect: None
# expect: 'code'
# expect: None
# expect: None
# expect: None
# expect: SyntaxError | invalid syntax (<input>, line 1)
# expect: 'code'
# expect: 'code'
# expect: SyntaxError | invalid syntax (<input>, line 1)
# expect: SyntaxError | invalid syntax (<input>, line 1)
# expect: None
# expect: 'code'
# expect: SyntaxError | multiple statements found while compiling a single statement (<input>, line 1)
# expect: None
# expect: None
# expect: None
# expect: SyntaxError | invalid syntax (<input>, line 1)
# expect: SyntaxError | unterminated string literal (detected at line 1) (<input>, line 1)
# expect: 6
# expect:   File "<input>", line 1
# expect:     a b c
# expect: SyntaxError: invalid syntax
# expect: False True False
# expect: 8
# expect: (1, 2)
# expect: Traceback (most recent call last):
# expect:   File "<console>", line 1, in <module>
# expect: NameError: name 'nosuch' is not defined
# expect: [True, True, False, False, True, False, False, False]
# expect: sh ls -l
# expect: Welcome
# expect: > hello bob
# expect: > hello bob
# expect: >
# expect: Documented commands (type help <topic>):
# expect: ========================================
# expect: greet  help  quit
# expect:
# expect: Miscellaneous help topics:
# expect: ==========================
# expect: topic
# expect:
# expect: Undocumented commands:
# expect: ======================
# expect: EOF  shell  undoc
# expect:
# expect: > greet NAME
# expect: > topic help
# expect: > *** No help on none
# expect: > *** Unknown syntax: bad x
# expect: > >
# expect: ['quit'] ('greet', 'a b', 'greet a b') ('help', 'x', 'help x') (None, None, '')
# expect: et NAME
# expect: > topic help
# expect: > *** No help on none
# expect: > *** Unknown syntax: bad x
# expect: > > hello x
# expect: 00000  55555  1010101010  1515151515  2020202020  2525252525
# expect: 11111  66666  1111111111  1616161616  2121212121  2626262626
# expect: 22222  77777  1212121212  1717171717  2222222222  2727272727
# expect: 33333  88888  1313131313  1818181818  2323232323  2828282828
# expect: 44444  99999  1414141414  1919191919  2424242424  2929292929
# expect: one
# expect: <empty>
