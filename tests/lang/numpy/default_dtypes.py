import numpy as np

for v in ([1], [1.0], [True], [1, 2.5], [1, True], [2 ** 40], [[1, 2], [3, 4.0]], [1 + 2j], 3, 2.5, np.float32(1)):
    print(np.array(v).dtype, np.array(v).shape)

# expect: int64 (1,)
# expect: float64 (1,)
# expect: bool (1,)
# expect: float64 (2,)
# expect: int64 (2,)
# expect: int64 (1,)
# expect: float64 (2, 2)
# expect: complex128 (1,)
# expect: int64 ()
# expect: float64 ()
# expect: float32 ()
