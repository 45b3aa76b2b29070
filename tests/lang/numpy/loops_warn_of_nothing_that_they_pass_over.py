"""What loops pass over warns of nothing; reductions of what is not reorderable; axes of transforms that there are not."""
import warnings; warnings.simplefilter("error")
import numpy as np
def told(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, str(e)
x = np.array([1., -4, 0, np.nan, 1e308])
print(np.sqrt(x, where=x > 0, out=np.full(5, 7.)), np.log(x, where=x > 0, out=np.zeros(5)), np.divide(1, x, where=x != 0, out=np.zeros(5)), np.multiply(x, x, where=np.abs(x) < 10, out=np.zeros(5)))
print(np.divide([1, 2, 3], [0, 1, 2], where=[False, True, True], out=np.zeros(3)), np.arctanh([1, .5], where=[False, True], out=np.zeros(2)), np.floor_divide([7, 8], [0, 3], where=[False, True], out=np.zeros(2, int)), np.add([1, 2], 5, where=[True, False], out=np.array([9, 9])), np.sqrt([[4, -1], [9, 16]], where=[True, False], out=np.zeros((2, 2))))
print(told(np.sqrt, x), told(np.sqrt, x, where=np.array([True, True, False, False, False]), out=np.zeros(5)), np.power([2., 3], [2, 3], where=[True, False], out=np.ones(2)), np.equal([1, 2], [1, 3], where=[True, False], out=np.array([True, True])))
print(told(np.subtract.reduce, np.ones((2, 2)), axis=(0, 1)), told(np.divide.reduce, np.ones((2, 2)), axis=None), np.subtract.reduce(np.ones((2, 2)), axis=1), told(np.split, [1, 2, 3, 4], 2), told(np.split, np.arange(5), 2), np.split(np.arange(5), [2, 3]), np.array_split([1, 2, 3], 2))
print(told(np.fft.fft, [1, 2, 3], axis=2), told(np.fft.ifft, [[1, 2]], axis=-3), told(np.fft.rfft, [1, 2], axis=1), told(np.fft.irfft, [1, 2], axis=1), told(np.fft.fft, [1], 0))
m = np.ma.array([[1, 2], [3, 4]], mask=[[0, 1], [0, 0]]); print(told(np.ma.notmasked_edges, m, axis=2), np.ma.notmasked_edges(m, axis=-1))

# expect: [1.e+000 7.e+000 7.e+000 7.e+000 1.e+154] [  0.           0.           0.           0.         709.19620864] [ 1.0e+000 -2.5e-001  0.0e+000       nan  1.0e-308] [ 1. 16.  0.  0.  0.]
# expect: [0.  2.  1.5] [0.         0.54930614] [0 2] [6 9] [[2. 0.]
# expect:  [3. 0.]]
# expect: ('RuntimeWarning', 'invalid value encountered in sqrt') ('RuntimeWarning', 'invalid value encountered in sqrt') [4. 1.] [ True  True]
# expect: ('ValueError', "reduction operation 'subtract' is not reorderable, so at most one axis may be specified") ('ValueError', "reduction operation 'divide' is not reorderable, so at most one axis may be specified") [0. 0.] ('AttributeError', "'list' object has no attribute 'shape'") ('ValueError', 'array split does not result in an equal division') [array([0, 1]), array([2]), array([3, 4])] [array([1, 2]), array([3])]
# expect: ('IndexError', 'tuple index out of range') ('IndexError', 'tuple index out of range') ('IndexError', 'tuple index out of range') ('IndexError', 'tuple index out of range') ('ValueError', 'Invalid number of FFT data points (0) specified.')
# expect: ('AxisError', 'axis 2 is out of bounds for array of dimension 2') [(array([0, 1]), array([0, 0])), (array([0, 1]), array([0, 1]))]
