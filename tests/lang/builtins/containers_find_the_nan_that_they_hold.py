"""A NaN is equal to nothing, but found where it stands: containers look at identity first."""
import collections
import copy
import math
import operator

nan = float("nan")
print(nan in [nan], [nan] == [nan], (nan,) == (nan,), {nan} == {nan}, {1: nan} == {1: nan})
print([float("nan")] == [float("nan")], {1: nan} == {1: float("nan")}, float("nan") in [nan], nan is float("nan"))
print([nan].index(nan), [nan, nan].count(nan), [float("nan")].count(nan), {nan: 1}[nan], len({nan, nan, float("nan")}))
print(hash(nan) == hash(nan), hash(nan) == hash(float("nan")), +nan is nan, float(nan) is nan, nan + 0 is nan)
print(collections.Counter([nan, nan])[nan], collections.deque([nan]) == collections.deque([nan]), operator.indexOf([1, nan], nan))
print(math.nan in [math.nan], float("nan") in [math.nan], copy.copy(nan) is nan, copy.deepcopy([nan]) == [nan])
print([nan] < [nan], [nan] <= [nan], [float("nan")] <= [float("nan")], nan == nan, nan != nan)
print(sorted([3.0, 1.0, 2.0]), max([nan, 1.0]), max([1.0, nan]), sum([nan, 1.0]))
# expect: True True True True True
# expect: False False False False
# expect: 0 2 0 1 2
# expect: True False True True False
# expect: 2 True 1
# expect: True False True True
# expect: False True False False True
# expect: [1.0, 2.0, 3.0] nan 1.0 nan
