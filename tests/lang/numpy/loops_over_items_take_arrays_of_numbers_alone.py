# ufunc.at of dates and texts goes its own way; an order is a text, and dimensions asked for are at most 32.
import numpy as np

for i in range(300):
    t = np.array([1, 2], "m8[s]")
    np.add.at(t, [0, 0, 1], np.timedelta64(2, "s"))
    assert t.tolist() == np.array([5, 4], "m8[s]").tolist()
d = np.array(["2020-01-01"], "M8[D]")
np.add.at(d, [0], np.timedelta64(1, "D"))
o = np.array([1, 2], object)
np.add.at(o, [0, 0], 3)
print(t, d, o)
a = np.arange(3)
for make in (lambda: np.array(a, order=5, copy=False), lambda: np.array(a, ndmin=33), lambda: np.array(a, ndmin=10**9)):
    try:
        print(make().ndim)
    except (TypeError, ValueError) as e:
        print(type(e).__name__)
# expect: [5 4] ['2020-01-02'] [7 2]
# expect: TypeError
# expect: ValueError
# expect: ValueError
