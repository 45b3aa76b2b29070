"""Corners of numpy's composed functions, and names that it has for its own machinery."""
import warnings

from _cells import run

warnings.simplefilter("ignore")

run(r'''
import numpy as np
np.unwrap(np.array([0,4.,8],'f4')), np.unwrap([0,4,8])
np.kron(np.array([[1,2]],'i2'),np.array(5,'u4')), np.fix(np.array([2],'u1')), np.fix(-2.5), np.fix([2.1,-2.9])
np.tril(np.array([['a'],['A1'],['']])), np.triu(np.ones((2,2),'i4')).dtype
np.diag_indices_from(np.ones((2,3)))
np.lexsort(([1,2,1],[3,3,1])), np.lexsort(np.array([[[1,2],[0,3]],[[5,4],[4,5]]]))
np.lexsort(([1,2],[2,1]),4)
np.lexsort(([1],[2,3]))
np.divide.reduce(np.zeros((2,0))), np.lcm.reduce(np.zeros((3,0),int),0), np.subtract.reduce(np.array(1)), np.fmin.reduce([2.5]), np.hypot.reduce(np.array([3,4]))
np.broadcast_shapes((2,1),3)
np.broadcast_shapes('C')
np.vander([[1,2]])
np.geterrobj(), np.ERR_DEFAULT, np.ERR_CALL
np.sctypeDict['f8'], np.sctypeDict['int16'], np.sctypeDict['c16'], np.sctypeDict['b']
np.format_parser(['f8','i4'],['a','b'],[]).dtype, np.format_parser('f8,i4,S5','col1,col2',[]).dtype
np.from_dlpack(3)
[np.round(m([1,2,3,4]),6).tolist() for m in (np.polynomial.chebyshev.chebcompanion,np.polynomial.legendre.legcompanion,np.polynomial.hermite.hermcompanion,np.polynomial.hermite_e.hermecompanion)]
''')

# expect: 0 done
# expect: 1 (array([ 0.      , -2.283185, -4.56637 ], dtype=float32), array([ 0.        , -2.28318531, -4.56637061]))
# expect: 2 (array([[ 5, 10]], dtype=int16), array([2.], dtype=float16), -2.0, array([ 2., -2.]))
# expect: 3 (array([['a'],\n       ['A1'],\n       ['']], dtype='<U2'), dtype('int32'))
# expect: 4 ValueError: All dimensions of input must be of equal length
# expect: 5 (array([2, 0, 1]), array([[1, 0],\n       [0, 1]]))
# expect: 6 AxisError: axis 4 is out of bounds for array of dimension 1
# expect: 7 ValueError: all keys need to be the same shape
# expect: 8 (array([], dtype=float64), array([], dtype=int64), 1, 2.5, 5.0)
# expect: 9 (2, 3)
# expect: 10 TypeError: 'str' object cannot be interpreted as an integer
# expect: 11 ValueError: x must be a one-dimensional array or sequence.
# expect: 12 ([8192, 521, None], 521, 3)
# expect: 13 (<class 'numpy.float64'>, <class 'numpy.int16'>, <class 'numpy.complex128'>, <class 'numpy.int8'>)
# expect: 14 (dtype([('a', '<f8'), ('b', '<i4')]), dtype([('col1', '<f8'), ('col2', '<i4'), ('f2', 'S5')]))
# expect: 15 AttributeError: type object 'int' has no attribute '__dlpack__'
# expect: 16 [[[0.0, 0.707107, -0.176777], [0.707107, 0.0, 0.25], [0.0, 0.5, -0.375]], [[0.0, 0.57735, -0.33541], [0.57735, 0.0, 0.129099], [0.0, 0.516398, -0.45]], [[0.0, 0.707107, -0.044194], [0.707107, 0.0, 0.875], [0.0, 1.0, -0.375]], [[0.0, 1.0, -0.176777], [1.0, 0.0, 1.06066], [0.0, 1.414214, -0.75]]]
