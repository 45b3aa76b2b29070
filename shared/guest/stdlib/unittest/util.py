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


_PLACEHOLDER_LEN = 12  # of "[%d chars]"
_MIN_BEGIN_LEN = _MIN_END_LEN = _MIN_COMMON_LEN = 5
_MIN_DIFF_LEN = _MAX_LENGTH - (_MIN_BEGIN_LEN + _PLACEHOLDER_LEN + _MIN_COMMON_LEN + _PLACEHOLDER_LEN + _MIN_END_LEN)


def _shorten(text, prefix_length, suffix_length):
    skip_count = len(text) - prefix_length - suffix_length
    if skip_count > _PLACEHOLDER_LEN:
        text = "%s[%d chars]%s" % (text[:prefix_length], skip_count, text[len(text) - suffix_length :])
    return text


def _common_shorten_repr(*args):
    """The texts of values, cut so that what differs in them is still seen."""
    args = tuple(map(safe_repr, args))
    longest = max(map(len, args))
    if longest <= _MAX_LENGTH:
        return args
    prefix = 0
    while all(prefix < len(a) and a[prefix] == args[0][prefix] for a in args):
        prefix += 1
    common = args[0][:prefix]
    room = _MAX_LENGTH - (longest - prefix + _MIN_BEGIN_LEN + _PLACEHOLDER_LEN)
    if room > _MIN_COMMON_LEN:
        common = _shorten(common, _MIN_BEGIN_LEN, room)
        return tuple(common + a[prefix:] for a in args)
    common = _shorten(common, _MIN_BEGIN_LEN, _MIN_COMMON_LEN)
    return tuple(common + _shorten(a[prefix:], _MIN_DIFF_LEN, _MIN_END_LEN) for a in args)


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
