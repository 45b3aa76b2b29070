import logging
import pytest


@pytest.fixture
def told():
    logging.getLogger("up").info("made")
    yield 1
    logging.warning("taken down")


def test_quiet():
    pass


def test_says():
    logging.info("one")
    logging.error("two %d", 2)


def test_fixture(told):
    logging.debug("inside")
    print("printed")


def test_fails(told):
    logging.critical("before")
    assert 0


@pytest.mark.skip(reason="no")
def test_skipped():
    pass
