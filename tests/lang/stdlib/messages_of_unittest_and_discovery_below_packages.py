# Messages of every assertion, of context managers and watched logs; packages that discover below themselves; fixtures under buffer.
import io
import logging
import os
import tempfile
import unittest
import warnings


class T(unittest.TestCase):
    def runTest(self):
        pass


t = T()
t.maxDiff = None


class Unequal:
    def __repr__(self):
        return "A" * 100

    def __eq__(self, other):
        return False


def tell(name, *args, **options):
    try:
        print(name, getattr(t, name)(*args, **options))
    except Exception as error:
        print(name, type(error).__name__, repr(str(error)))


def tell_context(name, *args, **options):
    try:
        with getattr(t, name)(*args, **options):
            pass
    except Exception as error:
        print(name, type(error).__name__, error)


warnings.simplefilter("ignore", DeprecationWarning)
tell('assertEqual', 1, 2)
tell('assertEqual', 'a', 'b', 'msg')
tell('assertEqual', 'a\nb\n', 'a\nc\n')
tell('assertEqual', 'a\nb', 'a\nc')
tell('assertEqual', [1, 2], [1, 3])
tell('assertEqual', [1, 2], [1, 2, 3])
tell('assertEqual', [1, 2, 3], [1, 2])
tell('assertEqual', (1,), (2,))
tell('assertEqual', {1: 2}, {1: 3})
tell('assertEqual', {1, 2}, {2, 3})
tell('assertEqual', frozenset([1]), frozenset([2]))
tell('assertEqual', Unequal(), Unequal())
tell('assertEqual', 'x' * 200, 'x' * 199 + 'y')
tell('assertEqual', 'x' * 2000 + 'a', 'x' * 2000 + 'b')
tell('assertEqual', list(range(100)), list(range(101)))
tell('assertNotEqual', 1, 1)
tell('assertNotEqual', 1, 1, 'hi')
tell('assertTrue', 0)
tell('assertTrue', [], 'm')
tell('assertFalse', 1)
tell('assertFalse', 1, 'm')
tell('assertIs', 1, 2)
tell('assertIsNot', None, None)
tell('assertIsNone', 1)
tell('assertIsNotNone', None)
tell('assertIn', 1, [2])
tell('assertNotIn', 1, [1])
tell('assertIn', 'x' * 300, 'y' * 300)
tell('assertIsInstance', 1, str)
tell('assertIsInstance', 1, (str, float))
tell('assertNotIsInstance', 1, int)
tell('assertIsInstance', 1, str, 'mm')
tell('assertAlmostEqual', 1, 1.1)
tell('assertAlmostEqual', 1, 1.1, 1)
tell('assertAlmostEqual', 1, 1.1, delta=0.05)
tell('assertAlmostEqual', 1, 1.1, places=2, delta=1)
tell('assertAlmostEqual', 1, 1.1, 3, 'msg')
tell('assertAlmostEqual', 'a', 'b')
tell('assertNotAlmostEqual', 1, 1.00000000001)
tell('assertNotAlmostEqual', 1, 1, delta=1)
tell('assertNotAlmostEqual', 1, 1.1, places=0)
tell('assertNotAlmostEqual', 1, 1.1, places=0, delta=1)
tell('assertGreater', 1, 2)
tell('assertGreaterEqual', 1, 2)
tell('assertLess', 2, 1)
tell('assertLessEqual', 2, 1)
tell('assertLess', 'a', 1)
tell('assertRegex', 'abc', 'x')
tell('assertRegex', 'abc', '')
tell('assertNotRegex', 'abc', 'b')
tell('assertNotRegex', 'abc', '(b', 'm')
tell('assertRegex', b'abc', b'x')
tell('assertCountEqual', [1, 2, 2], [1, 1, 2])
tell('assertCountEqual', [[1], [2]], [[2], [3]])
tell('assertCountEqual', [1, 'a'], ['b', 1])
tell('assertCountEqual', 'aab', 'abb', 'mm')
tell('assertCountEqual', 1, 2)
tell('assertSequenceEqual', [1], (2,))
tell('assertSequenceEqual', [1], (1,), seq_type=list)
tell('assertSequenceEqual', 1, 2)
tell('assertSequenceEqual', [1, 2], 2)
tell('assertSequenceEqual', [], [1], 'm')
tell('assertSequenceEqual', (1, 2), [1, 2])
tell('assertSequenceEqual', (1, [2]), [1, 3], seq_type=tuple)
tell('assertListEqual', [1], (1,))
tell('assertTupleEqual', [1], (1,))
tell('assertTupleEqual', (1, 2, 3), (1, 2, 4, 5))
tell('assertDictEqual', {1: 1}, [1])
tell('assertDictEqual', [1], {1: 1})
tell('assertDictEqual', {'a': 1, 'b': [1, 2]}, {'a': 2, 'b': [1, 3]}, 'mm')
tell('assertSetEqual', {1}, [1])
tell('assertSetEqual', [1], {1})
tell('assertSetEqual', {1, 2}, {2})
tell('assertSetEqual', 1, 2)
tell('assertMultiLineEqual', 'a', 1)
tell('assertMultiLineEqual', 1, 'a')
tell('assertMultiLineEqual', 'a b\nc\n', 'a  b\nc d\n', 'xx')
tell('assertDictContainsSubset', {'a': 1}, {'a': 2, 'b': 3})
tell('assertDictContainsSubset', {'c': 1, 'd': 2}, {'a': 2, 'b': 3}, 'mm')
tell('fail')
tell('fail', 'xx')
tell('assertRaises', ValueError, int, '1')
tell('assertRaises', ValueError, int, 'x')
tell('assertRaises', (ValueError, TypeError), int, '1')
tell('assertRaises', 1)
tell('assertRaises', ValueError, None)
tell('assertRaises', ValueError, 1)
tell('assertRaises')
tell('assertRaises', ValueError, msg='x', foo=1)
tell('assertRaisesRegex', ValueError, 'foo', int, 'x')
tell('assertRaisesRegex', ValueError, 'foo', int, '1')
tell('assertRaisesRegex', ValueError)
tell('assertRaisesRegex', 'x', 1, 2)
tell('assertWarns', UserWarning, int, '1')
tell('assertWarns', UserWarning, lambda: 1)
tell('assertWarnsRegex', UserWarning, 'x', lambda: __import__('warnings').warn('abc'))
tell('assertWarns', 1)
tell('assertWarns', ValueError)
tell('assertWarns', (UserWarning, DeprecationWarning), lambda: 1)
tell('assertNoSuch')
tell('failUnless', 0)
tell('assertEquals', 1, 2)
tell('assert_', 0)
tell('assertNotEquals', 1, 1)
tell('assertRaisesRegexp', ValueError, 'x', int, 'y')
tell('failIf', 1)
tell('assertRegexpMatches', 'a', 'b')
tell('assertItemsEqual', [1], [2])
tell('assertEqual', 1, 2, 'only')
tell('assertTrue', 0, 'only')
tell('assertIn', 1, [], 'only')
tell('assertEqual', [1], [2], 'only')
tell('assertEqual', 'a\nbbbbbbbbbbb\n', 'a\nccccccccccccc\n')
tell('assertEqual', [1] * 20, [2] * 20)
tell('assertEqual', {1: 1, 2: 2}, {1: 2, 3: 3})
tell('assertEqual', 1, 2)
tell('assertEqual', True, 2)
tell('skipTest', 'r')
tell('id')
tell('doCleanups')
tell('addCleanup')

