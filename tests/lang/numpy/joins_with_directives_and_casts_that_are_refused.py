"""np.r_'s directives, blocks of uneven depth, casts that a join refuses, scalars that wrap."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np
np.r_['0,2', [1, 2], [3, 4]]
np.r_['-1', [1, 2], [3]], np.r_['r', [1, 2]], np.r_['1,2,0', [1, 2], [3, 4]], np.r_['0,2,1', [1, 2], [3, 4]]
np.block([1, [2]])
np.block([[1, 2], [3, 4]]), np.block([np.ones((2, 2)), np.zeros((2, 1))])
np.arange(3).reshape(2, -1)
np.arange(6).reshape(5, -1)
np.arange(24).reshape(2, 3, 4).swapaxes(0, 5)
b = np.zeros(12); np.put(b, [0, 50], 1)
np.concatenate(([1.5], [2]), dtype=int)
np.fromstring('1,2,x', sep=',')
np.dtype(3)
np.min_scalar_type('a')
abs(np.int8(-128)), -np.int8(-128), -np.uint8(1)
np.random.random_integers(1, 1, 2)
np.bool
np.object
''')

# expect: 0 done
# expect: 1 array([[1, 2],\n       [3, 4]])
# expect: 2 (array([1, 2, 3]), matrix([[1, 2]]), array([[1, 3],\n       [2, 4]]), array([[1, 2],\n       [3, 4]]))
# expect: 3 ValueError: List depths are mismatched. First element was at depth 1, but there is an element at depth 2 (arrays[1][0])
# expect: 4 (array([[1, 2],\n       [3, 4]]), array([[1., 1., 0.],\n       [1., 1., 0.]]))
# expect: 5 ValueError: cannot reshape array of size 3 into shape (2,newaxis)
# expect: 6 ValueError: cannot reshape array of size 6 into shape (5,newaxis)
# expect: 7 AxisError: axis2: axis 5 is out of bounds for array of dimension 3
# expect: 8 IndexError: index 50 is out of bounds for axis 0 with size 12
# expect: 9 TypeError: Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'same_kind'
# expect: 10 array([1., 2.])
# expect: 11 TypeError: Cannot interpret '3' as a data type
# expect: 12 dtype('<U1')
# expect: 13 (-128, -128, 255)
# expect: 14 array([1, 1])
# expect: 15 AttributeError: module 'numpy' has no attribute 'bool'.\n`np.bool` was a deprecated alias for the builtin `bool`. To avoid this error in existing code, use `bool` by itself. Doing this will not modify any behavior and is safe. If you specifically wanted the numpy scalar type, use `np.bool_` here.\nThe aliases was originally deprecated in NumPy 1.20; for more details and guidance see the original release note at:\n    https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations
# expect: 16 AttributeError: module 'numpy' has no attribute 'object'.\n`np.object` was a deprecated alias for the builtin `object`. To avoid this error in existing code, use `object` by itself. Doing this will not modify any behavior and is safe. \nThe aliases was originally deprecated in NumPy 1.20; for more details and guidance see the original release note at:\n    https://numpy.org/devdocs/release/1.20.0-notes.html#deprecations
