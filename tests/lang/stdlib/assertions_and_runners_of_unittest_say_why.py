"""What assertions say when they fail, and what runners print."""
import unittest, io, warnings, re, sys
class T(unittest.TestCase):
    def run_it(self): pass
def msg(f):
    t=unittest.TestCase()
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        try: f(t); r='ok'
        except BaseException as e: r=f'{type(e).__name__}: {e}'
    print(r.replace('\n','\\n')); 
    for x in w: print('   W',x.category.__name__,x.message)
for f in (lambda t:t.failUnlessEqual(1,2),lambda t:t.assertEquals(1,1),lambda t:t.assert_(0),lambda t:t.failIf(1),lambda t:t.assertRegexpMatches('a','b'),lambda t:t.assertDictContainsSubset({'a':1,'b':2},{'a':2}),lambda t:t.assertDictContainsSubset({'a':1},{'a':1}),lambda t:t.assertRaisesRegexp(ValueError,'x',int,'q'),
 lambda t:t.assertEqual([1,2,3],[1,2,4]),lambda t:t.assertEqual('a\nb','a\nc'),lambda t:t.assertEqual({1,2},{2,3}),lambda t:t.assertEqual({'a':1},{'a':2}),lambda t:t.assertEqual((1,),(1,2)),lambda t:t.assertEqual(1,2,'m'),lambda t:t.assertEqual('x'*200,'y'*200),lambda t:t.assertIn(1,[2]),lambda t:t.assertNotIn(1,[1]),lambda t:t.assertIs(1,2),lambda t:t.assertIsNot(None,None),lambda t:t.assertIsNone(1),lambda t:t.assertIsNotNone(None),lambda t:t.assertIsInstance(1,str),lambda t:t.assertNotIsInstance(1,int),lambda t:t.assertRaises(ValueError,int,'1'),lambda t:t.assertRaises(ValueError,int,[]),lambda t:t.assertRaises(1),lambda t:t.assertRaises(ValueError,foo=1),lambda t:t.assertAlmostEqual(1,1.1),lambda t:t.assertAlmostEqual(1,1.1,delta=.01),lambda t:t.assertAlmostEqual(1,2,places=1,delta=1),lambda t:t.assertNotAlmostEqual(1,1),lambda t:t.assertGreater(1,2),lambda t:t.assertLess(2,1),lambda t:t.assertGreaterEqual(1,2),lambda t:t.assertLessEqual(2,1),lambda t:t.assertCountEqual([1,1,2],[1,2,2]),lambda t:t.assertCountEqual([[1]],[[2]]),lambda t:t.assertMultiLineEqual('a','b'),lambda t:t.assertMultiLineEqual(1,'b'),lambda t:t.assertSequenceEqual([1],[2],seq_type=tuple),lambda t:t.assertSequenceEqual([1],1),lambda t:t.assertListEqual([1],(1,)),lambda t:t.assertTupleEqual((1,),(2,)),lambda t:t.assertSetEqual({1},[1]),lambda t:t.assertSetEqual(1,{1}),lambda t:t.assertDictEqual({},1),lambda t:t.assertTrue(0),lambda t:t.assertFalse('x'),lambda t:t.assertTrue([],'mm'),lambda t:t.assertRegex('abc','x'),lambda t:t.assertNotRegex('abc','b'),lambda t:t.fail(),lambda t:t.fail('x'),lambda t:t.skipTest('r'),lambda t:t.assertWarns(UserWarning,lambda:None),lambda t:t.assertWarnsRegex(UserWarning,'x',lambda:warnings.warn('y')),lambda t:t.assertLogs().__enter__() and None,lambda t:t.assertNotEqual(1,1),lambda t:t.assertRaisesRegex(ValueError,'zz',int,'q'),lambda t:t.enterContext(1),lambda t:t.addTypeEqualityFunc(int,'x'),lambda t:t.assertSequenceEqual([1,2],[1,2,3]),lambda t:t.assertEqual([1],[1,2]),lambda t:t.assertEqual({'a':1,'b':[1,2]},{'a':1,'b':[1,3]})):
    msg(f)
