import numpy as np

a = np.arange(6.0).reshape(2, 3)
b = np.array([1.0, 2.0, 3.0])
print(a + b, a * 2, 1 - a, a / b, a // 2, a % 2, a ** 2, -a, abs(-a), a @ b, a == b, a > 2, (a > 1) & (a < 4), ~(a > 1))
a += 1
print(a, a.sum(), a.mean(), a.max(axis=0), a.min(axis=1), a.sum(axis=(0, 1)), a.std(), a.prod(), a.argmax(), a.cumsum())
try:
    a + np.ones(4)
except ValueError as e:
    print(e)

# expect: [[1. 3. 5.]
# expect:  [4. 6. 8.]] [[ 0.  2.  4.]
# expect:  [ 6.  8. 10.]] [[ 1.  0. -1.]
# expect:  [-2. -3. -4.]] [[0.         0.5        0.66666667]
# expect:  [3.         2.         1.66666667]] [[0. 0. 1.]
# expect:  [1. 2. 2.]] [[0. 1. 0.]
# expect:  [1. 0. 1.]] [[ 0.  1.  4.]
# expect:  [ 9. 16. 25.]] [[-0. -1. -2.]
# expect:  [-3. -4. -5.]] [[0. 1. 2.]
# expect:  [3. 4. 5.]] [ 8. 26.] [[False False False]
# expect:  [False False False]] [[False False False]
# expect:  [ True  True  True]] [[False False  True]
# expect:  [ True False False]] [[ True  True False]
# expect:  [False False False]]
# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]] 21.0 3.5 [4. 5. 6.] [1. 4.] 21.0 1.707825127659933 720.0 5 [ 1.  3.  6. 10. 15. 21.]
# expect: operands could not be broadcast together with shapes (2,3) (4,)
