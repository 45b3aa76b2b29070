"""Convolutions of any lengths, arrays as numbers and conditions, dtypes that a ufunc is asked to compute in."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np, random
r = np.random.RandomState(5)
x = r.rand(7); y = r.rand(3)
np.convolve(x, y), np.convolve(y, x, 'same'), np.convolve(x, y, 'valid')
np.convolve([1, 2, 3], [0, 1]), np.convolve([1, 2], [True, False]), np.convolve([1j, 2], [1, 1j])
np.correlate(x, y), np.correlate(y, x, 'full'), np.correlate([1j, 2, 3], [1, 2j], 'same')
np.convolve([], [1])
np.convolve([1], [])
np.convolve(np.array([1, 2], object), np.array([3, 4], object))
np.polymul([1, 2], [1, 1]), np.poly([1, 2, 3])
bool(np.array([])), bool(np.array([0]))
int(np.array([5])), float(np.array([[2.5]])), int(np.array(5))
np.random.RandomState(0).uniform(0, np.inf)
np.random.RandomState(0).uniform([0, 1], [1, 2])
np.add([1.5, 2], [3, 4], dtype=np.int32)
np.add([1.5, 2], [3, 4], dtype=np.int32, casting='unsafe')
np.add([1, 2], [3, 4], dtype=np.float32), np.multiply([1], [2], dtype='i1'), np.add(1, 2, dtype=complex)
np.subtract([1 + 1j], 1, dtype=float)
np.less([1.5], [2], dtype=bool)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 (array([0.11508525, 0.51729097, 0.40727354, 0.70103371, 0.5646509 ,\n       0.63454248, 0.67031144, 0.34215915, 0.14377716]), array([0.51729097, 0.40727354, 0.70103371, 0.5646509 , 0.63454248,\n       0.67031144, 0.34215915]), array([0.40727354, 0.70103371, 0.5646509 , 0.63454248, 0.67031144]))
# expect: 4 (array([0, 1, 2, 3]), array([1, 2, 0]), array([0.+1.j, 1.+0.j, 0.+2.j]))
# expect: 5 (array([0.41232461, 0.68520041, 0.47149626, 0.73602241, 0.57854419]), array([0.39706041, 0.54446086, 0.57854419, 0.73602241, 0.47149626,\n       0.68520041, 0.41232461, 0.22934262, 0.04167283]), array([2.+0.j, 0.-3.j, 2.-6.j]))
# expect: 6 ValueError: v cannot be empty
# expect: 7 ValueError: v cannot be empty
# expect: 8 array([3, 10, 8], dtype=object)
# expect: 9 (array([1, 3, 2]), array([ 1., -6., 11., -6.]))
# expect: 10 (False, False)
# expect: 11 (5, 2.5, 5)
# expect: 12 OverflowError: Range exceeds valid bounds
# expect: 13 array([0.5488135 , 1.71518937])
# expect: 14 UFuncTypeError: Cannot cast ufunc 'add' input 0 from dtype('float64') to dtype('int32') with casting rule 'same_kind'
# expect: 15 array([4, 6], dtype=int32)
# expect: 16 (array([4., 6.], dtype=float32), array([2], dtype=int8), (3+0j))
# expect: 17 UFuncTypeError: Cannot cast ufunc 'subtract' input 0 from dtype('complex128') to dtype('float64') with casting rule 'same_kind'
# expect: 18 array([ True])
