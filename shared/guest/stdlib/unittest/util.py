"""unittest.util"""

from collections import Counter

_MAX_LENGTH = 80


def safe_repr(obj, short=False):
    try:
        result = repr(obj)
    except Exception:
        result = object.__repr__(obj)
    if not short or len(result) < _MAX_LENGTH:
        return result
    return result[:_MAX_LENGTH] + " [truncated]..."


def strclass(cls):
    return "%s.%s" % (cls.__module__, cls.__qualname__)


def sorted_list_difference(expected, actual):
    """(what only `expected` has, what only `actual` has) of two sorted lists."""
    missing, unexpected, i, j = [], [], 0, 0
    while i < len(expected) and j < len(actual):
        e, a = expected[i], actual[j]
        if e < a:
            missing.append(e)
        elif e > a:
            unexpected.append(a)
        i += e <= a and expected[i : i + 1].count(e)
        j += a <= e and 1
        while i < len(expected) and i and expected[i] == expected[i - 1] == e and e <= a:
            i += 1
        while j < len(actual) and j and actual[j] == actual[j - 1] == a and a <= e:
            j += 1
    return missing + list(expected[i:]), unexpected + list(actual[j:])


def unorderable_list_difference(expected, actual):
    missing = []
    while expected:
        item = expected.pop()
        try:
            actual.remove(item)
        except ValueError:
            missing.append(item)
    return missing, actual


def three_way_cmp(x, y):
    return (x > y) - (x < y)


def _count_diff_all_purpose(actual, expected):
    s, t = list(actual), list(expected)
    return [(s.count(e), t.count(e), e) for e in dict.fromkeys(s + t) if s.count(e) != t.count(e)]


def _count_diff_hashable(actual, expected):
    s, t = Counter(actual), Counter(expected)
    return [(s.get(e, 0), t.get(e, 0), e) for e in dict.fromkeys([*s, *t]) if s.get(e, 0) != t.get(e, 0)]
