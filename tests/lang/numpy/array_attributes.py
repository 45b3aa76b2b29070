import numpy as np

a = np.arange(6).reshape(2, 3)
print(a.shape, a.ndim, a.size, a.dtype, a.itemsize, a.nbytes, len(a), a.T.shape, a.strides, type(a).__name__)
print(a.astype(np.float32).dtype, a.astype("int8").dtype, a.copy() is a, a.tolist(), a.flatten(), a.ravel().shape, a.reshape(-1), a.reshape(3, -1).shape)

# expect: (2, 3) 2 6 int64 8 48 2 (3, 2) (24, 8) ndarray
# expect: float32 int8 False [[0, 1, 2], [3, 4, 5]] [0 1 2 3 4 5] (6,) [0 1 2 3 4 5] (3, 2)
