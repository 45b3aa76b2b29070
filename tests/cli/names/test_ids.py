import enum
import re

import pytest


class Kind(enum.Enum):
    A = 1


def show(value):
    return {1: "one", 2: None, 3: b"\x00\xff", 4: Kind.A, 5: "a\\b\n"}[value]


VALUES = ["a\\b", "tab\tnewline\n", "é漢", "\x00\x7f", b"\\\xff\n", "x" * 100, "x" * 101, b"y" * 101, re.compile("a\\d"), Kind.A, print, int,
          None, 1.5, 2j, {}, [1]]


@pytest.mark.parametrize("value", VALUES)
def test_values(value):
    pass


@pytest.mark.parametrize("first, second", [("a\\", {}), ("x" * 101, "b")])
def test_pairs(first, second):
    pass


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5], ids=show)
def test_function(value):
    pass


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5], ids=["a\\b", None, 3, Kind.A, b"\xff"])
def test_list(value):
    pass


@pytest.mark.parametrize("value", [pytest.param(1, id="a\\b"), pytest.param(2, id="é"), pytest.param(3, id="z" * 101)])
def test_param(value):
    pass
