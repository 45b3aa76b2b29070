import numpy as np

x = np.float32(0.1)
print(x, repr(x), x + 1, type(x + 1).__name__, np.int32(5) // 2, type(np.int64(3)).__name__, float(x), np.float64(0.1), np.pi, np.inf, np.nan, np.float16(0.1), np.bool_(True), np.int8(-3), np.float32(1) == 1, isinstance(np.float64(1), float))
print(np.float32, np.int64, np.dtype("float32"), np.float32(3).item(), f"{np.float64(2.5):.2f}", round(np.float64(2.567), 1), np.array([1.5, 2])[0])

# expect: 0.1 0.1 1.1000000014901161 float64 2 int64 0.10000000149011612 0.1 3.141592653589793 inf nan 0.1 True -3 True True
# expect: <class 'numpy.float32'> <class 'numpy.int64'> float32 3.0 2.50 2.6 1.5
