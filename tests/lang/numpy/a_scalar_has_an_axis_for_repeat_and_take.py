import numpy as np

x = np.array(3.5)
for axis in 0, -1, None:
    print(np.repeat(x, 3, axis=axis), np.take(x, [0, 0], axis=axis), x.take(0, axis=axis), np.compress([True], x, axis=axis), x.repeat([2], axis))
for call in (lambda: np.repeat(x, 3, axis=1), lambda: np.take(x, [0], axis=1), lambda: np.partition(x, 0, axis=0)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
a = np.arange(6).reshape(2, 3)
print(np.repeat(a, 2, axis=0).tolist(), np.repeat(a, [1, 2]).tolist() if a.size == 2 else "", np.compress([False, True], a, axis=0))

# expect: [3.5 3.5 3.5] [3.5 3.5] 3.5 [3.5] [3.5 3.5]
# expect: [3.5 3.5 3.5] [3.5 3.5] 3.5 [3.5] [3.5 3.5]
# expect: [3.5 3.5 3.5] [3.5 3.5] 3.5 [3.5] [3.5 3.5]
# expect: AxisError axis 1 is out of bounds for array of dimension 1
# expect: AxisError axis 1 is out of bounds for array of dimension 1
# expect: AxisError axis 0 is out of bounds for array of dimension 0
# expect: [[0, 1, 2], [0, 1, 2], [3, 4, 5], [3, 4, 5]]  [[3 4 5]]