for name, args, options in (("assertRaises", (ValueError,), {}), ("assertRaises", (ValueError,), {"msg": "yes"}),
                            ("assertRaises", ((ValueError, KeyError),), {}), ("assertRaisesRegex", (ValueError, "x"), {"msg": "z"}),
                            ("assertWarns", (UserWarning,), {"msg": "q"}), ("assertLogs", (), {}), ("assertLogs", ("a.b", "ERROR"), {}),
                            ("assertLogs", (), {"level": 10}), ("assertLogs", ("x", "NOPE"), {})):
    tell_context(name, *args, **options)
with t.assertRaises(ValueError) as raised:
    raise ValueError("x")
print(repr(raised.exception), raised.expected, raised.msg, raised.obj_name, raised.expected_regex)
with t.assertLogs() as logs:
    logging.info("a %s", 1)
    logging.getLogger("x.y").error("zz")
print(logs.output, len(logs.records))
try:
    with t.assertNoLogs(level="WARNING") as logs:
        print(logs)
        logging.info("a")
        logging.error("a")
except AssertionError as error:
    print(error)
t.longMessage = False
tell("assertEqual", 1, 2, "only")
tell("assertIn", 1, [], "only")
t.longMessage, t.maxDiff = True, 10
tell("assertEqual", "a\nbbbbbbbbbbb\n", "a\nccccccccccccc\n")
tell("assertCountEqual", [1] * 9, [2] * 9)
print(unittest.FunctionTestCase(lambda: 1, description="first\nsecond").shortDescription(), unittest.TestCase)