class A(unittest.TestCase):
    "doc of A"
    @classmethod
    def setUpClass(cls): print('suc')
    @classmethod
    def tearDownClass(cls): print('tdc')
    def setUp(self): self.addCleanup(print,'clean')
    def test_ok(self): "short doc\nmore"
    def test_fail(self): self.assertEqual(1,2)
    def test_err(self): 1/0
    @unittest.skip('why')
    def test_skip(self): pass
    @unittest.expectedFailure
    def test_xf(self): self.fail()
    @unittest.expectedFailure
    def test_us(self): pass
    def test_sub(self):
        for i in range(3):
            with self.subTest('m',i=i): self.assertNotEqual(i,1)
    def test_skipsub(self):
        with self.subTest(a=1): self.skipTest('s')
class B(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise ValueError('no')
    def test_x(self): pass
class C(unittest.TestCase):
    def setUp(self): raise KeyError(1)
    def tearDown(self): print('never')
    def test_x(self): pass
class D(unittest.TestCase):
    def tearDown(self): raise KeyError(2)
    def test_x(self): self.fail('both')
@unittest.skipIf(True,'cls')
class E(unittest.TestCase):
    def test_y(self): pass
def go(v,**k):
    o=io.StringIO(); s=unittest.TestSuite()
    for c in (A,B,C,D,E): s.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(c))
    r=unittest.TextTestRunner(o,verbosity=v,**k).run(s)
    print(re.sub(r'in \d+\.\d+s','in Xs',re.sub(r'File ".*?"','File "F"',o.getvalue()))); print(r, r.wasSuccessful(), r.testsRun)
go(1); go(2); go(0); go(2,failfast=True); go(1,descriptions=False,buffer=True); go(2,tb_locals=True)
l=unittest.TestLoader(); print(l.getTestCaseNames(A)); l.testNamePatterns=['*fail*']; print(l.getTestCaseNames(A)); print(l.loadTestsFromName('nonexist').countTestCases(), l.errors[0].splitlines()[-1] if l.errors else None)
for f in (lambda:A('zz'),lambda:l.loadTestsFromTestCase(unittest.TestSuite),lambda:unittest.TestSuite([1]),lambda:unittest.TestSuite(A),lambda:unittest.TestSuite().addTests('x'),lambda:A('test_ok')==A('test_ok'),lambda:hash(A('test_ok'))==hash(A('test_ok')),lambda:str(A('test_ok')),lambda:repr(A('test_ok')),lambda:A('test_ok').id(),lambda:A('test_ok').shortDescription(),lambda:unittest.FunctionTestCase(print).id(),lambda:unittest.TestSuite([A('test_ok')]),lambda:unittest.TestResult()):
    try: print(f())
    except Exception as e: print(type(e).__name__,e)
for a,b in (('x'*30+'a'*100,'x'*30+'b'*100),('x'*100+'a','x'*100+'b'),('x'*90,'x'*89+'y'+'z'*50),('a'*5+'x'*200,'b')):
    msg(lambda t:t.assertEqual([a],[b])); msg(lambda t:t.assertTrue(a==b,a)); msg(lambda t:t.assertEqual((a,),(b,))); msg(lambda t:t.assertEqual({a:1},{b:2}))
msg(lambda t:t.assertWarnsRegex(UserWarning,'x',lambda:None)); msg(lambda t: t.assertWarns(UserWarning).__enter__() and None)

