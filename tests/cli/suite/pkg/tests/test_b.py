import unittest
from pkg.tests.util import thing
def setup_module(): print("SM")
def teardown_module(m): print("TM")
def test_t(): assert thing() == 1
class U(unittest.TestCase):
    def setUp(self): self.a = 1
    def test_e(self): self.assertEqual(self.a, 2)
    @unittest.skip("sk")
    def test_s(self): pass
