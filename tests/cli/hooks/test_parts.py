import logging
import sys

import pytest


def test_parts(subtests, caplog):
    for i in range(3):
        with subtests.test("part", i=i):
            print("part", i)
            logging.warning("warned %d", i)
            assert i != 1
    with subtests.test(k=2):
        pytest.skip("no")
    assert [r.message for r in caplog.records] == [f"warned {i}" for i in range(3)]


def test_logs():
    print("out")
    print("err", file=sys.stderr)
    logging.getLogger("a.b").error("bad")
    logging.info("below the level")
    assert 0


@pytest.fixture
def logged():
    logging.error("in set-up")
    yield
    logging.error("in tear-down")
    print("down")
    assert 0


def test_logged(logged):
    pass


@pytest.mark.xfail
def test_both(logged):
    assert 0
