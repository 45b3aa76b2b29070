# test.support and its modules, as CPython's documentation lists them.
import sys
import unittest
import warnings
from test import support
from test.support import ALWAYS_EQ, LARGEST, NEVER_EQ, SMALLEST, captured_stdout, import_helper, warnings_helper

print(ALWAYS_EQ == 1, NEVER_EQ == NEVER_EQ, LARGEST > 10**9, SMALLEST < -(10**9), sorted([LARGEST, 3, SMALLEST])[1])
with captured_stdout() as text:
    print("kept")
print(repr(text.getvalue()))
with support.swap_attr(sys, "something", 1):
    print(sys.something)
print(hasattr(sys, "something"))
box = {}
with support.swap_item(box, "a", 1):
    print(box)
print(box)


class Cases(unittest.TestCase):
    def test_errors(self):
        support.check_syntax_error(self, "def f(:", "invalid syntax", lineno=1)
        with self.assertRaises(AssertionError):
            support.check_syntax_error(self, "x = 1")

    def test_warnings(self):
        with warnings_helper.check_warnings(("it is old", DeprecationWarning)):
            warnings.warn("it is old", DeprecationWarning)
        with self.assertRaises(AssertionError):
            with warnings_helper.check_warnings(("it is old", DeprecationWarning)):
                pass
        warnings_helper.check_syntax_warning(self, "1 is 1", '"is" with a literal')

    def test_imports(self):
        with self.assertRaises(unittest.SkipTest):
            import_helper.import_module("no_such_module")
        import json

        self.assertIsNot(import_helper.import_fresh_module("json"), json)
        self.assertIs(sys.modules["json"], json)

    @support.bigmemtest(size=support._4G, memuse=2)
    def test_sizes(self, size):
        self.assertEqual(size, 5147)

    def test_ends(self):
        for cls in list, tuple, set, dict, str:
            support.check_free_after_iterating(self, iter, cls)
        with support.catch_unraisable_exception() as caught:

            class Fails:
                def __del__(self):
                    raise KeyError("k")

            Fails()
            self.assertEqual(caught.unraisable.exc_type, KeyError)


result = unittest.TextTestRunner(stream=captured_stdout().__enter__()).run(unittest.defaultTestLoader.loadTestsFromTestCase(Cases))
sys.stdout = sys.__stdout__
print(result.testsRun, result.failures, result.errors)
# expect: True False True True 3
# expect: 'kept\n'
# expect: 1
# expect: False
# expect: {'a': 1}
# expect: {}
# expect: 5 [] []
