import numpy as np

print(np.array([1, -20, 300]), repr(np.array([1, -20, 300])), np.array([[1, 2], [30, 4]]), repr(np.array([[1, 2], [30, 4]])), np.array([True, False]), repr(np.array([True])))
print(repr(np.array([1], dtype=np.int8)), repr(np.array([1], dtype=np.uint8)), repr(np.zeros((2, 0))), repr(np.array([])), np.array([[]]), repr(np.array(3)), repr(np.array([1], np.int64)))

# expect: [  1 -20 300] array([  1, -20, 300]) [[ 1  2]
# expect:  [30  4]] array([[ 1,  2],
# expect:        [30,  4]]) [ True False] array([ True])
# expect: array([1], dtype=int8) array([1], dtype=uint8) array([], shape=(2, 0), dtype=float64) array([], dtype=float64) [] array(3) array([1])