# expect: AssertionError: 1 != 2
# expect:    W DeprecationWarning Please use assertEqual instead.
# expect: ok
# expect:    W DeprecationWarning Please use assertEqual instead.
# expect: AssertionError: 0 is not true
# expect:    W DeprecationWarning Please use assertTrue instead.
# expect: AssertionError: 1 is not false
# expect:    W DeprecationWarning Please use assertFalse instead.
# expect: AssertionError: Regex didn't match: 'b' not found in 'a'
# expect:    W DeprecationWarning Please use assertRegex instead.
# expect: AssertionError: Missing: 'b'; Mismatched values: 'a', expected: 1, actual: 2
# expect:    W DeprecationWarning assertDictContainsSubset is deprecated
# expect: ok
# expect:    W DeprecationWarning assertDictContainsSubset is deprecated
# expect: AssertionError: "x" does not match "invalid literal for int() with base 10: 'q'"
# expect:    W DeprecationWarning Please use assertRaisesRegex instead.
# expect: AssertionError: Lists differ: [1, 2, 3] != [1, 2, 4]\n\nFirst differing element 2:\n3\n4\n\n- [1, 2, 3]\n?        ^\n\n+ [1, 2, 4]\n?        ^\n
# expect: AssertionError: 'a\nb' != 'a\nc'\n  a\n- b+ c
# expect: AssertionError: Items in the first set but not the second:\n1\nItems in the second set but not the first:\n3
# expect: AssertionError: {'a': 1} != {'a': 2}\n- {'a': 1}\n?       ^\n\n+ {'a': 2}\n?       ^\n
# expect: AssertionError: Tuples differ: (1,) != (1, 2)\n\nSecond tuple contains 1 additional elements.\nFirst extra element 1:\n2\n\n- (1,)\n+ (1, 2)\n?    ++\n
# expect: AssertionError: 1 != 2 : m
# expect: AssertionError: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx[155 chars]xxxx' != 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy[155 chars]yyyy'\n- xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n+ yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\n
# expect: AssertionError: 1 not found in [2]
# expect: AssertionError: 1 unexpectedly found in [1]
# expect: AssertionError: 1 is not 2
# expect: AssertionError: unexpectedly identical: None
# expect: AssertionError: 1 is not None
# expect: AssertionError: unexpectedly None
# expect: AssertionError: 1 is not an instance of <class 'str'>
# expect: AssertionError: 1 is an instance of <class 'int'>
# expect: AssertionError: ValueError not raised by int
# expect: TypeError: int() argument must be a string, a bytes-like object or a real number, not 'list'
# expect: TypeError: assertRaises() arg 1 must be an exception type or tuple of exception types
# expect: TypeError: 'foo' is an invalid keyword argument for this function
# expect: AssertionError: 1 != 1.1 within 7 places (0.10000000000000009 difference)
# expect: AssertionError: 1 != 1.1 within 0.01 delta (0.10000000000000009 difference)
# expect: TypeError: specify delta or places not both
# expect: AssertionError: 1 == 1 within 7 places
# expect: AssertionError: 1 not greater than 2
# expect: AssertionError: 2 not less than 1
# expect: AssertionError: 1 not greater than or equal to 2
# expect: AssertionError: 2 not less than or equal to 1
# expect: AssertionError: Element counts were not equal:\nFirst has 2, Second has 1:  1\nFirst has 1, Second has 2:  2
# expect: AssertionError: Element counts were not equal:\nFirst has 1, Second has 0:  [1]\nFirst has 0, Second has 1:  [2]
# expect: AssertionError: 'a' != 'b'\n- a\n+ b\n
# expect: AssertionError: 1 is not an instance of <class 'str'> : First argument is not a string
# expect: AssertionError: First sequence is not a tuple: [1]
# expect: AssertionError: Second sequence has no length.    Non-sequence?\n- [1]\n+ 1
# expect: AssertionError: Second sequence is not a list: (1,)
# expect: AssertionError: Tuples differ: (1,) != (2,)\n\nFirst differing element 0:\n1\n2\n\n- (1,)\n?  ^\n\n+ (2,)\n?  ^\n
# expect: AssertionError: second argument does not support set difference: 'list' object has no attribute 'difference'
# expect: AssertionError: first argument does not support set difference: 'int' object has no attribute 'difference'
# expect: AssertionError: 1 is not an instance of <class 'dict'> : Second argument is not a dictionary
# expect: AssertionError: 0 is not true
# expect: AssertionError: 'x' is not false
# expect: AssertionError: [] is not true : mm
# expect: AssertionError: Regex didn't match: 'x' not found in 'abc'
# expect: AssertionError: Regex matched: 'b' matches 'b' in 'abc'
# expect: AssertionError: None
# expect: AssertionError: x
# expect: SkipTest: r
# expect: AssertionError: UserWarning not triggered by <lambda>
# expect: AssertionError: "x" does not match "y"
# expect: ok
# expect: AssertionError: 1 == 1
# expect: AssertionError: "zz" does not match "invalid literal for int() with base 10: 'q'"
# expect: TypeError: 'builtins.int' object does not support the context manager protocol
# expect: ok
# expect: AssertionError: Sequences differ: [1, 2] != [1, 2, 3]\n\nSecond sequence contains 1 additional elements.\nFirst extra element 2:\n3\n\n- [1, 2]\n+ [1, 2, 3]\n?      +++\n
# expect: AssertionError: Lists differ: [1] != [1, 2]\n\nSecond list contains 1 additional elements.\nFirst extra element 1:\n2\n\n- [1]\n+ [1, 2]
# expect: AssertionError: {'a': 1, 'b': [1, 2]} != {'a': 1, 'b': [1, 3]}\n- {'a': 1, 'b': [1, 2]}\n?                   ^\n\n+ {'a': 1, 'b': [1, 3]}\n?                   ^\n
# expect: suc
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: tdc
# expect: EF.ssFuxEEFEs
# expect: ======================================================================
# expect: ERROR: test_err (__main__.A.test_err)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 25, in test_err
# expect:     def test_err(self): 1/0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.B)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 39, in setUpClass
# expect:     def setUpClass(cls): raise ValueError('no')
# expect: ValueError: no
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.C.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 42, in setUp
# expect:     def setUp(self): raise KeyError(1)
# expect: KeyError: 1
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 46, in tearDown
# expect:     def tearDown(self): raise KeyError(2)
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_fail (__main__.A.test_fail)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 24, in test_fail
# expect:     def test_fail(self): self.assertEqual(1,2)
# expect: AssertionError: 1 != 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_sub (__main__.A.test_sub) [m] (i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 34, in test_sub
# expect:     with self.subTest('m',i=i): self.assertNotEqual(i,1)
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 47, in test_x
# expect:     def test_x(self): self.fail('both')
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_us (__main__.A.test_us)
# expect: ----------------------------------------------------------------------
# expect: Ran 11 tests in Xs
# expect:
# expect: FAILED (failures=3, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect: <unittest.runner.TextTestResult run=11 errors=4 failures=3> False 11
# expect: suc
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: tdc
# expect: test_err (__main__.A.test_err) ... ERROR
# expect: test_fail (__main__.A.test_fail) ... FAIL
# expect: test_ok (__main__.A.test_ok)
# expect: short doc ... ok
# expect: test_skip (__main__.A.test_skip) ... skipped 'why'
# expect: test_skipsub (__main__.A.test_skipsub) ...
# expect:   test_skipsub (__main__.A.test_skipsub) (a=1) ... skipped 's'
# expect: test_sub (__main__.A.test_sub) ...
# expect:   test_sub (__main__.A.test_sub) [m] (i=1) ... FAIL
# expect: test_us (__main__.A.test_us) ... unexpected success
# expect: test_xf (__main__.A.test_xf) ... expected failure
# expect: ERROR
# expect: test_x (__main__.C.test_x) ... ERROR
# expect: test_x (__main__.D.test_x) ... FAIL
# expect: test_x (__main__.D.test_x) ... ERROR
# expect: test_y (__main__.E.test_y) ... skipped 'cls'
# expect:
# expect: ======================================================================
# expect: ERROR: test_err (__main__.A.test_err)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 25, in test_err
# expect:     def test_err(self): 1/0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.B)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 39, in setUpClass
# expect:     def setUpClass(cls): raise ValueError('no')
# expect: ValueError: no
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.C.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 42, in setUp
# expect:     def setUp(self): raise KeyError(1)
# expect: KeyError: 1
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 46, in tearDown
# expect:     def tearDown(self): raise KeyError(2)
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_fail (__main__.A.test_fail)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 24, in test_fail
# expect:     def test_fail(self): self.assertEqual(1,2)
# expect: AssertionError: 1 != 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_sub (__main__.A.test_sub) [m] (i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 34, in test_sub
# expect:     with self.subTest('m',i=i): self.assertNotEqual(i,1)
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 47, in test_x
# expect:     def test_x(self): self.fail('both')
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_us (__main__.A.test_us)
# expect: ----------------------------------------------------------------------
# expect: Ran 11 tests in Xs
# expect:
# expect: FAILED (failures=3, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect: <unittest.runner.TextTestResult run=11 errors=4 failures=3> False 11
# expect: suc
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: tdc
# expect: ======================================================================
# expect: ERROR: test_err (__main__.A.test_err)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 25, in test_err
# expect:     def test_err(self): 1/0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.B)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 39, in setUpClass
# expect:     def setUpClass(cls): raise ValueError('no')
# expect: ValueError: no
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.C.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 42, in setUp
# expect:     def setUp(self): raise KeyError(1)
# expect: KeyError: 1
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 46, in tearDown
# expect:     def tearDown(self): raise KeyError(2)
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_fail (__main__.A.test_fail)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 24, in test_fail
# expect:     def test_fail(self): self.assertEqual(1,2)
# expect: AssertionError: 1 != 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_sub (__main__.A.test_sub) [m] (i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 34, in test_sub
# expect:     with self.subTest('m',i=i): self.assertNotEqual(i,1)
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 47, in test_x
# expect:     def test_x(self): self.fail('both')
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_us (__main__.A.test_us)
# expect: ----------------------------------------------------------------------
# expect: Ran 11 tests in Xs
# expect:
# expect: FAILED (failures=3, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect: <unittest.runner.TextTestResult run=11 errors=4 failures=3> False 11
# expect: suc
# expect: clean
# expect: tdc
# expect: test_err (__main__.A.test_err) ... ERROR
# expect:
# expect: ======================================================================
# expect: ERROR: test_err (__main__.A.test_err)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 25, in test_err
# expect:     def test_err(self): 1/0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ----------------------------------------------------------------------
# expect: Ran 1 test in Xs
# expect:
# expect: FAILED (errors=1)
# expect:
# expect: <unittest.runner.TextTestResult run=1 errors=1 failures=0> False 1
# expect:
# expect: Stdout:
# expect: clean
# expect:
# expect: Stdout:
# expect: clean
# expect:
# expect: Stdout:
# expect: clean
# expect: EF.ssFuxEEFEs
# expect: ======================================================================
# expect: ERROR: test_err (__main__.A.test_err)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 25, in test_err
# expect:     def test_err(self): 1/0
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.B)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 39, in setUpClass
# expect:     def setUpClass(cls): raise ValueError('no')
# expect: ValueError: no
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.C.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 42, in setUp
# expect:     def setUp(self): raise KeyError(1)
# expect: KeyError: 1
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 46, in tearDown
# expect:     def tearDown(self): raise KeyError(2)
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_fail (__main__.A.test_fail)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 24, in test_fail
# expect:     def test_fail(self): self.assertEqual(1,2)
# expect: AssertionError: 1 != 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_sub (__main__.A.test_sub) [m] (i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 34, in test_sub
# expect:     with self.subTest('m',i=i): self.assertNotEqual(i,1)
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 47, in test_x
# expect:     def test_x(self): self.fail('both')
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_us (__main__.A.test_us)
# expect: ----------------------------------------------------------------------
# expect: Ran 11 tests in Xs
# expect:
# expect: FAILED (failures=3, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect: <unittest.runner.TextTestResult run=11 errors=4 failures=3> False 11
# expect: suc
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: clean
# expect: tdc
# expect: test_err (__main__.A.test_err) ... ERROR
# expect: test_fail (__main__.A.test_fail) ... FAIL
# expect: test_ok (__main__.A.test_ok)
# expect: short doc ... ok
# expect: test_skip (__main__.A.test_skip) ... skipped 'why'
# expect: test_skipsub (__main__.A.test_skipsub) ...
# expect:   test_skipsub (__main__.A.test_skipsub) (a=1) ... skipped 's'
# expect: test_sub (__main__.A.test_sub) ...
# expect:   test_sub (__main__.A.test_sub) [m] (i=1) ... FAIL
# expect: test_us (__main__.A.test_us) ... unexpected success
# expect: test_xf (__main__.A.test_xf) ... expected failure
# expect: ERROR
# expect: test_x (__main__.C.test_x) ... ERROR
# expect: test_x (__main__.D.test_x) ... FAIL
# expect: test_x (__main__.D.test_x) ... ERROR
# expect: test_y (__main__.E.test_y) ... skipped 'cls'
# expect:
# expect: ======================================================================
# expect: ERROR: test_err (__main__.A.test_err)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 25, in test_err
# expect:     def test_err(self): 1/0
# expect:     self = <__main__.A testMethod=test_err>
# expect: ZeroDivisionError: division by zero
# expect:
# expect: ======================================================================
# expect: ERROR: setUpClass (__main__.B)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 39, in setUpClass
# expect:     def setUpClass(cls): raise ValueError('no')
# expect:     cls = <class '__main__.B'>
# expect: ValueError: no
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.C.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 42, in setUp
# expect:     def setUp(self): raise KeyError(1)
# expect:     self = <__main__.C testMethod=test_x>
# expect: KeyError: 1
# expect:
# expect: ======================================================================
# expect: ERROR: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 46, in tearDown
# expect:     def tearDown(self): raise KeyError(2)
# expect:     self = <__main__.D testMethod=test_x>
# expect: KeyError: 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_fail (__main__.A.test_fail)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 24, in test_fail
# expect:     def test_fail(self): self.assertEqual(1,2)
# expect:     self = <__main__.A testMethod=test_fail>
# expect: AssertionError: 1 != 2
# expect:
# expect: ======================================================================
# expect: FAIL: test_sub (__main__.A.test_sub) [m] (i=1)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 34, in test_sub
# expect:     with self.subTest('m',i=i): self.assertNotEqual(i,1)
# expect:     i = 1
# expect:     self = <__main__.A testMethod=test_sub>
# expect: AssertionError: 1 == 1
# expect:
# expect: ======================================================================
# expect: FAIL: test_x (__main__.D.test_x)
# expect: ----------------------------------------------------------------------
# expect: Traceback (most recent call last):
# expect:   File "F", line 47, in test_x
# expect:     def test_x(self): self.fail('both')
# expect:     self = <__main__.D testMethod=test_x>
# expect: AssertionError: both
# expect:
# expect: ======================================================================
# expect: UNEXPECTED SUCCESS: test_us (__main__.A.test_us)
# expect: ----------------------------------------------------------------------
# expect: Ran 11 tests in Xs
# expect:
# expect: FAILED (failures=3, errors=4, skipped=3, expected failures=1, unexpected successes=1)
# expect:
# expect: <unittest.runner.TextTestResult run=11 errors=4 failures=3> False 11
# expect: ['test_err', 'test_fail', 'test_ok', 'test_skip', 'test_skipsub', 'test_sub', 'test_us', 'test_xf']
# expect: ['test_fail']
# expect: 1 ModuleNotFoundError: No module named 'nonexist'
# expect: ValueError no such test method in <class '__main__.A'>: zz
# expect: TypeError Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?
# expect: TypeError 1 is not callable
# expect: TypeError 'type' object is not iterable
# expect: TypeError tests must be an iterable of tests, not a string
# expect: True
# expect: True
# expect: test_ok (__main__.A.test_ok)
# expect: <__main__.A testMethod=test_ok>
# expect: __main__.A.test_ok
# expect: short doc
# expect: print
# expect: <unittest.suite.TestSuite tests=[<__main__.A testMethod=test_ok>]>
# expect: <unittest.result.TestResult run=0 errors=0 failures=0>
# expect: AssertionError: Lists differ: ['xxx[22 chars]xxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa[56 chars]aaa'] != ['xxx[22 chars]xxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb[56 chars]bbb']\n\nFirst differing element 0:\n'xxxx[21 chars]xxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa[55 chars]aaaa'\n'xxxx[21 chars]xxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb[55 chars]bbbb'\n\n- ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']\n+ ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb']
# expect: AssertionError: False is not true : xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
# expect: AssertionError: Tuples differ: ('xxx[22 chars]xxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa[57 chars]aa',) != ('xxx[22 chars]xxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb[57 chars]bb',)\n\nFirst differing element 0:\n'xxxx[21 chars]xxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa[55 chars]aaaa'\n'xxxx[21 chars]xxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb[55 chars]bbbb'\n\n- ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',)\n+ ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',)
# expect: AssertionError: {'xxx[22 chars]xxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa[59 chars]': 1} != {'xxx[22 chars]xxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb[59 chars]': 2}\n- {'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa': 1}\n+ {'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb': 2}
# expect: AssertionError: Lists differ: ['xxx[37 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa'] != ['xxx[37 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb']\n\nFirst differing element 0:\n'xxxx[35 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa'\n'xxxx[35 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb'\n\n- ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa']\n?                                                                                                       ^\n\n+ ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb']\n?                                                                                                       ^\n
# expect: AssertionError: False is not true : xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa
# expect: AssertionError: Tuples differ: ('xxx[38 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa',) != ('xxx[38 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb',)\n\nFirst differing element 0:\n'xxxx[35 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa'\n'xxxx[35 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb'\n\n- ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa',)\n?                                                                                                       ^\n\n+ ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb',)\n?                                                                                                       ^\n
# expect: AssertionError: {'xxx[40 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa': 1} != {'xxx[40 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb': 2}\n- {'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa': 1}\n?                                                                                                       ^   ^\n\n+ {'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb': 2}\n?                                                                                                       ^   ^\n
# expect: AssertionError: Lists differ: ['xxx[76 chars]xxxxxxxxxxx'] != ['xxx[76 chars]xxxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz']\n\nFirst differing element 0:\n'xxxx[74 chars]xxxxxxxxxxxx'\n'xxxx[74 chars]xxxxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'\n\n- ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx']\n?                                                                                            ^\n\n+ ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz']\n?                                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n
# expect: AssertionError: False is not true : xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
# expect: AssertionError: Tuples differ: ('xxx[77 chars]xxxxxxxxxx',) != ('xxx[77 chars]xxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',)\n\nFirst differing element 0:\n'xxxx[74 chars]xxxxxxxxxxxx'\n'xxxx[74 chars]xxxxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'\n\n- ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',)\n?                                                                                            ^\n\n+ ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',)\n?                                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n
# expect: AssertionError: {'xxx[79 chars]xxxxxxxx': 1} != {'xxx[79 chars]xxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz': 2}\n- {'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx': 1}\n?                                                                                            ^   ^\n\n+ {'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz': 2}\n?                                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^   ^\n
# expect: AssertionError: Lists differ: ['aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx[161 chars]xxx'] != ['b']\n\nFirst differing element 0:\n'aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx[160 chars]xxxx'\n'b'\n\n- ['aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx']\n+ ['b']
# expect: AssertionError: False is not true : aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
# expect: AssertionError: Tuples differ: ('aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx[162 chars]xx',) != ('b',)\n\nFirst differing element 0:\n'aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx[160 chars]xxxx'\n'b'\n\n- ('aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',)\n+ ('b',)
# expect: AssertionError: {'aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx[164 chars]': 1} != {'b': 2}\n- {'aaaaaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx': 1}\n+ {'b': 2}
# expect: AssertionError: UserWarning not triggered by <lambda>
# expect: ok
