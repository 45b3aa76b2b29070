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
    """(what only `expected` has, what only `actual` has) of two sorted lists; an item is told once."""
    missing, unexpected, i, j = [], [], 0, 0
    while i < len(expected) and j < len(actual):
        e, a = expected[i], actual[j]
        if e < a:
            missing.append(e)
        elif e > a:
            unexpected.append(a)
        if e <= a:
            while i < len(expected) and expected[i] == e:
                i += 1
        if a <= e:
            while j < len(actual) and actual[j] == a:
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
    """[(how often in `actual`, how often in `expected`, the item)], which need not be hashable."""
    items = []
    for item in [*actual, *expected]:
        if item not in items:
            items.append(item)
    return [(actual.count(e), expected.count(e), e) for e in items if actual.count(e) != expected.count(e)]


def _count_diff_hashable(actual, expected):
    s, t = Counter(actual), Counter(expected)
    return [(s.get(e, 0), t.get(e, 0), e) for e in dict.fromkeys([*s, *t]) if s.get(e, 0) != t.get(e, 0)]
