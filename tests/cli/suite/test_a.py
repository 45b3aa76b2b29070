import pytest, sys
import numpy as np
def helper(x):
    return x + 1
def inner(v):
    raise ValueError("bad %d" % v)
def test_ok(): pass
def test_simple():
    x = 1
    assert x == 2
def test_call():
    assert helper(1) == 5
def test_msg():
    assert helper(1) == 5, "why not"
def test_str():
    assert "hello world" == "hello there"
def test_list():
    assert [1, 2, 3] == [1, 2, 4, 5]
def test_dict():
    assert {"a": 1, "b": 2} == {"a": 1, "b": 3, "c": 4}
def test_set():
    assert {1, 2} == {2, 3}
def test_in():
    assert 3 in [1, 2]
def test_notin():
    assert "ell" not in "hello"
def test_bool():
    a = True; b = []
    assert a and b
def test_not():
    assert not helper(0)
def test_attr():
    class C: v = 3
    assert C().v > 5
def test_nested_error():
    inner(3)
@pytest.mark.parametrize("x", [1, 2, 3])
def test_param(x):
    assert x != 2
@pytest.mark.parametrize("x,y", [(1, "a"), pytest.param(2, "b", id="two"), pytest.param(3, "c", marks=pytest.mark.skip(reason="no c"))])
@pytest.mark.parametrize("z", [None, 1.5, [1]], ids=["none", None, "lst"])
def test_stack(x, y, z):
    assert z is None or x == 1
def test_letter(letter, db):
    print("in", letter)
    assert letter == "a"
@pytest.mark.skip
def test_skip(): pass
@pytest.mark.skipif(sys.platform == "linux", reason="not linux")
def test_skipif(): pass
@pytest.mark.xfail(reason="known")
def test_xf():
    assert 0
@pytest.mark.xfail
def test_xp(): pass
@pytest.mark.level0
@pytest.mark.platform_x86_cpu
def test_marks(): pass
def test_raises():
    with pytest.raises(ValueError, match="bad") as e:
        inner(4)
    assert str(e.value) == "bad 4"
    with pytest.raises(ZeroDivisionError):
        pass
def test_match():
    with pytest.raises(ValueError, match="good"):
        inner(4)
def test_approx():
    assert 0.1 + 0.2 == pytest.approx(0.3)
    assert [1.0, 2.0] == pytest.approx([1.0, 2.1])
def test_capsys(capsys):
    print("out"); print("err", file=sys.stderr)
    c = capsys.readouterr()
    assert c.out == "out\n" and c.err == "err\n"
def test_monkey(monkeypatch, tmp_path):
    monkeypatch.setenv("QQ", "1")
    (tmp_path / "f").write_text("x")
    import os
    assert os.environ["QQ"] == "1"
def test_nparr():
    a = np.ones(2)
    assert (a == 0).all()
def test_multi():
    assert helper(
        3
    ) == 7
class TestC:
    def setup_method(self, m):
        self.v = 1
    def teardown_method(self):
        print("td")
    @classmethod
    def setup_class(cls): cls.k = 2
    def test_m(self):
        assert self.v == self.k
    @pytest.mark.parametrize("q", [0, 1])
    def test_p(self, q): assert q == 0
class TestD(TestC):
    def test_more(self): pass
def test_fail(): pytest.fail("failing")
def test_skip_inside(): pytest.skip("inside")
def test_chain():
    try:
        inner(1)
    except ValueError as e:
        raise KeyError("k") from e
