import os
import unittest
import warnings

import pytest


def test_generated(generated, session):
    assert generated in "ab" and session == 5


@pytest.mark.slow
def test_slow():
    assert 0


@pytest.mark.parametrize("word", ["ä", "b"])
def test_words(word):
    assert word == "b"


def test_compare():
    assert 1j == 2j


def test_dicts():
    assert {"a": 1, "b": 2, "c": [1]} == {"a": 1, "b": 3, "d": 4}


def test_warned():
    warnings.warn("of a kind", UserWarning)
    with pytest.warns(DeprecationWarning):
        pass


@pytest.mark.filterwarnings("error:of a kind")
def test_filtered():
    warnings.warn("of a kind", UserWarning)


def test_folders(tmp_path, tmpdir, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert os.getcwd() == str(tmp_path) and tmpdir.join("a").check() is False


def test_streams(capsys, capfd):
    pass


@pytest.fixture
def broken():
    raise RuntimeError("set-up broke")


@pytest.mark.xfail(reason="its fixture breaks")
def test_expected(broken):
    pass


def test_known():
    pytest.xfail("known")


@pytest.mark.xfail(strict=True, reason="passes")
def test_strict():
    pass


class TestCases(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = True

    def test_z(self):
        self.assertTrue(self.made)

    def test_a(self):
        self.assertEqual(1, 2)

    @unittest.skip("not now")
    def test_left(self):
        pass

    @unittest.expectedFailure
    def test_wrong(self):
        self.fail("as it should")
