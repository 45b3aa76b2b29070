import numpy as np

print(np.arange(12).reshape(2, 2, 3))
print(repr(np.arange(8.0).reshape(2, 2, 2)))
print(np.arange(4).reshape(1, 2, 1, 2))

# expect: [[[ 0  1  2]
# expect:   [ 3  4  5]]
# expect:
# expect:  [[ 6  7  8]
# expect:   [ 9 10 11]]]
# expect: array([[[0., 1.],
# expect:         [2., 3.]],
# expect:
# expect:        [[4., 5.],
# expect:         [6., 7.]]])
# expect: [[[[0 1]]
# expect:
# expect:   [[2 3]]]]
