import numpy as np


def tried(*args):
    try:
        return np.moveaxis(np.zeros((1, 2, 3)), *args).shape
    except Exception as e:
        return f"{type(e).__name__}: {e}"


for args in ((5, 0), (0, 5), ([0, 0], [1, 2]), ([0, 1], [1, -2]), ([0, 1], 0), ([0, 1], [-1, 0]), (np.int64(0), -1), ((0, 2), (1, 0)), ("a", 0), (1.5, 0)):
    print(args, tried(*args))
# expect: (5, 0) AxisError: source: axis 5 is out of bounds for array of dimension 3
# expect: (0, 5) AxisError: destination: axis 5 is out of bounds for array of dimension 3
# expect: ([0, 0], [1, 2]) ValueError: repeated axis in `source` argument
# expect: ([0, 1], [1, -2]) ValueError: repeated axis in `destination` argument
# expect: ([0, 1], 0) ValueError: `source` and `destination` arguments must have the same number of elements
# expect: ([0, 1], [-1, 0]) (2, 3, 1)
# expect: (0, -1) (2, 3, 1)
# expect: ((0, 2), (1, 0)) (3, 1, 2)
# expect: ('a', 0) TypeError: 'str' object cannot be interpreted as an integer
# expect: (1.5, 0) TypeError: 'float' object is not iterable
