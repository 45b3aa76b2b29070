import pytest


@pytest.mark.parametrize("value", [1], ids=[{}])
def test_unsupported(value):
    pass
