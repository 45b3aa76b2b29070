"""Parts with examples."""
import functools


def half(x):
    """Half of it.

    >>> half(4)
    2.0
    >>> half(three)
    1.5
    """
    return x / 2


def wrong(
    x,
):
    """Is wrong.

    >>> wrong(1)
    1
    >>> wrong(2)
    3
    >>> wrong(3)
    3
    """
    return x


def lines():
    r"""
    >>> print("a\nb\nc\nd")
    a
    b
    x
    d
    """


def raises():
    """
    >>> raises()
    Traceback (most recent call last):
        ...
    ValueError: no
    >>> 1 / 0
    Traceback (most recent call last):
    ZeroDivisionError: division by zero
    """
    raise ValueError("no")


class Kind:
    """A kind.

    >>> Kind().name
    'kind'
    """

    name = "kind"

    def method(self):
        """
        >>> Kind().method()
        """

    @property
    def prop(self):
        """
        >>> Kind().prop
        5
        """
        return 4

    @staticmethod
    def fixed():
        """>>> Kind.fixed()
        'f'"""
        return "f"


@functools.lru_cache
def cached():
    """
    >>> cached()
    1
    """
    return 2


def skipped():
    """
    >>> 1  # doctest: +SKIP
    2
    """


def near():
    """
    >>> 3.14159  # doctest: +NUMBER
    3.14
    >>> [1.0001, 2.5]  # doctest: +NUMBER
    [1.00, 2.6]
    """


def texts():
    """
    >>> u"a"  # doctest: +ALLOW_UNICODE
    u'a'
    >>> b"a"  # doctest: +ALLOW_BYTES
    'a'
    >>> print("a   b")  # doctest: +NORMALIZE_WHITESPACE
    a b
    >>> list(range(100))  # doctest: +ELLIPSIS
    [0, 1, ..., 99]
    """


def no_examples():
    """Nothing."""


__test__ = {"extra": ">>> 1\n2\n"}
