import numpy as np

print(np.array([1, 2, 3]), np.array([1.0, 2]), np.array([[1, 2], [3, 4]]), np.zeros(3), np.ones((2, 2)), np.full((2,), 7), np.arange(5), np.arange(1, 2, 0.25), np.arange(0, 10, 3))
print(np.zeros((2, 3), dtype=np.int32), np.ones(2, np.float32).dtype, np.array([True, False]), np.array(5), np.array([]), np.full((1, 2), 1.5), np.arange(3, dtype=np.float32))
print(np.zeros_like(np.ones((2,))), np.ones_like(np.array([1, 2])), np.eye(2), np.linspace(0, 1, 5), np.asarray([1]), np.empty((0, 3)).shape)

# expect: [1 2 3] [1. 2.] [[1 2]
# expect:  [3 4]] [0. 0. 0.] [[1. 1.]
# expect:  [1. 1.]] [7 7] [0 1 2 3 4] [1.   1.25 1.5  1.75] [0 3 6 9]
# expect: [[0 0 0]
# expect:  [0 0 0]] float32 [ True False] 5 [] [[1.5 1.5]] [0. 1. 2.]
# expect: [0. 0.] [1 1] [[1. 0.]
# expect:  [0. 1.]] [0.   0.25 0.5  0.75 1.  ] [1] (0, 3)
