import numpy as np

x = np.arange(60).reshape(3, 4, 5)
i = np.array([0, 2])
for index in ((i, True), (True, i), (slice(None), True, i), (..., True), ([0, 1], True), (None, i, True), (i, slice(None), True),
              (True, True), (0, True), (True, 0), True, False, (i, True, 0), (np.array([True, False, True]), True)):
    print(x[index].shape, x[index].sum())
try:
    x[i, False]
except IndexError as e:
    print(e)
y = x.copy()
y[i, True] = -1
y[True, 1] = 7
print(y.sum())

# expect: (2, 4, 5) 1180
# expect: (2, 4, 5) 1180
# expect: (3, 2, 5) 810
# expect: (3, 4, 5, 1) 1770
# expect: (2, 4, 5) 780
# expect: (1, 2, 4, 5) 1180
# expect: (2, 4, 5) 1180
# expect: (1, 3, 4, 5) 1770
# expect: (1, 4, 5) 190
# expect: (1, 4, 5) 190
# expect: (1, 3, 4, 5) 1770
# expect: (0, 3, 4, 5) 0
# expect: (2, 5) 220
# expect: (2, 4, 5) 1180
# expect: shape mismatch: indexing arrays could not be broadcast together with shapes (2,) (0,)
# expect: 100
