import unittest
class T(unittest.TestCase):
    @classmethod
    def setUpClass(cls): print('suc')
    @classmethod
    def tearDownClass(cls): print('tdc')
    def setUp(self): self.x=1; self.addCleanup(print,'cleanup')
    def tearDown(self): print('td')
    def test_ok(self): "doc line"; self.assertEqual(1,1)
    def test_eq(self): self.assertEqual(1,2)
    def test_list(self): self.assertEqual([1,2,3],[1,5,3,4])
    def test_dict(self): self.assertEqual({'a':1},{'a':2},'my msg')
    def test_str(self): self.assertEqual('hello\nworld','hello\nwerld')
    def test_set(self): self.assertEqual({1,2},{2,3})
    def test_err(self): 1/0
    @unittest.skip('why')
    def test_skip(self): pass
    @unittest.expectedFailure
    def test_xf(self): self.fail('expected')
    @unittest.expectedFailure
    def test_xs(self): pass
    def test_raises(self):
        with self.assertRaises(ValueError) as c: int('x')
        print(c.exception)
        with self.assertRaisesRegex(ValueError,'inv'): int('x')
        self.assertRaises(KeyError,{}.__getitem__,'a')
    def test_noraise(self):
        with self.assertRaises(ValueError): pass
    def test_sub(self):
        for i in range(4):
            with self.subTest(i=i): self.assertEqual(i%2,0)
    def test_misc(self):
        self.assertTrue(1); self.assertIn(1,[1]); self.assertIsNone(None); self.assertAlmostEqual(1,1.00000001); self.assertGreater(2,1); self.assertIsInstance(1,int); self.assertRegex('abc','b'); self.assertCountEqual([1,2],[2,1])
    def test_almost(self): self.assertAlmostEqual(1.0,1.1)
    def test_in(self): self.assertIn(1,[2])
    def test_true(self): self.assertTrue(0,'m')
    def test_count(self): self.assertCountEqual([1,2,2],[2,3])
    def test_regex(self): self.assertRaisesRegex(ValueError,'zzz',int,'x')
@unittest.skipIf(True,'cls skip')
class U(unittest.TestCase):
    def test_a(self): pass
if __name__=='__main__': import io, sys; r = unittest.TextTestRunner(stream=io.StringIO()).run(unittest.defaultTestLoader.loadTestsFromModule(sys.modules["__main__"])); print(r.testsRun, [str(t) for t, _ in r.failures], [str(t) for t, _ in r.errors], [(str(t), w) for t, w in r.skipped], len(r.expectedFailures), len(r.unexpectedSuccesses), *[e[e.index("AssertionError"):].rstrip() for _, e in r.failures])

# expect: suc
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: invalid literal for int() with base 10: 'x'
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: td
# expect: cleanup
# expect: tdc
# expect: 20 ['test_almost (__main__.T.test_almost)', 'test_count (__main__.T.test_count)', 'test_dict (__main__.T.test_dict)', 'test_eq (__main__.T.test_eq)', 'test_in (__main__.T.test_in)', 'test_list (__main__.T.test_list)', 'test_noraise (__main__.T.test_noraise)', 'test_regex (__main__.T.test_regex)', 'test_set (__main__.T.test_set)', 'test_str (__main__.T.test_str)', 'test_sub (__main__.T.test_sub) (i=1)', 'test_sub (__main__.T.test_sub) (i=3)', 'test_true (__main__.T.test_true)'] ['test_err (__main__.T.test_err)'] [('test_skip (__main__.T.test_skip)', 'why'), ('test_a (__main__.U.test_a)', 'cls skip')] 1 1 AssertionError: 1.0 != 1.1 within 7 places (0.10000000000000009 difference) AssertionError: Element counts were not equal:
# expect: First has 1, Second has 0:  1
# expect: First has 2, Second has 1:  2
# expect: First has 0, Second has 1:  3 AssertionError: {'a': 1} != {'a': 2}
# expect: - {'a': 1}
# expect: ?       ^
# expect:
# expect: + {'a': 2}
# expect: ?       ^
# expect:  : my msg AssertionError: 1 != 2 AssertionError: 1 not found in [2] AssertionError: Lists differ: [1, 2, 3] != [1, 5, 3, 4]
# expect:
# expect: First differing element 1:
# expect: 2
# expect: 5
# expect:
# expect: Second list contains 1 additional elements.
# expect: First extra element 3:
# expect: 4
# expect:
# expect: - [1, 2, 3]
# expect: ?     ^
# expect:
# expect: + [1, 5, 3, 4]
# expect: ?     ^   +++ AssertionError: ValueError not raised AssertionError: "zzz" does not match "invalid literal for int() with base 10: 'x'" AssertionError: Items in the first set but not the second:
# expect: 1
# expect: Items in the second set but not the first:
# expect: 3 AssertionError: 'hello\nworld' != 'hello\nwerld'
# expect:   hello
# expect: - world?  ^
# expect: + werld?  ^ AssertionError: 1 != 0 AssertionError: 1 != 0 AssertionError: 0 is not true : m
