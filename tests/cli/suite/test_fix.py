import pytest, warnings
log = []
@pytest.fixture(scope="module", params=[1, 2])
def mod(request):
    log.append(("up", request.param)); yield request.param; log.append(("down", request.param))
@pytest.fixture(autouse=True)
def auto(): log.append("auto")
@pytest.fixture
def dep(mod): return mod * 10
def test_1(mod): pass
def test_2(dep): assert dep in (10, 20)
def test_plain(): warnings.warn("careful", UserWarning)
@pytest.mark.parametrize("dep", [5], indirect=True)
def test_ind(dep): pass
@pytest.fixture
def par(request): return request.param + 1
@pytest.mark.parametrize("par,k", [(1, 2), (3, 4)], indirect=["par"])
def test_ind2(par, k): assert par == k
@pytest.fixture
def bad(): raise RuntimeError("boom")
def test_bad(bad): pass
@pytest.fixture
def badtear():
    yield 1
    raise RuntimeError("tear")
def test_badtear(badtear): pass
class TestX:
    @pytest.fixture(autouse=True)
    def _s(self): self.z = 1
    @pytest.fixture
    def mod(self, mod): return mod + 100
    def test_z(self, mod): assert self.z == 1 and mod > 100
    @pytest.mark.usefixtures("dep")
    def test_use(self): pass
def test_log(): print(log); assert 0
@pytest.mark.xfail(strict=True, reason="st")
def test_strict(): pass
@pytest.mark.xfail(raises=ValueError)
def test_xr(): raise TypeError("x")
def test_request(request):
    assert request.node.name == "test_request" and request.function is test_request
    assert request.getfixturevalue("tmp_path").exists()
def test_dids():
    with pytest.raises(ValueError):
        pass
def test_warns():
    with pytest.warns(UserWarning, match="x"):
        warnings.warn("xyz")
def test_long():
    assert "a" * 300 == "b" * 300
def test_approx():
    assert 1.0 == pytest.approx(1.1)
def test_none():
    v = None
    assert v is not None
def test_len():
    assert len([1, 2]) == 3
def test_isinst():
    assert isinstance(1, str)
def test_lambda():
    f = lambda v: v
    assert f(0)
def test_idx():
    d = {"a": [1]}
    assert d["a"][0] == 2
def test_cmp_chain():
    x = 5
    assert 1 < x < 3
def test_mul():
    assert (1 +
            2 == 4), \
        "message here"
