import dataclasses
import warnings

import pytest


@dataclasses.dataclass
class Stop:
    name: str
    lines: list


@pytest.fixture(scope="module")
def network():
    """Stops of one town."""
    yield [Stop("harbour", [1, 4])]


@pytest.fixture(params=[1, 4], ids=["one", "four"])
def line(request, network):
    return request.param


def test_line_stops(line, network):
    assert line in network[0].lines


@pytest.mark.parametrize("name, number", [("harbour", 2), ("market", 3)])
def test_direct(name, number):
    assert len(name) > number


def test_records():
    assert Stop("harbour", [1, 4]) == Stop("harbor", [1, 5])


def test_name(network):
    assert network[0].name == "harbor"


def test_empty(network):
    assert network[0].name == ""


def test_mapping():
    assert {"a": 1.1} == pytest.approx({"a": 1.0})


def test_warned(recwarn):
    warnings.warn("late")
    assert [str(w.message) for w in recwarn] == ["late"]
