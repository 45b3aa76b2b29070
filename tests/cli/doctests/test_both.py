"""
>>> 2 * 2
4
"""


def test_plain():
    """
    >>> test_plain.__name__
    'test_plain'
    """
