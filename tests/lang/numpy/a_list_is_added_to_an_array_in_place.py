# The array's own + comes before the list's +=.
import numpy as np

x = [1, 2]
x += np.array([3, 4])
print(type(x).__name__, x)
x = [1, 2]
x += np.float64(2)
print(type(x).__name__, x)
x = [1, 2]
x *= np.array([3, 4])
print(type(x).__name__, x)
x = [1, 2]
x *= np.int64(2)
print(type(x).__name__, x)
x = (1, 2)
x += np.array([3, 4])
print(type(x).__name__, x)
x = bytearray(b"a")
try:
    x += np.array([3, 4])
    print(type(x).__name__, x)
except Exception as e:
    print(type(e).__name__)

# expect: ndarray [4 6]
# expect: ndarray [3. 4.]
# expect: ndarray [3 8]
# expect: list [1, 2, 1, 2]
# expect: ndarray [4 6]
# expect: ndarray [100 101]
