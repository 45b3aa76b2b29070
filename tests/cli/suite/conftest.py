import pytest
@pytest.fixture(scope="session")
def db():
    print("db up")
    yield {"n": 1}
    print("db down")
@pytest.fixture(params=["a", "b"])
def letter(request):
    return request.param