class Fixtures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("set up")
        cls.addClassCleanup(lambda: {}["cleanup"])

    @classmethod
    def tearDownClass(cls):
        print("torn down")
        raise RuntimeError("tear down")

    def test_one(self):
        print("in the test")
        self.fail("one")


stream = io.StringIO()
result = unittest.TextTestRunner(stream, buffer=True).run(unittest.defaultTestLoader.loadTestsFromTestCase(Fixtures))
for test, text in result.failures + result.errors:
    lines = text.splitlines()
    print(str(test).replace(__name__ + ".", ""), [line for line in lines if line and not line.startswith((" ", "Traceback"))])

with tempfile.TemporaryDirectory() as folder:
    def write(name, text):
        path = os.path.join(folder, *name.split("/"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    case = "import unittest\nclass P(unittest.TestCase):\n    def test_1(self): pass\n"
    write("whole/__init__.py", "import os\ndef load_tests(loader, tests, pattern):\n    tests.addTests(loader.discover(os.path.dirname(__file__), pattern))\n    return tests\n")
    write("whole/test_p.py", case)
    write("plain/__init__.py", case)
    write("plain/test_q.py", case)
    write("plain/no_test.py", case)
    write("test_skips.py", "import unittest\nraise unittest.SkipTest('whole module')\n")
    write("test_wrong.py", "import nothing_of_that_name\n")
    loader = unittest.TestLoader()
    found = loader.discover(folder)

    def show(suite, depth=0):
        for each in suite:
            if isinstance(each, unittest.TestSuite):
                show(each)
            else:
                print(each.id(), each.shortDescription())

    show(found)
    print(len(loader.errors), loader.errors[0].splitlines()[0])
    for wrong in ("nosuchfolder", "sys"):
        try:
            unittest.TestLoader().discover(wrong)
        except Exception as error:
            print(type(error).__name__, error)

# expect: assertEqual AssertionError '1 != 2'
# expect: assertEqual AssertionError "'a' != 'b'\n- a\n+ b\n : msg"
# expect: assertEqual AssertionError "'a\\nb\\n' != 'a\\nc\\n'\n  a\n- b\n+ c\n"
# expect: assertEqual AssertionError "'a\\nb' != 'a\\nc'\n  a\n- b+ c"
# expect: assertEqual AssertionError 'Lists differ: [1, 2] != [1, 3]\n\nFirst differing element 1:\n2\n3\n\n- [1, 2]\n?     ^\n\n+ [1, 3]\n?     ^\n'
# expect: assertEqual AssertionError 'Lists differ: [1, 2] != [1, 2, 3]\n\nSecond list contains 1 additional elements.\nFirst extra element 2:\n3\n\n- [1, 2]\n+ [1, 2, 3]\n?      +++\n'
# expect: assertEqual AssertionError 'Lists differ: [1, 2, 3] != [1, 2]\n\nFirst list contains 1 additional elements.\nFirst extra element 2:\n3\n\n- [1, 2, 3]\n?      ---\n\n+ [1, 2]'
# expect: assertEqual AssertionError 'Tuples differ: (1,) != (2,)\n\nFirst differing element 0:\n1\n2\n\n- (1,)\n?  ^\n\n+ (2,)\n?  ^\n'
# expect: assertEqual AssertionError '{1: 2} != {1: 3}\n- {1: 2}\n?     ^\n\n+ {1: 3}\n?     ^\n'
# expect: assertEqual AssertionError 'Items in the first set but not the second:\n1\nItems in the second set but not the first:\n3'
# expect: assertEqual AssertionError 'Items in the first set but not the second:\n1\nItems in the second set but not the first:\n2'
# expect: assertEqual AssertionError 'AAAAA[32 chars]AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA != AAAAA[32 chars]AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
# expect: assertEqual AssertionError "'xxxx[134 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' != 'xxxx[134 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy'\n- xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n?                                                                                                                                                                                                        ^\n+ xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy\n?                                                                                                                                                                                                        ^\n"
# expect: assertEqual AssertionError "'xxxx[1935 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa' != 'xxxx[1935 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb'\n- xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa\n?                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                 ^\n+ xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxb\n?                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                 ^\n"
# expect: assertEqual AssertionError 'Lists differ: [0, 1[327 chars]5, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99] != [0, 1[327 chars]5, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100]\n\nSecond list contains 1 additional elements.\nFirst extra element 100:\n100\n\n  [0,\n   1,\n   2,\n   3,\n   4,\n   5,\n   6,\n   7,\n   8,\n   9,\n   10,\n   11,\n   12,\n   13,\n   14,\n   15,\n   16,\n   17,\n   18,\n   19,\n   20,\n   21,\n   22,\n   23,\n   24,\n   25,\n   26,\n   27,\n   28,\n   29,\n   30,\n   31,\n   32,\n   33,\n   34,\n   35,\n   36,\n   37,\n   38,\n   39,\n   40,\n   41,\n   42,\n   43,\n   44,\n   45,\n   46,\n   47,\n   48,\n   49,\n   50,\n   51,\n   52,\n   53,\n   54,\n   55,\n   56,\n   57,\n   58,\n   59,\n   60,\n   61,\n   62,\n   63,\n   64,\n   65,\n   66,\n   67,\n   68,\n   69,\n   70,\n   71,\n   72,\n   73,\n   74,\n   75,\n   76,\n   77,\n   78,\n   79,\n   80,\n   81,\n   82,\n   83,\n   84,\n   85,\n   86,\n   87,\n   88,\n   89,\n   90,\n   91,\n   92,\n   93,\n   94,\n   95,\n   96,\n   97,\n   98,\n-  99]\n?    ^\n\n+  99,\n?    ^\n\n+  100]'
# expect: assertNotEqual AssertionError '1 == 1'
# expect: assertNotEqual AssertionError '1 == 1 : hi'
# expect: assertTrue AssertionError '0 is not true'
# expect: assertTrue AssertionError '[] is not true : m'
# expect: assertFalse AssertionError '1 is not false'
# expect: assertFalse AssertionError '1 is not false : m'
# expect: assertIs AssertionError '1 is not 2'
# expect: assertIsNot AssertionError 'unexpectedly identical: None'
# expect: assertIsNone AssertionError '1 is not None'
# expect: assertIsNotNone AssertionError 'unexpectedly None'
# expect: assertIn AssertionError '1 not found in [2]'
# expect: assertNotIn AssertionError '1 unexpectedly found in [1]'
# expect: assertIn AssertionError "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' not found in 'yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'"
# expect: assertIsInstance AssertionError "1 is not an instance of <class 'str'>"
# expect: assertIsInstance AssertionError "1 is not an instance of (<class 'str'>, <class 'float'>)"
# expect: assertNotIsInstance AssertionError "1 is an instance of <class 'int'>"
# expect: assertIsInstance AssertionError "1 is not an instance of <class 'str'> : mm"
# expect: assertAlmostEqual AssertionError '1 != 1.1 within 7 places (0.10000000000000009 difference)'
# expect: assertAlmostEqual AssertionError '1 != 1.1 within 1 places (0.10000000000000009 difference)'
# expect: assertAlmostEqual AssertionError '1 != 1.1 within 0.05 delta (0.10000000000000009 difference)'
# expect: assertAlmostEqual TypeError 'specify delta or places not both'
# expect: assertAlmostEqual AssertionError '1 != 1.1 within 3 places (0.10000000000000009 difference) : msg'
# expect: assertAlmostEqual TypeError "unsupported operand type(s) for -: 'str' and 'str'"
# expect: assertNotAlmostEqual AssertionError '1 == 1.00000000001 within 7 places'
# expect: assertNotAlmostEqual AssertionError '1 == 1 within 1 delta (0 difference)'
# expect: assertNotAlmostEqual AssertionError '1 == 1.1 within 0 places'
# expect: assertNotAlmostEqual TypeError 'specify delta or places not both'
# expect: assertGreater AssertionError '1 not greater than 2'
# expect: assertGreaterEqual AssertionError '1 not greater than or equal to 2'
# expect: assertLess AssertionError '2 not less than 1'
# expect: assertLessEqual AssertionError '2 not less than or equal to 1'
# expect: assertLess TypeError "'<' not supported between instances of 'str' and 'int'"
# expect: assertRegex AssertionError "Regex didn't match: 'x' not found in 'abc'"
# expect: assertRegex AssertionError 'expected_regex must not be empty.'
# expect: assertNotRegex AssertionError "Regex matched: 'b' matches 'b' in 'abc'"
# expect: assertNotRegex error 'missing ), unterminated subpattern at position 0'
# expect: assertRegex AssertionError "Regex didn't match: b'x' not found in b'abc'"
# expect: assertCountEqual AssertionError 'Element counts were not equal:\nFirst has 1, Second has 2:  1\nFirst has 2, Second has 1:  2'
# expect: assertCountEqual AssertionError 'Element counts were not equal:\nFirst has 1, Second has 0:  [1]\nFirst has 0, Second has 1:  [3]'
# expect: assertCountEqual AssertionError "Element counts were not equal:\nFirst has 1, Second has 0:  'a'\nFirst has 0, Second has 1:  'b'"
# expect: assertCountEqual AssertionError "Element counts were not equal:\nFirst has 2, Second has 1:  'a'\nFirst has 1, Second has 2:  'b' : mm"
# expect: assertCountEqual TypeError "'int' object is not iterable"
# expect: assertSequenceEqual AssertionError 'Sequences differ: [1] != (2,)\n\nFirst differing element 0:\n1\n2\n\n- [1]\n+ (2,)'
# expect: assertSequenceEqual AssertionError 'Second sequence is not a list: (1,)'
# expect: assertSequenceEqual AssertionError 'First sequence has no length.    Non-sequence?\n- 1\n+ 2'
# expect: assertSequenceEqual AssertionError 'Second sequence has no length.    Non-sequence?\n- [1, 2]\n+ 2'
# expect: assertSequenceEqual AssertionError 'Sequences differ: [] != [1]\n\nSecond sequence contains 1 additional elements.\nFirst extra element 0:\n1\n\n- []\n+ [1]\n?  +\n : m'
# expect: assertSequenceEqual None
# expect: assertSequenceEqual AssertionError 'Second sequence is not a tuple: [1, 3]'
# expect: assertListEqual AssertionError 'Second sequence is not a list: (1,)'
# expect: assertTupleEqual AssertionError 'First sequence is not a tuple: [1]'
# expect: assertTupleEqual AssertionError 'Tuples differ: (1, 2, 3) != (1, 2, 4, 5)\n\nFirst differing element 2:\n3\n4\n\nSecond tuple contains 1 additional elements.\nFirst extra element 3:\n5\n\n- (1, 2, 3)\n?        ^\n\n+ (1, 2, 4, 5)\n?        ^^^^\n'
# expect: assertDictEqual AssertionError "[1] is not an instance of <class 'dict'> : Second argument is not a dictionary"
# expect: assertDictEqual AssertionError "[1] is not an instance of <class 'dict'> : First argument is not a dictionary"
# expect: assertDictEqual AssertionError "{'a': 1, 'b': [1, 2]} != {'a': 2, 'b': [1, 3]}\n- {'a': 1, 'b': [1, 2]}\n?       ^           ^\n\n+ {'a': 2, 'b': [1, 3]}\n?       ^           ^\n : mm"
# expect: assertSetEqual AssertionError "second argument does not support set difference: 'list' object has no attribute 'difference'"
# expect: assertSetEqual AssertionError "first argument does not support set difference: 'list' object has no attribute 'difference'"
# expect: assertSetEqual AssertionError 'Items in the first set but not the second:\n1'
# expect: assertSetEqual AssertionError "first argument does not support set difference: 'int' object has no attribute 'difference'"
# expect: assertMultiLineEqual AssertionError "1 is not an instance of <class 'str'> : Second argument is not a string"
# expect: assertMultiLineEqual AssertionError "1 is not an instance of <class 'str'> : First argument is not a string"
# expect: assertMultiLineEqual AssertionError "'a b\\nc\\n' != 'a  b\\nc d\\n'\n- a b\n+ a  b\n?  +\n- c\n+ c d\n : xx"
# expect: assertDictContainsSubset AssertionError "Mismatched values: 'a', expected: 1, actual: 2"
# expect: assertDictContainsSubset AssertionError "Missing: 'c','d' : mm"
# expect: fail AssertionError 'None'
# expect: fail AssertionError 'xx'
# expect: assertRaises AssertionError 'ValueError not raised by int'
# expect: assertRaises None
# expect: assertRaises AssertionError "(<class 'ValueError'>, <class 'TypeError'>) not raised by int"
# expect: assertRaises TypeError 'assertRaises() arg 1 must be an exception type or tuple of exception types'
# expect: assertRaises TypeError "'NoneType' object is not callable"
# expect: assertRaises TypeError "'int' object is not callable"
# expect: assertRaises TypeError "TestCase.assertRaises() missing 1 required positional argument: 'expected_exception'"
# expect: assertRaises TypeError "'foo' is an invalid keyword argument for this function"
# expect: assertRaisesRegex AssertionError '"foo" does not match "invalid literal for int() with base 10: \'x\'"'
# expect: assertRaisesRegex AssertionError 'ValueError not raised by int'
# expect: assertRaisesRegex TypeError "TestCase.assertRaisesRegex() missing 1 required positional argument: 'expected_regex'"
# expect: assertRaisesRegex TypeError 'first argument must be string or compiled pattern'
# expect: assertWarns AssertionError 'UserWarning not triggered by int'
# expect: assertWarns AssertionError 'UserWarning not triggered by <lambda>'
# expect: assertWarnsRegex AssertionError '"x" does not match "abc"'
# expect: assertWarns TypeError 'assertWarns() arg 1 must be a warning type or tuple of warning types'
# expect: assertWarns TypeError 'assertWarns() arg 1 must be a warning type or tuple of warning types'
# expect: assertWarns AssertionError "(<class 'UserWarning'>, <class 'DeprecationWarning'>) not triggered by <lambda>"
# expect: assertNoSuch AttributeError "'T' object has no attribute 'assertNoSuch'"
# expect: failUnless AssertionError '0 is not true'
# expect: assertEquals AssertionError '1 != 2'
# expect: assert_ AssertionError '0 is not true'
# expect: assertNotEquals AssertionError '1 == 1'
# expect: assertRaisesRegexp AssertionError '"x" does not match "invalid literal for int() with base 10: \'y\'"'
# expect: failIf AssertionError '1 is not false'
# expect: assertRegexpMatches AssertionError "Regex didn't match: 'b' not found in 'a'"
# expect: assertItemsEqual AttributeError "'T' object has no attribute 'assertItemsEqual'"
# expect: assertEqual AssertionError '1 != 2 : only'
# expect: assertTrue AssertionError '0 is not true : only'
# expect: assertIn AssertionError '1 not found in [] : only'
# expect: assertEqual AssertionError 'Lists differ: [1] != [2]\n\nFirst differing element 0:\n1\n2\n\n- [1]\n+ [2] : only'
# expect: assertEqual AssertionError "'a\\nbbbbbbbbbbb\\n' != 'a\\nccccccccccccc\\n'\n  a\n- bbbbbbbbbbb\n+ ccccccccccccc\n"
# expect: assertEqual AssertionError 'Lists differ: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] != [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]\n\nFirst differing element 0:\n1\n2\n\n- [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n+ [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]'
# expect: assertEqual AssertionError '{1: 1, 2: 2} != {1: 2, 3: 3}\n- {1: 1, 2: 2}\n?     ^  ^  ^\n\n+ {1: 2, 3: 3}\n?     ^  ^  ^\n'
# expect: assertEqual AssertionError '1 != 2'
# expect: assertEqual AssertionError 'True != 2'
# expect: skipTest SkipTest 'r'
# expect: id __main__.T.runTest
# expect: doCleanups True
# expect: addCleanup TypeError "TestCase.addCleanup() missing 1 required positional argument: 'function'"
# expect: assertRaises AssertionError ValueError not raised
# expect: assertRaises AssertionError ValueError not raised : yes
# expect: assertRaises AssertionError (<class 'ValueError'>, <class 'KeyError'>) not raised
# expect: assertRaisesRegex AssertionError ValueError not raised : z
# expect: assertWarns AssertionError UserWarning not triggered : q
# expect: assertLogs AssertionError no logs of level INFO or higher triggered on root
# expect: assertLogs AssertionError no logs of level ERROR or higher triggered on a.b
# expect: assertLogs AssertionError no logs of level DEBUG or higher triggered on root
# expect: assertLogs ValueError Unknown level: 'NOPE'
# expect: ValueError('x') <class 'ValueError'> None None None
# expect: ['INFO:root:a 1', 'ERROR:x.y:zz'] 2
# expect: None
# expect: Unexpected logs found: ['ERROR:root:a']
# expect: assertEqual AssertionError 'only'
# expect: assertIn AssertionError 'only'
# expect: assertEqual AssertionError "'a\\nbbbbbbbbbbb\\n' != 'a\\nccccccccccccc\\n'\nDiff is 35 characters long. Set self.maxDiff to None to see it."
# expect: assertCountEqual AssertionError 'Element counts were not equal:\n\nDiff is 59 characters long. Set self.maxDiff to None to see it.'
# expect: first
# expect: second <class 'unittest.case.TestCase'>
# expect:
# expect: Stdout:
# expect: in the test
# expect:
# expect: Stdout:
# expect: torn down
# expect: test_one (Fixtures.test_one) ['AssertionError: one', 'Stdout:', 'in the test']
# expect: tearDownClass (Fixtures) ['RuntimeError: tear down', 'Stdout:', 'torn down']
# expect: tearDownClass (Fixtures) ["KeyError: 'cleanup'", 'Stdout:', 'torn down']
# expect: plain.P.test_1 None
# expect: plain.test_q.P.test_1 None
# expect: unittest.loader.ModuleSkipped.test_skips None
# expect: unittest.loader._FailedTest.test_wrong None
# expect: whole.test_p.P.test_1 None
# expect: 1 Failed to import test module: test_wrong
# expect: ImportError Start directory is not importable: 'nosuchfolder'
# expect: TypeError Can not use builtin modules as dotted module names
